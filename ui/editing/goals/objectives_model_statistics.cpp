// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics of each goal over many boards.

#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/lab/statistics_cells.h"
#include "ui/text/field_words.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace boardwright {

namespace {

constexpr std::size_t mostReasons = 4;
const QString paragraph = QStringLiteral("\n\n"); ///< between paragraphs of a tool tip

} // namespace

bool ObjectivesModel::isAppearances(int column) const
{
    return column >= 0 && column < columnCount() && m_columns.at(column).field == nullptr
        && m_columns.at(column).measure == nullptr;
}

bool ObjectivesModel::isOfClasses(int column) const
{
    const Measure *measure = column < columnCount() ? m_columns.at(column).measure : nullptr;
    return measure != nullptr && !measure->classes.empty();
}

void ObjectivesModel::showStatistics(std::shared_ptr<const StatisticsResult> result)
{
    const bool isOfOther = result && &result->subject->generator().info() != m_info;
    m_statistics = isOfOther ? nullptr : std::move(result);
    m_areStatisticsOutdated = false;
    tellStatisticsChanged({});
}

void ObjectivesModel::setStatisticsOutdated(bool areOutdated)
{
    if (m_areStatisticsOutdated == areOutdated)
        return;
    m_areStatisticsOutdated = areOutdated;
    tellStatisticsChanged({StandsBackRole});
}

void ObjectivesModel::tellStatisticsChanged(const QList<int> &roles)
{
    for (int column = objectiveColumns; column < columnCount() && rowCount() > 0; ++column) {
        if (m_columns.at(column).isOfStatistics())
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column), roles);
    }
}

/// Lists only the most common weightings, because there may be a hundred.
QString ObjectivesModel::weightingHelp() const
{
    constexpr qsizetype most = 4;
    QString help = fieldHelp(boardwright::fieldOf(ObjectiveColumn::Weighting));
    QList<WeightingShare> shares
        = m_statistics ? sharesByWeighting(*m_statistics) : QList<WeightingShare>();
    if (shares.isEmpty())
        return help;
    std::ranges::stable_sort(shares, std::greater(), &WeightingShare::goals);
    shares.resize(std::min(most, shares.size()));
    std::ranges::stable_sort(shares, std::greater(), &WeightingShare::weighting);
    QStringList texts;
    for (const WeightingShare &of : std::as_const(shares))
        texts << tr("%1 gives %2 (%Ln goals)", "a weighting, a share of boards", of.goals)
                     .arg(of.weighting)
                     .arg(shareText(of.share));
    const auto boards = static_cast<int>(m_statistics->tally.whole());
    return help + paragraph
        + tr("On %Ln board(s), weighting %1", nullptr, boards)
              .arg(texts.join(QStringLiteral(", ")));
}

QVariant ObjectivesModel::statisticsData(
    const Objective &objective, const Column &column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (column.measure == nullptr ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    const auto row = m_statistics ? m_statistics->rowOf(objective.id) : std::nullopt;
    if (!row || m_statistics->tally.whole() == 0)
        return {};
    return column.measure == nullptr ? shareData(*row, role)
                                     : classData(*column.measure, *row, role);
}

QVariant ObjectivesModel::shareData(std::size_t row, int role) const
{
    constexpr double percent = 100;
    const Tally &tally = m_statistics->tally;
    const double share = appearanceShare(tally, row);
    const std::optional<double> plain = plainShare(*tally.study, row);
    switch (role) {
    case Qt::DisplayRole:
        return shareText(share);
    case Qt::EditRole:
        return share * percent;
    case BarRole:
        return share;
    case BarMarkRole:
        return plain ? QVariant(*plain) : QVariant();
    case Qt::ToolTipRole: {
        QString text = tr("On %L1 of %Ln board(s).", nullptr, static_cast<int>(tally.whole()))
                           .arg(tally.appearances[row]);
        if (plain)
            text += paragraph + tr("Weighting alone would give %1.").arg(shareText(*plain));
        if (const auto reasons = classMeasure(tally, Scope::Row)) {
            const QStringList texts = classShares(tally, *reasons, row, mostReasons);
            if (!texts.isEmpty())
                text += paragraph
                    + tr("Otherwise left out by: %1").arg(texts.join(QStringLiteral(", ")));
        }
        return text;
    }
    default:
        return {};
    }
}

/// The most frequent class with its share; the tooltip has all classes.
QVariant ObjectivesModel::classData(const Measure &measure, std::size_t row, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    const auto found = measureNamed(*m_statistics->tally.study, QString(measure.key));
    if (!found)
        return {};
    const QStringList texts = classShares(m_statistics->tally, *found, row, mostReasons);
    if (role == Qt::ToolTipRole)
        return texts.isEmpty() ? QVariant() : texts.join(QStringLiteral(", "));
    return texts.isEmpty() ? QString() : texts.front();
}

} // namespace boardwright
