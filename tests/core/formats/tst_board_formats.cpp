// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"
#include "core/constrained/codes.h"
#include "core/constrained/stages.h"
#include "core/formats/board_json.h"
#include "core/formats/board_text.h"
#include "core/generator/effort.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet someGoals()
{
    GoalSet set;
    for (const QString &goal : {u"Light {{X}} Lantern[[s]]"_s, u"Say \"hi\""_s,
             u"A word of seventeenletters\x1b[2J"_s, u"\u63A2\u7D22\u6E2F\u53E3"_s}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = goal;
        set.objectives.append(objective);
    }
    return set;
}

/// Two rows of two; the last cell is empty.
Result someBoard()
{
    Result board;
    board.reset(shapeOf({.rows = 2, .columns = 2}));
    board.at[0] = {.what = RowId{1}, .value = 3};
    board.at[1] = {.what = RowId{3}, .value = 0};
    board.at[2] = {.what = RowId{2}, .value = 0};
    board.findings.push_back({.code = Code::BoardCategoryRelaxed,
        .severity = Severity::Warning,
        .site = SiteIndex{2},
        .about = RowId{2},
        .args = {u"b\""_s, qint64{1}, qint64{2}, qint64{1}}});
    board.findings.push_back({.code = Code::LineCategoryRelaxed,
        .severity = Severity::Warning,
        .site = SiteIndex{2},
        .about = RowId{2},
        .args = {u"l"_s, qint64{1}, qint64{2}, qint64{1}, static_cast<qint64>(LineKind::Diagonal),
            qint64{2}}});
    board.findings.push_back({.code = Code::CellEmpty,
        .severity = Severity::Error,
        .site = SiteIndex{3},
        .about = RowId::none,
        .args = {qint64{4}}});
    setEffort(board, {});
    return board;
}

/// The same board with a shiny goal, a blank cell, a shiny goal with a relaxation, and no centre.
Result markedBoard()
{
    Result board = someBoard();
    board.at[0].marks = Mark::Shiny;
    board.at[1] = {.what = RowId::none, .value = 0, .marks = Mark::Blank};
    board.at[2].marks = Mark::Shiny;
    board.at[3].marks = Mark::NoCentre;
    return board;
}

} // namespace

class TestBoardFormats final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesJson();
    void drawsAGrid();
    void fitsTheWidth_data();
    void fitsTheWidth();
    void drawsAPyramid();
    void listsAGraphAndItsParts();
    void tellsZonesMeasuresAndSteps();
    void tellsMarks();
    void drawsMarks();
    void tellsHowItWasMade();
    void tellsAttemptsPhasesAndMarkSteps();
};

void TestBoardFormats::writesJson()
{
    const BoardOrigin origin{.seed = u"my \"seed\""_s,
        .generator = u"constrained"_s,
        .version = 1,
        .settings = {{u"mode"_s, u"bingo"_s}, {u"size"_s, u"2x2"_s}}};

    const QByteArray json = boardJson(
        someGoals(), someBoard(), origin, {u"w\n1"_s, u"w2"_s}, {.counters = effortCounters});

    const QByteArray expected
        = R"({"seed":"my \"seed\"","generator":"constrained","version":1,)"
          R"("note":"Seeds are specific to Boardwright: the site follows the same rules but gives )"
          R"(a different board.","mode":"bingo","size":"2x2","cells":[)"
          R"({"position":1,"row":0,"column":0,"objective":0,"goal":"Light 3 Lanterns","value":3,)"
          R"("marks":[],"relaxed":[]},)"
          R"({"position":2,"row":0,"column":1,"objective":2,)"
          R"("goal":"A word of seventeenletters\u001b[2J","value":null,"marks":[],"relaxed":[]},)"
          R"({"position":3,"row":1,"column":0,"objective":1,"goal":"Say \"hi\"","value":null,)"
          R"("marks":[],"relaxed":[)"
          R"({"limit":"board","category":"b\"","excess":1,"count":2,"cap":1},)"
          R"({"limit":"line","category":"l","excess":1,"count":2,"cap":1,"line":"diagonal",)"
          R"("number":2}]},)"
          R"({"position":4,"row":1,"column":1,"objective":null,"goal":null,"value":null,)"
          R"("marks":[],"relaxed":[]}],"made":[],"effort":{"pool_size":0,"pulled_back":0,)"
          R"("forced_placed":0,"greedy_placed":0,"search_placed":0,"relax_placed":0,"attempt":0,)"
          R"("phases":0,"nodes":0},"warnings":["w\n1","w2"]})";
    QCOMPARE(json, expected);
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
}

