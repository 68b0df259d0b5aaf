// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of all generators, including the toy: what they count, and that tallies add up.

#include "core/constrained/parameters.h"
#include "core/lab/simulate.h"
#include "core/lab/tallier.h"
#include "core/lab/tally_json.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

struct About {
    QString name;
    const Generator *generator = nullptr;
    GoalSet set;
    Settings settings;
};

/// Small boards that are relaxed, fail or need later attempts, and a world of parts.
std::vector<About> abouts()
{
    const Generator *constrained = generators().front();
    std::vector<About> all{
        {u"golden"_s, constrained, goldenSet(), constrained->settingsFor(goldenSet())}};
    SplitMix random(8);
    for (int i = 0; i < 6; ++i) {
        const ModeSettings settings{.mode = GameMode::Bingo, .rows = 4, .columns = 4};
        GoalSet set = randomGoalSet(random, settings);
        if (i % 2 == 0) { // crowded into a few categories, so that limits are relaxed
            set.boardLimits = {{u"b"_s, 20}, {u"c"_s, 40}};
            for (Objective &goal : set.objectives) {
                goal.disabled = false;
                goal.tag.clear();
                goal.boardCategories = {random.chance(60) ? u"b"_s : u"c"_s};
            }
        } else if (i == 3) { // too few goals, so that the pool is often too small
            set = plainSet(14);
            for (Objective &goal : set.objectives)
                goal.individualLimit = 2;
            for (int row = 0; row < 6; ++row)
                set.objectives[row].forcedPositions = {1, 2, 3, 4};
        }
        all.push_back({u"random %1"_s.arg(i), constrained, set, settingsOf(settings)});
    }
    const GoalSet toys = toySet(5, 120);
    const Generator *toy = generatorOf(u"toy"_s);
    all.push_back({u"toy"_s, toy, toys, toy->settingsFor(toys)});
    Settings anyShape = toy->settingsFor(toys);
    anyShape.values[0] = u"any"_s;
    all.push_back({u"toy whose shape the seed decides"_s, toy, toys, anyShape});
    return all;
}

SharedSubject subjectOf(const About &about)
{
    return *subjectOf(*about.generator, about.set, about.settings);
}

Tally tallyOf(
    const SharedSubject &subject, SeedRange seeds, Detail detail, int threads = 1, qint64 range = 0)
{
    return simulate(subject, seeds, {.detail = detail, .threads = threads, .range = range});
}

/// One board, as simple data.
struct Plain {
    bool isWhole = false;
    Result board;
    Measured measured;
    std::vector<qsizetype> rows; ///< of all cells; those of parts follow
    std::vector<std::size_t> sites; ///< parallel to rows
};

Plain plainBoard(const About &about, const Compiled &compiled, qint64 seed)
{
    Plain plain;
    const auto scratch = about.generator->scratch(compiled);
    Watch watch;
    plain.isWhole
        = about.generator
              ->run(compiled, *scratch, QString::number(seed), plain.board, nullptr, watch)
              .has_value();
    about.generator->measure(compiled, *scratch, plain.board, plain.measured);
    const auto look = [&](RowId what, std::size_t site) {
        if (const qsizetype row = rowOf(about.set, what); row >= 0) {
            plain.rows.push_back(row);
            plain.sites.push_back(site);
        }
    };
    for (std::size_t site = 0; site < plain.board.at.size(); ++site)
        look(plain.board.at[site].what, site);
    for (const Part &part : plain.board.parts) {
        for (const Placed &placed : part.result->at)
            look(placed.what, static_cast<std::size_t>(part.site));
    }
    return plain;
}

/// The item that a line or a site is counted as, said once more.
std::size_t itemOf(const Study &study, Scope scope, const Shape &shape, std::size_t place)
{
    if (study.hasOneShape)
        return place;
    if (scope == Scope::Line)
        return static_cast<std::size_t>(shape.lines[place].kind);
    if (scope != Scope::Site)
        return place;
    const Fraction progress = shape.sites[place].progress;
    for (int tenth = 0; tenth < 9; ++tenth) {
        if (10 * progress.numerator < (tenth + 1) * progress.denominator)
            return static_cast<std::size_t>(tenth);
    }
    return progress.denominator == 0 ? 10 : 9;
}

QByteArray textOf(const Tally &tally)
{
    return tallyJson(tally);
}

} // namespace

class TestSimulate final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void recounted();
    static void longRangesOfLargeNumbers();
    static void addsUpHoweverSplit();
    static void threadsChangeNothing();
    static void countsAreThoseOfReasons();
    static void stoppedAtAnyPollNothingIsHalfCounted();
    static void aStopTokenEndsIt();
    static void progressReachesTheEnd();
    static void tooManyBoardsAreRefused();
    static void theSameSeedsTwiceAreRefused();
    static void otherSubjectsAreRefused();
    static void theFileHoldsAll();
};

