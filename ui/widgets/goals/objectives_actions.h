// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QObject>

class QAction;
class QMenu;

namespace boardwright {

class ObjectivesTable;
struct PasteTarget;

/// What can be done to the selected goals and cells of a table: the table's shortcuts and its
/// context menu. Each is one undo step. Esc while a goal is added takes it back.
class ObjectivesActions final : public QObject {
    Q_OBJECT

public:
    /// `document` is the one that `table` shows; the table owns this.
    ObjectivesActions(GoalSetDocument &document, ObjectivesTable &table);

    /// Those that have a shortcut in the table, for menus and for finding them by name.
    QList<QAction *> actions() const;
    /// Those that begin a set.
    QList<QAction *> forEmptySet() const;

    void addGoal();
    void copy() const;
    void paste();
    /// What the clipboard holds becomes goals at the end of the file.
    void pasteNewGoals();

Q_SIGNALS:
    /// Not possible here; `reason` is for the person who tried.
    void refused(const QString &reason);
    void showWanted();
    void detailsWanted();

private:
    void fillMenu(QMenu &menu);
    void addCategoryMenus(QMenu &menu);
    void addTagMenu(QMenu &menu);
    void addZoneMenu(QMenu &menu);

    void cut();
    void pasteInto(const PasteTarget &target, const QList<QStringList> &cells, bool selectsRows);
    void clear();
    void remove();
    void duplicate();
    void fillDown();

    void move(bool down);
    void drop(RowId before);

    GoalSetDocument &m_document;
    ObjectivesTable &m_table;
    QAction *m_details;
};

} // namespace boardwright
