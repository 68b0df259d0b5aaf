// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The generator that makes boards of sets as PlayBingo does: what sets hold of the site's lists,
// and that its boards are those of the site (tests/fixtures/sites).
#include "core/formats/json.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "core/generator/saved_preview.h"
#include "core/playbingo/codes.h"
#include "core/playbingo/layout.h"
#include "core/playbingo/list_format.h"
#include "core/playbingo/parameters.h"
#include "core/playbingo/sections.h"
#include "core/sites/playbingo_board.h"
#include "core/sites/playbingo_json.h"
#include "core/sites/room_codes.h"
#include "core/sites/seed.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;

namespace {

const Generator &playBingoGenerator()
{
    return *generatorOf(u"playbingo");
}

GoalSet setOf(const List &list)
{
    GoalSet set;
    playbingo::addList(set, list);
    return set;
}

/// Runs seeds with the set's own settings.
struct OneBoard {
    explicit OneBoard(const GoalSet &goals, Settings chosen = {})
        : set(goals)
        , settings(chosen.values.isEmpty() ? playBingoGenerator().settingsFor(goals) : chosen)
        , compiled(playBingoGenerator().compile(set, settings))
        , scratch(compiled ? playBingoGenerator().scratch(**compiled) : nullptr)
    {
    }

    Outcome run(const QString &seed)
    {
        Watch watch;
        return playBingoGenerator().run(**compiled, *scratch, seed, board, nullptr, watch);
    }

    /// By cell that has one, the index of its goal.
    QList<int> goals() const
    {
        QList<int> indices;
        for (const Placed &placed : board.at) {
            if (placed.what != RowId::none)
                indices << static_cast<int>(
                    std::ranges::find(set.objectives, placed.what, &Objective::id)
                    - set.objectives.begin());
        }
        return indices;
    }

    qsizetype faults() const
    {
        return std::ssize(playBingoGenerator().check(set, settings, board));
    }

    GoalSet set;
    Settings settings;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compiled;
    std::unique_ptr<Scratch> scratch;
    Result board;
};

/// 25 difficulties of `many` goals each, of one category or each of its own.
List difficultiesOf(int many, bool isOneCategory = true)
{
    List list;
    for (int difficulty = 1; difficulty <= 25; ++difficulty) {
        for (int i = 0; i < many; ++i) {
            const QString text = u"%1.%2"_s.arg(difficulty).arg(i);
            if (!isOneCategory || list.categories.empty())
                list.categories.push_back({.id = u"c"_s + text, .name = text});
            list.goals.push_back({.id = text,
                .text = text,
                .difficulty = difficulty,
                .categories = {static_cast<int>(list.categories.size()) - 1}});
        }
    }
    list.settings.layout = Layout::Srl;
    return list;
}

QByteArray fixtureBytes(const QString &list)
{
    return test::contentOf(siteBoards(u"playbingo/%1.list.json"_s.arg(list)));
}

/// Without what the layout does not use, which lists of the site do not have.
List asWritten(List list)
{
    GeneratorSettings &settings = list.settings;
    if (settings.layout != Layout::Custom) {
        settings.cells.clear();
        settings.width = 0;
    }
    if (settings.layout != Layout::Distribution)
        settings.distribution.clear();
    for (Filter &filter : settings.filters) {
        if (filter.by == Filter::By::Difficulty)
            filter.ids.clear();
    }
    return list;
}

} // namespace

class TestPlayBingo final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void settings();
    static void listsAreKept();
    static void boards_data();
    static void boards();
    static void randomBoards();
    static void seeds();
    static void whatTheSiteCannotMake();
    static void problems();
    static void fewGoalSets_data();
    static void fewGoalSets();
    static void checkerFindsFaults();
    static void whatGoalsNameIsThere();
};

