// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/section_group.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/row_table_model.h"

#include <utility>

namespace boardwright {

/// A table in which each line has the values of one section's fields. Lines are rows, or columns
/// where sections are compared. After the fields come read-only cells: derived numbers, then the
/// meaning of the first text that has one (Field::reading). What is typed becomes an undo step; an
/// impossible value is refused with a reason. Subclasses say where lines are stored.
class FieldTableModel : public RowTableModel {
    Q_OBJECT

public:
    enum Verb : std::uint8_t { Add = 1, Duplicate = 2, Remove = 4, Move = 8, Clear = 16 };
    Q_DECLARE_FLAGS(Verbs, Verb)

    /// What it offers besides typing and pasting. Each is one step.
    virtual Verbs verbs() const = 0;

    /// A new row before the one at `at`, or where the table keeps new rows; returns its place.
    virtual int add(int /*at*/) { return -1; }

    /// Inserts copies after the last of them.
    virtual void duplicate(const QList<int> & /*rows*/) { }

    virtual void remove(const QList<int> & /*rows*/) { }

    /// In the order in which they stand, to before the row that is now at `to`; rowCount(): to the
    /// end.
    virtual void move(const QList<int> & /*rows*/, int /*to*/) { }

    /// What the table contains.
    virtual QString title() const = 0;

    /// Whether lines are columns, so that rows have the names of fields.
    bool comparesSections() const { return m_lines == Qt::Horizontal; }

    /// Null: the cell is read only.
    const Field *fieldAt(const QModelIndex &index) const;
    /// Whether the cell has another value than its field's fallback.
    bool holdsOwn(const QModelIndex &index) const;

    /// Texts go into the cells from `from` on to the right and down; rows that are missing are
    /// added where that is possible. One step, or none: refused as a whole where a text is not
    /// possible in its cell.
    bool paste(const QModelIndex &from, const QList<QStringList> &cells);
    /// What was typed into a column, for several rows as one step; where lines are columns, for the
    /// first of them.
    bool enter(const QList<int> &rows, int column, const QVariant &value);
    /// Gives cells the fallbacks of their fields, as one step.
    void clear(const QModelIndexList &cells);

    RowId rowIdAt(int /*row*/) const override { return RowId::none; }

    int rowOf(RowId /*id*/) const override { return -1; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// What was typed or pasted is not possible; `reason` is for the person who did.
    void refused(const QString &reason);

protected:
    using Lines = QList<std::pair<int, FieldValues>>;

    /// `table`: as of RowTableModel, or empty where rows have no ids.
    FieldTableModel(
        GoalSetDocument &document, const QString &table, Qt::Orientation lines, QObject *parent);

    virtual int lines() const = 0;
    /// All have the same fields but for their limits and fallbacks; there is always a first.
    virtual const Section &section(int line) const = 0;
    virtual FieldValues values(int line) const = 0;

    virtual std::span<const Derived> derived() const { return {}; }

    /// What was typed, as one step. False: refused.
    virtual bool store(const QList<int> &lines, const Field &field, const Value &value) = 0;
    /// New values for lines, and new lines, as one step called `text`. False: refused.
    virtual bool put(const Lines &changed, const QList<FieldValues> &added, const QString &text)
        = 0;

    void tellAllChanged();

private:
    struct Place {
        int line = 0;
        int field = 0;
    };

    Place placeOf(int row, int column) const;

    int fields() const { return static_cast<int>(section(0).fields.size()); }

    int entries() const;
    QVariant derivedCell(const Derived &derived, const Place &place, int role) const;

    Qt::Orientation m_lines;
};

} // namespace boardwright