/// Recounts every number of 250 boards with simple code.
void TestSimulate::recounted()
{
    constexpr SeedRange seeds{.first = 990, .last = 1239};
    quint64 failed = 0;
    quint64 relaxed = 0;
    for (const About &about : abouts()) {
        const auto subject = subjectOf(about);
        const Tally tally = tallyOf(subject, seeds, Detail::Reasons, 2, 7);
        const auto sites = static_cast<std::size_t>(tally.study->sites);
        const auto rows = static_cast<std::size_t>(about.set.objectives.size());
        Tally plain(subject->study(), Detail::Reasons);
        plain.seeds.add(seeds);
        std::set<qsizetype> last;
        bool lastIsWhole = false;
        for (qint64 seed = seeds.first; seed <= seeds.last + 1; ++seed) {
            const Plain one = plainBoard(about, subject->compiled(), seed);
            const std::set<qsizetype> now(one.rows.begin(), one.rows.end());
            if (seed > seeds.first && lastIsWhole && one.isWhole) {
                std::vector<qsizetype> shared;
                std::ranges::set_intersection(now, last, std::back_inserter(shared));
                ++plain.overlap[static_cast<int>(shared.size())];
            }
            last = now;
            lastIsWhole = one.isWhole;
            if (seed > seeds.last)
                break;
            if (!one.isWhole) {
                ++plain.failed;
                continue;
            }
            for (const qsizetype row : now)
                ++plain.appearances[static_cast<std::size_t>(row)];
            for (std::size_t i = 0; i < one.rows.size(); ++i) {
                ++plain.copies[static_cast<std::size_t>(one.rows[i])];
                ++plain.cells[static_cast<std::size_t>(one.rows[i]) * sites
                    + itemOf(*tally.study, Scope::Site, *one.board.shape, one.sites[i])];
            }
            for (std::size_t site = 0; !tally.study->hasOneShape && site < one.board.at.size();
                ++site)
                ++plain.places[itemOf(*tally.study, Scope::Site, *one.board.shape, site)];
            quint64 relaxations = 0;
            for (const Finding &finding : one.board.findings)
                relaxations += isRelaxation(finding.code) ? 1U : 0U;
            plain.relaxations += relaxations;
            plain.relaxedBoards += relaxations > 0 ? 1U : 0U;
            for (std::size_t i = 0; i < one.board.counts.size(); ++i)
                plain.counts.at(i) += static_cast<quint64>(one.board.counts[i]);
            std::size_t studied = 0;
            const auto measures = about.generator->info().measures;
            for (std::size_t i = 0; i < measures.size(); ++i) {
                if (!measures[i].summed)
                    continue;
                MeasureTally &into = plain.measures[studied++];
                for (std::size_t place = 0; place < one.measured.values[i].size(); ++place) {
                    const double number = one.measured.values[i][place];
                    const std::size_t item
                        = itemOf(*tally.study, measures[i].scope, *one.board.shape, place);
                    if (std::isnan(number))
                        continue;
                    if (measures[i].scale == ScaleKind::Classes) {
                        ++into.classes[item * measures[i].classes.size()
                            + static_cast<std::size_t>(number)];
                        continue;
                    }
                    const auto bins = static_cast<qint64>(std::lround(number / measures[i].bin));
                    ++into.sums[item].count;
                    into.sums[item].nonzero += bins == 0 ? 0U : 1U;
                    into.sums[item].sum += bins;
                    into.sums[item].squares += static_cast<quint64>(bins * bins);
                    if (measures[i].scope == Scope::Board)
                        ++into.histogram[static_cast<int>(bins)];
                }
            }
            QCOMPARE(studied, plain.measures.size());
        }
        QCOMPARE(tally.appearances.size(), rows);
        QVERIFY2(tally == plain, qPrintable(about.name));
        QCOMPARE(textOf(tally), textOf(plain));
        QCOMPARE(tally.boards(), quint64{250});
        failed += tally.failed;
        relaxed += tally.relaxedBoards;
    }
    QVERIFY(failed > 20 && relaxed > 20);
}

