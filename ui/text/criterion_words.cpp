// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/criterion_words.h"

#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct CriterionWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Criteria)
};

QString anyLine(LineKind kind)
{
    switch (kind) {
    case LineKind::Row:
        return CriterionWords::tr("any row");
    case LineKind::Column:
        return CriterionWords::tr("any column");
    case LineKind::Diagonal:
        return CriterionWords::tr("any diagonal");
    case LineKind::Tier:
        return CriterionWords::tr("any tier");
    case LineKind::Set:
        return CriterionWords::tr("any set");
    }
    return {};
}

QString numberTitle(const QString &key, const Info &info)
{
    const Measure *measure = measureOf(info, key);
    return measure == nullptr ? key : requiredNumberTitle(*measure);
}

/// Makes the words for each kind of criterion.
struct Teller {
    const GoalSet &set;
    const Info &info;

    QString operator()(const GoalCriterion &criterion) const
    {
        const QString goal = goalName(set, criterion.goal);
        return criterion.stands ? CriterionWords::tr("%1 on the board").arg(goal)
                                : CriterionWords::tr("%1 not on the board").arg(goal);
    }

    QString operator()(const LineCriterion &criterion) const
    {
        return CriterionWords::tr("%1 in %2", "a goal, a line")
            .arg(goalName(set, criterion.goal), lineText(criterion.line));
    }

    QString operator()(const PairCriterion &criterion) const
    {
        return CriterionWords::tr("%1 and %2 in one line", "two goals")
            .arg(goalName(set, criterion.goal), goalName(set, criterion.other));
    }

    QString operator()(const RelaxationsCriterion &criterion) const
    {
        return criterion.most == 0
            ? CriterionWords::tr("No relaxations")
            : CriterionWords::tr("At most %Ln relaxations", nullptr, criterion.most);
    }

    QString operator()(const NumberCriterion &criterion) const
    {
        const QString title = numberTitle(criterion.measure, info);
        const QString number = numberText(criterion.number);
        return criterion.bound == Bound::AtMost
            ? CriterionWords::tr("%1: at most %2", "a number of the board").arg(title, number)
            : CriterionWords::tr("%1: at least %2", "a number of the board").arg(title, number);
    }
};

} // namespace

QString lineText(const NamedLine &line)
{
    return line.number == 0 ? anyLine(line.kind) : lineName(line.kind, line.number);
}

QString requiredNumberTitle(const Measure &measure)
{
    return measure.scope == Scope::Line
        ? CriterionWords::tr("%1, spread across lines", "a measure").arg(measureTitle(measure))
        : measureTitle(measure);
}

QString criterionText(const Criterion &criterion, const GoalSet &set, const Info &info)
{
    return std::visit(Teller{.set = set, .info = info}, criterion);
}

QString refusalWords(const Refusal &refusal, const GoalSet &set, const Info &info)
{
    using Reason = Refusal::Reason;
    const QString goal = goalName(set, refusal.goal);
    switch (refusal.reason) {
    case Reason::GoalGone:
        return CriterionWords::tr(
            "A goal in a criterion is no longer in the set. Remove that criterion.");
    case Reason::GoalDisabled:
        return CriterionWords::tr(
            "%1 is disabled, so it is on no board. Enable it, or remove its criterion.")
            .arg(goal);
    case Reason::BothWays:
        return CriterionWords::tr(
            "%1 cannot be both on the board and not on it. Remove one of the criteria.")
            .arg(goal);
    case Reason::LineMissing:
        return CriterionWords::tr(
            "This board has no such line: %1. Remove that criterion, or choose another size.")
            .arg(lineText(refusal.line));
    case Reason::NoLines:
        return CriterionWords::tr("This board has no lines, so no two goals can share one.");
    case Reason::TooManyGoals:
        return CriterionWords::tr(
            "The criteria require %L1 goals, but this board has only %L2 cells.")
            .arg(refusal.goals)
            .arg(refusal.cells);
    case Reason::NumberUnknown:
        return CriterionWords::tr(
            "The chosen generator has no statistic \"%1\". Remove that criterion.")
            .arg(refusal.measure);
    case Reason::BoundsCross:
        return CriterionWords::tr(
            "%1 cannot meet both its lower and its upper bound. Remove one of the criteria.")
            .arg(numberTitle(refusal.measure, info));
    }
    return {};
}

} // namespace boardwright
