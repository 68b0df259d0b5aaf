// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/parameter_group.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/fields/field_editor.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStyleOptionButton>

#include <algorithm>

namespace boardwright {

ParameterGroup::ParameterGroup(const GoalSetDocument &document, BoardChoice &choice,
    const QList<std::size_t> &parameters, QWidget *parent)
    : QPushButton(parent)
    , m_document(document)
    , m_choice(choice)
    , m_fields(choice.generator().info().parameters)
    , m_panel(new PopupPanel(*this))
    , m_form(new QFormLayout(m_panel))
    , m_reset(new QPushButton(tr("Reset"), m_panel))
{
    const Field &first = m_fields[parameters.front()];
    m_panel->setWindowTitle(groupLabel(first));
    m_panel->setAccessibleName(groupLabel(first));
    for (const std::size_t parameter : parameters)
        addItem(document, parameter);
    m_reset->setAutoDefault(true); // Return presses it
    m_reset->setToolTip(tr("Resets everything here to its default"));
    m_form->addRow(m_reset);
    m_form->setAlignment(m_reset, Qt::AlignRight);
    connect(m_reset, &QPushButton::clicked, this, &ParameterGroup::reset);
    connect(this, &QPushButton::clicked, this, &ParameterGroup::open);
    connect(m_panel, &PopupPanel::closing, this, &ParameterGroup::endTyping);
    showSettings();
}

void ParameterGroup::addItem(const GoalSetDocument &document, std::size_t parameter)
{
    const Field &field = m_fields[parameter];
    auto *editor = new FieldEditor(field, &document, m_panel);
    if (auto *flag = qobject_cast<QCheckBox *>(&editor->inner())) {
        flag->setText(fieldLabel(field));
        m_form->addRow(editor);
    } else {
        auto *label = new QLabel(fieldLabel(field), m_panel);
        label->setBuddy(editor);
        label->setToolTip(fieldHelp(field));
        m_form->addRow(label, editor);
    }
    connect(editor, &FieldEditor::edited, this,
        [this, parameter, editor] { m_choice.setParameter(parameter, editor->value()); });
    m_items.append({.parameter = parameter, .editor = editor});
}

FieldEditor *ParameterGroup::editor(std::size_t parameter) const
{
    const auto found = std::ranges::find(m_items, parameter, &Item::parameter);
    return found == m_items.end() ? nullptr : found->editor;
}

bool ParameterGroup::applies(const Item &item) const
{
    return boardwright::applies(m_fields, m_choice.settings(), item.parameter);
}

Value ParameterGroup::chosen(const Item &item) const
{
    return m_choice.settings().values.at(static_cast<qsizetype>(item.parameter));
}

QStringList ParameterGroup::differences() const
{
    QStringList texts;
    for (const Item &item : m_items) {
        const Field &field = item.editor->field();
        if (applies(item) && chosen(item) != fallbackOf(field))
            texts << settingWords(m_document.rowNames(field), field, chosen(item));
    }
    return texts;
}

void ParameterGroup::showSettings()
{
    for (const Item &item : std::as_const(m_items)) {
        m_form->setRowVisible(item.editor, applies(item));
        if (item.editor->value() != chosen(item))
            item.editor->setValue(chosen(item));
    }
    const QStringList different = differences();
    const QString name = groupLabel(m_items.front().editor->field());
    setText(different.isEmpty()
            ? name
            : tr("%1 (%2)", "a group of settings, how many of them differ from the usual")
                  .arg(name, wholeText(different.size())));
    const QString words
        = different.isEmpty() ? tr("Everything here is at its default") : different.join(u'\n');
    setToolTip(words);
    setAccessibleDescription(words);
    m_reset->setEnabled(!different.isEmpty());
    setVisible(std::ranges::any_of(m_items, [this](const Item &item) { return applies(item); }));
    if (m_panel->isVisible())
        m_panel->fit();
}

void ParameterGroup::open()
{
    const auto first
        = std::ranges::find_if(m_items, [this](const Item &item) { return applies(item); });
    if (first != m_items.end())
        m_panel->open(first->editor);
}

void ParameterGroup::reset()
{
    for (const Item &item : std::as_const(m_items))
        m_choice.setParameter(item.parameter, fallbackOf(item.editor->field()));
    // The focus must not stay on a button that is about to be disabled.
    if (m_panel->isVisible())
        open();
}

void ParameterGroup::endTyping(bool keeps)
{
    for (const Item &item : std::as_const(m_items)) {
        if (keeps)
            item.editor->commit();
        else
            item.editor->setValue(chosen(item));
    }
}

QSize ParameterGroup::sizeHint() const
{
    // The base class reserves space for the arrow only if the button has a menu, which this one has
    // not.
    const int arrow = style()->pixelMetric(QStyle::PM_MenuButtonIndicator, nullptr, this);
    const int margin = style()->pixelMetric(QStyle::PM_ButtonMargin, nullptr, this);
    return QPushButton::sizeHint() + QSize(arrow + margin, 0);
}

void ParameterGroup::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_F4)
        open();
    else
        QPushButton::keyPressEvent(event);
}

void ParameterGroup::initStyleOption(QStyleOptionButton *option) const
{
    QPushButton::initStyleOption(option);
    option->features |= QStyleOptionButton::HasMenu;
    if (m_panel->isVisible())
        option->state |= QStyle::State_Sunken;
}

} // namespace boardwright
