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

/// A goal of a list as it stands in the file that players' tools exchange.
struct ListGoal {
    QString id;
    QString name;
    QString japaneseName;
    std::optional<double>
        time; ///< minutes, `skill` included; a goal without one is never on a board
    int difficulty = 0; ///< as the goal says; boards go by the bucket that it is in
    double skill = 0; ///< of the time, what it takes to do the goal well
    std::optional<double> weight;
    QList<NamedNumber> types;
    QList<NamedNumber> subtypes;
    QList<NamedNumber> rowTypes;
    Verbatim verbatim; ///< the object it was read from; null for a new goal

    friend bool operator==(const ListGoal &, const ListGoal &) = default;
};

/// Difficulties that a list may sort its goals by, and those that boards have.
inline constexpr int listBuckets = 51;
inline constexpr int lowestDifficulty = 1;
inline constexpr int highestDifficulty = 25;

/// The goals for one length of game.
struct GoalList {
    QString version;
    std::array<QList<ListGoal>, listBuckets> buckets; ///< by difficulty
    QList<NamedNumber> rowTypes; ///< thresholds
    QList<NamedFilter> filters;
    std::optional<double> averageStandardDeviation; ///< of how often goals appear; by the balancer
    Verbatim verbatim;

    friend bool operator==(const GoalList &, const GoalList &) = default;
};

/// A list file: what the reference takes.
struct CombinedList {
    QString version;
    GoalList normal;
    std::optional<GoalList> shortList;
    Verbatim verbatim;
    std::shared_ptr<const FileText> file; ///< null for a new list

    friend bool operator==(const CombinedList &, const CombinedList &) = default;
};

/// The list that boards of a mode are made of: without a short list, the normal one.
const GoalList &listFor(const CombinedList &list, BalancedMode mode);

/// The goals of the difficulties that boards have, without those that have no time.
BalancedGoals goalsOf(const GoalList &list);

/// The id that goes with an English name: lower case, every run of other characters than A-Z, a-z
/// and 0-9 as one hyphen.
QString idOfName(const QString &name);

} // namespace boardwright
