// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A seed search finds what a plain loop over boards finds, for any number of threads and any
// pieces.

#include "core/constrained/parameters.h"
#include "core/lab/seed_search.h"
#include "core/lab/seed_search_files.h"
#include "tests/support/generators/generator_around.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int side = 5;

/// A set, the criteria of a search, and the same criteria as a function.
struct Case {
    QString name;
    const Generator *generator = nullptr;
    GoalSet set;
    Settings settings;
    Criteria criteria;
    std::function<bool(const Result &board, const Measured &measured)> isWished;
};

/// If it is tight, limits are relaxed on every board, otherwise on some.
GoalSet someSet(bool isTight = false)
{
    GoalSet set = plainSet(50);
    set.boardLimits = {{u"many"_s, 80}, {u"few"_s, isTight ? 12 : 20}};
    set.lineLimits = {{u"side"_s, isTight ? 30 : 40}};
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        Objective &goal = set.objectives[row];
        goal.weighting = row % 3 == 0 ? 55 : 90;
        goal.boardCategories = {row % 4 == 0 ? u"few"_s : u"many"_s};
        if (row % 5 < 2)
            goal.lineCategories = {u"side"_s};
    }
    return set;
}

RowId idOf(const GoalSet &set, qsizetype row)
{
    return set.objectives[row].id;
}

/// The cells that hold a goal.
QList<int> cellsOf(const Result &board, RowId id)
{
    QList<int> cells;
    for (int i = 0; i < static_cast<int>(board.at.size()); ++i) {
        if (board.at[static_cast<std::size_t>(i)].what == id)
            cells << i;
    }
    return cells;
}

bool isOn(const Result &board, RowId id)
{
    return !cellsOf(board, id).isEmpty();
}

bool isOnDiagonal(int cell)
{
    return cell / side == cell % side || cell / side + cell % side == side - 1;
}

/// For a square board.
bool shareALine(int a, int b)
{
    const bool down = a / side == a % side && b / side == b % side;
    const bool up = a / side + a % side == side - 1 && b / side + b % side == side - 1;
    return a / side == b / side || a % side == b % side || down || up;
}

double numberOf(const Generator &generator, const Measured &measured, const QString &key)
{
    for (std::size_t i = 0; i < generator.info().measures.size(); ++i) {
        if (generator.info().measures[i].key == key)
            return measured.values[i][0];
    }
    return -1;
}

/// The repeats of each line of a square, counted from the goals' line categories.
int spreadOfRepeats(const GoalSet &set, const Result &board)
{
    QList<int> numbers;
    const auto count = [&](const QList<int> &cells) {
        int members = 0;
        for (const int cell : cells) {
            const auto row = rowOf(set, board.at[static_cast<std::size_t>(cell)].what);
            members += set.objectives[row].lineCategories.isEmpty() ? 0 : 1;
        }
        numbers << std::max(0, members - 1); // there is only one line category
    };
    QList<int> down;
    QList<int> up;
    for (int i = 0; i < side; ++i) {
        QList<int> row;
        QList<int> column;
        for (int j = 0; j < side; ++j) {
            row << i * side + j;
            column << j * side + i;
        }
        count(row);
        count(column);
        down << i * side + i;
        up << i * side + side - 1 - i;
    }
    count(down);
    count(up);
    return std::ranges::max(numbers) - std::ranges::min(numbers);
}

Settings square()
{
    return settingsOf({.rows = side, .columns = side});
}

