// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_codes.h"
#include "core/formats/import_format.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "tests/support/lists/site_rules.h"
#include "tests/support/sets/native_files.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace boardwright;

namespace {

void requireOfList(bool law)
{
    if (!law)
        std::abort();
}

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
    requireOfList(
        isOfWhole || (line >= 1 && line <= text.lines && column >= 1 && column <= text.bytes + 1));
    for (const Arg &arg : problem.args) {
        constexpr qsizetype longestQuote = 500;
        const auto *const quoted = std::get_if<QString>(&arg);
        requireOfList(quoted == nullptr || quoted->size() <= longestQuote);
    }
}

/// What was repaired is saved without a fault, and without a change.
void checkRepaired(const OpenedSet &opened)
{
    const auto again = readNative(writeNative(opened.file.set));
    requireOfList(again.has_value() && again->siteStyle);
    requireOfList(test::valueOf(again->set) == test::valueOf(opened.file.set));
}

bool isList(const SetFormat *format)
{
    return format != nullptr && test::hasSiteRules(format->key);
}

void checkSet(const OpenedSet &opened, const ImportChoices &choices)
{
    const GoalSet &set = opened.file.set;
    requireOfList(set.objectives.size() <= mostObjectives);
    QSet<RowId> ids;
    for (const Objective &objective : set.objectives) {
        requireOfList(objective.id != RowId::none && !ids.contains(objective.id));
        ids.insert(objective.id);
        if (isList(opened.from))
            requireOfList(!objective.goal.trimmed().isEmpty());
    }
    if (opened.from == &siteFormat)
        checkRepaired(opened);
    if (isList(opened.from)) {
        requireOfList(!set.objectives.isEmpty());
        requireOfList(choices.types != TypesAs::Nothing || !opened.hasTypes
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
void checkWritten(const GoalSet &set)
{
    constexpr qsizetype mostWritten = 2'000; // the laws do not need more
    if (spelledOut(set) > mostWritten)
        return;
    for (const SetFormat *format : setFormats()) {
        for (const Loss &loss : lossesOf(set, *format)) {
            requireOfList(std::ranges::all_of(loss.rows, [&](RowId row) {
                return std::ranges::contains(set.objectives, row, &Objective::id);
            }));
        }
        if (!isList(format) || obstacleTo(set, *format))
            continue;
        const QByteArray bytes = format->write(set);
        const test::SiteList site = test::readAsSite(format->key, bytes);
        requireOfList(site.rejection.isEmpty());
        // Lines may look like another format; of an empty set there is none.
        const bool isText = format->key == QLatin1StringView("text");
        const bool isBlank = bytes.trimmed().isEmpty();
        if (isText) {
            const auto again = format->read(ImportText(bytes), {});
            requireOfList(again.has_value() || isBlank || bytes.contains('\0'));
            continue;
        }
        const auto again = readAnySet(bytes, QString::fromLatin1(format->suffix));
        requireOfList(again.has_value() && isList(again->from));
        requireOfList(again->file.set.objectives.size() == site.goals.size());
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
        checkWritten(opened->file.set);
    return opened->tiers > 0 || opened->hasTypes;
}

} // namespace

/// Checks the laws of formats/import_format.h and formats/set_format.h for arbitrary bytes.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const TextExtent extent = extentOf(bytes);
    constexpr std::array suffixes{u"", u"json", u"js", u"csv", u"txt"};
    bool areChoices = false;
    for (const char16_t *suffix : suffixes)
        areChoices = checkRead(bytes, suffix, {}, extent, suffix == suffixes.front()) || areChoices;
    if (!areChoices)
        return 0;
    for (const TypesAs types :
        {TypesAs::LineCategories, TypesAs::BoardCategories, TypesAs::Tags, TypesAs::Nothing}) {
        for (const int bits : {0, 1, 2, 3}) {
            const ImportChoices choices{.tiersAsDifficulty = (bits & 1) != 0,
                .tiersAsZones = (bits & 2) != 0,
                .types = types};
            checkRead(bytes, {}, choices, extent, types == TypesAs::Tags && bits == 2);
        }
    }
    return 0;
}
