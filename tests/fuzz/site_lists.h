// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "tests/fuzz/law.h"

namespace boardwright::test {

/// Makes one board, unless that takes too long for a fuzz target, and checks it with the checker.
inline void checkBoard(const Generator &generator, const GoalSet &set, const Settings &settings)
{
    const auto compiled = generator.compile(set, settings);
    if (!compiled) {
        require(!compiled.error().isEmpty());
        return;
    }
    constexpr std::uint64_t mostPolls = 20;
    Watch watch({}, mostPolls);
    Result board;
    const auto scratch = generator.scratch(**compiled);
    if (generator.run(**compiled, *scratch, u"112233", board, nullptr, watch))
        require(generator.check(set, settings, board).empty());
}

/// Checks for arbitrary bytes what a format of a site's own lists must do: a list is read, or
/// refused with a place in the text; what it says is written again, and saved, without a change;
/// and boards of it pass the checker.
inline void checkSiteList(
    const SetFormat &format, const Generator &generator, const QByteArray &bytes)
{
    const ImportText text(bytes);
    const bool isLikely = format.recognise(text) != Likeness::None;
    const auto read = format.read(text, {});
    if (!read) {
        require(!isLikely);
        require(read.error().where.line >= 0 && read.error().where.column >= 0);
        return;
    }
    const GoalSet &set = read->file.set;
    const QByteArray written = format.write(set);
    const auto again = format.read(ImportText(written), {});
    require(again.has_value());
    require(format.write(again->file.set) == written);
    const auto saved = readNative(writeNative(set));
    require(saved.has_value() && format.write(saved->set) == written);
    const Settings settings = generator.settingsFor(set);
    (void)generator.lint(set, settings);
    constexpr qsizetype mostGoals = 400;
    if (set.objectives.size() <= mostGoals)
        checkBoard(generator, set, settings);
}

} // namespace boardwright::test
