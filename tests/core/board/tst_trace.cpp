// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"
#include "core/board/trace.h"
#include "core/constrained/codes.h"
#include "core/constrained/stages.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr ModeSettings small{.rows = 2, .columns = 2};

constexpr SiteIndex site(int index)
{
    return SiteIndex{index};
}

Step placing(int at, std::uint32_t what, int value = 0)
{
    return {.act = Act::Place,
        .stage = Stage::Greedy,
        .a = site(at),
        .what = RowId{what},
        .value = value};
}

Step onSite(Act act, int a, int value = 0)
{
    return {.act = act, .stage = Stage::Greedy, .a = site(a), .value = value};
}

Step onSites(Act act, int a, int b)
{
    return {.act = act, .stage = Stage::Greedy, .a = site(a), .b = site(b)};
}

Step stage(Act act, Stage which, std::uint16_t part = 0)
{
    return {.act = act, .stage = which, .part = part};
}

Step inPart(Step step, std::uint16_t part)
{
    step.part = part;
    return step;
}

Result emptyResult()
{
    Result result;
    result.reset(shapeOf(small));
    return result;
}

Trace traceOf(std::vector<Step> steps)
{
    Trace trace;
    trace.steps = std::move(steps);
    return trace;
}

/// The contents of the cells, as "1/5 - 2 -".
QString boardText(const Replayed::Board &board)
{
    QStringList cells;
    for (const Placed &placed : board.at) {
        QString cell = placed.what == RowId::none
            ? u"-"_s
            : QString::number(static_cast<std::uint32_t>(placed.what));
        if (placed.value != 0)
            cell += u'/' + QString::number(placed.value);
        if (placed.marks)
            cell += u'!' + QString::number(placed.marks.toInt());
        cells << cell;
    }
    return cells.join(u' ');
}

/// A step, alone or after others, and the resulting board.
struct StepCase {
    const char *name;
    std::vector<Step> before; ///< all of them can be done
    Step step;
    bool isDone;
    QString board;
};

