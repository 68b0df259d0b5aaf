// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/rows.h"
#include "core/lab/seed_wishes.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace boardwright {

namespace {

using Reason = Refusal::Reason;

/// Collects the reasons, each once.
class Refusals {
public:
    Refusals(const Wishes &wishes, const GoalSet &set, const Info &info, const Shape &shape)
        : m_wishes(wishes)
        , m_set(set)
        , m_info(info)
        , m_shape(shape)
    {
    }

    std::vector<Refusal> all()
    {
        for (const Wish &wish : m_wishes)
            std::visit([this](const auto &one) { look(one); }, wish);
        const std::size_t goals = wishedGoals(m_wishes).size();
        if (isShapeKnown() && m_shape.sites.size() < goals && !hasParts())
            refuse({.reason = Reason::TooManyGoals,
                .goals = static_cast<int>(goals),
                .cells = static_cast<int>(m_shape.sites.size())});
        for (const QString &measure : wishedMeasures(m_wishes))
            lookAtBounds(measure);
        return m_refusals;
    }

private:
    bool isShapeKnown() const { return !m_shape.sites.empty(); }

    /// A zone has a board of its own, whose lines and cells this shape does not include.
    bool hasParts() const
    {
        return std::ranges::find(m_shape.sites, SiteKind::Zone, &Site::kind) != m_shape.sites.end();
    }

    void look(const GoalWish &wish)
    {
        const bool isAgainst = std::ranges::any_of(m_wishes, [&](const Wish &other) {
            const auto *away = std::get_if<GoalWish>(&other);
            return away != nullptr && !away->stands && away->goal == wish.goal;
        });
        if (wish.stands)
            lookAtGoal(wish.goal);
        if (wish.stands && isAgainst)
            refuse({.reason = Reason::BothWays, .goal = wish.goal});
    }

    void look(const LineWish &wish)
    {
        look(GoalWish{.goal = wish.goal});
        const bool isThere = std::ranges::any_of(m_shape.lines, [&](const Line &line) {
            return line.kind == wish.line.kind
                && (wish.line.number == 0 || line.number == wish.line.number);
        });
        if (isShapeKnown() && !hasParts() && !isThere)
            refuse({.reason = Reason::LineMissing, .line = wish.line});
    }

    void look(const PairWish &wish)
    {
        look(GoalWish{.goal = wish.goal});
        look(GoalWish{.goal = wish.other});
        if (isShapeKnown() && !hasParts() && m_shape.lines.empty())
            refuse({.reason = Reason::NoLines});
    }

    void look(const RelaxationsWish & /*wish*/) { }

    void look(const NumberWish &wish)
    {
        const Measure *measure = measureOf(m_info, wish.measure);
        if (measure == nullptr || !canBeWished(*measure))
            refuse({.reason = Reason::NumberUnknown, .measure = wish.measure});
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
        for (const Wish &wish : m_wishes) {
            const auto *number = std::get_if<NumberWish>(&wish);
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

    const Wishes &m_wishes;
    const GoalSet &m_set;
    const Info &m_info;
    const Shape &m_shape;
    std::vector<Refusal> m_refusals;
};

} // namespace

std::vector<Refusal> impossibleWishes(
    const Wishes &wishes, const GoalSet &set, const Info &info, const Shape &shape)
{
    return Refusals(wishes, set, info, shape).all();
}

} // namespace boardwright
