// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "ui/editing/row_names.h"

#include <QHash>
#include <QObject>
#include <QUndoStack>

#include <expected>
#include <optional>

namespace boardwright {

class DocumentEdit;

/// The values that one place of a section holds, or should hold: an objective (BesideObjective), a
/// row (Table) or the set (Once, no row). Nothing: the place has no such section.
struct SectionPlace {
    const Section *section = nullptr;
    RowId row = RowId::none;
    std::optional<FieldValues> values;

    friend bool operator==(const SectionPlace &, const SectionPlace &) = default;
};

/// The goal set being edited, its undo history and its file. Owns the value; everybody may read it,
/// only undo commands change it (through DocumentEdit). Models follow it by its signals, which
/// always come in pairs around a change of rows; those of tables name the section. GUI thread only.
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

    /// The rows of a Table section.
    QList<TableRow> tableRows(const Section &table) const { return m_set.tables.value(table.key); }

    /// 0-based row in a table; -1: it is not there.
    int tableRowOf(const Section &table, RowId id) const;

    /// What stands at a place of a section now.
    std::optional<FieldValues> valuesAt(const Section &section, RowId row) const;

    /// The names of the rows that a field may refer to; of one that refers to none, no names. Valid
    /// until the next change.
    const RowNames &rowNames(const Field &field) const;

    /// An id for a new row, which no row of this document ever had.
    RowId newRow() { return RowId{++m_lastRow}; }

    QUndoStack &undoStack() { return m_undoStack; }

    const QUndoStack &undoStack() const { return m_undoStack; }

    /// Where it was opened from or saved to; empty: untitled.
    const QString &filePath() const { return m_filePath; }

    /// For the title bar: the file's name, or the set's, or "Untitled".
    QString displayName() const;

    bool isModified() const { return !m_undoStack.isClean(); }

    /// Whether its file, as it was last read or saved, holds data that only Boardwright knows.
    bool fileHoldsOwnData() const { return m_fileHoldsOwnData; }

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
    /// After reset(), when every model shows the new set: time for what depends on it.
    void adopted();
    /// These objectives have new values; rows stay where they are.
    void objectivesChanged(const QList<RowId> &ids);
    /// These rows of a table, or a section that stands once (no ids), have new values.
    void sectionChanged(const QString &section, const QList<RowId> &ids);
    void rowsAboutToBeInserted(const QString &section, int first, int last);
    void rowsInserted(const QString &section);
    void rowsAboutToBeRemoved(const QString &section, int first, int last);
    void rowsRemoved(const QString &section);
    /// To before the row that is now at `to`, as in QAbstractItemModel::beginMoveRows().
    void rowsAboutToBeMoved(const QString &section, int first, int last, int to);
    void rowsMoved(const QString &section);
    /// After any change of the value; once for each command, undo or redo.
    void changed();
    void filePathChanged();

private:
    friend class DocumentEdit;

    void indexRows();
    /// Before anybody is told of a change.
    void forgetIndexes();

    GoalSet m_set;
    QHash<RowId, int> m_rows;
    mutable QHash<QString, QHash<RowId, int>> m_tableRows; ///< by section, of those asked for
    mutable QHash<QString, RowNames> m_names; ///< by table, likewise
    QUndoStack m_undoStack;
    QString m_filePath;
    QList<Problem> m_fileNotes;
    std::uint64_t m_revision = 0;
    std::uint32_t m_lastRow = 0; ///< the highest id ever given out
    bool m_fileHoldsOwnData = false;
};

/// The one way to change a document's value. Only undo commands may use it, one for each change:
/// when it dies, the document says that it has changed.
class DocumentEdit final {
    Q_DISABLE_COPY_MOVE(DocumentEdit)

public:
    explicit DocumentEdit(GoalSetDocument &document);
    ~DocumentEdit();

    /// Gives each objective of `ids` the value at the same place in `values`.
    template <typename T>
    void setField(const QList<RowId> &ids, T Objective::*field, const QList<T> &values)
    {
        Q_ASSERT(ids.size() == values.size());
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const int row = m_document.rowOf(ids[i]);
            Q_ASSERT(row >= 0);
            m_document.m_set.objectives[row].*field = values[i];
        }
        m_document.m_names.clear(); // rows stay where they are
        Q_EMIT m_document.objectivesChanged(ids);
    }

    /// Gives each place its values. All of them must be there.
    void setSections(const QList<SectionPlace> &places);

    /// Inserts into a table before the row at `at`.
    void insertRows(const Section &table, int at, const QList<TableRow> &rows);
    void removeRows(const Section &table, int first, int count);
    /// Moves to before the row that is now at `to`, which is none of those that move.
    void moveRows(const Section &table, int first, int count, int to);

    /// GoalSet::lastRow, which undo has to put back like everything else.
    void setLastRow(std::uint32_t row);

private:
    GoalSetDocument &m_document;
};

} // namespace boardwright
