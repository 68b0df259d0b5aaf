// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/values/text_block.h"
#include "ui/editing/values/text_search.h"
#include "ui/widgets/table/calculate_panel.h"
#include "ui/widgets/table/column_choice.h"
#include "ui/widgets/table/column_widths.h"
#include "ui/widgets/table/frozen_table_view.h"
#include "ui/widgets/table/sheet_verb.h"

#include <array>
#include <expected>
#include <functional>
#include <optional>

class QAction;
class QMenu;

namespace boardwright {

class RowHeader;

enum class SheetUse : std::uint8_t {
    Edit, ///< cells are selected and edited; Enter and Tab go from cell to cell
    Read, ///< rows are selected; Enter activates a row, Tab leaves the table
};

/// The table that every feature uses, with its own model, column widths and verbs. In all tables:
/// typing overwrites, F2 edits, Enter goes down and Tab right, also within a selection; Ctrl with
/// arrows, Home and End goes to edges; Ctrl+C copies cells for a spreadsheet; each verb (SheetVerb)
/// has its shortcut and its entry in the context menu; columns share the width by content, and a
/// width set by the user stays; the menu of the header shows and hides columns; row heights follow
/// the font.
class Spreadsheet : public FrozenTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Spreadsheet)

public:
    /// `parent` must remain the parent or an ancestor.
    Spreadsheet(SheetUse use, QWidget *parent);
    ~Spreadsheet() override;

    void setModel(QAbstractItemModel *model) override;

    /// Declares the flexible column and the minimum widths.
    void setColumns(const ColumnPlan &plan);

    ColumnWidths &columnWidths() { return m_columns; }

    /// The columns that are visible, which the user chooses in the menu of the header.
    ColumnChoice &columnChoice() { return m_choice; }

    /// Fits the column widths to the content. Called when the model is reset.
    virtual void fitColumns();

    /// Shows a header with row numbers, which selects and drags whole rows. Call before setModel().
    RowHeader &showRowNumbers();

    /// Shows the model's row titles in a header beside the rows.
    void showRowTitles();

    /// Shows each row one text line high, so that many fit.
    void setDense();

    /// A click on a column header sorts by that column; a third click restores the model's order.
    void setSortable();

    /// What the table says while it has no rows.
    void setEmptyText(const QString &text);

    /// Offers a verb with its usual shortcut, or replaces what it does. Returns its action, for
    /// tool bars. `text`: a more specific text for menus.
    QAction *offer(
        SheetVerb verb, const std::function<void()> &run, const QString &text = QString());
    /// Offers the verb Calculate. Call once.
    void offerCalculation(CalculatePanel::Enter enter);
    /// Null if the verb is not offered. Copy is always offered; selecting whole rows and columns is
    /// offered in tables with SheetUse::Edit.
    QAction *action(SheetVerb verb) const;
    /// The actions of all offered verbs, in the order of menus.
    QList<QAction *> verbActions() const;

    /// The rows with a selected cell, from top to bottom.
    QList<int> selectedRows() const;

    /// The rows of the verb FillDown.
    struct Filling {
        int from = -1; ///< -1: there is no row above
        QList<int> to;
    };

    /// The first selected row fills those below it; a single one is filled from the row above.
    Filling filling() const;
    /// The selected cells in visible columns, because verbs change only what is seen; of these
    /// columns only those that `isMeant`.
    QModelIndexList selectedShownCells(
        const std::function<bool(int column)> &isMeant = [](int) { return true; }) const;
    /// The visible columns with a selected cell, in visual order.
    QList<int> selectedColumns() const;
    /// Whether the selection consists of whole rows.
    bool selectsWholeRows() const;
    /// All visible columns, in visual order.
    QList<int> shownColumns() const;
    /// All selected rows if the row of `index` is selected, else that row alone: an edit of a cell
    /// applies to all selected rows.
    QList<int> rowsFor(const QModelIndex &index) const;

    /// Selects the cell alone, or its row with SheetUse::Read, whatever modifier keys are pressed,
    /// and scrolls to it.
    void selectCell(const QModelIndex &index);
    /// Selects whole rows. The current cell is in the first of them, in the current column or else
    /// in the first visible one from `column` on.
    void selectRows(QList<int> rows, int column = 0);

    /// Copies the selected rows and columns in the order shown; Ctrl+C does this if no other Copy
    /// is offered. Whole rows of a table that is edited are copied with their hidden cells, so that
    /// pasting brings them back. Without a selection the clipboard is left unchanged.
    void copy() const;
    /// The cells of the clipboard, or the sentence why they cannot be read.
    static std::expected<QList<QStringList>, QString> copiedCells();
    /// The cells, repeated if the selection is an exact multiple of them.
    QList<QStringList> repeated(const QList<QStringList> &cells) const;

    using PasteResult = std::expected<QList<RefusedText>, QString>;

    /// Shows what a paste could not enter, and selects these cells. `indexOf`: their place in the
    /// table; empty: they have none.
    void showRefused(const std::function<QModelIndex(const RefusedText &cell)> &indexOf,
        const PasteResult &result);

    /// Marks the letters that a search finds in these columns; std::nullopt marks none.
    void markFound(std::optional<TextSearch> search, const QList<int> &columns = {});
    /// The search whose matches are marked in a column; null if there is none.
    const TextSearch *foundIn(int column) const;

    /// Shows below the current cell why something is not possible.
    void showReason(const QString &reason);

Q_SIGNALS:
    /// The context menu is about to open with the offered verbs. More entries can be added.
    void menuOpened(QMenu *menu);
    /// The selected rows were dragged to before this row; rowCount() means the end.
    void rowsDropped(int before);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    bool edit(const QModelIndex &index, EditTrigger trigger, QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

    /// The cells that verbs apply to.
    virtual QItemSelection selectedCells() const;
    /// Handles Enter and Tab; `forward` is false with Shift.
    virtual void goDown(bool forward);
    virtual void goRight(bool forward);

protected Q_SLOTS:
    void commitData(QWidget *editor) override;
    /// An editor stays open, with what was typed, if Enter or Tab was refused. It is not hidden
    /// then.
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void fitRows();
    /// Handles a navigation key; false if it is another key.
    bool moveByKey(const QKeyEvent &event);
    void openMenu(const QPoint &globalPosition);
    void openColumnMenu(const QPoint &globalPosition);
    /// Extends the selection to whole rows or to whole columns.
    void widenSelection(QItemSelectionModel::SelectionFlags how);

    SheetUse m_use;
    bool m_isDense = false;
    QString m_emptyText;
    ColumnWidths m_columns;
    ColumnChoice m_choice;
    RowHeader *m_rowHeader = nullptr;
    CalculatePanel *m_calculation = nullptr; ///< null until it is opened
    std::array<QAction *, sheetVerbs> m_verbs{};
    std::optional<TextSearch> m_found;
    QList<int> m_foundColumns;
    bool m_isRefused = false; ///< what an editor has just committed
    bool m_enterGoesUp = false; ///< Shift was held when Enter ended the editing
};

} // namespace boardwright
