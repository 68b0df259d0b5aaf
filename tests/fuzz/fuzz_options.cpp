// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/generator/judge.h"
#include "core/generator/seed_line.h"
#include "core/generator/settings.h"
#include "core/generator/target_table.h"
#include "tests/support/sets/goal_sets.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace boardwright;

namespace {

void requireOfOption(bool law)
{
    if (!law)
        std::abort();
}

} // namespace

/// Texts that people type behind options and into fields: seeds with their settings, values of
/// settings, gates and targets. What is taken is written as it was meant.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QString text
        = QString::fromUtf8(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto line = parseSeedLine(text); line && *line) {
        const auto again = parseSeedLine(seedLineText(**line));
        requireOfOption(again && *again && (*again)->seed == (*line)->seed
            && (*again)->generator == (*line)->generator);
    }
    const qsizetype equals = text.indexOf(u'=');
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        if (equals > 0) {
            Settings settings = defaultSettings(info.parameters);
            (void)setParameter(
                info.parameters, settings, text.first(equals), text.sliced(equals + 1));
        }
        GoalSet set = plainSet(3);
        if (info.gateTable != nullptr)
            (void)addGate(info, set, text);
        (void)addTarget(info, set, text);
        (void)generator->lint(set, generator->settingsFor(set));
    }
    return 0;
}
