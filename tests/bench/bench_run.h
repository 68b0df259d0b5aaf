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

/// One thread's boards of one compiled set.
class BenchRun final {
public:
    BenchRun(const GoalSet &set, const ModeSettings &settings, const Heuristics &heuristics = {});

    /// Whether every cell could be filled.
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

/// "0", "1" ...
std::vector<QString> seedsUpTo(std::size_t count);

/// The first of those seeds whose boards the first attempt's greedy fill finishes.
std::vector<QString> greedySeeds(BenchRun &run, std::size_t count);

/// Nanoseconds a call, over a call for each of `count` numbers.
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

// The parts of the bench. Each prints; none judges.
void benchSpeed(); ///< beside the floor, with targets
void benchGrowth(); ///< with objectives and with cells
void benchStages(); ///< how boards of real sets are finished
void benchLab(); ///< statistics beside the bare boards
void benchAblation(); ///< what each term of the heuristics is good for
void benchBalanced(); ///< balanced boards beside a plain rendering of their description

} // namespace boardwright
