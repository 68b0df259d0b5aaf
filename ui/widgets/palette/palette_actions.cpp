// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palette/palette_actions.h"

#include "ui/widgets/support/action_text.h"

#include <QAction>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QToolBar>

namespace boardwright {

namespace {

struct PaletteWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::CommandPalette)
};

class ActionList {
public:
    void addMenu(const QString &path, const QList<QAction *> &actions)
    {
        for (QAction *action : actions) {
            const QString text = plainActionText(action->text());
            const QString title = path.isEmpty()
                ? text
                : PaletteWords::tr("%1 › %2", "a menu, an entry of it").arg(path, text);
            if (action->isVisible() && action->menu() != nullptr)
                addMenu(title, action->menu()->actions());
            else
                add(action, title);
        }
    }

    void addVerbs(const QWidget &widget)
    {
        for (QAction *action : widget.actions())
            add(action, plainActionText(action->text()));
    }

    QList<PaletteAction> take() { return m_actions; }

private:
    void add(QAction *action, const QString &title)
    {
        if (action->isSeparator() || !action->isVisible() || action->menu() != nullptr
            || action->text().isEmpty() || m_seen.contains(action))
            return;
        m_seen.insert(action);
        m_actions.append({.action = action, .title = title});
    }

    QList<PaletteAction> m_actions;
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
        // Menus that no menu bar leads to belong to buttons, which say what they are about.
        const bool isOther = qobject_cast<const QMenu *>(widget) != nullptr
            || qobject_cast<const QMenuBar *>(widget) != nullptr;
        if (!isOther)
            all.addVerbs(*widget);
    }
    return all.take();
}

} // namespace boardwright
