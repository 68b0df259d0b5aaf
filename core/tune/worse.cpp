// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/worse.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace boardwright {

namespace {

/// How far a target's number is from what is wanted, as tenthsOf().
int distanceOf(const TunePlan &plan, const TuneTarget &target, double shown)
{
    const TuneItem &item = plan.itemsOf(target).front();
    switch (target.wanted) {
    case Wanted::Relaxed:
        return tenthsOf(shown);
    case Wanted::Category:
        return std::abs(tenthsOf(shown) - tenthsOf(item.share.value_or(0)));
    case Wanted::Goals:
        if (target.items == 1)
            return std::abs(tenthsOf(shown) - tenthsOf(item.share.value_or(0)));
        break;
    case Wanted::AllAlike:
        if (target.items == 1)
            return 0; // a goal is like itself
        break;
    case Wanted::Number:
        break;
    }
    return tenthsOf(1) - tenthsOf(shown); // shares that should be everything
}

} // namespace

int tenthsOf(double share)
{
    constexpr double tenths = 1000;
    return static_cast<int>(std::lround(share * tenths));
}

std::vector<Worse> worseOf(const TunePlan &plan, const Trial &trial)
{
    std::vector<Worse> all;
    const auto add = [&](const Worse &one) {
        if (one.tenths > 0)
            all.push_back(one);
    };
    bool isAboutRelaxed = false;
    for (std::size_t i = 0; i < plan.targets.size(); ++i) {
        const TuneTarget &target = plan.targets[i];
        const double before = trial.before.targets[i].shown;
        const double after = trial.after.targets[i].shown;
        const bool isRelaxed = target.wanted == Wanted::Relaxed;
        isAboutRelaxed = isAboutRelaxed || isRelaxed;
        if (isRelaxed && after <= plan.itemsOf(target).front().share.value_or(0))
            continue; // as many as are allowed
        add({.target = i,
            .before = before,
            .after = after,
            .tenths = distanceOf(plan, target, after) - distanceOf(plan, target, before)});
    }
    const auto addShare = [&](Worse::What what, double before, double after) {
        add({.what = what,
            .before = before,
            .after = after,
            .tenths = tenthsOf(after) - tenthsOf(before)});
    };
    if (!isAboutRelaxed)
        addShare(Worse::What::Relaxed, trial.relaxedBefore, trial.relaxedAfter);
    addShare(Worse::What::Unfilled, trial.unfilledBefore, trial.unfilledAfter);
    return all;
}

} // namespace boardwright
