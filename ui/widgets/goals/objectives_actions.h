// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/text_block.h"

#include <QObject>

class QAction;
class QMenu;

namespace boardwright {

class ObjectivesTable;
struct PastePlace;
struct PasteTarget;

/// The commands for the selected goals and cells of a table, with shortcuts and context menu. Each
/// command is one undo step. Esc cancels a goal that is being added.
class ObjectivesActions final : public QObject {
    Q_OBJECT

public:
    /// `table` must show `document`, and owns this object.
    ObjectivesActions(GoalSetDocument &document, ObjectivesTable &table);

    /// The actions with a shortcut in the table, for a menu, except those of every Edit menu.
    QList<QAction *> actions() const;
    /// The actions that start an empty set.
    QList<QAction *> forEmptySet() const;

    void addGoal();
    void copy() const;
    void paste();
    /// Adds the lines of the clipboard as goals before another one; none: at the end of the file.
    void pasteNewGoals(RowId before = RowId::none);

Q_SIGNALS:
    /// The command is not possible; `reason` is for the user.
    void refused(const QString &reason);
    /// What a command did, for the status line.
    void told(const QString &text);
    /// The clipboard contains a list in a format of its own, such as JSON.
    void listPasted(const QString &text);
    void showWanted();
    void detailsWanted();

private:
    void fillMenu(QMenu &menu);
    void addCategoryMenus(QMenu &menu);
    void addTagMenu(QMenu &menu);
    void addZoneMenu(QMenu &menu);

    void cut();
    bool passOnList();
    RowId lastSelected() const;
    /// What is selected; something must be.
    PastePlace pastePlace() const;
    void pasteInto(const PasteTarget &target, const QList<QStringList> &cells);
    QString pastedText(const PasteTarget &target, const QList<RowId> &ids) const;
    void clear();
    void remove();
    void duplicate();
    void fillDown();
    std::expected<void, QString> enter(const QList<EnteredText> &cells);

    void move(bool down);
    void drop(RowId before);

    GoalSetDocument &m_document;
    ObjectivesTable &m_table;
    QAction *m_details;
};

} // namespace boardwright
