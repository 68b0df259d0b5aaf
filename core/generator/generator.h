// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"
#include "core/generator/facts.h"
#include "core/generator/measure.h"
#include "core/generator/settings.h"
#include "core/generator/watch.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QStringView>

#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// What a generator is and what it adds. Constants; everything outside of its folder (combo box,
/// forms, tables, overlays, command line, JSON) is made from these.
struct Info {
    Key key; ///< as in files and on the command line
    int version = 1; ///< raised by every change that alters any board for an existing seed
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence, likewise
    bool needsData = false; ///< it is only offered for sets that have data in its sections
    /// Its seeds give other boards elsewhere; false: they are shared with the players of others.
    bool ownSeeds = true;
    std::span<const Section *const> sections{};
    std::span<const ObjectiveField> unusedFields{}; ///< of objectives: no board depends on them
    std::span<const Field> parameters{}; ///< mode, size, ...
    std::span<const Measure> measures{};
};

/// A goal set made ready for one generator and settings: arrays and bits, shared by all threads
/// that make boards of one revision of a document. Law: nothing in it changes once compile() has
/// returned it, caches included, so any number of threads may make boards of it without a lock,
/// each with its own scratch. It may outlive the set, the settings and whoever compiled it.
struct Compiled {
    Compiled() = default;
    Compiled(const Compiled &) = delete;
    Compiled &operator=(const Compiled &) = delete;
    virtual ~Compiled() = default;
};

/// The working memory of one thread, reused from board to board.
struct Scratch {
    Scratch() = default;
    Scratch(const Scratch &) = delete;
    Scratch &operator=(const Scratch &) = delete;
    virtual ~Scratch() = default;
};

/// One way of making boards. Opaque: a set is compiled once, then run per seed. Stateless; every
/// member may be called from any thread. `settings` are always those of this generator's
/// parameters; values outside of what a field allows are taken as their clamped() ones.
class Generator {
public:
    Generator() = default;
    Generator(const Generator &) = delete;
    Generator &operator=(const Generator &) = delete;
    virtual ~Generator() = default;

    virtual const Info &info() const = 0;

    /// What a set that was just opened is shown with: what it says it is made for, or the defaults.
    virtual Settings settingsFor(const GoalSet &set) const = 0;

    /// What is wrong with the set for this generator and settings, beside what is wrong with it
    /// anyway (goalset/lint.h).
    virtual QList<Problem> lint(const GoalSet &set, const Settings &settings) const = 0;

    /// What makes a set one that is made for boards of these settings: the key of the game mode and
    /// the name of the size. Empty: there is no such set.
    virtual QList<Arg> dedication(const Settings & /*settings*/) const { return {}; }

    /// Whatever can be given a nearest meaning is; what cannot is told, as errors.
    virtual std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const
        = 0;

    /// Working memory for boards of `compiled`, which must outlive it.
    virtual std::unique_ptr<Scratch> scratch(const Compiled &compiled) const = 0;

    /// The board of `seed`: a pure function of (compiled, seed). On failure `into` holds the cells
    /// that could be filled; after a cancelled run its content means nothing. `trace`, when given,
    /// is cleared and then tells every step; it changes nothing about the board. Law: after the
    /// first few boards into the same result and without a trace, a board of plain cells that could
    /// be filled costs no allocation.
    virtual Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const
        = 0;

    /// Takes info().measures of a board, right after run() made it with this scratch: numbers may
    /// tell of what a board does not, such as who took part. Into memory that is reused.
    virtual void measure(
        const Compiled &compiled, Scratch &scratch, const Result &result, Measured &into) const
        = 0;

    /// Takes those of the measures that statistics sum up, in bins: what is left of measure() after
    /// binsOf(). A generator that counts in whole numbers has a quicker way, for thousands of
    /// boards.
    virtual void measureInBins(
        const Compiled &compiled, Scratch &scratch, const Result &result, Binned &into) const;

    /// What the numbers of Scope::Limit are of, in their order.
    virtual std::vector<NamedLimit> limits(const Compiled & /*compiled*/) const { return {}; }

    /// What some of the measures should be, at most one for each; the same on all boards.
    virtual std::vector<Aim> aims(const Compiled & /*compiled*/) const { return {}; }

    /// By objective, the chance that it stands on a board where nothing but weighting and uniform
    /// choice decides; empty: the generator has no such chances.
    virtual std::vector<double> plainShares(const Compiled & /*compiled*/) const { return {}; }

    /// By site of the board that run() made last with this scratch, the first filter of a funnel
    /// that keeps an objective out, as one goal more beside what stands there, or
    /// OutsideForcedPositions; nothing where it would break nothing. Empty: the objective takes
    /// part in no board, or the generator has no rules that could be asked afterwards.
    virtual std::vector<std::optional<Code>> keptOut(const Compiled & /*compiled*/,
        Scratch & /*scratch*/, const Result & /*result*/, RowId /*row*/) const
    {
        return {};
    }

    /// What a board says of itself beyond what stands on it, right after run() made it, or failed
    /// to make it, with this scratch.
    virtual Facts facts(
        const Compiled & /*compiled*/, Scratch & /*scratch*/, const Result & /*result*/) const
    {
        return {};
    }

    /// What an independent checker says of a board; shares no code with run().
    virtual std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const
        = 0;
};

/// All generators, in the order they are offered; the first is the default. Registry: registry.cpp.
std::span<const Generator *const> generators();

/// Null where there is none of this key.
const Generator *generatorOf(QStringView key);

/// The sections of all generators and those of the editor itself, each once.
std::span<const Section *const> allSections();

/// Null where there is none of this key.
const Section *sectionOf(QStringView key);

/// Whether a generator can be offered for a set: it needs no data, or the set has some in one of
/// its sections.
bool hasDataFor(const GoalSet &set, const Info &info);

} // namespace boardwright
