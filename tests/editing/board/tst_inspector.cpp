// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a cell has its goal and why a goal has no cell: numbers and words compared with the trace,
// which is searched backwards from its end.

#include "core/constrained/codes.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/shown_board.h"
#include "tests/toy/toy_generator.h"
#include "ui/editing/board/inspector_text.h"
#include "ui/editing/board/walk_text.h"
#include "ui/editing/lab/metrics_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

std::vector<std::shared_ptr<const TraceResult>> someBoards()
{
    std::vector<std::shared_ptr<const TraceResult>> told;
    for (const StageSet &stage : {latinSet(4, false), trapSet(Restrictions::None), conflictSet(),
             StageSet{goldenSet(), {.rows = 4, .columns = 4}}}) {
        for (const QString &seed : {u"1"_s, u"2"_s})
            told.push_back(toldBoard(shownBoard(stage, seed)));
    }
    return told;
}

std::shared_ptr<const TraceResult> toyWorld()
{
    static const ToyGenerator toy;
    const GoalSet set = toySet();
    return toldBoard(shownBoard(set, toy, toy.settingsFor(set), u"party"_s));
}

Step placing(int site, int what, std::uint32_t funnel = 0, std::uint32_t rows = 0)
{
    return {.act = Act::Place,
        .stage = Stage::Greedy,
        .attempt = 1,
        .a = SiteIndex{site},
        .what = static_cast<RowId>(what),
        .funnel = funnel,
        .funnelRows = rows};
}

Step doing(Act act, int a, int b = -1, int what = 0)
{
    return {.act = act,
        .stage = Stage::Greedy,
        .attempt = 1,
        .a = SiteIndex{a},
        .b = SiteIndex{b},
        .what = static_cast<RowId>(what)};
}

/// A board of four cells and goals 1 to 5, made by these steps.
std::shared_ptr<const TraceResult> madeBy(Trace trace)
{
    auto board = std::make_shared<PreviewResult>();
    board->request.set = plainSet(5);
    board->request.generator = generators().front();
    board->board.reset(shapeOf({.rows = 2, .columns = 2}));
    board->board.at = replay(trace, board->board, trace.steps.size()).board.at;
    auto told = std::make_shared<TraceResult>();
    for (std::size_t i = 0; i < trace.steps.size(); ++i)
        told->taken.push_back(trace.steps[i].act == Act::Remove
                ? replay(trace, board->board, i)
                      .board.at[static_cast<std::size_t>(trace.steps[i].a)]
                      .what
                : RowId::none);
    told->trace = std::move(trace);
    told->of = board;
    return told;
}

} // namespace

class TestInspector final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theFunnelIsThatOfTheLastPlacement();
    static void theWordsHoldItsNumbers();
    static void theGreatestStandsOut();
    static void whatWasSwappedBringsItsFunnel();
    static void whatStoodHereBefore();
    static void relaxationsAreTold();
    static void emptyCells();
    static void missingGoals();
    static void goalsOnTheBoard();
    static void partsOfAToyWorld();
    static void walksAreTold();
    static void metrics();
};

void TestInspector::theFunnelIsThatOfTheLastPlacement()
{
    int funnels = 0;
    int emptied = 0;
    for (const auto &told : someBoards()) {
        const auto &steps = told->trace.steps;
        for (std::size_t cell = 0; cell < told->of->board.at.size(); ++cell) {
            const SiteIndex site{static_cast<int>(cell)};
            const CellStory story = cellStory(*told, SiteIndex::none, site);
            QVERIFY(story.placed == told->of->board.at[cell]);
            const auto isPlacing
                = [&](const Step &step) { return step.act == Act::Place && step.a == site; };
            const auto last = std::find_if(steps.rbegin(), steps.rend(), isPlacing);
            QCOMPARE(story.placing.has_value(), told->of->board.at[cell].what != RowId::none);
            const auto removals = std::ranges::count_if(
                steps, [&](const Step &step) { return step.act == Act::Remove && step.a == site; });
            QCOMPARE(static_cast<std::ptrdiff_t>(story.before.size()), removals);
            emptied += removals > 0 ? 1 : 0;
            if (!story.placing)
                continue;
            QCOMPARE(&steps[*story.placing], &*last);
            const auto rows = told->trace.funnelOf(*last);
            QCOMPARE(story.funnel.size(), rows.size());
            for (std::size_t i = 0; i < rows.size(); ++i) {
                QCOMPARE(story.funnel[i].filter, rows[i].filter);
                QCOMPARE(story.funnel[i].left, rows[i].left);
                QCOMPARE(story.funnel[i].took, i == 0 ? 0 : rows[i - 1].left - rows[i].left);
                ++funnels;
            }
        }
    }
    QVERIFY(funnels > 300);
    QVERIFY(emptied > 3);
}

