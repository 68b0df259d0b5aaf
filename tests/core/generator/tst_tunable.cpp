// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a set that a tuner may turn, for each generator.

#include "core/bingosync/sections.h"
#include "core/constrained/exclusion.h"
#include "core/generator/tunable.h"
#include "core/goalset/rows.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/tier_table.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

std::span<const Tunable> tunables(QStringView generator)
{
    return generatorOf(generator)->info().tunables;
}

std::vector<Knob> knobsIn(QStringView generator, const GoalSet &set)
{
    const Info &info = generatorOf(generator)->info();
    return knobsOf(info.tunables, set, info.parameters, defaultSettings(info.parameters));
}

/// Five goals, one of them disabled; limits of two categories, one listed twice; two groups.
GoalSet fullSet()
{
    GoalSet set = plainSet(5);
    set.objectives[1].disabled = true;
    set.objectives[2].weighting = 40;
    set.boardLimits = {{u"boss"_s, 20}, {u"shop"_s, 50}, {u"boss"_s, 30}};
    set.lineLimits = {{u"boss"_s, 10}};
    for (const qint64 most : {1, 3}) {
        TableRow group{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(group.values, exclusion::most, most);
        set.tables[exclusion::groups.key] << group;
    }
    return set;
}

/// Goals of a site's list with tiers and types, one of them disabled.
GoalSet setOfTypes()
{
    GoalSet set = plainSet(4);
    set.objectives[1].disabled = true;
    const std::array<qint64, 4> tiers{1, 9, 12, 25};
    const std::array<QStringList, 4> types{
        QStringList{u"sea"_s, u"cave"_s, u"sea"_s}, {u"sky"_s}, {u"cave"_s}, {}};
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        for (const Field &field : bingosync::goalSection.fields) {
            if (field.key == "tier"_L1)
                setValue(set.objectives[i], bingosync::goalSection, field, tiers[at]);
            else if (field.key == "types"_L1)
                setValue(set.objectives[i], bingosync::goalSection, field, types[at]);
        }
    }
    return set;
}

std::vector<double> positions(const std::vector<Knob> &knobs, const GoalSet &set)
{
    std::vector<double> all;
    for (const Knob &knob : knobs)
        all.push_back(positionOf(knob, set));
    return all;
}

} // namespace

class TestTunable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void whatASetHas();
    static void whatIsOfferedHasKnobs();
    static void turningOneMovesNoOther_data();
    static void turningOneMovesNoOther();
    static void weightsAreSharesOfOne();
    static void anyNumberIsTakenToTheNearest();
    static void whatIsGoneIsNotTurned();
    static void oneBesideAGoal();
    static void whatIsUsualIsTheRange();
    static void rowsAreForTheBoardsAtHand();
    static void namesAreTakenAndGiven();
    static void manyNamesAreNotTurned();
    static void someNumbersMoveALittle();
};

void TestTunable::whatASetHas()
{
    const GoalSet set = fullSet();
    const std::vector<Knob> knobs = knobsIn(u"constrained", set);
    QCOMPARE(positions(knobs, set),
        (std::vector<double>{100, 40, 100, 100, 20, 50, 10, 1, 3})); // weightings, limits, groups
    QCOMPARE(std::ranges::count_if(knobs, [](const Knob &knob) { return knob.tunable.isRule; }), 5);
    QVERIFY(knobsIn(u"constrained", GoalSet()).empty());
}

/// A tunable is offered exactly if the set has a number of it, for every generator.
void TestTunable::whatIsOfferedHasKnobs()
{
    GoalSet disabled = fullSet();
    for (Objective &goal : disabled.objectives)
        goal.disabled = true;
    GoalSet limited;
    limited.lineLimits = {{u"boss"_s, 10}};
    int offered = 0;
    int kept = 0;
    for (const GoalSet &set :
        {GoalSet(), plainSet(3), fullSet(), disabled, limited, toySet(), setOfTypes()}) {
        for (const QString &generator :
            {u"constrained"_s, u"balanced"_s, u"bingosync"_s, u"toy"_s}) {
            const std::vector<Knob> knobs = knobsIn(generator, set);
            for (const Tunable &tunable : tunables(generator)) {
                const bool hasKnob = std::ranges::any_of(
                    knobs, [&](const Knob &knob) { return knob.tunable.key == tunable.key; });
                QCOMPARE(tunable.isOffered(set), hasKnob);
                ++(hasKnob ? offered : kept);
            }
        }
    }
    QVERIFY(offered > 10 && kept > 10);
}

