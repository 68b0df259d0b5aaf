// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/constrained.h"

#include "core/board/checker.h"
#include "core/constrained/board_state.h"
#include "core/constrained/compiled_set.h"
#include "core/constrained/exclusion.h"
#include "core/constrained/fill.h"
#include "core/constrained/lint.h"
#include "core/constrained/measures.h"
#include "core/constrained/parameters.h"
#include "core/constrained/pool.h"
#include "core/constrained/relaxations.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ConstrainedScratch final : Scratch {
    explicit ConstrainedScratch(const CompiledSet &set)
        : board(set)
        , pool(set)
    {
        order.reserve(set.shape->sites.size());
    }

    BoardState board;
    Pool pool;
    std::vector<SiteIndex> order;
};

Outcome failure(Code code, std::vector<Finding> why = {})
{
    return std::unexpected(Failure{.code = code, .why = std::move(why)});
}

/// The phases in turn; Effort tells which of them filled how many cells.
std::expected<void, Stopped> fillBoard(
    Fill &fill, const BoardState &board, int cells, Recorder &recorder, Effort &effort)
{
    const auto filled = [&] { return static_cast<int>(board.fillOrder().size()); };
    const auto phase = [&](Stage stage, std::expected<void, Stopped> (Fill::*run)(), int &placed) {
        const int before = filled();
        recorder.begin(stage);
        auto done = (fill.*run)();
        recorder.end(stage);
        placed = filled() - before;
        return done;
    };
    if (auto done = phase(Stage::Forced, &Fill::forced, effort.forcedPlaced); !done)
        return done;
    if (auto done = phase(Stage::Greedy, &Fill::greedy, effort.greedyPlaced); !done)
        return done;
    if (filled() == cells)
        return {};
    return phase(Stage::Relax, &Fill::relaxed, effort.relaxPlaced);
}

void writePlaced(const CompiledSet &set, const BoardState &board, Result &into)
{
    for (const SiteIndex site : board.fillOrder()) {
        const CompiledGoal &goal = set.goals[static_cast<std::size_t>(board.goalAt(site))];
        const int value = board.valueAt(site);
        into.at[static_cast<std::size_t>(site)] = {.what = goal.row,
            .value = value < 0 ? 0 : goal.values.of(set.values)[static_cast<std::size_t>(value)]};
    }
}

std::vector<Finding> emptyCells(const CompiledSet &set, const BoardState &board)
{
    std::vector<Finding> why;
    for (int i = 0; i < set.cells(); ++i) {
        if (board.isOpen(SiteIndex{i}))
            why.push_back({.code = Code::NoCandidate,
                .severity = Severity::Error,
                .site = SiteIndex{i},
                .about = RowId::none,
                .args = {Arg(qint64{i + 1})}});
    }
    return why;
}

/// Names the shortage: goals, or goals that may stand where cells are open.
Outcome unfilled(const CompiledSet &set, const BoardState &board, int supply)
{
    const qint64 open = set.cells() - static_cast<qint64>(board.fillOrder().size());
    const bool isShort = supply < set.cells();
    Finding shortage{.code = isShort ? Code::PoolTooSmall : Code::NoGoalFits,
        .severity = Severity::Error,
        .site = SiteIndex::none,
        .about = RowId::none,
        .args = {Arg(open)}};
    if (isShort) {
        shortage.args[1] = qint64{supply};
        shortage.args[2] = qint64{set.cells()};
    }
    const Code code = shortage.code;
    std::vector<Finding> why = emptyCells(set, board);
    why.insert(why.begin(), std::move(shortage));
    return failure(code, std::move(why));
}

} // namespace

const Info &ConstrainedGenerator::info() const
{
    static constexpr std::array<const Section *, 2> sections{
        &exclusion::groups, &exclusion::membership};
    static const Info info{.key = "constrained"_L1,
        .version = 1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Constrained"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals under limits on categories, tags, copies and zones, as lockout.live does it"),
        .sections = sections,
        .parameters = constrainedParameters,
        .measures = constrainedMeasures};
    return info;
}

Settings ConstrainedGenerator::settingsFor(const GoalSet &set) const
{
    return settingsOf(preferredSettings(set).value_or(ModeSettings{}));
}

QList<Problem> ConstrainedGenerator::lint(const GoalSet &set, const Settings &settings) const
{
    const ModeSettings mode = modeSettings(settings);
    const Choice &choice
        = constrainedParameters.front().choices[static_cast<std::size_t>(mode.mode)];
    return lintConstrained(set, mode, QString::fromUtf8(choice.label));
}

std::expected<std::shared_ptr<const Compiled>, QList<Problem>> ConstrainedGenerator::compile(
    const GoalSet &set, const Settings &settings) const
{
    return compileConstrained(set, modeSettings(settings));
}

std::unique_ptr<Scratch> ConstrainedGenerator::scratch(const Compiled &compiled) const
{
    return std::make_unique<ConstrainedScratch>(static_cast<const CompiledSet &>(compiled));
}

Outcome ConstrainedGenerator::run(const Compiled &compiled, Scratch &scratch, QStringView seed,
    Result &into, Trace *trace, Watch &watch) const
{
    const auto &set = static_cast<const CompiledSet &>(compiled);
    auto &work = static_cast<ConstrainedScratch &>(scratch);
    const Draws draws(seed);

    into.reset(set.shape);
    into.findings.reserve(set.mostRelaxations + 1); // and goals pulled back
    into.involved.reserve(set.mostInvolved);
    work.board.clear();
    work.pool.roll(set, draws);
    into.effort.poolSize = static_cast<int>(work.pool.goals().size());
    into.effort.pulledBack = work.pool.pulledBack();

    Recorder recorder(trace);
    Fill fill(set, work.pool, draws, work.board, work.order, recorder, watch);
    if (!fillBoard(fill, work.board, set.cells(), recorder, into.effort))
        return failure(Code::Cancelled);

    writePlaced(set, work.board, into);
    if (work.pool.pulledBack() > 0)
        into.findings.push_back({.code = Code::GoalsPulledBack,
            .severity = Severity::Warning,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = {Arg(qint64{work.pool.pulledBack()})}});
    listRelaxations(set, work.board, into);

    if (static_cast<int>(work.board.fillOrder().size()) < set.cells())
        return unfilled(set, work.board, work.pool.supply());
    return {};
}

void ConstrainedGenerator::measure(
    const Compiled &compiled, const Result &result, Measured &into) const
{
    takeMeasures(static_cast<const CompiledSet &>(compiled), result, into);
}

std::vector<Finding> ConstrainedGenerator::check(
    const GoalSet &set, const Settings &settings, const Result &result) const
{
    return checkBoard(set, modeSettings(settings), result.at);
}

} // namespace boardwright
