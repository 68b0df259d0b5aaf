// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/rows.h"
#include "core/lab/seed_criteria.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace boardwright {

namespace {

using Reason = Refusal::Reason;

/// Collects the reasons, each once.
class Refusals {
public:
    Refusals(const Criteria &criteria, const GoalSet &set, const Info &info, const Shape *shape)
        : m_criteria(criteria)
        , m_set(set)
        , m_info(info)
        , m_shape(shape)
    {
    }

    std::vector<Refusal> all()
    {
        for (const Criterion &criterion : m_criteria)
            std::visit([this](const auto &one) { look(one); }, criterion);
        const std::size_t goals = requiredGoals(m_criteria).size();
        if (isShapeKnown() && m_shape->sites.size() < goals)
            refuse({.reason = Reason::TooManyGoals,
                .goals = static_cast<int>(goals),
                .cells = static_cast<int>(m_shape->sites.size())});
        for (const QString &measure : criteriaMeasures(m_criteria))
            lookAtBounds(measure);
        return m_refusals;
    }

private:
    /// Whether the boards have one shape, and no parts.
    bool isShapeKnown() const { return m_shape != nullptr && !hasParts(); }

    /// A zone has a board of its own, whose lines and cells this shape does not include.
    bool hasParts() const
    {
        return std::ranges::find(m_shape->sites, SiteKind::Zone, &Site::kind)
            != m_shape->sites.end();
    }

    void look(const GoalCriterion &criterion)
    {
        const bool isAgainst = std::ranges::any_of(m_criteria, [&](const Criterion &other) {
            const auto *away = std::get_if<GoalCriterion>(&other);
            return away != nullptr && !away->stands && away->goal == criterion.goal;
        });
        if (criterion.stands)
            lookAtGoal(criterion.goal);
        if (criterion.stands && isAgainst)
            refuse({.reason = Reason::BothWays, .goal = criterion.goal});
    }

    void look(const LineCriterion &criterion)
    {
        look(GoalCriterion{.goal = criterion.goal});
        const auto isMeant = [&](const Line &line) {
            return line.kind == criterion.line.kind
                && (criterion.line.number == 0 || line.number == criterion.line.number);
        };
        if (isShapeKnown() && std::ranges::none_of(m_shape->lines, isMeant))
            refuse({.reason = Reason::LineMissing, .line = criterion.line});
    }

    void look(const PairCriterion &criterion)
    {
        look(GoalCriterion{.goal = criterion.goal});
        look(GoalCriterion{.goal = criterion.other});
        if (isShapeKnown() && m_shape->lines.empty())
            refuse({.reason = Reason::NoLines});
    }

    void look(const RelaxationsCriterion & /*wish*/) { }

    void look(const NumberCriterion &criterion)
    {
        const Measure *measure = measureOf(m_info, criterion.measure);
        if (measure == nullptr || !canBeCriterion(*measure))
            refuse({.reason = Reason::NumberUnknown, .measure = criterion.measure});
    }

    void lookAtGoal(RowId goal)
    {
        const Objective *objective = objectiveOf(m_set, goal);
        if (objective == nullptr)
            refuse({.reason = Reason::GoalGone, .goal = goal});
        else if (objective->disabled)
            refuse({.reason = Reason::GoalDisabled, .goal = goal});
    }

    void lookAtBounds(const QString &measure)
    {
        double most = std::numeric_limits<double>::infinity();
        double least = -most;
        for (const Criterion &criterion : m_criteria) {
            const auto *number = std::get_if<NumberCriterion>(&criterion);
            if (number == nullptr || number->measure != measure)
                continue;
            if (number->bound == Bound::AtMost)
                most = std::min(most, number->number);
            else
                least = std::max(least, number->number);
        }
        if (measureOf(m_info, measure) != nullptr && least > most)
            refuse({.reason = Reason::BoundsCross, .measure = measure});
    }

    void refuse(const Refusal &refusal)
    {
        if (std::ranges::find(m_refusals, refusal) == m_refusals.end())
            m_refusals.push_back(refusal);
    }

    const Criteria &m_criteria;
    const GoalSet &m_set;
    const Info &m_info;
    const Shape *m_shape;
    std::vector<Refusal> m_refusals;
};

} // namespace

std::vector<Refusal> impossibleCriteria(
    const Criteria &criteria, const GoalSet &set, const Info &info, const Shape *shape)
{
    return Refusals(criteria, set, info, shape).all();
}

} // namespace boardwright
