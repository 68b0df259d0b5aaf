// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of a table and of its header.

#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>

namespace boardwright {

void Spreadsheet::contextMenuEvent(QContextMenuEvent *event)
{
    if (!selectedCells().isEmpty())
        openMenu(event->reason() == QContextMenuEvent::Keyboard
                ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

void Spreadsheet::openMenu(const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto verb : {SheetVerb::Cut, SheetVerb::Copy, SheetVerb::Paste, SheetVerb::Clear,
             SheetVerb::Add, SheetVerb::Duplicate, SheetVerb::Remove, SheetVerb::FillDown,
             SheetVerb::Calculate, SheetVerb::MoveUp, SheetVerb::MoveDown}) {
        if (verb == SheetVerb::Add)
            menu->addSeparator();
        if (action(verb) != nullptr)
            menu->addAction(action(verb));
    }
    Q_EMIT menuOpened(menu);
    if (model()->columnCount() > 1) {
        menu->addSeparator();
        m_choice.fillMenu(*menu->addMenu(tr("Col&umns")));
    }
    menu->popup(globalPosition);
}

void Spreadsheet::openColumnMenu(const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_choice.fillMenu(*menu);
    menu->popup(globalPosition);
}

} // namespace boardwright
