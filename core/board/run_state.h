// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace boardwright {

/// A run on a board, from the wish for one to playing it. Driven by frames: nothing but the loading
/// face is painted for one frame, then the board may be made, and once it has been on the screen
/// for one frame, it takes input and the clock runs. A board that is made on a worker may be there
/// before the face was painted; then it goes without. Not for several threads.
/// Source: seeds 3, "Lifecycle entry points" and "Start of play".
class RunState final {
public:
    enum class Stage : std::uint8_t {
        New, ///< the loading face is to be painted
        Generating, ///< it has been painted, and the board is awaited
        Made, ///< the board is to be painted
        Playing, ///< it has been painted
    };

    using Time = std::chrono::steady_clock::time_point;

    static constexpr int newLevel = 1;
    static constexpr int newHp = 6;

    /// Begins a new run, whatever the stage.
    constexpr void begin(int hp = newHp) { *this = RunState(hp); }

    constexpr RunState() = default;

    /// The board has been made.
    constexpr void boardMade()
    {
        if (isLoading())
            m_stage = Stage::Made;
    }

    /// What stage() asks for has been painted.
    constexpr void framePainted(Time now)
    {
        if (m_stage == Stage::New) {
            m_stage = Stage::Generating;
        } else if (m_stage == Stage::Made) {
            m_stage = Stage::Playing;
            m_started = now;
        }
    }

    constexpr Stage stage() const { return m_stage; }

    /// Whether the loading face is shown instead of a board.
    constexpr bool isLoading() const
    {
        return m_stage == Stage::New || m_stage == Stage::Generating;
    }

    constexpr bool takesInput() const { return m_stage == Stage::Playing; }

    constexpr int level() const { return m_level; }

    constexpr int hp() const { return m_hp; }

    /// How long the run has been played; zero before.
    constexpr std::chrono::steady_clock::duration played(Time now) const
    {
        return m_started ? now - *m_started : std::chrono::steady_clock::duration::zero();
    }

private:
    constexpr explicit RunState(int hp)
        : m_hp(hp)
    {
    }

    Stage m_stage = Stage::New;
    int m_level = newLevel;
    int m_hp = newHp;
    std::optional<Time> m_started;
};

} // namespace boardwright
