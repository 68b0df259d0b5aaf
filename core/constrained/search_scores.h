// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/candidates.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Scores the candidates of a site by their effect on later cells (constrained mode): how much of
/// their categories' limits, and how many candidates of other cells, they leave.
/// CompiledSet::heuristics selects the terms. Source: "Board Generation", lockout.live wiki, app
/// version 0.27; the numbers are ours.
class SearchScores final {
public:
    explicit SearchScores(const CompiledSet &set);

    /// Examines the board once for all candidates of the open `site`.
    void begin(const BoardState &board, const Candidates &candidates,
        std::span<const GoalIndex> pool, SiteIndex site);

    /// The score of a goal that fits the site of begin(), on the same board; higher is better, 0 is
    /// the maximum.
    std::int64_t of(const Candidates &candidates, GoalIndex goal) const;

private:
    /// A limit before one more goal is placed.
    struct Limit {
        int count = 0; ///< goals that count towards it
        int cap = 0;
        int open = 0; ///< cells that would remain open for others
    };

    /// A line through the site.
    struct Crossing {
        LineIndex line{};
        int open = 0; ///< its other open cells
        SiteBits sites; ///< the sites of those cells
    };

    void cross(const Candidates &candidates, SiteIndex site);
    void countPairs(const Candidates &candidates, std::span<const GoalIndex> pool);
    void addCosts(const BoardState &board, const Candidates &candidates);
    std::int64_t cost(const Limit &limit, std::int64_t pairs, int whole, int pairLost) const;

    const CompiledSet *m_set;
    std::size_t m_categories; ///< of lines
    std::vector<SiteBits> m_lineSites; ///< by line
    std::vector<Crossing> m_crossings;
    std::size_t m_lines = 0; ///< how many of m_crossings are in use for this site
    int m_open = 0; ///< open cells except the site
    SiteBits m_others; ///< the sites of those cells
    SiteBits m_inLines; ///< those in the site's lines
    // The cost of a goal with these categories, or of these tags and groups. Initially counts of
    // pairs: an open cell and a candidate of it.
    std::vector<std::int64_t> m_ofLineCategory; ///< in each crossing, by line category
    std::vector<std::int64_t> m_ofBoardCategory;
    std::vector<std::int64_t> m_ofTag;
    std::vector<std::int64_t> m_ofGroup;
};

} // namespace boardwright
