// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/watch.h"
#include "core/lab/seed_ranges.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace boardwright {

/// Hands out a range of seeds in pieces, and reports how many are done. Any thread.
class SeedQueue final {
public:
    SeedQueue(const SeedRange &seeds, qint64 piece, std::function<void(qint64)> progress)
        : m_seeds(seeds)
        , m_piece(piece)
        , m_progress(std::move(progress))
    {
    }

    /// Nothing once all are handed out.
    std::optional<SeedRange> take()
    {
        const qint64 first = m_next.fetch_add(m_piece);
        if (first >= m_seeds.count())
            return std::nullopt;
        const qint64 last = std::min(first + m_piece, m_seeds.count()) - 1;
        return SeedRange{.first = m_seeds.first + first, .last = m_seeds.first + last};
    }

    void done(const SeedRange &piece)
    {
        if (!m_progress)
            return;
        const std::scoped_lock lock(m_mutex);
        m_done += piece.count();
        m_progress(m_done);
    }

private:
    SeedRange m_seeds;
    qint64 m_piece;
    std::atomic<qint64> m_next = 0; ///< offset from the first seed
    std::function<void(qint64)> m_progress;
    std::mutex m_mutex;
    qint64 m_done = 0;
};

/// Counts all pieces of a queue on several threads, the calling one included, each with its own
/// sums, and adds the sums. `makeCounter` gives each thread a counter (range, sums, watch) that
/// returns false if it was stopped.
template <typename MakeSums, typename MakeCounter>
auto countOnThreads(SeedQueue &queue, int threads, const std::stop_token &stop,
    const MakeSums &makeSums, const MakeCounter &makeCounter)
{
    std::vector<decltype(makeSums())> sums;
    sums.reserve(static_cast<std::size_t>(threads));
    for (int thread = 0; thread < threads; ++thread)
        sums.push_back(makeSums());
    const auto work = [&](std::size_t thread) {
        auto counter = makeCounter();
        Watch watch(stop);
        while (const auto piece = queue.take()) {
            if (watch.stopRequested() || !counter(*piece, sums[thread], watch))
                return;
            queue.done(*piece);
        }
    };
    std::vector<std::jthread> others;
    others.reserve(sums.size());
    for (std::size_t thread = 1; thread < sums.size(); ++thread)
        others.emplace_back(work, thread);
    work(0);
    others.clear(); // joins the threads
    for (std::size_t thread = 1; thread < sums.size(); ++thread)
        (void)sums.front().add(sums[thread]); // never fails: same subject, different seeds
    return std::move(sums.front());
}

} // namespace boardwright