std::vector<Case> cases()
{
    const Generator &constrained = *generators().front();
    const GoalSet set = someSet();
    const RowId a = idOf(set, 2);
    const RowId b = idOf(set, 7);
    const RowId c = idOf(set, 9);
    const auto on = [&](const QString &name, Criteria criteria, const auto &isWished) {
        return Case{.name = name,
            .generator = &constrained,
            .set = set,
            .settings = square(),
            .criteria = std::move(criteria),
            .isWished = isWished};
    };
    std::vector<Case> all;
    all.push_back(on(u"no wish"_s, {}, [](const Result &, const Measured &) { return true; }));
    all.push_back(on(u"two goals and not a third"_s,
        {GoalCriterion{.goal = a}, GoalCriterion{.goal = b},
            GoalCriterion{.goal = c, .stands = false}},
        [=](const Result &board, const Measured &) {
            return isOn(board, a) && isOn(board, b) && !isOn(board, c);
        }));
    all.push_back(on(u"any diagonal"_s, {LineCriterion{.goal = a, .line = {}}},
        [=](const Result &board, const Measured &) {
            return std::ranges::any_of(cellsOf(board, a), isOnDiagonal);
        }));
    all.push_back(
        on(u"row 4"_s, {LineCriterion{.goal = b, .line = {.kind = LineKind::Row, .number = 4}}},
            [=](const Result &board, const Measured &) {
                return std::ranges::any_of(
                    cellsOf(board, b), [](int cell) { return cell / side == 3; });
            }));
    all.push_back(on(u"one line"_s, {PairCriterion{.goal = a, .other = b}},
        [=](const Result &board, const Measured &) {
            const QList<int> some = cellsOf(board, a);
            const QList<int> others = cellsOf(board, b);
            return !some.isEmpty() && !others.isEmpty() && shareALine(some[0], others[0]);
        }));
    all.push_back(
        on(u"no relaxations and a goal"_s, {RelaxationsCriterion{}, GoalCriterion{.goal = a}},
            [=](const Result &board, const Measured &) {
                return isOn(board, a)
                    && std::ranges::none_of(board.findings,
                        [](const Finding &finding) { return isRelaxation(finding.code); });
            }));
    const GoalSet tight = someSet(true);
    all.push_back(on(u"balanced lines"_s, {NumberCriterion{.measure = u"repeats"_s, .number = 1}},
        [=](const Result &board, const Measured &) { return spreadOfRepeats(tight, board) <= 1; }));
    all.back().set = tight;
    all.push_back(on(u"several relaxations"_s,
        {NumberCriterion{.measure = u"relaxations"_s, .bound = Bound::AtLeast, .number = 2}},
        [&constrained](const Result &, const Measured &measured) {
            return numberOf(constrained, measured, u"relaxations"_s) >= 2;
        }));
    all.back().set = tight;

    const GoalSet golden = goldenSet();
    const RowId some = idOf(golden, 5);
    all.push_back({.name = u"golden"_s,
        .generator = &constrained,
        .set = golden,
        .settings = constrained.settingsFor(golden),
        .criteria = {GoalCriterion{.goal = some}, RelaxationsCriterion{.most = 1}},
        .isWished = [=](const Result &board, const Measured &) {
            return isOn(board, some)
                && std::ranges::count_if(board.findings,
                       [](const Finding &finding) { return isRelaxation(finding.code); })
                <= 1;
        }});

    const GoalSet toys = toySet(5, 120);
    const Generator *toy = generatorOf(u"toy"_s);
    const RowId inside = idOf(toys, 11);
    all.push_back({.name = u"in a part"_s,
        .generator = toy,
        .set = toys,
        .settings = toy->settingsFor(toys),
        .criteria = {GoalCriterion{.goal = inside}},
        .isWished = [=](const Result &board, const Measured &) {
            return isOn(board, inside) || std::ranges::any_of(board.parts, [=](const Part &part) {
                return isOn(*part.result, inside);
            });
        }});

    return all;
}

struct Plain {
    QList<qint64> found;
    int failed = 0;
};

Plain plainly(const Case &about, const SeedRange &seeds)
{
    const auto compiled = about.generator->compile(about.set, about.settings).value();
    const auto scratch = about.generator->scratch(*compiled);
    Plain plain;
    Watch watch;
    for (qint64 seed = seeds.first; seed <= seeds.last; ++seed) {
        Result board;
        Measured measured;
        if (!about.generator->run(
                *compiled, *scratch, QString::number(seed), board, nullptr, watch)) {
            ++plain.failed;
            continue;
        }
        about.generator->measure(*compiled, *scratch, board, measured);
        if (about.isWished(board, measured))
            plain.found << seed;
    }
    return plain;
}

