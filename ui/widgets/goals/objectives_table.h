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
class ShareDelegate;

/// The table of goals, one row each. What is done to a cell of one of several selected rows is done
/// to all of them. What its keys do beside moving and typing is in ObjectivesActions.
class ObjectivesTable final : public Spreadsheet {
    Q_OBJECT

public:
    /// `document` is the one `model` shows; both must outlive the table.
    ObjectivesTable(GoalSetDocument &document, ObjectivesFilter &model, QWidget *parent);

    ObjectivesFilter &filter() const { return m_model; }

    RowHeader &rowHeader() const { return m_rowHeader; }

    /// The goals that the selection touches, in the order in which they are shown.
    QList<RowId> selectedIds() const;
    /// All selected goals if `index` is in the row of one, else the one at `index`.
    QList<RowId> idsFor(const QModelIndex &index) const;

    /// Selects whole rows, the first of which has the current cell.
    void selectGoals(const QList<RowId> &ids);
    /// Selects the goal's row beside those that are, or leaves it out where it is one of several.
    /// False: it is not shown.
    bool toggleGoal(RowId id);
    /// Adds a goal before another one (none: as the last of the file), and opens its editor.
    void addGoal(RowId before);
    /// The next goal of the file; none after the last.
    RowId goalAfter(RowId id) const;
    /// Opens the editor of a column for all selected goals.
    void editColumn(ObjectiveColumn column);

    /// The board on which positions are picked; null: none.
    void showShape(std::shared_ptr<const boardwright::Shape> shape);

    void fitColumns() override;
    /// Puts the generator's columns before those that are rarely looked at: where they begin.
    void placeExtraColumns();

Q_SIGNALS:
    /// By a double click that opens no editor, or on the number of a row. Not activated(), which on
    /// some desktops every click is.
    void chosen(const QModelIndex &index);
    /// Several lines, into the editor of a goal: they are meant as goals.
    void linesPasted();
    /// Enter or Tab went on from the last goal of the file.
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
    /// Below the last goal, and behind its last cell, is the place for a new one.
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
    FieldDelegate *m_fields; ///< of columns that need no other look
    ShareDelegate *m_appears;
    RowHeader &m_rowHeader;
    WeightingDrag m_drag;
    NewGoal m_newGoal;
    QPersistentModelIndex m_pressedCheck; ///< the check box that the mouse went down on
    bool m_isReleasing = false; ///< the release of a mouse button is being handled
    bool m_keepsSelection = false; ///< at the press or release that is being handled
};

} // namespace boardwright