void TestPlayBingo::settings()
{
    QCOMPARE(playbingo::layoutChoices.size(), layoutKeys.size());
    List list = difficultiesOf(2);
    list.settings.excludesLineTypes = true;
    list.settings.adjustments = {Adjustment::CategoryMaximum, Adjustment::CategoryMaximum};
    list.settings.filters = {{.by = Filter::By::Difficulty, .least = 3}};
    const GoalSet set = setOf(list);
    Settings settings = playBingoGenerator().settingsFor(set);
    QVERIFY(playbingo::listOf(set, settings).list == list);
    const auto after = [&](const QString &key, const QString &text) {
        Settings changed = settings;
        if (!setParameter(playbingo::parameters, changed, key, text))
            qFatal("no such setting");
        return playbingo::listOf(set, changed).list.settings;
    };
    for (std::size_t i = 0; i < layoutKeys.size(); ++i)
        QCOMPARE(after(u"layout"_s, QString(layoutKeys.at(i))).layout, static_cast<Layout>(i));
    QVERIFY(!after(u"line_rule"_s, u"no"_s).excludesLineTypes);
    QVERIFY(after(u"filters"_s, u"no"_s).filters.empty());
    using Adjustments = std::vector<Adjustment>;
    QVERIFY(after(u"adjustments"_s, u"none"_s).adjustments.empty());
    QCOMPARE(
        after(u"adjustments"_s, u"synergize"_s).adjustments, Adjustments{Adjustment::Synergize});
    QCOMPARE(after(u"adjustments"_s, u"board-type-max"_s).adjustments,
        Adjustments{Adjustment::CategoryMaximum});
    QCOMPARE(after(u"adjustments"_s, u"both"_s).adjustments,
        (Adjustments{Adjustment::Synergize, Adjustment::CategoryMaximum}));
}

/// In a set, in the set's file, and in the site's list that is written of it.
void TestPlayBingo::listsAreKept()
{
    SplitMix random(7);
    for (int round = 0; round < 120; ++round) {
        List list = randomPlayBingoList(random);
        list = withTags(round % 2 == 1 ? hostile(list) : list);
        const GoalSet set = setOf(list);
        QVERIFY(playbingo::listOf(set).list == list);
        const auto reopened = readNative(writeNative(set, allSections()), allSections());
        QVERIFY(reopened.has_value());
        QVERIFY(playbingo::listOf(reopened->set).list == list);
        const auto read = openedAs(playbingo::listFormat, playbingo::listFormat.write(set));
        QVERIFY(read.has_value());
        QCOMPARE(read->file.notes.size(), 0);
        QVERIFY(playbingo::listOf(read->file.set).list == asWritten(list));
        QCOMPARE(playbingo::listFormat.write(read->file.set), playbingo::listFormat.write(set));
    }
}

void TestPlayBingo::boards_data()
{
    QTest::addColumn<QString>("list");
    for (const char *const list :
        {"custom-4x6", "custom-cap-eats-the-category-cell", "distribution", "isaac", "random",
            "random-all-rules", "random-filters", "srlv5", "srlv5-exclusion"})
        QTest::newRow(list) << QString::fromLatin1(list);
}

/// A list that is opened gives the site's boards, and the cells before one that no goal fits.
void TestPlayBingo::boards()
{
    QFETCH(const QString, list);
    const auto read = openedAs(playbingo::listFormat, fixtureBytes(list));
    QVERIFY(read.has_value());
    QCOMPARE(savedPreview(read->file.set).generator, &playBingoGenerator());
    QVERIFY(playbingo::listOf(read->file.set).list == playBingoFixture(list));
    OneBoard one(read->file.set, openingSettings(playBingoGenerator(), read->file.set));
    QVERIFY(one.compiled.has_value());
    const QList<QJsonObject> lines = jsonLines(siteBoards(u"playbingo/"_s + list + u".jsonl"_s));
    QVERIFY(!lines.isEmpty());
    const List siteList = playBingoFixture(list);
    for (const QJsonObject &line : lines) {
        const Outcome outcome = one.run(line.value(u"seed"_s).toVariant().toString());
        QCOMPARE(outcome.has_value(), !line.contains(u"error"_s));
        if (!outcome) {
            QCOMPARE(outcome.error().code, toCode(PlayBingoCode::NoGoalForCell));
            const auto &args = outcome.error().why.front().args;
            const auto cell = static_cast<std::size_t>(one.goals().size());
            const Site &at = one.board.shape->sites[cell];
            QCOMPARE(std::get<qint64>(args[0]), at.row + 1);
            QCOMPARE(std::get<qint64>(args[1]), at.column + 1);
            continue;
        }
        QStringList ids;
        for (const auto &row : line.value(u"rows"_s).toArray()) {
            for (const auto &id : row.toArray())
                ids << id.toString();
        }
        QStringList made;
        for (const int goal : one.goals())
            made << siteList.goals[static_cast<std::size_t>(goal)].id;
        QCOMPARE(made, ids);
        QCOMPARE(one.faults(), 0);
    }
}

