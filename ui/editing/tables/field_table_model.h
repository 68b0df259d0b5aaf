// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/section_group.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/row_table_model.h"
#include "ui/editing/values/text_block.h"

#include <utility>

namespace boardwright {

/// A table in which each line has the values of one section's fields. Lines are rows, or columns if
/// sections are compared. The fields are followed by read-only cells: by default derived numbers,
/// then the meaning of the first text field that has one (Field::reading). Edits become undo steps;
/// an invalid value is refused with a reason. Subclasses are the sources of rows: they define which
/// lines there are, where they are stored, and what is shown behind their fields.
class FieldTableModel : public RowTableModel {
    Q_OBJECT

public:
    enum Verb : std::uint8_t { Add = 1, Duplicate = 2, Remove = 4, Move = 8 };
    Q_DECLARE_FLAGS(Verbs, Verb)

    /// The verbs it supports besides those about cells. Each is one undo step.
    virtual Verbs verbs() const = 0;

    /// Adds a row before row `at`, or where the table keeps new rows; returns its index.
    virtual int add(int /*at*/) { return -1; }

    /// Inserts copies after the last of the rows, or where the table keeps new rows; returns their
    /// indexes.
    virtual QList<int> duplicate(const QList<int> & /*rows*/) { return {}; }

    virtual void remove(const QList<int> & /*rows*/) { }

    /// Moves rows, in their present order, to before the row that is now at `to`; rowCount(): to
    /// the end.
    virtual void move(const QList<int> & /*rows*/, int /*to*/) { }

    /// The key of the rows' section, or of the first one.
    QString key() const { return section(0).key; }

    /// A noun for the content of the table.
    virtual QString title() const = 0;

    /// Whether lines are columns, so that each row is a field.
    bool comparesSections() const { return m_lines == Qt::Horizontal; }

    /// Whether new rows are the last ones.
    virtual bool appends() const { return true; }

    /// Whether a field tells lines apart, so that no two lines may have the same values of these
    /// fields. It is neither cleared nor filled down, and typed into one line only.
    virtual bool identifies(const Field & /*field*/) const { return false; }

    /// Whether a value that is entered into a cell applies to this one only.
    bool isEnteredAlone(const QModelIndex &index) const;

    /// Null if the cell is read-only.
    const Field *fieldAt(const QModelIndex &index) const;
    /// Whether the cell's value differs from its field's fallback.
    bool holdsOwn(const QModelIndex &index) const;

    /// Pastes texts into the cells from `from` to the right and down, as enterBlock() does and as
    /// one step. Missing rows are added if possible. An invalid index: below the last row.
    std::expected<QList<RefusedText>, QString> paste(
        const QModelIndex &from, const QList<QStringList> &cells);
    /// Pastes into the rows `onto`, and adds rows for the rest if possible. `columns`: those of the
    /// texts in order; -1 skips one.
    virtual std::expected<QList<RefusedText>, QString> paste(
        const QList<int> &onto, const QList<QStringList> &cells, const QList<int> &columns);
    /// The columns that a row of titles names, by their titles or keys, in any case; -1 for a cell
    /// without text. std::nullopt if one of them is no title, or two are the same.
    std::optional<QList<int>> columnsOfTitles(const QStringList &titles) const;
    /// The column that identifies a row to people; -1: none.
    int nameColumn() const;
    enum class EnteredBy : std::uint8_t { Replacing, Calculation };

    /// Enters texts into cells as one step, named after what made them. The error names the first
    /// text that its cell cannot take; then nothing is entered.
    std::expected<void, QString> enterTexts(const QList<EnteredText> &cells, EnteredBy what);
    /// Enters a value into a column of several rows as one step; if lines are columns, only into
    /// the first row. Steps of one `gesture` merge.
    bool enter(const QList<int> &rows, int column, const QVariant &value, int gesture = -1);
    /// Whether one of the columns can be filled.
    bool canFill(const QList<int> &columns) const;
    /// Copies the cells of the row `from` to other rows, as one step. Not if sections are compared.
    void fill(int from, const QList<int> &rows, const QList<int> &columns);
    /// Resets cells to the fallbacks of their fields, as one step.
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
    /// The entered or pasted text is invalid; `reason` is for the user.
    void refused(const QString &reason);

protected:
    using Lines = QList<std::pair<int, FieldValues>>;

    /// `table`: as for RowTableModel, or empty if rows have no ids.
    FieldTableModel(
        GoalSetDocument &document, const QString &table, Qt::Orientation lines, QObject *parent);

    virtual int lines() const = 0;
    /// All lines have the same fields, with possibly different limits and fallbacks. There must be
    /// a first.
    virtual const Section &section(int line) const = 0;
    virtual FieldValues values(int line) const = 0;

    virtual std::span<const Derived> derived() const { return {}; }

    /// The number of cells behind the fields, and their content; their titles are data of no line.
    virtual int extras() const;
    virtual QVariant extraCell(int line, int extra, int role) const;
    virtual QVariant extraTitle(int extra, int role) const;

    /// The value of an entered text; std::monostate leaves what there is. The error is a sentence.
    virtual std::expected<Value, QString> read(const Field &field, const QVariant &entered) const;
    /// Stores an entered value, as one step. The error is a sentence, or empty if the user was told
    /// already.
    virtual std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture)
        = 0;
    /// Stores the values that were entered into lines, and into new lines, as one step named
    /// `text`; fallbacks, too, are in these values. The error is a sentence; then nothing is
    /// stored.
    virtual std::expected<void, QString> put(
        const Lines &changed, const QList<FieldValues> &added, const QString &text)
        = 0;

    /// The same for texts that were found and replaced.
    virtual std::expected<void, QString> putReplaced(const Lines &changed, const QString &text)
    {
        return put(changed, {}, text);
    }

    /// All values of a line, or of a new one (-1), after some were entered.
    FieldValues with(const FieldValues &entered, int line = -1) const;

    /// As put(), but reports an error as refused().
    void edit(const Lines &changed, const QList<FieldValues> &added, const QString &text);

    void tellAllChanged();

private:
    struct Place {
        int line = 0;
        int field = 0;
    };

    Place placeOf(int row, int column) const;

    int fields() const { return static_cast<int>(section(0).fields.size()); }

    int entries() const;

    Qt::Orientation m_lines;
};

} // namespace boardwright
