// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/play_session.h"

#include <algorithm>
#include <span>
#include <utility>

namespace boardwright {

namespace {

std::chrono::milliseconds steadyTime()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch());
}

} // namespace

PlaySession::PlaySession(JobPool &pool, Clock clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock ? std::move(clock) : steadyTime)
    , m_finder(pool)
{
    m_pace.setInterval(showPace);
    connect(&m_pace, &QTimer::timeout, this, &PlaySession::showNext);
    connect(&m_finder, &HintFinder::hinted, this, &PlaySession::takeHint);
    connect(&m_finder, &HintFinder::completed, this, &PlaySession::show);
    setPuzzle(std::nullopt);
}

PlaySession::~PlaySession() = default;

void PlaySession::setPuzzle(std::optional<PlayedPuzzle> puzzle)
{
    if (m_route && puzzle && m_route->puzzle().isSame(*puzzle)) {
        m_route->refresh(*std::move(puzzle));
        return;
    }
    m_route = puzzle ? std::optional<PlayedRoute>(*std::move(puzzle)) : std::nullopt;
    begin();
}

void PlaySession::startOver()
{
    if (!m_route)
        return;
    m_route->startOver();
    begin();
}

/// Forgets what belongs to the previous attempt.
void PlaySession::begin()
{
    leaveBehind();
    m_turn.reset();
    m_counted = {};
    m_since.reset();
    m_stepsBack = 0;
    m_hints = 0;
    m_isShown = false;
    m_hasBegun = false;
    m_isDead = m_route && m_route->isDead();
    tell(m_route ? startText(m_route->puzzle())
                 : tr("This board has no complete route, so there is no puzzle."));
    Q_EMIT changed();
}

/// Drops what was about the route as it was.
void PlaySession::leaveBehind()
{
    m_finder.stop();
    m_hint.reset();
    m_pace.stop();
    m_rest.clear();
}

int PlaySession::hintCell() const
{
    if (!m_hint || !m_route)
        return -1;
    if (m_hint->next >= 0)
        return m_hint->next;
    const auto path = m_route->path();
    const auto back = static_cast<std::size_t>(std::max(0, m_hint->stepsBack));
    return back > 0 && back < path.size() ? path[path.size() - 1 - back] : -1;
}

std::size_t PlaySession::trapped() const
{
    return m_turn && m_route ? m_route->path().size() - *m_turn : 0;
}

ResultCard PlaySession::card() const
{
    if (!m_route)
        return {};
    const PlayedPuzzle &puzzle = m_route->puzzle();
    return {.level = puzzle.level,
        .seed = puzzle.seed,
        .mechanic = puzzle.mechanic,
        .cells = puzzle.cells(),
        .time = elapsed(),
        .stepsBack = m_stepsBack,
        .hints = m_hints,
        .isShown = m_isShown};
}

std::chrono::milliseconds PlaySession::elapsed() const
{
    return m_since ? m_counted + (m_clock() - *m_since) : m_counted;
}

void PlaySession::setSeen(bool seen)
{
    m_isSeen = seen;
    setClock();
    if (!seen)
        m_pace.stop();
    else if (!m_rest.empty())
        m_pace.start();
}

/// Lets the clock run or stand.
void PlaySession::setClock()
{
    const bool runs = m_isSeen && m_hasBegun && m_route && !m_route->isComplete();
    if (runs == m_since.has_value())
        return;
    m_counted = elapsed();
    m_since = runs ? std::optional(m_clock()) : std::nullopt;
}

void PlaySession::play(const std::function<Move(PlayedRoute &)> &move, bool isQuiet)
{
    if (!m_route)
        return;
    const bool wasShowing = isShowing();
    m_pace.stop();
    m_rest.clear();
    const auto before = static_cast<int>(m_route->path().size());
    const Move done = move(*m_route);
    if (isDone(done)) {
        if (done == Move::TookBack)
            m_stepsBack += before - static_cast<int>(m_route->path().size());
        leaveBehind();
        follow(done, false);
        return;
    }
    const bool isTold = !isQuiet || done == Move::OutputIsLast;
    if (isTold)
        tell(moveText(done, *m_route));
    if (isTold || wasShowing)
        Q_EMIT changed();
}

