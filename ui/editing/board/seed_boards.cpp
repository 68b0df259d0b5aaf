// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/seed_boards.h"

#include "ui/editing/board/cell_texts.h"

#include <algorithm>
#include <mutex>
#include <utility>

namespace boardwright {

/// What the threads that make boards share with each other, and hand over.
struct SeedBoards::Making {
    Making(PreviewRequest what, QStringList which)
        : request(std::move(what))
        , seeds(std::move(which))
        , m_made(static_cast<std::size_t>(seeds.size()))
    {
    }

    /// Null where no boards can be made. Whoever is first compiles, the others wait.
    std::shared_ptr<const Compiled> compiled()
    {
        std::call_once(m_compiling, [this] {
            if (auto ready = request.generator->compile(request.set, request.settings)) {
                m_compiled = *std::move(ready);
                return;
            }
            const std::scoped_lock lock(m_mutex);
            m_hasNone = true;
        });
        return m_compiled;
    }

    void make(std::size_t which, Scratch &scratch, const std::stop_token &stop)
    {
        auto result = std::make_shared<PreviewResult>();
        result->request = request;
        result->request.seed = seeds[static_cast<qsizetype>(which)];
        Watch watch(stop);
        const Outcome outcome = request.generator->run(
            *m_compiled, scratch, result->request.seed, result->board, nullptr, watch);
        if (!outcome && outcome.error().code == Code::Cancelled)
            return;
        if (!outcome)
            result->failure = outcome.error();
        readCells(*result);
        const std::scoped_lock lock(m_mutex);
        m_made[which] = std::move(result);
    }

    /// Takes over what was made since, and tells how many that is.
    std::size_t takeInto(std::vector<std::shared_ptr<const PreviewResult>> &boards)
    {
        std::size_t taken = 0;
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < m_made.size(); ++i) {
            if (m_made[i] == nullptr)
                continue;
            boards[i] = std::exchange(m_made[i], nullptr);
            ++taken;
        }
        return taken;
    }

    /// Whether it turned out that there are no boards; told once.
    bool takeHasNone()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_hasNone, false);
    }

    const PreviewRequest request; ///< but for the seed
    const QStringList seeds;

private:
    std::once_flag m_compiling;
    std::shared_ptr<const Compiled> m_compiled;
    std::mutex m_mutex; ///< of what follows
    std::vector<std::shared_ptr<const PreviewResult>> m_made; ///< and not taken yet
    bool m_hasNone = false; ///< of this set there are no boards
};

SeedBoards::SeedBoards(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
    , m_preview(preview)
{
    connect(&preview, &Preview::updated, this, &SeedBoards::follow);
    connect(&pool, &JobPool::advanced, this, &SeedBoards::take);
}

SeedBoards::~SeedBoards() = default;

bool SeedBoards::isComplete() const
{
    return m_making != nullptr && m_left == 0 && m_preview.isUpToDate();
}

void SeedBoards::show(const QStringList &seeds)
{
    if (seeds == m_seeds)
        return;
    m_seeds = seeds;
    m_boards.assign(static_cast<std::size_t>(seeds.size()), nullptr);
    m_making.reset();
    m_job = {};
    start();
    Q_EMIT changed();
}

/// What the preview cannot keep up with would be stopped at once here.
void SeedBoards::follow()
{
    if (m_seeds.isEmpty() || !m_preview.isUpToDate())
        return;
    const PreviewRequest &shown = m_preview.result()->request;
    if (m_making == nullptr || m_making->request.generator != shown.generator
        || m_making->request.settings != shown.settings || m_making->request.set != shown.set)
        start();
}

void SeedBoards::start()
{
    const auto shown = m_preview.result();
    if (m_seeds.isEmpty() || !shown)
        return;
    m_making = std::make_shared<Making>(shown->request, m_seeds);
    m_left = m_boards.size();
    m_job = m_pool.start({.pieces = static_cast<std::size_t>(m_seeds.size()),
        .priority = JobPriority::Quick,
        .makeWorker = [making = m_making](const std::stop_token & /*stop*/) -> Job::Worker {
            const auto compiled = making->compiled();
            if (compiled == nullptr)
                return [](std::size_t /*piece*/, const std::stop_token & /*stop*/) { };
            const std::shared_ptr<Scratch> scratch = making->request.generator->scratch(*compiled);
            return [making, compiled, scratch](std::size_t piece, const std::stop_token &stop) {
                making->make(piece, *scratch, stop);
            };
        }});
}

void SeedBoards::take()
{
    if (m_making == nullptr)
        return;
    const bool hasNone = m_making->takeHasNone();
    if (hasNone) // those of an earlier set are no answer
        std::ranges::fill(m_boards, nullptr);
    const std::size_t taken = m_making->takeInto(m_boards);
    m_left -= taken;
    if (hasNone || taken > 0)
        Q_EMIT changed();
}

} // namespace boardwright
