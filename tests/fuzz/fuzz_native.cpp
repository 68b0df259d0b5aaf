// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"
#include "core/constrained/lint.h"
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "core/formats/native_places.h"
#include "core/formats/problem_places.h"
#include "core/goalset/fix.h"
#include "core/goalset/lint.h"
#include "tests/fuzz/law.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"

#include <QJsonDocument>

#include <algorithm>

using namespace boardwright;
using test::require;

namespace {

/// Qt's reader accepts only arrays and objects, and rejects numbers outside the range of a double.
bool isJsonForQt(const QByteArray &bytes, JsonKind kind)
{
    if (kind != JsonKind::Array && kind != JsonKind::Object)
        return true;
    QJsonParseError error;
    QJsonDocument::fromJson(bytes, &error);
    return error.error == QJsonParseError::NoError || error.error == QJsonParseError::IllegalNumber;
}

void editSections(GoalSet &set)
{
    for (const Field &field : test::everyField()) {
        FieldValues &rules = set.once[QStringLiteral("rules")];
        const bool isSet = rules.contains(field.key);
        setValue(rules, field, isSet ? fallbackOf(field) : Value());
    }
    QList<TableRow> zones = set.tables.take(QStringLiteral("zones"));
    if (!zones.isEmpty())
        zones.move(0, zones.size() - 1);
    zones.append({.id = set.nextRow(), .values = {}, .verbatim = {}});
    FieldValues &values = zones.last().values;
    setValue(values, test::fieldOfEvery("zones"), QList<RowId>{zones.first().id});
    setValue(values, test::fieldOfEvery("rows"), QList<RowId>{set.objectives.last().id});
    setValue(values, test::fieldOfEvery("number"), 0.1);
    set.objectives.last().extension[QStringLiteral("trial")] = values;
    set.tables.insert(QStringLiteral("zones"), zones);
}

void checkReadsBack(const GoalSet &set)
{
    const auto again = readNative(writeNative(set, test::everySection()), test::everySection());
    require(again.has_value());
    require(again->siteStyle);
    require(test::valueOf(again->set) == test::valueOf(set));
}

void checkEdited(GoalSet set)
{
    set.gameName += u'x';
    checkReadsBack(set);
    if (set.objectives.isEmpty())
        return;
    set.objectives.first().weighting = set.objectives.first().weighting == 7 ? 100 : 7;
    set.objectives.last().range.append(3);
    set.objectives.move(0, set.objectives.size() - 1);
    if (!set.boardLimits.isEmpty())
        set.boardLimits.last().percent = set.boardLimits.last().percent == 5 ? 6 : 5;
    checkReadsBack(set);
    editSections(set);
    checkReadsBack(set);
    set.objectives.removeLast();
    checkReadsBack(set);
}

void checkPlaces(const QByteArray &bytes, const GoalSet &set)
{
    const NativePlaces places(bytes, set, test::everySection());
    for (const Objective &objective : set.objectives) {
        const TextPosition place = places.of(objective.id, ObjectiveField::Goal);
        require(place.line >= 1 && place.column >= 1);
    }
}

/// Checks all problems of a file and their fixes.
void checkProblems(const QByteArray &bytes, const GoalSet &set)
{
    constexpr qsizetype mostFixed = 20; // each fix makes another set
    const QList<Problem> problems
        = withPlaces(lint(set, test::everySection()), bytes, set, test::everySection());
    Fixes fixes(set, test::everySection());
    qsizetype fixedProblems = 0;
    for (const Problem &problem : problems) {
        require(problem.where.line >= 1 && problem.where.column >= 1);
        const auto fix = fixes.of(problem);
        if (!fix || fixedProblems++ > mostFixed)
            continue;
        const GoalSet mended = fixed(set, *fix);
        Problem withoutPlace = problem;
        withoutPlace.where = {};
        require(!lint(mended, test::everySection()).contains(withoutPlace));
    }
}

void checkCompiles(const GoalSet &set)
{
    constexpr qsizetype mostObjectives = 200;
    constexpr ModeSettings small{.rows = 3, .columns = 3};
    if (set.objectives.size() > mostObjectives)
        return;
    require(std::ssize(compileConstrained(set, small)->linesOfSite) == small.cells());
    lintConstrained(set, small, {});
}

/// Leaving out Boardwright's own data removes everything below "boardwright" and nothing else.
void checkLeftOut(GoalSet set)
{
    const QByteArray bytes = writeNative(set, test::everySection(), Extension::LeaveOut);
    set.once.clear();
    set.tables.clear();
    for (Objective &objective : set.objectives)
        objective.extension.clear();
    const auto again = readNative(bytes, test::everySection());
    require(again.has_value());
    require(test::valueOf(again->set) == test::valueOf(set));
}

} // namespace

/// Checks the laws of formats/native.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const auto json = parseJson(bytes);
    if (json) {
        require(isJsonForQt(bytes, json->kind));
        const QByteArray layout = layOut(*json, bytes);
        require(test::tokensOf(layout) == test::tokensOf(bytes));
        require(layOut(parseJson(layout).value(), layout) == layout);
    }
    const auto file = readNative(bytes, test::everySection());
    if (!file) {
        require(file.error().where.line >= 1 && file.error().where.column >= 1);
        return 0;
    }
    require(writeNative(file->set, test::everySection()) == bytes);
    const bool isOlder = std::ranges::contains(file->notes, Code::OlderLayout, &Problem::code);
    constexpr qsizetype mostNotes = 100; // further notes are not reported
    const bool isLosing = file->notes.size() >= mostNotes
        || std::ranges::contains(file->notes, Code::FieldRowGone, &Problem::code);
    require(
        isLosing || (isOlder ? !file->siteStyle : file->set.file->layout == layOut(*json, bytes)));
    constexpr std::size_t laws = 5;
    if (test::isChosen(bytes, 0, laws))
        checkEdited(file->set);
    if (test::isChosen(bytes, 1, laws))
        checkPlaces(bytes, file->set);
    if (test::isChosen(bytes, 2, laws))
        checkLeftOut(file->set);
    if (test::isChosen(bytes, 3, laws))
        checkProblems(bytes, file->set);
    if (test::isChosen(bytes, 4, laws))
        checkCompiles(file->set);
    return 0;
}
