// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/table_cursor.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace boardwright {

namespace {

bool holdsSomething(const QModelIndex &index)
{
    return !index.data(Qt::DisplayRole).toString().isEmpty()
        || index.data(Qt::CheckStateRole).isValid();
}

} // namespace

QModelIndex TableCursor::cell(int row, int visualColumn) const
{
    return m_view.model()->index(row, m_view.horizontalHeader()->logicalIndex(visualColumn));
}

int TableCursor::visualColumn(const QModelIndex &index) const
{
    return m_view.horizontalHeader()->visualIndex(index.column());
}

int TableCursor::shownColumn(int visual, int step) const
{
    const QHeaderView *header = m_view.horizontalHeader();
    for (; visual >= 0 && visual < header->count(); visual += step) {
        if (!header->isSectionHidden(header->logicalIndex(visual)))
            return visual;
    }
    return -1;
}

int TableCursor::nextRow(int row, int step) const
{
    const int next = row + step;
    return next >= 0 && next < m_view.model()->rowCount() ? next : -1;
}

void TableCursor::go(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    // The view's own method would also react to a Shift key that is held for another reason.
    m_view.selectionModel()->setCurrentIndex(index, selectAlone());
    m_view.scrollTo(index);
}

QItemSelectionModel::SelectionFlags TableCursor::selectAlone() const
{
    return m_view.selectionBehavior() == QAbstractItemView::SelectRows
        ? QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows
        : QItemSelectionModel::ClearAndSelect;
}

/// False if there is no selection to move in.
bool TableCursor::goInSelection(bool forward, bool isDown)
{
    const QModelIndex current = m_view.currentIndex();
    const QItemSelectionModel &selection = *m_view.selectionModel();
    if (!current.isValid() || !selection.isSelected(current))
        return false;
    int top = current.row();
    int bottom = top;
    int left = m_view.horizontalHeader()->count();
    int right = -1;
    for (const QItemSelectionRange &range : selection.selection()) {
        top = std::min(top, range.top());
        bottom = std::max(bottom, range.bottom());
        for (int column = range.left(); column <= range.right(); ++column) {
            if (m_view.isColumnHidden(column))
                continue;
            const int visual = m_view.horizontalHeader()->visualIndex(column);
            left = std::min(left, visual);
            right = std::max(right, visual);
        }
    }
    if (right < 0 || (isDown ? top == bottom : left == right))
        return false;
    const int step = forward ? 1 : -1;
    int row = current.row();
    int column = visualColumn(current);
    const auto advance = [step](int &number, int first, int last) {
        number += step;
        if (number >= first && number <= last)
            return true;
        number = step > 0 ? first : last;
        return false;
    };
    for (int cells = (bottom - top + 1) * (right - left + 1); cells > 0; --cells) {
        const bool stays = isDown ? advance(row, top, bottom) : advance(column, left, right);
        if (!stays && isDown)
            advance(column, left, right);
        else if (!stays)
            advance(row, top, bottom);
        const QModelIndex next = cell(row, column);
        if (!m_view.isColumnHidden(next.column()) && selection.isSelected(next)) {
            m_view.selectionModel()->setCurrentIndex(next, QItemSelectionModel::NoUpdate);
            m_view.scrollTo(next);
            return true;
        }
    }
    return false;
}

void TableCursor::goDown(bool forward)
{
    const QModelIndex current = m_view.currentIndex();
    if (current.isValid() && !goInSelection(forward, true))
        go(current.siblingAtRow(nextRow(current.row(), forward ? 1 : -1)));
}

void TableCursor::goRight(bool forward)
{
    const QModelIndex current = m_view.currentIndex();
    if (!current.isValid() || goInSelection(forward, false))
        return;
    const int step = forward ? 1 : -1;
    int column = shownColumn(visualColumn(current) + step, step);
    if (column >= 0) {
        go(cell(current.row(), column));
        return;
    }
    const int row = nextRow(current.row(), step);
    if (row < 0)
        return;
    column = shownColumn(forward ? 0 : m_view.horizontalHeader()->count() - 1, step);
    while (column >= 0 && !cell(row, column).flags().testFlag(Qt::ItemIsEditable))
        column = shownColumn(column + step, step);
    if (column >= 0)
        go(cell(row, column));
}

void TableCursor::goToEdge(Qt::Key arrow, bool extends)
{
    const QModelIndex from = m_view.currentIndex();
    if (!from.isValid())
        return;
    const bool isRightToLeft = m_view.layoutDirection() == Qt::RightToLeft;
    const bool isSideways = arrow == Qt::Key_Left || arrow == Qt::Key_Right;
    const bool forward
        = isSideways ? (arrow == Qt::Key_Right) != isRightToLeft : arrow == Qt::Key_Down;
    const int step = forward ? 1 : -1;
    const auto after = [&](const QModelIndex &index) {
        if (!isSideways)
            return index.siblingAtRow(nextRow(index.row(), step));
        const int column = shownColumn(visualColumn(index) + step, step);
        return column < 0 ? QModelIndex() : cell(index.row(), column);
    };
    QModelIndex at = from;
    QModelIndex next = after(at);
    const bool runs = holdsSomething(at) && next.isValid() && holdsSomething(next);
    while (next.isValid() && (!runs || holdsSomething(next))) {
        at = next;
        if (!runs && holdsSomething(at))
            break;
        next = after(at);
    }
    if (extends)
        extendTo(at);
    else
        go(at);
}

void TableCursor::goToCorner(bool last, bool extends)
{
    const int count = m_view.horizontalHeader()->count();
    const int column = last ? shownColumn(count - 1, -1) : shownColumn(0, 1);
    const QModelIndex at = cell(last ? m_view.model()->rowCount() - 1 : 0, column);
    if (!at.isValid())
        return;
    if (extends && m_view.currentIndex().isValid())
        extendTo(at);
    else
        go(at);
}

void TableCursor::extendTo(const QModelIndex &at)
{
    const QModelIndex from = m_view.currentIndex();
    QModelIndex corner = from;
    for (const QItemSelectionRange &range : m_view.selectionModel()->selection()) {
        if (!range.contains(from))
            continue;
        const int row = from.row() == range.top() ? range.bottom() : range.top();
        const int column = from.column() == range.left() ? range.right() : range.left();
        corner = m_view.model()->index(row, column);
    }
    const QItemSelection wide(m_view.model()->index(std::min(corner.row(), at.row()),
                                  std::min(corner.column(), at.column())),
        m_view.model()->index(
            std::max(corner.row(), at.row()), std::max(corner.column(), at.column())));
    m_view.selectionModel()->setCurrentIndex(at, QItemSelectionModel::NoUpdate);
    m_view.selectionModel()->select(wide, selectAlone());
    m_view.scrollTo(at);
}

} // namespace boardwright
