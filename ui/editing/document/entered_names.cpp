// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/entered_names.h"

#include "core/goalset/names.h"

namespace boardwright {

namespace {

void takeGained(QStringList &names, const QStringList &before, const QStringList &after)
{
    if (after == before)
        return;
    for (const QString &name : after) {
        // Usually thousands of goals get the same name.
        if (!before.contains(name) && (names.isEmpty() || names.last() != name))
            names << name;
    }
}

} // namespace

bool declareEntered(GoalSet &set, const QList<Objective> &before, const QList<Objective> &after)
{
    CarriedNames gained;
    const Objective fresh;
    for (qsizetype i = 0; i < after.size(); ++i) {
        const Objective &was = i < before.size() ? before[i] : fresh;
        const Objective &is = after[i];
        takeGained(gained.boardCategories, was.boardCategories, is.boardCategories);
        takeGained(gained.lineCategories, was.lineCategories, is.lineCategories);
        if (is.tag != was.tag)
            takeGained(gained.tags, {}, {is.tag});
    }
    return declare(set, gained);
}

} // namespace boardwright
