// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/seed_table_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/criterion_words.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

QStringList positionTexts(const std::vector<SiteIndex> &places)
{
    QStringList positions;
    for (const SiteIndex site : places)
        positions << nameText(static_cast<int>(site) + 1);
    return positions;
}

} // namespace

SeedTableModel::SeedTableModel(const SeedFinder &finder, QObject *parent)
    : QAbstractTableModel(parent)
    , m_finder(finder)
{
    connect(&finder, &SeedFinder::begun, this, &SeedTableModel::startOver);
    connect(&finder, &SeedFinder::grown, this, &SeedTableModel::grow);
    connect(&finder, &SeedFinder::stateChanged, this, &SeedTableModel::tellOutdated);
}

void SeedTableModel::startOver()
{
    beginResetModel();
    m_rows = 0;
    m_isOutdated = false;
    const auto &question = m_finder.question();
    m_measures = question ? criteriaMeasures(question->criteria) : std::vector<QString>{};
    m_goals = question ? requiredGoals(question->criteria) : std::vector<RowId>{};
    endResetModel();
}

void SeedTableModel::grow()
{
    const auto rows = static_cast<int>(m_finder.found().found.size());
    if (rows == m_rows)
        return;
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
}

void SeedTableModel::tellOutdated()
{
    if (m_isOutdated == m_finder.isOutdated())
        return;
    m_isOutdated = m_finder.isOutdated();
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1), {StandsBackRole});
}

const FoundSeed &SeedTableModel::found(int row) const
{
    return m_finder.found().found[static_cast<std::size_t>(row)];
}

QString SeedTableModel::seed(int row) const
{
    return nameText(found(row).seed);
}

QString SeedTableModel::boardSeed(int row) const
{
    return found(row).boardSeed();
}

int SeedTableModel::rowOf(const QString &seed) const
{
    bool isNumber = false;
    const qint64 number = seed.toLongLong(&isNumber);
    if (!isNumber || nameText(number) != seed)
        return -1;
    const auto &all = m_finder.found().found;
    const auto known = all.begin() + m_rows;
    const auto place = std::ranges::lower_bound(all.begin(), known, number, {}, &FoundSeed::seed);
    return place == known || place->seed != number ? -1 : static_cast<int>(place - all.begin());
}

int SeedTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int SeedTableModel::columnCount(const QModelIndex &parent) const
{
    if (parent.isValid() || !m_finder.question())
        return 0;
    return FirstNumberColumn + static_cast<int>(m_measures.size() + m_goals.size());
}

std::optional<std::size_t> SeedTableModel::numberAt(int column) const
{
    const auto place = static_cast<std::size_t>(column - FirstNumberColumn);
    return column >= FirstNumberColumn && place < m_measures.size() ? std::optional(place)
                                                                    : std::nullopt;
}

std::optional<std::size_t> SeedTableModel::goalAt(int column) const
{
    const int place = column - FirstNumberColumn - static_cast<int>(m_measures.size());
    return place >= 0 ? std::optional(static_cast<std::size_t>(place)) : std::nullopt;
}

QString SeedTableModel::text(const FoundSeed &seed, int column) const
{
    if (column == SeedColumn)
        return nameText(seed.seed);
    if (column == RelaxationsColumn)
        return wholeText(seed.relaxations);
    if (const auto number = numberAt(column)) {
        const Measure *measure
            = measureOf(m_finder.question()->generator->info(), m_measures[*number]);
        return measure == nullptr ? QString()
                                  : measureTextWithUnit(*measure, seed.numbers[*number]);
    }
    return positionTexts(seed.places[*goalAt(column)]).join(QStringLiteral(", "));
}

QVariant SeedTableModel::plain(const FoundSeed &seed, int column) const
{
    if (column == SeedColumn)
        return seed.seed;
    if (column == RelaxationsColumn)
        return seed.relaxations;
    if (const auto number = numberAt(column))
        return seed.numbers[*number];
    return text(seed, column);
}

QVariant SeedTableModel::order(const FoundSeed &seed, int column) const
{
    const auto goal = goalAt(column);
    if (!goal)
        return plain(seed, column);
    const std::vector<SiteIndex> &places = seed.places[*goal];
    return places.empty() ? std::numeric_limits<int>::max()
                          : static_cast<int>(*std::ranges::min_element(places));
}

QString SeedTableModel::toolTip(const FoundSeed &seed, int column) const
{
    const auto goal = goalAt(column);
    if (!goal)
        return {};
    return tr("%1 is in cell %2", "a goal, one or more numbers of cells")
        .arg(goalName(m_finder.question()->set, m_goals[*goal]), text(seed, column));
}

QVariant SeedTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FoundSeed &seed = found(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(seed, index.column());
    case Qt::EditRole:
        return plain(seed, index.column());
    case OrderRole:
        return order(seed, index.column());
    case Qt::ToolTipRole:
        return toolTip(seed, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            (goalAt(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case StandsBackRole:
        return m_isOutdated;
    default:
        return {};
    }
}

QVariant SeedTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const auto goal = goalAt(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((goal ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && goal)
        return headerData(section, orientation, Qt::DisplayRole);
    if (role != Qt::DisplayRole)
        return {};
    if (section == SeedColumn)
        return tr("Seed");
    if (section == RelaxationsColumn)
        return tr("Relaxations");
    if (goal)
        return tr("%1 in cell", "a goal; below are numbers of cells")
            .arg(goalName(m_finder.question()->set, m_goals[*goal]));
    const QString &key = m_measures[*numberAt(section)];
    const Measure *measure = measureOf(m_finder.question()->generator->info(), key);
    return measure == nullptr ? key : requiredNumberTitle(*measure);
}

} // namespace boardwright
