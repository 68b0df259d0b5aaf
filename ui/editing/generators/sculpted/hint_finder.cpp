// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/hint_finder.h"

#include <memory>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

/// Positions that a search for a completion looks at: about a second.
constexpr std::int64_t mostNodes = 5'000'000;

} // namespace

HintFinder::HintFinder(JobPool &pool, QObject *parent)
    : QObject(parent)
    , m_work(pool, [this](Work::Replies replies) { receive(std::move(replies.back())); })
{
}

HintFinder::~HintFinder() = default;

void HintFinder::askHint(const PlayedRoute &route)
{
    ask(route, [](const PlayedRoute &asked) -> Reply {
        const PlayedPuzzle &puzzle = asked.puzzle();
        return sculpted::hintFor(puzzle.graph, asked.path(), puzzle.output(), puzzle.solutionLimit);
    });
}

void HintFinder::askRest(const PlayedRoute &route)
{
    ask(route, [](const PlayedRoute &asked) -> Reply {
        const PlayedPuzzle &puzzle = asked.puzzle();
        Rest rest;
        sculpted::solveFrom(puzzle.graph, asked.path(), puzzle.output(), 1, mostNodes, &rest);
        return rest;
    });
}

void HintFinder::ask(const PlayedRoute &route, Reply (*answer)(const PlayedRoute &route))
{
    m_isLooking = true;
    auto asked = std::make_shared<const PlayedRoute>(route);
    m_work.start({.pieces = 1,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [asked, answer]() -> Work::Worker {
            return [asked, answer](std::size_t /*piece*/,
                       const std::stop_token & /*stop*/) -> std::optional<Reply> {
                return answer(*asked);
            };
        }});
}

void HintFinder::stop()
{
    m_isLooking = false;
    m_work.stop();
}

void HintFinder::receive(Reply reply)
{
    m_isLooking = false;
    if (const auto *hint = std::get_if<sculpted::Hint>(&reply))
        Q_EMIT hinted(*hint);
    else
        Q_EMIT completed(std::get<Rest>(reply));
}

} // namespace boardwright
