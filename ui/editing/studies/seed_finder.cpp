// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/seed_finder.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace boardwright {

namespace {

/// Short, because what is more urgent waits for the piece that runs.
constexpr qint64 seedsInPiece = 25;

SeedRange pieceOf(const SeedRange &seeds, std::size_t piece)
{
    const qint64 first = seeds.first + static_cast<qint64>(piece) * seedsInPiece;
    return {.first = first, .last = std::min(first + seedsInPiece - 1, seeds.last)};
}

std::size_t piecesOf(const SeedRange &seeds)
{
    return static_cast<std::size_t>((seeds.count() + seedsInPiece - 1) / seedsInPiece);
}

} // namespace

/// What the threads that search share with each other, and hand over.
struct SeedFinder::Search {
    explicit Search(SeedQuestion what)
        : question(std::move(what))
    {
    }

    /// Null where no boards can be made. Whoever is first compiles, the others wait.
    const Subject *compiled(const std::stop_token &stop)
    {
        std::call_once(m_compiling, [&] {
            auto made
                = subjectOf(*question.generator, question.set, question.settings, Watch(stop));
            if (made)
                m_subject = *std::move(made);
        });
        return m_subject ? &*m_subject : nullptr;
    }

    /// Pieces come in any order and leave in that of their seeds.
    void put(std::size_t piece, FoundSeeds found)
    {
        const std::scoped_lock lock(m_mutex);
        m_waiting.emplace(piece, std::move(found));
        while (!m_isEnough && !m_waiting.empty() && m_waiting.begin()->first == m_next) {
            const FoundSeeds &next = m_waiting.begin()->second;
            m_count += next.found.size();
            m_ready.add(next);
            m_waiting.erase(m_waiting.begin());
            ++m_next;
            m_isEnough = m_count >= enough;
        }
    }

    void putNoBoards()
    {
        const std::scoped_lock lock(m_mutex);
        m_hasNoBoards = true;
    }

    /// Whether searching any further is in vain.
    bool isOver()
    {
        const std::scoped_lock lock(m_mutex);
        return m_isEnough || m_hasNoBoards;
    }

    struct Taken {
        FoundSeeds more;
        State state = State::Searching;
    };

    Taken take()
    {
        const std::scoped_lock lock(m_mutex);
        Taken taken{.more = std::exchange(m_ready, {})};
        if (m_hasNoBoards)
            taken.state = State::NoBoards;
        else if (m_isEnough)
            taken.state = State::FoundEnough;
        else if (m_next == piecesOf(question.seeds))
            taken.state = State::Done;
        return taken;
    }

    const SeedQuestion question;

private:
    std::once_flag m_compiling;
    std::optional<Subject> m_subject;
    std::mutex m_mutex; ///< of what follows
    std::map<std::size_t, FoundSeeds> m_waiting; ///< by piece
    FoundSeeds m_ready; ///< of the pieces before m_next that nobody took
    std::size_t m_next = 0;
    std::size_t m_count = 0; ///< found in the pieces before m_next
    bool m_isEnough = false;
    bool m_hasNoBoards = false;
};

SeedFinder::SeedFinder(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_pool(pool)
    , m_preview(preview)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(leastPause);
    connect(&m_pause, &QTimer::timeout, this, &SeedFinder::take);
    connect(&pool, &JobPool::advanced, this, &SeedFinder::take);
    connect(&preview, &Preview::updated, this, &SeedFinder::follow);
}

SeedFinder::~SeedFinder() = default;

std::vector<Refusal> SeedFinder::start(const Wishes &wishes, const SeedRange &seeds)
{
    const auto result = m_preview.result();
    if (!result || seeds.count() <= 0)
        return {};
    const PreviewRequest &shown = result->request;
    std::vector<Refusal> refusals
        = impossibleWishes(wishes, shown.set, shown.generator->info(), *result->board.shape);
    if (!refusals.empty())
        return refusals;
    m_question = SeedQuestion{.set = shown.set,
        .generator = shown.generator,
        .settings = shown.settings,
        .wishes = wishes,
        .seeds = seeds};
    m_found = {};
    m_isOutdated = false;
    m_state = State::Searching;
    m_search = std::make_shared<Search>(*m_question);
    Q_EMIT begun();
    m_job = m_pool.start({.pieces = piecesOf(seeds),
        .priority = JobPriority::Asked,
        .makeWorker = [search = m_search](const std::stop_token &stop) -> Job::Worker {
            const Subject *subject = search->compiled(stop);
            if (subject == nullptr) {
                search->putNoBoards();
                return [](std::size_t /*piece*/, const std::stop_token & /*stop*/) { };
            }
            // The subject outlives the worker's calls by way of `search`.
            auto searcher = std::make_shared<SeedSearcher>(*subject, search->question.wishes);
            return [search, searcher](std::size_t piece, const std::stop_token &stopped) {
                if (search->isOver())
                    return;
                Watch watch(stopped);
                FoundSeeds found;
                if (searcher->search(pieceOf(search->question.seeds, piece), found, watch))
                    search->put(piece, std::move(found));
            };
        }});
    Q_EMIT stateChanged();
    return {};
}

void SeedFinder::stop()
{
    if (m_state == State::Searching)
        end(State::Stopped);
}

void SeedFinder::startOver()
{
    if (m_state == State::Idle)
        return;
    m_job = {};
    m_search.reset();
    m_question.reset();
    m_found = {};
    m_isOutdated = false;
    m_state = State::Idle;
    Q_EMIT begun();
    Q_EMIT stateChanged();
}

void SeedFinder::end(State state)
{
    m_job = {};
    m_search.reset();
    m_state = state;
    Q_EMIT stateChanged();
}

void SeedFinder::follow()
{
    if (!m_question)
        return;
    const PreviewRequest &shown = m_preview.result()->request;
    const bool isOutdated = shown.generator != m_question->generator
        || shown.settings != m_question->settings || shown.set != m_question->set;
    if (isOutdated == m_isOutdated)
        return;
    m_isOutdated = isOutdated;
    if (m_state == State::Searching)
        end(State::Stopped);
    else
        Q_EMIT stateChanged();
}

void SeedFinder::take()
{
    if (!m_search || m_pause.isActive())
        return;
    const Search::Taken taken = m_search->take();
    if (taken.more.seeds.count() > 0) {
        m_found.add(taken.more);
        Q_EMIT grown();
        m_pause.start(); // from when everybody has shown it
    }
    // Who is told may have stopped it.
    if (taken.state != State::Searching && m_state == State::Searching)
        end(taken.state);
}

} // namespace boardwright
