// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What sites refuse is not written: obstacles, boards, and the rules themselves.
#include "core/board/game_mode.h"
#include "core/formats/import_codes.h"
#include "core/formats/set_format.h"
#include "core/generator/row_texts.h"
#include "core/lists/list_formats.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/lists/random_list_set.h"
#include "tests/support/lists/site_rules.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <ranges>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

GoalSet withDifficulties(const QList<int> &difficulties)
{
    GoalSet set = plainSet(static_cast<int>(difficulties.size()));
    for (qsizetype i = 0; i < difficulties.size(); ++i) {
        if (difficulties.at(i) > 0)
            setDifficulty(set.objectives[i], difficulties.at(i));
    }
    return set;
}

} // namespace

class TestListsSites final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void obstaclesAreRight_data();
    static void obstaclesAreRight();
    static void obstacles_data();
    static void obstacles();
    static void hugeFilesAreRefused();
    static void filesTooLongToReadAreForeseen();
    static void gapsAreFilled();
    static void boards_data();
    static void boards();
    static void theRulesRefuse_data();
    static void theRulesRefuse();
};

void TestListsSites::obstaclesAreRight_data()
{
    QTest::addColumn<QString>("format");
    for (const SetFormat *format : setFormats()) {
        if (hasSiteRules(format->key))
            QTest::newRow(format->key.data()) << QString(format->key);
    }
}

