// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/menu_action.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QMenu>

namespace boardwright {

QAction *menuAction(
    QMenu &menu, const QString &icon, const QString &text, const QKeySequence &shortcut)
{
    QAction *action = menu.addAction(namedIcon(icon), text);
    action->setIconText(plainActionText(text));
    action->setShortcut(shortcut);
    return action;
}

} // namespace boardwright