void TestInspector::theWordsHoldItsNumbers()
{
    for (const auto &told : someBoards()) {
        for (std::size_t cell = 0; cell < told->of->board.at.size(); ++cell) {
            const SiteIndex site{static_cast<int>(cell)};
            const CellStory story = cellStory(*told, SiteIndex::none, site);
            const InspectorText text = cellText(*told, SiteIndex::none, site);
            QVERIFY(text.title.contains(u"Cell %1:"_s.arg(cell + 1)));
            QVERIFY(text.title.contains(told->of->cells[cell].goal));
            if (story.funnel.empty())
                continue;
            QCOMPARE(text.funnel.size(), story.funnel.size());
            const QStringList parts = text.funnelText().split(u" → "_s);
            QCOMPARE(parts.size(), static_cast<qsizetype>(story.funnel.size()) + 1);
            for (std::size_t i = 0; i < story.funnel.size(); ++i) {
                const QString &part = parts[static_cast<qsizetype>(i)];
                QVERIFY(part.contains(u" %1"_s.arg(story.funnel[i].left)));
                QCOMPARE(
                    part.contains(u"(−%1)"_s.arg(story.funnel[i].took)), story.funnel[i].tookMost);
                QCOMPARE(text.funnel[i].tookNobody, i > 0 && story.funnel[i].took == 0);
            }
            QVERIFY(parts.first().startsWith(u"pool"_s));
            QCOMPARE(parts.last() == u"chosen"_s, story.funnel.back().left > 0);
            QVERIFY(text.lines.first().contains(
                u"step %1 of %2"_s.arg(*story.placing + 1).arg(told->trace.steps.size())));
        }
    }
}

void TestInspector::theGreatestStandsOut()
{
    Trace trace;
    trace.funnels = {{Code::PoolFilter, 20}, {toCode(ConstrainedCode::TagFilter), 18},
        {toCode(ConstrainedCode::ProgressionFilter), 10},
        {toCode(ConstrainedCode::RangeFilter), 10},
        {toCode(ConstrainedCode::LineCategoryFilter), 2}};
    trace.steps = {placing(0, 1, 0, 5)};
    const CellStory story = cellStory(*madeBy(trace), SiteIndex::none, SiteIndex{0});
    const auto most = [&](std::size_t i) { return story.funnel[i].tookMost; };
    QVERIFY(!most(0) && !most(1) && most(2) && !most(3) && most(4)); // 8 each

    trace.funnels = {{Code::PoolFilter, 3}, {toCode(ConstrainedCode::TagFilter), 3}};
    trace.steps = {placing(0, 1, 0, 2)};
    for (const FunnelStage &stage : cellStory(*madeBy(trace), SiteIndex::none, SiteIndex{0}).funnel)
        QVERIFY(!stage.tookMost);
}

void TestInspector::whatWasSwappedBringsItsFunnel()
{
    Trace trace;
    trace.funnels
        = {{Code::PoolFilter, 9}, {toCode(ConstrainedCode::TagFilter), 4}, {Code::PoolFilter, 7}};
    trace.steps = {
        placing(0, 1, 0, 2), placing(3, 2, 2, 1), doing(Act::Swap, 0, 3), doing(Act::Swap, 3, 2)};
    const auto told = madeBy(trace);
    const CellStory first = cellStory(*told, SiteIndex::none, SiteIndex{0});
    QCOMPARE(first.placed.what, RowId{2});
    QCOMPARE(first.placing, std::optional<std::size_t>(1));
    QCOMPARE(first.placedOn, std::optional(SiteIndex{3}));
    QCOMPARE(first.funnel.front().left, 7);
    const CellStory third = cellStory(*told, SiteIndex::none, SiteIndex{2});
    QCOMPARE(third.placed.what, RowId{1});
    QCOMPARE(third.funnel.size(), std::size_t{2});
    QVERIFY(cellText(*told, SiteIndex::none, SiteIndex{2})
            .lines.join(u'\n')
            .contains(u"placed in cell 1 and moved here"_s));
    QVERIFY(!cellStory(*told, SiteIndex::none, SiteIndex{3}).placing);
}

