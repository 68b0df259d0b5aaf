// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_funnel_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/number_text.h"

#include <utility>

namespace boardwright {

using sculpted::Discarded;

namespace {

/// The causes that a stage after the first one discards for.
struct StageCauses {
    Discarded first;
    Discarded last;
};

constexpr std::array stageCauses{
    StageCauses{Discarded::NoRoomForWarps, Discarded::NoRoomForWarps},
    StageCauses{Discarded::Unconnected, Discarded::Unconnected},
    StageCauses{Discarded::Colours, Discarded::Colours},
    StageCauses{Discarded::Leaves, Discarded::Leaves},
    StageCauses{Discarded::NoStart, Discarded::NoStart},
    StageCauses{Discarded::StartsFailed, Discarded::Exhausted},
    StageCauses{Discarded::ForkRatio, Discarded::ForkRatio},
    StageCauses{Discarded::ForkDepth, Discarded::ForkDepth},
};
static_assert(stageCauses.size() + 1 == TierFunnelModel::stages);

} // namespace

TierFunnelModel::TierFunnelModel(QObject *parent)
    : ReportModel(parent)
{
    TierFunnelModel::show(sculpted::Yield());
}

void TierFunnelModel::show(const sculpted::Yield &yield)
{
    std::array<std::int64_t, stages> left{};
    left[0] = yield.topologies;
    for (std::size_t stage = 1; stage < stages; ++stage) {
        left.at(stage) = left.at(stage - 1);
        const StageCauses &causes = stageCauses.at(stage - 1);
        for (auto cause = static_cast<std::size_t>(causes.first);
            cause <= static_cast<std::size_t>(causes.last); ++cause)
            left.at(stage) -= yield.discarded.at(cause);
    }
    m_left = left;
    Report report{.columns = {{.title = tr("Test"), .help = tr("The tests, in their order")},
                      {.title = tr("Left", "topologies"),
                          .help = tr("Topologies that passed this test and those before it"),
                          .isNumber = true},
                      {.title = tr("Of all"),
                          .help = tr("Their share of all sculpted topologies"),
                          .isNumber = true},
                      {.title = tr("Rejected"),
                          .help = tr("Topologies that this test rejected"),
                          .isNumber = true}},
        .rows = {}};
    const int rows = m_left[0] == 0 ? 0 : static_cast<int>(stages);
    for (int row = 0; row < rows; ++row) {
        const bool isLast = row + 1 == rows;
        const auto number = [](std::int64_t count) { return static_cast<double>(count); };
        report.rows.push_back(
            {.cells = {{.text = isLast ? tr("Deep enough: puzzles") : stageText(row)},
                 {.text = wholeText(this->left(row)), .number = number(this->left(row))},
                 {.text = shareText(share(row)), .bar = share(row)},
                 {.text = lost(row) == 0 ? QString() : wholeText(lost(row)),
                     .number = number(lost(row))}},
                .sentence = sentence(row)});
    }
    ReportModel::show(std::move(report));
}

double TierFunnelModel::share(int row) const
{
    return static_cast<double>(left(row)) / static_cast<double>(left(0));
}

QString TierFunnelModel::stageText(int row)
{
    const std::array<QString, stages> texts{tr("Sculpted"), tr("Room for warps"), tr("Connected"),
        tr("Colours alternate"), tr("Few dead ends"), tr("A cell to start at"), tr("Route found"),
        tr("Enough forks"), tr("Deep enough")};
    return texts.at(static_cast<std::size_t>(row));
}

QString TierFunnelModel::sentence(int row) const
{
    if (row == 0)
        return tr("%L1 topologies were sculpted").arg(left(0));
    const bool isLast = row + 1 == static_cast<int>(stages);
    return (isLast ? tr("%1: %L2 topologies are left and become puzzles (%3 of all), %L4 were "
                        "rejected here",
                         "a test, a count, a share, a count")
                   : tr("%1: %L2 topologies are left (%3 of all), %L4 were rejected here",
                         "a test, a count, a share, a count"))
        .arg(stageText(row))
        .arg(left(row))
        .arg(shareText(share(row)))
        .arg(lost(row));
}

} // namespace boardwright
