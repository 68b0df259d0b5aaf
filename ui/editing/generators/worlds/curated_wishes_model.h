// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/worlds/world_curation.h"
#include "ui/editing/tables/report_model.h"

namespace boardwright {

/// The wishes of a curation, one a row, each with those above it: what it costs, and how even the
/// worlds are that it chooses.
class CuratedWishesModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Wish, Enough, Yield, Zones, Pairs, Joins, Relevant };

    /// `curation` must outlive this.
    explicit CuratedWishesModel(const WorldCuration &curation, QObject *parent = nullptr);

    /// "Even zones"
    static QString wishTitle(worlds::Wish wish);
    static QString wishHelp(worlds::Wish wish);

private:
    void follow();
    QString text(const CuratedWish &wish, int column) const;

    const WorldCuration &m_curation;
};

} // namespace boardwright