QList<StepCase> stepCases()
{
    const std::vector<Step> two{placing(0, 1, 5), placing(2, 2)};
    const std::vector<Step> broken{placing(0, 1, 5), placing(2, 2), onSite(Act::Relax, 2, 3)};
    const std::vector<Step> marked{placing(0, 1, 5), placing(2, 2), onSite(Act::Mark, 0, 1)};
    return {
        {"begin", {}, stage(Act::Begin, Stage::Greedy), true, u"- - - -"_s},
        {"end", {}, stage(Act::End, Stage::Greedy), true, u"- - - -"_s},
        {"place", {}, placing(3, 7, 4), true, u"- - - 7/4"_s},
        {"place beside others", two, placing(1, 3), true, u"1/5 3 2 -"_s},
        {"place on a taken cell", two, placing(0, 3), false, u"1/5 - 2 -"_s},
        {"place beyond the last cell", two, placing(4, 3), false, u"1/5 - 2 -"_s},
        {"place before the first cell", two, placing(-1, 3), false, u"1/5 - 2 -"_s},
        {"place nothing", two, placing(1, 0), false, u"1/5 - 2 -"_s},
        {"remove", two, onSite(Act::Remove, 0), true, u"- - 2 -"_s},
        {"remove from an empty cell", two, onSite(Act::Remove, 1), false, u"1/5 - 2 -"_s},
        {"remove beyond the last cell", two, onSite(Act::Remove, 4), false, u"1/5 - 2 -"_s},
        {"swap", two, onSites(Act::Swap, 0, 2), true, u"2 - 1/5 -"_s},
        {"swap with an empty cell", two, onSites(Act::Swap, 1, 0), true, u"- 1/5 2 -"_s},
        {"swap with itself", two, onSites(Act::Swap, 0, 0), false, u"1/5 - 2 -"_s},
        {"swap beyond the last cell", two, onSites(Act::Swap, 0, 4), false, u"1/5 - 2 -"_s},
        {"swap from before the first", two, onSites(Act::Swap, -1, 2), false, u"1/5 - 2 -"_s},
        {"join", two, onSites(Act::Join, 1, 3), true, u"1/5 - 2 -"_s},
        {"join beyond the last cell", two, onSites(Act::Join, 1, 4), false, u"1/5 - 2 -"_s},
        {"join from before the first", two, onSites(Act::Join, -1, 3), false, u"1/5 - 2 -"_s},
        {"visit", two, onSite(Act::Visit, 1), true, u"1/5 - 2 -"_s},
        {"visit beyond the last cell", two, onSite(Act::Visit, 4), false, u"1/5 - 2 -"_s},
        {"reject", two, onSite(Act::Reject, 0), true, u"1/5 - 2 -"_s},
        {"reject beyond the last cell", two, onSite(Act::Reject, 4), false, u"1/5 - 2 -"_s},
        {"relax", two, onSite(Act::Relax, 2, 1), true, u"1/5 - 2 -"_s},
        {"relax nothing", two, onSite(Act::Relax, 2, 0), false, u"1/5 - 2 -"_s},
        {"relax an empty cell", two, onSite(Act::Relax, 1, 1), false, u"1/5 - 2 -"_s},
        {"relax beyond the last cell", two, onSite(Act::Relax, 4, 1), false, u"1/5 - 2 -"_s},
        {"recover", broken, onSite(Act::Recover, 2, 1), true, u"1/5 - 2 -"_s},
        {"recover all", broken, onSite(Act::Recover, 2, 3), true, u"1/5 - 2 -"_s},
        {"recover more than is broken", broken, onSite(Act::Recover, 2, 4), false, u"1/5 - 2 -"_s},
        {"recover what is not broken", broken, onSite(Act::Recover, 0, 1), false, u"1/5 - 2 -"_s},
        {"recover before it is broken", two, onSite(Act::Recover, 2, 1), false, u"1/5 - 2 -"_s},
        {"recover nothing", broken, onSite(Act::Recover, 2, 0), false, u"1/5 - 2 -"_s},
        {"recover beyond the last cell", broken, onSite(Act::Recover, 4, 1), false, u"1/5 - 2 -"_s},
        {"mark", two, onSite(Act::Mark, 0, 1), true, u"1/5!1 - 2 -"_s},
        {"mark an empty cell", two, onSite(Act::Mark, 1, 2), true, u"1/5 -!2 2 -"_s},
        {"mark as something else", marked, onSite(Act::Mark, 0, 4), true, u"1/5!4 - 2 -"_s},
        {"unmark", marked, onSite(Act::Mark, 0, 0), true, u"1/5 - 2 -"_s},
        {"mark with what is no mark", two, onSite(Act::Mark, 0, 8), false, u"1/5 - 2 -"_s},
        {"mark with less than nothing", two, onSite(Act::Mark, 0, -1), false, u"1/5 - 2 -"_s},
        {"mark beyond the last cell", two, onSite(Act::Mark, 4, 1), false, u"1/5 - 2 -"_s},
        {"mark before the first cell", two, onSite(Act::Mark, -1, 1), false, u"1/5 - 2 -"_s},
        {"remove takes marks", marked, onSite(Act::Remove, 0), true, u"- - 2 -"_s},
        {"swap takes marks along", marked, onSites(Act::Swap, 0, 1), true, u"- 1/5!1 2 -"_s},
        {"a step of a part that is not there", two, inPart(placing(1, 3), 1), false,
            u"1/5 - 2 -"_s},
    };
}

Finding relaxedAt(int index, qint64 excess)
{
    return {.code = Code::BoardCategoryRelaxed,
        .severity = Severity::Warning,
        .site = site(index),
        .about = RowId{1},
        .args = {Arg(u"category"_s), Arg(excess)}};
}

/// A result with everything that a trace can record, and its trace: a graph with a link, a route, a
/// relaxation with an involved site, and a part.
struct Told {
    Result result;
    Trace trace;
};

Told told()
{
    auto shape = std::make_shared<Shape>(*shapeOf(small));
    shape->links = {{.a = site(0), .b = site(3), .kind = LinkKind::Join, .end = {}}};
    Told told;
    told.result.reset(shape);
    told.result.at = {{.what = RowId{1}, .value = 5}, {.what = RowId{2}, .value = 0},
        {.what = RowId{3}, .value = 0}, {}};
    told.result.route = {site(0), site(3)};
    told.result.findings = {{.code = toCode(ConstrainedCode::GoalsPulledBack),
                                .severity = {},
                                .site = {},
                                .about = {},
                                .args = {}},
        relaxedAt(2, 3)};
    told.result.involved = {{1, site(0)}, {1, site(1)}};
    Result part = emptyResult();
    part.at[0] = {.what = RowId{9}, .value = 0};
    part.findings = {relaxedAt(0, 1)};
    told.result.parts = {{.site = site(3), .result = std::make_shared<const Result>(part)}};

    told.trace = traceOf({stage(Act::Begin, Stage::Join), onSites(Act::Join, 0, 3),
        stage(Act::End, Stage::Join), stage(Act::Begin, Stage::Greedy), placing(0, 1, 5),
        placing(2, 3), placing(3, 2), onSite(Act::Visit, 0), onSites(Act::Swap, 3, 1),
        onSite(Act::Relax, 1, 2), onSite(Act::Relax, 2, 1), onSite(Act::Reject, 3),
        onSite(Act::Visit, 3), stage(Act::Begin, Stage::Part, 1), inPart(placing(0, 9), 1),
        inPart(onSite(Act::Relax, 0, 1), 1), stage(Act::End, Stage::Part, 1),
        stage(Act::End, Stage::Greedy)});
    return told;
}

