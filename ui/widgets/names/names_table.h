// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/names_filter.h"
#include "ui/widgets/table/spreadsheet.h"

namespace boardwright {

/// The table of categories or tags. Delete clears limits. An edit of a selected cell applies to all
/// selected cells of its column.
class NamesTable final : public Spreadsheet {
    Q_OBJECT

public:
    /// `filter` must show the names of `document`; both must outlive the table.
    NamesTable(GoalSetDocument &document, NamesFilter &filter, QWidget *parent);

    /// The names of the rows with a selected cell, or else of the current row, without repetition,
    /// in the order shown.
    QStringList selectedNames() const;
    /// Same, but the keys of the rows.
    QStringList selectedKeys() const;

    QString nameAt(int row) const { return m_filter.nameAt(row); }

    /// Makes the first row of the name current, without taking the focus.
    void selectName(const QString &name);
    /// Opens the editor of the current row's name.
    void editName();

Q_SIGNALS:
    /// Enter or a double click on a number of goals.
    void goalsWanted(const QString &name);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    /// The selection, or else the current cell.
    QItemSelection selectedCells() const override;
    void goDown(bool forward) override;

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void setUpColumns();
    void setCells(const QModelIndex &index, const QVariant &value, int gesture);
    void paste();
    bool areTitles(const QStringList &cells, int column) const;
    void fillDown();
    void clear();
    QStringList keysOf(const QList<int> &rows) const;
    /// Requests the goals of a cell that has a number of goals; false for other cells.
    bool showGoals(const QModelIndex &index);

    GoalSetDocument &m_document;
    NamesFilter &m_filter;
    bool m_hasLimits; ///< the names are categories
    int m_undoIndex = -1; ///< undo index before the steps of the open editor; -1: it made none
};

} // namespace boardwright
