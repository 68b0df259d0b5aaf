// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checked_places.h"

#include <QMap>

#include <array>
#include <utility>

namespace boardwright {

namespace {

/// Lines ordered by kind and number.
class LineList {
public:
    void put(int cell, LineKind kind, int number)
    {
        m_cells[{static_cast<int>(kind), number}] << cell;
    }

    QList<CheckedLine> lines() const
    {
        QList<CheckedLine> lines;
        for (auto it = m_cells.cbegin(); it != m_cells.cend(); ++it)
            lines.append({.kind = static_cast<LineKind>(it.key().first),
                .number = it.key().second,
                .cells = it.value()});
        return lines;
    }

private:
    QMap<std::pair<int, int>, QList<int>> m_cells;
};

// The cell in row r and column c has number r * C + c. On a climbed board the last row comes first.
CheckedPlaces gridPlaces(int rows, int columns, bool isClimbed)
{
    CheckedPlaces places;
    LineList lines;
    for (int cell = 0; cell < rows * columns; ++cell) {
        const int row = cell / columns;
        const int column = cell % columns;
        places.zones << (isClimbed ? checkedZones(rows - 1 - row, rows - 1) : CheckedZones());
        lines.put(cell, LineKind::Row, row + 1);
        lines.put(cell, LineKind::Column, column + 1);
        if (rows == columns && row == column)
            lines.put(cell, LineKind::Diagonal, 1);
        if (rows == columns && row + column == rows - 1)
            lines.put(cell, LineKind::Diagonal, 2);
    }
    places.lines = lines.lines();
    return places;
}

// Tier 1 is the peak, and tier n has n cells. The climb starts at the last tier.
CheckedPlaces pyramidPlaces(int tiers)
{
    CheckedPlaces places;
    LineList lines;
    int cell = 0;
    for (int tier = 1; tier <= tiers; ++tier) {
        for (int i = 0; i < tier; ++i) {
            places.zones << checkedZones(tiers - tier, tiers - 1);
            lines.put(cell++, LineKind::Tier, tier);
        }
    }
    places.lines = lines.lines();
    return places;
}

// Sets of three cells, from first to last.
CheckedPlaces listPlaces(int cells)
{
    CheckedPlaces places;
    LineList lines;
    for (int cell = 0; cell < cells; ++cell) {
        places.zones << checkedZones(cell, cells - 1);
        lines.put(cell, LineKind::Set, cell / 3 + 1);
    }
    places.lines = lines.lines();
    return places;
}

} // namespace

CheckedZones checkedZones(int steps, int all)
{
    // Where zones begin and end, in percent; both bounds are included.
    constexpr std::array<std::pair<int, int>, 4> bounds{{{0, 40}, {20, 60}, {40, 80}, {60, 100}}};
    CheckedZones zones;
    for (int zone = 0; zone < 4 && all > 0; ++zone) {
        const auto [begin, end] = bounds.at(static_cast<std::size_t>(zone));
        if (100 * steps >= begin * all && 100 * steps <= end * all)
            zones << zone;
    }
    return zones;
}

CheckedPlaces checkedPlaces(const ModeSettings &settings)
{
    switch (settings.mode) {
    case GameMode::Bingo:
        return gridPlaces(settings.rows, settings.columns, false);
    case GameMode::Ascend:
        return gridPlaces(settings.rows, settings.columns, true);
    case GameMode::Summit:
        return pyramidPlaces(settings.rows);
    case GameMode::Triple:
    case GameMode::Rush:
        return listPlaces(settings.rows * settings.columns);
    }
    return {};
}

} // namespace boardwright
