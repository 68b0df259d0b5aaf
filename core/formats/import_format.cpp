// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_format.h"

#include "core/formats/file.h"
#include "core/formats/literal.h"
#include "core/formats/other_keys.h"
#include "core/formats/repairs.h"
#include "core/formats/script.h"
#include "core/formats/set_format.h"
#include "core/formats/text_position.h"
#include "core/goalset/objective.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

struct Meant {
    const SetFormat *format = nullptr;
    Likeness likeness = Likeness::None;
};

Meant formatMeant(const ImportText &text)
{
    Meant meant;
    for (const SetFormat *format : importFormats()) {
        if (format->isOfSite)
            continue;
        const Likeness likeness = format->recognise(text);
        if (likeness > meant.likeness)
            meant = {.format = format, .likeness = likeness};
    }
    return meant;
}

std::expected<OpenedSet, Problem> readForeign(
    const ImportText &text, const SetFormat &format, const ImportChoices &choices)
{
    auto imported = format.read(text, choices);
    if (!imported)
        return std::unexpected(std::move(imported).error());
    imported->file.notes = text.notes() + imported->file.notes;
    QList<const SetFormat *> asSites;
    for (const SetFormat *known : importFormats()) {
        if (known->isOfSite && known->recognise(text) > Likeness::None)
            asSites << known;
    }
    return OpenedSet{.file = std::move(imported->file),
        .from = &format,
        .tiers = imported->tiers,
        .hasTypes = imported->hasTypes,
        .lists = std::move(imported->lists),
        .list = std::move(imported->list),
        .asSites = std::move(asSites)};
}

/// Whether the goals have values that no site knows, such as ranges and weightings.
bool hasMoreThanSites(const GoalSet &set)
{
    return std::ranges::any_of(set.objectives, [](const Objective &objective) {
        Objective plain;
        plain.id = objective.id;
        plain.goal = objective.goal;
        plain.boardCategories = objective.boardCategories;
        plain.lineCategories = objective.lineCategories;
        plain.progression = objective.progression; // of its tier
        plain.tag = objective.tag;
        plain.tooltip = objective.tooltip;
        plain.extension = objective.extension;
        plain.verbatim = objective.verbatim;
        return plain != objective;
    });
}

/// A list from which its site makes boards, as the site has it. Of several in a file the author
/// chooses first.
std::expected<OpenedSet, Problem> asItsSite(
    OpenedSet opened, const ImportText &text, const ImportChoices &choices)
{
    if (!choices.prefersSite || !opened.lists.isEmpty() || hasMoreThanSites(opened.file.set))
        return opened;
    const auto isSure
        = [&](const SetFormat *format) { return format->recognise(text) >= Likeness::Certain; };
    const auto site = std::ranges::find_if(opened.asSites, isSure);
    if (site == opened.asSites.end())
        return opened;
    return readForeign(text, **site, choices);
}

bool beginsAsJson(const QString &path)
{
    constexpr qint64 beginning = 4'096;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && ImportText(file.read(beginning)).beginsAsJson();
}

Problem tooManyGoals(qint64 goals)
{
    Problem problem;
    problem.code = toCode(ImportCode::TooManyGoals);
    problem.args = {goals, qint64{mostObjectives}};
    return problem;
}

/// Lines that are not empty. Quick, because a large text is refused by it before any format looks.
qint64 linesIn(const QByteArray &bytes)
{
    qint64 lines = 0;
    char before = '\n';
    for (const char byte : bytes) {
        lines += byte != '\n' && byte != '\r' && (before == '\n' || before == '\r') ? 1 : 0;
        before = byte;
    }
    return lines;
}

/// The first array of objects in a value; null if there is none.
// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
const JsonValue *arrayOfObjects(const JsonValue &value)
{
    const auto isObject = [](const JsonValue &element) { return !element.members.empty(); };
    if (!value.elements.empty() && std::ranges::all_of(value.elements, isObject))
        return &value;
    for (const JsonValue &element : value.elements) {
        if (const JsonValue *const found = arrayOfObjects(element))
            return found;
    }
    for (const JsonMember &member : value.members) {
        if (const JsonValue *const found = arrayOfObjects(member.value))
            return found;
    }
    return nullptr;
}

/// What is missing in the objects of an array, which are no goals.
Problem whyNoGoals(const JsonValue &array, Repairs &repairs)
{
    constexpr std::size_t mostKeys = 6;
    QStringList keys;
    for (const JsonMember &member : array.elements.front().members) {
        constexpr std::array textKeys{
            QLatin1StringView("name"), QLatin1StringView("goal"), QLatin1StringView("text")};
        const JsonValue &value = member.value;
        const bool isMeantAsText = std::ranges::any_of(textKeys, [&](QLatin1StringView key) {
            return member.key.compare(key, Qt::CaseInsensitive) == 0;
        });
        if (isMeantAsText && value.kind != JsonKind::String)
            return repairs.error(ImportCode::GoalTextNotRead, value.begin,
                {member.key, repairs.quoted(value.begin, value.end)});
        if (static_cast<std::size_t>(keys.size()) < mostKeys)
            keys << member.key;
    }
    return repairs.error(ImportCode::NoGoalText, array.elements.front().begin, {keys.join(u", ")});
}

