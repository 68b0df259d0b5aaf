// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/running_sums.h"
#include "core/lab/subject.h"
#include "core/lab/tally.h"

#include <memory>
#include <vector>

namespace boardwright {

/// Makes boards and counts them: what one thread needs for it, reused.
class Tallier final {
public:
    Tallier(SharedSubject subject, Detail detail);

    /// Adds the boards of a range of seeds, none of which `into` has, to `into`; and makes the
    /// board of the seed after the last, for the overlap. False where `watch` stopped it: then
    /// nothing is added.
    bool count(const SeedRange &range, Tally &into, Watch &watch);

private:
    bool makeAndCount(const SeedRange &range, Watch &watch);
    int visit(bool isCounted);
    void countBoard();

    SharedSubject m_subject;
    std::size_t m_sites;
    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    Binned m_binned;
    Tally m_sums; ///< of the range that is being counted
    RunningSums m_running; ///< likewise, on their way there
    /// By objective, the number of the whole board that it was last seen on. Numbers of boards that
    /// are no neighbours are two apart.
    std::vector<std::uint64_t> m_lastSeen;
    std::uint64_t m_number = 2;
    std::vector<quint64> m_overlap; ///< of the range: how often so many are shared
};

} // namespace boardwright