/// More boards in one range than the running sums can hold, with numbers below and above their
/// largest.
void TestSimulate::longRangesOfLargeNumbers()
{
    constexpr SeedRange seeds{.first = 1, .last = 4200};
    GoalSet set = plainSet(300);
    for (Objective &goal : set.objectives)
        goal.weighting = 88;
    const Generator &generator = *generators().front();
    const ModeSettings settings{.mode = GameMode::Bingo, .rows = 3, .columns = 3};
    const auto subject = *boardwright::subjectOf(generator, set, settingsOf(settings));
    const auto &measures = subject->study()->measures;
    const auto choices = std::ranges::find(measures, u"choices"_s, &StudiedMeasure::key);
    QVERIFY(choices != measures.end());
    NumberSums plain;
    std::map<bool, int> isLarge;
    const auto scratch = generator.scratch(subject->compiled());
    Result board;
    Measured measured;
    Watch watch;
    for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
        const QString text = QString::number(seed);
        QVERIFY(generator.run(subject->compiled(), *scratch, text, board, nullptr, watch));
        generator.measure(subject->compiled(), *scratch, board, measured);
        const auto all = generator.info().measures;
        const auto found = std::ranges::find(all, "choices"_L1, &Measure::key);
        const auto number = static_cast<qint64>(
            measured.values.at(static_cast<std::size_t>(found - all.begin())).front());
        ++plain.count;
        ++plain.nonzero;
        plain.sum += number;
        plain.squares += static_cast<quint64>(number * number);
        ++isLarge[number > 255];
    }
    QVERIFY(isLarge[false] > 100 && isLarge[true] > 100);
    const Tally whole = tallyOf(subject, seeds, Detail::Reasons, 1, seeds.count());
    QVERIFY(whole.measures.at(static_cast<std::size_t>(choices - measures.begin())).sums.front()
        == plain);
    QVERIFY(whole == tallyOf(subject, seeds, Detail::Reasons, 1, 100));
}

void TestSimulate::addsUpHoweverSplit()
{
    SplitMix random(9);
    for (const About &about : abouts()) {
        const auto subject = subjectOf(about);
        for (const Detail detail : {Detail::Counts, Detail::Reasons}) {
            const QByteArray whole = textOf(tallyOf(subject, {.first = 1, .last = 300}, detail));
            for (int round = 0; round < 8; ++round) {
                std::vector<SeedRange> pieces;
                for (qint64 first = 1; first <= 300;) {
                    const qint64 last = std::min<qint64>(300, first + random.between(0, 120));
                    pieces.push_back({.first = first, .last = last});
                    first = last + 1;
                }
                random.shuffle(pieces);
                Tally sum(subject->study(), detail);
                for (const SeedRange &piece : pieces) {
                    // Compiles the set anew, as another process would.
                    const auto other = subjectOf(about);
                    const Tally part = tallyOf(
                        other, piece, detail, random.between(1, 3), random.between(1, 90));
                    QVERIFY(sum.add(*readTally(tallyJson(part))).has_value());
                }
                QCOMPARE(textOf(sum), whole);
            }
        }
    }
}

void TestSimulate::threadsChangeNothing()
{
    const auto subject = subjectOf(abouts().front());
    const SeedRange seeds{.first = 1, .last = 2000};
    const Tally one = tallyOf(subject, seeds, Detail::Reasons);
    for (const int threads : {2, 3, 8}) {
        QVERIFY(tallyOf(subject, seeds, Detail::Reasons, threads) == one);
        QVERIFY(tallyOf(subject, seeds, Detail::Reasons, threads, 1) == one);
    }
}

void TestSimulate::countsAreThoseOfReasons()
{
    for (const About &about : abouts()) {
        const auto subject = subjectOf(about);
        const Tally counts = tallyOf(subject, {.first = 1, .last = 100}, Detail::Counts);
        const Tally reasons = tallyOf(subject, {.first = 1, .last = 100}, Detail::Reasons);
        QCOMPARE(counts.appearances, reasons.appearances);
        QCOMPARE(counts.copies, reasons.copies);
        QCOMPARE(counts.overlap, reasons.overlap);
        QCOMPARE(counts.relaxations, reasons.relaxations);
        QCOMPARE(counts.failed, reasons.failed);
        QVERIFY(counts.measures.empty() && counts.cells.empty());
    }
}

void TestSimulate::stoppedAtAnyPollNothingIsHalfCounted()
{
    for (const About &about : abouts()) {
        const auto subject = subjectOf(about);
        const Tally whole = tallyOf(subject, {.first = 1, .last = 4}, Detail::Reasons);
        const Tally before = tallyOf(subject, {.first = 7, .last = 9}, Detail::Reasons);
        Tallier tallier(subject, Detail::Reasons);
        std::uint64_t polls = 0;
        for (;; ++polls) {
            Watch watch({}, polls);
            Tally into = before;
            if (tallier.count({.first = 1, .last = 4}, into, watch)) {
                Tally expected = before;
                QVERIFY(expected.add(whole).has_value());
                QVERIFY(into == expected);
                break;
            }
            QVERIFY(into == before);
        }
        QVERIFY(polls > 4);
    }
}

