// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_codes.h"
#include "core/formats/import_format.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "tests/fuzz/law.h"
#include "tests/support/lists/site_rules.h"
#include "tests/support/sets/native_files.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace boardwright;
using test::require;

namespace {

/// A text that places refer to. An older Mac's line ends are line ends, too.
struct TextExtent {
    qsizetype lines = 0;
    qsizetype bytes = 0;
};

/// The file as it is, and as it was converted.
TextExtent extentOf(const QByteArray &bytes)
{
    const QByteArray converted = ImportText(bytes).bytes();
    const auto lines
        = [](const QByteArray &text) { return 1 + text.count('\n') + text.count('\r'); };
    return {.lines = std::max(lines(bytes), lines(converted)),
        .bytes = std::max(bytes.size(), converted.size())};
}

/// A problem has a place in the text, or is about the whole; what it quotes is short.
void checkProblem(const Problem &problem, const TextExtent &text)
{
    const auto [line, column] = problem.where;
    const bool isOfWhole = line == 0 && column == 0;
    require(
        isOfWhole || (line >= 1 && line <= text.lines && column >= 1 && column <= text.bytes + 1));
    for (const Arg &arg : problem.args) {
        constexpr qsizetype longestQuote = 500;
        const auto *const quoted = std::get_if<QString>(&arg);
        require(quoted == nullptr || quoted->size() <= longestQuote);
    }
}

/// What was repaired is saved without a fault, and without a change.
void checkRepaired(const OpenedSet &opened)
{
    const auto again = readNative(writeNative(opened.file.set));
    require(again.has_value() && again->siteStyle);
    require(test::valueOf(again->set) == test::valueOf(opened.file.set));
}

bool isList(const SetFormat *format)
{
    return format != nullptr && test::hasSiteRules(format->key);
}

void checkSet(const OpenedSet &opened, const ImportChoices &choices)
{
    const GoalSet &set = opened.file.set;
    require(set.objectives.size() <= mostObjectives);
    QSet<RowId> ids;
    for (const Objective &objective : set.objectives) {
        require(objective.id != RowId::none && !ids.contains(objective.id));
        ids.insert(objective.id);
        if (isList(opened.from))
            require(!objective.goal.trimmed().isEmpty());
    }
    if (opened.from == &siteFormat)
        checkRepaired(opened);
    if (isList(opened.from)) {
        require(!set.objectives.isEmpty());
        require(choices.types != TypesAs::Nothing || !opened.hasTypes
            || std::ranges::all_of(
                set.objectives, &QStringList::isEmpty, &Objective::lineCategories));
    }
}

/// The goals that writers make of a set: a goal for each value.
qsizetype spelledOut(const GoalSet &set)
{
    qsizetype goals = 0;
    for (const Objective &objective : set.objectives)
        goals += std::max<qsizetype>(1, objective.range.size());
    return goals;
}

/// What a format writes is accepted by its site, and reads back.
void checkWritten(const GoalSet &set, const QByteArray &bytes)
{
    constexpr qsizetype mostWritten = 2'000; // the laws do not need more
    if (spelledOut(set) > mostWritten)
        return;
    const auto formats = setFormats();
    for (std::size_t i = 0; i < std::size(formats); ++i) {
        if (!test::isChosen(bytes, i, std::size(formats)))
            continue;
        const SetFormat *const format = formats[i];
        for (const Loss &loss : lossesOf(set, *format)) {
            require(std::ranges::all_of(loss.rows, [&](RowId row) {
                return std::ranges::contains(set.objectives, row, &Objective::id);
            }));
        }
        if (!isList(format) || obstacleTo(set, *format))
            continue;
        const QByteArray written = format->write(set);
        const test::SiteList site = test::readAsSite(format->key, written);
        require(site.rejection.isEmpty());
        // Lines may look like another format; of an empty set there is none.
        const bool isText = format->key == QLatin1StringView("text");
        const bool isBlank = written.trimmed().isEmpty();
        if (isText) {
            const auto again = format->read(ImportText(written), {});
            require(again.has_value() || isBlank || written.contains('\0'));
            continue;
        }
        const auto again = readAnySet(written, QString::fromLatin1(format->suffix));
        require(again.has_value() && isList(again->from));
        require(again->file.set.objectives.size() == site.goals.size());
    }
}

/// Whether the author's choices matter.
bool checkRead(const QByteArray &bytes, QStringView suffix, const ImportChoices &choices,
    const TextExtent &extent, bool isWritten)
{
    const auto opened = readAnySet(bytes, suffix, {}, choices);
    if (!opened) {
        checkProblem(opened.error(), extent);
        return false;
    }
    for (const Problem &note : opened->file.notes)
        checkProblem(note, extent);
    checkSet(*opened, choices);
    if (isWritten)
        checkWritten(opened->file.set, bytes);
    return opened->tiers > 0 || opened->hasTypes;
}

} // namespace

/// Checks the laws of formats/import_format.h and formats/set_format.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const TextExtent extent = extentOf(bytes);
    constexpr std::array suffixes{u"", u"json", u"js", u"csv", u"txt"};
    bool areChoices = false;
    for (std::size_t i = 0; i < suffixes.size(); ++i) {
        if (test::isChosen(bytes, i, suffixes.size()))
            areChoices = checkRead(bytes, suffixes.at(i), {}, extent, i == 0) || areChoices;
    }
    if (!areChoices)
        return 0;
    constexpr std::array types{
        TypesAs::LineCategories, TypesAs::BoardCategories, TypesAs::Tags, TypesAs::Nothing};
    constexpr std::size_t allBits = 4;
    for (std::size_t i = 0; i < types.size() * allBits; ++i) {
        if (!test::isChosen(bytes, i, types.size() * allBits))
            continue;
        const std::size_t bits = i % allBits;
        const ImportChoices choices{.tiersAsDifficulty = (bits & 1) != 0,
            .tiersAsZones = (bits & 2) != 0,
            .types = types.at(i / allBits)};
        checkRead(bytes, {}, choices, extent, choices.types == TypesAs::Tags && bits == 2);
    }
    return 0;
}