void TestTunable::turningOneMovesNoOther_data()
{
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<QString>("generator");
    QTest::newRow("constrained") << fullSet() << u"constrained"_s;
    QTest::newRow("balanced") << fullSet() << u"balanced"_s;
    QTest::newRow("bingosync") << setOfTypes() << u"bingosync"_s;
    QTest::newRow("toy") << toySet() << u"toy"_s;
}

/// Every position that a knob can be given is the one it is at afterwards.
void TestTunable::turningOneMovesNoOther()
{
    QFETCH(const GoalSet, set);
    QFETCH(const QString, generator);
    const std::vector<Knob> knobs = knobsIn(generator, set);
    QVERIFY(!knobs.empty());
    const std::vector<double> before = positions(knobs, set);
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        const Knob &knob = knobs[i];
        GoalSet turned = set;
        for (int index = 0; index <= knob.steps(); ++index) {
            turn(knob, turned, knob.at(index));
            QCOMPARE(positionOf(knob, turned), knob.at(index));
        }
        turn(knob, turned, before[i] == knob.least ? knob.most : knob.least);
        QVERIFY(turned != set);
        turn(knob, turned, knob.most);
        std::vector<double> expected = before;
        expected[i] = knob.most;
        QCOMPARE(positions(knobs, turned), expected);
        turn(knob, turned, before[i]);
        QCOMPARE(positions(knobs, turned), before);
    }
}

/// "Tutorial levels lean heavily on scatter (weight 0.765)" and medium's weights 0.257, 0.233 and
/// 0.510 add up to one: a weight is its share. So one that is kept leaves the others the rest.
void TestTunable::weightsAreSharesOfOne()
{
    const Generator &generator = *generatorOf(u"sculpted");
    GoalSet set;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    sculpted::Tier tier = sculpted::ownTier(sculpted::Level::Medium);
    tier.placement = {0.765, 0.259, 0.418}; // more than one together
    sculpted::writeTier(tier, sculpted::Level::Medium, row.values);
    set.tables[sculpted::tierTable.key] << row;
    const Info &info = generator.info();
    const std::vector<Knob> all = knobsOf(info.tunables, set, info.parameters,
        sculpted::settingsOf({.level = sculpted::Level::Medium}));
    const auto placementOf = [](const GoalSet &of) {
        std::array<int, 3> thousandths{};
        const auto weights = sculpted::tierOf(of, sculpted::Level::Medium).placement;
        for (std::size_t i = 0; i < 3; ++i)
            thousandths.at(i) = static_cast<int>(std::lround(1000 * weights.at(i)));
        return thousandths;
    };
    // What no knob turns stays as the file says it.
    GoalSet same = set;
    QCOMPARE(turnAll(all, same, positions(all, set)), 0);
    QVERIFY(same == set);
    for (int kept = 0; kept < 4; ++kept) { // 3: none is kept
        static constexpr std::array names{"scatter", "cluster", "nibble", "none"};
        std::vector<Knob> knobs = all;
        std::erase_if(knobs, [&](const Knob &knob) {
            return knob.tunable.key == QLatin1StringView(names.at(static_cast<std::size_t>(kept)));
        });
        for (int turn = 0; turn < 60; ++turn) {
            std::vector<double> to = positions(knobs, set);
            std::array<int, 3> wanted{765, 259, 418};
            for (std::size_t i = 0; i < knobs.size(); ++i) {
                for (std::size_t weight = 0; weight < 3; ++weight) {
                    if (knobs[i].tunable.key != QLatin1StringView(names.at(weight)))
                        continue;
                    wanted.at(weight) = (turn * 37 + static_cast<int>(weight) * 211) % 1001;
                    to[i] = wanted.at(weight) / 1000.0;
                }
            }
            GoalSet turned = set;
            turnAll(knobs, turned, to);
            const std::array<int, 3> is = placementOf(turned);
            QCOMPARE(is[0] + is[1] + is[2], 1000);
            const int left = kept == 3 ? 1000 : 1000 - wanted.at(static_cast<std::size_t>(kept));
            double sum = 0;
            for (int weight = 0; weight < 3; ++weight)
                sum += weight == kept ? 0 : wanted.at(static_cast<std::size_t>(weight));
            for (int weight = 0; weight < 3; ++weight) {
                const int part = wanted.at(static_cast<std::size_t>(weight));
                const double expected = weight == kept ? part : part * left / sum;
                QVERIFY(std::abs(is.at(static_cast<std::size_t>(weight)) - expected) < 1);
            }
            GoalSet again = turned;
            turnAll(knobs, again, positions(knobs, turned));
            QVERIFY(again == turned);
        }
    }
    // Weights that are all turned to nothing share the rest evenly.
    std::vector<Knob> two = all;
    std::erase_if(two, [](const Knob &knob) {
        return knob.tunable.key != QLatin1StringView("cluster")
            && knob.tunable.key != QLatin1StringView("nibble");
    });
    GoalSet none = set;
    turnAll(two, none, std::vector<double>{0, 0});
    QCOMPARE(placementOf(none), (std::array<int, 3>{765, 118, 117}));
}

