// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// DocumentEdit: how commands change a document.

#include "ui/editing/document.h"

#include <QMap>

#include <algorithm>

namespace boardwright {

namespace {

void setIn(SectionValues &values, const Section &section, const std::optional<FieldValues> &what)
{
    if (what)
        values.insert(section.key, *what);
    else
        values.remove(section.key);
}

} // namespace

DocumentEdit::DocumentEdit(GoalSetDocument &document)
    : m_document(document)
{
    ++m_document.m_revision;
}

DocumentEdit::~DocumentEdit()
{
    Q_EMIT m_document.changed();
}

void DocumentEdit::setSections(const QList<SectionPlace> &places)
{
    GoalSet &set = m_document.m_set;
    QList<RowId> objectives;
    QMap<QString, QList<RowId>> others;
    for (const SectionPlace &place : places) {
        const Section &section = *place.section;
        switch (section.home) {
        case Home::Once:
            setIn(set.once, section, place.values);
            others[section.key]; // changed, without a row
            break;
        case Home::BesideObjective: {
            const int row = m_document.rowOf(place.row);
            Q_ASSERT(row >= 0);
            setIn(set.objectives[row].extension, section, place.values);
            objectives << place.row;
            break;
        }
        case Home::Table: {
            const int row = m_document.tableRowOf(section, place.row);
            Q_ASSERT(row >= 0);
            set.tables[section.key][row].values = place.values.value_or(FieldValues());
            others[section.key] << place.row;
            break;
        }
        }
    }
    m_document.m_names.clear(); // rows stay where they are
    if (!objectives.isEmpty())
        Q_EMIT m_document.objectivesChanged(objectives);
    for (const auto &[section, ids] : others.asKeyValueRange())
        Q_EMIT m_document.sectionChanged(section, ids);
}

void DocumentEdit::insertRows(const Section &table, int at, const QList<TableRow> &rows)
{
    if (rows.isEmpty())
        return;
    const QString key = table.key;
    Q_EMIT m_document.rowsAboutToBeInserted(key, at, at + static_cast<int>(rows.size()) - 1);
    QList<TableRow> &all = m_document.m_set.tables[key];
    all.insert(at, rows.size(), TableRow());
    std::ranges::copy(rows, all.begin() + at);
    m_document.forgetIndexes();
    Q_EMIT m_document.rowsInserted(key);
}

void DocumentEdit::removeRows(const Section &table, int first, int count)
{
    const QString key = table.key;
    Q_EMIT m_document.rowsAboutToBeRemoved(key, first, first + count - 1);
    QList<TableRow> &all = m_document.m_set.tables[key];
    all.remove(first, count);
    if (all.isEmpty())
        m_document.m_set.tables.remove(key);
    m_document.forgetIndexes();
    Q_EMIT m_document.rowsRemoved(key);
}

void DocumentEdit::moveRows(const Section &table, int first, int count, int to)
{
    const QString key = table.key;
    Q_ASSERT(to < first || to > first + count);
    Q_EMIT m_document.rowsAboutToBeMoved(key, first, first + count - 1, to);
    QList<TableRow> &all = m_document.m_set.tables[key];
    if (to < first)
        std::rotate(all.begin() + to, all.begin() + first, all.begin() + first + count);
    else
        std::rotate(all.begin() + first, all.begin() + first + count, all.begin() + to);
    m_document.forgetIndexes();
    Q_EMIT m_document.rowsMoved(key);
}

void DocumentEdit::setLastRow(std::uint32_t row)
{
    m_document.m_set.lastRow = row;
}

} // namespace boardwright
