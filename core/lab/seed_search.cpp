// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/seed_search.h"

#include "core/board/relaxations.h"
#include "core/lab/seed_queue.h"

#include <algorithm>
#include <utility>

namespace boardwright {

void FoundSeeds::add(const FoundSeeds &other)
{
    for (const SeedRange &range : other.seeds.ranges())
        seeds.add(range);
    failed += other.failed;
    const auto before = static_cast<std::ptrdiff_t>(found.size());
    found.insert(found.end(), other.found.begin(), other.found.end());
    std::ranges::inplace_merge(found, found.begin() + before, {}, &FoundSeed::seed);
}

SeedSearcher::SeedSearcher(SharedSubject subject, Criteria criteria)
    : m_subject(std::move(subject))
    , m_criteria(std::move(criteria))
    , m_goals(requiredGoals(m_criteria))
    , m_measures(criteriaMeasures(m_criteria))
    , m_scratch(m_subject->scratch())
{
}

bool SeedSearcher::search(const SeedRange &range, FoundSeeds &into, Watch &watch)
{
    const Generator &generator = m_subject->generator();
    FoundSeeds piece;
    for (qint64 seed = range.first; seed <= range.last; ++seed) {
        if (watch.stopRequested())
            return false;
        const Outcome outcome = m_subject->run(*m_scratch, QString::number(seed), m_board, watch);
        if (!outcome && outcome.error().code == Code::Cancelled)
            return false;
        if (!outcome) {
            ++piece.failed;
            continue;
        }
        if (!meetsPlacements(m_criteria, m_board))
            continue;
        // Last, because measuring takes longer than the other tests, and few boards get here.
        if (!m_measures.empty()) {
            generator.measure(m_subject->compiled(), *m_scratch, m_board, m_measured);
            if (!meetsNumbers(m_criteria, generator.info(), m_measured))
                continue;
        }
        piece.found.push_back(described(seed));
    }
    piece.seeds.add(range);
    into.add(piece);
    return true;
}

FoundSeed SeedSearcher::described(qint64 seed) const
{
    FoundSeed found{.seed = seed,
        .relaxations = relaxationsOf(m_board),
        .numbers = {},
        .places = {},
        .derivedSeed = m_board.derivedSeed};
    for (const QString &measure : m_measures)
        found.numbers.push_back(
            criterionNumber(measure, m_subject->generator().info(), m_measured));
    for (const RowId goal : m_goals)
        found.places.push_back(placesOf(goal, m_board));
    return found;
}

FoundSeeds searchSeeds(const SharedSubject &subject, const Criteria &criteria,
    const SeedRange &seeds, const SimulateOptions &options, const std::stop_token &stop,
    const SimulateProgress &progress)
{
    constexpr qint64 seedsAtOnce = 128;
    SeedQueue queue(seeds, options.range > 0 ? options.range : seedsAtOnce, progress);
    return countOnThreads(
        queue, options.threads, stop, [] { return FoundSeeds{}; },
        [&] {
            return [searcher = SeedSearcher(subject, criteria)](const SeedRange &range,
                       FoundSeeds &into,
                       Watch &watch) mutable { return searcher.search(range, into, watch); };
        });
}

} // namespace boardwright
