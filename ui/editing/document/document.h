// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/row_places.h"
#include "ui/editing/document/rows_change.h"
#include "ui/editing/values/row_names.h"

#include <QHash>
#include <QObject>
#include <QUndoStack>

#include <expected>
#include <optional>

namespace boardwright {

class ChangeSet;
struct SetChange;

/// The goal set being edited, its undo history and its file. Owns the set: everyone may read it,
/// only undo commands change it (ChangeSet). Models follow it through its signals. Signals about
/// row changes come in pairs around the change and name the table: the key of a section, or
/// objectivesTable. GUI thread only.
class GoalSetDocument final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GoalSetDocument)

public:
    explicit GoalSetDocument(QObject *parent = nullptr);
    ~GoalSetDocument() override;

    const GoalSet &set() const { return m_set; }

    /// Increases with every change of the value: commands, undo, redo, another file.
    std::uint64_t revision() const { return m_revision; }

    /// 0-based row of an objective; -1 if it is not, or no longer, in the set.
    int rowOf(RowId id) const;

    /// Null if there is no such objective; valid until the next change.
    const Objective *objective(RowId id) const;

    /// The rows of a Table section.
    QList<TableRow> tableRows(const Section &table) const { return m_set.tables.value(table.key); }

    /// 0-based row in a table; -1 if it is not there.
    int tableRowOf(const Section &table, RowId id) const;

    /// The current values of a section for an objective or a row, or of a section that exists once;
    /// std::nullopt if there are none.
    std::optional<FieldValues> valuesAt(const Section &section, RowId row) const;

    /// The names of the rows that a field may refer to; empty if the field is not a reference.
    /// Valid until the next change.
    const RowNames &rowNames(const Field &field) const;

    /// An id for a new row; no row of this document ever had it.
    RowId newRow() { return RowId{++m_lastRow}; }

    QUndoStack &undoStack() { return m_undoStack; }

    const QUndoStack &undoStack() const { return m_undoStack; }

    // What the user asks for. Pending input becomes a step first (aboutToStep()).
    /// Undoes one step. Nothing more if ending the input already took a step away, such as that of
    /// a new goal without a name.
    void undo();
    void redo();
    /// Undoes or redoes until `step` steps are done (0: none), and signals the change once.
    void goToStep(int step);

    /// Whether a change is being signalled. Nothing may be changed meanwhile.
    bool isChanging() const { return m_isChanging; }

    /// The file it was opened from or saved to; empty if untitled.
    const QString &filePath() const { return m_filePath; }

    /// For the title bar: the file's name, or the set's, or "Untitled".
    QString displayName() const;

    /// Whether there are changes that the file lacks. Also true while the document is being saved.
    bool isModified() const { return m_isSaving || m_isFileLost || !m_undoStack.isClean(); }

    bool isSaving() const { return m_isSaving; }

    /// Whether its file, as last read or saved, holds data that only Boardwright understands.
    bool fileHoldsOwnData() const { return m_fileHoldsOwnData; }

    /// Oddities of the file that reading tolerated.
    const QList<Problem> &fileNotes() const { return m_fileNotes; }

    /// Replaces everything, including the history, with what was read. `path` empty: an untitled
    /// set.
    void adopt(NativeFile file, const QString &path);

    /// Writes the set to `path`, which becomes the document's file. After an error nothing has
    /// changed on disk or here.
    std::expected<void, Problem> save(const QString &path);

    /// Like save(), with the file written elsewhere: marks the current set as being saved.
    /// endSave() or failSave() must follow; changes made in between count as unsaved. Both do
    /// nothing if another file was adopted in the meantime.
    void beginSave();
    void endSave(const QString &path);
    /// Marks everything as unsaved, even what was saved before.
    void failSave();

    /// The file has different content: the document counts as modified, though nothing changed
    /// here.
    void markUnsaved();
    /// While the file is missing, the document counts as modified.
    void setFileLost(bool isLost);
    /// The file was read again and holds the current set.
    void markSaved();

Q_SIGNALS:
    /// The user undoes or redoes: an open editor should bring its text into the document now.
    void aboutToStep();
    void aboutToReset();
    void reset();
    /// Emitted after reset(), when every model shows the new set, for whatever depends on the
    /// models.
    void adopted();
    /// These objectives have new values; the rows stay where they are.
    void objectivesChanged(const QList<RowId> &ids);
    /// Something other than rows changed: a name, the tags, the limits of categories, the kind of
    /// set.
    void headChanged();
    /// These rows of a table, or a section that exists once (no ids), have new values.
    void sectionChanged(const QString &section, const QList<RowId> &ids);
    void rowsAboutToBeInserted(const QString &table, int first, int last);
    void rowsInserted(const QString &table);
    void rowsAboutToBeRemoved(const QString &table, int first, int last);
    void rowsRemoved(const QString &table);
    /// The same rows get a different order.
    void rowsAboutToBeReordered(const QString &table);
    void rowsReordered(const QString &table);
    /// After any change of the value, once for each command, undo or redo.
    void changed();
    void filePathChanged();
    /// isModified() or isSaving() may have changed.
    void savedStateChanged();

private:
    friend class ChangeSet;

    /// The only function that changes the value. `change` must start from the current set. Emits
    /// the signals. `after`: the resulting set, if the caller already has it; sharing its rows
    /// avoids a copy.
    void apply(const SetChange &change, const GoalSet *after = nullptr);

    template <typename Row>
    void applyRows(
        const QString &table, const RowsChange<Row> &change, const QList<Row> *after = nullptr);
    void applyHead(const GoalSet &head);
    /// The list of rows that a change is about.
    QList<Objective> &listOf(const RowsChange<Objective> &change, const QString &table);
    QList<TableRow> &listOf(const RowsChange<TableRow> &change, const QString &table);
    int placeOf(const QString &table, const Objective &row) const;
    int placeOf(const QString &table, const TableRow &row) const;
    void tellChanged(const QString &table, const QList<Objective> &rows);
    void tellChanged(const QString &table, const QList<TableRow> &rows);
    int placeIn(const QString &table, RowId id) const;
    /// Called before a change of rows is signalled.
    void forgetIndexes();

    GoalSet m_set;
    mutable std::optional<RowPlaces> m_rows; ///< built on demand
    mutable QHash<QString, RowPlaces> m_tableRows; ///< by section, built on demand
    mutable QHash<QString, RowNames> m_names; ///< by table, built on demand
    /// The set while goToStep() passes intermediate steps without signals.
    std::optional<GoalSet> m_onTheWay;
    QUndoStack m_undoStack;
    QString m_filePath;
    QList<Problem> m_fileNotes;
    std::uint64_t m_revision = 0;
    std::uint32_t m_lastRow = 0; ///< the highest id ever used
    bool m_fileHoldsOwnData = false;
    bool m_isSaving = false;
    bool m_isFileLost = false;
    bool m_isChanging = false;
    bool m_savesOwnData = false; ///< the set being saved holds such data
};

} // namespace boardwright