QList<qint64> seedsOf(const FoundSeeds &found)
{
    QList<qint64> seeds;
    for (const FoundSeed &one : found.found)
        seeds << one.seed;
    return seeds;
}

SharedSubject subjectOf(const Case &about)
{
    return *subjectOf(*about.generator, about.set, about.settings);
}

} // namespace

class TestSeedSearch final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void findsWhatAPlainLoopFinds_data();
    static void findsWhatAPlainLoopFinds();
    static void boardsThatFailNeverMatch();
    static void tellsWhereGoalsStand();
    static void stoppedItKeepsWholePieces();
    static void impossibleWishesAreTold_data();
    static void impossibleWishesAreTold();
    static void files();
};

void TestSeedSearch::findsWhatAPlainLoopFinds_data()
{
    QTest::addColumn<int>("which");
    const auto all = cases();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(qPrintable(all[i].name)) << static_cast<int>(i);
}

void TestSeedSearch::findsWhatAPlainLoopFinds()
{
    QFETCH(int, which);
    const Case about = cases()[static_cast<std::size_t>(which)];
    const SeedRange seeds{.first = 5, .last = 604};
    const Plain plain = plainly(about, seeds);
    QVERIFY(!plain.found.isEmpty());
    if (!about.criteria.empty())
        QVERIFY(plain.found.size() < seeds.count());
    const auto subject = subjectOf(about);
    std::optional<FoundSeeds> first;
    for (const auto &[threads, piece] : {std::pair(1, 0), std::pair(2, 7), std::pair(7, 64)}) {
        const FoundSeeds found
            = searchSeeds(subject, about.criteria, seeds, {.threads = threads, .range = piece});
        QCOMPARE(seedsOf(found), plain.found);
        QCOMPARE(found.failed, static_cast<quint64>(plain.failed));
        QCOMPARE(found.seeds.count(), seeds.count());
        if (!first)
            first = found;
        QVERIFY(found == *first);
    }
}

void TestSeedSearch::boardsThatFailNeverMatch()
{
    const FailsNowAndThen generator(*generators().front());
    const GoalSet set = someSet();
    const Case about{.name = {},
        .generator = &generator,
        .set = set,
        .settings = square(),
        .criteria = {GoalCriterion{.goal = idOf(set, 2)}},
        .isWished
        = [&](const Result &board, const Measured &) { return isOn(board, idOf(set, 2)); }};
    const SeedRange seeds{.first = 1, .last = 150};
    const Plain plain = plainly(about, seeds);
    QCOMPARE(plain.failed, 50);
    QVERIFY(!plain.found.isEmpty());
    const FoundSeeds found = searchSeeds(subjectOf(about), about.criteria, seeds, {.threads = 2});
    QCOMPARE(seedsOf(found), plain.found);
    QCOMPARE(found.failed, quint64{50});
}

void TestSeedSearch::tellsWhereGoalsStand()
{
    const GoalSet set = someSet();
    const RowId a = idOf(set, 2);
    const RowId b = idOf(set, 7);
    const Case about{.name = {},
        .generator = generators().front(),
        .set = set,
        .settings = square(),
        .criteria = {PairCriterion{.goal = b, .other = a}, GoalCriterion{.goal = a},
            NumberCriterion{.measure = u"repeats"_s, .bound = Bound::AtMost, .number = 3},
            NumberCriterion{.measure = u"repeats"_s, .bound = Bound::AtLeast, .number = 1}},
        .isWished = {}};
    QCOMPARE(requiredGoals(about.criteria), (std::vector{b, a}));
    const auto subject = subjectOf(about);
    const FoundSeeds found = searchSeeds(subject, about.criteria, {.first = 1, .last = 600}, {});
    QVERIFY(found.found.size() > 3);
    const auto scratch = subject->scratch();
    for (const FoundSeed &one : found.found) {
        Result board;
        Watch watch;
        QVERIFY(subject->run(*scratch, QString::number(one.seed), board, watch));
        QCOMPARE(one.places.size(), std::size_t{2});
        for (const auto &[places, id] :
            {std::pair(one.places[0], b), std::pair(one.places[1], a)}) {
            QList<int> cells;
            for (const SiteIndex site : places)
                cells << static_cast<int>(site);
            QCOMPARE(cells, cellsOf(board, id));
        }
        QCOMPARE(one.numbers, std::vector{static_cast<double>(spreadOfRepeats(set, board))});
        QCOMPARE(one.relaxations,
            static_cast<int>(std::ranges::count_if(board.findings,
                [](const Finding &finding) { return isRelaxation(finding.code); })));
    }
}

