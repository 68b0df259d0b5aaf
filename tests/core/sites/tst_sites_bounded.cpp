// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile lists end with a reason, within budgets, and can be cancelled at every poll.
#include "core/sites/board_maker.h"
#include "core/sites/json_list.h"
#include "core/sites/playbingo_board.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;
using sites::BoardKind;
using sites::Fault;
using sites::Length;

class TestSitesBounded final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void seeds_data();
    static void seeds();
    static void readsLists_data();
    static void readsLists();
    static void readsScripts_data();
    static void readsScripts();
    static void refusesOtherJson();
    static void reasons_data();
    static void reasons();
    static void millionTypes_data();
    static void millionTypes();
    static void largeTier();
    static void cancelsAtEachPoll_data();
    static void cancelsAtEachPoll();
};

namespace {

sites::ReadList listOf(const QByteArray &json)
{
    return sites::readList(parseJson(json).value()).value();
}

sites::Made boardOf(const sites::SiteList &list, BoardKind kind, sites::Board &board,
    std::uint64_t polls = Watch::unlimited, Length length = Length::Normal)
{
    sites::BoardMaker maker(sites::compileList(list, kind, length));
    Watch watch({}, polls);
    return maker.make(sites::seedOf(u"12345").value(), board, watch);
}

sites::SiteList tiersOfOne(int tiers)
{
    sites::SiteList list;
    for (int tier = 1; tier <= tiers; ++tier)
        list.goals.push_back({.text = QString::number(tier), .tier = tier});
    return list;
}

} // namespace

void TestSitesBounded::seeds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("number"); // below 0: the fault
    const auto fault = [](sites::SeedFault what) { return -1 - qint64{static_cast<int>(what)}; };
    QTest::newRow("zero") << u"0"_s << qint64{0};
    QTest::newRow("one") << u"1"_s << qint64{1};
    QTest::newRow("largest") << u"2147483647"_s << qint64{2'147'483'647};
    QTest::newRow("zeros before it") << u"007"_s << qint64{7};
    QTest::newRow("many zeros") << QString(300, u'0') << qint64{0};
    QTest::newRow("empty") << QString() << fault(sites::SeedFault::Empty);
    QTest::newRow("negative") << u"-1"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("fraction") << u"1.5"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("exponent") << u"1e3"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("space") << u" 1"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("word") << u"lantern"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("other digits") << u"\u0661"_s << fault(sites::SeedFault::NotWhole);
    QTest::newRow("too large") << u"2147483648"_s << fault(sites::SeedFault::TooLarge);
    QTest::newRow("endless") << QString(100'000, u'9') << fault(sites::SeedFault::TooLarge);
}

void TestSitesBounded::seeds()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, number);
    const std::expected<sites::Seed, sites::SeedFault> seed = sites::seedOf(text);
    QCOMPARE(seed.has_value(), number >= 0);
    if (seed) {
        QCOMPARE(qint64{seed->number}, number);
        QCOMPARE(seed->key, text);
        QCOMPARE(seed->isCanonical(), text == QString::number(number));
    } else {
        QCOMPARE(-1 - qint64{static_cast<int>(seed.error())}, number);
    }
}

