// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/arguments.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/set_words.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct ModeWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Words)
};

QString neverWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    const QString goal = goalName(set, problem.row);
    switch (problem.code) {
    case Code::ForcedPositionOutside:
        return ModeWords::tr(
            "%1 is forced to position %2, but this board only has positions 1 to %3.")
            .arg(goal, args.numberText(0), args.numberText(1));
    case Code::NeverWithCategory:
        return ModeWords::tr(
            "%1 can never be placed without breaking a limit: its board category \"%2\" leaves no "
            "room on this board. Raise the limit, or disable the goal.")
            .arg(goal, shortName(args.text(0)));
    default:
        return {};
    }
}

} // namespace

QString modeWords(const Problem &problem, const GoalSet &set)
{
    const Arguments args(problem.args);
    switch (problem.code) {
    case Code::UnknownParameter:
        return ModeWords::tr("There is no setting \"%1\". Available settings: %2.")
            .arg(args.text(0), args.text(1));
    case Code::ParameterValue:
        if (args.text(2).isEmpty())
            return ModeWords::tr("\"%2\" is not allowed for the setting \"%1\".")
                .arg(args.text(0), shortName(args.text(1)));
        return ModeWords::tr("\"%2\" is not allowed for the setting \"%1\". Allowed: %3.")
            .arg(args.text(0), shortName(args.text(1)), args.text(2));
    case Code::ParameterWithoutEffect:
        return ModeWords::tr("The setting \"%1\" has no effect while \"%2\" is \"%3\". Leave it "
                             "out, or change \"%2\".")
            .arg(args.text(0), args.text(1), args.text(2));
    case Code::TooFewObjectives:
        if (args.number(0) == 0)
            return ModeWords::tr(
                "Add %Ln goals to fill this board.", nullptr, static_cast<int>(args.number(1)));
        return ModeWords::tr(
            "Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 "
            "cells. Or raise individual limits, or choose a smaller board.",
            nullptr, static_cast<int>(args.number(1) - args.number(0)))
            .arg(args.numberText(0), args.numberText(1));
    case Code::ZoneTooScarce:
        return ModeWords::tr(
            "%Ln cells belong only to the zone \"%1\", but the goals in that zone can fill only %2 "
            "of them. Give the zone to more goals, or choose a smaller board.",
            nullptr, static_cast<int>(args.number(1)))
            .arg(zoneName(static_cast<Zone>(args.number(0))), args.numberText(2));
    default:
        return neverWords(problem, set);
    }
}

} // namespace boardwright
