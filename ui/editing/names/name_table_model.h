// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"
#include "ui/editing/document/document.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include <expected>
#include <optional>
#include <utility>

namespace boardwright {

/// A table of the names of a document. A row has a key, which is its name unless a subclass has
/// several rows for a name. What the table shows is counted anew after each change of the document,
/// and only what differs is told, so that selections and scroll bars stay where they are. A key
/// that another one takes the place of was renamed. Subclasses say which rows, what is in the
/// columns, and what their verbs are. The first column is the name, the last one remarks: what is
/// wrong with it.
class NameTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role : int {
        /// A QString, a number, or nothing, which comes last: what rows are sorted by.
        SortRole = Qt::UserRole,
        SeverityRole, ///< int behind the Severity of a remark; nothing: there is none
        ShareRole, ///< of a limit, double: the part of all enabled goals that carry it, 0..1
        ReachedRole, ///< of a cap, bool: whether enough goals carry it for the limit to matter
        GoalsColumnRole, ///< bool: it is the number of goals of the row's name
    };

    /// Empty: there is no such row.
    QString keyAt(int row) const { return m_keys.value(row); }

    QString nameAt(int row) const { return nameOfKey(keyAt(row)); }

    /// -1: it is not there.
    int rowOfKey(const QString &key) const { return m_places.value(key, -1); }

    /// The first row of a name; -1: it is not there.
    virtual int rowOf(const QString &name) const { return rowOfKey(name); }

    const QStringList &keys() const { return m_keys; }

    /// Each once, in the order of the rows.
    QStringList names() const;

    virtual QString nameOfKey(const QString &key) const { return key; }

    int remarkColumn() const { return columnCount() - 1; }

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// A name that is there already is not taken, see taken().
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    /// Gives the same to several rows, as one step. False where it is not possible; not for names.
    virtual bool setCells(
        const QStringList &keys, int column, const QVariant &value, int gesture = -1);
    /// What can be emptied of these cells, each a key and a column, as one step.
    virtual void clearCells(const QList<std::pair<QString, int>> &cells);
    /// Gives cells below others the values of `from`'s row, as one step.
    virtual void fillDown(const QString &from, const QStringList &keys, const QList<int> &columns);
    /// Rows of cells from a spreadsheet, onto the rows of these keys from this column on, as one
    /// step. A name that is there already means that row, wherever it is; a new one renames the row
    /// it comes onto, unless that row's name is pasted too, and is added otherwise. False, and
    /// nothing is changed, where a cell cannot be read.
    virtual bool paste(const QStringList &onto, int column, const QList<QStringList> &cells) = 0;

    /// The name that is meant, or why the text can be none.
    virtual std::expected<QString, QString> nameOf(const QString &text) const;
    virtual void add(const QString &name) = 0;
    virtual void rename(const QString &from, const QString &to) = 0;
    virtual void merge(const QStringList &from, const QString &to) = 0;
    virtual void remove(const QStringList &keys) = 0;
    virtual void declare(const QStringList &names) = 0;
    virtual bool isUndeclared(const QString &name) const = 0;

    /// Whether a name can have rows that it lacks, and the verb that adds them.
    virtual bool lacksRows(const QString & /*name*/) const { return false; }

    virtual void addMissingRows(const QStringList & /*names*/) { }

    /// Whether names have an order of their own that can be changed.
    virtual bool hasOrder() const { return false; }

    /// Before the one named; empty: to the end.
    virtual void move(const QStringList &names, const QString &before);
    /// "Merge …?" and what will come of it.
    virtual QString mergeQuestion(const QStringList &from, const QString &to) const = 0;

Q_SIGNALS:
    /// What was typed is not possible; the text tells the person who did why.
    void refused(const QString &reason);
    /// A row should have a name that another row has.
    void taken(const QString &from, const QString &to);

protected:
    /// `document` must outlive the model.
    NameTableModel(GoalSetDocument &document, QObject *parent);

    GoalSetDocument &document() const { return m_document; }

    /// Counts the names of the document anew, and what they are, and calls follow(); `isOther`:
    /// this is another file.
    virtual void refresh(bool isOther) = 0;

    /// Where a new row belongs whose name has other rows; nothing: it has none.
    virtual std::optional<int> rowBeside(const QString & /*key*/) const { return std::nullopt; }

    /// Whether refresh() would find the same for an objective that has become another.
    virtual bool countsAlike(const Objective &before, const Objective &after) const = 0;
    virtual QVariant cell(int row, int column, int role) const = 0;
    virtual bool isEditable(int column) const = 0;

    /// Subclasses know the new state of `keys` by now. `changed`: those whose rows look different.
    /// `keepsPlaces`: rows that are there already stay where they are.
    void follow(const QStringList &keys, const QSet<QString> &changed, bool keepsPlaces);
    void startWith(const QStringList &keys);

    /// By name: what a part of lint_names.h has to say of names themselves.
    QHash<QString, QList<Problem>> problemsByName(
        void (*lint)(const GoalSet &, ProblemList &)) const;
    QVariant remark(const QList<Problem> &problems, const QStringList &own, int role) const;

private:
    QSet<QString> rename(const QStringList &gone, const QStringList &come);
    void removeAll(const QSet<QString> &gone);
    void reorder(const QStringList &keys);
    void insertMissing(const QStringList &keys);
    void tellChanged(const QSet<QString> &changed);
    void countPlaces();
    void followObjectives(const QList<RowId> &ids);
    void update();

    GoalSetDocument &m_document;
    QStringList m_keys;
    QHash<QString, int> m_places;
    QList<Objective> m_counted; ///< the objectives of the document at its last change
    bool m_isStale = false; ///< something it shows has changed
};

} // namespace boardwright
