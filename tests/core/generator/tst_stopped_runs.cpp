// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Law: whatever the outcome of a run, its result is a board or empty. Each generator is stopped at
// each of its polls.

#include "core/generator/generator.h"
#include "core/lab/subject.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

bool isEmpty(const Result &result)
{
    return result.shape != nullptr && result.shape->sites.empty() && result.at.empty()
        && result.route.empty() && result.findings.empty() && result.involved.empty()
        && result.parts.empty() && result.made.empty() && result.counts.empty()
        && result.derivedSeed.isEmpty();
}

/// Whether there is something for each site of a shape, and everything else is at sites of it.
bool isBoard(const Result &result)
{
    if (result.shape == nullptr || result.at.size() != result.shape->sites.size())
        return false;
    const auto isSite = [&](SiteIndex site) {
        return site >= SiteIndex{0} && std::cmp_less(static_cast<int>(site), result.at.size());
    };
    return std::ranges::all_of(result.route, isSite)
        && std::ranges::all_of(result.findings,
            [&](const Finding &found) {
                return found.site == SiteIndex::none || isSite(found.site);
            })
        && std::ranges::all_of(result.involved,
            [&](const auto &involved) {
                return involved.first < result.findings.size() && isSite(involved.second);
            })
        && std::ranges::all_of(result.parts, [&](const Part &part) {
               return isSite(part.site) && part.result != nullptr && isBoard(*part.result);
           });
}

/// Of a board and everything about it that people see.
bool isSame(const Result &one, const Result &other)
{
    return *one.shape == *other.shape && one.at == other.at && one.route == other.route
        && one.findings == other.findings && one.made == other.made && one.counts == other.counts
        && std::ranges::equal(one.parts, other.parts,
            [](const Part &a, const Part &b) { return isSame(*a.result, *b.result); });
}

/// Boards are compared with their neighbours, and some are rejected.
GoalSet gatedSet()
{
    GoalSet set = everyDataSet();
    for (const StoppingGenerator *generator : stoppingGenerators()) {
        const Section &table = *generator->info().gateTable;
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, table.fields[GateChosen], QString(overlapGate.key));
        setValue(row.values, table.fields[GateMost], 6.0);
        set.tables[table.key] << row;
    }
    return set;
}

} // namespace

class TestStoppedRuns final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void atEachPoll_data();
    static void atEachPoll();
    static void boardsThatAreJudged();
    static void compiling();
};

void TestStoppedRuns::atEachPoll_data()
{
    addStoppingGenerators();
}

void TestStoppedRuns::atEachPoll()
{
    const Generator &generator = stoppingGenerator().other();
    const GoalSet set = everyDataSet();
    const auto compiled = generator.compile(set, generator.settingsFor(set)).value();
    const auto scratch = generator.scratch(*compiled);
    constexpr int boards = 200;
    qint64 stops = 0;
    Result used; // what it holds of an earlier board is gone
    for (int number = 0; number < boards; ++number) {
        const QString seed = u"seed %1"_s.arg(number);
        Result whole;
        Watch unlimited;
        const Outcome outcome = generator.run(*compiled, *scratch, seed, whole, nullptr, unlimited);
        QVERIFY(isBoard(whole));
        const bool isTraced = number % 10 == 0;
        for (std::uint64_t poll = 0;; ++poll) {
            Watch watch({}, poll);
            Result fresh;
            Trace trace;
            Result &into = poll % 2 == 0 ? fresh : used;
            const Outcome stopped = generator.run(
                *compiled, *scratch, seed, into, isTraced ? &trace : nullptr, watch);
            if (stopped || stopped.error().code != Code::Cancelled) {
                QCOMPARE(stopped.has_value(), outcome.has_value());
                QVERIFY(isSame(into, whole));
                break;
            }
            QVERIFY2(isEmpty(into), qPrintable(u"%1, poll %2"_s.arg(seed).arg(poll)));
            QVERIFY(trace.steps.empty());
            ++stops;
            // From the middle on only some, because those of a board are much alike.
            if (poll > 200)
                poll += poll / 20;
        }
    }
    QCOMPARE_GE(stops, boards);
}

/// A set whose compilation was stopped is no set with problems, and what was stopped is not kept.
void TestStoppedRuns::compiling()
{
    std::stop_source source;
    source.request_stop();
    const std::stop_token stop = source.get_token();
    const GoalSet set = everyDataSet();
    for (const Generator *generator : generators()) {
        const Settings settings = generator->settingsFor(set);
        const auto stopped = subjectOf(*generator, set, settings, stop);
        QVERIFY(stopped || stopped.error().isEmpty());
        const SharedSubject subject = subjectOf(*generator, set, settings).value();
        QVERIFY(subject->studyUntil(stop) == nullptr);
        const auto whole = subject->studyUntil({});
        QVERIFY(whole != nullptr);
        QVERIFY(*whole == *subjectOf(*generator, set, settings).value()->study());
        QVERIFY(subject->studyUntil(stop) == whole); // as it is made already
    }
    const Generator &constrained = *generatorOf(u"constrained"_s);
    QVERIFY(!subjectOf(constrained, set, constrained.settingsFor(set), stop));
}

/// A board that was complete is none if the stop comes while it is judged.
void TestStoppedRuns::boardsThatAreJudged()
{
    const GoalSet set = gatedSet();
    for (const StoppingGenerator *stopping : stoppingGenerators()) {
        const Generator &generator = stopping->other();
        const SharedSubject subject = subjectOf(generator, set, generator.settingsFor(set)).value();
        QVERIFY(subject->judge().judgesOverlap());
        for (std::uint64_t poll = 0;; poll += 1 + poll / 20) {
            const auto scratch = subject->scratch(); // another one knows the neighbours
            Watch watch({}, poll);
            Result board;
            const Outcome outcome = subject->run(*scratch, u"3", board, watch);
            if (outcome || outcome.error().code != Code::Cancelled) {
                QVERIFY(isBoard(board));
                break;
            }
            QVERIFY(isEmpty(board));
        }
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedRuns, NoApplication)
#include "tst_stopped_runs.moc"
