// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

namespace boardwright {

/// The open menu; null if there is none.
inline QMenu *openMenu()
{
    return qobject_cast<QMenu *>(QApplication::activePopupWidget());
}

inline void closeMenus()
{
    while (QMenu *open = openMenu())
        open->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Without a window manager, focus returns from a menu late or not at all.
inline void takeFocusBack(QWidget &window)
{
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
}

/// Opens the context menu of the focused widget, as the menu key does.
inline void pressMenuKey(QWidget &window)
{
    takeFocusBack(window);
    QWidget *focus = QApplication::focusWidget();
    const QPoint place = focus->rect().center();
    QContextMenuEvent event(
        QContextMenuEvent::Keyboard, place, focus->mapToGlobal(place), Qt::NoModifier);
    QApplication::sendEvent(focus, &event);
}

/// An entry of the open menu by its path through the submenus, such as "Zones/Mid"; null if there
/// is none.
inline QAction *menuEntry(const QString &way)
{
    const QMenu *here = openMenu();
    QAction *found = nullptr;
    for (const QString &text : way.split(u'/')) {
        found = nullptr;
        for (QAction *action : here == nullptr ? QList<QAction *>() : here->actions()) {
            if (action->text().remove(u'&') == text)
                found = action;
        }
        if (found == nullptr)
            return nullptr;
        here = found->menu();
    }
    return found;
}

/// Opens the menu, closes it as a click does, and triggers the entry.
inline void chooseInMenu(QWidget &window, const QString &way)
{
    pressMenuKey(window);
    QAction *action = menuEntry(way);
    QVERIFY2(action != nullptr && action->isEnabled(), qPrintable(way));
    openMenu()->close(); // it is deleted later
    takeFocusBack(window);
    action->trigger();
    closeMenus();
}

} // namespace boardwright
