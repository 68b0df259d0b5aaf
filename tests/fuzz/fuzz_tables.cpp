// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/generator/problems.h"
#include "tests/fuzz/law.h"

using namespace boardwright;
using test::require;

/// Tables of all generators, such as pools of zones and tiers: whatever a set says, it is checked
/// and compiled, or it is said what is wrong.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const auto file = readNative(bytes);
    constexpr qsizetype mostGoals = 100;
    if (!file || file->set.objectives.size() > mostGoals)
        return 0;
    require(writeNative(file->set) == bytes);
    const auto all = generators();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!test::isChosen(bytes, i, all.size()))
            continue;
        const Generator *const generator = all[i];
        const Settings settings = generator->settingsFor(file->set);
        (void)generator->lint(file->set, settings);
        const auto compiled = generator->compile(file->set, settings);
        require(compiled.has_value() || !compiled.error().isEmpty());
    }
    return 0;
}
