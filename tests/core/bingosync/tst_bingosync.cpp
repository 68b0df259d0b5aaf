// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The generator that makes boards of sets as Bingosync does: what sets hold of the site's lists,
// and that its boards are those of the site (tests/fixtures/sites).
#include "core/bingosync/codes.h"
#include "core/bingosync/list_format.h"
#include "core/bingosync/parameters.h"
#include "core/bingosync/sections.h"
#include "core/formats/json.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "core/generator/saved_preview.h"
#include "core/goalset/objective_fields.h"
#include "core/sites/board_maker.h"
#include "core/sites/json_list.h"
#include "core/sites/room_codes.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &bingosyncGenerator()
{
    return *generatorOf(u"bingosync");
}

GoalSet setOf(const sites::SiteList &list, sites::BoardKind kind)
{
    GoalSet set;
    bingosync::addList(set, list, kind);
    return set;
}

/// Runs one seed with the set's own settings.
struct OneBoard {
    explicit OneBoard(const GoalSet &goals, Settings chosen = {})
        : set(goals)
        , settings(chosen.values.isEmpty() ? bingosyncGenerator().settingsFor(goals) : chosen)
        , compiled(bingosyncGenerator().compile(set, settings))
        , scratch(compiled ? bingosyncGenerator().scratch(**compiled) : nullptr)
    {
    }

    Outcome run(const QString &seed, Trace *trace = nullptr)
    {
        Watch watch;
        return bingosyncGenerator().run(**compiled, *scratch, seed, board, trace, watch);
    }

    /// By cell, the index of its goal.
    QList<int> goals() const
    {
        QList<int> indices;
        for (const Placed &placed : board.at) {
            indices << static_cast<int>(
                std::ranges::find(set.objectives, placed.what, &Objective::id)
                - set.objectives.begin());
        }
        return indices;
    }

    GoalSet set;
    Settings settings;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

/// 25 tiers of `many` goals each, of one type or each of its own.
sites::SiteList tiersOf(int many, bool isOneType = true)
{
    sites::SiteList list;
    for (int tier = 1; tier <= 25; ++tier) {
        for (int i = 0; i < many; ++i) {
            const QString text = u"%1.%2"_s.arg(tier).arg(i);
            list.goals.push_back({.text = text,
                .key = text,
                .tier = tier,
                .types = {sites::ListedType{.text = isOneType ? u"a"_s : text}}});
        }
    }
    return list;
}

QByteArray fixtureBytes(const QString &list)
{
    return test::contentOf(siteBoards(u"bingosync/%1.list.json"_s.arg(list)));
}

ImportChoices asSite()
{
    ImportChoices choices;
    choices.format = bingosync::listFormat.key;
    return choices;
}

} // namespace

class TestBingosync final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void kinds();
    static void listsAreKept_data();
    static void listsAreKept();
    static void boards_data();
    static void boards();
    static void seeds();
    static void whatTheSiteCannotMake();
    static void whatTheSiteDoesNotSay();
    static void problems();
    static void checkerFindsFaults();
    static void goalsWithoutTiers();
    static void unusedKeysAreTold();
};

void TestBingosync::kinds()
{
    QCOMPARE(bingosync::kindChoices.size(), sites::kinds().size());
    for (std::size_t i = 0; i < sites::kinds().size(); ++i) {
        const sites::KindTraits &traits = sites::kinds()[i];
        QCOMPARE(QString(bingosync::kindChoices.at(i).key), QString(traits.key));
        Settings settings = bingosync::settingsOf(traits.kind);
        QCOMPARE(bingosync::optionsOf(settings).kind, traits.kind);
        QVERIFY(setParameter(bingosync::parameters, settings, u"length"_s, u"long"_s));
        QCOMPARE(bingosync::optionsOf(settings).length,
            traits.hasLengths ? sites::Length::Long : sites::Length::Normal);
    }
}

