// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/numbers_edit.h"

#include "ui/editing/objective_cells.h"
#include "ui/widgets/cells/hint_label.h"
#include "ui/widgets/support/bubble.h"

#include <QKeyEvent>
#include <QLabel>

namespace boardwright {

namespace {

std::expected<QList<int>, QString> rangeOf(const QString &text)
{
    Objective objective;
    return enterCell(objective, ObjectiveColumn::Range, text).transform([&] {
        return objective.range;
    });
}

} // namespace

RangeEdit::RangeEdit(QWidget *parent)
    : LineCellEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_label(new HintLabel)
{
    setAccessibleName(tr("Range"));
    m_bubble->setContent(m_label);
    connect(this, &QLineEdit::textChanged, this, &RangeEdit::explain);
    explain();
}

bool RangeEdit::isPossible() const
{
    return rangeOf(text()).has_value();
}

QString RangeEdit::explanation() const
{
    const auto range = rangeOf(text());
    if (!range)
        return range.error();
    if (range->isEmpty())
        return tr("No values. Write some, such as 2-5 or 3, 6, 9");
    QStringList values;
    for (const int value : *range)
        values << QString::number(value);
    return tr("%n values: %1", nullptr, static_cast<int>(range->size()))
        .arg(values.join(QStringLiteral(", ")));
}

void RangeEdit::explain()
{
    static_cast<HintLabel *>(m_label)->showHint(explanation(), !isPossible());
    setAccessibleDescription(explanation());
    if (hasFocus())
        m_bubble->open();
}

void RangeEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    explain();
}

bool RangeEdit::wantsKey(const QKeyEvent &event) const
{
    const bool ends = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
        || event.key() == Qt::Key_Tab;
    return ends && isMeant() && !isPossible();
}

} // namespace boardwright
