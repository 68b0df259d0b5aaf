// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/seed_criteria.h"

#include "core/board/relaxations.h"

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

/// Whether a predicate holds for the board or a nested one.
template <typename Law>
bool anyBoard(const Result &board, const Law &law)
{
    return law(board)
        || std::ranges::any_of(board.parts, [&](const Part &part) { return law(*part.result); });
}

const Placed &placedAt(const Result &board, SiteIndex site)
{
    return board.at[static_cast<std::size_t>(site)];
}

std::ptrdiff_t copiesIn(const Result &board, const Line &line, RowId goal)
{
    return std::ranges::count_if(
        line.sites, [&](SiteIndex site) { return placedAt(board, site).what == goal; });
}

bool isMeant(const NamedLine &wanted, const Line &line)
{
    return line.kind == wanted.kind && (wanted.number == 0 || line.number == wanted.number);
}

bool stands(const Result &board, RowId goal)
{
    return anyBoard(board, [&](const Result &one) { return siteOf(one, goal) != SiteIndex::none; });
}

bool isFulfilled(const GoalCriterion &criterion, const Result &board)
{
    return stands(board, criterion.goal) == criterion.stands;
}

bool isFulfilled(const LineCriterion &criterion, const Result &board)
{
    return anyBoard(board, [&](const Result &one) {
        return std::ranges::any_of(one.shape->lines, [&](const Line &line) {
            return isMeant(criterion.line, line) && copiesIn(one, line, criterion.goal) > 0;
        });
    });
}

bool isFulfilled(const PairCriterion &criterion, const Result &board)
{
    const std::ptrdiff_t least = criterion.goal == criterion.other ? 2 : 1;
    return anyBoard(board, [&](const Result &one) {
        return std::ranges::any_of(one.shape->lines, [&](const Line &line) {
            return copiesIn(one, line, criterion.goal) >= least
                && copiesIn(one, line, criterion.other) >= least;
        });
    });
}

bool isFulfilled(const RelaxationsCriterion &criterion, const Result &board)
{
    return relaxationsOf(board) <= criterion.most;
}

bool isFulfilled(const NumberCriterion & /*wish*/, const Result & /*board*/)
{
    return true; // tested by meetsNumbers()
}

template <typename Of>
void addOnce(std::vector<Of> &all, const Of &one)
{
    if (std::ranges::find(all, one) == all.end())
        all.push_back(one);
}

} // namespace

bool matches(
    const Criteria &criteria, const Info &info, const Result &board, const Measured &measured)
{
    return meetsPlacements(criteria, board) && meetsNumbers(criteria, info, measured);
}

bool meetsPlacements(const Criteria &criteria, const Result &board)
{
    return std::ranges::all_of(criteria, [&](const Criterion &criterion) {
        return std::visit([&](const auto &one) { return isFulfilled(one, board); }, criterion);
    });
}

bool meetsNumbers(const Criteria &criteria, const Info &info, const Measured &measured)
{
    return std::ranges::all_of(criteria, [&](const Criterion &criterion) {
        const auto *wanted = std::get_if<NumberCriterion>(&criterion);
        if (wanted == nullptr)
            return true;
        const double number = criterionNumber(wanted->measure, info, measured);
        // NaN satisfies neither bound.
        return wanted->bound == Bound::AtMost ? number <= wanted->number : number >= wanted->number;
    });
}

std::vector<RowId> requiredGoals(const Criteria &criteria)
{
    std::vector<RowId> goals;
    for (const Criterion &criterion : criteria) {
        if (const auto *goal = std::get_if<GoalCriterion>(&criterion);
            goal != nullptr && goal->stands)
            addOnce(goals, goal->goal);
        else if (const auto *line = std::get_if<LineCriterion>(&criterion))
            addOnce(goals, line->goal);
        else if (const auto *pair = std::get_if<PairCriterion>(&criterion)) {
            addOnce(goals, pair->goal);
            addOnce(goals, pair->other);
        }
    }
    return goals;
}

std::vector<QString> criteriaMeasures(const Criteria &criteria)
{
    std::vector<QString> keys;
    for (const Criterion &criterion : criteria) {
        if (const auto *number = std::get_if<NumberCriterion>(&criterion))
            addOnce(keys, number->measure);
    }
    return keys;
}

const Measure *measureOf(const Info &info, const QString &key)
{
    const auto found = std::ranges::find_if(
        info.measures, [&](const Measure &measure) { return measure.key == key; });
    return found == info.measures.end() ? nullptr : &*found;
}

bool canBeCriterion(const Measure &measure)
{
    return (measure.scope == Scope::Board || measure.scope == Scope::Line)
        && measure.scale != ScaleKind::Classes;
}

double criterionNumber(const QString &measure, const Info &info, const Measured &measured)
{
    const Measure *known = measureOf(info, measure);
    if (known == nullptr || !canBeCriterion(*known))
        return Measured::nothing;
    const std::vector<double> &values
        = measured.values[static_cast<std::size_t>(known - info.measures.data())];
    if (known->scope == Scope::Board)
        return values.empty() ? Measured::nothing : values.front();
    double smallest = Measured::nothing;
    double greatest = Measured::nothing;
    for (const double value : values) {
        smallest = std::fmin(smallest, value); // fmin and fmax prefer a number to NaN
        greatest = std::fmax(greatest, value);
    }
    return greatest - smallest;
}

std::vector<SiteIndex> placesOf(RowId goal, const Result &board)
{
    std::vector<SiteIndex> places;
    for (std::size_t site = 0; site < board.at.size(); ++site) {
        if (board.at[site].what == goal)
            places.push_back(SiteIndex{static_cast<std::int32_t>(site)});
    }
    for (const Part &part : board.parts) {
        if (siteOf(*part.result, goal) != SiteIndex::none)
            addOnce(places, part.site);
    }
    std::ranges::sort(places);
    return places;
}

} // namespace boardwright