void TestBingosync::listsAreKept_data()
{
    QTest::addColumn<sites::BoardKind>("kind");
    for (const sites::KindTraits &kind : sites::kinds())
        QTest::newRow(kind.key.data()) << kind.kind;
}

/// In a set, in the set's file, and in the site's list that is written of it.
void TestBingosync::listsAreKept()
{
    QFETCH(const sites::BoardKind, kind);
    SplitMix random(static_cast<std::uint64_t>(kind) + 100);
    for (int round = 0; round < 40; ++round) {
        const sites::SiteList list = randomSiteList(random, kind);
        const GoalSet set = setOf(list, kind);
        QVERIFY(bingosync::listOf(set).list == list);
        QCOMPARE(bingosync::kindOf(set), kind);
        const auto reopened = readNative(writeNative(set, allSections()), allSections());
        QVERIFY(reopened.has_value());
        QVERIFY(bingosync::listOf(reopened->set).list == list);
        const auto json = parseJson(bingosync::listFormat.write(set));
        QVERIFY(json.has_value());
        const auto read = sites::readList(*json);
        if (list.goals.empty())
            continue;
        QVERIFY(read.has_value());
        sites::BoardMaker maker(sites::compileList(list, kind, sites::Length::Normal));
        sites::BoardMaker again(sites::compileList(read->list, kind, sites::Length::Normal));
        for (const QString &seed : {u"1"_s, u"12345"_s}) {
            sites::Board board;
            sites::Board other;
            const std::uint64_t polls = kind == sites::BoardKind::V8Subtypes ? 2 : 200;
            Watch watch({}, polls);
            const sites::Made made = maker.make(sites::seedOf(seed).value(), board, watch);
            Watch otherWatch({}, polls);
            const sites::Made madeAgain
                = again.make(sites::seedOf(seed).value(), other, otherWatch);
            QCOMPARE(made.has_value(), madeAgain.has_value());
            for (std::size_t cell = 0; made && cell < sites::boardCells; ++cell) {
                QCOMPARE(
                    read->list.goals.at(static_cast<std::size_t>(other.cells.at(cell).goal)).text,
                    list.goals.at(static_cast<std::size_t>(board.cells.at(cell).goal)).text);
            }
        }
    }
}

void TestBingosync::boards_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("length");
    const auto add
        = [](const char *boards, const char *list, const char *kind = "", const char *length = "") {
              QTest::newRow(boards) << QString::fromLatin1(list) << QString::fromLatin1(kind)
                                    << QString::fromLatin1(length);
          };
    for (const char *const own : {"simple-60-duplicate-texts", "simple-strings-137", "ladx-groups",
             "isaac-clashing-types", "synergen-150", "synergen-60-score-tight", "v5-25x4",
             "v5-dense-uneven", "v8-child", "v8sub"})
        add(own, own);
    add("alttp-finish", "alttp-finish", "alttp");
    add("v5-25x4-short", "v5-25x4", "", "short");
    add("v5-dense-uneven-long", "v5-dense-uneven", "", "long");
    add("v5-25x4-blackout", "v5-25x4", "srl-v5-blackout");
    add("v5-25x4-zeros", "v5-25x4");
    add("v8sub-short", "v8sub", "", "short");
}

