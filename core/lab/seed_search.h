// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_wishes.h"
#include "core/lab/simulate.h"

#include <memory>
#include <vector>

namespace boardwright {

/// A seed whose board is whole and as wished.
struct FoundSeed {
    qint64 seed = 0;
    int relaxations = 0; ///< limits that gave way
    std::vector<double> numbers; ///< of wishedMeasures(), see wishedNumber()
    std::vector<std::vector<SiteIndex>> places; ///< of wishedGoals(), see placesOf()

    friend bool operator==(const FoundSeed &, const FoundSeed &) = default;
};

/// What was found among some seeds. Adds up: in whatever pieces and order seeds are searched, the
/// same is found.
struct FoundSeeds {
    SeedRanges seeds; ///< that were searched
    quint64 failed = 0; ///< boards that could not be filled; they are never as wished
    std::vector<FoundSeed> found; ///< by rising seed

    /// Adds what was found among other seeds.
    void add(const FoundSeeds &other);

    friend bool operator==(const FoundSeeds &, const FoundSeeds &) = default;
};

/// Makes boards and looks at them: what one thread needs for it, reused.
class SeedSearcher final {
public:
    SeedSearcher(SharedSubject subject, Wishes wishes);

    /// Adds what is found in a range, none of which `into` has. False where `watch` stopped it:
    /// then nothing is added.
    bool search(const SeedRange &range, FoundSeeds &into, Watch &watch);

private:
    FoundSeed described(qint64 seed) const;

    SharedSubject m_subject;
    Wishes m_wishes;
    std::vector<RowId> m_goals;
    std::vector<QString> m_measures;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Measured m_measured;
};

/// Searches a range of seeds. Stopping and progress as simulate(); `options.detail` does not count.
FoundSeeds searchSeeds(const SharedSubject &subject, const Wishes &wishes, const SeedRange &seeds,
    const SimulateOptions &options, const std::stop_token &stop = {},
    const SimulateProgress &progress = {});

} // namespace boardwright
