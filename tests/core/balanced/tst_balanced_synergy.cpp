// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Filters, sums in the reference's order, and equality of the fast and the slow computation.
#include "core/balanced/line_states.h"
#include "core/balanced/row_report.h"
#include "core/balanced/synergy_filter.h"
#include "tests/support/boards/plain_balanced.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/boards/reference_vectors.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// A list with filters of every kind, whose numbers are multiples of `unit`.
BalancedGoals randomGoals(SplitMix &random, int goals, double unit)
{
    const QStringList names{u"a"_s, u"b"_s, u"c"_s, u"7"_s, u"d"_s, u"12"_s, u"e"_s, u"01"_s};
    const auto numbers = [&](int most, int below, int above) {
        QList<NamedNumber> list;
        for (const QString &name : names) {
            if (random.below(static_cast<int>(names.size())) < most)
                list.append({.name = name, .number = unit * random.between(-below, above - 1)});
        }
        return list;
    };
    BalancedGoals all;
    for (int i = 0; i < goals; ++i)
        all.goals.append({.id = QString::number(i % (goals - 3)),
            .time = unit * random.below(80),
            .weight = 0,
            .types = numbers(3, 2, 9),
            .subtypes = numbers(2, 2, 9),
            .rowTypes = random.below(4) == 0 ? numbers(4, 0, 4)
                                             : QList<NamedNumber>{{.name = u"r"_s, .number = unit},
                                                   {.name = u"3"_s, .number = unit}}});
    all.rowTypes = {{.name = u"r"_s, .number = 6 * unit}, {.name = u"3"_s, .number = -2 * unit},
        {.name = u"a"_s, .number = 3 * unit}};
    all.filters
        = {{.category = u"a"_s, .text = u"min 1"_s}, {.category = u"7"_s, .text = u"max -1"_s},
            {.category = u"c"_s, .text = u"max 2"_s}, {.category = u"d"_s, .text = u"none"_s}};
    return all;
}

} // namespace

class TestBalancedSynergy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void filters();
    static void reports_data();
    static void reports();
    static void quickIsExact_data();
    static void quickIsExact();
    static void boardsOfAPlainRendering();
    static void subtypesNeedAType();
    static void orderOfNames();
    static void hostileNumbers();
};

void TestBalancedSynergy::filters()
{
    const QJsonArray cases = referenceVectors(u"filters"_s);
    QVERIFY(cases.size() > 20);
    for (const auto &element : cases) {
        const QJsonObject expected = element.toObject();
        const QString text = expected.value(u"text"_s).toString();
        const auto filter = synergyFilterOf(text);
        QCOMPARE(filter.has_value(), expected.value(u"parsed"_s).isObject());
        const auto kept = [&](std::vector<double> values) {
            const SynergyFilter used = filter.value_or(SynergyFilter{});
            std::ranges::sort(values);
            if (used.descending)
                std::ranges::reverse(values);
            QJsonArray array;
            for (std::size_t i = 0; i < used.keptOf(values.size()); ++i)
                array.append(values[i]);
            return array;
        };
        QCOMPARE(kept({0.5, 1, 2.5, 2, -1}), expected.value(u"kept_of_0_5_1_2_5_2_m1"_s).toArray());
        QCOMPARE(kept({4}), expected.value(u"kept_of_single_4"_s).toArray());
    }
    QVERIFY(synergyFilterOf(u"min 99999999999999999999"));
    QCOMPARE(synergyFilterOf(u"max 99999999999999999999")->keptOf(7), std::size_t{7});
}

void TestBalancedSynergy::reports_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("profile");
    QTest::newRow("published") << u"rows-v10.1-normal.jsonl"_s << u"list-v10.1.json"_s
                               << u"default"_s;
    QTest::newRow("invented") << u"rows-synthetic-plain-normal.jsonl"_s << u"synthetic_list.json"_s
                              << u"plain"_s;
}

