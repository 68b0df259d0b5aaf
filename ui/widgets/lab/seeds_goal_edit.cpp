// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_goal_edit.h"

#include "ui/text/plain_goal.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QCompleter>

namespace boardwright {

SeedsGoalEdit::SeedsGoalEdit(GoalSetDocument &document, QWidget *parent)
    : QLineEdit(parent)
    , m_document(document)
    , m_goals(document)
{
    setPlaceholderText(tr("Goal"));
    setAccessibleName(tr("Goal"));
    setClearButtonEnabled(true);
    auto *completer = new QCompleter(&m_goals, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->popup()->setTextElideMode(Qt::ElideMiddle); // many goals begin alike
    setCompleter(completer);
    connect(completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
        [this, completer](const QModelIndex &index) {
            const auto *found = qobject_cast<QAbstractProxyModel *>(completer->completionModel());
            if (found != nullptr)
                choose(m_goals.goal(found->mapToSource(index).row()));
        });
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        const Objective *chosen = m_document.objective(m_goal);
        if (chosen == nullptr || plainGoal(*chosen) != text)
            choose(m_goals.goalNamed(text));
        setToolTip(text);
    });
    connect(&document, &GoalSetDocument::adopted, this, &QLineEdit::clear);
}

void SeedsGoalEdit::setGoal(RowId id)
{
    m_goals.update();
    const Objective *objective = m_document.objective(id);
    choose(objective == nullptr ? RowId::none : id);
    setText(objective == nullptr ? QString() : plainGoal(*objective));
    setCursorPosition(0); // the beginning is shown
}

void SeedsGoalEdit::choose(RowId id)
{
    if (id == m_goal)
        return;
    m_goal = id;
    Q_EMIT goalChanged();
}

void SeedsGoalEdit::focusInEvent(QFocusEvent *event)
{
    m_goals.update();
    QLineEdit::focusInEvent(event);
}

} // namespace boardwright
