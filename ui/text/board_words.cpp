// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/board_words.h"

#include "ui/text/arguments.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/words.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

QString positionName(SiteIndex site)
{
    return BoardWords::tr("Cell %1").arg(static_cast<int>(site) + 1);
}

} // namespace

QString boardWords(const Finding &finding, const GoalSet &set)
{
    const Arguments args(finding.args);
    const QString goal = goalName(set, finding.about);
    switch (finding.code) {
    case Code::BoardCategoryRelaxed:
        return BoardWords::tr(
            "%1: board limit \"%2\" relaxed for %3: %4 goals, but only %5 allowed.")
            .arg(positionName(finding.site), args.text(0), goal, args.numberText(2),
                args.numberText(3));
    case Code::LineCategoryRelaxed:
        return BoardWords::tr(
            "%1: line limit \"%2\" relaxed in %3 for %4: %5 goals, but only %6 allowed.")
            .arg(positionName(finding.site), args.text(0),
                lineName(static_cast<LineKind>(args.number(4)), static_cast<int>(args.number(5))),
                goal, args.numberText(2), args.numberText(3));
    case Code::ProgressionRelaxed:
        return BoardWords::tr(
            "Cell %1: progression relaxed for %2: the cell is %3, the goal is %4.",
            "the zones of a cell, the zones of a goal")
            .arg(args.numberText(0), goal, zonesText(args.number(1)), zonesText(args.number(2)));
    case Code::NoBoardPassedGates:
        return BoardWords::tr("None of the boards of %1 seeds derived from this one passed the "
                              "gates. \"%2\" rejected %3 of them. Loosen its bounds.",
            "the title of a gate")
            .arg(args.numberText(0), fieldsText(args.text(2)), args.numberText(1));
    case Code::Cancelled:
        return BoardWords::tr("Stopped before the board was made.");
    default:
        return {};
    }
}

} // namespace boardwright
