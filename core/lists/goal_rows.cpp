// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_rows.h"

#include "core/goalset/cell_values.h"
#include "core/goalset/objective_fields.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr std::size_t widestRow = 30; ///< wider ones are tiers
constexpr std::ptrdiff_t tiersOfClassic = 25;
constexpr std::ptrdiff_t mostPublishedTiers = 36; ///< of published lists; more arrays are rows
constexpr qsizetype leastRepeated = 4; ///< names of which half are repeated

bool isBlank(const JsonValue &value)
{
    return value.kind == JsonKind::Null
        || (value.kind == JsonKind::String && value.text.trimmed().isEmpty());
}

bool isNumber(const JsonValue &value)
{
    return value.kind == JsonKind::Number || value.kind == JsonKind::Bool
        || (value.kind == JsonKind::String && wholeNumberOfCell(value.text).has_value());
}

bool isListOfNames(const JsonValue &value)
{
    return value.kind == JsonKind::Array
        && std::ranges::all_of(value.elements, [](const JsonValue &element) {
               return element.kind == JsonKind::String || element.kind == JsonKind::Number;
           });
}

bool hasSeveralWords(const QString &text)
{
    return text.trimmed().contains(u' ');
}

/// A row has texts and numbers, and lists of names behind the first of them.
bool isRow(const JsonValue &value)
{
    if (value.kind != JsonKind::Array || value.elements.size() > widestRow)
        return false;
    for (const JsonValue &element : value.elements) {
        const bool isFirst = &element == &value.elements.front();
        if (element.kind == JsonKind::Object
            || (element.kind == JsonKind::Array && (isFirst || !isListOfNames(element))))
            return false;
    }
    return true;
}

/// What stands in the same place of several rows.
struct Place {
    qsizetype cells = 0; ///< that are not blank
    qsizetype numbers = 0;
    qsizetype lists = 0;
    qsizetype worded = 0; ///< texts of several words
    QSet<QString> different{}; ///< texts; counted, never iterated

    void add(const JsonValue &value)
    {
        if (isBlank(value))
            return;
        ++cells;
        if (value.kind == JsonKind::Array) {
            ++lists;
        } else if (isNumber(value)) {
            ++numbers;
        } else {
            worded += hasSeveralWords(value.text) ? 1 : 0;
            different.insert(value.text.trimmed());
        }
    }

    bool isOfTexts() const { return cells > 0 && numbers == 0 && lists == 0; }

    bool isWorded() const { return 2 * (numbers + lists) < cells && 2 * worded >= cells; }

    bool isOfWords() const { return isOfTexts() && worded == 0; }

    bool isOfNames() const
    {
        return isOfTexts() && cells >= leastRepeated && 2 * different.size() <= cells;
    }

    bool isOfDifferent() const { return isOfTexts() && different.size() == cells; }
};

using Rows = std::vector<JsonValue>;

std::vector<Place> placesOf(const Rows &rows, std::size_t from)
{
    std::vector<Place> places;
    for (std::size_t i = from; i < rows.size(); ++i) {
        const std::vector<JsonValue> &cells = rows[i].elements;
        places.resize(std::max(places.size(), cells.size()));
        for (std::size_t place = 0; place < cells.size(); ++place)
            places[place].add(cells[place]);
    }
    return places;
}

bool haveEqualWidth(const Rows &rows)
{
    return std::ranges::all_of(rows,
        [&](const JsonValue &row) { return row.elements.size() == rows.front().elements.size(); });
}

/// Whether a place of most rows has nothing but numbers, or nothing but lists of names.
bool haveData(const std::vector<Place> &places, std::size_t rows)
{
    return std::ranges::any_of(places, &Place::isWorded)
        && std::ranges::any_of(places, [&](const Place &place) {
               return 2 * place.cells >= static_cast<qsizetype>(rows) && place.cells > 0
                   && (place.numbers == place.cells || place.lists == place.cells);
           });
}

bool areTitles(const JsonValue &row, bool isAlone)
{
    qsizetype known = 0;
    bool hasGoal = false;
    for (const JsonValue &cell : row.elements) {
        const auto column = cell.kind == JsonKind::String ? columnOfTitle(cell.text) : std::nullopt;
        known += column ? 1 : 0;
        hasGoal = hasGoal || (column && column->field == fieldOf(ObjectiveField::Goal));
    }
    return hasGoal && (known >= 2 || isAlone);
}

