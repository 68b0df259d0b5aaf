// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/list_formats.h"

#include "core/balanced/codes.h"
#include "core/balanced/goal_list_json.h"
#include "core/balanced/goal_sheet_csv.h"
#include "core/balanced/list_spelling.h"
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/formats/csv.h"
#include "core/formats/strict_spelling.h"
#include "core/goalset/set_sections.h"
#include "core/lists/list_places.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr auto balancedGenerator = "balanced"_L1;
constexpr std::array listKeys{"normal"_L1, "short"_L1, "info"_L1, "synfilters"_L1};

/// Whether a whole list is meant, even if it is malformed.
bool isMeant(const JsonValue &root)
{
    return root.kind == JsonKind::Object
        && !std::ranges::contains(root.members, "objectives"_L1, &JsonMember::key)
        && std::ranges::any_of(root.members, [](const JsonMember &member) {
               // Others have arrays of goals by such names.
               return std::ranges::contains(listKeys, member.key)
                   && (member.value.kind != JsonKind::Array || member.value.elements.empty());
           });
}

const JsonValue *memberOf(const JsonValue &object, QLatin1StringView key)
{
    const auto found = std::ranges::find(object.members, key, &JsonMember::key);
    return found == object.members.end() ? nullptr : &found->value;
}

/// Whether an object has goals with times in lists, which only lists for balanced boards have.
bool hasTimedGoals(const JsonValue &list)
{
    return std::ranges::any_of(list.members, [](const JsonMember &bucket) {
        return std::ranges::any_of(bucket.value.elements,
            [](const JsonValue &goal) { return memberOf(goal, "time"_L1) != nullptr; });
    });
}

/// Whether a value in a script is a whole list: other programs have parts of the same names.
bool isTimedList(const JsonValue &root)
{
    const JsonValue *const normal = memberOf(root, "normal"_L1);
    return isMeant(root) && normal != nullptr && hasTimedGoals(*normal);
}

/// The list that a script assigns: as a whole, or its parts by their keys; nothing if there is
/// none.
std::optional<JsonValue> assignedList(const ImportText &text)
{
    if (!text.looksLikeScript() || !text.script().assigned)
        return std::nullopt;
    JsonValue parts;
    parts.kind = JsonKind::Object;
    QString nameOfParts;
    for (const AssignedLiteral &literal : *text.script().assigned) {
        if (literal.value.kind != JsonKind::Object)
            continue;
        if (literal.key.isEmpty() && isTimedList(literal.value))
            return literal.value;
        // A list of its own is the normal one.
        if (literal.key.isEmpty() && hasTimedGoals(literal.value)) {
            parts = {};
            parts.kind = JsonKind::Object;
            parts.begin = literal.begin;
            parts.members.push_back({.key = u"normal"_s,
                .keyBegin = literal.begin,
                .keyEnd = literal.begin,
                .value = literal.value});
            return parts;
        }
        const bool isPart = std::ranges::contains(listKeys, literal.key)
            && (nameOfParts.isEmpty() || nameOfParts == literal.name);
        if (!isPart)
            continue;
        nameOfParts = literal.name;
        parts.begin = literal.begin;
        parts.members.push_back({.key = literal.key,
            .keyBegin = literal.begin,
            .keyEnd = literal.begin,
            .value = literal.value});
    }
    return isTimedList(parts) ? std::optional(std::move(parts)) : std::nullopt;
}

/// JSON must be strict here, because every unchanged part of a list keeps its spelling.
Likeness likenessOfList(const ImportText &text)
{
    if (assignedList(text))
        return Likeness::Special;
    if (!text.beginsAsJson() || !text.json().root)
        return Likeness::None;
    const JsonValue &root = *text.json().root;
    if (isTimedList(root))
        return Likeness::Special;
    return isMeant(root) ? Likeness::Certain : Likeness::None;
}

/// Whether the first line has the three columns that only such sheets have together. Two of them
/// occur in ordinary tables, too.
Likeness likenessOfSheet(const ImportText &text)
{
    constexpr qsizetype longestHeader = 100'000;
    if (text.beginsAsJson() || !text.isText())
        return Likeness::None;
    const QByteArray &bytes = text.bytes();
    const QByteArray beginning = bytes.first(std::min(bytes.size(), longestHeader)).trimmed();
    const auto lines = parseCsv(
        beginning.first(beginning.contains('\n') ? beginning.indexOf('\n') : beginning.size()));
    if (!lines || lines->empty())
        return Likeness::None;
    constexpr std::array columns{"difficulty"_L1, "time"_L1, "skill"_L1};
    const auto known = std::ranges::count_if(columns, [&](QLatin1StringView column) {
        return std::ranges::any_of(lines->front().cells, [&](const QString &cell) {
            return cell.trimmed().compare(column, Qt::CaseInsensitive) == 0;
        });
    });
    return std::cmp_equal(known, columns.size()) ? Likeness::Certain : Likeness::None;
}

NativeFile importOf(const CombinedList &list, QList<Problem> notes)
{
    NativeFile file{.set = setOfList(list), .notes = std::move(notes), .siteStyle = true};
    FieldValues preview;
    setValue(preview, preview_section::generator, QString(balancedGenerator));
    file.set.once.insert(preview_section::section.key, preview);
    return file;
}