/// Of random lists, the boards of core/sites, with their clashes as facts and measures; the checker
/// agrees.
void TestPlayBingo::randomBoards()
{
    SplitMix random(11);
    int boards = 0;
    for (int round = 0; round < 400; ++round) {
        List list = randomPlayBingoList(random);
        list = withTags(round % 4 == 3 ? hostile(list) : list);
        OneBoard one(setOf(list));
        const auto cells = playbingo::cellsOf(list.settings);
        QCOMPARE(one.compiled.has_value(), cells > 0);
        if (!one.compiled)
            continue;
        QCOMPARE((*one.compiled)->shape->sites.size(), cells);
        BoardMaker maker(compileList(list));
        for (const quint32 seed : {1U, 2U, 999'999U, 2'147'483'647U}) {
            Watch watch;
            Board board;
            const sites::Made made = maker.make(seed, board, watch);
            const Outcome outcome = one.run(QString::number(seed));
            QCOMPARE(outcome.has_value(), made.has_value());
            QList<int> expected;
            for (const sites::Cell &cell : board.cells) {
                if (cell.goal >= 0)
                    expected << cell.goal;
            }
            QCOMPARE(one.goals(), expected);
            if (!made) {
                QCOMPARE(outcome.error().code,
                    made.error().fault == sites::Fault::NoGoalFits
                        ? toCode(PlayBingoCode::NoGoalForCell)
                        : toCode(RoomCode::SiteHasTooFewGoals));
                continue;
            }
            ++boards;
            QVERIFY2(one.faults() == 0, qPrintable(u"round %1 seed %2"_s.arg(round).arg(seed)));
            const Facts facts = playBingoGenerator().facts(**one.compiled, *one.scratch, one.board);
            Measured measured;
            playBingoGenerator().measure(**one.compiled, *one.scratch, one.board, measured);
            qint64 sum = 0;
            for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
                const auto &site = facts.sites[cell];
                QCOMPARE(std::ranges::contains(
                             site, std::pair("clash"_L1, Fact(qint64{board.cells[cell].clash}))),
                    list.settings.excludesLineTypes);
                sum += board.cells[cell].clash;
            }
            if (list.settings.excludesLineTypes)
                QCOMPARE(measured.values[0].front(), static_cast<double>(sum));
            QCOMPARE(measured.values[5].size(), one.board.shape->lines.size());
        }
    }
    QVERIFY2(boards > 400, qPrintable(QString::number(boards)));
}

void TestPlayBingo::seeds()
{
    QCOMPARE(playBingoGenerator().info().seeds, SeedUse::Room);
    QCOMPARE(playBingoGenerator().info().lastRoomSeed, 999'999);
    OneBoard one(setOf(difficultiesOf(2)));
    for (const QString &seed : {u"0"_s, u"7"_s, u"2147483647"_s})
        QVERIFY2(one.run(seed).has_value(), qPrintable(seed));
    const QList<int> ofSeven = (static_cast<void>(one.run(u"7"_s)), one.goals());
    QVERIFY(one.run(u"007"_s).has_value());
    QCOMPARE(one.goals(), ofSeven); // the number is all
    for (const QString &seed : {u""_s, u"-1"_s, u"1.5"_s, u"apple"_s, u"2147483648"_s}) {
        const Outcome outcome = one.run(seed);
        QVERIFY2(!outcome, qPrintable(seed));
        QCOMPARE(outcome.error().code, toCode(RoomCode::NotARoomSeed));
    }
}

void TestPlayBingo::whatTheSiteCannotMake()
{
    List list = difficultiesOf(1);
    list.goals.pop_back();
    OneBoard few(setOf(list));
    QVERIFY(!few.run(u"1"_s));
    QCOMPARE(few.run(u"1"_s).error().code, toCode(RoomCode::SiteHasTooFewGoals));
    QCOMPARE(few.goals().size(), 0);
    list.goals.push_back({.id = u"easy"_s, .text = u"easy"_s, .difficulty = 1});
    OneBoard rare(setOf(list));
    const Outcome outcome = rare.run(u"12345"_s);
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().code, toCode(PlayBingoCode::NoGoalForCell));
    const Finding &why = outcome.error().why.front();
    QCOMPARE(std::get<qint64>(why.args[0]), 2); // where the square of seed 12345 has 25
    QCOMPARE(std::get<qint64>(why.args[1]), 2);
    QCOMPARE(why.site, SiteIndex{6});
}

