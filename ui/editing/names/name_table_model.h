// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"
#include "ui/editing/tables/field_table_model.h"

#include <QHash>
#include <QSet>

#include <expected>
#include <optional>
#include <span>

namespace boardwright {

/// The names of a document as rows of fields. The key of a row is its name, unless a subclass has
/// several rows for a name. The content is computed again after each change of the document, and
/// only differences are signalled, so that selections and scroll bars stay where they are. A key
/// that is replaced by another one at the same place counts as renamed. Subclasses define the rows
/// and the columns. The first field is the name; the last column has remarks: the problems of the
/// name.
class NameTableModel : public FieldTableModel {
    Q_OBJECT

public:
    enum Role : int {
        /// The sort key: a QString, a number, or an invalid value, which comes last.
        SortRole = Qt::UserRole,
        SeverityRole, ///< int behind the Severity of a remark; invalid if there is none
        /// Bool, for a cap: whether enough goals carry the name for the limit to matter.
        ReachedRole,
    };

    Verbs verbs() const override { return {Add | Duplicate | Remove}; }

    bool appends() const override { return false; }

    using FieldTableModel::rowOf;

    /// Empty if there is no such row.
    QString keyAt(int row) const { return m_keys.value(row); }

    QString nameAt(int row) const { return nameOfKey(keyAt(row)); }

    /// -1 if there is no such key.
    int rowOfKey(const QString &key) const { return m_places.value(key, -1); }

    /// The first row of a name; -1 if there is none.
    virtual int rowOf(const QString &name) const { return rowOfKey(name); }

    const QStringList &keys() const { return m_keys; }

    /// Each name once, in row order.
    QStringList names() const;

    virtual QString nameOfKey(const QString &key) const { return key; }

    int remarkColumn() const { return columnCount() - 1; }

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    using FieldTableModel::paste;
    /// A name that exists means that row, wherever it is. A new name renames the row it is pasted
    /// onto, unless that row's name is pasted too; otherwise it is added. Without names, no rows
    /// are added.
    std::expected<QList<RefusedText>, QString> paste(const QList<int> &onto,
        const QList<QStringList> &cells, const QList<int> &columns) override;

    /// The copies get names with numbers.
    QList<int> duplicate(const QList<int> &rows) override;

    /// The normalised name, or why the text cannot be a name.
    virtual std::expected<QString, QString> nameOf(const QString &text) const;
    virtual void addName(const QString &name) = 0;
    virtual void rename(const QString &from, const QString &to) = 0;
    virtual void merge(const QStringList &from, const QString &to) = 0;
    virtual void declare(const QStringList &names) = 0;
    virtual bool isUndeclared(const QString &name) const = 0;

    /// Whether a name can have more rows than it has; addMissingRows() adds them.
    virtual bool lacksRows(const QString & /*name*/) const { return false; }

    virtual void addMissingRows(const QStringList & /*names*/) { }

    /// "Merge …?", with the effect of merging.
    virtual QString mergeQuestion(const QStringList &from, const QString &to) const = 0;

Q_SIGNALS:
    /// A row should get a name that another row has.
    void taken(const QString &from, const QString &to);

protected:
    /// What a column is called; in the subclass's translation context.
    struct Column {
        const char *title;
        const char *help;
        Qt::AlignmentFlag alignment;
    };

    /// What is entered for a name.
    struct NameEdit {
        QString key; ///< of the row that it is entered into; empty: none
        QString name; ///< added if it does not exist
        QString newName; ///< empty: it keeps its name; if it exists, the two are merged
        FieldValues entered;
    };

    /// `document` must outlive the model.
    NameTableModel(GoalSetDocument &document, QObject *parent);

    virtual std::span<const Column> columns() const = 0;
    /// Counts the names of the document again and calls follow(). `isOther`: the document was
    /// replaced by another file.
    virtual void refresh(bool isOther) = 0;

    void startOver() override;

    int lines() const override { return static_cast<int>(m_keys.size()); }

    int extras() const override;
    std::expected<Value, QString> read(const Field &field, const QVariant &entered) const override;
    /// Renames. A name that already exists is not stored; taken() is emitted instead.
    std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture) override;
    std::expected<void, QString> put(
        const Lines &changed, const QList<FieldValues> &added, const QString &text) override;
    /// A name that becomes another one is merged with it.
    std::expected<void, QString> putReplaced(const Lines &changed, const QString &text) override;
    /// Applies the edits in this order, as one step.
    virtual void putNames(const QList<NameEdit> &edits, const QString &text) = 0;
    QStringList keysOf(const QList<int> &rows) const;
    QStringList namesOf(const QList<int> &rows) const;

    /// The place of a new row beside other rows of its name; std::nullopt if there are none.
    virtual std::optional<int> rowBeside(const QString & /*key*/) const { return std::nullopt; }

    /// Whether an objective that changed counts the same, so that no refresh() is needed.
    virtual bool countsAlike(const Objective &before, const Objective &after) const = 0;
    virtual QVariant cell(int row, int column, int role) const = 0;
    virtual bool isEditable(int column) const = 0;
    /// Adds copies of these rows with the names `to` for `from`, as one step.
    virtual void copyNames(const QList<int> &rows, const QStringList &from, const QStringList &to)
        = 0;

    /// Updates the rows to `keys`. Subclasses must have their new data before. `changed`: keys
    /// whose rows look different. `keepsPlaces`: existing rows keep their places.
    void follow(const QStringList &keys, const QSet<QString> &changed, bool keepsPlaces);
    /// Only while the model is made or reset.
    void startWith(const QStringList &keys);

    /// By name: the problems of a part of lint_names.h.
    QHash<QString, QList<Problem>> problemsByName(
        void (*lint)(const GoalSet &, ProblemList &)) const;
    QVariant remark(const QList<Problem> &problems, const QStringList &own, int role) const;

private:
    const Field &nameField() const { return section(0).fields.front(); }

    QList<NameEdit> editsOf(const Lines &changed, const QList<FieldValues> &added) const;
    QSet<QString> rename(const QStringList &gone, const QStringList &come);
    void removeAll(const QSet<QString> &gone);
    void reorder(const QStringList &keys);
    void insertMissing(const QStringList &keys);
    void tellChanged(const QSet<QString> &changed);
    void countPlaces();
    void followObjectives(const QList<RowId> &ids);
    void update();

    QStringList m_keys;
    QHash<QString, int> m_places;
    QList<Objective> m_counted; ///< the objectives of the document at its last change
    bool m_isStale = false; ///< the shown content is out of date
};

} // namespace boardwright
