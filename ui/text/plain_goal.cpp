// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/plain_goal.h"

#include "core/base/printable.h"
#include "core/goalset/goal_text.h"
#include "ui/text/number_text.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr qsizetype mostListed = 3; ///< values with gaps that are listed one by one

/// The values of {{X}}, short: "5", "2–5", "3/6/9", or the first and the last of many.
QString valuesText(const QList<int> &range)
{
    QList<int> values = range;
    std::ranges::sort(values);
    values.erase(std::ranges::unique(values).begin(), values.end());
    if (values.isEmpty())
        return QStringLiteral("X");
    const bool isRun = qint64{values.last()} - values.first() + 1 == values.size();
    if (values.size() > 1 && (isRun || values.size() > mostListed))
        return QStringLiteral("%1–%2").arg(values.first()).arg(values.last());
    QStringList texts;
    for (const int value : std::as_const(values))
        texts << nameText(value);
    return texts.join(u'/');
}

} // namespace

QString plainGoal(const QString &goal, const QList<int> &range)
{
    const bool isOne = hasPlaceholder(goal) && !range.isEmpty()
        && std::ranges::all_of(range, [](int value) { return value == 1; });
    QString text = resolvedGoal(goal, isOne ? 1 : 0);
    text.replace(QLatin1StringView("{{X}}"), valuesText(range));
    for (const QChar lineEnd :
        {QChar(u'\n'), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(lineEnd, u' ');
    return unturned(text);
}

QString plainGoal(const Objective &objective)
{
    return plainGoal(objective.goal, objective.range);
}

QString shortGoal(const QString &goal, const QList<int> &range)
{
    return shortened(plainGoal(goal, range), 40);
}

QString shortGoal(const Objective &objective)
{
    return shortGoal(objective.goal, objective.range);
}

} // namespace boardwright