/// An edit of result or trace, after which they disagree.
struct LieCase {
    const char *name;
    std::function<void(Told &)> edit;
};

void insertAt(Told &t, std::ptrdiff_t index, const Step &step)
{
    t.trace.steps.insert(t.trace.steps.begin() + index, step);
}

void dropAt(Told &t, std::ptrdiff_t index)
{
    t.trace.steps.erase(t.trace.steps.begin() + index);
}

void editPart(Told &t, const std::function<void(Result &)> &edit)
{
    Result part = *t.result.parts[0].result;
    edit(part);
    t.result.parts[0].result = std::make_shared<const Result>(part);
}

QList<LieCase> lies()
{
    return {
        {"a placement is left out", [](Told &t) { dropAt(t, 5); }},
        {"another goal", [](Told &t) { t.trace.steps[4].what = RowId{4}; }},
        {"another value", [](Told &t) { t.trace.steps[4].value = 6; }},
        {"another site", [](Told &t) { t.result.at[3] = t.result.at[1]; }},
        {"one placement more", [](Told &t) { insertAt(t, 11, placing(3, 8)); }},
        {"a step that cannot be done", [](Told &t) { insertAt(t, 6, placing(2, 3)); }},
        {"a step of a part that is not there",
            [](Told &t) { insertAt(t, 6, inPart(onSite(Act::Reject, 0), 2)); }},
        {"a swap is left out", [](Told &t) { dropAt(t, 8); }},
        {"a link is left out", [](Told &t) { dropAt(t, 1); }},
        {"one link more", [](Told &t) { insertAt(t, 1, onSites(Act::Join, 1, 2)); }},
        {"another link", [](Told &t) { t.trace.steps[1].b = site(2); }},
        {"a visit is left out", [](Told &t) { dropAt(t, 12); }},
        {"visits in another order",
            [](Told &t) { std::swap(t.trace.steps[7], t.trace.steps[12]); }},
        {"relaxed, but not listed",
            [](Told &t) {
                t.result.findings.pop_back();
                t.result.involved.clear();
            }},
        {"relaxed, but not involved", [](Told &t) { t.result.involved.pop_back(); }},
        {"listed, but not relaxed", [](Told &t) { dropAt(t, 10); }},
        {"relaxed elsewhere", [](Told &t) { t.trace.steps[10].a = site(0); }},
        {"relaxed more often", [](Told &t) { t.trace.steps[10].value = 2; }},
        {"relaxed less often", [](Told &t) { t.trace.steps[9].value = 1; }},
        {"listed nowhere", [](Told &t) { t.result.findings[1].site = SiteIndex::none; }},
        {"listed elsewhere", [](Told &t) { t.result.findings[1].site = site(0); }},
        {"listed and taken back",
            [](Told &t) {
                insertAt(t, 11, placing(2, 3));
                insertAt(t, 11, onSite(Act::Remove, 2));
            }},
        {"recovered, but listed", [](Told &t) { insertAt(t, 11, onSite(Act::Recover, 1, 1)); }},
        {"recovered before it was broken",
            [](Told &t) {
                insertAt(t, 11, onSite(Act::Relax, 2, 1));
                insertAt(t, 9, onSite(Act::Recover, 2, 1));
            }},
        {"recovered more than was broken",
            [](Told &t) {
                insertAt(t, 11, onSite(Act::Relax, 2, 3));
                insertAt(t, 11, onSite(Act::Recover, 2, 2));
            }},
        {"marked, but not in the result",
            [](Told &t) { insertAt(t, 11, onSite(Act::Mark, 2, 1)); }},
        {"marked in the result alone", [](Told &t) { t.result.at[3].marks = Mark::Blank; }},
        {"marked as something else",
            [](Told &t) {
                t.result.at[3].marks = Mark::Blank;
                insertAt(t, 11, onSite(Act::Mark, 3, 4));
            }},
        {"marked before it is emptied",
            [](Told &t) {
                t.result.at[1] = {.what = {}, .value = 0, .marks = Mark::Blank};
                t.result.involved.pop_back();
                t.result.findings[1] = relaxedAt(2, 1);
                insertAt(t, 11, onSite(Act::Remove, 1));
                insertAt(t, 11, onSite(Act::Mark, 1, 2));
            }},
        {"a stage without an end", [](Told &t) { t.trace.steps.pop_back(); }},
        {"a stage without a begin", [](Told &t) { dropAt(t, 0); }},
        {"a stage that ends as another",
            [](Told &t) { t.trace.steps.back().stage = toStage(ConstrainedStage::Relax); }},
        {"stages that overlap", [](Told &t) { std::swap(t.trace.steps[16], t.trace.steps[17]); }},
        {"a stage of another part", [](Told &t) { t.trace.steps[16].part = 0; }},
        {"a part's placement is left out",
            [](Told &t) {
                dropAt(t, 15);
                dropAt(t, 14);
            }},
        {"another part's board",
            [](Told &t) { editPart(t, [](Result &part) { part.at[0].value = 3; }); }},
        {"a part's relaxation is not listed",
            [](Told &t) { editPart(t, [](Result &part) { part.findings.clear(); }); }},
        {"a part's route",
            [](Told &t) { editPart(t, [](Result &part) { part.route = {site(0)}; }); }},
    };
}

} // namespace

