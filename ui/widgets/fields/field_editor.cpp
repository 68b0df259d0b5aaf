// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/field_editor.h"

#include "ui/text/field_words.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/fields/cell_editors.h"

#include <QHBoxLayout>

namespace boardwright {

FieldEditor::FieldEditor(const Field &field, const GoalSetDocument *document, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
    , m_document(document)
    , m_inner(makeEditor(field, {.document = document}, this))
    , m_editor(dynamic_cast<CellEditor *>(m_inner))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_inner);
    setFocusProxy(m_inner);
    m_editor->onEntered([this] { take(); });
    setValue(fallbackOf(field));
}

/// What is inside loses the focus while it is deleted, and would tell an editor that is gone.
FieldEditor::~FieldEditor()
{
    m_editor->onEntered({});
}

RowNames FieldEditor::names() const
{
    return m_document == nullptr ? RowNames() : m_document->rowNames(m_field);
}

void FieldEditor::setValue(const Value &value)
{
    m_value = value;
    m_editor->showValue(editorData(*m_editor, names(), m_field, value));
}

void FieldEditor::commit()
{
    m_editor->commit();
    take();
}

void FieldEditor::take()
{
    // Without input the value stays, because it may be shown less exactly.
    if (!m_editor->isMeant())
        return;
    const auto entered = valueOfEdit(names(), m_field, m_editor->entered());
    const bool isOther = entered && *entered != m_value;
    setValue(entered ? *entered : m_value);
    if (isOther)
        Q_EMIT edited();
    if (!entered) {
        showReason(*this, mapToGlobal(QPoint(0, height())), entered.error());
        Q_EMIT refused(entered.error());
    }
}

} // namespace boardwright
