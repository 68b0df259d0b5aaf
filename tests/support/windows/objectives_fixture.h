// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/goals/objectives_view.h"

#include <QLineEdit>
#include <QTableView>

#include <memory>

namespace boardwright {

/// A file of goals "goal 1", "goal 2" ... with ids 1, 2 ..., all with weighting 50.
NativeFile numberedGoals(int goals);

/// A visible ObjectivesView with five goals, and functions that operate it. Rows are those shown.
class ObjectivesFixture : public QObject {
    Q_OBJECT

public:
    ObjectivesFixture();
    ~ObjectivesFixture() override;

protected:
    void open();
    void close();

    QModelIndex cell(int row, ObjectiveColumn column) const;
    void current(int row, ObjectiveColumn column) const;
    /// Adds rows `first` to `last` to the selection.
    void selectRows(int first, int last) const;
    /// The numbers of the rows with a selected cell.
    QString selectedRows() const;

    /// Sends keys to the focused widget: the table, or the editor that the first key opened.
    void type(const QString &text) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;

    /// A point on the bar of a weighting; 0 is its left end, 1 its right end.
    QPoint barPoint(int row, double share) const;
    /// Presses the button and moves the mouse without releasing it.
    void drag(QPoint from, const QList<QPoint> &way) const;
    void moveTo(QPoint point) const;
    void release(QPoint point) const;

    /// All weightings, in file order.
    QList<int> weightings() const;
    /// '-' for each disabled goal and '+' for each other one, in file order.
    QString disabledRows() const;
    /// The numbers of the goals shown.
    QString goals() const;
    int steps() const;

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesView> m_view;
    QTableView *m_table = nullptr;
    QLineEdit *m_filter = nullptr;
};

} // namespace boardwright