void TestBalancedSynergy::reports()
{
    QFETCH(const QString, file);
    QFETCH(const QString, list);
    QFETCH(const QString, profile);
    const QString path = dataFile(u"oot/"_s + file);
    if (path.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QStringList lineNames{u"row1"_s, u"row2"_s, u"row3"_s, u"row4"_s, u"row5"_s, u"col1"_s,
        u"col2"_s, u"col3"_s, u"col4"_s, u"col5"_s, u"tlbr"_s, u"bltr"_s};
    ReferenceMaker maker(referenceList(dataFile(u"oot/"_s + list)), BalancedMode::Normal,
        referenceProfile(profile, BalancedMode::Normal));
    Synergy synergy(maker.tables());
    const QList<QJsonObject> lines = jsonLines(path);
    QVERIFY(lines.size() > 50);
    for (const QJsonObject &line : lines) {
        QVERIFY(maker.run(static_cast<quint64>(line.value(u"seed"_s).toDouble())).isDone);
        const auto index = lineNames.indexOf(line.value(u"row"_s).toString());
        const RowReport report = rowReport(maker.tables(), synergy,
            maker.attempts().board().goalsOf(
                static_cast<std::size_t>(index), -1, LineStates::noGoal));
        const QJsonObject expected = line.value(u"report"_s).toObject();
        QJsonObject types;
        for (const RowReport::Category &category : report.types) {
            QJsonArray kept;
            for (const double value : category.kept)
                kept.append(value);
            types.insert(category.name, kept);
        }
        QCOMPARE(types, expected.value(u"typeSynergies"_s).toObject());
        QJsonObject rowTypes;
        for (const NamedNumber &row : report.rowTypes)
            rowTypes.insert(row.name, row.number);
        QCOMPARE(rowTypes, expected.value(u"rowtypeSynergies"_s).toObject());
        QJsonArray times;
        for (const double time : report.timeDifferences)
            times.append(time);
        QCOMPARE(times, expected.value(u"timeDifferences"_s).toArray());
        const QJsonObject totals{{u"type"_s, report.typeTotal}, {u"rowtype"_s, report.rowTypeTotal},
            {u"timeDifference"_s, report.timeTotal}, {u"total"_s, report.total}};
        QCOMPARE(totals, expected.value(u"totalSynergies"_s).toObject());
    }
}

void TestBalancedSynergy::quickIsExact_data()
{
    QTest::addColumn<double>("unit");
    QTest::newRow("quarters") << 0.25;
    QTest::newRow("tenths") << 0.1;
}

/// On random boards that ignore all limits, the fast test agrees with sums in the reference's order
/// for every candidate. Many sums equal a limit exactly.
void TestBalancedSynergy::quickIsExact()
{
    QFETCH(const double, unit);
    SplitMix random(7);
    int broken = 0;
    int kept = 0;
    for (int round = 0; round < 60; ++round) {
        Profile profile = profileOf(BalancedMode::Blackout);
        profile.timePerDifficulty = 3 * unit;
        profile.maximumSynergy = unit * random.below(40);
        profile.minimumSynergy = -unit * random.below(40);
        profile.maximumIndividualSynergy = unit * (random.below(3) + 5);
        profile.tooMuchSynergy = unit * (random.below(3) * 30 + 20);
        const BalancedTables tables = balancedTables(randomGoals(random, 40, unit), profile, true);
        QCOMPARE(tables.isExact, unit == 0.25);
        LineStates board(tables);
        Synergy synergy(tables);
        board.clear(magicSquare(static_cast<std::uint64_t>(random.below(1'000'000))));
        for (int cell = 0; cell < balancedCells; ++cell) {
            for (GoalNumber goal = 0; goal < tables.goals(); ++goal) {
                const LineStates::Bounds bounds = board.boundsOf(cell, goal);
                const bool isBroken = bounds.highest > profile.maximumSynergy
                    || bounds.lowest < profile.minimumSynergy;
                QCOMPARE(board.brokenLine(cell, goal) >= 0, isBroken);
                ++(isBroken ? broken : kept);
                bool isConflict = false;
                for (int other = 0; other < cell; ++other) {
                    const std::array<TimedGoal, 2> pair{
                        TimedGoal{.goal = goal, .desiredTime = board.desiredTimeAt(cell)},
                        TimedGoal{.goal = static_cast<GoalNumber>(board.goalAt(other)),
                            .desiredTime = board.desiredTimeAt(other)}};
                    isConflict |= synergy.of(pair) >= profile.tooMuchSynergy;
                }
                QCOMPARE(board.hasConflict(cell, goal), isConflict);
            }
            auto goal = static_cast<GoalNumber>(random.below(40));
            while (board.isUsed(goal))
                goal = static_cast<GoalNumber>(random.below(40));
            board.place(cell, goal);
        }
    }
    QVERIFY(broken > 1000);
    QVERIFY(kept > 1000);
}

/// Random lists with every kind of filter and row type, goals with equal ids and bounds of all
/// sizes. Boards, attempts and random numbers equal those of the literal implementation.
void TestBalancedSynergy::boardsOfAPlainRendering()
{
    SplitMix random(9);
    int made = 0;
    int failed = 0;
    for (int round = 0; round < 30; ++round) {
        const double unit = random.chance(50) ? 0.25 : 0.1;
        const bool isBlackout = random.chance(50);
        const Profile profile{.minimumSynergy = -unit * random.between(20, 120),
            .maximumSynergy = unit * random.between(20, 120),
            .maximumIndividualSynergy = unit * random.between(5, 9),
            .initialOffset = unit * random.between(1, 20),
            .maximumOffset = 4 + unit * random.between(1, 20),
            .baselineTime = 0,
            .timePerDifficulty = unit * random.between(1, 4),
            .tooMuchSynergy = unit * random.between(30, 300),
            .useFrequencyBalancing = random.chance(50)};
        const BalancedGoals list = randomGoals(random, 120, unit);
        const BalancedTables tables = balancedTables(list, profile, isBlackout);
        const PlainBalanced plain(list, profile, isBlackout);
        Attempts5x5 attempts(tables);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            constexpr int most = 8;
            Watch watch;
            const auto report = attempts.run(QString::number(seed), seed, most, watch, nullptr);
            const PlainBalanced::Board expected = plain.run(seed, most);
            QCOMPARE(report.isDone, !expected.ids.isEmpty());
            QCOMPARE(report.attempts, expected.attempts);
            QCOMPARE(attempts.random().taken(), expected.numbers);
            ++(report.isDone ? made : failed);
            for (int cell = 0; report.isDone && cell < balancedCells; ++cell) {
                const auto goal = static_cast<std::size_t>(attempts.board().goalAt(cell));
                QCOMPARE(list.goals[tables.origin[goal]].id, expected.ids[cell]);
            }
        }
    }
    QVERIFY2(made > 20 && failed > 5, qPrintable(u"%1 made, %2 failed"_s.arg(made).arg(failed)));
}