void TestBoardFormats::drawsAGrid()
{
    const QString expected = u"+------------+------------+\n"
                             "| Light 3    | A word of  |\n"
                             "| Lanterns   | seventeenl |\n"
                             "|            | etters\\u00 |\n"
                             "|            | 1b[2J      |\n"
                             "+------------+------------+\n"
                             "| * Say \"hi\" | -          |\n"
                             "+------------+------------+\n"_s;

    QCOMPARE(boardText(someGoals(), someBoard(), 27), expected);
}

void TestBoardFormats::fitsTheWidth_data()
{
    QTest::addColumn<int>("columns");
    QTest::newRow("three") << 3;
    QTest::newRow("five") << 5;
    QTest::newRow("ten") << 10;
}

void TestBoardFormats::fitsTheWidth()
{
    QFETCH(const int, columns);
    Result board;
    board.reset(shapeOf({.rows = columns, .columns = columns}));
    for (Placed &placed : board.at)
        placed.what = RowId{4};

    const QString text = boardText(someGoals(), board);

    QVERIFY(text.endsWith(u'\n'));
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines) {
        // Each of the four characters is two columns wide.
        const auto wide = line.count(QChar(0x63A2)) + line.count(QChar(0x7D22))
            + line.count(QChar(0x6E2F)) + line.count(QChar(0x53E3));
        QCOMPARE(line.size() + wide, lines.first().size());
        QVERIFY(line.size() + wide <= 100);
    }
}

void TestBoardFormats::drawsAPyramid()
{
    Result board;
    board.reset(shapeOf({.mode = GameMode::Summit, .rows = 2, .columns = 2}));
    board.at[0].what = RowId{2};
    board.at[2] = {.what = RowId{1}, .value = 1};
    const QString expected = u"       +-------------+\n"
                             "       | Say \"hi\"    |\n"
                             "+-------------+-------------+\n"
                             "| -           | Light 1     |\n"
                             "|             | Lantern     |\n"
                             "+-------------+-------------+\n"_s;
    QCOMPARE(boardText(someGoals(), board, 29), expected);
}

/// A board of two joined zones, the second of which contains a board.
static Result someWorld()
{
    Shape shape;
    shape.topology = Topology::Graph;
    shape.sites.resize(2);
    shape.links.push_back(
        {.a = SiteIndex{0}, .b = SiteIndex{1}, .kind = LinkKind::Join, .end = {u"n"_s, u"s"_s}});
    Result world;
    world.reset(std::make_shared<const Shape>(shape));
    world.at[0].what = RowId{4};
    world.at[1].what = RowId{2};
    world.route = {SiteIndex{1}, SiteIndex{0}};
    world.parts.push_back(
        {.site = SiteIndex{1}, .result = std::make_shared<const Result>(someBoard())});
    return world;
}

void TestBoardFormats::listsAGraphAndItsParts()
{
    const QString text = boardText(someGoals(), someWorld(), 27);
    QVERIFY(text.startsWith(u"1. \u63A2\u7D22\u6E2F\u53E3 -> 2\n2. Say \"hi\" -> 1\n"));
    QVERIFY(text.endsWith(u"\n2. Say \"hi\"\n"_s + boardText(someGoals(), someBoard(), 27)));
}

void TestBoardFormats::tellsZonesMeasuresAndSteps()
{
    Result world = someWorld();
    world.findings.push_back({.code = Code::ProgressionRelaxed,
        .severity = Severity::Warning,
        .site = SiteIndex{0},
        .about = RowId{4},
        .args = {qint64{1}, qint64{3}, qint64{8}}});
    const Measured measured{.values = {{2.5}, {1, Measured::nothing}}};
    const std::array measures{Measure{.key = "a"_L1, .scope = Scope::Board},
        Measure{.key = "b"_L1, .scope = Scope::Site}};
    Trace trace;
    trace.funnels = {{.filter = Code::PoolFilter, .left = 9},
        {.filter = toCode(ConstrainedCode::TagFilter), .left = 4}};
    trace.steps = {{.act = Act::Place,
                       .stage = Stage::Join,
                       .part = 1,
                       .a = SiteIndex{2},
                       .what = RowId{2},
                       .value = 6,
                       .funnel = 0,
                       .funnelRows = 2},
        {.act = Act::Join, .stage = Stage::Join, .a = SiteIndex{0}, .b = SiteIndex{1}}};
    const QByteArray json = boardJson(
        someGoals(), world, {}, {}, {.measures = measures, .measured = &measured, .trace = &trace});
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    QVERIFY(json.contains(R"("relaxed":[{"limit":"progression","cell":["e","m"],"goal":["n"]}])"));
    QVERIFY(json.contains(R"("links":[{"from":1,"to":2,"ends":["n","s"]}],"route":[2,1],)"));
    QVERIFY(json.contains(R"("parts":[{"position":2,"cells":[{"position":1,)"));
    QVERIFY(json.contains(R"("measures":{"a":2.5,"b":[1,null]},)"));
    QVERIFY(json.contains(
        R"("trace":[{"act":"place","stage":"join","part":1,"position":3,"objective":1,"value":6,)"
        R"("funnel":{"pool":9,"tag":4}},{"act":"join","stage":"join","position":1,"other":2}],)"));
}

