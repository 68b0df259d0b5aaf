// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/constrained/constrained_words.h"

#include "core/constrained/codes.h"
#include "core/constrained/stages.h"
#include "ui/text/arguments.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct MadeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::MadeWords)
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

struct KindWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::KindWords)
};

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StepWords)
};

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FilterWords)
};

QString triesText(const Arguments &args, std::size_t used)
{
    return MadeWords::tr(
        "It tried %Ln of at most %1 goals.", "the search", static_cast<int>(args.number(used)))
        .arg(args.numberText(used + 1));
}

} // namespace

QString constrainedProblemWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString goal = goalName(set, problem.row);
    switch (static_cast<ConstrainedCode>(problem.code)) {
    case ConstrainedCode::NeverOnBoard:
        return Words::tr(
            "%1 can never be placed: all its forced positions are outside this board, which has "
            "positions 1 to %2. Change them, or choose a larger board.")
            .arg(goal, args.numberText(0));
    case ConstrainedCode::NeverInZones: {
        const QString zones = zonesText(args.number(0));
        if (args.number(1) != 0)
            return Words::tr("%1 can never be placed without breaking progression: none of its "
                             "forced positions is in its "
                             "zones (%2). Change its positions or its zones.")
                .arg(goal, zones);
        return Words::tr("%1 can never be placed without breaking progression: this board has "
                         "no cell in its zones (%2). "
                         "Add a zone, or choose a larger board.")
            .arg(goal, zones);
    }
    case ConstrainedCode::TooManyBlanks:
        return Words::tr("%1 cells should stay empty, but the board has only %2. Leave fewer "
                         "empty, or choose a larger board.")
            .arg(args.numberText(0), args.numberText(1));
    case ConstrainedCode::NoCentreIgnored:
        return Words::tr("This board has no middle cell to leave empty. Choose odd numbers of "
                         "rows and columns.");
    case ConstrainedCode::DedicatedModeUnknown:
        return Words::tr("The set is dedicated to the unknown game mode \"%1\"; it opens with "
                         "a board of the default mode. Known modes: %2.")
            .arg(shortName(args.text(0)), args.text(1));
    case ConstrainedCode::DedicatedSizeUnknown:
        return Words::tr("The set is dedicated to the size \"%2\", which the game mode \"%1\" "
                         "does not have; it opens in the default size. Choose another size.")
            .arg(args.text(0), shortName(args.text(1)));
    case ConstrainedCode::ProgressionIgnored:
        return Words::tr("%1 ignores zones and progressive ranges, which %Ln goals have.", nullptr,
            static_cast<int>(args.number(1)))
            .arg(fieldsText(args.text(0)));
    default:
        return {};
    }
}

QString constrainedKindWords(Code code, int n)
{
    switch (static_cast<ConstrainedCode>(code)) {
    case ConstrainedCode::NeverOnBoard:
        return KindWords::tr("%Ln goals that can never be placed on this board", nullptr, n);
    case ConstrainedCode::NeverInZones:
        return KindWords::tr("%Ln goals with no cell in their zones", nullptr, n);
    case ConstrainedCode::NoCandidate:
        return KindWords::tr("%Ln cells that no goal can fill", nullptr, n);
    default:
        return {};
    }
}

QString constrainedEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    const auto count = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (static_cast<ConstrainedCode>(finding.code)) {
    case ConstrainedCode::MadeByGreedy:
        return MadeWords::tr("random choice, attempt %1", "stage that finished the board")
            .arg(args.numberText(0));
    case ConstrainedCode::MadeBySearch:
        return args.number(2) == 1
            ? MadeWords::tr("search from an empty board, attempt %1, phase %2")
                  .arg(args.numberText(0), args.numberText(1))
            : MadeWords::tr("search, attempt %1, phase %2", "stage that finished the board")
                  .arg(args.numberText(0), args.numberText(1));
    case ConstrainedCode::MadeByRelaxation:
        return MadeWords::tr("%Ln cells by relaxation, attempt %1", nullptr, count(1))
            .arg(args.numberText(0));
    case ConstrainedCode::MadeInPart:
        return MadeWords::tr("%Ln attempts", nullptr, count(0));
    case ConstrainedCode::ConstrainedByLines:
    case ConstrainedCode::ConstrainedByBoard:
        return MadeWords::tr("constrained mode");
    case ConstrainedCode::MadeWithModifiers:
        return args.number(1) == 1 ? MadeWords::tr("chaos", "every rule is switched off")
                                   : MadeWords::tr("%Ln modifiers", nullptr, count(0));
    case ConstrainedCode::MadeArranged:
        return MadeWords::tr("happiness %1", "points of the placement rules")
            .arg(args.numberText(1));
    default:
        return {};
    }
}

