// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/subject.h"

#include "core/board/stopped_run.h"
#include "core/formats/native.h"
#include "core/lab/neighbours.h"
#include "core/lab/place_groups.h"

#include <QCryptographicHash>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <thread>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Empty after a stop request.
QString digestOf(const GoalSet &set, const std::stop_token &stop)
{
    constexpr qsizetype atOnce = qsizetype{1024} * 1024;
    const std::optional<QByteArray> file = writeNativeUntil(set, stop);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (qsizetype at = 0; file && at < file->size() && !stop.stop_requested(); at += atOnce)
        hash.addData(QByteArrayView(*file).sliced(at, std::min(atOnce, file->size() - at)));
    return stop.stop_requested() ? QString()
                                 : u"sha256:"_s + QString::fromLatin1(hash.result().toHex());
}

/// The gate that one of these numbers of shared goals does not meet.
std::optional<MissedGate> firstMissed(const Judge &judge, const std::vector<int> &shared)
{
    for (const int number : shared) {
        if (auto missed = judge.missedOverlap(number))
            return missed;
    }
    return std::nullopt;
}

std::vector<int> inMillionths(const std::vector<double> &shares)
{
    constexpr double million = 1'000'000;
    std::vector<int> whole;
    whole.reserve(shares.size());
    for (const double share : shares)
        whole.push_back(static_cast<int>(std::lround(share * million)));
    return whole;
}

std::vector<int> rowsById(const GoalSet &set)
{
    std::uint32_t last = 0;
    for (const Objective &objective : set.objectives)
        last = std::max(last, static_cast<std::uint32_t>(objective.id));
    std::vector<int> rows(std::size_t{last} + 1, -1);
    for (int row = 0; row < static_cast<int>(set.objectives.size()); ++row)
        rows[static_cast<std::size_t>(set.objectives[row].id)] = row;
    return rows;
}

/// Null after a stop request.
std::shared_ptr<const Study> studyOf(const Subject &subject, const std::stop_token &stop)
{
    const Info &info = subject.generator().info();
    Study study;
    study.generator = info.key;
    study.version = info.version;
    study.settings = settingsText(info.parameters, subject.settings());
    study.set = digestOf(subject.set(), stop);
    study.goals.reserve(subject.set().objectives.size());
    for (const Objective &objective : subject.set().objectives)
        study.goals << objective.goal;
    study.plainShares = inMillionths(subject.generator().plainShares(subject.compiled(), stop));
    const Shape *shape = subject.shape();
    study.hasOneShape = shape != nullptr;
    study.sites = static_cast<int>(shape != nullptr ? shape->sites.size() : siteGroups);
    study.lines = static_cast<int>(shape != nullptr ? shape->lines.size() : lineGroups);
    study.limits = subject.generator().limits(subject.compiled());
    for (const Counter &counter : subject.counters())
        study.counters << counter.sumKey();
    for (const Measure &measure : info.measures) {
        if (!measure.summed)
            continue;
        StudiedMeasure studied{
            .key = measure.key, .scope = measure.scope, .bin = measure.bin, .classes = {}};
        for (const Choice &choice : measure.classes)
            studied.classes << choice.key;
        study.measures.push_back(std::move(studied));
    }
    return stop.stop_requested() ? nullptr : std::make_shared<const Study>(std::move(study));
}

} // namespace

Subject::Subject(const Generator &generator, GoalSet set, Settings settings,
    std::shared_ptr<const Compiled> compiled)
    : m_generator(generator)
    , m_set(std::move(set))
    , m_settings(std::move(settings))
    , m_compiled(std::move(compiled))
    , m_judge(m_generator.info(), m_set)
    , m_rowOfId(rowsById(m_set))
{
}

std::vector<Counter> Subject::counters() const
{
    const Info &info = m_generator.info();
    std::vector<Counter> all(info.counters.begin(), info.counters.end());
    all.reserve(all.size() + m_judge.gates().size());
    for (const std::size_t gate : m_judge.gates())
        all.push_back({.key = info.gates[gate].key, .title = info.gates[gate].title});
    return all;
}

/// The boards rejected before the one that counts.
struct Subject::Rejections {
    const Info &info;
    const std::vector<std::size_t> &gates;
    std::vector<int> counts = std::vector<int>(gates.size(), 0); ///< by those gates
    std::vector<RejectedBoard> boards{};

    void add(const QString &seed, const MissedGate &missed)
    {
        const auto gate = static_cast<std::size_t>(missed.gate - info.gates.data());
        ++counts[static_cast<std::size_t>(std::ranges::find(gates, gate) - gates.begin())];
        boards.push_back({.seed = seed, .missed = missed});
    }

    /// `isLastToo`: the last board was rejected as well, although its steps are in the trace.
    void writeTo(Trace &trace, bool isLastToo)
    {
        std::vector<Step> steps;
        steps.reserve(boards.size());
        for (int number = 1; number <= static_cast<int>(boards.size()); ++number)
            steps.push_back({.act = Act::Discard, .stage = Stage::Judge, .value = number});
        const auto last = steps.end() - (isLastToo ? 1 : 0);
        trace.steps.insert(trace.steps.begin(), steps.begin(), last);
        trace.steps.insert(trace.steps.end(), last, steps.end());
        trace.rejected = std::move(boards);
    }