void TestSitesBounded::readsLists_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<BoardKind>("kind");
    QTest::addColumn<QString>("goals"); // tier:text types/subtypes
    QTest::newRow("texts") << R"(["a", {"name": "b"}, {}])"_ba << BoardKind::Randomized
                           << u"0:a - 0:b - 0: -"_s;
    QTest::newRow("groups") << R"([{"name": "a", "group": "x"}])"_ba << BoardKind::Ladx
                            << u"0:a -"_s;
    QTest::newRow("26 tiers") << "[null" + QByteArray(R"(,[{"name":"a"}])").repeated(25) + "]"
                              << BoardKind::SrlV5 << [] {
                                     QStringList goals;
                                     for (int tier = 1; tier <= 25; ++tier)
                                         goals << u"%1:a -"_s.arg(tier);
                                     return goals.join(u' ');
                                 }();
    QTest::newRow("four tiers")
        << R"([["a"], [], [{"name": "b", "types": ["x", 1, true, null]}], []])"_ba
        << BoardKind::Isaac << u"1:a - 3:b 4x1truenull"_s;
    QTest::newRow("five tiers") << R"([null, ["a"], [], [], ["d"]])"_ba << BoardKind::Isaac
                                << u"1:a - 4:d -"_s;
    QTest::newRow("numbered tiers")
        << R"({"1": [{"name": "a", "types": []}], "25": ["b"], "info": "x"})"_ba << BoardKind::SrlV5
        << u"1:a 0 25:b -"_s;
    QTest::newRow("types as a text")
        << "[" + QByteArray("[],").repeated(24) + R"([{"name": "a", "types": "fog"}]])"
        << BoardKind::SrlV5 << u"25:a 3fog"_s;
    QTest::newRow("few tiers, the first is used")
        << R"([[{"name": "a"}], [{"name": "b"}]])"_ba << BoardKind::Isaac << u"1:a - 2:b -"_s;
    QTest::newRow("few tiers, the first is empty")
        << R"([[], [{"name": "a"}], [{"name": "b"}]])"_ba << BoardKind::Isaac << u"1:a - 2:b -"_s;
    QTest::newRow("child") << R"({"1": [{"name": "a", "child": "yes"}]})"_ba << BoardKind::V8
                           << u"1:a -"_s;
    QTest::newRow("subtypes") << R"({"1": [{"name": "a", "subtypes": ["s"]}]})"_ba
                              << BoardKind::V8Subtypes << u"1:a -"_s;
    QTest::newRow("a list with its kind")
        << R"({"variant": "alttp", "list": ["a"]})"_ba << BoardKind::Alttp << u"0:a -"_s;
    QTest::newRow("a list with another name of its kind")
        << R"({"list": {"1": ["a"]}, "variant": "v5blackout"})"_ba << BoardKind::SrlV5Blackout
        << u"1:a -"_s;
    QTest::newRow("synergen")
        << R"({"k": {"Diff": 3, "Types": ["t"]}, "bingoTypes": {"t": {"Max": 2}}, "maxScore": 9})"_ba
        << BoardKind::SynerGen << u"3:#!#k#!# 1t"_s;
}

void TestSitesBounded::readsLists()
{
    QFETCH(const QByteArray, json);
    QFETCH(const BoardKind, kind);
    QFETCH(const QString, goals);
    const sites::ReadList read = listOf(json);
    QCOMPARE(read.kind, kind);
    QStringList words;
    for (const sites::ListedGoal &goal : read.list.goals) {
        QString types = goal.hasTypes ? QString::number(goal.types.size()) : u"-"_s;
        for (const sites::ListedType &type : goal.types)
            types += type.text;
        words << u"%1:%2 %3"_s.arg(goal.tier).arg(goal.text, types);
    }
    QCOMPARE(words.join(u' '), goals);
    QCOMPARE(read.list.mostScore.has_value(), kind == BoardKind::SynerGen);
}

/// What a script assigns by number is the same as an object of tiers.
void TestSitesBounded::readsScripts_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<int>("tier"); // of the goal "last"; 0: no tiers; below: no list
    QTest::newRow("from one") << "var bingoList = [];\nbingoList[1] = [{name: 'a'}];\n"
                                 "bingoList[25] = [{name: 'last', types: ['x']}];"_ba
                              << 25;
    QByteArray zeroBased;
    for (int tier = 0; tier < 24; ++tier)
        zeroBased += "list[" + QByteArray::number(tier) + "] = ['a'];\n";
    QTest::newRow("from zero") << zeroBased + "list[24] = ['last'];" << 25;
    QTest::newRow("the last one counts")
        << "l[3] = ['last']; l[3] = ['a']; l[4] = ['last'];"_ba << 4;
    QTest::newRow("whole") << "const goals = ['a', 'last'];"_ba << 0;
    QTest::newRow("the longest") << "a[1] = ['last']; b[1] = ['a']; b[2] = ['last'];"_ba << 2;
    QTest::newRow("no list") << "a = {};"_ba << -1;
    QTest::newRow("expression") << "a[1] = ['last']; a[2] = ['a', f()];"_ba << -1;
    QTest::newRow("unread") << "a[1] = ['last']; a[2] = [f(];"_ba << -1;
}

