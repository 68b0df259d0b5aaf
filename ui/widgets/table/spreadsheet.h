// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/column_widths.h"
#include "ui/widgets/table/frozen_table_view.h"
#include "ui/widgets/table/sheet_verb.h"

#include <array>
#include <functional>

class QAction;
class QMenu;

namespace boardwright {

class RowHeader;

enum class SheetUse : std::uint8_t {
    Edit, ///< cells are selected and typed into; Enter and Tab go from cell to cell
    Read, ///< rows are selected; Enter activates one, Tab leaves the table
};

/// The one table of the program; a feature adds a model, the widths of its columns and the verbs
/// that it offers. In every one of them: typing overwrites, F2 edits, Enter goes down and Tab to
/// the right, also inside of a selection; Ctrl with arrows, Home and End goes to edges; Ctrl+C
/// copies for a spreadsheet; each verb has its keys (SheetVerb) and stands in the context menu;
/// columns share the width by what they hold, and one that a person resized keeps its width; rows
/// are as high as the font wants.
class Spreadsheet : public FrozenTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Spreadsheet)

public:
    /// `parent` must stay the parent, or an ancestor.
    Spreadsheet(SheetUse use, QWidget *parent);
    ~Spreadsheet() override;

    void setModel(QAbstractItemModel *model) override;

    /// Which column takes the width that is left, and how wide columns are at least.
    void setColumns(const ColumnPlan &plan);

    ColumnWidths &columnWidths() { return m_columns; }

    /// Gives columns the width that their cells want now. Called when the model is reset.
    virtual void fitColumns();

    /// A header with the numbers of rows, by which whole rows are selected and dragged. Called
    /// before setModel().
    RowHeader &showRowNumbers();

    /// The model's names of rows, in a header beside them.
    void showRowTitles();

    /// A click on a column's title sorts by it; a third one gives the model's order back.
    void setSortable();

    /// Makes a verb possible, with its usual keys, or does it in another way than before: its
    /// action, for bars. `text`: for menus, where it says more than the usual one.
    QAction *offer(
        SheetVerb verb, const std::function<void()> &run, const QString &text = QString());
    /// Null: it is not offered. Copy always is, and in a table to edit the selection of whole rows
    /// and columns.
    QAction *action(SheetVerb verb) const;
    /// Of all verbs that are offered, in the order of menus.
    QList<QAction *> verbActions() const;

    /// The rows that the selection touches, from top to bottom.
    QList<int> selectedRows() const;
    /// Of the columns that are shown those that it touches, in the order in which they are shown.
    QList<int> selectedColumns() const;
    /// Whether it is of whole rows.
    bool selectsWholeRows() const;
    /// All columns that are shown, in the order in which they are.
    QList<int> shownColumns() const;
    /// All selected rows if `index` is in one of them, else its own: what is done to a cell of one
    /// of several selected rows is done to all of them.
    QList<int> rowsFor(const QModelIndex &index) const;

    /// The cell, or its row in a table to read, whatever keys are down; it is scrolled to.
    void selectCell(const QModelIndex &index);
    /// Whole rows, the first of which has the current cell, in the column where it is now or in the
    /// first from `column` on.
    void selectRows(QList<int> rows, int column = 0);

    /// What Ctrl+C does where no other Copy is offered: the selected rows and columns, as they are
    /// shown. Without any the clipboard keeps what it holds, which may be wanted.
    void copy() const;
    /// The cells of the clipboard, as often as they go into the selection without rest.
    QList<QStringList> cellsToPaste() const;

    /// Says below the current cell why something is not possible.
    void showReason(const QString &reason);

Q_SIGNALS:
    /// The context menu has the verbs that are offered; more can be added.
    void menuOpened(QMenu *menu);
    /// The selected rows were dragged to before this one; rowCount(): to the end.
    void rowsDropped(int before);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

    /// What verbs are about.
    virtual QItemSelection selectedCells() const;
    /// Enter or Tab, or back with Shift.
    virtual void goDown(bool forward);
    virtual void goRight(bool forward);

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void fitRows();
    /// Whether a key was about moving.
    bool moveByKey(const QKeyEvent &event);
    void openMenu(const QPoint &globalPosition);
    /// Whole rows wherever cells are selected, or whole columns.
    void widenSelection(QItemSelectionModel::SelectionFlags how);

    SheetUse m_use;
    ColumnWidths m_columns;
    RowHeader *m_rowHeader = nullptr;
    std::array<QAction *, sheetVerbs> m_verbs{};
    bool m_enterGoesUp = false; ///< Shift was down when Enter ended the editing
};

} // namespace boardwright
