// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/curator.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

/// Small, because more urgent work waits for the running piece.
constexpr std::size_t boardsInPiece = 25;

} // namespace

Curator::Curator(JobPool &pool, SeedFinder &finder, QObject *parent)
    : QObject(parent)
    , m_finder(finder)
    , m_work(pool, [this](Work::Replies replies) { receive(std::move(replies)); })
{
    connect(&finder, &SeedFinder::begun, this, &Curator::stop);
}

void Curator::start(const CurationCriterion &criterion, std::size_t count)
{
    auto seeds = std::make_shared<std::vector<qint64>>();
    std::ranges::transform(m_finder.found().found, std::back_inserter(*seeds), &FoundSeed::seed);
    if (seeds->empty())
        return;
    m_criterion = criterion;
    m_count = count;
    m_pieces = (seeds->size() + boardsInPiece - 1) / boardsInPiece;
    m_pool.clear();
    m_work.start({.pieces = m_pieces,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [seeds, subject = m_finder.subject(), criterion] {
            auto maker = std::make_shared<PoolMaker>(subject, criterion);
            return [maker, seeds](
                       std::size_t piece, const std::stop_token &stop) -> std::optional<Reply> {
                Watch watch(stop);
                Reply reply{.piece = piece, .boards = {}, .seeds = {}};
                const std::size_t first = piece * boardsInPiece;
                const std::size_t last = std::min(first + boardsInPiece, seeds->size());
                for (std::size_t i = first; i < last; ++i) {
                    if (auto board = maker->make((*seeds)[i], watch))
                        reply.boards.push_back(std::move(*board));
                }
                return stop.stop_requested() ? std::nullopt : std::optional(std::move(reply));
            };
        }});
    if (!std::exchange(m_isChoosing, true))
        Q_EMIT stateChanged();
}

void Curator::stop()
{
    if (!m_isChoosing)
        return;
    m_work.stop();
    m_isChoosing = false;
    Q_EMIT stateChanged();
}

void Curator::choose()
{
    auto pool = std::make_shared<std::vector<PooledBoard>>();
    for (auto &[piece, boards] : m_pool)
        std::ranges::move(boards, std::back_inserter(*pool));
    m_pool.clear();
    m_work.start({.pieces = 1,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [pool, criterion = m_criterion, count = m_count] {
            return [=](std::size_t /*piece*/, const std::stop_token &stop) -> std::optional<Reply> {
                Reply reply{.boards = {}, .seeds = chosenSeeds(*pool, criterion, count, stop)};
                return stop.stop_requested() ? std::nullopt : std::optional(std::move(reply));
            };
        }});
}

void Curator::receive(Work::Replies replies)
{
    if (m_pieces == 0) {
        const std::vector<qint64> &seeds = replies.front().seeds;
        m_isChoosing = false;
        Q_EMIT stateChanged();
        Q_EMIT chosen(QList<qint64>(seeds.begin(), seeds.end()));
        return;
    }
    for (Reply &reply : replies)
        m_pool.emplace(reply.piece, std::move(reply.boards));
    if (m_pool.size() < m_pieces)
        return;
    m_pieces = 0;
    choose();
}

} // namespace boardwright