void TestInspector::whatStoodHereBefore()
{
    Trace trace;
    trace.steps = {placing(1, 1), doing(Act::Remove, 1), doing(Act::Reject, 1, -1, 5),
        placing(1, 2), doing(Act::Remove, 1), doing(Act::Reject, 1, -1, 5),
        doing(Act::Reject, 2, -1, 4), placing(1, 3)};
    const auto told = madeBy(trace);
    const CellStory story = cellStory(*told, SiteIndex::none, SiteIndex{1});
    QVERIFY(story.before == (std::vector{RowId{1}, RowId{2}}));
    QCOMPARE(story.tried.size(), std::size_t{1});
    QCOMPARE(story.tried.front().what, RowId{5});
    QCOMPARE(story.placing, std::optional<std::size_t>(7));
    const QString lines = cellText(*told, SiteIndex::none, SiteIndex{1}).lines.join(u'\n');
    QVERIFY(lines.contains(u"Emptied 2 times"_s));
    QVERIFY(lines.contains(u"\"goal 1\", \"goal 2\""_s));
    QVERIFY(lines.contains(u"not kept: \"goal 5\""_s));
    QVERIFY(!lines.contains(u"goal 4"_s));
}

void TestInspector::relaxationsAreTold()
{
    int relaxed = 0;
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s}) {
        const auto told = toldBoard(shownBoard(impossibleLatinSet(4), seed));
        for (const Finding &finding : told->of->board.findings) {
            if (!isRelaxation(finding.code))
                continue;
            const InspectorText text = cellText(*told, SiteIndex::none, finding.site);
            QVERIFY(text.lines.join(u'\n').contains(u"relaxed"_s));
            QVERIFY(text.lines.first().contains(u"relaxation"_s));
            ++relaxed;
        }
    }
    QVERIFY(relaxed > 0);
}

void TestInspector::emptyCells()
{
    const auto told = toldBoard(shownBoard(hopelessSet(), u"1"_s));
    QVERIFY(told->of->failure.has_value());
    int empty = 0;
    for (std::size_t cell = 0; cell < told->of->board.at.size(); ++cell) {
        if (told->of->board.at[cell].what != RowId::none)
            continue;
        const InspectorText text
            = cellText(*told, SiteIndex::none, SiteIndex{static_cast<int>(cell)});
        QVERIFY(text.title.endsWith(u"empty"_s));
        QVERIFY(text.funnel.empty() && text.funnelText().isEmpty());
        QVERIFY(text.lines.join(u'\n').contains(u"stays empty"_s));
        ++empty;
    }
    QVERIFY(empty > 0);
}

