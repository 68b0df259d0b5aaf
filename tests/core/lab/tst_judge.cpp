// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that a set's gates judge, against a plain search for the first seed that passes.

#include "core/arrange/rules.h"
#include "core/balanced/set_list.h"
#include "core/formats/native.h"
#include "core/generator/judge.h"
#include "core/generator/problems.h"
#include "core/lab/simulate.h"
#include "core/lab/subject.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/places.h"
#include "tests/support/sets/piece_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <functional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int lineMeasure = 1; ///< "toy_merriment"

TableRow gateRow(
    RowId id, const QString &gate, double least, double most, const QString &number = u"usual"_s)
{
    const auto fields = toy::gateTable.fields;
    TableRow row{.id = id, .values = {}, .verbatim = {}};
    setValue(row.values, fields[GateChosen], gate);
    setValue(row.values, fields[GateNumber], number);
    setValue(row.values, fields[GateLeast], least);
    setValue(row.values, fields[GateMost], most);
    return row;
}

GoalSet judgedSet(
    const QString &gate, double least, double most, const QString &number = u"usual"_s)
{
    GoalSet set = toySet();
    set.tables[toy::gateTable.key] << gateRow(set.nextRow(), gate, least, most, number);
    return set;
}

struct Plain {
    Result board;
    QString seed;
    int rejected = 0;
    bool isFilled = false;
};

/// Boards of all shapes.
Settings anyPlan(const ToyGenerator &toy, const GoalSet &set)
{
    Settings settings = toy.settingsFor(set);
    settings.values[0] = u"any"_s;
    return settings;
}

/// Tries the derived seeds one after the other.
Plain plainSearch(const ToyGenerator &toy, const GoalSet &set, const QString &seed,
    const std::function<bool(const std::vector<double> &)> &passes)
{
    const auto compiled = *toy.compile(set, anyPlan(toy, set));
    const auto scratch = toy.scratch(*compiled);
    Plain plain;
    Measured measured;
    for (int attempt = 1; attempt <= 50; ++attempt) {
        plain.seed = attempt == 1 ? seed : seed + u':' + QString::number(attempt);
        Watch watch;
        if (!toy.run(*compiled, *scratch, plain.seed, plain.board, nullptr, watch))
            return plain;
        toy.measure(*compiled, *scratch, plain.board, measured);
        if (passes(measured.values[lineMeasure])) {
            plain.isFilled = true;
            return plain;
        }
        ++plain.rejected;
    }
    return plain;
}

/// With data for every generator that needs some.
GoalSet dataSet()
{
    GoalSet set = setOfList(referenceList(fixturePath("balanced/list.json")));
    addPieces(set, 30);
    addZones(set, 20);
    addSiteTiers(set);
    return set;
}

/// Wants the first half of the goals in corners.
TableRow cornerRule(GoalSet &set)
{
    TableRow rule{.id = set.nextRow(), .values = {}, .verbatim = {}};
    QList<RowId> goals;
    for (const Objective &goal : set.objectives.first(set.objectives.size() / 2))
        goals << goal.id;
    setValue(rule.values, arrange::columns::goals, goals);
    setValue(rule.values, arrange::columns::wish, u"region"_s);
    setValue(rule.values, arrange::columns::region, u"corner"_s);
    setValue(rule.values, arrange::columns::required, true);
    return rule;
}

} // namespace

class TestJudge final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theFirstSeedThatPassesCounts_data();
    static void theFirstSeedThatPassesCounts();
    static void everyGateIsKept_data();
    static void everyGateIsKept();
    static void everyMeasureHasItsGate();
    static void gatesAreTexts();
    static void tracesNameWhatWasRejected();
    static void withoutBoundsAllPass();
    static void whatNoBoardPassesIsSaid();
    static void statisticsCountRejections();
    static void crossedBoundsAreAProblem();
    static void gatesAreInTheFile();
};

