// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/section_table_model.h"

#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"
#include "ui/text/reading_words.h"

#include <algorithm>

namespace boardwright {

SectionTableModel::SectionTableModel(
    GoalSetDocument &document, const Section &table, QObject *parent)
    : RowTableModel(document, table.key, parent)
    , m_table(table)
{
    const auto read = std::ranges::find_if(
        table.fields, [](const Field &field) { return field.reading != Reading::Plain; });
    m_read = read == table.fields.end() ? nullptr : &*read;
    Q_ASSERT(table.home == Home::Table);
    using Document = GoalSetDocument;
    connect(&document, &Document::sectionChanged, this,
        [this](const QString &section, const QList<RowId> &ids) {
            if (section == m_table.key)
                tellRowsChanged(ids);
        });
    // Cells that name rows of other tables, or goals, follow those names.
    connect(&document, &Document::changed, this, [this] {
        const auto fields = static_cast<int>(m_table.fields.size());
        for (int column = 0; column < fields && rowCount() > 0; ++column) {
            if (field(column).kind == Kind::RowRefs)
                Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
        }
    });
}

const Field &SectionTableModel::field(int column) const
{
    return m_table.fields[static_cast<std::size_t>(column)];
}

int SectionTableModel::rowOf(RowId id) const
{
    return document().tableRowOf(m_table, id);
}

RowId SectionTableModel::rowIdAt(int row) const
{
    return row < 0 || row >= rowCount() ? RowId::none : document().tableRows(m_table).at(row).id;
}

int SectionTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(document().tableRows(m_table).size());
}

int SectionTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0
                            : static_cast<int>(m_table.fields.size()) + (m_read == nullptr ? 0 : 1);
}

bool SectionTableModel::isMeaning(int column) const
{
    return column == static_cast<int>(m_table.fields.size());
}

QVariant SectionTableModel::meaningCell(const FieldValues &values, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return meaningOf(m_read->reading, textOf(values, *m_read)).words;
    return {};
}

QVariant SectionTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const FieldValues values = document().tableRows(m_table).at(index.row()).values;
    if (isMeaning(index.column()))
        return meaningCell(values, role);
    const Field &field = this->field(index.column());
    if (role == ProblemRole && &field == m_read
        && !meaningOf(field.reading, textOf(values, field)).isUnderstood)
        return static_cast<int>(Severity::Warning);
    return fieldCell(document().rowNames(field), m_table, field, values, role);
}

QVariant SectionTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    if (isMeaning(section))
        return role == Qt::DisplayRole ? QVariant(tr("Meaning")) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return fieldLabel(field(section));
    case Qt::ToolTipRole:
        return fieldHelp(field(section));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(alignmentOf(field(section)));
    default:
        return {};
    }
}

Qt::ItemFlags SectionTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    if (isMeaning(index.column()))
        return flags;
    flags
        |= field(index.column()).kind == Kind::Flag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable;
    return flags;
}

bool SectionTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || isMeaning(index.column()))
        return false;
    const Field &field = this->field(index.column());
    const bool isCheck = role == Qt::CheckStateRole && field.kind == Kind::Flag;
    if (role != Qt::EditRole && !isCheck)
        return false;
    return enter({index.row()}, index.column(),
        isCheck ? QVariant(value.value<Qt::CheckState>() == Qt::Checked) : value);
}

bool SectionTableModel::enter(const QList<int> &rows, int column, const QVariant &value)
{
    const Field &field = this->field(column);
    const auto entered = valueOfEdit(document().rowNames(field), field, value);
    if (!entered) {
        Q_EMIT refused(entered.error());
        return false;
    }
    QList<RowId> ids;
    for (const int row : rows)
        ids << rowIdAt(row);
    setSectionValue(document(), m_table, field, ids, *entered);
    return true;
}

bool SectionTableModel::paste(const QModelIndex &from, const QList<QStringList> &cells)
{
    const int top = from.isValid() ? from.row() : rowCount();
    const int left = from.isValid() ? from.column() : 0;
    const QList<TableRow> rows = document().tableRows(m_table);
    QList<std::pair<RowId, FieldValues>> changed;
    QList<FieldValues> added;
    for (qsizetype line = 0; line < cells.size(); ++line) {
        const qsizetype row = top + line;
        FieldValues values = row < rows.size() ? rows[row].values : FieldValues();
        for (qsizetype i = 0; i < cells[line].size() && left + i < std::ssize(m_table.fields);
            ++i) {
            const Field &field = this->field(left + static_cast<int>(i));
            const auto entered = valueOfEdit(document().rowNames(field), field, cells[line][i]);
            if (!entered) {
                Q_EMIT refused(entered.error());
                return false;
            }
            setValue(values, field, *entered);
        }
        if (row < rows.size())
            changed.append({rows[row].id, values});
        else
            added << values;
    }
    pasteIntoTable(document(), m_table, changed, added);
    return true;
}

} // namespace boardwright
