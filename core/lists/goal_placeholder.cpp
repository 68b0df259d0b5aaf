// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_placeholder.h"

#include <QRegularExpression>

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

} // namespace boardwright
