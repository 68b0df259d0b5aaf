// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/yield.h"
#include "ui/editing/document/document.h"
#include "ui/editing/lab/chart_data.h"
#include "ui/editing/studies/tool_results.h"
#include "ui/editing/tables/report_model.h"
#include "ui/editing/workers/pool_work.h"

#include <array>
#include <vector>

namespace boardwright {

/// How many of the worlds made of a set's pool can be won, by number of gems (rows) and process
/// (columns). Counted on the job pool, few gems first. The counts belong to the set that counting
/// started with (ToolResults). GUI thread.
class WorldYieldsModel final : public ReportModel {
    Q_OBJECT

public:
    /// Worlds of one number of gems and one process.
    static constexpr int worldsEach = 500;
    static constexpr int mostGems = 20;

    enum Column : std::uint8_t { Gems, Ours, New, Old };

    /// Both must outlive this.
    WorldYieldsModel(GoalSetDocument &document, JobPool &pool, QObject *parent = nullptr);
    ~WorldYieldsModel() override;

    /// Discards the counts and starts again.
    void begin();
    /// Keeps the counts so far.
    void stop();

    bool isRunning() const { return m_isRunning; }

    /// Whether the set differs from the one that was counted.
    bool isStale() const { return m_results.isOutdated(); }

    /// Of a process, by gems from 1.
    const worlds::Yield &yield(int gems, worlds::Process process) const;

    /// The progress and how to read the table, in words.
    QString words() const;

    /// A bar for each row, of the process of this column, or of the first one.
    ChartData chart(int row, int column) const;

Q_SIGNALS:
    void updated();

private:
    static constexpr std::size_t processes = 3;

    /// Some of the worlds of one place in the table.
    struct Part {
        std::size_t row = 0;
        worlds::Process process{};
        worlds::Yield yield;
    };

    using Work = PoolWork<Part>;

    void receive(const Work::Replies &parts);
    void showCounts();
    QString countText(int row, int column) const;

    GoalSetDocument &m_document;
    std::vector<std::array<worlds::Yield, processes>> m_rows; ///< by gems from 1
    qint64 m_made = 0; ///< worlds of all rows
    bool m_isRunning = false;
    ToolResults m_results;
    Work m_work;
};

} // namespace boardwright
