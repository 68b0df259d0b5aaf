// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/terrain.h"

#include <QPointF>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace boardwright::arrange {

Terrain::Terrain(std::vector<Rule> rules, const Shape &shape)
    : m_rules(std::move(rules))
    , m_rows(shape.rows)
{
    std::vector<int> widths(static_cast<std::size_t>(shape.rows), 0);
    for (const Site &site : shape.sites) {
        int &width = widths[static_cast<std::size_t>(site.row)];
        width = std::max(width, site.column + 1);
    }
    for (const Site &site : shape.sites) {
        const int width = widths[static_cast<std::size_t>(site.row)];
        const int fromSide = std::min(site.column, width - 1 - site.column);
        const int fromEnd = std::min(site.row, m_rows - 1 - site.row);
        m_places.push_back({.column = site.column,
            .row = site.row,
            .width = width,
            .isEdge = fromSide == 0 || fromEnd == 0,
            .isCorner = fromSide == 0 && fromEnd == 0,
            .fromEdge = std::min(fromSide, fromEnd)});
    }
    m_distances2.reserve(sites() * sites());
    for (const Site &a : shape.sites) {
        for (const Site &b : shape.sites) {
            const QPointF apart = a.place.center() - b.place.center();
            m_distances2.push_back(QPointF::dotProduct(apart, apart));
        }
    }
    m_wanted.reserve(m_rules.size() * sites());
    for (const Rule &rule : m_rules) {
        for (const Place &place : m_places)
            m_wanted.push_back(isIn(rule, place) ? 1 : 0);
    }
}

bool Terrain::isIn(const Rule &rule, const Place &place) const
{
    const int across = 2 * place.column - middleOf(rule, place);
    const int down = 2 * place.row - (rule.row < 0 ? m_rows - 1 : 2 * rule.row);
    if (rule.wish == Wish::Cell)
        return std::abs(across) <= 1 && std::abs(down) <= 1;
    if (rule.wish != Wish::Region)
        return false;
    const auto isInRegion = [&] {
        switch (rule.region) {
        case Region::Edge:
            return place.isEdge;
        case Region::EdgeNotCorner:
            return place.isEdge && !place.isCorner;
        case Region::Corner:
            return place.isCorner;
        case Region::Left:
            return across < 0;
        case Region::Right:
            return across > 0;
        case Region::Top:
            return down < 0;
        case Region::Bottom:
            return down > 0;
        case Region::TopLeft:
            return across < 0 && down < 0;
        case Region::TopRight:
            return across > 0 && down < 0;
        case Region::BottomRight:
            return across > 0 && down > 0;
        case Region::BottomLeft:
            return across < 0 && down > 0;
        case Region::Margin:
            return place.fromEdge < rule.count;
        }
        return false;
    };
    return isInRegion() != rule.isNot;
}

} // namespace boardwright::arrange
