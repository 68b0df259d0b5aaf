// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/live_statistics.h"

#include "core/lab/tallier.h"
#include "ui/editing/workers/mailbox.h"

#include <mutex>
#include <utility>

namespace boardwright {

namespace {

using namespace std::chrono_literals;

/// Short at first, so that something is seen soon even where boards are slow.
constexpr qint64 firstPiece = 50;
constexpr qint64 laterPiece = 250;
constexpr qint64 firstPieces = LiveStatistics::firstSeeds / firstPiece;
constexpr qint64 laterPieces = (LiveStatistics::allSeeds - LiveStatistics::firstSeeds) / laterPiece;
static_assert(LiveStatistics::firstSeeds % firstPiece == 0);
static_assert((LiveStatistics::allSeeds - LiveStatistics::firstSeeds) % laterPiece == 0);

/// Copying the sums costs something; nobody could follow them any faster.
constexpr std::chrono::milliseconds publishAtMostEach = 100ms;

SeedRange seedsOf(std::size_t piece)
{
    const auto number = static_cast<qint64>(piece);
    const bool isFirst = number < firstPieces;
    const qint64 length = isFirst ? firstPiece : laterPiece;
    const qint64 before = isFirst
        ? number * firstPiece
        : LiveStatistics::firstSeeds + (number - firstPieces) * laterPiece;
    return {.first = before + 1, .last = before + length};
}

} // namespace

/// What the threads that count share with each other, and hand over.
struct LiveStatistics::Count {
    explicit Count(StatisticsRequest what)
        : request(std::move(what))
    {
    }

    /// Null where no boards can be made. Whoever is first compiles, the others wait.
    const Subject *compiled(const std::stop_token &stop)
    {
        std::call_once(m_compiling, [&] {
            auto made = subjectOf(*request.generator, request.set, request.settings, Watch(stop));
            if (made)
                m_subject = *std::move(made);
        });
        return m_subject ? &*m_subject : nullptr;
    }

    void add(const Tally &more)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_sums)
            m_sums.emplace(m_subject->study, Detail::Reasons);
        [[maybe_unused]] const auto added = m_sums->add(more);
        Q_ASSERT(added); // of one subject and of other seeds
        const auto now = std::chrono::steady_clock::now();
        const qint64 boards = m_sums->seeds.count();
        if (boards != firstSeeds && boards != allSeeds && now - m_published < publishAtMostEach)
            return;
        m_published = now;
        results.put(
            std::make_shared<const StatisticsResult>(request, *m_subject, *m_sums, allSeeds));
    }

    const StatisticsRequest request;
    Mailbox<std::shared_ptr<const StatisticsResult>> results;

private:
    std::once_flag m_compiling;
    std::optional<Subject> m_subject;
    std::mutex m_mutex; ///< of what follows
    std::optional<Tally> m_sums;
    std::chrono::steady_clock::time_point m_published = std::chrono::steady_clock::now();
};

LiveStatistics::LiveStatistics(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
    , m_preview(preview)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(leastPause);
    connect(&preview, &Preview::updated, this, &LiveStatistics::follow);
    connect(&pool, &JobPool::advanced, this, &LiveStatistics::take);
    connect(&m_pause, &QTimer::timeout, this, &LiveStatistics::take);
    m_patience.setSingleShot(true);
    m_patience.setInterval(leastPause);
    connect(&m_patience, &QTimer::timeout, this, &LiveStatistics::grownOld);
}

LiveStatistics::~LiveStatistics() = default;

bool LiveStatistics::isUpToDate() const
{
    return m_isUpToDate && m_preview.isUpToDate();
}

void LiveStatistics::startOver()
{
    m_job = {};
    m_count.reset();
    m_isUpToDate = false;
    m_patience.stop();
    if (m_result) {
        m_result.reset();
        Q_EMIT updated();
    }
}

/// What the preview cannot keep up with would be stopped at once here.
void LiveStatistics::follow()
{
    if (!m_preview.isUpToDate())
        return;
    const PreviewRequest &shown = m_preview.result()->request;
    StatisticsRequest request{
        .set = shown.set, .generator = shown.generator, .settings = shown.settings};
    if (!m_count || m_count->request != request)
        start(std::move(request));
}

void LiveStatistics::start(StatisticsRequest request)
{
    m_count = std::make_shared<Count>(std::move(request));
    m_isUpToDate = false;
    m_job = m_pool.start({.pieces = static_cast<std::size_t>(firstPieces + laterPieces),
        .priority = JobPriority::Following,
        .makeWorker = [count = m_count](const std::stop_token &stop) -> Job::Worker {
            const Subject *subject = count->compiled(stop);
            if (subject == nullptr)
                return [count](std::size_t piece, const std::stop_token & /*stop*/) {
                    if (piece == 0)
                        count->results.put(nullptr); // there are none
                };
            // Both outlive the worker's calls by way of `count`.
            auto tallier = std::make_shared<Tallier>(*subject, Detail::Reasons);
            auto sums = std::make_shared<Tally>(subject->study, Detail::Reasons);
            return [count, tallier, sums](std::size_t piece, const std::stop_token &stopped) {
                Watch watch(stopped);
                sums->clear();
                if (tallier->count(seedsOf(piece), *sums, watch))
                    count->add(*sums);
            };
        }});
    if (!m_patience.isActive())
        m_patience.start();
    Q_EMIT outdated();
}

void LiveStatistics::take()
{
    if (!m_count || m_pause.isActive())
        return;
    auto result = m_count->results.take();
    if (!result)
        return;
    m_result = *std::move(result);
    m_isUpToDate = true;
    m_pause.start();
    m_patience.stop();
    Q_EMIT updated();
}

} // namespace boardwright
