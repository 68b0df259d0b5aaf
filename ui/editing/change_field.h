// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"

#include <QUndoCommand>

namespace boardwright {

/// Sets one field of some objectives: undo and redo are exact, because both sides are kept as
/// values. Commands of one gesture (the same non-negative `gesture`, the same rows and field) merge
/// into one step, which vanishes when the gesture ends where it began.
template <typename T>
class ChangeField final : public QUndoCommand {
public:
    ChangeField(GoalSetDocument &document, QList<RowId> ids, T Objective::*field, QList<T> values,
        const QString &text, int gesture = -1)
        : QUndoCommand(text)
        , m_document(document)
        , m_ids(std::move(ids))
        , m_field(field)
        , m_new(std::move(values))
        , m_gesture(gesture)
    {
        for (const RowId id : std::as_const(m_ids))
            m_old.append(m_document.objective(id)->*m_field);
    }

    void undo() override { DocumentEdit(m_document).setField(m_ids, m_field, m_old); }

    void redo() override { DocumentEdit(m_document).setField(m_ids, m_field, m_new); }

    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const ChangeField *>(other);
        if (next == nullptr || next->m_field != m_field || next->m_ids != m_ids)
            return false;
        m_new = next->m_new;
        setText(next->text());
        setObsolete(m_new == m_old);
        return true;
    }

private:
    GoalSetDocument &m_document;
    QList<RowId> m_ids;
    T Objective::*m_field;
    QList<T> m_old;
    QList<T> m_new;
    int m_gesture;
};

} // namespace boardwright