void TestInspector::missingGoals()
{
    const auto board = someBoards().back()->of;
    const auto &set = board->request.set;
    const auto measures = board->request.generator->info().measures;
    const auto measure = std::ranges::find(measures, "left_out"_L1, &Measure::key);
    const auto &reasons
        = board->measured.values[static_cast<std::size_t>(measure - measures.begin())];
    int missing = 0;
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const RowId goal = set.objectives[row].id;
        if (std::ranges::contains(board->board.at, goal, &Placed::what))
            continue;
        const InspectorText text = goalText(*board, goal, SiteIndex::none, nullptr);
        QVERIFY(text.title.endsWith(u"is not on this board"_s));
        const auto reason = static_cast<std::size_t>(reasons[static_cast<std::size_t>(row)]);
        QCOMPARE(text.lines,
            QStringList{u"Left out by: "_s + QString::fromUtf8(measure->classes[reason].label)});
        ++missing;

        KeptOut kept{.row = goal,
            .at
            = std::vector<std::optional<Code>>(16, toCode(ConstrainedCode::LineCategoryFilter))};
        kept.at[3] = std::nullopt;
        kept.at[5] = toCode(ConstrainedCode::TagFilter);
        const QString here = goalText(*board, goal, SiteIndex{5}, &kept).lines.join(u'\n');
        QVERIFY(here.contains(u"In cell 6: ruled out by tag."_s));
        QVERIFY(here.contains(u"line limits in 14 cells"_s) && here.contains(u"tag in 1 "_s));
        QVERIFY(here.contains(u"In 1 cells it would break no rule"_s));
        QVERIFY(here.contains(board->cells[5].goal)); // the goal that is there instead
        QVERIFY(goalText(*board, goal, SiteIndex{3}, &kept)
                .lines.join(u'\n')
                .contains(u"In cell 4 it would break no rule"_s));
        const KeptOut notInPool{
            .row = goal, .at = std::vector<std::optional<Code>>(16, Code::PoolFilter)};
        const QString absent = goalText(*board, goal, SiteIndex{5}, &notInPool).lines.join(u'\n');
        QVERIFY(absent.contains(u"Not in the pool."_s) && !absent.contains(u"uled out"_s));
        kept.row = RowId::none; // of another goal
        QVERIFY(
            !goalText(*board, goal, SiteIndex{5}, &kept).lines.join(u'\n').contains(u"uled out"_s));
    }
    QVERIFY(missing > 5);
    QVERIFY(goalText(*board, RowId{9999}, SiteIndex::none, nullptr).title.isEmpty());
}

void TestInspector::goalsOnTheBoard()
{
    const auto told = someBoards().back();
    const RowId goal = told->of->board.at[6].what;
    const InspectorText text = goalText(*told->of, goal, SiteIndex{0}, nullptr);
    QVERIFY(text.title.endsWith(u"is on this board"_s));
    QVERIFY(text.lines.join(u'\n').contains(u"cell 7"_s));
}

void TestInspector::partsOfAToyWorld()
{
    const auto told = toyWorld();
    const Part &part = told->of->board.parts.front();
    const InspectorText room = cellText(*told, SiteIndex::none, part.site);
    QVERIFY(room.title.contains(u"Room"_s));
    QVERIFY(room.lines.first().contains(u"Merry mood"_s));
    QVERIFY(room.lines.join(u'\n').contains(u"joining"_s));
    const InspectorText cell = cellText(*told, part.site, SiteIndex{2});
    QVERIFY(cell.title.startsWith(told->of->cells[static_cast<std::size_t>(part.site)].goal));
    const RowId goal = part.result->at[2].what;
    const auto row = rowOf(told->of->request.set, goal);
    QVERIFY(cell.title.contains(told->of->request.set.objectives[row].goal));
    QVERIFY(
        goalText(*told->of, goal, SiteIndex::none, nullptr).lines.first().contains(u"cell 3"_s));
    // A row of a table is not a goal that could be missing.
    QVERIFY(
        goalText(*told->of, told->of->board.at[0].what, SiteIndex::none, nullptr).title.isEmpty());
    // Neither a cell beyond the last nor a site without a part has a placement.
    QVERIFY(!cellStory(*told, part.site, SiteIndex{4}).placing);
    QVERIFY(!cellStory(*told, SiteIndex{0}, SiteIndex{0}).placing);
}

