// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/goal_names.h"

#include "core/goalset/goal_text.h"
#include "core/goalset/rows.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct GoalNames {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

constexpr qsizetype longestNamed = 80;
} // namespace

QString goalName(const GoalSet &set, RowId id)
{
    const Objective *objective = objectiveOf(set, id);
    if (objective == nullptr)
        return GoalNames::tr("(a removed goal)");
    return GoalNames::tr("\"%1\"", "a goal in quotation marks")
        .arg(shortened(plainGoal(*objective), longestNamed));
}

QString shortName(const QString &name)
{
    return shortened(name, longestNamed);
}

} // namespace boardwright
