// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sculpted/yields.h"
#include "ui/editing/tables/report_model.h"

#include <array>

namespace boardwright {

/// How many sculpted topologies are left after each test, down to puzzles: a row for each test, in
/// their order. No rows if there are no topologies. A value shown as a table; GUI thread.
class TierFunnelModel final : public ReportModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Stage, Left, Share, Lost };

    static constexpr std::size_t stages = 9;

    explicit TierFunnelModel(QObject *parent = nullptr);

    void show(const sculpted::Yield &yield);

    /// Topologies left after a stage; those of the last one are puzzles.
    std::int64_t left(int row) const { return m_left.at(static_cast<std::size_t>(row)); }

    /// Topologies discarded there.
    std::int64_t lost(int row) const { return row == 0 ? 0 : left(row - 1) - left(row); }

private:
    double share(int row) const;
    static QString stageText(int row);
    QString sentence(int row) const;

    std::array<std::int64_t, stages> m_left{};
};

} // namespace boardwright
