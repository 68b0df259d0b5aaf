// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_placeholder.h"

#include "core/goalset/goal_text.h"

#include <QRegularExpression>

#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

std::optional<TextPart> placeholderIn(const QString &goal)
{
    static const QRegularExpression sign(
        uR"(\{\w{0,20}\}|\[X\]|<X>|\$\{\w{1,20}\}|\$[A-Za-z]\w{0,20}|\$(?!\w)|#(?!\w)|%[dis](?!\w))"_s);
    static const QRegularExpression letter(u"(?<!\\w)X(?!\\w)"_s);
    for (const QRegularExpression &pattern : {sign, letter}) {
        auto all = pattern.globalMatch(goal);
        if (!all.hasNext())
            continue;
        const QRegularExpressionMatch first = all.next();
        if (all.hasNext())
            return std::nullopt;
        return TextPart{.at = first.capturedStart(), .size = first.capturedLength()};
    }
    return std::nullopt;
}

bool hasPlaceForValue(const QString &goal)
{
    return hasPlaceholder(goal) || placeholderIn(goal);
}

bool setRange(Objective &objective, std::optional<qint64> least, std::optional<qint64> most)
{
    constexpr qint64 mostValues = 1'000;
    constexpr qint64 highest = std::numeric_limits<int>::max();
    const bool isRange = least && most && *least >= -highest && *most <= highest && *least <= *most
        && *most - *least < mostValues && objective.range.isEmpty()
        && hasPlaceForValue(objective.goal);
    for (qint64 number = least.value_or(0); isRange && number <= *most; ++number)
        objective.range.append(static_cast<int>(number));
    return isRange;
}

QString readPlaceholder(Objective &objective)
{
    if (objective.range.isEmpty() || hasPlaceholder(objective.goal))
        return {};
    const auto found = placeholderIn(objective.goal);
    if (!found)
        return {};
    const QString sign = objective.goal.sliced(found->at, found->size);
    objective.goal.replace(found->at, found->size, u"{{X}}"_s);
    return sign;
}

} // namespace boardwright
