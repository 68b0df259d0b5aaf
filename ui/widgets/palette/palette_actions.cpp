// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette/palette_actions.h"

#include "ui/widgets/controls/action_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QHash>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTabWidget>
#include <QToolBar>

#include <algorithm>

namespace boardwright {

namespace {

struct PaletteWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::CommandPalette)
};

/// The name of the part of the window that contains a widget: its own name or that of its tab.
QString contextOf(const QWidget &widget)
{
    for (const QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
        if (!at->accessibleName().isEmpty())
            return at->accessibleName();
        // A page is in the stack of its tab widget.
        const QWidget *stack = at->parentWidget();
        const auto *tabs
            = stack == nullptr ? nullptr : qobject_cast<const QTabWidget *>(stack->parentWidget());
        if (const int tab = tabs == nullptr ? -1 : tabs->indexOf(at); tab >= 0)
            return tabs->tabText(tab);
    }
    return {};
}

class ActionList {
public:
    void addMenu(const QString &path, const QList<QAction *> &actions)
    {
        for (QAction *action : actions) {
            const QString text = plainActionText(action->text());
            const QString title = path.isEmpty() ? text : entryOf(path, text);
            if (action->isVisible() && action->menu() != nullptr) {
                addMenu(title, action->menu()->actions());
                continue;
            }
            add(action, title);
            // Such keys belong to the widget with the focus: the menu runs that widget's action.
            if (action->shortcutContext() == Qt::WidgetShortcut)
                m_lent += action->shortcuts();
        }
    }

    void addVerbs(const QWidget &widget)
    {
        const bool hasFocus = widget.window()->focusWidget() == &widget;
        for (QAction *action : widget.actions()) {
            const bool isInMenu = std::ranges::any_of(action->shortcuts(),
                [this](const QKeySequence &keys) { return m_lent.contains(keys); });
            // Actions on selected cells are left out if their table does not have the focus.
            if (!isInMenu && (hasFocus || action->priority() != QAction::LowPriority))
                add(action, plainActionText(action->text()), contextOf(widget));
        }
    }

    /// Actions that are in no menu and share a title get the name of their part of the window.
    QList<PaletteAction> take()
    {
        QHash<QString, int> counts;
        for (const PaletteAction &action : std::as_const(m_actions))
            ++counts[action.title];
        for (qsizetype i = 0; i < m_actions.size(); ++i) {
            PaletteAction &action = m_actions[i];
            if (counts.value(action.title) > 1 && !m_contexts.at(i).isEmpty())
                action.title = entryOf(m_contexts.at(i), action.title);
        }
        return m_actions;
    }

private:
    static QString entryOf(const QString &menu, const QString &text)
    {
        return PaletteWords::tr("%1 › %2", "a menu, an entry of it").arg(menu, text);
    }

    void add(QAction *action, const QString &title, const QString &context = {})
    {
        if (action->isSeparator() || !action->isVisible() || action->menu() != nullptr
            || action->text().isEmpty() || m_seen.contains(action))
            return;
        m_seen.insert(action);
        m_actions.append({.action = action, .title = title});
        m_contexts << context;
    }

    QList<PaletteAction> m_actions;
    QStringList m_contexts; ///< parts of the window, by action; empty: in a menu
    QList<QKeySequence> m_lent; ///< of menu entries that run actions of other widgets
    QSet<QAction *> m_seen; ///< looked up, never iterated
};

} // namespace

QList<PaletteAction> paletteActions(const QMainWindow &window)
{
    ActionList all;
    const auto *bar = window.findChild<QMenuBar *>(Qt::FindDirectChildrenOnly);
    if (bar != nullptr)
        all.addMenu({}, bar->actions());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        // A menu that is not in the menu bar belongs to a button, whose name describes it.
        const bool isOther = qobject_cast<const QMenu *>(widget) != nullptr
            || qobject_cast<const QMenuBar *>(widget) != nullptr;
        if (!isOther)
            all.addVerbs(*widget);
    }
    return all.take();
}

} // namespace boardwright
