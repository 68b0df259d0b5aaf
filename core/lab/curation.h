// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"
#include "core/lab/seed_ranges.h"
#include "core/lab/subject.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright {

/// Curation: more boards are made than are needed, and the best of them are chosen.

/// What boards are chosen for.
struct CurationCriterion {
    enum class Kind : std::uint8_t {
        Even, ///< that goals, or zones, appear equally often on the chosen boards
        Least, ///< the smallest numbers of a gate
        Most, ///< the largest numbers of a gate
    };

    Kind kind = Kind::Even;
    std::size_t gate = 0; ///< Least and Most: an index of Info::gates
};

/// A complete board of a pool: what a choice depends on. The board is made again from its seed.
struct PooledBoard {
    qint64 seed = 0;
    /// Of its goals in the set; other rows of tables have greater numbers. Those of parts included.
    std::vector<int> rows;
    double number = 0; ///< of the criterion's gate; NaN: the board has none
};

/// Makes the boards of a pool one by one. One thread.
class PoolMaker final {
public:
    PoolMaker(SharedSubject subject, const CurationCriterion &criterion);

    /// The board of a seed; nothing if it is incomplete, or if `watch` stopped it.
    std::optional<PooledBoard> make(qint64 seed, Watch &watch);

private:
    SharedSubject m_subject;
    CurationCriterion m_criterion;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Measured m_measured;
};

/// The complete boards of `seeds`, at most mostPooled, in their order, on `threads` threads. Fewer
/// if stopped.
std::vector<PooledBoard> poolOf(const SharedSubject &subject, const SeedRange &seeds,
    const CurationCriterion &criterion, int threads, const std::stop_token &stop = {});

/// The seeds of `count` boards of a pool, or of all if there are fewer, in the order of choice.
/// Fewer if stopped. Even: boards are chosen one by one, each the one whose goals appear least
/// often on those chosen before it. Least, Most: by their numbers; boards without one are not
/// chosen. The earlier seed breaks ties. Time: count * pool * goals of a board.
std::vector<qint64> chosenSeeds(const std::vector<PooledBoard> &pool,
    const CurationCriterion &criterion, std::size_t count, const std::stop_token &stop = {});

} // namespace boardwright
