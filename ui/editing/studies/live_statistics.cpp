// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/live_statistics.h"

#include "core/lab/tallier.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

using namespace std::chrono_literals;

/// Small at first, so that results appear soon even if boards are slow: 1, 1, 2, 4 ... seeds.
constexpr qint64 growingPieces = 7;
constexpr qint64 grownSeeds = qint64{1} << (growingPieces - 1);
constexpr qint64 firstPiece = 52;
constexpr qint64 laterPiece = 250;
constexpr qint64 firstPieces
    = growingPieces + (LiveStatistics::firstSeeds - grownSeeds) / firstPiece;
constexpr qint64 laterPieces = (LiveStatistics::allSeeds - LiveStatistics::firstSeeds) / laterPiece;
static_assert((LiveStatistics::firstSeeds - grownSeeds) % firstPiece == 0);
static_assert((LiveStatistics::allSeeds - LiveStatistics::firstSeeds) % laterPiece == 0);

constexpr qint64 roomPiece = 10'000;

/// The number of seeds before a piece.
constexpr qint64 seedsBefore(qint64 piece)
{
    if (piece == 0)
        return 0;
    if (piece <= growingPieces)
        return qint64{1} << (piece - 1);
    if (piece <= firstPieces)
        return grownSeeds + (piece - growingPieces) * firstPiece;
    if (piece <= firstPieces + laterPieces)
        return LiveStatistics::firstSeeds + (piece - firstPieces) * laterPiece;
    return LiveStatistics::allSeeds + (piece - firstPieces - laterPieces) * roomPiece;
}

/// The number of pieces of so many seeds, which are allSeeds at least.
constexpr qint64 piecesOf(qint64 seeds)
{
    return firstPieces + laterPieces
        + (seeds - LiveStatistics::allSeeds + roomPiece - 1) / roomPiece;
}

static_assert(seedsBefore(growingPieces) == grownSeeds);
static_assert(seedsBefore(firstPieces) == LiveStatistics::firstSeeds);
static_assert(seedsBefore(firstPieces + laterPieces) == LiveStatistics::allSeeds);

/// Copying the sums has a cost, and faster updates could not be read.
constexpr std::chrono::milliseconds publishAtMostEach = 100ms;

SeedRange seedsOfPiece(std::size_t piece, qint64 wanted)
{
    const auto number = static_cast<qint64>(piece);
    return {.first = seedsBefore(number) + 1, .last = std::min(seedsBefore(number + 1), wanted)};
}

/// The sums of the boards counted so far on all threads.
class SharedCount {
public:
    explicit SharedCount(SharedSubject subject)
        : m_subject(std::move(subject))
        , m_wanted(LiveStatistics::seedsOf(m_subject->generator().info()))
    {
    }

    /// All seeds to be counted.
    qint64 wanted() const { return m_wanted; }

    /// All counts so far; null if it is too early to publish them.
    std::shared_ptr<const StatisticsResult> add(const Tally &more)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_sums)
            m_sums.emplace(m_subject->study(), Detail::Reasons);
        [[maybe_unused]] const auto added = m_sums->add(more);
        Q_ASSERT(added); // of the same subject, with other seeds
        const auto now = std::chrono::steady_clock::now();
        const qint64 boards = m_sums->seeds.count();
        if (m_isHopeless)
            return nullptr;
        m_isHopeless = boards >= LiveStatistics::hopelessSeeds && m_sums->whole() == 0;
        if (m_isHopeless) // complete: there is nothing more to be known
            return std::make_shared<const StatisticsResult>(m_subject, *m_sums, boards);
        if (boards != LiveStatistics::firstSeeds && boards != m_wanted
            && now - m_shown < publishAtMostEach)
            return nullptr;
        m_shown = now;
        return std::make_shared<const StatisticsResult>(m_subject, *m_sums, m_wanted);
    }

    /// Whether so many seeds have no board that counting ends.
    bool isHopeless() const { return m_isHopeless; }

private:
    const SharedSubject m_subject;
    const qint64 m_wanted;
    std::atomic<bool> m_isHopeless = false;
    std::mutex m_mutex; ///< guards the members below
    std::optional<Tally> m_sums;
    std::chrono::steady_clock::time_point m_shown = std::chrono::steady_clock::now();
};

} // namespace

LiveStatistics::LiveStatistics(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_work(
          pool,
          [this](const Work::Replies &results) {
              const auto boards = [](const Reply &result) { return result->tally.seeds.count(); };
              // Threads may finish out of order.
              show(*std::ranges::max_element(results, {}, boards));
          },
          &m_pause)
{
    for (QTimer *timer : {&m_pause, &m_patience}) {
        timer->setSingleShot(true);
        timer->setInterval(leastPause);
    }
    connect(&preview, &Preview::settled, this, &LiveStatistics::start);
    connect(&preview, &Preview::startedOver, this, &LiveStatistics::startOver);
    connect(&m_patience, &QTimer::timeout, this, &LiveStatistics::grownOld);
}

LiveStatistics::~LiveStatistics() = default;

void LiveStatistics::startOver()
{
    m_work.stop();
    m_isUpToDate = false;
    m_patience.stop();
    if (std::exchange(m_result, nullptr))
        Q_EMIT updated();
}

void LiveStatistics::start()
{
    m_work.stop();
    m_isUpToDate = false;
    if (!m_patience.isActive())
        m_patience.start();
    Q_EMIT outdated();
    const SharedSubject subject = m_preview.result()->subject;
    if (!subject)
        return show(nullptr);
    const qint64 wanted = seedsOf(subject->generator().info());
    m_work.start({.pieces = static_cast<std::size_t>(piecesOf(wanted)),
        .priority = JobPriority::Following,
        .isSerial = false,
        .makeWorker = [subject, count = std::make_shared<SharedCount>(subject)] {
            // Made by the first piece, which can be stopped.
            auto tallier = std::make_shared<std::optional<Tallier>>();
            auto sums = std::make_shared<std::optional<Tally>>();
            return [subject, count, tallier, sums](
                       std::size_t piece, const std::stop_token &stop) -> std::optional<Reply> {
                if (count->isHopeless() || !subject->studyUntil(stop))
                    return std::nullopt;
                if (!*tallier) {
                    tallier->emplace(subject, Detail::Reasons);
                    sums->emplace(subject->study(), Detail::Reasons);
                }
                Watch watch(stop);
                Tally &counted = **sums;
                counted.clear();
                Reply result;
                if ((*tallier)->count(seedsOfPiece(piece, count->wanted()), counted, watch))
                    result = count->add(counted);
                return result ? std::optional(std::move(result)) : std::nullopt;
            };
        }});
}

void LiveStatistics::show(Reply result)
{
    // A result with fewer boards may arrive last.
    if (m_isUpToDate && result && result->tally.seeds.count() < m_result->tally.seeds.count())
        return;
    m_result = std::move(result);
    m_isUpToDate = true;
    m_patience.stop();
    Q_EMIT updated();
}

} // namespace boardwright