void TestJudge::theFirstSeedThatPassesCounts_data()
{
    using Numbers = std::vector<double>;
    QTest::addColumn<QString>("gate");
    QTest::addColumn<QString>("number");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::addColumn<std::function<bool(const Numbers &)>>("passes");
    using Passes = std::function<bool(const Numbers &)>;
    const auto sumOf
        = [](const Numbers &all) { return std::ranges::fold_left(all, 0.0, std::plus()); };
    const Passes low = [](const Numbers &all) { return std::ranges::min(all) >= 20; };
    const Passes high = [](const Numbers &all) { return std::ranges::max(all) <= 14; };
    const Passes band = [](const Numbers &all) {
        return std::ranges::max(all) >= 14 && std::ranges::max(all) <= 17;
    };
    const Passes even
        = [](const Numbers &all) { return std::ranges::max(all) - std::ranges::min(all) <= 12; };
    const Passes sum = [=](const Numbers &all) { return sumOf(all) <= 20; };
    const Passes mean
        = [=](const Numbers &all) { return sumOf(all) / static_cast<double>(all.size()) >= 12; };
    const QString usual = u"usual"_s;
    QTest::newRow("least") << u"toy_dull"_s << usual << 20.0 << noGateBound << low;
    QTest::newRow("most") << u"toy_wild"_s << usual << noGateBound << 14.0 << high;
    QTest::newRow("band") << u"toy_wild"_s << usual << 14.0 << 17.0 << band;
    QTest::newRow("spread") << u"toy_uneven"_s << usual << noGateBound << 12.0 << even;
    QTest::newRow("of a measure") << u"toy_merriment"_s << usual << noGateBound << 14.0 << high;
    QTest::newRow("least of one") << u"toy_merriment"_s << u"least"_s << 20.0 << noGateBound << low;
    QTest::newRow("most of one") << u"toy_dull"_s << u"most"_s << 14.0 << 17.0 << band;
    QTest::newRow("spread of one")
        << u"toy_merriment"_s << u"spread"_s << noGateBound << 12.0 << even;
    QTest::newRow("sum of one") << u"toy_merriment"_s << u"sum"_s << noGateBound << 20.0 << sum;
    QTest::newRow("mean of one") << u"toy_wild"_s << u"mean"_s << 12.0 << noGateBound << mean;
}

void TestJudge::theFirstSeedThatPassesCounts()
{
    QFETCH(const QString, gate);
    QFETCH(const QString, number);
    QFETCH(const double, least);
    QFETCH(const double, most);
    QFETCH(const std::function<bool(const std::vector<double> &)>, passes);
    const ToyGenerator toy;
    const GoalSet set = judgedSet(gate, least, most, number);
    const auto subject = *subjectOf(toy, set, anyPlan(toy, set));
    const auto scratch = subject->scratch();
    Result board;
    int derived = 0;
    for (int seed = 1; seed <= 200; ++seed) {
        Watch watch;
        const QString text = QString::number(seed);
        const Outcome outcome = subject->run(*scratch, text, board, watch);
        const Plain plain = plainSearch(toy, set, text, passes);
        QCOMPARE(outcome.has_value(), plain.isFilled);
        QVERIFY(board.at == plain.board.at);
        QCOMPARE(board.derivedSeed, plain.seed == text ? QString() : plain.seed);
        QCOMPARE(board.counts.size(), toy.info().counters.size() + 1);
        QCOMPARE(board.counts.back(), plain.rejected);
        derived += board.derivedSeed.isEmpty() ? 0 : 1;
    }
    QVERIFY2(derived > 20 && derived < 200, qPrintable(QString::number(derived) + u" derived"_s));
}

void TestJudge::everyGateIsKept_data()
{
    QTest::addColumn<const Generator *>("generator");
    QTest::addColumn<int>("gate");
    for (const Generator *generator : generators()) {
        if (std::ranges::contains(addedGenerators(), generator))
            continue; // its boards have another set, in the tests above
        const auto gates = generator->info().gates;
        for (std::size_t i = 0; i < gates.size(); ++i) {
            if (gates[i].isOfMeasure())
                QTest::addRow("%s %s", generator->info().key.data(), gates[i].key.data())
                    << generator << static_cast<int>(i);
        }
    }
}

