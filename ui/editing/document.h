// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QHash>
#include <QObject>
#include <QUndoStack>

#include <expected>

namespace boardwright {

class DocumentEdit;

/// The goal set being edited, its undo history and its file. Owns the value; everybody may read it,
/// only undo commands change it (through DocumentEdit). Models follow it by its signals, which
/// always come in pairs around a change of rows. GUI thread only.
class GoalSetDocument final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GoalSetDocument)

public:
    explicit GoalSetDocument(QObject *parent = nullptr);
    ~GoalSetDocument() override;

    const GoalSet &set() const { return m_set; }

    /// Rises with every change of the value: commands, undo, redo, another file.
    std::uint64_t revision() const { return m_revision; }

    /// 0-based row of an objective; -1: it is not, or no longer, in the set.
    int rowOf(RowId id) const { return m_rows.value(id, -1); }

    /// Null where there is no such objective; valid until the next change.
    const Objective *objective(RowId id) const;

    QUndoStack &undoStack() { return m_undoStack; }

    const QUndoStack &undoStack() const { return m_undoStack; }

    /// Where it was opened from or saved to; empty: untitled.
    const QString &filePath() const { return m_filePath; }

    /// For the title bar: the file's name, or the set's, or "Untitled".
    QString displayName() const;

    bool isModified() const { return !m_undoStack.isClean(); }

    /// Oddities that reading went around.
    const QList<Problem> &fileNotes() const { return m_fileNotes; }

    /// Replaces everything, history included, by what was read. `path` empty: an untitled set.
    void adopt(NativeFile file, const QString &path);

    /// Writes the set to `path`, which becomes the document's file. On an error nothing has
    /// changed, on disk or here.
    std::expected<void, Problem> save(const QString &path);

Q_SIGNALS:
    void aboutToReset();
    void reset();
    /// These objectives have new values; rows stay where they are.
    void objectivesChanged(const QList<RowId> &ids);
    /// After any change of the value.
    void changed();
    void filePathChanged();

private:
    friend class DocumentEdit;

    void indexRows();

    GoalSet m_set;
    QHash<RowId, int> m_rows;
    QUndoStack m_undoStack;
    QString m_filePath;
    QList<Problem> m_fileNotes;
    std::uint64_t m_revision = 0;
};

/// The one way to change a document's value. Only undo commands may use it.
class DocumentEdit final {
public:
    explicit DocumentEdit(GoalSetDocument &document)
        : m_document(document)
    {
    }

    /// Gives each objective of `ids` the value at the same place in `values`, as one change.
    template <typename T>
    void setField(const QList<RowId> &ids, T Objective::*field, const QList<T> &values)
    {
        Q_ASSERT(ids.size() == values.size());
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const int row = m_document.rowOf(ids[i]);
            Q_ASSERT(row >= 0);
            m_document.m_set.objectives[row].*field = values[i];
        }
        announce(ids);
    }

private:
    void announce(const QList<RowId> &ids);

    GoalSetDocument &m_document;
};

} // namespace boardwright