void TestTunable::anyNumberIsTakenToTheNearest()
{
    GoalSet set = fullSet();
    const Knob weighting = knobsIn(u"constrained", set).front();
    for (const auto &[asked, got] :
        {std::pair(-5.0, 1.0), {0.0, 1.0}, {33.4, 33.0}, {33.6, 34.0}, {1e300, 100.0}}) {
        turn(weighting, set, asked);
        QCOMPARE(set.objectives[0].weighting, static_cast<int>(got));
    }
    // A weighting that no field allows counts as what generators make of it.
    set.objectives[0].weighting = 4'000;
    QCOMPARE(positionOf(weighting, set), 100.0);
    const Knob balance = knobsIn(u"balanced", set).front();
    turn(balance, set, 0.36);
    QCOMPARE(positionOf(balance, set), 0.35);
}

void TestTunable::whatIsGoneIsNotTurned()
{
    const GoalSet set = fullSet();
    GoalSet empty;
    for (const Knob &knob : knobsIn(u"constrained", set))
        turn(knob, empty, knob.least);
    QCOMPARE(empty, GoalSet());
}

void TestTunable::oneBesideAGoal()
{
    const GoalSet set = fullSet();
    const auto knob = knobOf(tunables(u"constrained"), set, set.objectives[2].id);
    QVERIFY(knob.has_value());
    QCOMPARE(positionOf(*knob, set), 40.0);
    QVERIFY(!knobOf(tunables(u"constrained"), set, set.objectives[1].id)); // disabled
    QVERIFY(!knobOf(tunables(u"constrained"), set, RowId{999}));
    QVERIFY(!knobOf({}, set, set.objectives[2].id));
}

/// A field may allow far more than authors use. What the set holds is always in the range.
void TestTunable::whatIsUsualIsTheRange()
{
    GoalSet set = fullSet();
    const std::vector<Knob> knobs = knobsIn(u"balanced", set);
    const Field &weight = fieldOf(knobs.front().tunable);
    QVERIFY(weight.min < -2 && weight.max > 2);
    for (const Knob &knob : knobs) {
        QCOMPARE(knob.least, -2.0);
        QCOMPARE(knob.most, 2.0);
    }
    const std::array<double, 4> asked{-7, -2, 1.5, 9};
    QCOMPARE(asked.size(), knobs.size());
    for (std::size_t i = 0; i < knobs.size(); ++i)
        setValue(set.objectives[indexOfRow(set, knobs[i].row)], *knobs[i].tunable.section, weight,
            asked.at(i));
    const std::vector<Knob> wider = knobsIn(u"balanced", set);
    QCOMPARE(positions(wider, set), std::vector<double>(asked.begin(), asked.end()));
    for (std::size_t i = 0; i < wider.size(); ++i) {
        QCOMPARE(wider[i].least, std::min(-2.0, asked.at(i)));
        QCOMPARE(wider[i].most, std::max(2.0, asked.at(i)));
    }
}

