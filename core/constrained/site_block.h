// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace boardwright {

/// Counts goals on eight sites at once, 64 goals per step. Its loops run over arrays of fixed
/// length, so compilers vectorise them. Baseline x86-64 has no popcount instruction, so bits are
/// added in parallel within words (Knuth, "The Art of Computer Programming" 7.1.3), and sums of
/// several steps are kept in bytes before they are added to totals.
struct SiteBlock {
    static constexpr std::size_t sites = 8;

    using Words = std::array<std::uint64_t, sites>;

    /// What excludes a goal of the pool from a site: nothing, or only this kind of rule.
    enum Count : std::uint8_t { Nothing, TagOrGroup, BoardLimit, Place, LineLimit };

    static constexpr std::size_t counts = 5;

    /// 64 goals of the pool that are not on the board, by what excludes them from the whole board.
    struct Asked {
        std::uint64_t free = 0; ///< nothing excludes them
        std::uint64_t byTag = 0; ///< tags or groups, and no board limit
        std::uint64_t byBoard = 0; ///< board limits, and no tag or group
    };

    /// Of 64 goals: those that some site accepts, or would but for zone and position.
    struct Fitting {
        std::uint64_t somewhere = 0;
        std::uint64_t elsewhere = 0;
    };

    Words open{}; ///< all ones unless the site was left empty on purpose
    std::array<Words, counts> totals{};

    /// Steps after which the bytes must be folded: each step adds up to 8 to a byte.
    static constexpr std::size_t stepsAtMost = 31;

    /// Counts 64 goals. `barred`: by site, those that a line limit excludes; `eligible`: by site,
    /// those whose zones, values and positions match it. Null: all match, and LineLimit is not
    /// counted because it is the remainder of the free goals.
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

    std::array<Words, counts> m_bytes{}; ///< each byte of a word is a separate count
    std::array<bool, counts> m_isCounted{}; ///< since the last fold()
};

} // namespace boardwright
