// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/parameter_bar.h"

#include "ui/text/field_words.h"
#include "ui/widgets/fields/field_editor.h"

#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

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

void ParameterBar::rebuild()
{
    for (const Item &item : std::as_const(m_items)) {
        delete item.label;
        item.editor->hide();
        item.editor->deleteLater(); // its signal may be why we are here
    }
    m_items.clear();
    const auto parameters = m_choice.generator().info().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Field &field = parameters[i];
        Item item{.parameter = i,
            .label = nullptr,
            .editor = FieldEditor::make(field, &m_document, this)};
        // A choice is known by what is chosen.
        if (field.kind != Kind::Choice) {
            auto *label = new QLabel(fieldLabel(field), this);
            label->setBuddy(item.editor);
            item.label = label;
            m_layout->addWidget(label);
        }
        m_layout->addWidget(item.editor);
        connect(item.editor, &FieldEditor::edited, this,
            [this, i, editor = item.editor] { m_choice.setParameter(i, editor->value()); });
        m_items << item;
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
}

FieldEditor *ParameterBar::editor(std::size_t parameter) const
{
    const auto found = std::ranges::find(m_items, parameter, &Item::parameter);
    const bool isShown = found != m_items.end()
        && applies(m_choice.generator().info().parameters, m_choice.settings(), parameter);
    return isShown ? found->editor : nullptr;
}

} // namespace boardwright