void TestPlayBingo::problems()
{
    const auto codesOf = [](const List &list) {
        QList<Code> codes;
        const GoalSet set = setOf(list);
        for (const Problem &problem :
            playBingoGenerator().lint(set, playBingoGenerator().settingsFor(set)))
            codes << problem.code;
        return codes;
    };
    const auto just = [](PlayBingoCode code) { return QList<Code>{toCode(code)}; };
    List list = difficultiesOf(2);
    list.settings.excludesLineTypes = true;
    QCOMPARE(codesOf(list), QList<Code>());
    list.goals.erase(list.goals.begin(), list.goals.begin() + 2);
    QCOMPARE(codesOf(list), just(PlayBingoCode::DifficultyTooRare));
    list.settings.filters = {{.by = Filter::By::Difficulty, .most = 13}};
    list.settings.layout = Layout::Random;
    QCOMPARE(codesOf(list), just(PlayBingoCode::FewerGoalsThanCells));
    list.settings.filters.clear();
    QCOMPARE(codesOf(list), QList<Code>());
    list.settings.layout = Layout::Custom;
    QCOMPARE(codesOf(list), just(PlayBingoCode::LayoutWithoutCells));
    list.settings.cells.resize(7);
    list.settings.width = 2;
    QCOMPARE(codesOf(list), just(PlayBingoCode::LayoutNotWhole));
    list.settings.width = 0;
    QCOMPARE(codesOf(list), just(PlayBingoCode::LayoutNotWhole));
    list.settings.cells.resize(626);
    list.settings.width = 313;
    QCOMPARE(codesOf(list), just(PlayBingoCode::LayoutTooLarge));
    list.settings.layout = Layout::Distribution;
    QCOMPARE(codesOf(list), just(PlayBingoCode::LayoutWithoutCells));
    list.settings.distribution = {{.difficulty = 3, .count = -1}, {.difficulty = 3, .count = 3}};
    QCOMPARE(codesOf(list), just(PlayBingoCode::DifficultyTooRare));
}

void TestPlayBingo::fewGoalSets_data()
{
    QTest::addColumn<int>("many");
    QTest::addColumn<int>("different");
    for (const int many : {1, 2, 3, 4, 5, 10})
        QTest::addRow("%d goals a tier", many) << many << many;
}

/// With k goals in each of 25 tiers and no line rule, boards have k different sets of goals.
void TestPlayBingo::fewGoalSets()
{
    QFETCH(const int, many);
    QFETCH(const int, different);
    List list = difficultiesOf(many, false);
    QCOMPARE(playbingo::goalSetsOf(list), std::optional<qint64>(different));
    OneBoard one(setOf(list));
    QSet<QList<int>> sets;
    for (int seed = 1; seed <= 2'000; ++seed) {
        QVERIFY(one.run(QString::number(seed)).has_value());
        QList<int> goals = one.goals();
        std::ranges::sort(goals);
        sets.insert(goals);
    }
    QCOMPARE(sets.size(), different);
    // Tiers of different sizes: 3 and 4 goals make 12.
    if (many == 3) {
        list.goals.push_back({.id = u"more"_s, .text = u"more"_s, .difficulty = 25});
        QCOMPARE(playbingo::goalSetsOf(list), std::optional<qint64>(12));
    }
    list.settings.layout = Layout::Random;
    const std::optional<qint64> random = playbingo::goalSetsOf(list);
    QCOMPARE(random.has_value(), many == 1); // all 25 goals on each board
    QVERIFY(many != 1 || random == 1);
    list.settings.layout = Layout::Srl;
    list.settings.excludesLineTypes = true;
    QVERIFY(!playbingo::goalSetsOf(list));
}

