// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_run.h"

#include "core/constrained/codes.h"
#include "tests/support/boards/effort.h"

namespace boardwright {

BenchRun::BenchRun(const GoalSet &set, const ModeSettings &settings, const Heuristics &heuristics)
{
    // The set was created non-const and is not shared yet, so the cast is safe.
    const auto compiled = std::const_pointer_cast<CompiledSet>(compileConstrained(set, settings));
    compiled->heuristics = heuristics;
    m_compiled = compiled;
    m_scratch = generators().front()->scratch(*m_compiled);
}

bool BenchRun::make(const QString &seed)
{
    Watch watch;
    return generators()
        .front()
        ->run(*m_compiled, *m_scratch, seed, m_result, nullptr, watch)
        .has_value();
}

FinishedBy finishedBy(const Result &result, bool isWhole)
{
    if (!isWhole)
        return FinishedBy::Nothing;
    if (effortOf(result).relaxPlaced > 0)
        return FinishedBy::Relaxation;
    if (effortOf(result).searchPlaced == 0)
        return FinishedBy::Greedy;
    const bool isCleanSlate = std::ranges::any_of(result.made, [](const Finding &made) {
        return made.code == toCode(ConstrainedCode::MadeBySearch) && made.args[2] == Arg(qint64{1});
    });
    return isCleanSlate ? FinishedBy::CleanSlate : FinishedBy::Frontier;
}

std::vector<QString> seedsUpTo(std::size_t count)
{
    std::vector<QString> seeds(count);
    for (std::size_t i = 0; i < count; ++i)
        seeds[i] = QString::number(i);
    return seeds;
}

std::vector<QString> greedySeeds(BenchRun &run, std::size_t count)
{
    std::vector<QString> seeds;
    for (const QString &seed : seedsUpTo(2 * count)) {
        const bool isWhole = run.make(seed);
        if (seeds.size() < count && finishedBy(run.result(), isWhole) == FinishedBy::Greedy
            && effortOf(run.result()).attempt <= 1)
            seeds.push_back(seed);
    }
    return seeds;
}

} // namespace boardwright
