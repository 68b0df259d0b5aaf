// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <stop_token>

namespace boardwright {

/// Tells a running job when to stop. Generators poll it once per unit of work (a cell tried). It
/// also counts polls down, so that a test can cancel at exactly the n-th poll: results must not
/// depend on when a stop arrives. One thread at a time.
class Watch final {
public:
    Watch() = default;

    explicit Watch(std::stop_token token, std::uint64_t polls = unlimited)
        : m_token(std::move(token))
        , m_pollsLeft(polls)
    {
    }

    /// True if the job should stop now; stays true.
    bool stopRequested()
    {
        if (m_pollsLeft == 0 || m_token.stop_requested())
            return true;
        --m_pollsLeft;
        return false;
    }

    /// For work that polls a token; it does not see the count.
    const std::stop_token &token() const { return m_token; }

    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

private:
    std::stop_token m_token;
    std::uint64_t m_pollsLeft = unlimited;
};

} // namespace boardwright
