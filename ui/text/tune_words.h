// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/target_table.h"
#include "core/tune/worse.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// What a tuner is told and says, in words; translated.

/// A target: "All goals alike", "Category boss", "3 goals". `set`: the plan's.
QString targetTitle(
    const Info &info, const GoalSet &set, const TunePlan &plan, const TuneTarget &target);

/// What the number of a target (TargetScore::shown) is: "goals near their share".
QString targetUnit(const TunePlan &plan, const TuneTarget &target);

/// An item: the goal's text, or as targetTitle().
QString itemTitle(const Info &info, const GoalSet &set, const TuneItem &item);

/// Why a goal is not where it should be: "board limit boss (8 %)", "weighting is at its end".
QString heldWords(const Info &info, const HeldBy &held);

/// What tuning left worse, and by how much: "Deep fork ratio: 70.2 % → 66.6 % of boards within the
/// bounds (3.6 points worse)".
QString worseWords(const Info &info, const GoalSet &set, const TunePlan &plan, const Worse &worse);

/// What is known of what a tuner found, before it is written.
struct WorseNumbers {
    bool isComplete = true; ///< whether before and after were compared to the end
    QStringList lines{}; ///< numbers that are worse than before, in words

    /// Whether it is known that nothing is worse.
    bool isNone() const { return isComplete && lines.isEmpty(); }
};

/// Adds a line as worseWords() to `lines` if a share is further from `ideal` than before.
void addWorseShare(QStringList &lines, const QString &title, const QString &unit, double before,
    double after, double ideal);

/// Adds "Deviation: 61.21 → 63.00 lines (1.79 worse)" to `lines` if the number, of which less is
/// better, reads as more than before.
void addWorseNumber(QStringList &lines, const QString &title, const QString &unit, double before,
    double after, int decimals);

/// All of them, as a sentence, and whether more may be worse. Empty if nothing is.
QString worseSentence(const WorseNumbers &worse);

/// Says that before and after were not compared to the end.
QString notComparedWords();

/// What is wrong with the text of a target, and what to write instead.
QString targetTextWords(TargetText wrong, const QString &text);

QString engineTitle(TuneEngine engine);
QString engineHelp(TuneEngine engine);

} // namespace boardwright