/// Half of the boards fail a bound at their median: those are replaced by the first that keeps it.
/// Where all boards have the same number, or none, they keep it.
void TestJudge::everyGateIsKept()
{
    QFETCH(const Generator *, generator);
    QFETCH(const int, gate);
    constexpr int seeds = 60;
    const Info &info = generator->info();
    const Gate &judged = info.gates[static_cast<std::size_t>(gate)];
    GoalSet set = info.needsData ? dataSet() : fightingSet(9);
    if (set.tables.value(arrange::rules.key).isEmpty())
        set.tables[arrange::rules.key] << cornerRule(set);
    for (TableRow &rule : set.tables[arrange::rules.key])
        setValue(rule.values, arrange::columns::required, true);
    Settings settings = generator->settingsFor(set);
    // Boards that are not made as good as can be, so that they differ.
    for (const auto &[key, text] :
        {std::pair(u"passes"_s, u"0"_s), {u"extra_passes"_s, u"no"_s}, {u"arrange"_s, u"0"_s}})
        (void)setParameter(info.parameters, settings, key, text);
    const auto compiled = generator->compile(set, settings);
    QVERIFY(compiled.has_value());
    const auto scratch = generator->scratch(**compiled);
    const auto numberOfSeed = [&](const QString &seed, Result &board) {
        Measured measured;
        Watch watch;
        const bool isFilled = generator->run(**compiled, *scratch, seed, board, nullptr, watch)
            && (generator->measure(**compiled, *scratch, board, measured), true);
        return isFilled ? judgedNumber(info, judged, measured) : std::nullopt;
    };
    std::vector<double> numbers;
    Result board;
    for (int seed = 1; seed <= seeds; ++seed)
        numbers.push_back(numberOfSeed(QString::number(seed), board).value_or(0));
    std::ranges::sort(numbers);
    const double median = numbers[seeds / 2];
    const bool isUpper = numbers.back() > median;
    const bool isVaried = isUpper || numbers.front() < median;
    if (!isVaried)
        qInfo("the same on all boards");
    const auto isKept = [&](const std::optional<double> &number) {
        return !number || (isUpper ? *number <= median : *number >= median);
    };

    set.tables[info.gateTable->key] << gateRow(set.nextRow(), QString(judged.key),
        isUpper ? noGateBound : median, isUpper ? median : noGateBound);
    const auto subject = *subjectOf(*generator, set, settings);
    const auto subjectScratch = subject->scratch();
    int replaced = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        const QString text = QString::number(seed);
        Result expected;
        int attempt = 1;
        while (!isKept(numberOfSeed(derivedSeed(info, text, attempt), expected)))
            ++attempt;
        Watch watch;
        QVERIFY(subject->run(*subjectScratch, text, board, watch));
        QVERIFY(board.at == expected.at);
        QCOMPARE(board.derivedSeed, attempt == 1 ? QString() : derivedSeed(info, text, attempt));
        replaced += attempt == 1 ? 0 : 1;
    }
    QCOMPARE(replaced > 0, isVaried);
}

/// The table of gates, against a search over the measures.
void TestJudge::everyMeasureHasItsGate()
{
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        QVERIFY2(info.gateTable != nullptr, info.key.data());
        QSet<QString> keys;
        QSet<QString> titles;
        for (const Gate &gate : info.gates) {
            keys.insert(gate.key);
            titles.insert(QString::fromUtf8(gate.title));
            QVERIFY2(std::ranges::none_of(info.counters,
                         [&](const Counter &counter) {
                             return counter.key == gate.key || counter.sumKey() == gate.key;
                         }),
                gate.key.data());
        }
        QCOMPARE(keys.size(), std::ssize(info.gates));
        QCOMPARE(titles.size(), std::ssize(info.gates));
        QVERIFY(keys.contains(u"overlap"_s));
        for (const Measure &measure : info.measures)
            QVERIFY2(keys.contains(measure.key) == canBeJudged(measure)
                    || std::ranges::contains(info.gates, measure.key, &Gate::key),
                measure.key.data());
        QCOMPARE(info.gateTable->fields[GateChosen].choices.size(), info.gates.size());
    }
}

