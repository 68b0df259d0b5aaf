// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code_key.h"
#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/facts.h"
#include "core/generator/gate.h"
#include "core/generator/measure.h"
#include "core/generator/seed_use.h"
#include "core/generator/settings.h"
#include "core/generator/tunable.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QStringView>

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace boardwright {

/// Describes a generator and what it adds. Constants: everything outside the generator's folder
/// (combo box, forms, tables, overlays, command line, JSON) is built from them.
struct Info {
    Key key; ///< in files and on the command line
    int version = 1; ///< raised by every change that alters a board of an existing seed
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as title
    bool needsData = false; ///< offered only for sets that have data in its sections
    /// Whether what is drawn for a goal hangs on its text (goalset/identity.h), so that boards
    /// change if it is reworded.
    bool drawsByText = false;
    SeedUse seeds = SeedUse::Site;
    /// SeedUse::Room: a room that is given no seed draws one of 1..this. Otherwise 0.
    qint64 lastRoomSeed = 0;
    std::span<const Section *const> sections{};
    std::span<const ObjectiveField> unusedFields{}; ///< of objectives, without effect on boards
    std::span<const Field> parameters{}; ///< mode, size, ...
    /// In statistics files, the name under which programs that share its seeds expect the attempts
    /// ("attempts") again; empty: there are none.
    Key sharedAttempts{};
    std::span<const Measure> measures{};
    std::span<const Counter> counters{}; ///< of Result::counts
    std::span<const OwnLimitKind> limitKinds{}; ///< of limits(), beside those of categories
    /// What boards may be judged by, and the table in which authors do it, which is also one of
    /// `sections`. Neither, or both.
    std::span<const Gate> gates{};
    const Section *gateTable = nullptr;
    /// What a tuner may turn, and the table of what authors want of boards, which is also one of
    /// `sections` (target_table.h). Neither, or both.
    std::span<const Tunable> tunables{};
    const Section *targetTable = nullptr;
    /// What people see of a placement beside its goal, such as its contents: declares keys of
    /// Facts::sites. Facts that are not declared are for files only.
    std::span<const Field> placementFacts{};
    std::span<const Field> boardFacts{}; ///< the same of the board: keys of Facts::board
    std::span<const FactList> factLists{};
    /// What a walk of each kind (Facts::walks) is: sentences with %1 for its cells;
    /// QT_TRANSLATE_NOOP("boardwright::Fields", ...).
    std::span<const char *const> walkTexts{};
    CodeBlock codes{}; ///< what it reports beside the codes of the core; without keys: nothing
    StageBlock stages{}; ///< of its traces, beside those of Stage; without keys: none
};

/// A goal set prepared for one generator and its settings: arrays and bits, shared by all threads
/// that generate boards from one revision of a document. Law: nothing in it changes after compile()
/// has returned it, caches included, so any number of threads may use it without a lock, each with
/// its own scratch. It may outlive the set, the settings and whoever compiled it.
struct Compiled {
    /// The shape of every board; null if it depends on the seed. Law: when given, run() uses it.
    std::shared_ptr<const Shape> shape;

    Compiled() = default;
    Compiled(const Compiled &) = delete;
    Compiled &operator=(const Compiled &) = delete;
    virtual ~Compiled() = default;
};

/// One thread's working memory, reused from board to board.
struct Scratch {
    /// For boards of other seeds that one is compared with; null until it is needed. Generators do
    /// not use it.
    std::unique_ptr<Scratch> beside;

    Scratch() = default;
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    virtual ~Scratch() = default;
};

/// A way of making boards. A set is compiled once, then run once per seed; how is up to the
/// generator. Stateless: every member may be called from any thread. `settings` always belong to
/// this generator's parameters; values that a field does not allow are taken as clamped().
class Generator {
public:
    Generator() = default;
    Generator(const Generator &) = delete;
    Generator &operator=(const Generator &) = delete;
    virtual ~Generator() = default;

    virtual const Info &info() const = 0;

    /// The settings for a newly opened set: those that it is dedicated to, or the defaults.
    virtual Settings settingsFor(const GoalSet &set) const = 0;

    /// The problems of the set for this generator and these settings, in addition to
    /// goalset/lint.h.
    virtual QList<Problem> lint(const GoalSet &set, const Settings &settings) const = 0;

    /// What dedicates a set to boards of these settings: the key of the game mode and the name of
    /// the size. Empty if no set can be dedicated to them.
    virtual QList<Arg> dedication(const Settings & /*settings*/) const { return {}; }

    /// Uses the nearest meaningful value where there is one; reports everything else as errors.
    virtual std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const
        = 0;

    /// The same for a job that can be stopped: soon after a stop request it returns no problem
    /// either. A generator overrides it if compiling the largest set takes long.
    virtual std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compileUntil(
        const GoalSet &set, const Settings &settings, const std::stop_token & /*stop*/) const
    {
        return compile(set, settings);
    }

    /// Working memory for boards of `compiled`, which must outlive it.
    virtual std::unique_ptr<Scratch> scratch(const Compiled &compiled) const = 0;

    /// The board of `seed`: a pure function of (compiled, seed). On failure `into` holds the cells
    /// that were filled; after cancellation nothing (stopped_run.h). A given `trace` is cleared
    /// and then records every step; it has no effect on the board. Law: after the first few boards
    /// into the same result, without a trace, a complete board of plain cells allocates nothing.
    virtual Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const
        = 0;

    /// Takes the measures of info().measures from a board, right after run() made it with this
    /// scratch: a measure may use what the board does not hold, such as its pool. `into` is reused.
    virtual void measure(
        const Compiled &compiled, Scratch &scratch, const Result &result, Measured &into) const
        = 0;

    /// Takes the summed measures in bins: equals measure() followed by binsOf(). Generators that
    /// count in whole numbers override it with something faster, for thousands of boards.
    virtual void measureInBins(
        const Compiled &compiled, Scratch &scratch, const Result &result, Binned &into) const;

    /// The limits that the numbers of Scope::Limit refer to, in order.
    virtual std::vector<NamedLimit> limits(const Compiled & /*compiled*/) const { return {}; }

    /// The targets of measures, at most one each; the same for all boards of the compiled set.
    virtual std::vector<MeasureTarget> targets(const Compiled & /*compiled*/) const { return {}; }

    /// By objective, the chance of appearing on a board if only weighting and uniform choice
    /// decided; empty if the generator has no such model, or after a stop request.
    virtual std::vector<double> plainShares(
        const Compiled & /*compiled*/, const std::stop_token & /*stop*/) const
    {
        return {};
    }

    /// Whether an objective could be added to the board that run() made last with this scratch. By
    /// site: the first filter of a funnel that would reject it there, beside the goals already
    /// placed, or OutsideForcedPositions; nothing if it would break no rule. Empty if the objective
    /// is never in a pool, or if the generator's rules cannot be queried afterwards.
    virtual std::vector<std::optional<Code>> keptOut(const Compiled & /*compiled*/,
        Scratch & /*scratch*/, const Result & /*result*/, RowId /*row*/) const
    {
        return {};
    }

    /// Additional facts about a board, right after run() made it, or failed to, with this scratch.
    virtual Facts facts(
        const Compiled & /*compiled*/, Scratch & /*scratch*/, const Result & /*result*/) const
    {
        return {};
    }

    /// The findings of an independent checker, which shares no code with run().
    virtual std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const
        = 0;

    /// The same for a job that can be stopped; then they mean nothing. A checker that can take long
    /// looks at the watch, and gives up by itself with a finding that says so.
    virtual std::vector<Finding> checkUntil(
        const GoalSet &set, const Settings &settings, const Result &result, Watch & /*watch*/) const
    {
        return check(set, settings, result);
    }
};

/// All generators in the order they are offered; the first is the default. Defined in registry.cpp.
std::span<const Generator *const> generators();

/// The generators of this program beside Boardwright's own, offered after them. None, except in
/// test programs, which define this function (instead of added_generators.cpp).
std::span<const Generator *const> addedGenerators();

/// Null if there is no such generator.
const Generator *generatorOf(QStringView key);

/// The sections of all generators and of the editor itself, without repetition.
std::span<const Section *const> allSections();

/// Null if there is no such section.
const Section *sectionOf(QStringView key);

/// Whether to offer a generator for a set: it needs no data, or the set has data in one of its
/// sections.
bool hasDataFor(const GoalSet &set, const Info &info);

} // namespace boardwright
