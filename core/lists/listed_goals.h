// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/goalset/objective.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace boardwright {

class Repairs;

/// A goal as other sites' lists have it.
struct ListedGoal {
    Objective objective; ///< what it says in our own terms; without an id
    QStringList types; ///< the first counts most
    std::optional<int> tier; ///< from 1, the easiest
    QString key{}; ///< by which other goals call it; empty: none
    QStringList excludes{}; ///< keys of goals that may not stand on the same board
    QString japanese{}; ///< its text in Japanese
};

/// A list of goals.
struct ListedGoals {
    QList<ListedGoal> goals;
    int tiers = 0; ///< the number of the highest tier; 0: none
    bool areDifficulties
        = false; ///< the tiers are goals' difficulties, of which some may not occur
    QList<std::pair<QString, int>> caps{}; ///< most goals of a type on a board
};

/// The goal set of a list. Categories and tags are declared in the order of their first use: line
/// categories with a limit that allows one goal in a line of five, board categories without one.
/// Tiers become difficulties from 1 to 25: as they are, or spread if the list has few of them, or
/// squeezed if it has more. Types with a cap become board categories, and goals that exclude one
/// another exclusion groups. Pure.
ImportedSet setOfListed(
    const ListedGoals &listed, const ImportChoices &choices, QList<Problem> notes);

/// Notes goals with markup of Markdown or HTML, which stays in their texts.
void noteOddTexts(const ListedGoals &listed, Repairs &repairs);

/// The limit of a line category made from a type, in percent: one goal in a line of five.
inline constexpr int typeLimit = 20;

/// The highest number of tiers that are spread over difficulties 1 to 25. A list with more, up to
/// 25, is taken for one of 25 tiers.
inline constexpr int fewTiers = 10;

/// The difficulty, 1 to 25, of a tier in a list whose highest tier is `tiers`.
int difficultyOfTier(int tier, int tiers);

/// The tier, 1 to `tiers`, of a difficulty, 1 to 25. For few tiers, the inverse of
/// difficultyOfTier().
int tierOfDifficulty(int difficulty, int tiers);

/// The most excludes of all goals of a list together.
inline constexpr qsizetype mostExcludes = 5'000;

/// What an objective states as its difficulty; nothing if that is no tier from 1 to 25.
std::optional<int> statedDifficulty(const Objective &objective);

} // namespace boardwright