/// What the command line gives is a row of the table.
void TestJudge::gatesAreTexts()
{
    const ToyGenerator toy;
    for (const auto &[text, row] :
        {std::pair(u"toy_wild=..14"_s, gateRow({}, u"toy_wild"_s, noGateBound, 14)),
            {u"toy_merriment:spread=..2.5"_s,
                gateRow({}, u"toy_merriment"_s, noGateBound, 2.5, u"spread"_s)},
            {u"toy_merriment:least=-3..8"_s, gateRow({}, u"toy_merriment"_s, -3, 8, u"least"_s)},
            {u"overlap:usual=2.."_s, gateRow({}, u"overlap"_s, 2, noGateBound)}}) {
        GoalSet set = toySet();
        QVERIFY2(addGate(toy.info(), set, text), qPrintable(text));
        const FieldValues added = set.tables.value(toy::gateTable.key).first().values;
        for (const Field &field : toy::gateTable.fields)
            QCOMPARE(valueOf(added, field), valueOf(row.values, field));
    }
    for (const QString &text : {u"toy_wild:=..14"_s, u"toy_wild:median=..14"_s, u":spread=..14"_s,
             u"toy_wild:spread:least=..14"_s, u"toy_distance=..3"_s, u"toy_used=..3"_s}) {
        GoalSet set = toySet();
        QVERIFY2(!addGate(toy.info(), set, text), qPrintable(text));
        QVERIFY(!set.tables.contains(toy::gateTable.key));
    }
}

/// A trace begins with the boards that were rejected, and leads to the one that counts.
void TestJudge::tracesNameWhatWasRejected()
{
    const ToyGenerator toy;
    const GoalSet set = judgedSet(u"toy_wild"_s, 14, 17);
    const auto subject = *subjectOf(toy, set, anyPlan(toy, set));
    const auto scratch = subject->scratch();
    Result board;
    Trace trace;
    int rejected = 0;
    for (int seed = 1; seed <= 60; ++seed) {
        const QString text = QString::number(seed);
        Watch watch;
        QVERIFY(subject->run(*scratch, text, board, watch, &trace));
        QVERIFY(agrees(trace, board));
        const auto count = static_cast<std::size_t>(board.counts.back());
        QCOMPARE(trace.rejected.size(), count);
        for (std::size_t i = 0; i < trace.steps.size(); ++i) {
            const RejectedBoard *told = trace.rejectedBy(trace.steps[i]);
            QCOMPARE(told == nullptr, i >= count);
            if (told == nullptr)
                continue;
            QCOMPARE(told->seed, derivedSeed(text, static_cast<int>(i) + 1));
            QCOMPARE(told->missed.gate->key, "toy_wild"_L1);
            double number = 0;
            (void)plainSearch(toy, set, told->seed, [&](const std::vector<double> &all) {
                number = std::ranges::max(all);
                return true;
            });
            QCOMPARE(told->missed.number, number);
            QCOMPARE(told->missed.bound, number > 17 ? 17.0 : 14.0);
            QCOMPARE(told->missed.isTooMuch, number > 17);
        }
        // Without a trace, the board is the same.
        Result same;
        QVERIFY(subject->run(*scratch, text, same, watch));
        QVERIFY(same.at == board.at && same.counts == board.counts);
        rejected += board.counts.back();
    }
    QVERIFY(rejected > 20);
}

void TestJudge::withoutBoundsAllPass()
{
    const ToyGenerator toy;
    const GoalSet set = judgedSet(u"toy_wild"_s, noGateBound, noGateBound);
    QVERIFY(Judge(toy.info(), set).isOff());
    const auto subject = *subjectOf(toy, set, anyPlan(toy, set));
    const auto scratch = subject->scratch();
    Result board;
    Watch watch;
    QVERIFY(subject->run(*scratch, u"7", board, watch));
    const Plain plain = plainSearch(toy, set, u"7"_s, [](const auto &) { return true; });
    QVERIFY(board.at == plain.board.at);
    QVERIFY(board.derivedSeed.isEmpty());
    QCOMPARE(board.counts.size(), toy.info().counters.size());
}

