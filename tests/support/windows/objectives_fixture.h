// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/goals/objectives_view.h"

#include <QLineEdit>
#include <QTableView>

#include <memory>

namespace boardwright {

/// A file of goals "goal 1", "goal 2" ... with the ids 1, 2 ..., all of weighting 50.
NativeFile numberedGoals(int goals);

/// An ObjectivesView on a screen with five goals, and what hands do to it. Rows are those shown.
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
    /// Adds rows to the selection, both included.
    void selectRows(int first, int last) const;
    /// The numbers of the rows that the selection touches.
    QString selectedRows() const;

    /// Keys go where the focus is: to the table, or to the editor that the first key opened.
    void type(const QString &text) const;
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const;

    /// On the bar of a weighting; 0 is where it begins, 1 where it ends.
    QPoint barPoint(int row, double share) const;
    /// Presses the button and moves the mouse.
    void drag(QPoint from, const QList<QPoint> &way) const;
    void moveTo(QPoint point) const;
    void release(QPoint point) const;

    /// In file order.
    QList<int> weightings() const;
    /// '-' for a goal that is disabled, '+' for others, in file order.
    QString disabledRows() const;
    /// The numbers of the goals that are shown.
    QString goals() const;
    int steps() const;

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ObjectivesView> m_view;
    QTableView *m_table = nullptr;
    QLineEdit *m_filter = nullptr;
};

} // namespace boardwright
