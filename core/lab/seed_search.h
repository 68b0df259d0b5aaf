// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_criteria.h"
#include "core/lab/simulate.h"

#include <memory>
#include <vector>

namespace boardwright {

/// A seed whose board is complete and meets all criteria.
struct FoundSeed {
    qint64 seed = 0;
    int relaxations = 0; ///< number of relaxed limits
    std::vector<double> numbers; ///< of criteriaMeasures(), see criterionNumber()
    std::vector<std::vector<SiteIndex>> places; ///< of requiredGoals(), see placesOf()
    QString derivedSeed{}; ///< Result::derivedSeed: what gates made of the seed; mostly empty

    /// What makes the same board, whatever gates the set gets: the derived seed, if there is one.
    QString boardSeed() const
    {
        return derivedSeed.isEmpty() ? QString::number(seed) : derivedSeed;
    }

    friend bool operator==(const FoundSeed &, const FoundSeed &) = default;
};

/// The results of a search over some seeds. Results add up: the same seeds are found whatever the
/// pieces and their order.
struct FoundSeeds {
    SeedRanges seeds; ///< seeds searched so far
    quint64 failed = 0; ///< boards that could not be filled; they never match
    std::vector<FoundSeed> found; ///< by ascending seed

    /// Adds the results for other seeds.
    void add(const FoundSeeds &other);

    friend bool operator==(const FoundSeeds &, const FoundSeeds &) = default;
};

/// Makes boards and tests them: one thread's working memory, reused.
class SeedSearcher final {
public:
    SeedSearcher(SharedSubject subject, Criteria criteria);

    /// Adds the matches in a range, no seed of which is in `into` yet. Returns false, and adds
    /// nothing, if `watch` stopped it.
    bool search(const SeedRange &range, FoundSeeds &into, Watch &watch);

private:
    FoundSeed described(qint64 seed) const;

    SharedSubject m_subject;
    Criteria m_criteria;
    std::vector<RowId> m_goals;
    std::vector<QString> m_measures;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Measured m_measured;
};

/// Searches a range of seeds. Stopping and progress are as in simulate(); `options.detail` is
/// ignored.
FoundSeeds searchSeeds(const SharedSubject &subject, const Criteria &criteria,
    const SeedRange &seeds, const SimulateOptions &options, const std::stop_token &stop = {},
    const SimulateProgress &progress = {});

} // namespace boardwright
