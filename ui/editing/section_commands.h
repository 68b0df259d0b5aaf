// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"

#include <QUndoCommand>

namespace boardwright {

// Both sides of every change are kept as values, so that undo and redo are exact.

/// Gives places of sections other values. Commands of one gesture (the same non-negative number,
/// the same places) merge into one step, which vanishes when the gesture ends where it began.
class ChangeSections final : public QUndoCommand {
public:
    ChangeSections(GoalSetDocument &document, QList<SectionPlace> places, const QString &text,
        int gesture = -1);

    void undo() override;
    void redo() override;

    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand *other) override;

private:
    GoalSetDocument &m_document;
    QList<SectionPlace> m_old;
    QList<SectionPlace> m_new;
    int m_gesture;
};

/// Inserts rows into a table, and gives other places of sections other values.
class InsertRows final : public QUndoCommand {
public:
    InsertRows(GoalSetDocument &document, const Section &table, int at, QList<TableRow> rows,
        QList<SectionPlace> places, const QString &text);

    void undo() override;
    void redo() override;

private:
    GoalSetDocument &m_document;
    const Section &m_table;
    int m_at;
    QList<TableRow> m_rows;
    QList<SectionPlace> m_old;
    QList<SectionPlace> m_new;
    std::uint32_t m_oldLastRow;
};

/// Removes rows of a table, and every reference to them wherever it stands.
class RemoveRows final : public QUndoCommand {
public:
    /// `rows`: 0-based, rising.
    RemoveRows(GoalSetDocument &document, const Section &table, const QList<int> &rows,
        const QString &text);

    void undo() override;
    void redo() override;

private:
    struct Run {
        int first = 0;
        QList<TableRow> rows;
    };

    GoalSetDocument &m_document;
    const Section &m_table;
    QList<Run> m_runs; ///< from the top
    QList<SectionPlace> m_old;
    QList<SectionPlace> m_new;
};

/// Moves neighbouring rows of a table.
class MoveRows final : public QUndoCommand {
public:
    MoveRows(GoalSetDocument &document, const Section &table, int first, int count, int to,
        const QString &text);

    void undo() override;
    void redo() override;

private:
    GoalSetDocument &m_document;
    const Section &m_table;
    int m_first;
    int m_count;
    int m_to;
};

} // namespace boardwright
