// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/text_editors.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/reading_words.h"
#include "ui/widgets/controls/bubble.h"
#include "ui/widgets/controls/hint_label.h"

#include <QEvent>
#include <QLineEdit>

namespace boardwright {

QString exampleOf(const Field &field)
{
    switch (field.kind) {
    case Kind::Names:
        return TextEditor::tr("one, another");
    case Kind::NumbersByName:
        return TextEditor::tr("combat: 2, shop: 0.5");
    case Kind::Positions:
        return TextEditor::tr("1, 7, 13");
    default:
        return {};
    }
}

TextEditor::TextEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_edit(new QLineEdit(this))
    , m_value(fallbackOf(field))
{
    fill(m_edit);
    m_edit->setPlaceholderText(exampleOf(field));
    if (field.kind == Kind::Text && field.max > 0)
        m_edit->setMaxLength(static_cast<int>(field.max));
    connect(m_edit, &QLineEdit::editingFinished, this, &TextEditor::commit);
    if (field.reading.isEmpty())
        return;
    m_bubble = new Bubble(*m_edit);
    m_hint = new HintLabel;
    m_bubble->setContent(m_hint);
    connect(m_edit, &QLineEdit::textChanged, this, &TextEditor::explain);
}

bool TextEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (m_bubble != nullptr && watched == m_edit && event->type() == QEvent::FocusIn)
        explain();
    return FieldEditor::eventFilter(watched, event);
}

void TextEditor::explain()
{
    const Meaning meaning = meaningOf(field().reading, m_edit->text());
    m_hint->showHint(meaning.words, !meaning.isUnderstood);
    m_edit->setAccessibleDescription(meaning.words);
    if (m_edit->hasFocus())
        m_bubble->open();
}

void TextEditor::setValue(const Value &value)
{
    m_value = value;
    m_edit->setText(valueText(field(), value));
}

void TextEditor::commit()
{
    // Without input the value stays, because its text may be less exact.
    if (!m_edit->isModified())
        return;
    const auto entered = valueOfEdit({}, field(), m_edit->text());
    if (!entered) {
        setValue(m_value);
        Q_EMIT refused(entered.error());
    } else if (*entered != m_value) {
        m_value = *entered;
        m_edit->setModified(false);
        Q_EMIT edited();
    }
}

} // namespace boardwright