void TestBalancedSynergy::subtypesNeedAType()
{
    const auto goal = [](const QString &id, const QList<NamedNumber> &types,
                          const QList<NamedNumber> &subtypes) {
        return BalancedGoal{
            .id = id, .time = 0, .types = types, .subtypes = subtypes, .rowTypes = {}};
    };
    const NamedNumber one{.name = u"x"_s, .number = 1};
    const NamedNumber two{.name = u"x"_s, .number = 2};
    const BalancedGoals list{
        .goals = {goal(u"a"_s, {}, {one}), goal(u"b"_s, {}, {one}), goal(u"c"_s, {two}, {})},
        .rowTypes = {},
        .filters = {}};
    const BalancedTables tables = balancedTables(list, profileOf(BalancedMode::Normal), false);
    Synergy synergy(tables);
    const std::array<TimedGoal, 3> all{TimedGoal{.goal = 0}, {.goal = 1}, {.goal = 2}};
    QCOMPARE(synergy.of(std::span(all).first(2)), 0.0);
    QCOMPARE(synergy.of(all), 2.0); // of 1, 1, 2 all but the highest
}

/// When sums round, the order matters: integer names first, then the order of appearance.
void TestBalancedSynergy::orderOfNames()
{
    const auto goal = [](const QString &id) {
        return BalancedGoal{.id = id,
            .time = 0,
            .types = {{.name = u"b"_s, .number = 0.1}, {.name = u"12"_s, .number = 0.2},
                {.name = u"a"_s, .number = 0.3}, {.name = u"007"_s, .number = 0.4},
                {.name = u"7"_s, .number = 0.7}},
            .subtypes = {},
            .rowTypes = {}};
    };
    const BalancedTables tables
        = balancedTables({.goals = {goal(u"x"_s), goal(u"y"_s)}, .rowTypes = {}, .filters = {}},
            profileOf(BalancedMode::Normal), false);
    Synergy synergy(tables);
    const std::array<TimedGoal, 2> both{TimedGoal{.goal = 0}, {.goal = 1}};
    double sum = 0;
    for (const double value : {0.7, 0.2, 0.1, 0.3, 0.4})
        sum += value;
    QCOMPARE(std::bit_cast<quint64>(synergy.of(both)), std::bit_cast<quint64>(sum));
    QStringList names;
    for (const RowReport::Category &category : rowReport(tables, synergy, both).types)
        names << category.name;
    QCOMPARE(names, (QStringList{u"7"_s, u"12"_s, u"b"_s, u"a"_s, u"007"_s}));
}

void TestBalancedSynergy::hostileNumbers()
{
    constexpr double endless = std::numeric_limits<double>::infinity();
    constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
    BalancedGoals list;
    for (int i = 0; i < 30; ++i)
        list.goals.append({.id = QString::number(i),
            .time = i % 3 == 0 ? endless : nothing,
            .weight = i % 2 == 0 ? nothing : -endless,
            .types = {{.name = u"__proto__"_s, .number = endless},
                {.name = u""_s, .number = nothing}, {.name = u"__proto__"_s, .number = -1e308}},
            .subtypes = {},
            .rowTypes = {}});
    const Profile profile{.minimumSynergy = nothing,
        .maximumSynergy = endless,
        .maximumIndividualSynergy = endless,
        .initialOffset = -endless,
        .maximumOffset = endless,
        .baselineTime = nothing,
        .timePerDifficulty = endless,
        .tooMuchSynergy = endless};
    const BalancedTables tables = balancedTables(list, profile, true);
    Attempts5x5 attempts(tables);
    Watch watch;
    QCOMPARE(attempts.run(u"1", 1, 3, watch, nullptr).attempts, 3);
    const BalancedTables none = balancedTables({}, profileOf(BalancedMode::Normal), true);
    Attempts5x5 noGoals(none);
    QVERIFY(!noGoals.run(u"1", 1, 100, watch, nullptr).isDone);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedSynergy, QCoreApplication)

#include "tst_balanced_synergy.moc"
