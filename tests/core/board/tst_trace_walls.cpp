// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that open and close cells and the borders between them, and that make links of a kind.
#include "core/board/game_mode.h"
#include "core/board/replayer.h"
#include "tests/support/unit.h"

#include <QTest>

#include <memory>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

constexpr ModeSettings small{.rows = 2, .columns = 2};

constexpr SiteIndex site(int index)
{
    return SiteIndex{index};
}

Step onSite(Act act, int a)
{
    return {.act = act, .stage = Stage::Greedy, .a = site(a)};
}

Step onSites(Act act, int a, int b)
{
    return {.act = act, .stage = Stage::Greedy, .a = site(a), .b = site(b)};
}

Step placing(int at, std::uint32_t what)
{
    return {.act = Act::Place, .stage = Stage::Greedy, .a = site(at), .what = RowId{what}};
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

} // namespace

class TestTraceWalls final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void wallsAndKindsOfLinks();
    static void backwardsAsForwards();
};

void TestTraceWalls::wallsAndKindsOfLinks()
{
    const auto refusedBy = [](const std::vector<Step> &steps) {
        int refused = 0;
        replay(traceOf(steps), emptyResult(), steps.size(), &refused);
        return refused;
    };
    Step warp = onSites(Act::Join, 0, 3);
    warp.value = static_cast<int>(LinkKind::Warp);
    const std::vector<Step> steps{onSite(Act::Close, 2), onSites(Act::Close, 0, 1), warp,
        onSites(Act::Close, 1, 3), onSites(Act::Open, 1, 0), onSite(Act::Close, 0),
        onSite(Act::Open, 0)};
    const Replayed::Board board = replay(traceOf(steps), emptyResult(), steps.size()).board;
    QCOMPARE(refusedBy(steps), 0);
    QVERIFY(board.solid == (std::vector<std::uint8_t>{0, 0, 1, 0}));
    QVERIFY(board.links
        == (std::vector<Replayed::Tie>{
            {site(0), site(3), LinkKind::Warp}, {site(1), site(3), LinkKind::Wall}}));

    // What is solid holds nothing; what is not there is not opened; no wall stands twice.
    QCOMPARE(refusedBy({onSite(Act::Close, 1), placing(1, 4)}), 1);
    QCOMPARE(refusedBy({onSite(Act::Close, 1), onSite(Act::Visit, 1)}), 1);
    QCOMPARE(refusedBy({placing(1, 4), onSite(Act::Close, 1)}), 1);
    QCOMPARE(refusedBy({onSite(Act::Close, 1), onSite(Act::Close, 1)}), 1);
    QCOMPARE(refusedBy({onSite(Act::Open, 1)}), 1);
    QCOMPARE(refusedBy({onSites(Act::Open, 0, 1)}), 1);
    QCOMPARE(refusedBy({onSites(Act::Close, 0, 1), onSites(Act::Close, 1, 0)}), 1);
    QCOMPARE(refusedBy({onSites(Act::Close, 0, 9)}), 1);
    warp.value = 99;
    QCOMPARE(refusedBy({warp}), 1);

    // The finished board says what is solid.
    Result result = emptyResult();
    auto shape = std::make_shared<Shape>(*result.shape);
    shape->sites[2].kind = SiteKind::Wall;
    result.shape = shape;
    QVERIFY(agrees(traceOf({onSite(Act::Close, 2)}), result));
    QVERIFY(!agrees(traceOf({}), result));
    QVERIFY(!agrees(traceOf({onSite(Act::Close, 1)}), result));
}

/// Going back over each step gives the state before it, the order of links included.
void TestTraceWalls::backwardsAsForwards()
{
    Step warp = onSites(Act::Join, 0, 3);
    warp.value = static_cast<int>(LinkKind::Warp);
    const Trace trace = traceOf({onSites(Act::Close, 0, 1), warp, onSites(Act::Close, 2, 3),
        onSites(Act::Open, 1, 0), onSite(Act::Close, 2), onSites(Act::Open, 0, 1),
        onSite(Act::Open, 2), onSites(Act::Close, 1, 0)});
    const Result result = emptyResult();
    Replayer replayer(trace, result);
    for (std::size_t steps = trace.steps.size() + 1; steps-- > 0;) {
        replayer.goTo(trace.steps.size());
        replayer.goTo(steps);
        const Replayed plain = replay(trace, result, steps);
        QVERIFY(replayer.board().board.links == plain.board.links);
        QVERIFY(replayer.board().board.solid == plain.board.solid);
    }
    QCOMPARE(replayer.refused(), 0);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestTraceWalls, NoApplication)

#include "tst_trace_walls.moc"