void TestSitesBounded::readsScripts()
{
    QFETCH(const QByteArray, script);
    QFETCH(const int, tier);
    Repairs repairs(script);
    const auto read = sites::readList(readScript(repairs).value());
    QCOMPARE(read.has_value(), tier >= 0);
    if (!read)
        return;
    QCOMPARE(read->kind, tier > 0 ? BoardKind::SrlV5 : BoardKind::Randomized);
    QCOMPARE(read->list.goals.back().text, u"last"_s);
    QCOMPARE(read->list.goals.back().tier, tier);
    QCOMPARE(read->list.goals.front().text, u"a"_s);
}

void TestSitesBounded::refusesOtherJson()
{
    for (const char *const json : {"1", "\"a\"", "[]", "{}", R"({"bingoTypes": {}})"}) {
        const auto read = sites::readList(parseJson(json).value());
        QVERIFY(!read && read.error() == sites::ListFault::NoList);
    }
    for (const char *const json : {"[1]", "[null, [null]]", R"({"bingoTypes": {}, "a": 1})"}) {
        const auto read = sites::readList(parseJson(json).value());
        QVERIFY(!read && read.error() == sites::ListFault::NoGoal);
    }
}

void TestSitesBounded::reasons_data()
{
    QTest::addColumn<sites::SiteList>("list");
    QTest::addColumn<BoardKind>("kind");
    QTest::addColumn<Fault>("fault");
    const auto flat = [](int goals, const QString &text, const QString &group) {
        sites::SiteList list;
        list.goals.assign(static_cast<std::size_t>(goals), {.text = text, .group = group});
        return list;
    };
    QTest::newRow("too few") << flat(24, u"a"_s, {}) << BoardKind::Randomized << Fault::TooFewGoals;
    QTest::newRow("none") << sites::SiteList{} << BoardKind::Randomized << Fault::TooFewGoals;
    QTest::newRow("finishes") << flat(100, u"Finish it"_s, {}) << BoardKind::Alttp
                              << Fault::TooFewGoals;
    QTest::newRow("one group") << flat(100, u"a"_s, u"g"_s) << BoardKind::Ladx
                               << Fault::TooFewGoals;
    QTest::newRow("synergen") << flat(100, u"a"_s, {}) << BoardKind::SynerGen // one key
                              << Fault::TooFewGoals;
    for (const BoardKind kind : {BoardKind::SrlV5, BoardKind::SrlV5Blackout, BoardKind::V8,
             BoardKind::V8Subtypes, BoardKind::Isaac})
        QTest::newRow(sites::traitsOf(kind).key.data())
            << sites::SiteList{} << kind << Fault::EmptyTier;

    sites::SiteList barred;
    for (int tier = 1; tier <= 4; ++tier) {
        for (int goal = 0; goal < 20; ++goal)
            barred.goals.push_back({.tier = tier, .types = {{.text = u"x"_s}}});
    }
    QTest::newRow("isaac without end") << barred << BoardKind::Isaac << Fault::NoGoalFits;

    sites::SiteList untyped = tiersOfOne(25);
    untyped.goals.front().types = {{.text = u"x"_s}};
    for (std::size_t goal = 1; goal < untyped.goals.size(); ++goal)
        untyped.goals[goal].hasTypes = false;
    QTest::newRow("without types") << untyped << BoardKind::V8 << Fault::GoalWithoutTypes;

    // Each copy of a goal makes two more of all.
    sites::SiteList copies;
    for (int goal = 0; goal < 60; ++goal)
        copies.goals.push_back(
            {.key = u"g"_s + QString::number(goal), .synergies = {u"x"_s, u"x"_s, u"x"_s}});
    QTest::newRow("copies") << copies << BoardKind::SynerGen << Fault::TooManyCopies;

    if (!qEnvironmentVariableIsSet("BOARDWRIGHT_LONG_WALKS"))
        return; // these use up their budgets, a second each
    sites::SiteList steps;
    for (int goal = 0; goal < 2000; ++goal) {
        steps.goals.push_back({.key = QString::number(goal),
            .synergies = QStringList(300, u"of no other goal"_s + QString::number(goal))});
    }
    QTest::newRow("steps") << steps << BoardKind::SynerGen << Fault::TooManySteps;

    QTest::newRow("cards") << tiersOfOne(25) << BoardKind::V8Subtypes << Fault::TooManyDraws;
}

