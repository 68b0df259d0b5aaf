// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boardwright {

/// Counts goals on eight sites at once, 64 goals a step. Its loops are over arrays of fixed length,
/// which compilers turn into vectors; the processor's own instruction that counts bits is not in
/// baseline x86-64, so bits are added up side by side (Knuth, "The Art of Computer Programming"
/// 7.1.3), and the sums of several steps are kept in bytes before these are added up.
struct SiteBlock {
    static constexpr std::size_t sites = 8;

    using Words = std::array<std::uint64_t, sites>;

    /// What keeps a goal of the pool from a site: nothing, or only the one.
    enum Count : std::uint8_t { Nothing, TagOrGroup, BoardLimit, Place, LineLimit };

    static constexpr std::size_t counts = 5;

    /// 64 goals of the pool that are not on the board, by what keeps them off all of it.
    struct Asked {
        std::uint64_t free = 0; ///< nothing does
        std::uint64_t byTag = 0; ///< tags or groups, and no board limit
        std::uint64_t byBoard = 0; ///< board limits, and no tag or group
    };

    /// Of 64 goals: those that some site takes, and that one would take but for zone and position.
    struct Fitting {
        std::uint64_t somewhere = 0;
        std::uint64_t elsewhere = 0;
    };

    Words open{}; ///< all ones where the site is not left empty
    std::array<Words, counts> totals{};

    /// Steps after which bytes have to be added to the totals: each adds up to 8 to a byte.
    static constexpr std::size_t stepsAtMost = 31;

    /// Counts 64 goals. `barred`: by site, those that a line limit keeps from it; `eligible`: those
    /// whose zones, values and positions suit it. Null: all are, and then LineLimit is not counted,
    /// because it is what is left of the goals that are free.
    Fitting add(const Asked &asked, const std::uint64_t *barred, const std::uint64_t *eligible)
    {
        Words fits{};
        if (eligible == nullptr) {
            for (std::size_t i = 0; i < sites; ++i)
                fits[i] = open[i] & ~barred[i];
            countFitting(fits, asked);
            return {.somewhere = unionOf(fits)};
        }
        Words elsewhere{};
        Words kept{};
        for (std::size_t i = 0; i < sites; ++i) {
            fits[i] = open[i] & eligible[i] & ~barred[i];
            elsewhere[i] = open[i] & ~eligible[i] & ~barred[i];
            kept[i] = open[i] & eligible[i] & barred[i];
        }
        countFitting(fits, asked);
        count(Place, elsewhere, asked.free);
        count(LineLimit, kept, asked.free);
        return {.somewhere = unionOf(fits), .elsewhere = unionOf(elsewhere)};
    }

    /// Adds the bytes to the totals.
    void fold()
    {
        constexpr std::uint64_t even = 0x00ff'00ff'00ff'00ff;
        constexpr std::uint64_t lowest = 0xffff;
        for (std::size_t which = 0; which < counts; ++which) {
            if (!m_isCounted[which])
                continue;
            for (std::size_t i = 0; i < sites; ++i) {
                std::uint64_t sum = m_bytes[which][i];
                sum = (sum & even) + ((sum >> 8) & even);
                sum += sum >> 16;
                sum += sum >> 32;
                totals[which][i] += sum & lowest;
            }
            m_bytes[which].fill(0);
            m_isCounted[which] = false;
        }
    }

private:
    void countFitting(const Words &fits, const Asked &asked)
    {
        count(Nothing, fits, asked.free);
        count(TagOrGroup, fits, asked.byTag);
        count(BoardLimit, fits, asked.byBoard);
    }

    void count(Count which, const Words &on, std::uint64_t goals)
    {
        constexpr std::uint64_t pairs = 0x5555'5555'5555'5555;
        constexpr std::uint64_t fours = 0x3333'3333'3333'3333;
        constexpr std::uint64_t eights = 0x0f0f'0f0f'0f0f'0f0f;
        if (goals == 0)
            return;
        m_isCounted[which] = true;
        Words &into = m_bytes[which];
        for (std::size_t i = 0; i < sites; ++i) {
            std::uint64_t sum = on[i] & goals;
            sum -= (sum >> 1) & pairs;
            sum = (sum & fours) + ((sum >> 2) & fours);
            into[i] += (sum + (sum >> 4)) & eights;
        }
    }

    static std::uint64_t unionOf(const Words &words)
    {
        std::uint64_t all = 0;
        for (const std::uint64_t word : words)
            all |= word;
        return all;
    }

    std::array<Words, counts> m_bytes{}; ///< each of a word's bytes counts on its own
    std::array<bool, counts> m_isCounted{}; ///< since the last fold()
};

} // namespace boardwright
