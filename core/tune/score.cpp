// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/score.h"

#include "core/base/portable_math.h"
#include "core/goalset/goal_categories.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace boardwright {

namespace {

/// The most that a spread takes off a score.
constexpr double mostPenalty = 0.25;

/// How much of the band of a share an item fills: all of it up to reachedShare, nothing from half
/// or double of the share on.
double membershipOf(double logRatio)
{
    static const double near = portableLog(1 + reachedShare);
    const double off = std::abs(logRatio);
    return std::clamp((std::numbers::ln2 - off) / (std::numbers::ln2 - near), 0.0, 1.0);
}

double ratio(quint64 part, quint64 all)
{
    return all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all);
}

/// Of items with a share: the mean membership, less a penalty for the spread of what they have.
TargetScore scoreOfShares(std::span<const TuneItem> items, std::span<const ItemSums> sums,
    std::span<const double> wanted, const ItemCounts &counts)
{
    constexpr double least = 1e-6; // a share of 0 has no logarithm
    double memberships = 0;
    double sum = 0;
    double squares = 0;
    double near = 0;
    double first = 0;
    const auto count = static_cast<double>(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const double share = shareOfItem(items[i], sums[i], counts).value_or(0);
        const double logRatio = portableLog(std::max(share, least) / std::max(wanted[i], least));
        memberships += membershipOf(logRatio);
        sum += logRatio;
        squares += logRatio * logRatio;
        near += std::abs(share - wanted[i]) <= nearShare * wanted[i] ? 1 : 0;
        if (i == 0)
            first = share;
    }
    const double spread = std::sqrt(std::max(0.0, squares / count - sum / count * (sum / count)));
    const double penalty = mostPenalty * std::min(1.0, spread / std::numbers::ln2);
    return {.shown = items.size() == 1 ? first : near / count,
        .score = memberships / count * (1 - penalty)};
}

/// Of boards that may be relaxed up to a share.
TargetScore scoreOfRelaxed(const TuneItem &item, const ItemSums &sums)
{
    const double share = ratio(sums.within, sums.boards);
    const double most = *item.share;
    const double score = share <= most ? 1 : (1 - share) / (1 - most);
    return {.shown = share, .score = score};
}

/// Of a number with bounds: the share of boards within them, less a penalty if the numbers spread
/// as far as the band is wide.
TargetScore scoreOfNumber(const TuneItem &item, const ItemSums &sums)
{
    const double membership = ratio(sums.within, sums.boards);
    double penalty = 0;
    if (item.least && item.most && *item.most > *item.least && sums.boards > 0) {
        const auto boards = static_cast<double>(sums.boards);
        const double mean = static_cast<double>(sums.sum) / boards;
        const double variance = static_cast<double>(sums.squares) / boards - mean * mean;
        const double spread = item.bin * std::sqrt(std::max(0.0, variance));
        penalty = mostPenalty * std::min(1.0, spread / (*item.most - *item.least));
    }
    return {.shown = membership, .score = membership * (1 - penalty)};
}

} // namespace

std::optional<double> shareOfItem(const TuneItem &item, const ItemSums &sums, const ItemCounts &all)
{
    if (sums.boards == 0)
        return std::nullopt;
    if (item.wanted == Wanted::Category)
        return ratio(static_cast<quint64>(sums.sum), all.cells);
    return ratio(sums.within, sums.boards);
}

std::vector<double> wantedShares(const TunePlan &plan, const ItemCounts &counts, const GoalSet &set,
    std::span<const std::uint8_t> isHeld)
{
    struct Mean {
        double sum = 0;
        double items = 0;
    };

    std::vector<double> wanted(plan.items.size(), 0);
    std::map<std::vector<std::size_t>, Mean> groups; // by the category items that a goal is in
    std::vector<Mean *> groupOf(plan.items.size(), nullptr);
    for (std::size_t i = 0; i < plan.items.size(); ++i) {
        const TuneItem &item = plan.items[i];
        if (item.wanted == Wanted::Goals || item.wanted == Wanted::Category)
            wanted[i] = *item.share;
        if (item.wanted != Wanted::AllAlike)
            continue;
        const double share = shareOfItem(item, counts.items[i], counts).value_or(0);
        const Objective &goal = set.objectives[item.row];
        std::vector<std::size_t> in;
        for (std::size_t other = 0; other < plan.items.size(); ++other) {
            const TuneItem &category = plan.items[other];
            if (category.wanted == Wanted::Category && isOfCategory(goal, category.category))
                in.push_back(other);
        }
        groupOf[i] = &groups[in];
        if (!isHeld.empty() && isHeld[i] != 0)
            continue;
        groupOf[i]->sum += share;
        groupOf[i]->items += 1;
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (groupOf[i] == nullptr)
            continue;
        wanted[i] = groupOf[i]->items > 0
            ? groupOf[i]->sum / groupOf[i]->items
            : shareOfItem(plan.items[i], counts.items[i], counts).value_or(0);
    }
    return wanted;
}

TuneScore scoreOf(const TunePlan &plan, const ItemCounts &counts, std::span<const double> wanted)
{
    TuneScore score;
    score.targets.reserve(plan.targets.size());
    double logs = 0;
    double importance = 0;
    bool isZero = counts.boards == 0;
    for (const TuneTarget &target : plan.targets) {
        const auto items = plan.itemsOf(target);
        const auto sums = std::span(counts.items).subspan(target.firstItem, target.items);
        TargetScore one;
        switch (target.wanted) {
        case Wanted::Relaxed:
            one = scoreOfRelaxed(items.front(), sums.front());
            break;
        case Wanted::Number:
            one = scoreOfNumber(items.front(), sums.front());
            break;
        default:
            one = scoreOfShares(
                items, sums, wanted.subspan(target.firstItem, target.items), counts);
        }
        score.targets.push_back(one);
        importance += target.importance;
        isZero = isZero || one.score <= 0;
        if (!isZero)
            logs += target.importance * portableLog(one.score);
    }
    if (!isZero && importance > 0)
        score.total
            = portableExp(logs / importance) * ratio(counts.boards, counts.boards + counts.failed);
    return score;
}

} // namespace boardwright
