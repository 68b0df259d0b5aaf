// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/place_groups.h"
#include "core/lab/running_sums.h"
#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <memory>
#include <vector>

namespace boardwright {

/// Makes boards and counts them: one thread's working memory, reused.
class Tallier final {
public:
    Tallier(SharedSubject subject, Detail detail);

    /// Adds the boards of a range of seeds, none of which is in `into` yet. Also makes the board of
    /// the next seed, for the overlap. Returns false, and adds nothing, if `watch` stopped it.
    bool count(const SeedRange &range, Tally &into, Watch &watch);

private:
    bool makeAndCount(const SeedRange &range, Watch &watch);
    int visit(bool isCounted);
    void countBoard();

    SharedSubject m_subject;
    std::size_t m_sites; ///< items
    PlaceItems m_items; ///< of the last board
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Binned m_binned;
    Tally m_sums; ///< of the current range
    RunningSums m_running; ///< of the current range, before they are moved to m_sums
    /// By objective, the number of the complete board that it was last on. Numbers of boards that
    /// are not neighbours differ by at least two.
    std::vector<std::uint64_t> m_lastSeen;
    std::uint64_t m_number = 2;
    std::vector<quint64> m_overlap; ///< of the range: by number of shared objectives
};

} // namespace boardwright
