// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/layered.h"

#include "core/board/stopped_run.h"
#include "core/layered/checker.h"
#include "core/layered/codes.h"
#include "core/layered/facts.h"
#include "core/layered/layers.h"
#include "core/layered/lint.h"
#include "core/layered/measures.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<const Section *, 5> sections{&layered::pieceTable, &arrange::rules,
    &layered::runSection, &layered::gateTable, &layered::targetTable};

/// A layered board holds no goals.
constexpr std::array unusedFields{ObjectiveField::Weighting};

/// Lists how the board was made, and each rule that not all of its pieces meet.
void writeMade(const layered::LayeredSet &set, const layered::LayeredScratch &scratch, Result &into)
{
    into.made.push_back({.code = toCode(LayeredCode::MadeInLayers),
        .severity = Severity::Hint,
        .args = {static_cast<qint64>(set.layers.size()), scratch.board.score(), set.most()}});
    for (std::size_t rule = 0; rule < scratch.unmet.size(); ++rule) {
        if (scratch.unmet[rule] > 0)
            into.made.push_back({.code = toCode(LayeredCode::RuleUnmet),
                .severity = Severity::Hint,
                .args = {static_cast<qint64>(rule) + 1, qint64{scratch.unmet[rule]}}});
    }
}

} // namespace

const Info &LayeredGenerator::info() const
{
    static const Info info{.key = "layered"_L1,
        .version = 3,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Layered"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Pieces placed layer by layer, each where the placement rules want it"),
        .needsData = true,
        .seeds = SeedUse::Own,
        .sections = sections,
        .unusedFields = unusedFields,
        .parameters = layered::parameters,
        .measures = layered::measures,
        .counters = layered::counters,
        .gates = layered::gates,
        .gateTable = &layered::gateTable,
        .tunables = layered::tunables(),
        .targetTable = &layered::targetTable,
        .placementFacts = layered::placementFacts,
        .boardFacts = layered::boardFacts,
        .factLists = layered::factLists,
        .codes = layeredCodes};
    return info;
}

Settings LayeredGenerator::settingsFor(const GoalSet & /*set*/) const
{
    return defaultSettings(layered::parameters);
}

QList<Problem> LayeredGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    return layered::lint(set, layered::optionsOf(settings));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> LayeredGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    QList<Problem> problems = lint(set, settings);
    problems.removeIf([](const Problem &problem) { return problem.severity != Severity::Error; });
    if (!problems.isEmpty())
        return std::unexpected(problems);
    return std::make_shared<const layered::LayeredSet>(set, settings);
}

std::unique_ptr<Scratch> LayeredGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<layered::LayeredScratch>(
        static_cast<const layered::LayeredSet &>(compiled));
}

Outcome LayeredGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const layered::LayeredSet &>(compiled);
    auto &memory = static_cast<layered::LayeredScratch &>(scratch);
    into.reset(set.shape);
    if (trace != nullptr)
        trace->clear();
    memory.draws.emplace(seed);
    layered::Work work;
    if (!layered::placeLayers(set, memory, *memory.draws, trace, watch, work))
        return stoppedRun(into, trace);
    for (std::size_t piece = 0; piece < memory.board.pieces(); ++piece)
        into.at[static_cast<std::size_t>(memory.board.siteOf(piece))].what = set.rowOf(piece).id;
    writeMade(set, memory, into);
    into.counts.assign(layered::counters.size(), 0);
    into.counts[layered::PassCount] = work.passes;
    into.counts[layered::ExtraPassCount] = work.extraPasses;
    into.counts[layered::AtMaximum] = memory.board.score() >= set.most() ? 1 : 0;
    into.counts[layered::CheckPassed] = layered::passesCheck(set, memory) ? 1 : 0;
    return {};
}

void LayeredGenerator::measure(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/, Measured &into) const
{
    layered::takeMeasures(static_cast<const layered::LayeredSet &>(compiled),
        static_cast<const layered::LayeredScratch &>(scratch), into);
}

Facts LayeredGenerator::facts(
    const Compiled &compiled, Scratch &scratch, const Result & /*result*/) const
{
    return layered::factsOf(static_cast<const layered::LayeredSet &>(compiled),
        static_cast<const layered::LayeredScratch &>(scratch));
}

std::vector<Finding> LayeredGenerator::check(
    const GoalSet &set, const Settings & /*settings*/, const Result &result) const
{
    return layered::checkBoard(set, result);
}

} // namespace boardwright