/// A list that is opened gives the site's boards, with the clash of each cell.
void TestBingosync::boards()
{
    QFETCH(const QString, list);
    QFETCH(const QString, kind);
    QFETCH(const QString, length);
    const auto opened = readAnySet(fixtureBytes(list), u"json", {}, asSite());
    QVERIFY(opened.has_value());
    QCOMPARE(savedPreview(opened->file.set).generator, &bingosyncGenerator());
    Settings settings = openingSettings(bingosyncGenerator(), opened->file.set);
    if (!kind.isEmpty())
        QVERIFY(setParameter(bingosync::parameters, settings, u"kind"_s, kind));
    if (!length.isEmpty())
        QVERIFY(setParameter(bingosync::parameters, settings, u"length"_s, length));
    OneBoard one(opened->file.set, settings);
    QVERIFY(one.compiled.has_value());
    const QList<QJsonObject> lines = jsonLines(
        siteBoards(u"bingosync/"_s + QLatin1StringView(QTest::currentDataTag()) + u".jsonl"_s));
    QVERIFY(!lines.isEmpty());
    for (const QJsonObject &line : lines) {
        const QString seed = line.value(u"seed"_s).toString();
        Trace trace;
        const Outcome outcome = one.run(seed, &trace);
        QCOMPARE(outcome.has_value(), !line.contains(u"error"_s));
        if (!outcome)
            continue;
        const QJsonArray expected = line.value(u"goals"_s).toArray();
        const QList<int> goals = one.goals();
        for (qsizetype cell = 0; cell < goals.size(); ++cell)
            QCOMPARE(one.set.objectives[goals[cell]].goal,
                one.set.objectives[expected.at(cell).toInt()].goal);
        const Facts facts = bingosyncGenerator().facts(**one.compiled, *one.scratch, one.board);
        const QJsonArray clashes = line.value(u"synergies"_s).toArray();
        qint64 sum = 0;
        for (qsizetype cell = 0; cell < clashes.size(); ++cell) {
            const NamedFacts &site = facts.sites[static_cast<std::size_t>(cell)];
            const auto clash = std::ranges::find(
                site, "clash"_L1, [](const auto &fact) { return QLatin1StringView(fact.first); });
            if (clash == site.end())
                continue; // a kind without
            QCOMPARE(std::get<qint64>(clash->second.value), clashes.at(cell).toInteger());
            sum += clashes.at(cell).toInteger();
        }
        Measured measured;
        bingosyncGenerator().measure(**one.compiled, *one.scratch, one.board, measured);
        if (sites::traitsOf(bingosync::optionsOf(settings).kind).hasClash)
            QCOMPARE(measured.values[0].front(), static_cast<double>(sum));
        QVERIFY(bingosyncGenerator().check(one.set, settings, one.board).empty());
    }
}

void TestBingosync::seeds()
{
    OneBoard one(setOf(tiersOf(2), sites::BoardKind::SrlV5));
    for (const QString &seed : {u"0"_s, u"7"_s, u"007"_s, u"2147483647"_s})
        QVERIFY2(one.run(seed).has_value(), qPrintable(seed));
    for (const QString &seed : {u""_s, u"-1"_s, u"1.5"_s, u"apple"_s, u"2147483648"_s, u" 1"_s}) {
        const Outcome outcome = one.run(seed);
        QVERIFY2(!outcome, qPrintable(seed));
        QCOMPARE(outcome.error().code, toCode(RoomCode::NotARoomSeed));
        QCOMPARE(std::get<QString>(outcome.error().why.front().args[0]), seed);
    }
}

void TestBingosync::whatTheSiteCannotMake()
{
    const auto codeOf = [](const sites::SiteList &list, sites::BoardKind kind) {
        OneBoard one(setOf(list, kind));
        if (!one.compiled)
            return one.compiled.error().front().code;
        const Outcome outcome = one.run(u"1"_s);
        return outcome ? Code{} : outcome.error().why.front().code;
    };
    sites::SiteList list = tiersOf(1);
    QCOMPARE(codeOf(list, sites::BoardKind::SrlV5), Code{});
    QCOMPARE(codeOf(list, sites::BoardKind::SynerGen), Code{});
    list.goals.pop_back();
    QCOMPARE(codeOf(list, sites::BoardKind::SrlV5), toCode(BingosyncCode::SiteTierEmpty));
    QCOMPARE(codeOf(list, sites::BoardKind::Randomized), toCode(RoomCode::SiteHasTooFewGoals));
    list = tiersOf(3);
    QCOMPARE(codeOf(list, sites::BoardKind::Isaac), toCode(BingosyncCode::SiteNoGoalFits));
    list.goals[40].hasTypes = false;
    for (std::size_t i = 40; i < list.goals.size(); ++i)
        list.goals[i] = {.text = list.goals[i].text, .tier = list.goals[i].tier, .hasTypes = false};
    QCOMPARE(codeOf(list, sites::BoardKind::V8), toCode(BingosyncCode::SiteGoalUntyped));
}

