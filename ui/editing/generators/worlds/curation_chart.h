// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/worlds/world_curation.h"
#include "ui/editing/lab/chart_data.h"

#include <array>

namespace boardwright {

/// The charts of a curation.
enum class CurationChart : std::uint8_t {
    Yield, ///< of each wish
    ZoneShares, ///< how often each zone appears
    PairLifts, ///< histogram: lift of pairs of zones
    JoinShares, ///< histogram: how often possible joins appear
    GemRelevance, ///< by portals: how often the shortest walk enters zones with gems
    PlainRelevance, ///< the same of plain ones
    Weights, ///< by round of the search for weights: how uneven zones are
};

inline constexpr std::array curationCharts{CurationChart::Yield, CurationChart::ZoneShares,
    CurationChart::PairLifts, CurationChart::JoinShares, CurationChart::GemRelevance,
    CurationChart::PlainRelevance, CurationChart::Weights};

QString curationChartTitle(CurationChart chart);

/// The chart of the worlds that the wish in row `wish` chooses, or the last one if there is no such
/// row. No bars if there is nothing to show.
ChartData curationChart(const WorldCuration &curation, CurationChart chart, int wish);

} // namespace boardwright
