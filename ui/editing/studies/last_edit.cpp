// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/last_edit.h"

#include "ui/editing/document/kept_draws.h"

#include <cstdlib>
#include <utility>

namespace boardwright {

LastEdit::LastEdit(GoalSetDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    // follow() needs both the new set and the new index of the stack. Usually the document signals
    // first, and the stack, which tells whether steps were merged, second. If the stack moves by
    // several steps at once, it signals first; then follow() waits for the document.
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, [this] {
        m_isMoving = m_document.revision() == m_revision;
        if (!m_isMoving)
            follow();
    });
    connect(&document, &GoalSetDocument::changed, this, [this] {
        if (std::exchange(m_isMoving, false))
            follow();
    });
    connect(&document, &GoalSetDocument::adopted, this, &LastEdit::startOver);
    startOver();
}

void LastEdit::takeBack()
{
    if (!edit() || !edit()->isMove())
        return;
    const int step = m_document.undoStack().index();
    m_document.goToStep(m_edit->isUndo() ? step + m_edit->steps : step - m_edit->steps);
}

void LastEdit::keepBoard()
{
    if (!edit() || edit()->isUndo())
        return;
    const Edit kept = *edit(); // a copy: the edit changes
    keepDraws(m_document, kept.before, kept.steps == 1);
}

void LastEdit::setPinned(bool pinned)
{
    if (pinned == isPinned())
        return;
    m_sincePin.reset();
    m_pinned = pinned ? std::optional(m_document.set()) : std::nullopt;
    Q_EMIT pinnedChanged(pinned);
    Q_EMIT changed();
}

void LastEdit::comparePinned()
{
    m_sincePin.reset();
    if (m_pinned && *m_pinned != m_now)
        m_sincePin = Edit{.before = *m_pinned,
            .after = m_now,
            .kind = Edit::Kind::SincePin,
            .step = {},
            .steps = 0};
}

void LastEdit::startOver()
{
    setPinned(false);
    m_now = m_document.set();
    m_revision = m_document.revision();
    m_step = m_document.undoStack().index();
    m_isMoving = false;
    if (std::exchange(m_edit, std::nullopt))
        Q_EMIT changed();
}

void LastEdit::follow()
{
    const QUndoStack &stack = m_document.undoStack();
    const int step = stack.index();
    const int by = step - std::exchange(m_step, step);
    const GoalSet earlier = std::exchange(m_now, m_document.set());
    m_revision = m_document.revision();
    const bool hasMerged = by == 0; // the change became part of the last step
    // A gesture that continues is one edit with what it did before.
    const bool isOneGesture = hasMerged && m_edit && !m_edit->isUndo() && m_edit->steps == 1;
    if (by < 0 && stack.count() == step) {
        m_edit.reset(); // not an undo: a gesture returned to its first set, so its step was removed
    } else {
        Edit edit;
        edit.before = isOneGesture ? m_edit->before : earlier;
        edit.after = m_now;
        edit.steps = hasMerged ? 1 : std::abs(by);
        if (by < 0)
            edit.kind = by < -1 ? Edit::Kind::UndoneBack : Edit::Kind::Undone;
        else
            edit.kind = by > 1 ? Edit::Kind::DoneAgain : Edit::Kind::Done;
        edit.step = stack.text(by < 0 ? step : step - 1);
        m_edit = std::move(edit);
    }
    comparePinned();
    Q_EMIT changed();
}

} // namespace boardwright
