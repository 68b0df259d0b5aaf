// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/new_goal.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct NewGoalWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

} // namespace

RowId NewGoal::begin(RowId before)
{
    finish();
    m_gesture = newGesture();
    m_lastRow = m_document.set().lastRow;
    m_id = insertObjectives(m_document, before, {Objective()}, m_gesture).first();
    m_isNamed = false;
    return m_id;
}

void NewGoal::setName(const QString &name)
{
    if (!isOpen() || name.trimmed().isEmpty())
        return;
    m_isNamed = true;
    changeObjectives(
        m_document, {m_id}, [&name](Objective &objective) { objective.goal = name; },
        NewGoalWords::tr("Add \"%1\"").arg(shortGoal(name)), m_gesture);
}

void NewGoal::finish()
{
    const RowId id = std::exchange(m_id, RowId::none);
    m_editor.clear();
    // A change that removes the row ends its input, too.
    if (id == RowId::none || m_isNamed || m_document.isChanging() || m_document.rowOf(id) < 0)
        return;
    GoalSet without = m_document.set();
    without.objectives.removeAt(m_document.rowOf(id));
    without.lastRow = m_lastRow;
    replaceSet(m_document, std::move(without), NewGoalWords::tr("Discard new goal"), m_gesture);
}

} // namespace boardwright
