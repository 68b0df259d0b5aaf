// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"
#include "core/goalset/goalset.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <utility>

namespace boardwright {

/// What the site of a list wants.
struct ListRules {
    qsizetype longestGoal = 0; ///< characters (Unicode code points); 0: any length
    qsizetype fewestGoals = 0;
    std::span<const int> tiers{}; ///< the least goals of each tier; empty: a list without tiers
    bool needsType = false; ///< the site draws a goal without a type again and again
    bool takesTypes = false; ///< or has no place for them
    bool takesTooltips = false;
    bool takesTranslations = false; ///< the pages show the goals in other languages, too
};

/// A goal as a list states it.
struct ExportedGoal {
    RowId row = RowId::none;
    QString text; ///< as players read it
    QStringList types; ///< line categories, then board categories
    QString tooltip{}; ///< if the list takes it
    QList<std::pair<QString, QString>> translations{}; ///< with their keys, if the list takes them
    std::optional<int> tier; ///< with tiers: 1 to their number; else the stated difficulty
};

/// The goals of a set as a list states them, in file order: without disabled and empty ones, with a
/// goal for each value of a range. In lists with tiers, a goal without a difficulty gets a tier: so
/// that each tier has the goals it needs, otherwise by its place in the file. Pure.
QList<ExportedGoal> exportedGoals(const GoalSet &set, const ListRules &rules);

/// What such a list changes, beyond what its format does not keep (SetFormat::furtherLosses).
QList<Loss> listLosses(const GoalSet &set, const ListRules &rules);

/// Why the set cannot be such a list: too few goals, or a tier with too few.
std::optional<Problem> listObstacle(const GoalSet &set, const ListRules &rules);

/// Whether the section holds nothing but a difficulty from 1 to 25 (SetFormat::holdsSection).
bool holdsDifficultyOnly(const QString &key, const FieldValues &values);

/// Whether it holds nothing but that, a text in Japanese, or both.
bool holdsTierAndJapanese(const QString &key, const FieldValues &values);

} // namespace boardwright
