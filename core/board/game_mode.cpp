// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"

#include "core/board/progression.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr int setSize = 3;
constexpr qreal setGap = 0.25; ///< between sets drawn side by side

/// Collects sites and lines.
class ShapeBuilder {
public:
    explicit ShapeBuilder(Topology topology) { m_shape->topology = topology; }

    SiteIndex add(int row, int column, QPointF place, Fraction progress)
    {
        const QRectF rect(place, QSizeF(1, 1));
        m_shape->sites.push_back({.place = rect,
            .row = row,
            .column = column,
            .progress = progress,
            .zones = zonesAt(progress)});
        m_shape->rows = std::max(m_shape->rows, row + 1);
        m_shape->columns = std::max(m_shape->columns, column + 1);
        m_shape->size = m_shape->size.expandedTo({rect.right(), rect.bottom()});
        return SiteIndex{static_cast<std::int32_t>(m_shape->sites.size()) - 1};
    }

    /// Adds a line of all sites for which `isOn` is true, in site order.
    template <typename IsOn>
    void addLine(LineKind kind, int number, IsOn isOn)
    {
        Line line{.kind = kind, .number = number, .sites = {}};
        for (std::size_t i = 0; i < m_shape->sites.size(); ++i) {
            if (isOn(m_shape->sites[i]))
                line.sites.push_back(SiteIndex{static_cast<std::int32_t>(i)});
        }
        m_shape->lines.push_back(std::move(line));
    }

    /// Adds a line for each row of sites.
    void addRowLines(LineKind kind)
    {
        for (int row = 0; row < m_shape->rows; ++row)
            addLine(kind, row + 1, [row](const Site &site) { return site.row == row; });
    }

    std::shared_ptr<const Shape> shape() const { return m_shape; }

private:
    std::shared_ptr<Shape> m_shape = std::make_shared<Shape>();
};

/// Lines: all rows, all columns and, on a square, both diagonals, the falling one first.
std::shared_ptr<const Shape> grid(int rows, int columns, bool isClimbed)
{
    ShapeBuilder builder(Topology::Grid);
    for (int row = 0; row < rows; ++row) {
        const Fraction climbed{.numerator = rows - 1 - row, .denominator = rows - 1};
        for (int column = 0; column < columns; ++column)
            builder.add(row, column, QPointF(column, row), isClimbed ? climbed : Fraction{});
    }
    builder.addRowLines(LineKind::Row);
    for (int column = 0; column < columns; ++column)
        builder.addLine(LineKind::Column, column + 1,
            [column](const Site &site) { return site.column == column; });
    if (rows == columns) {
        builder.addLine(
            LineKind::Diagonal, 1, [](const Site &site) { return site.row == site.column; });
        builder.addLine(LineKind::Diagonal, 2,
            [rows](const Site &site) { return site.row + site.column == rows - 1; });
    }
    return builder.shape();
}

std::shared_ptr<const Shape> pyramid(int tiers)
{
    ShapeBuilder builder(Topology::Pyramid);
    for (int tier = 0; tier < tiers; ++tier) {
        const Fraction climbed{.numerator = tiers - 1 - tier, .denominator = tiers - 1};
        const qreal left = (tiers - 1 - tier) / 2.0;
        for (int column = 0; column <= tier; ++column)
            builder.add(tier, column, QPointF(left + column, tier), climbed);
    }
    builder.addRowLines(LineKind::Tier);
    return builder.shape();
}

/// Sets are drawn in reading order, with as many side by side as make the whole nearly square.
std::shared_ptr<const Shape> sequence(int sets)
{
    ShapeBuilder builder(Topology::Sequence);
    int across = 1;
    while (setSize * across * (across + 1) <= sets)
        ++across;
    const int last = sets * setSize - 1;
    for (int set = 0; set < sets; ++set) {
        const qreal left = (set % across) * (setSize + setGap);
        const int row = set / across;
        for (int column = 0; column < setSize; ++column)
            builder.add(set, column, QPointF(left + column, row),
                {.numerator = set * setSize + column, .denominator = last});
    }
    builder.addRowLines(LineKind::Set);
    return builder.shape();
}

} // namespace

int ModeSettings::cells() const
{
    return mode == GameMode::Summit ? rows * (rows + 1) / 2 : rows * columns;
}

ModeSettings settingsOfSize(GameMode mode, int size)
{
    if (mode == GameMode::Triple || mode == GameMode::Rush)
        return {.mode = mode, .rows = size / setSize, .columns = setSize};
    return {.mode = mode, .rows = size, .columns = size};
}

std::shared_ptr<const Shape> shapeOf(const ModeSettings &settings)
{
    switch (settings.mode) {
    case GameMode::Bingo:
        return grid(settings.rows, settings.columns, false);
    case GameMode::Ascend:
        return grid(settings.rows, settings.columns, true);
    case GameMode::Summit:
        return pyramid(settings.rows);
    case GameMode::Triple:
    case GameMode::Rush:
        return sequence(settings.rows);
    }
    return {};
}

} // namespace boardwright