/// Whether one of the first rows is of titles; a single title is one above single texts.
bool haveTitles(const Rows &rows)
{
    constexpr std::size_t mostAbove = 5;
    const auto isNarrow = [](const JsonValue &row) { return row.elements.size() <= 1; };
    if (areTitles(rows.front(), std::ranges::all_of(rows, isNarrow)))
        return true;
    const auto end = rows.begin() + static_cast<std::ptrdiff_t>(std::min(mostAbove, rows.size()));
    return std::any_of(
        rows.begin(), end, [](const JsonValue &row) { return areTitles(row, false); });
}

/// Whether what follows the first texts are names, in rows of different lengths.
bool haveNamesBehind(const Rows &rows)
{
    Place heads;
    Place tails;
    std::size_t widest = 0;
    for (const JsonValue &row : rows) {
        for (const JsonValue &cell : row.elements)
            (&cell == &row.elements.front() ? heads : tails).add(cell);
        widest = std::max(widest, row.elements.size());
    }
    if (!heads.isOfDifferent() || tails.different.intersects(heads.different))
        return false;
    constexpr std::ptrdiff_t leastRows = 4;
    const bool isAName = widest == 2 && std::ssize(rows) >= leastRows && tails.cells >= 2;
    return tails.isOfNames() || (isAName && tails.isOfWords() && heads.isWorded());
}

/// Whether pairs have a word in the second place that occurs again: no text of tiers does so.
bool haveWordsAgain(const std::vector<Place> &places)
{
    if (places.size() != 2 || !places[0].isOfDifferent() || !places[1].isOfWords())
        return false;
    return places[1].different.size() < places[1].cells
        && !places[0].different.intersects(places[1].different);
}

/// Whether rows of texts alone have a name beside each goal.
bool haveNames(const Rows &rows)
{
    const std::vector<Place> places = placesOf(rows, 0);
    if (!std::ranges::all_of(places, &Place::isOfTexts))
        return false;
    const bool isClassic = std::ssize(rows) == tiersOfClassic;
    if (!haveEqualWidth(rows))
        return !isClassic && haveNamesBehind(rows);
    if (std::ssize(rows) > mostPublishedTiers)
        return true;
    constexpr std::size_t widest = 3;
    const bool areNarrow = places.size() <= widest;
    return (!isClassic && haveWordsAgain(places))
        || (std::ranges::any_of(places, &Place::isOfNames)
            && std::ranges::any_of(places, &Place::isOfDifferent))
        || (!isClassic && areNarrow && std::ranges::any_of(places, &Place::isOfWords)
            && std::ranges::any_of(places, &Place::isWorded));
}

QString cellOf(const JsonValue &value)
{
    if (value.kind != JsonKind::Array)
        return value.text;
    QStringList names;
    for (const JsonValue &element : value.elements)
        names << element.text;
    return textOfNames(names);
}

CsvLine lineOf(const JsonValue &row)
{
    CsvLine line;
    for (const JsonValue &cell : row.elements) {
        line.cells << cellOf(cell);
        line.offsets.push_back(cell.begin);
    }
    return line;
}

JsonMember memberOf(const QString &key, const JsonValue &value)
{
    return {.key = key, .keyBegin = value.begin, .keyEnd = value.begin, .value = value};
}

/// The key that the reader of goals has for a column.
QString keyOfColumn(const TableOutline &outline, std::size_t number)
{
    if (number >= outline.columns.size())
        return letterOfColumn(static_cast<qsizetype>(number));
    const TableColumn &column = outline.columns[number];
    if (!column.guessedAs.isEmpty())
        return column.guessedAs;
    const QString title = column.title.trimmed();
    return title.isEmpty() ? letterOfColumn(static_cast<qsizetype>(number)) : title;
}

