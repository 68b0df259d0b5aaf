// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/numbers_edit.h"

#include "ui/editing/values/objective_cells.h"
#include "ui/text/number_text.h"

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
    : ExplainedEdit(parent)
{
    setAccessibleName(tr("Range"));
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
        return tr("No values. Enter some, such as 2-5 or 3, 6, 9");
    QStringList values;
    for (const int value : *range)
        values << wholeText(value);
    return tr("%Ln values: %1", nullptr, static_cast<int>(range->size()))
        .arg(values.join(QStringLiteral(", ")));
}

} // namespace boardwright
