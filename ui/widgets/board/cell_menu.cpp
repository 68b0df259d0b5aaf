// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_menu.h"

#include "ui/editing/board/overlay.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/position_edits.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace boardwright {

namespace {

struct CellMenuWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::CellMenu)
};

} // namespace

void fillCellMenu(QMenu &menu, const MenuCell &cell, GoalSetDocument &document, BoardChoice &choice)
{
    const Objective *objective = document.objective(cell.id);
    const int position = static_cast<int>(cell.site) + 1;
    const QString lands = keyOf({.kind = OverlayKind::Goal, .measure = nullptr});
    const auto add = [&](const QString &name, const QString &text, const auto &act) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        QObject::connect(action, &QAction::triggered, &document, act);
        return action;
    };
    add(QStringLiteral("whereItLands"), CellMenuWords::tr("&Where This Goal Appears"),
        [&choice, lands] { choice.setOverlay(lands); })
        ->setEnabled(objective != nullptr);
    if (objective == nullptr)
        return;
    const RowId id = cell.id;
    menu.addSeparator();
    if (!cell.isOfPart) {
        add(QStringLiteral("alwaysHere"), CellMenuWords::tr("&Always Here"),
            [&document, id, position] { forceTo(document, id, position); })
            ->setEnabled(objective->forcedPositions != QList{position});
        add(QStringLiteral("neverHere"), CellMenuWords::tr("&Never Here"),
            [&document, id, position, cells = cell.cells] {
                keepAwayFrom(document, id, position, cells);
            });
        add(QStringLiteral("anywhere"), CellMenuWords::tr("An&ywhere"), [&document, id] {
            freePositions(document, id);
        })->setEnabled(!objective->forcedPositions.isEmpty());
        menu.addSeparator();
    }
    add(QStringLiteral("disable"), CellMenuWords::tr("&Disable This Goal"),
        [&document, id] { setEnabled(document, {id}, false); });
}

} // namespace boardwright