/// Of a table with rows for several kinds of boards, only those of the kind that is chosen.
void TestTunable::rowsAreForTheBoardsAtHand()
{
    const Info &info = generatorOf(u"sculpted")->info();
    GoalSet set;
    QList<TableRow> &tiers = set.tables[sculpted::tierTable.key];
    for (const sculpted::Level level : {sculpted::Level::Easy, sculpted::Level::Hard}) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        sculpted::writeTier(sculpted::ownTier(level), level, row.values);
        tiers << row;
    }
    const auto knobsFor = [&](sculpted::Level level) {
        return knobsOf(info.tunables, set, info.parameters, sculpted::settingsOf({.level = level}));
    };
    const std::vector<Knob> easy = knobsFor(sculpted::Level::Easy);
    QCOMPARE(easy.size(), info.tunables.size());
    for (const Knob &knob : easy)
        QCOMPARE(knob.row, tiers.first().id);
    for (const Knob &knob : knobsFor(sculpted::Level::Hard))
        QCOMPARE(knob.row, tiers.last().id);
    QVERIFY(knobsFor(sculpted::Level::Expert).empty());
}

std::vector<Knob> knobsOfKey(const GoalSet &set, QLatin1StringView key)
{
    std::vector<Knob> knobs = knobsIn(u"bingosync"_s, set);
    std::erase_if(knobs, [key](const Knob &knob) { return knob.tunable.key != key; });
    return knobs;
}

QStringList typesIn(const GoalSet &set, qsizetype goal)
{
    const auto field = std::ranges::find(bingosync::goalSection.fields, "types"_L1, &Field::key);
    return std::get<QStringList>(valueOf(set.objectives[goal], bingosync::goalSection, *field));
}

/// Each enabled goal may have each type that one of them has.
void TestTunable::namesAreTakenAndGiven()
{
    const GoalSet set = setOfTypes();
    const std::vector<Knob> knobs = knobsOfKey(set, "types"_L1);
    QCOMPARE(positions(knobs, set), (std::vector<double>{1, 1, 0, 1, 0, 0}));
    GoalSet turned = set;
    QCOMPARE(turnAll(knobs, turned, std::vector<double>{0, 1, 1, 1, 0, 0.4}), 2);
    QCOMPARE(typesIn(turned, 0), QStringList{u"cave"_s});
    QCOMPARE(typesIn(turned, 1), QStringList{u"sky"_s});
    QCOMPARE(typesIn(turned, 2), (QStringList{u"cave"_s, u"sea"_s}));
    QCOMPARE(typesIn(turned, 3), QStringList());
    GoalSet same = set;
    QCOMPARE(turnAll(knobs, same, positions(knobs, set)), 0);
    QVERIFY(same == set);
}

void TestTunable::manyNamesAreNotTurned()
{
    GoalSet set = plainSet(100);
    const auto field = std::ranges::find(bingosync::goalSection.fields, "types"_L1, &Field::key);
    const auto give = [&](qsizetype types) {
        QStringList names;
        for (qsizetype i = 0; i < types; ++i)
            names << QString::number(i);
        setValue(set.objectives[7], bingosync::goalSection, *field, names);
        return std::ssize(knobsOfKey(set, "types"_L1));
    };
    QCOMPARE(give(mostNameKnobs / 100), mostNameKnobs);
    QCOMPARE(give(mostNameKnobs / 100 + 1), 0);
}

/// "A goal's tier by one or two."
void TestTunable::someNumbersMoveALittle()
{
    const GoalSet set = setOfTypes();
    std::vector<std::pair<double, double>> ranges;
    for (const Knob &knob : knobsOfKey(set, "tiers"_L1))
        ranges.emplace_back(knob.least, knob.most);
    QCOMPARE(ranges, (std::vector<std::pair<double, double>>{{1, 3}, {10, 14}, {23, 25}}));
}

BOARDWRIGHT_UNIT(TestTunable, NoApplication)
#include "tst_tunable.moc"
