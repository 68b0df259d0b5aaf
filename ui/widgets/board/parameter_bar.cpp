// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/parameter_bar.h"

#include "ui/text/field_words.h"
#include "ui/widgets/board/parameter_group.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/fields/field_editor.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int spacingOfBar = 4; ///< pixels

} // namespace

ParameterBar::ParameterBar(const GoalSetDocument &document, BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_choice(choice)
    , m_layout(new FlowLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(spacingOfBar);
    connect(&choice, &BoardChoice::generatorChanged, this, &ParameterBar::rebuild);
    connect(&choice, &BoardChoice::changed, this, &ParameterBar::showSettings);
    rebuild();
}

void ParameterBar::clear()
{
    for (const Item &item : std::as_const(m_items)) {
        item.place->hide();
        item.place->deleteLater(); // not deleted here: this may be a call from the editor's signal
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
    auto *editor = new FieldEditor(field, &m_document, this);
    Item item{.parameter = parameter, .place = editor, .editor = editor};
    // A choice needs no label: its value describes it. A label stays in the line of its editor.
    if (field.kind != Kind::Choice) {
        item.place = new QWidget(this);
        auto *label = new QLabel(fieldLabel(field), item.place);
        label->setBuddy(editor);
        auto *row = new QHBoxLayout(item.place);
        row->setContentsMargins({});
        row->setSpacing(spacingOfBar);
        row->addWidget(label);
        row->addWidget(editor);
    }
    m_layout->addWidget(item.place);
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
        item.place->setVisible(isShown);
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
