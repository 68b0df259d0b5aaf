// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/statistics_summary.h"

#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace boardwright {

namespace {

struct Summary {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StatisticsSummary)
};

} // namespace

QString statisticsSummary(const StatisticsResult &result)
{
    const Tally &tally = result.tally;
    const auto boards = static_cast<double>(tally.boards());
    QStringList parts;
    parts << (result.isComplete()
            ? Summary::tr("%Ln board(s)", nullptr, static_cast<int>(tally.boards()))
            : Summary::tr("%L1 of %Ln board(s)", nullptr, static_cast<int>(result.wanted))
                  .arg(tally.boards()));
    const auto &ranges = tally.seeds.ranges();
    if (result.isExact())
        parts << Summary::tr("every seed that a room draws, so the numbers are exact");
    else if (!ranges.empty())
        parts << Summary::tr("seeds %L1 to %L2").arg(ranges.front().first).arg(ranges.back().last);
    if (tally.failed > 0)
        parts << Summary::tr("%1 without a board", "a share of seeds")
                     .arg(shareText(static_cast<double>(tally.failed) / boards));
    if (tally.rejected > 0)
        parts << Summary::tr("%1 rejected by gates", "a share of seeds")
                     .arg(shareText(static_cast<double>(tally.rejected) / boards));
    if (tally.whole() > 0) {
        if (tally.relaxedBoards > 0)
            parts << Summary::tr("%1 relaxed").arg(shareText(shareOf(tally.relaxedBoards, tally)));
        else if (!tally.study->limits.empty()) // others have nothing to relax
            parts << Summary::tr("none relaxed");
    }
    if (tally.relaxedBoards > 0) {
        parts << Summary::tr("%1 relaxations on average")
                     .arg(meanText(nullptr,
                         static_cast<double>(tally.relaxations)
                             / static_cast<double>(tally.whole())));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace boardwright