void TestBoardFormats::tellsMarks()
{
    const QByteArray json = boardJson(someGoals(), markedBoard(), {}, {});
    const auto cells = QJsonDocument::fromJson(json)["cells"_L1];
    QCOMPARE(cells[0]["marks"_L1].toArray(), QJsonArray{u"shiny"_s});
    QCOMPARE(cells[0]["goal"_L1].toString(), u"Light 3 Lanterns"_s);
    QCOMPARE(cells[1]["marks"_L1].toArray(), QJsonArray{u"blank"_s});
    QVERIFY(cells[1]["goal"_L1].isNull() && cells[1]["objective"_L1].isNull());
    QCOMPARE(cells[2]["marks"_L1].toArray(), QJsonArray{u"shiny"_s});
    QCOMPARE(cells[3]["marks"_L1].toArray(), QJsonArray{u"no_centre"_s});
    QCOMPARE(marksJson({}), "[]");
    QCOMPARE(
        marksJson(Mark::NoCentre | Mark::Shiny | Mark::Blank), R"(["shiny","blank","no_centre"])");
}

void TestBoardFormats::drawsMarks()
{
    const QString expected = u"+------------+------------+\n"
                             "| + Light 3  | - blank    |\n"
                             "| Lanterns   |            |\n"
                             "+------------+------------+\n"
                             "| *+ Say     | - no       |\n"
                             "| \"hi\"       | centre     |\n"
                             "+------------+------------+\n"_s;
    QCOMPARE(boardText(someGoals(), markedBoard(), 27), expected);
}

void TestBoardFormats::tellsHowItWasMade()
{
    Result board = someBoard();
    const auto made = [](Code code, const std::array<Arg, 6> &args) {
        return Finding{.code = code,
            .severity = Severity::Warning,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = args};
    };
    board.made = {made(toCode(ConstrainedCode::MadeBySearch),
                      {qint64{2}, qint64{1}, qint64{0}, qint64{31}, qint64{900}}),
        made(toCode(ConstrainedCode::MadeWithModifiers), {qint64{4}, Arg(), u"a\"b"_s}),
        made(Code::Cancelled, {})};
    setEffort(board,
        {.poolSize = 1,
            .pulledBack = 2,
            .forcedPlaced = 3,
            .greedyPlaced = 4,
            .searchPlaced = 5,
            .relaxPlaced = 6,
            .attempt = 7,
            .phases = 8,
            .nodes = 9});
    const QByteArray json = boardJson(someGoals(), board, {}, {}, {.counters = effortCounters});
    QVERIFY(!QJsonDocument::fromJson(json).isNull());
    const QByteArray expected
        = R"("made":[{"code":"made-by-search","args":[2,1,0,31,900]},)"
          R"({"code":"made-with-modifiers","args":[4,null,"a\"b"]},{"code":"cancelled","args":[]}],)"
          R"("effort":{"pool_size":1,"pulled_back":2,"forced_placed":3,"greedy_placed":4,)"
          R"("search_placed":5,"relax_placed":6,"attempt":7,"phases":8,"nodes":9},)";
    QVERIFY(json.contains(expected));
}

void TestBoardFormats::tellsAttemptsPhasesAndMarkSteps()
{
    Trace trace;
    trace.steps = {{.act = Act::Begin,
                       .stage = toStage(ConstrainedStage::CleanSlate),
                       .attempt = 2,
                       .phase = 1},
        {.act = Act::Recover,
            .stage = toStage(ConstrainedStage::Search),
            .attempt = 1,
            .a = SiteIndex{1},
            .value = 2},
        {.act = Act::Mark,
            .stage = toStage(ConstrainedStage::Finish),
            .a = SiteIndex{0},
            .value = Marks(Mark::Shiny).toInt()},
        {.act = Act::Mark, .stage = toStage(ConstrainedStage::Finish), .a = SiteIndex{3}}};
    const QByteArray json = boardJson(someGoals(), someBoard(), {}, {}, {.trace = &trace});
    QVERIFY(
        json.contains(R"("trace":[{"act":"begin","stage":"clean_slate","attempt":2,"phase":1},)"
                      R"({"act":"recover","stage":"search","attempt":1,"position":2,"value":2},)"
                      R"({"act":"mark","stage":"finish","position":1,"marks":["shiny"]},)"
                      R"({"act":"mark","stage":"finish","position":4,"marks":[]}],)"));
}

BOARDWRIGHT_UNIT(TestBoardFormats, NoApplication)
#include "tst_board_formats.moc"