class TestTrace final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void steps_data();
    static void steps();
    static void whatStepsLeave();
    static void removingTakesRelaxationsBack();
    static void swappingTakesRelaxationsAlong();
    static void prefixes();
    static void parts();
    static void agreeing();
    static void cellsLeftEmpty();
    static void lying_data();
    static void lying();
    static void funnels();
};

void TestTrace::steps_data()
{
    QTest::addColumn<int>("index");
    const QList<StepCase> cases = stepCases();
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestTrace::steps()
{
    QFETCH(const int, index);
    const StepCase step = stepCases()[index];
    Trace trace = traceOf(step.before);
    int refused = -1;
    replay(trace, emptyResult(), trace.steps.size(), &refused);
    QCOMPARE(refused, 0);
    trace.steps.push_back(step.step);
    const Replayed replayed = replay(trace, emptyResult(), trace.steps.size(), &refused);
    QCOMPARE(boardText(replayed.board), step.board);
    QCOMPARE(refused, step.isDone ? 0 : 1);
}

void TestTrace::whatStepsLeave()
{
    const Trace trace
        = traceOf({onSites(Act::Join, 1, 3), onSites(Act::Join, 3, 0), onSite(Act::Visit, 2),
            onSite(Act::Visit, 0), onSite(Act::Visit, 2), placing(1, 4), onSite(Act::Relax, 1, 2),
            onSite(Act::Relax, 1, 3), onSite(Act::Reject, 0), onSites(Act::Join, 9, 0)});
    const Replayed::Board board = replay(trace, emptyResult(), trace.steps.size()).board;
    QVERIFY(board.links
        == (std::vector<Replayed::Tie>{
            {site(1), site(3), LinkKind::Join}, {site(3), site(0), LinkKind::Join}}));
    QVERIFY(board.route == (std::vector{site(2), site(0), site(2)}));
    QVERIFY(board.relaxed == (std::vector{0, 5, 0, 0}));
    QCOMPARE(boardText(board), u"- 4 - -"_s);
}

void TestTrace::removingTakesRelaxationsBack()
{
    const Trace trace = traceOf({placing(1, 4), onSite(Act::Relax, 1, 2), onSite(Act::Remove, 1),
        placing(1, 5), onSite(Act::Relax, 1, 1)});
    const auto relaxedAfter
        = [&](std::size_t steps) { return replay(trace, emptyResult(), steps).board.relaxed[1]; };
    QCOMPARE(relaxedAfter(2), 2);
    QCOMPARE(relaxedAfter(3), 0);
    QCOMPARE(relaxedAfter(5), 1);
}

void TestTrace::swappingTakesRelaxationsAlong()
{
    const Trace trace
        = traceOf({placing(1, 4), onSite(Act::Relax, 1, 2), onSites(Act::Swap, 1, 3)});
    QVERIFY(replay(trace, emptyResult(), 3).board.relaxed == (std::vector{0, 0, 0, 2}));
}

void TestTrace::prefixes()
{
    const Trace trace = traceOf({placing(0, 1), onSite(Act::Remove, 3), placing(1, 2),
        onSite(Act::Remove, 0), placing(7, 1)});
    const QStringList boards{u"- - - -"_s, u"1 - - -"_s, u"1 - - -"_s, u"1 2 - -"_s, u"- 2 - -"_s,
        u"- 2 - -"_s, u"- 2 - -"_s, u"- 2 - -"_s};
    const QList<int> refusals{0, 0, 1, 1, 1, 2, 2, 2};
    for (qsizetype steps = 0; steps < boards.size(); ++steps) { // including more than there are
        int refused = -1;
        const Replayed replayed
            = replay(trace, emptyResult(), static_cast<std::size_t>(steps), &refused);
        QCOMPARE(boardText(replayed.board), boards[steps]);
        QCOMPARE(refused, refusals[steps]);
    }
}

void TestTrace::parts()
{
    Result whole = emptyResult();
    Result part;
    part.reset(shapeOf({.rows = 1, .columns = 3}));
    whole.parts = {{.site = site(0), .result = std::make_shared<const Result>(part)},
        {.site = site(1), .result = std::make_shared<const Result>(part)}};
    const Trace trace = traceOf({placing(3, 1), inPart(placing(2, 2), 1), inPart(placing(2, 3), 2),
        inPart(placing(3, 4), 2), inPart(onSite(Act::Visit, 1), 2), inPart(placing(0, 5), 3)});
    int refused = 0;
    const Replayed replayed = replay(trace, whole, trace.steps.size(), &refused);
    QCOMPARE(replayed.parts.size(), 2U);
    QCOMPARE(boardText(replayed.board), u"- - - 1"_s);
    QCOMPARE(boardText(replayed.parts[0]), u"- - 2"_s); // the part has three cells
    QCOMPARE(boardText(replayed.parts[1]), u"- - 3"_s);
    QVERIFY(replayed.board.route.empty() && replayed.parts[0].route.empty());
    QVERIFY(replayed.parts[1].route == std::vector{site(1)});
    QCOMPARE(refused, 2);
}

void TestTrace::agreeing()
{
    Told both = told();
    QVERIFY(agrees(both.trace, both.result));
    // Actions that are undone later need not show in the result.
    insertAt(both, 5, onSite(Act::Remove, 2));
    insertAt(both, 5, onSite(Act::Relax, 2, 7));
    insertAt(both, 5, placing(2, 8));
    QVERIFY(agrees(both.trace, both.result));
    // An involved site need not have its own Relax step.
    std::erase_if(both.trace.steps,
        [](const Step &step) { return step.act == Act::Relax && step.a == site(1); });
    both.result.findings[1] = relaxedAt(2, 1);
    QVERIFY(agrees(both.trace, both.result));

    QVERIFY(agrees(Trace(), emptyResult()));
    QVERIFY(!agrees(Trace(), both.result));
}

void TestTrace::cellsLeftEmpty()
{
    // The goal on position 2 is removed, and with it the limits that it exceeded. Two limits that
    // the goal on position 3 exceeded hold again. Position 3 is shiny.
    Told both = told();
    both.result.at[1] = {.what = {}, .value = 0, .marks = Mark::Blank};
    both.result.at[2].marks = Mark::Shiny;
    both.result.involved.pop_back();
    both.result.findings[1] = relaxedAt(2, 1);
    for (const Step &step : {onSite(Act::Mark, 2, 1), onSite(Act::Mark, 1, 2),
             onSite(Act::Recover, 2, 2), onSite(Act::Remove, 1), onSite(Act::Relax, 2, 2)})
        insertAt(both, 11, step);
    QVERIFY(agrees(both.trace, both.result));
    // Without the Recover step.
    std::erase_if(both.trace.steps, [](const Step &step) { return step.act == Act::Recover; });
    QVERIFY(!agrees(both.trace, both.result));
}

void TestTrace::lying_data()
{
    QTest::addColumn<int>("index");
    const QList<LieCase> cases = lies();
    for (qsizetype i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestTrace::lying()
{
    QFETCH(const int, index);
    Told both = told();
    QVERIFY(agrees(both.trace, both.result));
    lies()[index].edit(both);
    QVERIFY(!agrees(both.trace, both.result));
}

void TestTrace::funnels()
{
    Trace trace;
    trace.funnels = {{.filter = Code::PoolFilter, .left = 9},
        {.filter = toCode(ConstrainedCode::TagFilter), .left = 4},
        {.filter = Code::PoolFilter, .left = 8}};
    Step step = placing(0, 1);
    QVERIFY(trace.funnelOf(step).empty());
    step.funnel = 1;
    step.funnelRows = 2;
    QCOMPARE(trace.funnelOf(step).size(), 2U);
    QCOMPARE(trace.funnelOf(step)[0].left, 4);
    QCOMPARE(trace.funnelOf(step)[1].left, 8);
    trace.steps.push_back(step);
    trace.clear();
    QVERIFY(trace.steps.empty() && trace.funnels.empty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestTrace, NoApplication)

#include "tst_trace.moc"
