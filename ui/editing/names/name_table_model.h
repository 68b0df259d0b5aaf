// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem_list.h"
#include "ui/editing/document/document.h"
#include "ui/editing/values/text_block.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSet>

#include <expected>
#include <optional>
#include <utility>

namespace boardwright {

/// A table of the names of a document. The key of a row is its name, unless a subclass has several
/// rows for a name. The content is computed again after each change of the document, and only
/// differences are signalled, so that selections and scroll bars stay where they are. A key that is
/// replaced by another one at the same place counts as renamed. Subclasses define the rows, the
/// columns and the verbs. The first column is the name, the last one has remarks: the problems of
/// the name.
class NameTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role : int {
        /// The sort key: a QString, a number, or an invalid value, which comes last.
        SortRole = Qt::UserRole,
        SeverityRole, ///< int behind the Severity of a remark; invalid if there is none
        /// Double, for a limit: the share of all enabled goals that carry the name, 0..1.
        ShareRole,
        /// Bool, for a cap: whether enough goals carry the name for the limit to matter.
        ReachedRole,
        GoalsColumnRole, ///< bool: the cell has the number of goals with the row's name
    };

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

    int rowCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    /// A name that already exists is not set; taken() is emitted instead.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    /// Sets the same value in several rows, as one step. False if it is not possible. Not for
    /// names.
    virtual bool setCells(
        const QStringList &keys, int column, const QVariant &value, int gesture = -1);
    /// Clears those of these cells that can be cleared, each given as a key and a column, as one
    /// step.
    virtual void clearCells(const QList<std::pair<QString, int>> &cells);
    /// Copies the values of `from`'s row to the cells of other rows, as one step.
    virtual void fillDown(const QString &from, const QStringList &keys, const QList<int> &columns);
    /// Pastes rows of cells onto the rows `onto`, starting at this column, as enterBlock() does and
    /// as one step. A name that exists means that row, wherever it is. A new name renames the row
    /// it is pasted onto, unless that row's name is pasted too; otherwise it is added.
    virtual std::expected<QList<RefusedText>, QString> paste(
        const QStringList &onto, int column, const QList<QStringList> &cells)
        = 0;

    /// The normalised name, or why the text cannot be a name.
    virtual std::expected<QString, QString> nameOf(const QString &text) const;
    virtual void add(const QString &name) = 0;
    virtual void rename(const QString &from, const QString &to) = 0;
    virtual void merge(const QStringList &from, const QString &to) = 0;
    virtual void remove(const QStringList &keys) = 0;
    virtual void declare(const QStringList &names) = 0;
    virtual bool isUndeclared(const QString &name) const = 0;

    /// Whether a name can have more rows than it has; addMissingRows() adds them.
    virtual bool lacksRows(const QString & /*name*/) const { return false; }

    virtual void addMissingRows(const QStringList & /*names*/) { }

    /// Whether names have an order that the user can change.
    virtual bool hasOrder() const { return false; }

    /// Moves names to before `before`; empty: to the end.
    virtual void move(const QStringList &names, const QString &before);
    /// "Merge …?", with the effect of merging.
    virtual QString mergeQuestion(const QStringList &from, const QString &to) const = 0;

Q_SIGNALS:
    /// The entered text is invalid; the argument tells the user why.
    void refused(const QString &reason);
    /// A row should get a name that another row has.
    void taken(const QString &from, const QString &to);

protected:
    /// `document` must outlive the model.
    NameTableModel(GoalSetDocument &document, QObject *parent);

    GoalSetDocument &document() const { return m_document; }

    /// Counts the names of the document again and calls follow(). `isOther`: the document was
    /// replaced by another file.
    virtual void refresh(bool isOther) = 0;

    /// The place of a new row beside other rows of its name; std::nullopt if there are none.
    virtual std::optional<int> rowBeside(const QString & /*key*/) const { return std::nullopt; }

    /// Whether an objective that changed counts the same, so that no refresh() is needed.
    virtual bool countsAlike(const Objective &before, const Objective &after) const = 0;
    /// A block's target from this column on; the place of a cell is named by its row in the block.
    BlockTarget blockTarget(int column,
        const std::function<std::expected<void, QString>(const BlockCell &cell)> &enter) const;

    virtual QVariant cell(int row, int column, int role) const = 0;
    virtual bool isEditable(int column) const = 0;

    /// Updates the rows to `keys`. Subclasses must have their new data before. `changed`: keys
    /// whose rows look different. `keepsPlaces`: existing rows keep their places.
    void follow(const QStringList &keys, const QSet<QString> &changed, bool keepsPlaces);
    void startWith(const QStringList &keys);

    /// By name: the problems of a part of lint_names.h.
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
    bool m_isStale = false; ///< the shown content is out of date
};

} // namespace boardwright
