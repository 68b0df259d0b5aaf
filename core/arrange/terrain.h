// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/arrange/rules.h"
#include "core/board/shape.h"

#include <cstdint>
#include <vector>

namespace boardwright::arrange {

/// Rules and the places that they speak of, for boards of one shape. Immutable; any thread.
class Terrain final {
public:
    Terrain(std::vector<Rule> rules, const Shape &shape);

    const std::vector<Rule> &rules() const { return m_rules; }

    std::size_t sites() const { return m_places.size(); }

    /// Whether a site is where a rule of Wish::Cell or Wish::Region wants its pieces.
    bool isWanted(std::size_t rule, SiteIndex site) const
    {
        return m_wanted[rule * sites() + static_cast<std::size_t>(site)] != 0;
    }

    /// The square of the distance between the centres of two sites, in cells.
    double distance2(SiteIndex a, SiteIndex b) const
    {
        return m_distances2[static_cast<std::size_t>(a) * sites() + static_cast<std::size_t>(b)];
    }

    bool areInOneColumn(SiteIndex a, SiteIndex b) const
    {
        return place(a).column == place(b).column;
    }

    bool isEdge(SiteIndex site) const { return place(site).isEdge; }

    /// Whether the sites are in one row and equally far from the middle, or the rule's column.
    bool areMirrored(const Rule &rule, SiteIndex a, SiteIndex b) const
    {
        const Place &left = place(a);
        const Place &right = place(b);
        return left.row == right.row && left.column + right.column == middleOf(rule, left);
    }

private:
    struct Place {
        int column = 0;
        int row = 0;
        int width = 0; ///< columns of its row
        bool isEdge = false;
        bool isCorner = false;
        int fromEdge = 0; ///< cells between it and the edge
    };

    const Place &place(SiteIndex site) const { return m_places[static_cast<std::size_t>(site)]; }

    /// Twice the column that a rule refers to.
    static int middleOf(const Rule &rule, const Place &place)
    {
        return rule.column < 0 ? place.width - 1 : 2 * rule.column;
    }

    bool isIn(const Rule &rule, const Place &place) const;

    std::vector<Rule> m_rules;
    int m_rows = 0;
    std::vector<Place> m_places;
    std::vector<double> m_distances2;
    std::vector<std::uint8_t> m_wanted;
};

} // namespace boardwright::arrange
