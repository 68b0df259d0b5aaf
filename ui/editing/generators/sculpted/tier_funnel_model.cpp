// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/tier_funnel_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/tables/field_cells.h"
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
    if ((left[0] > 0) != (m_left[0] > 0)) {
        beginResetModel();
        m_left = left;
        endResetModel();
    } else if (left != m_left) {
        m_left = left;
        Q_EMIT dataChanged(index(0, Left), index(rowCount() - 1, Lost));
    }
}

void TierFunnelModel::setPale(bool isPale)
{
    if (std::exchange(m_isPale, isPale) != isPale && rowCount() > 0)
        Q_EMIT dataChanged(index(0, Left), index(rowCount() - 1, Lost));
}

int TierFunnelModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_left[0] == 0 ? 0 : static_cast<int>(stages);
}

int TierFunnelModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Lost + 1;
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

QString TierFunnelModel::cellText(int row, int column) const
{
    switch (column) {
    case Stage:
        return row + 1 == static_cast<int>(stages) ? tr("Deep enough: puzzles") : stageText(row);
    case Left:
        return wholeText(left(row));
    case Share:
        return shareText(share(row));
    case Lost:
        return lost(row) == 0 ? QString() : wholeText(lost(row));
    default:
        return {};
    }
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

QVariant TierFunnelModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return cellText(index.row(), index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return sentence(index.row());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (index.column() == Stage ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case StandsBackRole:
        return m_isPale && index.column() != Stage;
    case BarRole:
        return index.column() == Share ? QVariant(share(index.row())) : QVariant();
    default:
        return {};
    }
}

QVariant TierFunnelModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (section == Stage ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const std::array<QString, Lost + 1> tips{tr("The tests, in their order"),
            tr("Topologies that passed this test and those before it"),
            tr("Their share of all sculpted topologies"), tr("Topologies that this test rejected")};
        return tips.at(static_cast<std::size_t>(section));
    }
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, Lost + 1> titles{
        tr("Test"), tr("Left", "topologies"), tr("Of all"), tr("Rejected")};
    return titles.at(static_cast<std::size_t>(section));
}

} // namespace boardwright