/// Boards in which a goal stands for another.
void TestPlayBingo::checkerFindsFaults()
{
    const auto faultsOf = [](const List &list, auto change) {
        OneBoard one(setOf(list));
        if (!one.compiled || !one.run(u"77"_s))
            qFatal("no board");
        if (one.faults() != 0)
            return qsizetype{-1};
        change(one);
        return one.faults();
    };
    const auto exchange
        = [](OneBoard &one) { std::swap(one.board.at[0].what, one.board.at[1].what); };
    const auto repeat = [](OneBoard &one) { one.board.at[0].what = one.board.at[24].what; };
    const auto unknown = [](OneBoard &one) { one.board.at[3].what = RowId{1'000'000}; };
    const auto another = [](OneBoard &one) {
        // The other goal of the last cell's difficulty.
        one.board.at[24].what = one.set.objectives[one.goals().last() ^ 1].id;
    };
    List list = difficultiesOf(2, false);
    for (const Layout layout : {Layout::Srl, Layout::Isaac}) {
        list.settings.layout = layout;
        if (layout == Layout::Isaac) {
            for (Goal &goal : list.goals)
                goal.difficulty = (*goal.difficulty - 1) % 4 + 1;
        }
        QVERIFY(faultsOf(list, exchange) > 0);
        QVERIFY(faultsOf(list, repeat) > 0);
        QVERIFY(faultsOf(list, unknown) > 0);
    }
    list = difficultiesOf(2, false);
    list.settings.layout = Layout::Random;
    QVERIFY(faultsOf(list, exchange) == 0);
    QVERIFY(faultsOf(list, repeat) > 0);
    list.settings.layout = Layout::Distribution;
    list.settings.distribution = {{.difficulty = 1, .count = 1}};
    for (int difficulty = 2; difficulty <= 25; ++difficulty)
        list.settings.distribution.push_back({.difficulty = difficulty, .count = 1});
    QVERIFY(faultsOf(list, repeat) > 0);
    list.settings.layout = Layout::Custom;
    list.settings.width = 5;
    for (int cell = 0; cell < 25; ++cell)
        list.settings.cells.emplace_back(OfDifficulty{.difficulty = cell + 1});
    QVERIFY(faultsOf(list, exchange) > 0);
    // Half of the goals share a category, which lines avoid; maxima are kept.
    list = difficultiesOf(2, false);
    for (std::size_t i = 0; i < list.goals.size(); i += 2)
        list.goals[i].categories = {0};
    list.settings.excludesLineTypes = true;
    QVERIFY(faultsOf(list, another) > 0);
    list.settings.adjustments = {Adjustment::CategoryMaximum};
    list.categories[0].most = 1;
    list.settings.excludesLineTypes = false;
    QVERIFY(faultsOf(list, [](OneBoard &one) {
        for (Placed &placed : one.board.at) {
            const auto goal = std::ranges::find(one.set.objectives, placed.what, &Objective::id)
                - one.set.objectives.begin();
            placed.what = one.set.objectives[goal & ~qsizetype{1}].id;
        }
    }) > 0);
}

/// A category that an author types beside a goal needs no row in the table.
void TestPlayBingo::whatGoalsNameIsThere()
{
    GoalSet set = setOf(difficultiesOf(1));
    setValue(set.objectives[0].extension, playbingo::goalSection,
        playbingo::goalSection.fields[playbingo::CategoriesAt], QStringList{u"lava"_s});
    set.objectives[1].disabled = true;
    const playbingo::SetList held = playbingo::listOf(set);
    QCOMPARE(held.list.goals.size(), std::size_t{24});
    QCOMPARE(held.rows[1], set.objectives[2].id);
    QCOMPARE(held.list.categories.back().name, u"lava"_s);
    QCOMPARE(held.list.goals[0].categories,
        (std::vector<int>{static_cast<int>(held.list.categories.size()) - 1}));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPlayBingo, NoApplication)
#include "tst_playbingo.moc"
