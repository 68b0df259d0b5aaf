// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/names_filter.h"

#include <QTableView>

namespace boardwright {

/// The table of categories or tags, used like a spreadsheet. Typing overwrites, F2 edits, Enter
/// goes down, Tab to the right, Delete takes limits away, Ctrl+D fills down, blocks are copied and
/// pasted. What is typed into one of several selected cells of a column is meant for all of them.
class NamesTable final : public QTableView {
    Q_OBJECT

public:
    /// `document` is the one `filter` shows the names of; both must outlive the table.
    NamesTable(GoalSetDocument &document, NamesFilter &filter, QWidget *parent);

    /// Of rows with a selected cell, or else of the current one, each once, in the order shown.
    QStringList selectedNames() const;
    /// The same, of the rows themselves.
    QStringList selectedKeys() const;
    /// Makes the first row of the name current, without taking the focus.
    void selectName(const QString &name);
    /// Makes the one cell selected and current.
    void goTo(const QModelIndex &index);
    /// Opens the editor of the current row's name.
    void editName();

    void copySelection() const;
    void pasteClipboard();
    void fillDown();
    void clearSelected();

Q_SIGNALS:
    /// By Enter or a double click on a number of goals.
    void goalsWanted(const QString &name);
    void menuWanted(const QPoint &globalPosition);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void setUpColumns();
    void fitColumns();
    int leastWidth(int column) const;
    void fitRows();
    void setCells(const QModelIndex &index, const QVariant &value, int gesture);
    /// Whether it holds a number of goals, which is then asked to be shown.
    bool showGoals(const QModelIndex &index);
    QList<int> selectedRows() const;
    QList<int> selectedColumns() const;

    GoalSetDocument &m_document;
    NamesFilter &m_filter;
    bool m_hasLimits; ///< its names are categories
    int m_undoIndex = -1; ///< before the steps of the open editor; -1: it made none
};

} // namespace boardwright
