// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/candidates.h"

#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// How good the candidates of one site are for what comes after them (constrained mode): by how
/// much of their categories' limits they leave, and by how many candidates they leave to other
/// cells. Each term counts only where CompiledSet::heuristics has it. Source: "Board Generation",
/// lockout.live wiki, app version 0.27; the numbers are ours.
class SearchScores final {
public:
    explicit SearchScores(const CompiledSet &set);

    /// Looks at the board once for all candidates of the open `site`.
    void begin(const BoardState &board, const Candidates &candidates,
        std::span<const GoalIndex> pool, SiteIndex site);

    /// The score of a goal that fits the site of begin(), on the same board: higher is better, 0
    /// the best there is.
    std::int64_t of(const Candidates &candidates, GoalIndex goal) const;

private:
    /// A limit as it stands before one more goal.
    struct Limit {
        int count = 0; ///< goals that use it
        int cap = 0;
        int open = 0; ///< cells that would be left for others
    };

    /// A line of the site.
    struct Crossing {
        LineIndex line{};
        int open = 0; ///< cells of it but for the site
        SiteBits sites; ///< those cells
    };

    void cross(const Candidates &candidates, SiteIndex site);
    void countPairs(const Candidates &candidates, std::span<const GoalIndex> pool);
    void addCosts(const BoardState &board, const Candidates &candidates);
    std::int64_t cost(const Limit &limit, std::int64_t pairs, int whole, int pairLost) const;

    const CompiledSet *m_set;
    std::size_t m_categories; ///< of lines
    std::vector<SiteBits> m_lineSites; ///< by line
    std::vector<Crossing> m_crossings;
    std::size_t m_lines = 0; ///< so many of the crossings are the site's
    int m_open = 0; ///< cells but for the site
    SiteBits m_others; ///< those cells
    SiteBits m_inLines; ///< those of them in the site's lines
    // What a goal costs that carries or is of these. At first: pairs of another open cell and a
    // candidate of it.
    std::vector<std::int64_t> m_ofLineCategory; ///< in each crossing, by line category
    std::vector<std::int64_t> m_ofBoardCategory;
    std::vector<std::int64_t> m_ofTag;
    std::vector<std::int64_t> m_ofGroup;
};

} // namespace boardwright
