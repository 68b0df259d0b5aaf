// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/goal_text.h"

namespace boardwright {

using namespace Qt::StringLiterals;

bool hasPlaceholder(QStringView goal)
{
    return goal.contains(u"{{X}}");
}

QString resolvedGoal(const QString &goal, int value)
{
    QString text = goal;
    if (value > 0)
        text.replace("{{X}}"_L1, QString::number(value));
    const bool one = value == 1;
    text.replace("[[s]]"_L1, one ? QString() : u"s"_s);
    text.replace("[[es]]"_L1, one ? QString() : u"es"_s);
    return text;
}

QString shortened(const QString &text, qsizetype most)
{
    return text.size() <= most ? text : text.first(most - 1) + u'…';
}

} // namespace boardwright
