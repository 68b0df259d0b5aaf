// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/generator/generator.h"

#include <QString>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <vector>

namespace boardwright {

/// Makes boards of one compiled set, on one thread.
class BenchRun final {
public:
    BenchRun(const GoalSet &set, const ModeSettings &settings, const Heuristics &heuristics = {});

    /// True if every cell could be filled.
    bool make(const QString &seed);

    const CompiledSet &compiled() const { return *m_compiled; }

    const Result &result() const { return m_result; }

private:
    std::shared_ptr<const CompiledSet> m_compiled;
    std::unique_ptr<Scratch> m_scratch;
    Result m_result;
};

/// Which stage finished a board.
enum class FinishedBy { Greedy, Frontier, CleanSlate, Relaxation, Nothing };

FinishedBy finishedBy(const Result &result, bool isWhole);

/// The seeds "0", "1" ...
std::vector<QString> seedsUpTo(std::size_t count);

/// Seeds "0", "1" ... whose boards the first attempt's greedy fill completes, at most `count`.
std::vector<QString> greedySeeds(BenchRun &run, std::size_t count);

/// Nanoseconds per call, averaged over a call for each number below `count`.
template <typename Call>
double nanosecondsEach(std::size_t count, Call call)
{
    const auto start = std::chrono::steady_clock::now();
    for (std::size_t i = 0; i < count; ++i)
        call(i);
    const std::chrono::duration<double, std::nano> spent = std::chrono::steady_clock::now() - start;
    return spent.count() / static_cast<double>(count);
}

inline double median(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

// The parts of the benchmark. They print numbers and judge nothing.
void benchSpeed(); ///< compared with the floor, with targets
void benchGrowth(); ///< by number of objectives and of cells
void benchStages(); ///< the stages that finish boards of real sets
void benchLab(); ///< statistics compared with bare boards
void benchAblation(); ///< the effect of each term of the heuristics
void benchBalanced(); ///< balanced boards compared with a literal implementation
void benchArrange(); ///< what placement rules gain on constrained boards
void benchWorlds(); ///< how many worlds can be won, by process
void benchCuration(); ///< how even curated worlds are, and what that costs
void benchSites(); ///< boards as sites make them
void benchSculpted(); ///< time and topologies of puzzles, by way of routing
void benchTune(); ///< what each engine reaches, and of how many boards
void benchAutotune(); ///< the same of tiers of sculpted boards
void benchLayered(); ///< how happy layered boards are, and what scoring them costs

} // namespace boardwright