/// Why there is no list in a script.
Problem withoutList(const ImportText &text)
{
    const QString from = loadedFrom(text.bytes());
    Repairs repairs(text.bytes());
    if (!from.isEmpty())
        return repairs.error(ImportCode::ListElsewhere, 0, {from});
    if (const auto &assigned = text.script().assigned) {
        for (const AssignedLiteral &literal : *assigned) {
            if (const JsonValue *const array = arrayOfObjects(literal.value))
                return whyNoGoals(*array, repairs);
        }
    }
    return repairs.error(ImportCode::ScriptWithoutList, 0);
}

std::expected<OpenedSet, Problem> withinLimits(OpenedSet opened)
{
    const qsizetype goals = opened.file.set.objectives.size();
    if (goals <= mostObjectives)
        return opened;
    return std::unexpected(tooManyGoals(goals));
}

/// Whether an array has anything in it that could have been a goal.
bool holdsAny(const JsonValue &array)
{
    return std::ranges::any_of(array.elements, [](const JsonValue &element) {
        return !element.elements.empty()
            || std::ranges::any_of(element.members, [](const JsonMember &member) {
                   return !member.value.members.empty() || !member.value.text.trimmed().isEmpty();
               });
    });
}

/// Why a text of no known format is no list, if that can be told; what a tolerant reader cannot
/// make sense of is more to the point than what JSON forbids.
std::optional<Problem> whyUnread(const ImportText &text, ImportText::Kind kind)
{
    Repairs repairs(text.bytes());
    if (kind == ImportText::Kind::Foreign)
        return repairs.error(ImportCode::FormatNotRead, 0, {text.foreignFormat()});
    if (text.beginsAsJson()) {
        const auto &root = text.json().root;
        if (!root)
            return root.error();
        const bool isSet = std::ranges::any_of(root->members, isKeyOfSet, &JsonMember::key);
        if (const JsonValue *const array = isSet ? nullptr : arrayOfObjects(*root))
            return whyNoGoals(*array, repairs);
        if (root->kind == JsonKind::Array)
            return repairs.error(
                holdsAny(*root) ? ImportCode::NoListInJson : ImportCode::NoGoalsInFile,
                root->begin);
    }
    if (kind == ImportText::Kind::Markup)
        return repairs.error(ImportCode::MarkupNotRead, 0);
    if (kind == ImportText::Kind::Code || text.looksLikeScript())
        return withoutList(text);
    return std::nullopt;
}

} // namespace

std::expected<OpenedSet, Problem> readAnySet(const QByteArray &bytes, QStringView suffix,
    const std::stop_token &stop, const ImportChoices &choices)
{
    if (bytes.size() > largestFile) { // a text, as files of that size are not read at all
        Problem problem;
        problem.code = Code::FileTooLarge;
        problem.args = {largestFile};
        return std::unexpected(problem);
    }
    auto native = readNative(bytes, stop);
    if (native && choices.format.isEmpty())
        return withinLimits({.file = *std::move(native), .from = nullptr});
    if (!native && native.error().code == Code::Cancelled)
        return std::unexpected(std::move(native).error());
    const qsizetype first = skippedSpace(bytes, byteOrderMarkSize(bytes));
    if (first < bytes.size() && bytes[first] != '[' && bytes[first] != '{') {
        if (const qint64 lines = linesIn(bytes); lines > mostImportLines)
            return std::unexpected(tooManyGoals(lines));
    }
    ImportText text(bytes, suffix.toString(), stop);
    if (choices.format.isEmpty())
        text.leaveOutAround();
    if (const SetFormat *const format = importFormatOf(choices.format))
        return readForeign(text, *format, choices).and_then(withinLimits);
    const Meant meant = formatMeant(text);
    const auto kind = meant.likeness < Likeness::Certain ? text.kind() : ImportText::Kind::Lines;
    if (meant.format != nullptr && kind == ImportText::Kind::Lines) {
        auto read = readForeign(text, *meant.format, choices).and_then([&](OpenedSet opened) {
            return asItsSite(std::move(opened), text, choices);
        });
        // Another language may assign its lists as JavaScript does.
        if (read || !text.looksLikeScript() || text.foreignFormat().isEmpty())
            return std::move(read).and_then(withinLimits);
        return std::unexpected(
            Repairs(text.bytes()).error(ImportCode::FormatNotRead, 0, {text.foreignFormat()}));
    }
    if (stop.stop_requested())
        return std::unexpected(stoppedReading());
    if (auto why = whyUnread(text, kind))
        return std::unexpected(*std::move(why));
    if (native)
        return withinLimits({.file = *std::move(native), .from = nullptr});
    // A file that is no goal set lacks everything that one has.
    if (text.beginsAsJson()
        && !std::ranges::any_of(text.json().root->members, isKeyOfSet, &JsonMember::key))
        return std::unexpected(
            Repairs(text.bytes()).error(ImportCode::NoListInJson, text.json().root->begin));
    return std::unexpected(std::move(native).error());
}

std::expected<OpenedSet, Problem> openAnySet(
    const QString &path, const std::stop_token &stop, const ImportChoices &choices)
{
    const auto bytes = readFile(path);
    if (bytes)
        return readAnySet(*bytes, QFileInfo(path).suffix(), stop, choices);
    if (bytes.error().code != Code::FileTooLarge)
        return std::unexpected(bytes.error());
    // Of JSON, an error in the first part of the file is more to the point.
    auto native = openNative(path, stop);
    if (native)
        return OpenedSet{.file = *std::move(native), .from = nullptr};
    return std::unexpected(beginsAsJson(path) ? std::move(native).error() : bytes.error());
}

} // namespace boardwright
