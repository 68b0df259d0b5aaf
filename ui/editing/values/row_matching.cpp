// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/row_matching.h"

#include "core/generator/generator.h"
#include "ui/editing/values/row_alignment.h"
#include "ui/editing/values/row_contents.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using Ids = std::vector<RowId>;

/// Assigns equal numbers to equal contents.
template <typename Content>
class Kinds final {
public:
    std::vector<int> of(const std::vector<Content> &contents)
    {
        std::vector<int> kinds;
        kinds.reserve(contents.size());
        for (const Content &content : contents) {
            const auto next = static_cast<int>(m_kinds.size());
            const auto known = m_kinds.constFind(content);
            kinds.push_back(known == m_kinds.cend() ? *m_kinds.insert(content, next) : *known);
        }
        return kinds;
    }

private:
    QHash<Content, int> m_kinds;
};

/// Rows without text get a negative number, which equals no other.
std::vector<int> withoutEmpty(std::vector<int> kinds, const std::vector<QString> &texts)
{
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (texts[i].isEmpty())
            kinds[i] = -1;
    }
    return kinds;
}

template <typename Row>
std::vector<RowContent<Row>> contentsOf(
    const QList<Row> &rows, const std::function<RowId(RowId)> &known)
{
    std::vector<RowContent<Row>> contents;
    contents.reserve(static_cast<std::size_t>(rows.size()));
    for (const Row &row : rows)
        contents.push_back(RowContent<Row>::of(row, known));
    return contents;
}

template <typename Row>
std::vector<QString> textsOf(const QList<Row> &rows, const QString &nameKey)
{
    std::vector<QString> texts;
    texts.reserve(static_cast<std::size_t>(rows.size()));
    for (const Row &row : rows)
        texts.push_back(rowText(row, nameKey));
    return texts;
}

/// Assigns ids to the rows of one table after the other.
class RowKeeper final {
public:
    RowKeeper(std::uint32_t readLast, std::uint32_t lastRow)
        : m_newIds(readLast + 1, RowId::none)
        , m_lastRow(lastRow)
    {
    }

    /// Matches the rows of a table. `rows` keep the ids as read; the new ids are recorded.
    template <typename Row>
    void match(QList<Row> before, const QList<Row> &earlier, const QList<Row> &rows,
        const QString &nameKey)
    {
        const qsizetype gone = appendGone(before, earlier);
        const auto knownBefore
            = [this](RowId id) { return m_known.contains(id) ? id : RowId::none; };
        const auto knownNow = [this](RowId id) { return idOf(id); };
        const auto contentsBefore = contentsOf(before, knownBefore);
        const auto contentsNow = contentsOf(rows, knownNow);
        RowAlignment alignment(before.size(), gone, rows.size());
        Kinds<RowContent<Row>> contents;
        const std::vector<int> kindsBefore = contents.of(contentsBefore);
        alignment.matchEqual(kindsBefore, contents.of(contentsNow));

        const std::vector<QString> textsBefore = textsOf(before, nameKey);
        const std::vector<QString> textsNow = textsOf(rows, nameKey);
        Kinds<QString> texts;
        const std::vector<int> wordsBefore = withoutEmpty(texts.of(textsBefore), textsBefore);
        alignment.matchEqual(wordsBefore, withoutEmpty(texts.of(textsNow), textsNow));

        const auto likenessOf = [&](qsizetype i, qsizetype j) {
            return likeness(contentsBefore[static_cast<std::size_t>(i)].row,
                contentsNow[static_cast<std::size_t>(j)].row);
        };
        alignment.matchPlaces(likenessOf);
        alignment.matchMovedAndChanged(likenessOf, clearlyAlike);
        for (const Row &row : std::as_const(before))
            m_known.insert(row.id);
        for (qsizetype j = 0; j < rows.size(); ++j) {
            const qsizetype i = alignment.partners()[static_cast<std::size_t>(j)];
            RowId &id = m_newIds[static_cast<std::size_t>(rows[j].id)];
            id = i < 0 ? RowId{++m_lastRow} : before[i].id;
        }
    }

