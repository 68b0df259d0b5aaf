// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace boardwright::worlds {

/// Counts the steps of a search: claims followed, and sets of gems compared. They are limited by
/// their number and not by time, so that a seed has the same world on each machine.
class Steps final {
public:
    /// So many, none of which takes long, are taken between two polls of a watch.
    static constexpr std::uint64_t betweenPolls = 100'000;

    /// As many as are needed.
    Steps() = default;

    /// `watch`: null, or asked now and then whether to stop; then it must outlive this.
    explicit Steps(Watch *watch, std::uint64_t most = unlimited)
        : m_watch(watch)
        , m_most(most)
        , m_next(std::min(most, watch == nullptr ? unlimited : betweenPolls))
    {
    }

    /// Takes some. False if there were too many, or if the watch asked to stop; it stays so.
    bool take(std::uint64_t more = 1)
    {
        m_taken += more;
        return m_taken <= m_next || look();
    }

    /// Whether take() returned false.
    bool areOver() const { return m_areOver; }

    std::uint64_t taken() const { return m_taken; }

    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

private:
    bool look()
    {
        m_areOver
            = m_areOver || m_taken > m_most || (m_watch != nullptr && m_watch->stopRequested());
        m_next = m_areOver ? 0 : std::min(m_most, m_taken + betweenPolls);
        return !m_areOver;
    }

    Watch *m_watch = nullptr;
    std::uint64_t m_most = unlimited;
    std::uint64_t m_next = unlimited; ///< when to look
    std::uint64_t m_taken = 0;
    bool m_areOver = false;
};

} // namespace boardwright::worlds