QString constrainedFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    const auto count = [&](std::size_t index) { return static_cast<int>(args.number(index)); };
    switch (static_cast<ConstrainedCode>(finding.code)) {
    case ConstrainedCode::GoalsPulledBack:
        return Words::tr(
            "Weighting left too few goals for this board; %Ln were added back to fill it.", nullptr,
            static_cast<int>(args.number(0)));
    case ConstrainedCode::NoCandidate:
        return Words::tr("Cell %1 stays empty: individual limits, tags, forced positions and "
                         "the goals in its lines leave no goal for it.")
            .arg(args.numberText(0));
    case ConstrainedCode::PoolTooSmall:
        return Words::tr("This board cannot be filled: %Ln cells stay empty. The goals in the "
                         "pool can fill at most %1 of %2 cells. Add or enable goals, raise "
                         "individual limits, or choose a smaller board.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(args.numberText(1), args.numberText(2));
    case ConstrainedCode::NoGoalFits:
        return Words::tr("This board cannot be filled: %Ln cells stay empty. There are enough "
                         "goals, but tags, forced positions and copies that must not share a "
                         "line leave none for these cells. Add goals, or loosen these rules.",
            nullptr, static_cast<int>(args.number(0)));
    case ConstrainedCode::ForcedGoalTaken:
        return Words::tr("Cell %1 has a forced goal that limits keep out of its positions, because "
                         "without it a cell would stay empty.")
            .arg(args.numberText(0));
    case ConstrainedCode::MadeByGreedy:
        return MadeWords::tr(
            "Attempt %1 of %2: random choice filled every cell; no search was needed.")
            .arg(args.numberText(0), args.numberText(1));
    case ConstrainedCode::MadeBySearch: {
        const QString what = args.number(2) == 1
            ? MadeWords::tr("Attempt %1: random choice got stuck; in phase %2 the search filled "
                            "the board from empty.")
            : MadeWords::tr(
                  "Attempt %1: random choice got stuck; in phase %2 the search filled the rest.");
        return what.arg(args.numberText(0), args.numberText(1)) + u' ' + triesText(args, 3);
    }
    case ConstrainedCode::MadeByRelaxation: {
        const QString what = args.number(2) == 0
            ? MadeWords::tr("Attempt %1: %Ln cells could be filled only by relaxing limits.",
                  nullptr, count(1))
                  .arg(args.numberText(0))
            : MadeWords::tr("Attempt %1: after a search (phases: %2), %Ln cells could be filled "
                            "only by relaxing limits.",
                  nullptr, count(1))
                  .arg(args.numberText(0), args.numberText(2));
        // It may see at once that there is no way.
        return args.number(3) == 0 ? what : what + u' ' + triesText(args, 3);
    }
    case ConstrainedCode::MadeInPart:
        return MadeWords::tr("After %Ln attempts, some cells are still empty. Goals tried by "
                             "searches: %1; phases of the last attempt: %2.",
            nullptr, count(0))
            .arg(args.numberText(2), args.numberText(1));
    case ConstrainedCode::SearchStoppedEarly:
        return (args.number(2) == 1
                ? MadeWords::tr("The search stopped early, in phase %1 of %2: it had tried "
                                "everything, and no board from this pool keeps every limit.")
                : MadeWords::tr("The search stopped early, after phase %1 of %2: it was making "
                                "almost no progress."))
            .arg(args.numberText(0), args.numberText(1));
    case ConstrainedCode::ConstrainedByLines:
        return MadeWords::tr(
            "Constrained mode: %1 of %2 line categories have a cap of 1; %3 % of goals have one.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case ConstrainedCode::ConstrainedByBoard:
        return MadeWords::tr("Constrained mode: %1 of %2 board categories have a tight limit; %3 % "
                             "of goals have one.")
            .arg(args.numberText(0), args.numberText(1), args.numberText(2));
    case ConstrainedCode::MadeWithModifiers:
        return args.number(1) == 1
            ? MadeWords::tr(
                  "%Ln modifiers are on. Chaos: every rule that can be switched off is off.",
                  nullptr, count(0))
            : MadeWords::tr("%Ln modifiers are on.", nullptr, count(0));
    case ConstrainedCode::MadeArranged:
        return MadeWords::tr("Goals were exchanged to meet the placement rules: happiness %1 "
                             "before, %2 after.")
            .arg(args.numberText(0), args.numberText(1));
    default:
        return {};
    }
}

QString constrainedFilterName(Code code)
{
    switch (static_cast<ConstrainedCode>(code)) {
    case ConstrainedCode::TagFilter:
        return FilterWords::tr("tag");
    case ConstrainedCode::ProgressionFilter:
        return FilterWords::tr("progression");
    case ConstrainedCode::BoardCategoryFilter:
        return FilterWords::tr("board limits");
    case ConstrainedCode::IndividualLimitFilter:
        return FilterWords::tr("individual limit");
    case ConstrainedCode::RangeFilter:
        return FilterWords::tr("unused values");
    case ConstrainedCode::LineCategoryFilter:
        return FilterWords::tr("line limits");
    default:
        return {};
    }
}

QString constrainedStageName(Stage stage)
{
    switch (static_cast<ConstrainedStage>(stage)) {
    case ConstrainedStage::Forced:
        return StepWords::tr("forced positions", "a stage of making a board");
    case ConstrainedStage::Search:
        return StepWords::tr("search", "a stage of making a board");
    case ConstrainedStage::CleanSlate:
        return StepWords::tr("search from an empty board", "a stage of making a board");
    case ConstrainedStage::Relax:
        return StepWords::tr("relaxation", "a stage of making a board");
    case ConstrainedStage::Finish:
        return StepWords::tr("modifiers", "a stage of making a board");
    }
    return {};
}

} // namespace boardwright
