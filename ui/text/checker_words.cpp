// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/arguments.h"
#include "ui/text/board_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

/// These report a defect of a generator, never an error of the user: plain words for a bug report.
struct CheckerWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

/// A sentence about the number of cells with a mark: %1 instead of %2.
QString markedCells(Mark mark)
{
    if (mark == Mark::Shiny)
        return CheckerWords::tr("The board has %1 shiny cells instead of %2.");
    if (mark == Mark::NoCentre)
        return CheckerWords::tr("The board has %1 centre cells left empty instead of %2.");
    return CheckerWords::tr("The board has %1 blank cells instead of %2.");
}

} // namespace

QString checkerWords(const Finding &finding, const GoalSet &set)
{
    const Arguments args(finding.args);
    const QString goal = goalName(set, finding.about);
    switch (finding.code) {
    case Code::WrongShape:
        return CheckerWords::tr("The board has %1 cells instead of %2.")
            .arg(args.numberText(0), args.numberText(1));
    case Code::CellEmpty:
        return CheckerWords::tr("Cell %1 is empty.").arg(args.numberText(0));
    case Code::UnknownObjective:
        return CheckerWords::tr("Cell %1 has a goal that is not in the set.")
            .arg(args.numberText(0));
    case Code::ObjectiveDisabled:
        return CheckerWords::tr("Cell %1 has %2, which is disabled.").arg(args.numberText(0), goal);
    case Code::TagTwice:
        return CheckerWords::tr("Two goals with the tag \"%1\" are on the board.")
            .arg(args.text(0));
    case Code::GroupExceeded:
        return CheckerWords::tr("%1 goals of the group \"%2\" are on the board; it allows %3.")
            .arg(args.numberText(1), args.text(0), args.numberText(2));
    case Code::LimitExceeded:
        return CheckerWords::tr("%1 is on the board %2 times; its limit is %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::ValueNotInRange:
        return CheckerWords::tr("%1 has the value %2, which is not in its range.")
            .arg(goal, args.numberText(0));
    case Code::ValueTwice:
        return CheckerWords::tr("%1 is on the board twice with the value %2.")
            .arg(goal, args.numberText(0));
    case Code::ValueOutsideZones:
        return CheckerWords::tr(
            "%1 has the value %2, which does not belong to the zones of its cell.")
            .arg(goal, args.numberText(0));
    case Code::ValuePassedOver:
        return CheckerWords::tr("%1 should have taken the value %2 first.")
            .arg(goal, args.numberText(0));
    case Code::MarkNotAllowed:
        return CheckerWords::tr(
            "Cell %1 is shiny or blank where the modifiers do not require it, or the reverse.")
            .arg(args.numberText(0));
    case Code::MarksMiscounted:
        return markedCells(static_cast<Mark>(args.number(0)))
            .arg(args.numberText(1), args.numberText(2));
    case Code::SameObjectiveInLine:
        return CheckerWords::tr("%1 is in %2 twice.")
            .arg(goal,
                lineName(static_cast<LineKind>(args.number(0)), static_cast<int>(args.number(1))));
    case Code::OutsideForcedPositions:
        return CheckerWords::tr("%1 is in cell %2, outside its forced positions.")
            .arg(goal, args.numberText(0));
    default:
        return {};
    }
}

} // namespace boardwright
