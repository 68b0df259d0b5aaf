// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/categories_model.h"
#include "ui/widgets/names/name_bar.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/sections/table_view.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <memory>

class QAction;

namespace boardwright {

/// Sixty goals: 5 have combat, 7 travel, none shop; 2 have the tag boss, 2 mask, none ferry.
GoalSet namedSet();

/// Columns of the table of categories.
inline constexpr int limitColumn = static_cast<int>(CategoryColumn::Limit);
inline constexpr int capColumn = static_cast<int>(CategoryColumn::Cap);
inline constexpr int goalsColumn = static_cast<int>(CategoryColumn::Goals);

/// The window with namedSet() and one of the tabs of names in front, and functions that operate it.
class NamesFixture : public QObject {
    Q_OBJECT

public:
    NamesFixture();
    ~NamesFixture() override;

protected:
    /// Shows the window with the categories in front.
    void show();
    void close();
    void open(const GoalSet &set);
    void front(NamesView &view);

    NamesView &view() const { return *m_view; }

    TableView &table() const { return m_view->table(); }

    NameBar &bar() const { return *view().findChild<NameBar *>(); }

    const GoalSet &set() const { return m_window->document().set(); }

    int steps() const { return m_window->document().undoStack().count(); }

    void undo() const { m_window->document().undoStack().undo(); }

    /// A cell in the first row with this name.
    QModelIndex cell(const QString &name, int column) const;
    /// Makes the cell current and selects only it.
    void current(const QString &name, int column) const;
    /// Selects the rows between two names; the first becomes current.
    void select(const QString &first, const QString &last, int column) const;
    /// The action whose button has this text.
    QAction *action(const QString &text) const;

    /// Sends the keys to the focused widget.
    static void type(const QString &text);
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});

    std::unique_ptr<MainWindow> m_window;

private:
    NamesView *m_view = nullptr;
};

} // namespace boardwright
