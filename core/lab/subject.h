// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/judge.h"
#include "core/lab/study.h"

#include <expected>
#include <memory>
#include <mutex>
#include <stop_token>
#include <vector>

namespace boardwright {

/// A goal set compiled for one generator and settings: all that boards of any seed are made of.
/// Immutable, and shared by ownership: the preview compiles a revision of a document once, and
/// statistics, receipt, advice, steps and searches on other threads take the same subject.
class Subject final {
public:
    /// `generator` must outlive this. `compiled`: of this set and these settings; never null.
    Subject(const Generator &generator, GoalSet set, Settings settings,
        std::shared_ptr<const Compiled> compiled);

    const Generator &generator() const { return m_generator; }

    const GoalSet &set() const { return m_set; }

    const Settings &settings() const { return m_settings; }

    const Compiled &compiled() const { return *m_compiled; }

    /// The shape of every board; null if it depends on the seed.
    const Shape *shape() const { return m_compiled->shape.get(); }

    /// What statistics of it say they are about. Made once, by the first thread that asks, because
    /// a digest of the whole set takes as long as writing its file.
    const std::shared_ptr<const Study> &study() const;

    /// The same; null soon after a stop request.
    std::shared_ptr<const Study> studyUntil(const std::stop_token &stop) const;

    /// The objective's row in the set; -1 for what is no objective of it.
    int rowOf(RowId id) const
    {
        const auto index = static_cast<std::size_t>(id);
        return index < m_rowOfId.size() ? m_rowOfId[index] : -1;
    }

    /// Working memory for run(). The subject must outlive it.
    std::unique_ptr<Scratch> scratch() const { return m_generator.scratch(*m_compiled); }

    /// As Generator::run(). If the set has gates, the first of the derived seeds whose board
    /// passes them counts (Result::derivedSeed); the outcome fails if none of Judge::mostSeeds
    /// does. Then `trace` has a Discard step for each board that was rejected.
    Outcome run(Scratch &scratch, QStringView seed, Result &into, Watch &watch,
        Trace *trace = nullptr) const
    {
        return m_judge.isOff() ? m_generator.run(*m_compiled, scratch, seed, into, trace, watch)
                               : runJudged(scratch, seed, into, watch, trace);
    }

    /// The bounds that a board does not keep, right after run() ended with `outcome`; none unless
    /// that says that the board is rejected (NoBoardPassedGates). `seed` is the requested one.
    std::vector<MissedGate> missedGates(Scratch &scratch, QStringView seed, const Result &board,
        const Outcome &outcome, Watch &watch) const;

    /// The counters that Result::counts of its boards have: those of the generator, then one for
    /// each gate that has bounds.
    std::vector<Counter> counters() const;

    const Judge &judge() const { return m_judge; }

    /// Whether both have the same boards by definition: generator, settings and set are equal.
    friend bool operator==(const Subject &a, const Subject &b);

private:
    struct Rejections;

    Outcome runJudged(
        Scratch &scratch, QStringView seed, Result &into, Watch &watch, Trace *trace) const;
    std::vector<int> sharedWithNeighbours(Scratch &scratch, QStringView seed, const Result &board,
        Watch &watch, bool &wasStopped) const;

    const Generator &m_generator;
    GoalSet m_set;
    Settings m_settings;
    std::shared_ptr<const Compiled> m_compiled;
    Judge m_judge;
    std::vector<int> m_rowOfId; ///< by RowId; -1: the id of something else
    mutable std::mutex m_studying; ///< guards m_study until it is made
    mutable std::shared_ptr<const Study> m_study;
};

using SharedSubject = std::shared_ptr<const Subject>;

/// Whether both are null, or equal.
inline bool areSame(const SharedSubject &a, const SharedSubject &b)
{
    return a == b || (a && b && *a == *b);
}

/// Compiles a set. Errors: those of Generator::compileUntil(), which are none if it was stopped.
std::expected<SharedSubject, QList<Problem>> subjectOf(const Generator &generator,
    const GoalSet &set, const Settings &settings, const std::stop_token &stop = {});

} // namespace boardwright
