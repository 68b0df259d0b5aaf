// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "core/lab/study.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace boardwright {

/// Where the shape of a board depends on its seed, "cell 7" is another place on every board.
/// Statistics then count lines by kind and sites by tenths of the board's progress.
inline constexpr std::size_t lineGroups = 5; ///< by LineKind
inline constexpr std::size_t progressTenths = 10;
/// The tenths; then the sites of boards without progress.
inline constexpr std::size_t siteGroups = progressTenths + 1;

std::size_t groupOf(const Line &line);
std::size_t groupOf(const Site &site);

/// The most sites, and the most lines, that a board of varying shape may have, so that no sum over
/// mostBoardsOf() boards overflows.
inline constexpr std::size_t mostPlaces = 4096;

/// The items of a study that the lines and sites of a board are counted in. Reused from board to
/// board.
class PlaceItems final {
public:
    explicit PlaceItems(const Study &study);

    /// Examines the shape of a board. Throws std::length_error if it does not fit the study: the
    /// generator declared another shape, or the board has more than mostPlaces.
    void look(const Shape &shape);

    std::size_t ofSite(std::size_t site) const { return m_isGrouped ? m_sites[site] : site; }

    /// By line, and by site: its group. Empty if each is an item of its own.
    std::span<const std::uint8_t> groups(Scope scope) const;

private:
    bool m_isGrouped;
    std::size_t m_siteCount; ///< of the one shape
    std::size_t m_lineCount;
    std::vector<std::uint8_t> m_sites;
    std::vector<std::uint8_t> m_lines;
};

} // namespace boardwright
