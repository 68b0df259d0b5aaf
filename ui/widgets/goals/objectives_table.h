// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"
#include "ui/widgets/goals/new_goal.h"
#include "ui/widgets/goals/weighting_drag.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QPersistentModelIndex>

namespace boardwright {

class FieldDelegate;

/// The table of goals, one per row. An edit of a cell in a selected row applies to all selected
/// rows. Commands other than navigation and typing are in ObjectivesActions.
class ObjectivesTable final : public Spreadsheet {
    Q_OBJECT

public:
    /// `model` must show `document`; both must outlive the table.
    ObjectivesTable(GoalSetDocument &document, ObjectivesFilter &model, QWidget *parent);

    ObjectivesFilter &filter() const { return m_model; }

    RowHeader &rowHeader() const { return m_rowHeader; }

    /// The goals with a selected cell, in the order shown.
    QList<RowId> selectedIds() const;
    /// All selected goals if the goal at `index` is one of them, else that goal alone.
    QList<RowId> idsFor(const QModelIndex &index) const;

    /// Selects whole rows. The current cell is in the first of them.
    void selectGoals(const QList<RowId> &ids);
    /// Adds the goal's row to the selection, or removes it if it is one of several. False if the
    /// goal is not shown.
    bool toggleGoal(RowId id);
    /// Adds a goal before another one (none: at the end of the file) and opens its editor.
    void addGoal(RowId before);
    /// The next goal in the file; none after the last one.
    RowId goalAfter(RowId id) const;
    /// Opens the editor of a column for all selected goals.
    void editColumn(ObjectiveColumn column);

    /// The board for picking positions; null if there is none.
    void showShape(std::shared_ptr<const boardwright::Shape> shape);

    void fitColumns() override;
    /// Moves the generator's columns to their initial place, before the rarely used ones.
    void placeExtraColumns();

Q_SIGNALS:
    /// Double click on a cell without an editor, or on a row number. Not activated(), which some
    /// desktops emit on every single click.
    void chosen(const QModelIndex &index);
    /// Several lines were pasted into the editor of a goal: each is meant as a goal, before this
    /// one; none: at the end.
    void linesPasted(RowId before);
    /// Enter or Tab was pressed at the last goal of the file.
    void endPassed();
    /// The selected goals were dragged to before this one; none: to the end.
    void goalsDropped(RowId before);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex &index, const QEvent *event) const override;
    /// After the last goal, or its last cell, goes to the row for a new one.
    void goDown(bool forward) override;
    void goRight(bool forward) override;

protected Q_SLOTS:
    void commitData(QWidget *editor) override;
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void setUpColumns();
    void setUpRows();
    void followOrder();
    void pressOn(const QMouseEvent &event);
    void toggleBoxes();
    bool isAtEnd() const;
    /// Whether `position` is on the bar of a weighting.
    bool isOnBar(const QModelIndex &index, QPoint position) const;

    GoalSetDocument &m_document;
    ObjectivesFilter &m_model;
    FieldDelegate *m_fields; ///< for columns without a delegate of their own
    RowHeader &m_rowHeader;
    WeightingDrag m_drag;
    NewGoal m_newGoal;
    QPersistentModelIndex m_pressedCheck; ///< the check box on which the mouse button was pressed
    bool m_isReleasing = false; ///< a mouse release is being handled
    bool m_keepsSelection = false; ///< during the current press or release
};

} // namespace boardwright
