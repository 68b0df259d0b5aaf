// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/section_form.h"

#include "ui/editing/document/section_edits.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/fields/field_editor.h"

#include <QFormLayout>
#include <QLabel>

namespace boardwright {

namespace {

/// Whether the field's editor has a fixed width instead of filling the form.
bool isNarrow(const Field &field)
{
    return field.kind == Kind::Integer || field.kind == Kind::Number || field.kind == Kind::Extent
        || field.kind == Kind::Choice;
}

} // namespace

SectionForm::SectionForm(GoalSetDocument &document, const Section &section, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_section(section)
    , m_layout(new QFormLayout(this))
{
    if (const QString help = sectionHelp(section); !help.isEmpty()) {
        auto *label = new QLabel(help, this);
        label->setWordWrap(true);
        m_layout->addRow(label);
    }
    for (const Field &field : section.fields) {
        auto *editor = new FieldEditor(field, &document, this);
        auto *label = new QLabel(fieldLabel(field), this);
        label->setBuddy(editor);
        label->setToolTip(fieldHelp(field));
        if (isNarrow(field))
            editor->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
        m_layout->addRow(label, editor);
        m_editors << editor;
        connect(editor, &FieldEditor::edited, this, [this, &field, editor] {
            setSectionValue(m_document, m_section, field, {}, editor->value());
        });
    }
    connect(&document, &GoalSetDocument::changed, this, &SectionForm::showValues);
    // Pending input belongs to the previous set, even if both sets have the same value.
    connect(&document, &GoalSetDocument::reset, this, [this] {
        const FieldValues values
            = m_document.valuesAt(m_section, RowId::none).value_or(FieldValues());
        for (FieldEditor *editor : std::as_const(m_editors))
            editor->setValue(valueOf(values, editor->field()));
    });
    showValues();
}

void SectionForm::showValues()
{
    const FieldValues values = m_document.valuesAt(m_section, RowId::none).value_or(FieldValues());
    for (FieldEditor *editor : std::as_const(m_editors)) {
        const Value value = valueOf(values, editor->field());
        if (editor->value() != value || editor->field().kind == Kind::RowRefs)
            editor->setValue(value); // names of rows may have changed
        m_layout->setRowVisible(editor, applies(m_section, values, editor->field()));
    }
}

} // namespace boardwright
