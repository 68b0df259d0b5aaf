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

/// The goal set being edited, its undo history and its file. Owns the value; everybody may read it,
/// only undo commands change it (ChangeSet). Models follow it by its signals, which always come in
/// pairs around a change of rows and name the table: the key of a section, or objectivesTable. GUI
/// thread only.
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
    int rowOf(RowId id) const;

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

    /// Undoes or redoes until so many steps are done (0: none), and tells everybody once.
    void goToStep(int step);

    /// Where it was opened from or saved to; empty: untitled.
    const QString &filePath() const { return m_filePath; }

    /// For the title bar: the file's name, or the set's, or "Untitled".
    QString displayName() const;

    /// Whether there is something that its file lacks: also while it is being saved.
    bool isModified() const { return m_isSaving || m_isFileLost || !m_undoStack.isClean(); }

    bool isSaving() const { return m_isSaving; }

    /// Whether its file, as it was last read or saved, holds data that only Boardwright knows.
    bool fileHoldsOwnData() const { return m_fileHoldsOwnData; }

    /// Oddities that reading went around.
    const QList<Problem> &fileNotes() const { return m_fileNotes; }

    /// Replaces everything, history included, by what was read. `path` empty: an untitled set.
    void adopt(NativeFile file, const QString &path);

    /// Writes the set to `path`, which becomes the document's file. On an error nothing has
    /// changed, on disk or here.
    std::expected<void, Problem> save(const QString &path);

    /// The same with the writing done elsewhere: what stands here now is on its way to a file.
    /// endSave() or failSave() has to follow; changes made between count as unsaved. Neither does
    /// anything once another file was adopted.
    void beginSave();
    void endSave(const QString &path);
    /// Nothing is known to be saved any more, even what was before the save began.
    void failSave();

    /// The file holds something else: there is work to be saved, though nothing changed here.
    void markUnsaved();
    /// The file is gone, for as long as this is so: what stands here is the only one there is.
    void setFileLost(bool isLost);
    /// The file was read again and holds what stands here.
    void markSaved();

Q_SIGNALS:
    void aboutToReset();
    void reset();
    /// After reset(), when every model shows the new set: time for what depends on it.
    void adopted();
    /// These objectives have new values; rows stay where they are.
    void objectivesChanged(const QList<RowId> &ids);
    /// Something that is no row: a name, the tags, the limits of categories, the kind of set.
    void headChanged();
    /// These rows of a table, or a section that stands once (no ids), have new values.
    void sectionChanged(const QString &section, const QList<RowId> &ids);
    void rowsAboutToBeInserted(const QString &table, int first, int last);
    void rowsInserted(const QString &table);
    void rowsAboutToBeRemoved(const QString &table, int first, int last);
    void rowsRemoved(const QString &table);
    /// The same rows come in another order.
    void rowsAboutToBeReordered(const QString &table);
    void rowsReordered(const QString &table);
    /// After any change of the value; once for each command, undo or redo.
    void changed();
    void filePathChanged();
    /// isModified() or isSaving() may say something else now.
    void savedStateChanged();

private:
    friend class ChangeSet;

    /// The one way to change the value: `change` begins with what it is. Tells everybody.
    /// `after`: the set that it leads to, where somebody has it: sharing its rows spares a copy.
    void apply(const SetChange &change, const GoalSet *after = nullptr);

    template <typename Row>
    void applyRows(
        const QString &table, const RowsChange<Row> &change, const QList<Row> *after = nullptr);
    void applyHead(const GoalSet &head);
    /// The rows of the list that a change is about.
    QList<Objective> &listOf(const RowsChange<Objective> &change, const QString &table);
    QList<TableRow> &listOf(const RowsChange<TableRow> &change, const QString &table);
    int placeOf(const QString &table, const Objective &row) const;
    int placeOf(const QString &table, const TableRow &row) const;
    void tellChanged(const QString &table, const QList<Objective> &rows);
    void tellChanged(const QString &table, const QList<TableRow> &rows);
    int placeIn(const QString &table, RowId id) const;
    /// Before anybody is told of a change of rows.
    void forgetIndexes();

    GoalSet m_set;
    mutable std::optional<RowPlaces> m_rows; ///< once asked for
    mutable QHash<QString, RowPlaces> m_tableRows; ///< by section, of those asked for
    mutable QHash<QString, RowNames> m_names; ///< by table, likewise
    std::optional<GoalSet> m_onTheWay; ///< while goToStep() passes steps nobody is told of
    QUndoStack m_undoStack;
    QString m_filePath;
    QList<Problem> m_fileNotes;
    std::uint64_t m_revision = 0;
    std::uint32_t m_lastRow = 0; ///< the highest id ever given out
    bool m_fileHoldsOwnData = false;
    bool m_isSaving = false;
    bool m_isFileLost = false;
    bool m_savesOwnData = false; ///< what is being saved holds such data
};

} // namespace boardwright