    Failure failure() const
    {
        const auto worst
            = static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin());
        return {.code = Code::NoBoardPassedGates,
            .why = {{.code = Code::NoBoardPassedGates,
                .severity = Severity::Error,
                .args = {static_cast<qint64>(boards.size()), qint64{counts[worst]},
                    QString::fromUtf8(info.gates[gates[worst]].title)}}}};
    }
};

/// How many goals a board shares with each of its neighbours that are boards.
std::vector<int> Subject::sharedWithNeighbours(
    Scratch &scratch, QStringView seed, const Result &board, Watch &watch, bool &wasStopped) const
{
    std::vector<int> goals;
    std::vector<int> shared;
    wasStopped = false;
    for (const std::optional<qint64> neighbour : neighboursOf(seed)) {
        if (!neighbour)
            continue;
        if (!scratch.beside)
            scratch.beside = std::make_unique<Neighbours>();
        const std::vector<int> *others = static_cast<Neighbours &>(*scratch.beside)
                                             .goalsOf(*this, *neighbour, watch, wasStopped);
        if (wasStopped)
            return {};
        goalsOn(*this, board, goals);
        if (others != nullptr)
            shared.push_back(sharedBy(goals, *others));
    }
    return shared;
}

std::vector<MissedGate> Subject::missedGates(Scratch &scratch, QStringView seed,
    const Result &board, const Outcome &outcome, Watch &watch) const
{
    if (outcome || outcome.error().code != Code::NoBoardPassedGates)
        return {};
    Measured measured;
    m_generator.measure(*m_compiled, scratch, board, measured);
    bool wasStopped = false;
    const std::vector<int> shared = m_judge.judgesOverlap()
        ? sharedWithNeighbours(scratch, seed, board, watch, wasStopped)
        : std::vector<int>();
    return m_judge.allMissed(measured, shared);
}

Outcome Subject::runJudged(
    Scratch &scratch, QStringView seed, Result &into, Watch &watch, Trace *trace) const
{
    Rejections rejections{.info = m_generator.info(), .gates = m_judge.gates()};
    Measured measured;
    for (int attempt = 1;; ++attempt) {
        const QString tried = derivedSeed(m_generator.info(), seed, attempt);
        Outcome outcome = m_generator.run(*m_compiled, scratch, tried, into, trace, watch);
        std::optional<MissedGate> missed;
        if (outcome) {
            m_generator.measure(*m_compiled, scratch, into, measured);
            missed = m_judge.missed(measured);
            bool wasStopped = false;
            if (!missed && m_judge.judgesOverlap())
                missed = firstMissed(
                    m_judge, sharedWithNeighbours(scratch, seed, into, watch, wasStopped));
            if (wasStopped)
                outcome = std::unexpected(Failure{.code = Code::Cancelled, .why = {}});
        }
        if (!outcome && outcome.error().code == Code::Cancelled)
            return stoppedRun(into, trace);
        if (missed)
            rejections.add(tried, *missed);
        if (missed && attempt < Judge::mostSeeds)
            continue;
        into.counts.resize(m_generator.info().counters.size(), 0);
        into.counts.insert(into.counts.end(), rejections.counts.begin(), rejections.counts.end());
        if (attempt > 1)
            into.derivedSeed = tried;
        if (missed)
            outcome = std::unexpected(rejections.failure());
        if (trace != nullptr)
            rejections.writeTo(*trace, missed.has_value());
        return outcome;
    }
}

const std::shared_ptr<const Study> &Subject::study() const
{
    const std::scoped_lock lock(m_studying);
    if (!m_study)
        m_study = studyOf(*this, {});
    return m_study; // never changes again
}

std::shared_ptr<const Study> Subject::studyUntil(const std::stop_token &stop) const
{
    constexpr std::chrono::milliseconds pause{1};
    std::unique_lock lock(m_studying, std::defer_lock);
    while (!lock.try_lock()) { // another thread makes it
        if (stop.stop_requested())
            return nullptr;
        std::this_thread::sleep_for(pause);
    }
    if (!m_study)
        m_study = studyOf(*this, stop);
    return m_study;
}

bool operator==(const Subject &a, const Subject &b)
{
    return &a == &b
        || (&a.m_generator == &b.m_generator && a.m_settings == b.m_settings && a.m_set == b.m_set);
}

std::expected<SharedSubject, QList<Problem>> subjectOf(const Generator &generator,
    const GoalSet &set, const Settings &settings, const std::stop_token &stop)
{
    auto compiled = generator.compileUntil(set, settings, stop);
    if (!compiled)
        return std::unexpected(compiled.error());
    return std::make_shared<const Subject>(generator, set, settings, *std::move(compiled));
}

} // namespace boardwright
