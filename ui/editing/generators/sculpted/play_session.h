// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/sculpted/hint_finder.h"
#include "ui/editing/generators/sculpted/play_words.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace boardwright {

/// An attempt at a puzzle: the route so far, time, hints, and the solution shown step by step. GUI
/// thread; hints come from a thread of the pool, and one that the route has left behind is dropped.
class PlaySession final : public QObject {
    Q_OBJECT

public:
    /// Time since any fixed moment.
    using Clock = std::function<std::chrono::milliseconds()>;

    static constexpr std::chrono::milliseconds showPace{120}; ///< a step of the solution

    /// `pool` must outlive this. Without a clock, the steady one is used.
    explicit PlaySession(JobPool &pool, Clock clock = {}, QObject *parent = nullptr);
    ~PlaySession() override;

    /// Plays this puzzle; std::nullopt for none. An attempt at the same puzzle goes on.
    void setPuzzle(std::optional<PlayedPuzzle> puzzle);

    /// Null without a puzzle.
    const PlayedRoute *route() const { return m_route ? &*m_route : nullptr; }

    bool isFinished() const { return m_route && m_route->isComplete(); }

    /// Whether the route provably cannot be completed.
    bool isDead() const { return m_isDead; }

    /// Whether the solution is being shown. A move of the player ends that.
    bool isShowing() const { return m_pace.isActive(); }

    /// The hint for the route as it is.
    const std::optional<sculpted::Hint> &hint() const { return m_hint; }

    /// The cell that the hint leads to, on or back; -1 without one.
    int hintCell() const;

    /// How many cells at the end of the route lie behind its wrong turn, as a hint has found; 0 if
    /// that is not known.
    std::size_t trapped() const;

    /// What was said last, or that the route is dead.
    const QString &status() const { return m_status; }

    /// What is known of the attempt; the result once it is finished.
    ResultCard card() const;

    /// Time since the first step, without that when the puzzle was not seen.
    std::chrono::milliseconds elapsed() const;

    /// Whether the player sees the puzzle. Not at first. Unseen, nothing goes on.
    void setSeen(bool seen);

    // The moves of PlayedRoute. They do nothing without a puzzle.
    void go(int cell);
    void drag(int cell);
    void step(Direction direction);
    void takeWarp();
    void takeBack();

    /// Begins another attempt.
    void startOver();

    /// Says where the next step can lead.
    void lookAround();

    void askHint();

    /// Shows how the route is completed; if it cannot be, the whole solution from the start.
    void solve();

Q_SIGNALS:
    /// Anything of the above differs, but not only elapsed().
    void changed();
    /// A sentence for the player.
    void told(const QString &text);

private:
    /// Makes a move of the player and tells what came of it. A quiet move is refused in silence,
    /// except by the output pin.
    void play(const std::function<Move(PlayedRoute &)> &move, bool isQuiet = false);
    void follow(Move move, bool isSilent);
    void tell(const QString &text);
    void takeHint(const sculpted::Hint &hint);
    void show(std::vector<std::uint8_t> rest);
    void showNext();
    void leaveBehind();
    void begin();
    void setClock();

    Clock m_clock;
    std::optional<PlayedRoute> m_route;
    HintFinder m_finder;
    std::optional<sculpted::Hint> m_hint;
    QTimer m_pace; ///< runs while the solution is shown
    std::vector<std::uint8_t> m_rest; ///< of the solution, still to be shown
    /// Length of the longest part of the route that can be completed, if a hint has found out that
    /// the route cannot.
    std::optional<std::size_t> m_turn;
    QString m_status;
    std::chrono::milliseconds m_counted{}; ///< time before m_since
    std::optional<std::chrono::milliseconds> m_since; ///< the clock runs
    int m_stepsBack = 0;
    int m_hints = 0;
    bool m_isDead = false;
    bool m_isShown = false;
    bool m_isSeen = false;
    bool m_hasBegun = false; ///< a step was taken
};

} // namespace boardwright
