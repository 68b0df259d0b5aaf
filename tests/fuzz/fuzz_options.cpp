// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/generator/judge.h"
#include "core/generator/seed_line.h"
#include "core/generator/settings.h"
#include "core/generator/target_table.h"
#include "tests/fuzz/law.h"
#include "tests/support/sets/goal_sets.h"

using namespace boardwright;
using test::require;

/// Texts that people type behind options and into fields: seeds with their settings, values of
/// settings, gates and targets. What is taken is written as it was meant.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text = QString::fromUtf8(test::bytesOf(data, size));
    if (const auto line = parseSeedLine(text); line && *line) {
        const auto again = parseSeedLine(seedLineText(**line));
        require(again && *again && (*again)->seed == (*line)->seed
            && (*again)->generator == (*line)->generator);
    }
    static const GoalSet small = plainSet(3);
    const qsizetype equals = text.indexOf(u'=');
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        if (equals > 0) {
            Settings settings = defaultSettings(info.parameters);
            (void)setParameter(
                info.parameters, settings, text.first(equals), text.sliced(equals + 1));
        }
        GoalSet set = small;
        const bool hasGate = info.gateTable != nullptr && addGate(info, set, text);
        const bool hasTarget = addTarget(info, set, text) == TargetText::Fine;
        if (hasGate || hasTarget)
            (void)generator->lint(set, generator->settingsFor(set));
    }
    return 0;
}
