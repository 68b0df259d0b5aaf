// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The number of goals shown, and the page that replaces an empty table.
#include "ui/text/number_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/goals/new_goal_row.h"
#include "ui/widgets/goals/objectives_actions.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"

#include <QApplication>
#include <QStackedLayout>

#include <algorithm>

namespace boardwright {

void ObjectivesView::updateCount()
{
    const QList<Objective> &objectives = m_document.set().objectives;
    const auto all = static_cast<int>(objectives.size());
    const int shown = m_filter.rowCount();
    const auto disabled
        = static_cast<int>(std::ranges::count(objectives, true, &Objective::disabled));
    if (m_filter.isActive())
        m_count->setText(tr("%1 of %Ln goals", nullptr, all).arg(wholeText(shown)));
    else if (disabled > 0)
        m_count->setText(tr("%1, %2", "108 goals, 1 disabled")
                .arg(tr("%Ln goals", nullptr, all), tr("%Ln disabled", nullptr, disabled)));
    else
        m_count->setText(tr("%Ln goals", nullptr, all));
    m_count->setVisible(all > 0);

    if (all == 0)
        m_notice->setText(tr("No goals yet"), tr("Start a goal set here, or open one."),
            {tr("Add a goal"), tr("Paste from a spreadsheet"), tr("Open a list")});
    else
        m_notice->setText(tr("No goal matches"),
            tr("No goal contains all of these words in its text, tooltip, categories or tag and "
               "matches the other filters."),
            {tr("Clear the filter")});
    m_newGoal->setVisible(!m_filter.isActive());
    if (all == 0)
        m_notice->setFocusProxy(m_newGoal); // typing on the empty page starts a goal
    showPage(shown == 0 ? static_cast<QWidget *>(m_notice) : m_table);
}

/// Switches pages and keeps the focus on a usable widget. A hidden page passes its focus to the
/// next widget, which may be a button of the new page.
void ObjectivesView::showPage(QWidget *page)
{
    const bool isShown = m_pages->currentWidget() == page;
    const bool hadFocus = m_pages->currentWidget()->hasFocus()
        || m_pages->currentWidget()->isAncestorOf(QApplication::focusWidget());
    setFocusProxy(page);
    m_pages->setCurrentWidget(page);
    if (hadFocus && !isShown)
        page->setFocus();
}

void ObjectivesView::connectNewGoalRow()
{
    connect(m_table, &ObjectivesTable::endPassed, m_newGoal, [this] {
        if (m_newGoal->isVisible())
            m_newGoal->setFocus();
    });
    connect(m_newGoal, &NewGoalRow::left, this, [this] {
        if (m_table->isVisible())
            m_table->setFocus();
    });
    connect(m_newGoal, &NewGoalRow::pasted, m_actions, [this] { m_actions->pasteNewGoals(); });
    connect(m_newGoal, &NewGoalRow::clicked, this, &ObjectivesView::addLastGoal);
    connect(m_newGoal, &NewGoalRow::typed, this, [this](QKeyEvent *key) {
        addLastGoal();
        if (QWidget *editor = QApplication::focusWidget(); editor != m_newGoal)
            QApplication::sendEvent(editor, key);
    });
}

/// Handles the buttons of the empty page.
void ObjectivesView::help(int which)
{
    if (!m_document.set().objectives.isEmpty()) {
        clearQuestion();
        m_table->setFocus();
    } else if (which == 0) {
        addGoal();
    } else if (which == 1) {
        m_actions->pasteNewGoals();
    } else {
        Q_EMIT openWanted();
    }
}

/// Shows the table first, because an editor needs its cell to be visible.
void ObjectivesView::addGoal()
{
    showPage(m_table);
    m_actions->addGoal();
    updateCount();
}

void ObjectivesView::addLastGoal()
{
    showPage(m_table);
    m_table->addGoal(RowId::none);
    updateCount();
}

} // namespace boardwright