    /// RowId::none if the row has not been matched yet.
    RowId idOf(RowId asRead) const
    {
        const auto index = static_cast<std::size_t>(asRead);
        return index < m_newIds.size() ? m_newIds[index] : RowId::none;
    }

    std::uint32_t lastRow() const { return m_lastRow; }

private:
    template <typename Row>
    static qsizetype appendGone(QList<Row> &before, const QList<Row> &earlier)
    {
        if (earlier.isEmpty() || earlier.constData() == before.constData())
            return 0;
        QSet<RowId> present;
        present.reserve(before.size());
        for (const Row &row : std::as_const(before))
            present.insert(row.id);
        const qsizetype count = before.size();
        std::ranges::copy_if(earlier, std::back_inserter(before),
            [&](const Row &row) { return !present.contains(row.id); });
        return before.size() - count;
    }

    Ids m_newIds; ///< by the id as read
    QSet<RowId> m_known; ///< ids of `before` that can be used to compare references
    std::uint32_t m_lastRow;
};

/// Shares data with the old rows: verbatim data with equal spelling, and the whole list if nothing
/// changed.
template <typename Row>
void shareRows(QList<Row> &rows, const QList<Row> &before)
{
    QHash<RowId, qsizetype> places;
    places.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        places.insert(before[i].id, i);
    for (Row &row : rows) {
        const qsizetype place = places.value(row.id, -1);
        if (place < 0)
            continue;
        const Row &old = before[place];
        if (isSpelledAlike(row.verbatim, old.verbatim))
            row.verbatim = old.verbatim;
    }
    if (rows == before)
        rows = before;
}

void shareVerbatim(Verbatim &now, const Verbatim &before)
{
    if (isSpelledAlike(now, before))
        now = before;
}

QString nameKeyOf(const QString &table)
{
    const auto sections = allSections();
    const auto found = std::ranges::find_if(
        sections, [&](const Section *section) { return section->key == table; });
    return found == sections.end() ? QString() : QString((*found)->name);
}

} // namespace

GoalSet withKeptRows(
    const GoalSet &before, GoalSet read, std::uint32_t lastRow, const GoalSet *earlier)
{
    static const GoalSet nothing;
    const GoalSet &gone = earlier == nullptr ? nothing : *earlier;
    const std::uint32_t first = std::max(lastRow, before.lastRow);
    RowKeeper keeper(read.lastRow, first);
    keeper.match(before.objectives, gone.objectives, read.objectives, {});
    for (const auto &[table, rows] : std::as_const(read.tables).asKeyValueRange())
        keeper.match(before.tables.value(table), gone.tables.value(table), rows, nameKeyOf(table));

    const auto newId = [&](RowId id) { return keeper.idOf(id); };
    for (Objective &objective : read.objectives) {
        objective.id = newId(objective.id);
        renameRows(objective.extension, newId);
    }
    renameRows(read.once, newId);
    for (QList<TableRow> &rows : read.tables) {
        for (TableRow &row : rows) {
            row.id = newId(row.id);
            renameRows(row.values, newId);
        }
    }
    read.lastRow = keeper.lastRow() == first ? before.lastRow : keeper.lastRow();

    shareRows(read.objectives, before.objectives);
    for (const auto &[table, rows] : read.tables.asKeyValueRange())
        shareRows(rows, before.tables.value(table));
    shareVerbatim(read.verbatim, before.verbatim);
    shareVerbatim(read.limitsVerbatim, before.limitsVerbatim);
    shareVerbatim(read.extensionVerbatim, before.extensionVerbatim);
    if (read.file && before.file && read.file->bytes == before.file->bytes)
        read.file = before.file;
    return read;
}

} // namespace boardwright
