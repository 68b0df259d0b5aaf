// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/metrics_model.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

namespace {

/// Boards with more lines show their numbers at the edge only.
constexpr std::size_t mostLines = 24;

const Measure &measureAt(const PreviewResult &board, std::size_t index)
{
    return board.request.generator->info().measures[index];
}

} // namespace

MetricsModel::MetricsModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

std::vector<MetricsModel::Row> MetricsModel::rowsOf(const PreviewResult &board)
{
    std::vector<Row> rows;
    if (board.failure)
        return rows;
    for (const Scope scope : {Scope::Board, Scope::Line}) {
        for (std::size_t i = 0; i < board.measured.values.size(); ++i) {
            const std::vector<double> &numbers = board.measured.values[i];
            if (measureAt(board, i).scope != scope || numbers.size() > mostLines)
                continue;
            for (std::size_t item = 0; item < numbers.size(); ++item) {
                if (std::isfinite(numbers[item]))
                    rows.push_back({.measure = i, .item = item});
            }
        }
    }
    return rows;
}

void MetricsModel::showBoard(std::shared_ptr<const PreviewResult> board)
{
    if (board == m_board)
        return;
    std::vector<Row> rows = board ? rowsOf(*board) : std::vector<Row>();
    const bool isReset = !board || !m_board || rows != m_rows
        || board->request.generator != m_board->request.generator
        || *board->board.shape != *m_board->board.shape;
    if (isReset)
        beginResetModel();
    m_board = std::move(board);
    m_rows = std::move(rows);
    if (isReset)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, Name), index(rowCount() - 1, Meaning));
}

int MetricsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MetricsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Meaning + 1;
}

QString MetricsModel::name(const Row &row) const
{
    const Measure &measure = measureAt(*m_board, row.measure);
    QString title = measureTitle(measure);
    const std::vector<Line> &lines = m_board->board.shape->lines;
    if (measure.scope != Scope::Line || row.item >= lines.size())
        return title;
    const Line &line = lines[row.item];
    return tr("%1, %2", "a measure, a line").arg(title, lineName(line.kind, line.number));
}

QVariant MetricsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const Measure &measure = measureAt(*m_board, row.measure);
    if (role == Qt::TextAlignmentRole && index.column() == Value)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && index.column() != Value)
        return measureHelp(measure);
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Name:
        return name(row);
    case Value: {
        const double number = m_board->measured.values[row.measure][row.item];
        if (role == Qt::EditRole)
            return std::isfinite(number) ? QVariant(number) : QVariant();
        const MeasureTarget *target = m_board->targetOf(row.measure);
        return target == nullptr ? measureTextWithUnit(measure, number)
                                 : targetText(measure, number, *target);
    }
    case Meaning:
        return measureHelp(measure);
    default:
        return {};
    }
}

QVariant MetricsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Name:
        return tr("Measure");
    case Value:
        return tr("Value");
    case Meaning:
        return tr("Meaning");
    default:
        return {};
    }
}

} // namespace boardwright
