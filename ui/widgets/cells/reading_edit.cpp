// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/reading_edit.h"

#include "ui/text/reading_words.h"

namespace boardwright {

ReadingEdit::ReadingEdit(const Field &field, QWidget *parent)
    : ExplainedEdit(parent)
    , m_field(field)
{
    explain();
}

bool ReadingEdit::isPossible() const
{
    return meaningOf(m_field.reading, text()).isUnderstood;
}

QString ReadingEdit::explanation() const
{
    return meaningOf(m_field.reading, text()).words;
}

} // namespace boardwright
