// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics of category limits over many boards.

#include "core/board/category_caps.h"
#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/number_text.h"
#include "ui/text/statistics_words.h"
#include "ui/text/unit_digits.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr std::array statisticsColumns{CategoryColumn::Use, CategoryColumn::Binds};

std::optional<CategoryKind> categoryKindOf(LimitKind kind)
{
    switch (kind) {
    case LimitKind::Board:
        return CategoryKind::Board;
    case LimitKind::Line:
        return CategoryKind::Line;
    case LimitKind::Own:
        break;
    }
    return std::nullopt;
}

QString meanCount(double mean)
{
    return fixedText(mean, unit_digits::meanCount);
}

} // namespace

bool CategoriesModel::isOfStatistics(int column)
{
    return std::ranges::contains(statisticsColumns, static_cast<CategoryColumn>(column));
}

void CategoriesModel::showStatistics(std::shared_ptr<const StatisticsResult> result)
{
    m_statistics = std::move(result);
    m_areStatisticsOutdated = false;
    m_limits.clear();
    if (m_statistics && m_statistics->tally.whole() > 0) {
        const std::vector<NamedLimit> &limits = m_statistics->tally.study->limits;
        for (std::size_t i = 0; i < limits.size(); ++i) {
            if (const auto kind = categoryKindOf(limits[i].kind))
                m_limits.insert({*kind, limits[i].name}, countedLimit(i));
        }
    }
    tellStatisticsChanged({});
}

/// Studies have the cap of the shortest line only. The other caps are derived from the current
/// board, if it has the shape of the counted boards.
CategoriesModel::CountedLimit CategoriesModel::countedLimit(std::size_t index) const
{
    const Study &study = *m_statistics->tally.study;
    const NamedLimit &named = study.limits[index];
    CountedLimit limit{.index = index, .least = named.cap, .most = named.cap};
    const QList<CategoryLimit> &percents = m_statistics->subject->set().lineLimits;
    const auto percent = std::ranges::find(
        percents.crbegin(), percents.crend(), named.name, &CategoryLimit::category);
    if (named.kind == LimitKind::Line && percent != percents.crend() && study.hasOneShape
        && study.sites == m_cells && study.lines == m_lines && m_longest > 0)
        limit.most = std::max(named.cap, lineCap(percent->percent, m_longest));
    return limit;
}

void CategoriesModel::setStatisticsOutdated(bool areOutdated)
{
    if (m_areStatisticsOutdated == areOutdated)
        return;
    m_areStatisticsOutdated = areOutdated;
    tellStatisticsChanged({StandsBackRole});
}

void CategoriesModel::tellStatisticsChanged(const QList<int> &roles)
{
    for (int column = 0; column < categoryColumns && rowCount() > 0; ++column) {
        if (isOfStatistics(column))
            Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column), roles);
    }
}

QVariant CategoriesModel::statisticsCell(const CategoryRow &row, int column, int role) const
{
    const auto limit = m_limits.constFind({row.kind, row.name});
    if (limit == m_limits.cend())
        return {};
    if (role == StandsBackRole)
        return m_areStatisticsOutdated;
    return static_cast<CategoryColumn>(column) == CategoryColumn::Use ? useCell(*limit, role)
                                                                      : bindsCell(*limit, role);
}

/// The cap is that of the counted boards, which may be from an earlier limit.
QVariant CategoriesModel::useCell(const CountedLimit &limit, int role) const
{
    const Tally &tally = m_statistics->tally;
    const auto measure = useMeasure(tally);
    const auto mean = measure ? meanOf(tally, *measure, limit.index) : std::nullopt;
    if (!mean)
        return {};
    const double share = limit.most == 0 ? 1 : *mean / limit.most; // a cap of 0 counts as full
    const QString text = tr("%1 of %2", "goals of cells")
                             .arg(meanCount(*mean), rangeText(limit.least, limit.most));
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::EditRole:
        return *mean;
    case SortRole:
    case BarRole:
        return share;
    case Qt::ToolTipRole: {
        const auto boards = static_cast<int>(tally.whole());
        QString help = tally.study->limits[limit.index].kind == LimitKind::Board
            ? tr("%1 goals on average over %Ln board(s)", nullptr, boards).arg(text)
            : tr("%1 goals in the line with the most, on average over %Ln board(s)", nullptr,
                  boards)
                  .arg(text);
        for (std::size_t i = 0; i < tally.study->measures.size(); ++i) {
            const StudiedMeasure &other = tally.study->measures[i];
            if (other.scope == Scope::Limit && i != *measure && other.classes.isEmpty())
                help += QStringLiteral("\n\n")
                    + tr("%1: on %L2 boards, %3 on average",
                        "what a limit does, how often, how much")
                          .arg(measureTitle(*tally.study, other))
                          .arg(tally.measures[i].sums[limit.index].nonzero)
                          .arg(meanCount(meanOf(tally, i, limit.index).value_or(0)));
        }
        return help;
    }
    default:
        return {};
    }
}

/// With a cap of 0, goals are not in the pool, so the limit keeps none out.
QVariant CategoriesModel::bindsCell(const CountedLimit &limit, int role) const
{
    constexpr double percent = 100;
    const Tally &tally = m_statistics->tally;
    const auto measure = keptOutMeasure(tally);
    if (!measure || limit.most == 0)
        return {};
    const quint64 boards = tally.measures[*measure].sums[limit.index].nonzero;
    switch (role) {
    case Qt::DisplayRole:
        return shareText(shareOf(boards, tally));
    case Qt::EditRole:
        return shareOf(boards, tally) * percent;
    case SortRole:
        return shareOf(boards, tally);
    case Qt::ToolTipRole:
        return tr("Keeps goals out on %L1 of %Ln board(s), %2 goals on average", nullptr,
            static_cast<int>(tally.whole()))
            .arg(boards)
            .arg(meanCount(meanOf(tally, *measure, limit.index).value_or(0)));
    default:
        return {};
    }
}

} // namespace boardwright
