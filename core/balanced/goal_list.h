// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/profile.h"
#include "core/goalset/verbatim.h"

#include <QList>
#include <QString>

#include <array>
#include <memory>
#include <optional>

namespace boardwright {

/// A goal of a list, as in the file that players' tools exchange.
struct ListGoal {
    QString id;
    QString name;
    QString japaneseName;
    std::optional<double>
        time; ///< minutes, including `skill`; a goal without a time is never on a board
    int difficulty = 0; ///< as the goal states; boards use the bucket that it is in
    double skill = 0; ///< the part of the time needed for doing the goal well
    std::optional<double> weight;
    QList<NamedNumber> types;
    QList<NamedNumber> subtypes;
    QList<NamedNumber> rowTypes;
    Verbatim verbatim; ///< the object it was read from; null for a new goal

    friend bool operator==(const ListGoal &, const ListGoal &) = default;
};

/// The number of difficulties in a list (0..50); boards use 1..25.
inline constexpr int listBuckets = 51;
inline constexpr int lowestDifficulty = 1;
inline constexpr int highestDifficulty = 25;

/// The goals for one length of game.
struct GoalList {
    QString version;
    std::array<QList<ListGoal>, listBuckets> buckets; ///< by difficulty
    QList<NamedNumber> rowTypes; ///< thresholds
    QList<NamedFilter> filters;
    std::optional<double> averageStandardDeviation; ///< of goal frequencies; by the balancer
    Verbatim verbatim;

    friend bool operator==(const GoalList &, const GoalList &) = default;
};

/// A list file, in the form that the reference accepts.
struct CombinedList {
    QString version;
    GoalList normal;
    std::optional<GoalList> shortList;
    Verbatim verbatim;
    std::shared_ptr<const FileText> file; ///< null for a new list

    friend bool operator==(const CombinedList &, const CombinedList &) = default;
};

/// The list for boards of a mode; the normal list if there is no short one.
const GoalList &listFor(const CombinedList &list, BalancedMode mode);

/// The goals of difficulties that boards have, except those without a time.
BalancedGoals goalsOf(const GoalList &list);

/// The id for an English name: lower case, with each run of characters other than A-Z, a-z and 0-9
/// replaced by a hyphen.
QString idOfName(const QString &name);

} // namespace boardwright
