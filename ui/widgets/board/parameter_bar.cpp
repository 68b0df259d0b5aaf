// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/parameter_bar.h"

#include "ui/text/field_words.h"
#include "ui/widgets/board/parameter_group.h"
#include "ui/widgets/fields/field_editor.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace boardwright {

ParameterBar::ParameterBar(const GoalSetDocument &document, BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_choice(choice)
    , m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(4);
    connect(&choice, &BoardChoice::generatorChanged, this, &ParameterBar::rebuild);
    connect(&choice, &BoardChoice::changed, this, &ParameterBar::showSettings);
    rebuild();
}

void ParameterBar::clear()
{
    for (const Item &item : std::as_const(m_items)) {
        delete item.label;
        item.editor->hide();
        item.editor->deleteLater(); // not deleted here: this may be a call from its signal
    }
    for (ParameterGroup *group : std::as_const(m_groups)) {
        group->hide();
        group->deleteLater();
    }
    m_items.clear();
    m_groups.clear();
}

void ParameterBar::addItem(std::size_t parameter)
{
    const Field &field = m_choice.generator().info().parameters[parameter];
    Item item{.parameter = parameter,
        .label = nullptr,
        .editor = FieldEditor::make(field, &m_document, this)};
    // A choice needs no label: its value describes it.
    if (field.kind != Kind::Choice) {
        auto *label = new QLabel(fieldLabel(field), this);
        label->setBuddy(item.editor);
        item.label = label;
        m_layout->addWidget(label);
    }
    m_layout->addWidget(item.editor);
    connect(item.editor, &FieldEditor::edited, this, [this, parameter, editor = item.editor] {
        m_choice.setParameter(parameter, editor->value());
    });
    m_items << item;
}

void ParameterBar::rebuild()
{
    clear();
    const auto parameters = m_choice.generator().info().parameters;
    QList<std::pair<QLatin1StringView, QList<std::size_t>>> groups;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].group == nullptr) {
            addItem(i);
            continue;
        }
        const QLatin1StringView name(parameters[i].group);
        auto group = std::ranges::find(groups, name, [](const auto &known) { return known.first; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {name, {}});
        group->second << i;
    }
    for (const auto &[name, members] : std::as_const(groups)) {
        m_groups << new ParameterGroup(m_document, m_choice, members, this);
        m_layout->addWidget(m_groups.last());
    }
    showSettings();
}

void ParameterBar::showSettings()
{
    const Settings &settings = m_choice.settings();
    for (const Item &item : std::as_const(m_items)) {
        const bool isShown
            = applies(m_choice.generator().info().parameters, settings, item.parameter);
        item.editor->setVisible(isShown);
        if (item.label != nullptr)
            item.label->setVisible(isShown);
        const Value &value = settings.values.at(static_cast<qsizetype>(item.parameter));
        if (item.editor->value() != value)
            item.editor->setValue(value);
    }
    for (ParameterGroup *group : std::as_const(m_groups))
        group->showSettings();
}

FieldEditor *ParameterBar::editor(std::size_t parameter) const
{
    if (!applies(m_choice.generator().info().parameters, m_choice.settings(), parameter))
        return nullptr;
    for (const ParameterGroup *group : m_groups) {
        if (FieldEditor *editor = group->editor(parameter))
            return editor;
    }
    const auto found = std::ranges::find(m_items, parameter, &Item::parameter);
    return found == m_items.end() ? nullptr : found->editor;
}

} // namespace boardwright