/// All goals share a type, and a short board has nearly every goal twice.
void TestBingosync::whatTheSiteDoesNotSay()
{
    GoalSet set = setOf(tiersOf(1), sites::BoardKind::SrlV5);
    Settings settings = bingosyncGenerator().settingsFor(set);
    QVERIFY(setParameter(bingosync::parameters, settings, u"length"_s, u"short"_s));
    OneBoard one(set, settings);
    QVERIFY(one.run(u"12345"_s).has_value());
    int shared = 0;
    int repeated = 0;
    for (const Finding &finding : one.board.findings) {
        shared += finding.code == toCode(RoomCode::TypesShared) ? 1 : 0;
        repeated += finding.code == toCode(RoomCode::GoalRepeated) ? 1 : 0;
    }
    QCOMPARE(shared, 24); // all but the first cell
    QCOMPARE(repeated, 12);
    Measured measured;
    bingosyncGenerator().measure(**one.compiled, *one.scratch, one.board, measured);
    const auto numbers = [&](QLatin1StringView key) -> const std::vector<double> & {
        const auto all = bingosyncGenerator().info().measures;
        const auto found = std::ranges::find(all, key, &Measure::key);
        return measured.values[static_cast<std::size_t>(found - all.begin())];
    };
    QCOMPARE(numbers("shared_lines"_L1).front(), 12.);
    QCOMPARE(numbers("repeated_goals"_L1).front(), 12.);
    QVERIFY(
        std::ranges::all_of(numbers("line_pairs"_L1), [](double pairs) { return pairs == 10; }));
    settings = bingosyncGenerator().settingsFor(set);
    OneBoard normal(set, settings);
    QVERIFY(normal.run(u"12345"_s).has_value());
    bingosyncGenerator().measure(**normal.compiled, *normal.scratch, normal.board, measured);
    QVERIFY(std::ranges::all_of(numbers("line_tiers"_L1), [](double sum) { return sum == 65; }));
}

void TestBingosync::problems()
{
    sites::SiteList list = tiersOf(1);
    list.goals.push_back({.text = u"no tier"_s});
    list.goals.push_back({.text = u"tier 26"_s, .tier = 26});
    list.goals.push_back({.text = u"second of tier 3"_s, .tier = 3});
    const GoalSet set = setOf(list, sites::BoardKind::SrlV5);
    const QList<Problem> found
        = bingosyncGenerator().lint(set, bingosyncGenerator().settingsFor(set));
    const auto count = [&](BingosyncCode code) {
        return std::ranges::count(found, toCode(code), &Problem::code);
    };
    QCOMPARE(count(BingosyncCode::GoalWithoutTier), 2);
    QCOMPARE(count(BingosyncCode::TierOfOneGoal), 24);
    QCOMPARE(found.size(), 26);
    QVERIFY(bingosyncGenerator()
            .lint(set, bingosync::settingsOf(sites::BoardKind::Randomized))
            .isEmpty());
}

