// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"
#include "core/sites/budgets.h"

#include <cstdint>

namespace boardwright::sites {

/// Looks at a watch once per so much work, so that stops depend on counts and never on a clock.
class Pace final {
public:
    explicit Pace(Watch &watch)
        : m_watch(watch)
    {
    }

    /// Counts work that is about to be done. True: stop now.
    bool stopsBefore(std::uint64_t work)
    {
        m_work += work;
        m_untilPoll += work;
        if (m_untilPoll < workPerPoll)
            return false;
        m_untilPoll = 0;
        return m_watch.stopRequested();
    }

    /// All work so far.
    std::uint64_t work() const { return m_work; }

private:
    Watch &m_watch;
    std::uint64_t m_work = 0;
    std::uint64_t m_untilPoll = workPerPoll; // the first work polls
};

} // namespace boardwright::sites
