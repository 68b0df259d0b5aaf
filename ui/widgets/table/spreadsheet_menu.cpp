// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table offers, and the menus of the table and of its header.

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>

#include <utility>

namespace boardwright {

QAction *Spreadsheet::offer(SheetVerb verb, const std::function<void()> &run, const QString &text)
{
    auto *action = new QAction(text.isEmpty() ? verbText(verb) : text, this);
    if (const QString icon = verbIcon(verb); !icon.isEmpty())
        action->setIcon(namedIcon(icon));
    action->setIconText(plainActionText(action->text()));
    action->setShortcuts(verbKeys(verb));
    // Limited to the table itself: in an editor the keys apply to its text.
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(tr("%1 (%2)", "what it does, its keys")
            .arg(action->iconText(), action->shortcut().toString(QKeySequence::NativeText)));
    if (isAboutCells(verb))
        action->setPriority(QAction::LowPriority);
    connect(action, &QAction::triggered, this, run);
    addAction(action);
    delete std::exchange(m_verbs.at(static_cast<std::size_t>(verb)), action);
    return action;
}

void Spreadsheet::offerCalculation(CalculatePanel::Enter enter)
{
    offer(SheetVerb::Calculate, [this, enter = std::move(enter)] {
        if (m_calculation == nullptr) // most tables never need it
            m_calculation = new CalculatePanel(*this, enter);
        m_calculation->open();
    });
}

QAction *Spreadsheet::action(SheetVerb verb) const
{
    return m_verbs.at(static_cast<std::size_t>(verb));
}

QList<QAction *> Spreadsheet::verbActions() const
{
    QList<QAction *> actions(m_verbs.begin(), m_verbs.end());
    actions.removeAll(nullptr);
    return actions;
}

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