/// Takes note of a move that was made. A step of the solution is shown without words.
void PlaySession::follow(Move move, bool isSilent)
{
    m_hasBegun = true;
    setClock();
    // A hint may have found a dead end that isDead() does not see: it stays one.
    const bool wasDead = m_isDead;
    if (m_turn && m_route->path().size() <= *m_turn)
        m_turn.reset();
    m_isDead = m_route->isDead() || m_turn || (wasDead && move != Move::TookBack);
    if (isSilent)
        m_status = moveText(move, *m_route);
    else
        tell(moveText(move, *m_route));
    if (m_route->isComplete())
        tell(finishedText(card()));
    else if (m_isDead && !wasDead && !isSilent)
        tell(deadEndText());
    else if (m_isDead)
        m_status = deadEndText();
    else if (m_route->isReady() && move != Move::TookBack && !isSilent)
        tell(readyText());
    Q_EMIT changed();
}

void PlaySession::tell(const QString &text)
{
    if (text.isEmpty())
        return;
    m_status = text;
    Q_EMIT told(text);
}

void PlaySession::go(int cell)
{
    play([cell](PlayedRoute &route) { return route.go(cell); });
}

void PlaySession::drag(int cell)
{
    play([cell](PlayedRoute &route) { return route.drag(cell); }, true);
}

void PlaySession::step(Direction direction)
{
    play([direction](PlayedRoute &route) { return route.step(direction); });
}

void PlaySession::takeWarp()
{
    play(&PlayedRoute::takeWarp);
}

void PlaySession::takeBack()
{
    play(&PlayedRoute::takeBack);
}

void PlaySession::lookAround()
{
    if (m_route)
        tell(isFinished() ? moveText(Move::IsOver, *m_route) : waysText(*m_route));
    Q_EMIT changed();
}

void PlaySession::askHint()
{
    if (!m_route || isFinished() || m_finder.isLooking())
        return;
    if (m_hint) {
        tell(hintText(*m_hint, *m_route)); // the same again
        Q_EMIT changed();
        return;
    }
    leaveBehind();
    m_finder.askHint(*m_route);
}

void PlaySession::takeHint(const sculpted::Hint &hint)
{
    m_hint = hint;
    if (hint.next >= 0 || hint.isDead)
        ++m_hints;
    m_isDead = m_isDead || hint.isDead;
    if (hint.isDead && hint.stepsBack > 0)
        m_turn = m_route->path().size() - static_cast<std::size_t>(hint.stepsBack);
    tell(hintText(hint, *m_route));
    Q_EMIT changed();
}

void PlaySession::solve()
{
    if (!m_route || isFinished() || isShowing())
        return;
    leaveBehind();
    const auto path = m_route->path();
    const std::span<const std::uint8_t> solution = m_route->puzzle().solution;
    if (std::ranges::equal(path, solution.first(path.size())))
        show({solution.begin() + static_cast<std::ptrdiff_t>(path.size()), solution.end()});
    else
        m_finder.askRest(*m_route);
}

/// Shows how the route goes on, or the whole solution if there is nothing to go on with.
void PlaySession::show(std::vector<std::uint8_t> rest)
{
    if (rest.empty()) {
        const auto &solution = m_route->puzzle().solution;
        rest.assign(solution.begin() + 1, solution.end());
        m_route->startOver();
        m_turn.reset();
        m_isDead = false;
        tell(tr("Your route could not be completed, so the solution starts at the input pin."));
    }
    m_isShown = true;
    m_rest = std::move(rest);
    if (m_isSeen)
        m_pace.start();
    Q_EMIT changed();
}

void PlaySession::showNext()
{
    const auto cell = static_cast<int>(m_rest.front());
    m_rest.erase(m_rest.begin());
    if (m_rest.empty())
        m_pace.stop();
    follow(m_route->go(cell), true);
}

} // namespace boardwright
