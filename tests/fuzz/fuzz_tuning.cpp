// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"
#include "core/tune/state_json.h"
#include "core/tune/tuner.h"
#include "tests/fuzz/law.h"
#include "tests/support/sets/tuned_sets.h"

using namespace boardwright;
using test::require;

namespace {

/// Small enough for one round after each input.
Tuner smallTuner(TuneEngine engine)
{
    const Generator &generator = *generators().front();
    const GoalSet set = test::withTargets(test::unevenSet(9), {QStringLiteral("all")}, generator);
    const Settings settings = defaultSettings(generator.info().parameters);
    return {generator, set, settings, tunePlanOf(generator.info(), set, settings, {}),
        {.engine = engine, .iterations = 3, .seeds = 2}};
}

} // namespace

/// Checks the laws of tune/state_json.h for arbitrary bytes, and that a tuner continues from
/// whatever it accepts.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes = test::bytesOf(data, size);
    const auto saved = readTuning(bytes);
    if (!saved)
        return 0;
    const auto again = readTuning(tuningJson(*saved));
    require(again.has_value() && again->state == saved->state && again->soFar == saved->soFar);
    for (const TuneEngine engine :
        {TuneEngine::Approximation, TuneEngine::Climbing, TuneEngine::PlainClimbing}) {
        Tuner tuner = smallTuner(engine);
        if (tuner.resume(saved->state, saved->soFar))
            (void)tuner.round({});
    }
    return 0;
}