/// Whenever a search is stopped, its result is complete for the seeds that it reports as searched.
void TestSeedSearch::stoppedItKeepsWholePieces()
{
    const Case about = cases()[1];
    const auto subject = subjectOf(about);
    const FoundSeeds all = searchSeeds(subject, about.criteria, {.first = 1, .last = 200}, {});
    for (const std::uint64_t polls : {0U, 1U, 100U, 3000U}) {
        SeedSearcher searcher(subject, about.criteria);
        FoundSeeds found;
        Watch watch({}, polls);
        qint64 first = 1;
        while (first <= 200 && searcher.search({.first = first, .last = first + 9}, found, watch))
            first += 10;
        QVERIFY(first <= 200);
        QCOMPARE(found.seeds.count(), first - 1);
        FoundSeeds expected = all;
        std::erase_if(expected.found, [&](const FoundSeed &one) { return one.seed >= first; });
        QVERIFY(found.found == expected.found);
    }
    // Stopped from outside, after a few pieces.
    std::stop_source stop;
    const FoundSeeds some = searchSeeds(subject, about.criteria, {.first = 1, .last = 1'000'000},
        {.threads = 2, .range = 10}, stop.get_token(), [&](qint64 boards) {
            if (boards >= 100)
                stop.request_stop();
        });
    QVERIFY(some.seeds.count() >= 100);
    QVERIFY(some.seeds.count() < 10'000);
}

void TestSeedSearch::impossibleWishesAreTold_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QList<int>>("reasons");
    using Reason = Refusal::Reason;
    const auto row = [](const char *name, int which, const QList<Reason> &reasons) {
        QList<int> numbers;
        for (const Reason reason : reasons)
            numbers << static_cast<int>(reason);
        QTest::newRow(name) << which << numbers;
    };
    row("possible", 0, {});
    row("gone", 1, {Reason::GoalGone});
    row("disabled", 2, {Reason::GoalDisabled});
    row("both ways", 3, {Reason::BothWays});
    row("no such row", 4, {Reason::LineMissing});
    row("no tiers", 5, {Reason::LineMissing});
    row("too many", 6, {Reason::TooManyGoals});
    row("unknown number", 7, {Reason::NumberUnknown});
    row("crossed bounds", 8, {Reason::BoundsCross});
    row("a disabled one not wished", 9, {});
}

