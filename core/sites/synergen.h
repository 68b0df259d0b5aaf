// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/site_list.h"

#include <cstdint>
#include <vector>

namespace boardwright::sites {

/// A goal of BoardKind::SynerGen, with numbers for names. Numbers of keys are indices of goals;
/// numbers of groups are higher.
struct SynerGoal {
    int listed = 0; ///< index in the list
    int tier = 0; ///< 0: any
    double score = 0;
    std::vector<std::uint32_t> types{}; ///< indices of SynerGoals::most
    std::vector<std::uint32_t> excludes{}; ///< goals; keys of no goal are left out
    std::vector<std::uint32_t> synergies{}; ///< names
};

/// The goals in the order in which JavaScript keeps the keys of an object: whole numbers first,
/// ascending, then the others as written. Of equal keys the last one counts, in the place of the
/// first.
struct SynerGoals {
    explicit SynerGoals(const SiteList &list);

    std::vector<SynerGoal> goals;
    std::vector<double> most; ///< by type; NaN: no limit
    std::optional<double> mostScore;
};

} // namespace boardwright::sites