JsonValue goalOf(const JsonValue &row, const TableOutline &outline)
{
    const auto emptyOf = [&](JsonKind kind) {
        JsonValue value;
        value.kind = kind;
        value.begin = row.begin;
        value.end = row.end;
        return value;
    };
    JsonValue goal = emptyOf(JsonKind::Object);
    JsonValue types = emptyOf(JsonKind::Array);
    for (std::size_t i = 0; i < row.elements.size(); ++i) {
        const JsonValue &cell = row.elements[i];
        if (isBlank(cell))
            continue;
        const auto use
            = i < outline.columns.size() ? outline.columns[i].use : std::optional<TitledColumn>();
        if (use && use->field == fieldOf(ObjectiveField::Goal)) {
            JsonMember text = memberOf(u"name"_s, cell);
            if (cell.kind == JsonKind::Number)
                text.value.kind = JsonKind::String;
            goal.members.insert(goal.members.begin(), std::move(text));
        } else if (use && use->isListed && isOwn(*use->section)) {
            if (types.elements.empty())
                types.begin = cell.begin;
            if (cell.kind == JsonKind::Array)
                types.elements.insert(
                    types.elements.end(), cell.elements.begin(), cell.elements.end());
            else
                types.elements.push_back(cell);
        } else {
            goal.members.push_back(memberOf(keyOfColumn(outline, i), cell));
        }
    }
    if (!types.elements.empty())
        goal.members.push_back(memberOf(u"types"_s, types));
    return goal;
}

/// Lists of names are types, whatever their names look like.
void guessListsOfTypes(TableOutline &outline, const std::vector<const JsonValue *> &rows)
{
    for (std::size_t i = 0; i < outline.columns.size(); ++i) {
        Place below;
        for (const JsonValue *row : rows) {
            const bool isTitle = outline.hasTitles && row->elements.front().begin == outline.begin;
            if (i < row->elements.size() && !isTitle)
                below.add(row->elements[i]);
        }
        TableColumn &column = outline.columns[i];
        if (column.use || below.cells == 0 || below.lists != below.cells)
            continue;
        column.guessedAs = "types"_L1;
        column.use = columnOfTitle(QString(column.guessedAs));
    }
}

} // namespace

bool areGoalRows(const JsonValue &array)
{
    const Rows &rows = array.elements;
    if (rows.size() < 2 || !std::ranges::all_of(rows, isRow))
        return false;
    const bool areSingle
        = std::ranges::all_of(rows, [](const JsonValue &row) { return row.elements.size() == 1; });
    if (haveTitles(rows) || (areSingle && std::ssize(rows) > mostPublishedTiers))
        return true;
    if (areSingle)
        return false;
    // The first row may be one of titles.
    const bool hasBelow = rows.size() > 2;
    return haveData(placesOf(rows, 0), rows.size())
        || (hasBelow && haveData(placesOf(rows, 1), rows.size() - 1)) || haveNames(rows);
}

bool mayBeRows(const JsonValue &array)
{
    const Rows &rows = array.elements;
    constexpr std::size_t widest = 5;
    return rows.size() >= 2 && std::ssize(rows) != tiersOfClassic
        && std::ranges::all_of(rows, isRow) && haveEqualWidth(rows)
        && rows.front().elements.size() >= 2 && rows.front().elements.size() <= widest
        && std::ranges::all_of(placesOf(rows, 0), &Place::isOfTexts);
}

bool areCardRows(const JsonValue &array)
{
    constexpr qsizetype width = 5;
    const Rows &rows = array.elements;
    if (std::ssize(rows) != width || !mayBeRows(array)
        || std::ssize(rows.front().elements) != width)
        return false;
    QSet<QString> different; // counted, never iterated
    for (const JsonValue &row : rows) {
        for (const JsonValue &cell : row.elements)
            different.insert(cell.text.trimmed());
    }
    return different.size() == width * width;
}

GoalRows goalRowsOf(const JsonValue &array)
{
    std::vector<CsvLine> lines;
    std::vector<const JsonValue *> rows;
    for (const JsonValue &row : array.elements) {
        CsvLine line = lineOf(row);
        if (isBlankLine(line))
            continue;
        lines.push_back(std::move(line));
        rows.push_back(&row);
    }
    if (lines.empty())
        return {};
    GoalRows found{.outline = rowOutlineOf(std::move(lines))};
    guessListsOfTypes(found.outline, rows);
    const auto isFirst
        = [&](const JsonValue *row) { return row->elements.front().begin >= found.outline.begin; };
    const auto first = std::ranges::find_if(rows, isFirst);
    found.above.assign(rows.begin(), first);
    const auto skipped = (first - rows.begin()) + (found.outline.hasTitles ? 1 : 0);
    for (auto i = static_cast<std::size_t>(skipped); i < rows.size(); ++i)
        found.goals.push_back(goalOf(*rows[i], found.outline));
    return found;
}

} // namespace boardwright
