// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_table_model.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QSortFilterProxyModel>

namespace boardwright {

class FieldDelegate;

/// A table of fields as a spreadsheet, with all verbs that its model has. An edit of a selected
/// cell applies to all selected rows. Rows are those shown.
class TableView final : public Spreadsheet {
    Q_OBJECT

public:
    /// `shown`: what shows the model's rows filtered and sorted; null: the view shows all of them.
    /// All must outlive the view, which is deleted with its parent.
    TableView(GoalSetDocument &document, FieldTableModel &model, QWidget *parent,
        QSortFilterProxyModel *shown = nullptr);

    /// Replaces what paints and edits the cells.
    void use(FieldDelegate *delegate);

    /// The actions for a bar: those about rows, and resetting values where nothing else is done.
    QList<QAction *> barActions() const;
    void updateActions();

    /// The rows of the model with a selected cell, in the order shown.
    QList<int> selectedModelRows() const;
    QModelIndex shownIndex(int modelRow, int column) const;
    /// Opens the editor of the cell in the current row that tells rows apart.
    void editName();

    /// See FieldTableModel.
    std::expected<void, QString> enterTexts(const QList<EnteredText> &cells);

    void addRow();
    void duplicateRows();
    void removeRows();
    /// Moves the selected rows by one.
    void moveRows(bool down);
    /// Moves the selected rows to before the row now at `before`.
    void moveRowsTo(int before);
    /// Sets the selected cells to the fallbacks of their fields.
    void resetCells();
    /// Deletes selected whole rows, as spreadsheets do, or resets cells.
    void clear();
    void cut();
    void fillDown();
    void paste();

Q_SIGNALS:
    /// Enter or a double click on a cell that opens what it counts (OpensRole).
    void opened(const QModelIndex &cell);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    /// In a filtered table, the current cell stands for an empty selection.
    QItemSelection selectedCells() const override;
    void goDown(bool forward) override;

protected Q_SLOTS:
    /// Escape undoes the steps that the editor made.
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void offerVerbs();
    void enter(const QModelIndex &index, const QVariant &value, int gesture);
    QList<int> modelRows(const QList<int> &rows) const;
    QModelIndexList selectedModelCells() const;
    /// The same cells of the model.
    QList<EnteredText> onModel(QList<EnteredText> cells) const;
    bool open(const QModelIndex &index);
    QList<int> columnsFrom(int column, qsizetype width) const;
    /// Whether rows are shown in the model's order, all of them.
    bool isInOrder() const;

    GoalSetDocument &m_document;
    FieldTableModel &m_model;
    QSortFilterProxyModel *m_shown;
    int m_undoIndex = -1; ///< undo index before the steps of the open editor; -1: it made none
};

} // namespace boardwright
