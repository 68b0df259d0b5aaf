// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/objectives_filter.h"
#include "ui/widgets/objectives/column_widths.h"
#include "ui/widgets/objectives/weighting_drag.h"

#include <QPersistentModelIndex>
#include <QTableView>

namespace boardwright {

class ZonesDelegate;

/// The table of goals: one row each, used like a spreadsheet. Typing overwrites, F2 edits, Enter
/// goes down, Tab to the right. What is done to one of several selected goals is done to all of
/// them.
class ObjectivesTable final : public QTableView {
    Q_OBJECT

public:
    /// `document` is the one `model` shows; both must outlive the table.
    ObjectivesTable(GoalSetDocument &document, ObjectivesFilter &model, QWidget *parent);

    /// In the order in which they are shown.
    QList<RowId> selectedIds() const;

    void setSelectedEnabled(bool enabled);
    /// Opens the editor of the current goal's weighting, for all selected goals.
    void editWeighting();
    /// Puts the selected rows on the clipboard, as spreadsheets take them.
    void copySelection() const;

    void setZonesCount(bool count);

    void fitColumns();

Q_SIGNALS:
    /// By Enter, or by a double click that opens no editor. Not activated(), which on some desktops
    /// every click is.
    void chosen(const QModelIndex &index);
    /// What was typed is not possible; `reason` is for the person who did.
    void refused(const QString &reason);
    void menuWanted(const QPoint &globalPosition);

protected:
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex &index, const QEvent *event) const override;

protected Q_SLOTS:
    void closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint) override;

private:
    void setUpColumns();
    void fitRows();
    /// All selected goals if `index` is among several, else the one at `index`.
    QList<RowId> idsFor(const QModelIndex &index) const;
    QList<int> selectedRowNumbers() const;
    void pressOn(const QMouseEvent &event);
    /// Whether `position` is on the bar of a weighting.
    bool isOnBar(const QModelIndex &index, QPoint position) const;

    GoalSetDocument &m_document;
    ObjectivesFilter &m_model;
    ZonesDelegate *m_zones;
    WeightingDrag m_drag;
    ColumnWidths m_columns;
    QPersistentModelIndex m_pressedCheck; ///< the check box that the mouse went down on
    bool m_keepsSelection = false; ///< at the release that is being handled
};

} // namespace boardwright
