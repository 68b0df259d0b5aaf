// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/tables/section_table_model.h"

#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"

#include <algorithm>

namespace boardwright {

SectionTableModel::SectionTableModel(
    GoalSetDocument &document, const Section &table, QObject *parent)
    : FieldTableModel(document, table.key, Qt::Vertical, parent)
    , m_table(table)
{
    Q_ASSERT(table.home == Home::Table);
    using Document = GoalSetDocument;
    connect(&document, &Document::sectionChanged, this,
        [this](const QString &section, const QList<RowId> &ids) {
            if (section == m_table.key)
                tellRowsChanged(ids);
        });
    // Cells that show names of goals or of rows of other tables change with those names.
    connect(&document, &Document::changed, this, [this] {
        const auto fields = static_cast<int>(m_table.fields.size());
        for (int column = 0; column < fields && rowCount() > 0; ++column) {
            if (m_table.fields[static_cast<std::size_t>(column)].kind == Kind::RowRefs)
                Q_EMIT dataChanged(index(0, column), index(rowCount() - 1, column));
        }
    });
}

int SectionTableModel::rowOf(RowId id) const
{
    return document().tableRowOf(m_table, id);
}

RowId SectionTableModel::rowIdAt(int row) const
{
    return row < 0 || row >= lines() ? RowId::none : document().tableRows(m_table).at(row).id;
}

int SectionTableModel::lines() const
{
    return static_cast<int>(document().tableRows(m_table).size());
}

FieldValues SectionTableModel::values(int line) const
{
    return document().tableRows(m_table).at(line).values;
}

QString SectionTableModel::title() const
{
    return sectionTitle(m_table);
}

std::expected<void, QString> SectionTableModel::store(
    const QList<int> &lines, const Field &field, const Value &value, int gesture)
{
    setSectionValue(document(), m_table, field, idsOf(lines), value, gesture);
    return {};
}

QList<RowId> SectionTableModel::idsOf(const QList<int> &rows) const
{
    QList<RowId> ids;
    for (const int row : rows)
        ids << rowIdAt(row);
    return ids;
}

/// A new row holds nothing that the set cannot have.
int SectionTableModel::add(int at)
{
    const GoalSet &set = document().set();
    const auto isOffered = [&set](const Choice &choice) { return choice.isOffered(set); };
    FieldValues values;
    for (const Field &field : m_table.fields) {
        const auto first = std::ranges::find_if(field.choices, isOffered);
        if (field.kind != Kind::Choice || first == field.choices.end()
            || isOffered(field.choices[static_cast<std::size_t>(field.fallback)]))
            continue;
        setValue(values, field, QString(first->key));
    }
    insertTableRows(document(), m_table, at, {values});
    return at;
}

QList<int> SectionTableModel::duplicate(const QList<int> &rows)
{
    QList<FieldValues> copies;
    QList<int> places;
    for (const int row : rows) {
        copies << values(row);
        places << rows.last() + static_cast<int>(copies.size());
    }
    insertTableRows(document(), m_table, rows.last() + 1, copies);
    return places;
}

void SectionTableModel::remove(const QList<int> &rows)
{
    removeTableRows(document(), m_table, idsOf(rows));
}

void SectionTableModel::move(const QList<int> &rows, int to)
{
    moveTableRows(document(), m_table, idsOf(rows), rowIdAt(to));
}

std::expected<void, QString> SectionTableModel::put(
    const Lines &changed, const QList<FieldValues> &added, const QString &text)
{
    QList<std::pair<RowId, FieldValues>> rows;
    for (const auto &[line, entered] : changed)
        rows.append({rowIdAt(line), with(entered, line)});
    QList<FieldValues> more;
    for (const FieldValues &entered : added)
        more << with(entered);
    putTableRows(document(), m_table, rows, more, text);
    return {};
}

} // namespace boardwright