/// With a goal for each value: 20,000 of them can be read again, no more.
void TestListsSites::filesTooLongToReadAreForeseen()
{
    GoalSet set = plainSet(10'000);
    for (Objective &objective : set.objectives) {
        objective.goal = u"{{X}} "_s + objective.goal;
        objective.range = {1, 2};
    }
    for (const qsizetype more : {0, 1}) {
        if (more > 0)
            set.objectives.front().range << 3;
        for (const SetFormat *format : setFormats()) {
            if (!hasSiteRules(format->key) || format->key == "text"_L1)
                continue;
            const QList<Loss> losses = lossesOf(set, *format);
            QCOMPARE(std::ranges::contains(losses, Aspect::ReadingAgain, &Loss::aspect), more > 0);
            if (obstacleTo(set, *format))
                continue;
            const auto again = readAnySet(format->write(set), QString::fromLatin1(format->suffix));
            QCOMPARE(again.has_value(), more == 0);
            if (more > 0)
                QCOMPARE(again.error().code, toCode(ImportCode::TooManyGoals));
        }
    }
}

void TestListsSites::hugeFilesAreRefused()
{
    GoalSet set = plainSet(30);
    Objective &goal = set.objectives[3];
    goal.goal = u"{{X}}"_s + QString(100'000, u'x');
    for (int value = 1; value <= 600; ++value)
        goal.range << value << value;
    QVERIFY(!obstacleTo(set, *setFormatOf(u"playbingo"_s))); // 60 MB
    for (int value = 601; value <= 700; ++value)
        goal.range << value;
    const auto obstacle = obstacleTo(set, *setFormatOf(u"playbingo"_s));
    QVERIFY(obstacle.has_value());
    QCOMPARE(describedNote(*obstacle), u"export-too-large 67108864"_s);
    QVERIFY(!obstacleTo(set, *setFormatOf(u"bingosync"_s))); // which cuts the texts

    // So do tooltips and types, where the list has them.
    goal.goal = u"{{X}}"_s;
    goal.tooltip = QString(100'000, u'x');
    QVERIFY(obstacleTo(set, *setFormatOf(u"playbingo"_s)).has_value());
    QVERIFY(!obstacleTo(set, *setFormatOf(u"bingosync-srl"_s)));
    goal.tooltip.clear();
    goal.lineCategories = {QString(100'000, u'x')};
    QVERIFY(obstacleTo(set, *setFormatOf(u"playbingo"_s)).has_value());
    QVERIFY(obstacleTo(set, *setFormatOf(u"bingosync-srl"_s)).has_value());
    QVERIFY(!obstacleTo(set, *setFormatOf(u"bingosync"_s)));
}

/// A set with an obstacle would be refused by the site.
void TestListsSites::obstaclesAreRight()
{
    QFETCH(const QString, format);
    const SetFormat &of = *setFormatOf(format);
    RandomNative random(7);
    int obstacles = 0;
    for (int round = 0; round < 400; ++round) {
        const GoalSet set = randomListSet(random, true);
        if (!obstacleTo(set, of))
            continue;
        ++obstacles;
        QVERIFY2(!readAsSite(of.key, of.write(set)).rejection.isEmpty(),
            qPrintable(describedNote(*obstacleTo(set, of))));
    }
    QVERIFY(obstacles > 10 || of.obstacle == nullptr);
}

void TestListsSites::obstacles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<QString>("obstacle");
    const auto row
        = [](const char *format, const char *name, const GoalSet &set, const char *obstacle) {
              QTest::addRow("%s: %s", format, name)
                  << QString::fromLatin1(format) << set << QString::fromLatin1(obstacle);
          };
    const QList<int> each{
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25};
    GoalSet disabled = plainSet(26);
    disabled.objectives[3].disabled = true;
    disabled.objectives[4].goal = u" "_s;
    GoalSet ranged = plainSet(24);
    ranged.objectives[3].goal = u"{{X}}"_s;
    ranged.objectives[3].range = {1, 2};
    row("bingosync", "no goals", plainSet(0), "goals-too-few 0|25");
    row("bingosync", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync", "enough", plainSet(25), "");
    row("bingosync", "some left out", disabled, "goals-too-few 24|25");
    row("bingosync", "a range makes up for it", ranged, "");
    row("bingosync-srl", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync-srl", "without difficulties", plainSet(25), "");
    row("bingosync-srl", "each difficulty", withDifficulties(each), "");
    row("bingosync-srl", "all easy", withDifficulties(QList<int>(30, 1)), "tier-empty 2");
    row("bingosync-srl", "a gap that is filled", withDifficulties(each.first(24) + QList{0}), "");
    row("bingosync-srl", "a gap that is not", withDifficulties(each.first(24) + QList{24}),
        "tier-empty 25");
    row("classic-js", "a gap that is not", withDifficulties(each.sliced(1) + QList{24}),
        "tier-empty 1");
    row("playbingo-srl", "too few", plainSet(3), "goals-too-few 3|25");
    row("bingosync-isaac", "too few", plainSet(24), "goals-too-few 24|25");
    row("bingosync-isaac", "without difficulties", plainSet(25), "");
    row("bingosync-isaac", "no hard one",
        withDifficulties(QList<int>(10, 1) + QList<int>(10, 7) + QList<int>(5, 13)),
        "tier-empty 4");
    row("bingosync-isaac", "too small a tier",
        withDifficulties(QList<int>(9, 6) + QList<int>(11, 7) + QList<int>(4, 13) + QList{25}),
        "tier-too-small 1|9|10");
    row("bingosync-isaac", "just enough",
        withDifficulties(QList<int>(10, 6) + QList<int>(10, 12) + QList<int>(4, 18) + QList{19}),
        "");
    row("playbingo", "no goals", plainSet(0), "goals-too-few 0|1");
    row("playbingo", "one goal", plainSet(1), "");
    row("lockout", "no goals", plainSet(0), "");
}

void TestListsSites::obstacles()
{
    QFETCH(const QString, format);
    QFETCH(const GoalSet, set);
    QFETCH(const QString, obstacle);
    const SetFormat *of = setFormatOf(format);
    QVERIFY(of != nullptr);
    const auto found = obstacleTo(set, *of);
    QCOMPARE(found ? describedNote(*found) : QString(), obstacle);
    if (hasSiteRules(of->key))
        QCOMPARE(readAsSite(of->key, of->write(set)).rejection.isEmpty(), obstacle.isEmpty());
}

/// Goals without a difficulty go where goals are lacking, and are spread otherwise.
void TestListsSites::gapsAreFilled()
{
    const SiteList site = readAsSite("bingosync-srl"_L1, lists::srlList.write(plainSet(50)));
    QCOMPARE(site.rejection, QString());
    std::array<int, 26> counts{};
    for (const SiteGoal &goal : site.goals)
        ++counts.at(static_cast<std::size_t>(goal.tier));
    QVERIFY(std::ranges::all_of(
        counts | std::views::drop(1), [](int count) { return count >= 1 && count <= 3; }));
    const GoalSet mixed = withDifficulties(QList<int>(30, 1) + QList<int>(24, 0));
    QVERIFY(!obstacleTo(mixed, lists::srlList));
    QCOMPARE(readAsSite("bingosync-srl"_L1, lists::srlList.write(mixed)).rejection, QString());
}

void TestListsSites::boards_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("second"); ///< the goal of the second cell
    QTest::addColumn<QString>("error");
    const auto row = [](const char *name, const char *format, int side, const QString &second,
                         const char *error) {
        QTest::newRow(name) << QString::fromLatin1(format) << side << second
                            << QString::fromLatin1(error);
    };
    row("five by five", "bingosync-board", 5, u"\"{{X}}\" item[[s]]\n\u2028"_s, "");
    row("six by six", "bingosync-board", 6, u"a"_s, "board-size-wrong 36|25");
    row("for Caravan", "caravan", 6, u"a"_s, "");
    row("too small for Caravan", "caravan", 5, u"a"_s, "board-size-wrong 25|36");
    row("an empty goal", "bingosync-board", 5, u" "_s, "board-cell-empty 2");
    row("the longest goal", "bingosync-board", 5, u"😀"_s.repeated(255), "");
    row("a goal too long", "bingosync-board", 5, u"😀"_s.repeated(256),
        "board-goal-too-long 2|256|255");
}

void TestListsSites::boards()
{
    QFETCH(const QString, format);
    QFETCH(const int, side);
    QFETCH(const QString, second);
    QFETCH(const QString, error);
    GoalSet set = plainSet(side * side);
    set.objectives[1].goal = second;
    Result board;
    board.reset(shapeOf({.rows = side, .columns = side}));
    for (std::size_t site = 0; site < board.at.size(); ++site)
        board.at[site] = {.what = set.objectives.at(static_cast<qsizetype>(site)).id, .value = 4};
    const BoardFormat *of = boardFormatOf(format);
    QVERIFY(of != nullptr);
    const auto file = boardFile(*of, RowTexts(set), board);
    QCOMPARE(file ? QString() : describedNote(file.error()), error);
    if (!file)
        return;
    const SiteList read = readAsSite(of->key, *file);
    QCOMPARE(read.rejection, QString());
    QCOMPARE(read.goals.first().text, u"goal 1"_s);
    QCOMPARE(read.goals.at(1).text,
        QString(second).replace(u"{{X}}"_s, u"4"_s).replace(u"[[s]]"_s, u"s"_s));
    QCOMPARE(read.goals.last().text, u"goal %1"_s.arg(side * side));
    // An empty cell is refused, whatever its shape.
    board.at[2].what = RowId::none;
    QCOMPARE(describedNote(boardFile(*of, RowTexts(set), board).error()), u"board-cell-empty 3"_s);
}

void TestListsSites::theRulesRefuse_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QByteArray>("file");
    const auto row = [](const char *name, const char *format, const QByteArray &file) {
        QTest::newRow(name) << QString::fromLatin1(format) << file;
    };
    const GoalSet set = plainSet(25);
    const QByteArray list = lists::bingosyncList.write(set);
    const QByteArray tiers = lists::srlList.write(set);
    const QByteArray script = lists::classicScript.write(set);
    const auto with
        = [](QByteArray file, const char *what, const char *by) { return file.replace(what, by); };
    row("a trailing comma", "bingosync", with(list, "\n]", ",\n]"));
    row("a goal less", "bingosync", with(list, ",\n  {\"name\": \"goal 7\"}", ""));
    row("an empty name", "bingosync", with(list, "\"goal 7\"", "\"\""));
    row("a long name", "bingosync", with(list, "goal 7", QByteArray(256, 'a').constData()));
    row("another key", "bingosync", with(list, "\"name\": \"goal 7\"", "\"goal\": \"goal 7\""));
    row("a raw tab", "bingosync", with(list, "goal 7", "goal\t7"));
    row("an empty tier", "bingosync-srl", with(tiers, "    {\"name\": \"goal 7\"}\n", ""));
    row("type for types", "bingosync-srl",
        with(tiers, "\"goal 7\"", "\"goal 7\", \"type\": [\"a\"]"));
    row("a goal without a type", "bingosync-isaac",
        with(lists::isaacList.write(set), ", \"types\": [\"goal 7\"]", ""));
    row("a tier twice", "classic-js", with(script, "bingoList[7]", "bingoList[6]"));
    row("from zero", "classic-js", with(script, "bingoList[25]", "bingoList[0]"));
    row("not declared", "classic-js", with(script, "var bingoList = [];", ""));
    row("the end of the script", "classic-js", with(script, "goal 7", "</script>"));
    row("a line separator", "classic-js", with(script, "goal 7", "\xE2\x80\xA8"));
    row("declared twice", "playbingo-srl", script);
    row("a difficulty of 0", "playbingo", R"([{"goal": "a", "difficulty": 0}])");
    row("a category that is an object", "playbingo", R"([{"goal": "a", "categories": [{}]}])");
    row("a blank line", "text", "a\n\nb\n");
}

/// The rules themselves find faults.
void TestListsSites::theRulesRefuse()
{
    QFETCH(const QString, format);
    QFETCH(const QByteArray, file);
    QVERIFY(!readAsSite(QLatin1StringView(format.toLatin1()), file).rejection.isEmpty());
}

BOARDWRIGHT_UNIT(TestListsSites, NoApplication)
#include "tst_lists_sites.moc"