void TestSimulate::aStopTokenEndsIt()
{
    const auto subject = subjectOf(abouts().front());
    std::stop_source stop;
    const SeedRange seeds{.first = 1, .last = 1'000'000};
    const Tally some = simulate(subject, seeds, {.threads = 3, .range = 20}, stop.get_token(),
        [&](qint64 boards) { boards >= 200 ? (void)stop.request_stop() : void(); });
    QVERIFY(some.boards() >= 200);
    QVERIFY(some.boards() < 2000);
    // The partial result is correct.
    Tally again(subject->study(), Detail::Counts);
    for (const SeedRange &range : some.seeds.ranges())
        QVERIFY(again.add(tallyOf(subject, range, Detail::Counts)).has_value());
    QVERIFY(again == some);
    QCOMPARE(simulate(subject, seeds, {}, stop.get_token()).boards(), quint64{0});
}

void TestSimulate::progressReachesTheEnd()
{
    const auto subject = subjectOf(abouts().front());
    std::vector<qint64> told;
    (void)simulate(subject, {.first = 5, .last = 104}, {.threads = 2, .range = 30}, {},
        [&](qint64 boards) { told.push_back(boards); });
    QCOMPARE(told.size(), std::size_t{4});
    QVERIFY(std::ranges::is_sorted(told));
    QCOMPARE(told.back(), qint64{100});
}

void TestSimulate::tooManyBoardsAreRefused()
{
    const auto subject = subjectOf(abouts().front());
    Tally many(subject->study(), Detail::Counts);
    many.seeds.add({.first = 1, .last = mostBoards - 1});
    Tally two(subject->study(), Detail::Counts);
    two.seeds.add({.first = mostBoards + 5, .last = mostBoards + 6});
    const Tally before = many;
    QCOMPARE(many.add(two).error().code, Code::TooManyBoards);
    QVERIFY(many == before);
}

void TestSimulate::theSameSeedsTwiceAreRefused()
{
    const auto subject = subjectOf(abouts().front());
    Tally tally = tallyOf(subject, {.first = 1, .last = 20}, Detail::Counts);
    const Tally before = tally;
    const auto refused = tally.add(tallyOf(subject, {.first = 18, .last = 30}, Detail::Counts));
    QCOMPARE(refused.error().code, Code::StatisticsOverlap);
    QCOMPARE(refused.error().args, (QList<Arg>{qint64{18}, qint64{20}}));
    QVERIFY(tally == before);
}

void TestSimulate::otherSubjectsAreRefused()
{
    const About about = abouts().front();
    const auto subject = subjectOf(about);
    const Tally tally = tallyOf(subject, {.first = 1, .last = 3}, Detail::Counts);
    const auto refusal = [&](const Tally &other) {
        Tally sum = tally;
        const auto added = sum.add(other);
        return added ? QString() : std::get<QString>(added.error().args.at(0));
    };
    const SeedRange next{.first = 4, .last = 5};
    QCOMPARE(refusal(tallyOf(subject, next, Detail::Counts)), QString());
    QCOMPARE(refusal(tallyOf(subject, next, Detail::Reasons)), u"the detail"_s);
    About edited = about;
    edited.set.objectives[3].weighting = 7;
    QCOMPARE(refusal(tallyOf(subjectOf(edited), next, Detail::Counts)), u"the goal set"_s);
    About larger = about;
    larger.settings = settingsOf({.rows = 6, .columns = 5});
    QCOMPARE(refusal(tallyOf(subjectOf(larger), next, Detail::Counts)), u"the board"_s);
    Study newer = *subject->study();
    ++newer.version;
    QCOMPARE(refusal(Tally(std::make_shared<Study>(newer), Detail::Counts)), u"its version"_s);
    const About toy = abouts().back();
    QCOMPARE(refusal(tallyOf(subjectOf(toy), next, Detail::Counts)), u"the generator"_s);
}

void TestSimulate::theFileHoldsAll()
{
    for (const About &about : abouts()) {
        for (const Detail detail : {Detail::Counts, Detail::Reasons}) {
            const auto subject = subjectOf(about);
            const Tally tally = tallyOf(subject, {.first = 0, .last = 60}, detail);
            const QByteArray text = tallyJson(tally);
            const auto again = readTally(text);
            QVERIFY2(again.has_value(), text.constData());
            QVERIFY(*again == tally);
            QCOMPARE(tallyJson(*again), text);
            QCOMPARE(tallyCsv(*again), tallyCsv(tally));
            QCOMPARE(tallyCsv(tally).count("\r\n"), about.set.objectives.size() + 1);
        }
    }
}

BOARDWRIGHT_UNIT(TestSimulate, NoApplication)

#include "tst_simulate.moc"