void TestSeedSearch::impossibleWishesAreTold()
{
    QFETCH(int, which);
    QFETCH(QList<int>, reasons);
    GoalSet set = someSet();
    set.objectives[3].disabled = true;
    const RowId a = idOf(set, 2);
    const RowId off = idOf(set, 3);
    std::vector<Criteria> all{
        {GoalCriterion{.goal = a}, RelaxationsCriterion{}, PairCriterion{a, idOf(set, 5)},
            LineCriterion{.goal = a, .line = {LineKind::Row, 5}},
            NumberCriterion{u"repeats"_s, Bound::AtMost, 2},
            NumberCriterion{u"repeats"_s, Bound::AtLeast, 2}},
        {GoalCriterion{.goal = RowId{999}}}, {LineCriterion{.goal = off, .line = {}}},
        {GoalCriterion{.goal = a}, GoalCriterion{.goal = a, .stands = false}},
        {LineCriterion{.goal = a, .line = {LineKind::Row, 6}}},
        {LineCriterion{.goal = a, .line = {LineKind::Tier, 0}}}, {},
        {NumberCriterion{u"choices"_s, Bound::AtMost, 1}},
        {NumberCriterion{u"relaxations"_s, Bound::AtMost, 1},
            NumberCriterion{u"relaxations"_s, Bound::AtLeast, 2}},
        {GoalCriterion{.goal = off, .stands = false}}};
    for (int row = 10; row < 10 + side * side + 1; ++row)
        all[6].push_back(GoalCriterion{.goal = idOf(set, row)});
    const Generator &generator = *generators().front();
    const auto subject = *boardwright::subjectOf(generator, set, square());
    const Criteria &criteria = all[static_cast<std::size_t>(which)];
    QList<int> found;
    for (const Refusal &refusal :
        impossibleCriteria(criteria, set, generator.info(), subject->shape()))
        found << static_cast<int>(refusal.reason);
    QCOMPARE(found, reasons);
    // Criteria reported as impossible never match.
    if (!reasons.isEmpty())
        QVERIFY(searchSeeds(subject, criteria, {.first = 1, .last = 300}, {}).found.empty());
}

void TestSeedSearch::files()
{
    GoalSet set = someSet();
    set.objectives[2].goal = u"say \"hi\", twice"_s;
    const Case about{.name = {},
        .generator = generators().front(),
        .set = set,
        .settings = square(),
        .criteria = {LineCriterion{.goal = idOf(set, 2), .line = {LineKind::Row, 2}},
            RelaxationsCriterion{1}, NumberCriterion{u"repeats"_s, Bound::AtMost, 3}},
        .isWished = {}};
    const FoundSeeds found
        = searchSeeds(subjectOf(about), about.criteria, {.first = 1, .last = 400}, {.threads = 1});
    QVERIFY(found.found.size() > 2);
    const SeedSearchReport report{.generator = *about.generator,
        .set = about.set,
        .settings = about.settings,
        .criteria = about.criteria,
        .found = found};
    const QList<QByteArray> lines = seedsCsv(report).split('\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(found.found.size()) + 2);
    QCOMPARE(lines[0], "seed,relaxations,repeats,\"say \"\"hi\"\", twice\"\r");
    const FoundSeed &first = found.found.front();
    QCOMPARE(lines[1],
        QByteArray::number(first.seed) + ',' + QByteArray::number(first.relaxations) + ','
            + QByteArray::number(first.numbers[0]) + ','
            + QByteArray::number(static_cast<int>(first.places[0][0]) + 1) + '\r');

    QJsonParseError error;
    const QJsonObject json = QJsonDocument::fromJson(seedsJson(report), &error).object();
    QCOMPARE(error.error, QJsonParseError::NoError);
    QCOMPARE(json[u"generator"].toString(), u"constrained"_s);
    QCOMPARE(json[u"settings"][u"size"].toString(), u"5x5"_s);
    QCOMPARE(json[u"searched"][0][1].toInt(), 400);
    QCOMPARE(json[u"wishes"].toArray().size(), 3);
    QCOMPARE(json[u"wishes"][0][u"line"].toString(), u"row"_s);
    QCOMPARE(json[u"found"].toArray().size(), static_cast<qsizetype>(found.found.size()));
    QCOMPARE(json[u"found"][0][u"seed"].toString(), QString::number(first.seed));
    QCOMPARE(json[u"found"][0][u"goals"][0][u"objective"].toInt(), 2);
    QCOMPARE(json[u"found"][0][u"goals"][0][u"positions"][0].toInt(),
        static_cast<int>(first.places[0][0]) + 1);
}

BOARDWRIGHT_UNIT(TestSeedSearch, QCoreApplication)
#include "tst_seed_search.moc"