/// Says what a set does not take of an object of the list, but for members with these keys.
void noteBeside(const JsonValue &object, const QString &name, const QStringList &known,
    const QString &version, Repairs &repairs)
{
    for (const JsonMember &member : object.members) {
        bool isNumber = false;
        const int number = member.key.toInt(&isNumber);
        const bool isBucket = isNumber && number >= 0 && number < listBuckets;
        const bool isOfAll = member.key == "version"_L1 && member.value.text == version;
        if (!saysNothing(member.value) && !isBucket && !isOfAll && !known.contains(member.key))
            repairs.add(ImportCode::PartNotUsed, member.keyBegin, {name + member.key});
    }
}

/// Says what a set does not take of the list.
void noteBeside(const JsonValue &root, Repairs &repairs)
{
    const JsonValue none;
    const auto partOf = [&](const JsonValue &object, QLatin1StringView key) -> const JsonValue & {
        const JsonValue *const part = memberOf(object, key);
        return part == nullptr ? none : *part;
    };
    const QString version = partOf(partOf(root, "info"_L1), "version"_L1).text;
    noteBeside(root, {}, {u"info"_s, u"normal"_s, u"short"_s}, version, repairs);
    noteBeside(partOf(root, "info"_L1), u"info."_s, {u"combined"_s}, version, repairs);
    for (const QLatin1StringView key : {"normal"_L1, "short"_L1}) {
        const JsonValue &list = partOf(root, key);
        noteBeside(list, key + u'.', {u"info"_s, u"rowtypes"_s, u"synfilters"_s}, version, repairs);
        noteBeside(partOf(list, "info"_L1), key + u".info."_s, {}, version, repairs);
    }
}

std::expected<ImportedSet, Problem> readAssignedList(const ImportText &text, const JsonValue &root)
{
    const StrictSpelling strict(text.bytes(), root);
    const auto list = readGoalList(strict.text(), text.stop());
    if (!list)
        return std::unexpected(strict.placed(list.error()));
    Repairs notes(text.bytes());
    notes.add(text.script().repairs);
    for (const Problem &note : list->notes)
        notes.add({strict.placed(note)});
    noteBeside(root, notes);
    return ImportedSet{.file = importOf(list->list, notes.take())};
}

std::expected<ImportedSet, Problem> readListFile(
    const ImportText &text, const ImportChoices & /*choices*/)
{
    if (const auto root = assignedList(text))
        return readAssignedList(text, *root);
    const auto list = readGoalList(text.bytes(), text.stop());
    if (!list)
        return std::unexpected(list.error());
    Repairs notes(text.bytes());
    notes.add(list->notes);
    if (text.json().root)
        noteBeside(*text.json().root, notes);
    NativeFile file = importOf(list->list, notes.take());
    file.set.file
        = std::make_shared<const FileText>(text.bytes(), writeGoalList(listOfSet(file.set)));
    return ImportedSet{.file = std::move(file)};
}

std::expected<ImportedSet, Problem> readSheetFile(
    const ImportText &text, const ImportChoices & /*choices*/)
{
    const auto sheet = readGoalSheet(text.bytes());
    if (!sheet)
        return std::unexpected(sheet.error());
    CombinedList list;
    list.normal = sheet->list;
    return ImportedSet{.file = importOf(list, sheet->notes)};
}

/// A list equal to its file is written as the same bytes, whatever its layout; otherwise all
/// unchanged parts keep their spelling.
QByteArray writeListFile(const GoalSet &set)
{
    CombinedList list = listOfSet(set);
    QByteArray layout = writeGoalList(list);
    if (!set.file)
        return layout;
    if (set.file->layout == layout)
        return set.file->bytes;
    const auto stood = readGoalList(set.file->bytes);
    return stood ? writeGoalList(withSpellingOf(std::move(list), stood->list)) : layout;
}

bool isTimedOrListed(const Objective &objective)
{
    const BalancedRow row = balancedRowOf(objective);
    return row.time || row.difficulty;
}

/// The generator of a saved preview is implied by the file format.
bool listHoldsSection(const QString &key, const FieldValues &values)
{
    if (key == preview_section::section.key) {
        const QString generator = textOf(values, preview_section::generator);
        return values.size() <= 1 && (generator.isEmpty() || generator == balancedGenerator);
    }
    return key == balanced::goals.key || key == balanced::filters.key || key == balanced::lists.key;
}

constexpr std::array lintedCodes{toCode(BalancedCode::GoalTimeMissing),
    toCode(BalancedCode::GoalIdTwice), toCode(BalancedCode::GoalNeverRead)};

} // namespace

constexpr SetFormat listFormat{.key = balanced::listFormat,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goal list for balanced boards"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The combined list read by Ocarina of Time bingo tools: goals with times, by difficulty."),
    .suffix = "json",
    .recognise = likenessOfList,
    .read = readListFile,
    .linted = lintedCodes,
    .keeps = Aspect::LineBreaks,
    .holdsSection = listHoldsSection,
    .holdsGoal = isTimedOrListed,
    .write = writeListFile};

constexpr SetFormat sheetFormat{.key = Key("goal-sheet"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goal sheet for balanced boards"),
    .suffix = "csv",
    .recognise = likenessOfSheet,
    .read = readSheetFile,
    .linted = lintedCodes};

} // namespace boardwright
