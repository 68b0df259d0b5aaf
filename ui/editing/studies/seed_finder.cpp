// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/seed_finder.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

/// Small, because more urgent work waits for the running piece.
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

SeedFinder::SeedFinder(JobPool &pool, Preview &preview, QObject *parent)
    : QObject(parent)
    , m_preview(preview)
    , m_work(pool, [this](Work::Replies pieces) { receive(std::move(pieces)); }, &m_pause)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(leastPause);
    connect(&preview, &Preview::updated, this, &SeedFinder::follow);
    connect(&preview, &Preview::startedOver, this, &SeedFinder::startOver);
}

SeedFinder::~SeedFinder() = default;

std::vector<Refusal> SeedFinder::start(const Criteria &criteria, const SeedRange &seeds)
{
    const auto result = m_preview.result();
    if (!result || seeds.count() <= 0)
        return {};
    const PreviewRequest &shown = result->request;
    std::vector<Refusal> refusals = impossibleCriteria(criteria, shown.set, shown.generator->info(),
        result->subject ? result->subject->shape() : nullptr);
    if (!refusals.empty())
        return refusals;
    m_question = SeedQuestion{.set = shown.set,
        .generator = shown.generator,
        .settings = shown.settings,
        .criteria = criteria,
        .seeds = seeds};
    m_subject = result->subject;
    m_found = {};
    m_isOutdated = false;
    m_state = State::Searching;
    Q_EMIT begun();
    if (m_subject)
        search();
    else
        m_state = State::NoBoards;
    Q_EMIT stateChanged();
    return {};
}

void SeedFinder::search()
{
    m_waiting.clear();
    m_nextPiece = 0;
    m_work.start({.pieces = piecesOf(m_question->seeds),
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker
        = [subject = m_subject, criteria = m_question->criteria, seeds = m_question->seeds] {
              auto searcher = std::make_shared<SeedSearcher>(subject, criteria);
              return [searcher, seeds](std::size_t piece,
                         const std::stop_token &stop) -> std::optional<Work::Replies::value_type> {
                  Watch watch(stop);
                  FoundSeeds found;
                  if (!searcher->search(pieceOf(seeds, piece), found, watch))
                      return std::nullopt;
                  return std::pair(piece, std::move(found));
              };
          }});
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
    m_work.stop();
    m_question.reset();
    m_subject.reset();
    m_found = {};
    m_isOutdated = false;
    m_state = State::Idle;
    Q_EMIT begun();
    Q_EMIT stateChanged();
}

void SeedFinder::end(State state)
{
    m_work.stop();
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

/// Pieces arrive in any order and are published in seed order.
void SeedFinder::receive(Work::Replies pieces)
{
    for (auto &[piece, found] : pieces)
        m_waiting.emplace(piece, std::move(found));
    FoundSeeds more;
    const auto isEnough = [&] { return m_found.found.size() + more.found.size() >= enough; };
    while (!isEnough() && !m_waiting.empty() && m_waiting.begin()->first == m_nextPiece) {
        more.add(m_waiting.begin()->second);
        m_waiting.erase(m_waiting.begin());
        ++m_nextPiece;
    }
    if (more.seeds.count() == 0)
        return;
    m_found.add(more);
    Q_EMIT grown();
    if (m_state != State::Searching) // a receiver of grown() may have stopped it
        return;
    if (m_found.found.size() >= enough)
        end(State::FoundEnough);
    else if (m_nextPiece == piecesOf(m_question->seeds))
        end(State::Done);
}

} // namespace boardwright