/// Boards in which two cells are exchanged, or a goal stands for another.
void TestBingosync::checkerFindsFaults()
{
    const auto faultsOf = [](const sites::SiteList &list, sites::BoardKind kind, auto change) {
        OneBoard one(setOf(list, kind));
        if (!one.run(u"77"_s))
            qFatal("no board");
        change(one.board);
        return bingosyncGenerator().check(one.set, one.settings, one.board).size();
    };
    const auto exchange = [](Result &board) { std::swap(board.at[0].what, board.at[1].what); };
    const auto repeat = [](Result &board) { board.at[0].what = board.at[24].what; };
    const auto clear = [](Result &board) { board.at[7].what = RowId::none; };
    const sites::ReadList plain = bingosyncFixture(u"simple-60-duplicate-texts"_s);
    const sites::ReadList isaac = bingosyncFixture(u"isaac-clashing-types"_s);
    QVERIFY(faultsOf(tiersOf(3), sites::BoardKind::SrlV5, exchange) > 0);
    QVERIFY(faultsOf(tiersOf(3), sites::BoardKind::SrlV5, repeat) > 0);
    QVERIFY(faultsOf(plain.list, sites::BoardKind::Randomized, repeat) > 0);
    QVERIFY(faultsOf(isaac.list, sites::BoardKind::Isaac, exchange) > 0);
    for (const sites::KindTraits &kind : sites::kinds()) {
        if (kind.kind != sites::BoardKind::Isaac)
            QVERIFY2(faultsOf(tiersOf(3, false), kind.kind, clear) > 0, kind.key.data());
    }
    // A goal that clashes more than another of its tier.
    sites::SiteList list = tiersOf(2);
    for (std::size_t i = 0; i < list.goals.size(); i += 2)
        list.goals[i].types = {};
    OneBoard one(setOf(list, sites::BoardKind::SrlV5));
    QVERIFY(one.run(u"77"_s).has_value());
    QVERIFY(bingosyncGenerator().check(one.set, one.settings, one.board).empty());
    const int last = one.goals().last();
    one.board.at[24].what = one.set.objectives[last ^ 1].id;
    one.board.at[23].what = one.set.objectives[one.goals().at(23) | 1].id;
    QVERIFY(!bingosyncGenerator().check(one.set, one.settings, one.board).empty());
}

/// Goals of a set without a list are written as goals without tiers. Beside goals that have one
/// they are a loss.
void TestBingosync::goalsWithoutTiers()
{
    GoalSet set;
    for (const QString &goal : {u"a"_s, u"b"_s, u"c"_s}) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = goal;
    }
    const auto unfit = [&] {
        QList<RowId> rows;
        for (const Loss &loss : lossesOf(set, bingosync::listFormat)) {
            if (loss.aspect == Aspect::Unfit)
                rows += loss.rows;
        }
        return rows;
    };
    const auto written = [&] {
        QStringList goals;
        const QByteArray bytes = bingosync::listFormat.write(set);
        const auto read = sites::readList(parseJson(bytes).value());
        for (const sites::ListedGoal &goal : read->list.goals)
            goals << goal.text;
        return goals;
    };
    QCOMPARE(unfit(), QList<RowId>());
    QCOMPARE(written(), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    setValue(set.objectives[1], bingosync::goalSection, bingosync::columns::tier, 7);
    QCOMPARE(unfit(), (QList<RowId>{set.objectives[0].id, set.objectives[2].id}));
    QCOMPARE(written(), QStringList{u"b"_s});
}

void TestBingosync::unusedKeysAreTold()
{
    const QByteArray text = R"([{"name": "a", "note": 1}, {"name": "b", "note": 2, "types": "xy"},
        {"name": "c", "\u0001": 3}])";
    const auto opened = readAnySet(text, u"json", {}, asSite());
    QVERIFY(opened.has_value());
    QCOMPARE(opened->file.set.objectives.size(), 3);
    QStringList told;
    for (const Problem &note : opened->file.notes)
        told << std::get<QString>(note.args.first());
    QCOMPARE(told, (QStringList{u"note"_s, u"xy"_s, u"\u0001"_s}));
    // It is offered beside the set that the list is usually made into.
    const auto usual = readAnySet(text, u"json");
    QVERIFY(usual.has_value());
    QCOMPARE(usual->asSites, QList<const SetFormat *>{&bingosync::listFormat});
    QVERIFY(!usual->file.set.once.contains(bingosync::listSection.key));
    const auto none = readAnySet(R"([{"name": "a"}, 7])", u"json", {}, asSite());
    QVERIFY(!none);
    QCOMPARE(none.error().code, toCode(BingosyncCode::ElementIsNoGoal));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBingosync, NoApplication)
#include "tst_bingosync.moc"