void TestInspector::walksAreTold()
{
    const auto told = toyWorld();
    const auto last = static_cast<int>(told->of->board.at.size()) - 1;
    const auto nameOf
        = [&](int site) { return told->of->cells.at(static_cast<std::size_t>(site)).goal; };
    const QString first = cellText(*told, SiteIndex::none, SiteIndex{0}).lines.join(u'\n');
    QVERIFY(first.contains(u"Way in: %1.\nWay round: %2, %1."_s.arg(nameOf(1), nameOf(last))));
    QCOMPARE(walksOfCell(*told->of, SiteIndex{last}),
        QStringList{u"Way in: %1 and 2 more."_s.arg(QStringList(12, nameOf(0)).join(u", "_s))});

    // Cells of a grid have numbers.
    PreviewResult grid = *told->of;
    auto shape = std::make_shared<Shape>(*grid.board.shape);
    shape->topology = Topology::Grid;
    grid.board.shape = shape;
    QCOMPARE(walksOfCell(grid, SiteIndex{0}),
        QStringList({u"Way in: cell 2."_s, u"Way round: cells %1, 2."_s.arg(last + 1)}));
    QCOMPARE(walksOfCell(grid, SiteIndex{last}),
        QStringList{u"Way in: cells 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 and 2 more."_s});
    QCOMPARE(walksOfCell(*told->of, SiteIndex{1}), QStringList());
    // Walks are of the whole board.
    const Part &part = told->of->board.parts.front();
    const QString inside = cellText(*told, part.site, SiteIndex{0}).lines.join(u'\n');
    QVERIFY(!inside.contains(u"Way "_s));
}

void TestInspector::metrics()
{
    static const ToyGenerator toy;
    GoalSet gated = toySet();
    QVERIFY(addGate(toy.info(), gated, u"toy_wild=17..20"_s));
    QVERIFY(addGate(toy.info(), gated, u"toy_joins=..9"_s));
    const auto judged = shownBoard(gated, toy, toy.settingsFor(gated), u"party"_s);
    QVERIFY(!judged->board.derivedSeed.isEmpty());
    for (const auto &board : {someBoards().back()->of, toyWorld()->of, judged}) {
        MetricsModel model;
        const QAbstractItemModelTester tester(&model);
        model.showBoard(board);
        QStringList expected;
        const auto measures = board->request.generator->info().measures;
        for (const Scope scope : {Scope::Board, Scope::Line}) {
            for (std::size_t i = 0; i < measures.size(); ++i) {
                if (measures[i].scope != scope)
                    continue;
                for (const double number : board->measured.values[i]) {
                    if (std::isfinite(number))
                        expected
                            << u"%1=%2"_s.arg(QString::fromUtf8(measures[i].title)).arg(number);
                }
            }
        }
        QVERIFY(expected.size() >= 2);
        if (!board->facts.lists.empty()) { // only what the generator declares, before the lines
            const auto lines = std::ranges::find_if(
                expected, [](const QString &row) { return row.startsWith(u"Merriment"); });
            expected = QStringList(expected.begin(), lines)
                << u"Cake=yes"_s << u"Hours=20 21 22"_s << u"Dance 1=3 / waltz"_s
                << u"Dance 2=2 / polka"_s << QStringList(lines, expected.end());
        }
        if (board == judged) { // before the lines, too
            const int rejected = board->board.derivedSeed.section(u':', 1).toInt() - 1;
            const auto lines = std::ranges::find_if(
                expected, [](const QString &row) { return row.startsWith(u"Merriment"); });
            const QStringList ofGates{
                u"Rejected: Merriest line=%1"_s.arg(rejected), u"Rejected: Joins=0"_s};
            expected = QStringList(expected.begin(), lines)
                << ofGates << QStringList(lines, expected.end());
        }
        QCOMPARE(model.rowCount(), static_cast<int>(expected.size()));
        for (int row = 0; row < model.rowCount(); ++row) {
            const QString name = model.index(row, MetricsModel::Name).data().toString();
            QCOMPARE(name.section(u',', 0, 0) + u'='
                    + model.index(row, MetricsModel::Value).data().toString(),
                expected[row]);
        }
        model.showBoard(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
    // Without a board that passes, what rejected the others is all there is to tell.
    GoalSet hopeless = toySet();
    QVERIFY(addGate(toy.info(), hopeless, u"toy_wild=..-1"_s));
    MetricsModel model;
    model.showBoard(shownBoard(hopeless, toy, toy.settingsFor(hopeless), u"party"_s));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, MetricsModel::Name).data().toString(), u"Rejected: Merriest line"_s);
    QCOMPARE(model.index(0, MetricsModel::Value).data().toString(), u"50"_s);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestInspector, QCoreApplication)
#include "tst_inspector.moc"