void TestSitesBounded::reasons()
{
    QFETCH(const sites::SiteList, list);
    QFETCH(const BoardKind, kind);
    QFETCH(const Fault, fault);
    sites::Board board;
    const sites::Made made = boardOf(list, kind, board);
    QVERIFY(!made);
    QCOMPARE(made.error().fault, fault);
}

void TestSitesBounded::millionTypes_data()
{
    QTest::addColumn<BoardKind>("kind");
    for (const sites::KindTraits &kind : sites::kinds())
        QTest::newRow(kind.key.data()) << kind.kind;
}

/// All types are the same, so that a comparison pair by pair would take 10^10 steps.
void TestSitesBounded::millionTypes()
{
    QFETCH(const BoardKind, kind);
    sites::SiteList list = tiersOfOne(25);
    constexpr std::size_t types = 20'000;
    for (sites::ListedGoal &goal : list.goals) {
        goal.types.assign(types, {.text = u"same"_s});
        goal.key = goal.text;
    }
    sites::Board board;
    const sites::Made made = boardOf(list, kind, board, 1200);
    if (kind == BoardKind::SrlV5 || kind == BoardKind::V8) {
        QVERIFY(made.has_value());
        constexpr qint64 pairs = qint64{types} * types + 2 * types; // and the first types
        QVERIFY(board.cells.at(24).clash % pairs == 0);
        QVERIFY(kind == BoardKind::V8 || board.cells.at(24).clash == 12 * pairs);
    }
}

void TestSitesBounded::largeTier()
{
    sites::SiteList list = tiersOfOne(25);
    list.goals.resize(20'000, {.tier = 7, .types = {{.text = u"x"_s}, {.text = u"y"_s}}});
    for (const BoardKind kind : {BoardKind::SrlV5, BoardKind::SrlV5Blackout, BoardKind::V8}) {
        sites::Board board;
        QVERIFY(boardOf(list, kind, board).has_value());
        QVERIFY(!boardOf(list, kind, board, 0));
    }
}

void TestSitesBounded::cancelsAtEachPoll_data()
{
    millionTypes_data();
}

/// A stop at any poll gives Cancelled, and leaves the maker as good as new.
void TestSitesBounded::cancelsAtEachPoll()
{
    QFETCH(const BoardKind, kind);
    SplitMix random(5);
    for (int round = 0; round < 10; ++round) {
        const sites::SiteList list = randomSiteList(random, kind);
        const auto compiled = sites::compileList(list, kind, Length::Normal);
        const sites::Seed seed = sites::seedOf(u"7").value();
        sites::Board expected;
        Watch patient({}, 3);
        const sites::Made outcome = sites::BoardMaker(compiled).make(seed, expected, patient);
        sites::BoardMaker maker(compiled);
        for (std::uint64_t polls = 0; polls < 3; ++polls) {
            sites::Board board;
            Watch watch({}, polls);
            const sites::Made stopped = maker.make(seed, board, watch);
            if (!stopped && stopped.error().fault == Fault::Cancelled)
                continue;
            QVERIFY(stopped == outcome);
            QVERIFY(board == expected);
        }
        sites::Board board;
        Watch watch({}, 3);
        QVERIFY(maker.make(seed, board, watch) == outcome);
        QVERIFY(board == expected);
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSitesBounded, NoApplication)

#include "tst_sites_bounded.moc"