void TestJudge::whatNoBoardPassesIsSaid()
{
    const ToyGenerator toy;
    const GoalSet set = judgedSet(u"toy_dull"_s, 1000, noGateBound);
    const auto subject = *subjectOf(toy, set, anyPlan(toy, set));
    const auto scratch = subject->scratch();
    Result board;
    Watch watch;
    Trace trace;
    const Outcome outcome = subject->run(*scratch, u"a", board, watch, &trace);
    QVERIFY(!outcome);
    // The last board is shown, and discarded at the end.
    QCOMPARE(trace.rejected.size(), std::size_t{Judge::mostSeeds});
    QCOMPARE(trace.rejectedBy(trace.steps.back())->seed, u"a:50"_s);
    QCOMPARE(std::ranges::count(trace.steps, Act::Discard, &Step::act), Judge::mostSeeds);
    QVERIFY(agrees(trace, board));
    QCOMPARE(outcome.error().code, Code::NoBoardPassedGates);
    const auto &args = outcome.error().why.front().args;
    QCOMPARE(std::get<qint64>(args[0]), Judge::mostSeeds);
    QCOMPARE(std::get<qint64>(args[1]), Judge::mostSeeds);
    QCOMPARE(std::get<QString>(args[2]), u"Least merry line"_s);
    QCOMPARE(board.derivedSeed, u"a:50"_s);
}

void TestJudge::statisticsCountRejections()
{
    const ToyGenerator toy;
    const GoalSet set = judgedSet(u"toy_wild"_s, noGateBound, 14);
    const auto subject = *subjectOf(toy, set, anyPlan(toy, set));
    constexpr SeedRange seeds{.first = 1, .last = 300};
    const Tally tally = simulate(subject, seeds, {.detail = Detail::Counts, .threads = 2});
    QCOMPARE(tally.study->counters.size(), static_cast<qsizetype>(toy.info().counters.size() + 1));
    QCOMPARE(tally.study->counters.last(), u"toy_wild"_s);
    const auto scratch = subject->scratch();
    Result board;
    std::vector<quint64> sums(tally.counts.size(), 0);
    for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
        Watch watch;
        if (!subject->run(*scratch, QString::number(seed), board, watch))
            continue;
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += static_cast<quint64>(board.counts[i]);
    }
    QCOMPARE(tally.counts, sums);
    QVERIFY(sums.back() > 50);
    // Seeds of which no board passes are not those whose board could not be filled.
    const GoalSet hopeless = judgedSet(u"toy_dull"_s, 1000, noGateBound);
    const Tally rejected = simulate(*subjectOf(toy, hopeless, anyPlan(toy, hopeless)),
        {.first = 1, .last = 20}, {.detail = Detail::Counts, .threads = 1});
    QCOMPARE(rejected.rejected, quint64{20});
    QCOMPARE(rejected.failed, quint64{0});
    QCOMPARE(rejected.whole(), quint64{0});
}

void TestJudge::crossedBoundsAreAProblem()
{
    const ToyGenerator toy;
    const GoalSet set = judgedSet(u"toy_wild"_s, 5, 3);
    const QList<Problem> problems = problemsOf(set, toy, toy.settingsFor(set));
    const auto found = std::ranges::find(problems, Code::GateBoundsCrossed, &Problem::code);
    QVERIFY(found != problems.end());
    QCOMPARE(found->row, set.tables.value(toy::gateTable.key).first().id);
    QVERIFY(lintGates(toy.info(), judgedSet(u"toy_wild"_s, 3, 3)).isEmpty());
}

void TestJudge::gatesAreInTheFile()
{
    const GoalSet set = judgedSet(u"toy_uneven"_s, noGateBound, 2.5);
    const auto file = readNative(writeNative(set));
    QVERIFY(file.has_value());
    const QList<TableRow> rows = file->set.tables.value(toy::gateTable.key);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(textOf(rows.first().values, toy::gateTable.fields[GateChosen]), u"toy_uneven"_s);
    QCOMPARE(numberOf(rows.first().values, toy::gateTable.fields[GateMost]), 2.5);
    QVERIFY(!rows.first().values.contains(toy::gateTable.fields[GateNumber].key));
    QVERIFY(!rows.first().values.contains(toy::gateTable.fields[GateLeast].key));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestJudge, QCoreApplication)
#include "tst_judge.moc"
