// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a board, as words and as boards, compared with replay() from the start.

#include "core/generator/judge.h"
#include "core/generator/row_texts.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/shown_board.h"
#include "tests/toy/toy_generator.h"
#include "ui/editing/board/steps_model.h"
#include "ui/editing/board/steps_player.h"
#include "ui/text/step_words.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Boards that together use every stage, and one with parts and links.
std::vector<std::shared_ptr<const TraceResult>> toldBoards()
{
    std::vector<std::shared_ptr<const TraceResult>> told;
    for (const StageSet &stage : {latinSet(4, false), trapSet(Restrictions::Lines), conflictSet(),
             hopelessSet(), StageSet{goldenSet(), {.rows = 4, .columns = 4}}})
        told.push_back(toldBoard(shownBoard(stage, u"2"_s)));
    static const ToyGenerator toy;
    const GoalSet set = toySet();
    told.push_back(toldBoard(shownBoard(set, toy, toy.settingsFor(set), u"party"_s)));
    return told;
}

QString wordsOf(const StepsModel &model, int row)
{
    return model.index(row).data().toString();
}

} // namespace

class TestStepsModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aRowForEveryState();
    static void wordsSayWhatChanged();
    static void stagesHoldTheirSteps();
    static void partsAreNamed();
    static void rejectedBoardsComeFirst();
    static void anotherTraceResets();
    static void everyStepShowsWhatReplayGives();
    static void atTheEndTheBoardIsTheBoard();
    static void itPlaysToTheEnd();
    static void goingSomewhereStopsIt();
    static void manyStepsAreNoHurry();
};

void TestStepsModel::aRowForEveryState()
{
    for (const auto &told : toldBoards()) {
        StepsModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.rowCount(), 0);
        model.show(told);
        QCOMPARE(model.rowCount(), static_cast<int>(told->trace.steps.size()) + 1);
        QVERIFY(model.rowCount() > 5);
        for (int row = 0; row < model.rowCount(); ++row) {
            QVERIFY(!wordsOf(model, row).isEmpty());
            QCOMPARE(model.index(row).data(StepsModel::NumberRole).toInt(), row);
        }
    }
}

/// The boards before and after a step differ as its words say.
void TestStepsModel::wordsSayWhatChanged()
{
    int placed = 0;
    int removed = 0;
    for (const auto &told : toldBoards()) {
        StepsModel model;
        model.show(told);
        const RowTexts texts(told->of->request.set);
        for (std::size_t n = 0; n < told->trace.steps.size(); ++n) {
            if (told->trace.steps[n].part != 0)
                continue;
            const auto before = replay(told->trace, told->of->board, n).board.at;
            const auto after = replay(told->trace, told->of->board, n + 1).board.at;
            const QString words = wordsOf(model, static_cast<int>(n) + 1);
            for (std::size_t cell = 0; cell < before.size(); ++cell) {
                if (before[cell].what == after[cell].what)
                    continue;
                const bool isPlaced = after[cell].what != RowId::none;
                const Placed &what = isPlaced ? after[cell] : before[cell];
                QVERIFY(words.contains(texts.text(what.what, isPlaced ? what.value : 0)));
                QVERIFY(words.contains(u"ell %1"_s.arg(cell + 1)));
                QCOMPARE(words.contains(u"is removed"_s), !isPlaced);
                ++(isPlaced ? placed : removed);
            }
            const auto funnel = told->trace.funnelOf(told->trace.steps[n]);
            if (!funnel.empty() && funnel.back().left > 0)
                QVERIFY(words.contains(u"one of %1 "_s.arg(funnel.back().left)));
        }
    }
    QVERIFY(placed > 60);
    QVERIFY(removed > 3);
}

void TestStepsModel::stagesHoldTheirSteps()
{
    for (const auto &told : toldBoards()) {
        StepsModel model;
        model.show(told);
        int open = 0;
        for (int row = 1; row < model.rowCount(); ++row) {
            const Step &step = told->trace.steps[static_cast<std::size_t>(row) - 1];
            open -= step.act == Act::End ? 1 : 0;
            QCOMPARE(model.index(row).data(StepsModel::DepthRole).toInt(), open);
            QCOMPARE(model.index(row).data(StepsModel::StageRole).toBool(),
                step.act == Act::Begin || step.act == Act::End);
            open += step.act == Act::Begin ? 1 : 0;
        }
        QCOMPARE(open, 0);
    }
}

void TestStepsModel::partsAreNamed()
{
    const auto told = toldBoards().back();
    StepsModel model;
    model.show(told);
    int inParts = 0;
    for (int row = 1; row < model.rowCount(); ++row) {
        const Step &step = told->trace.steps[static_cast<std::size_t>(row) - 1];
        if (step.part == 0)
            continue;
        const SiteIndex owner = told->of->board.parts[step.part - 1U].site;
        const QString name = told->of->cells[static_cast<std::size_t>(owner)].goal;
        QVERIFY(name.startsWith(u"Room"_s));
        QVERIFY(wordsOf(model, row).startsWith(name));
        ++inParts;
    }
    QCOMPARE(inParts, 2 * (4 + 2));
}

/// Of a seed whose first two boards at least are rejected.
void TestStepsModel::rejectedBoardsComeFirst()
{
    static const ToyGenerator toy;
    GoalSet set = toySet();
    QVERIFY(addGate(toy.info(), set, u"toy_wild=14..17"_s));
    QVERIFY(addGate(toy.info(), set, u"toy_guests:spread=..3.5"_s));
    Settings settings = toy.settingsFor(set);
    settings.values[0] = u"any"_s;
    std::shared_ptr<const PreviewResult> board;
    for (int seed = 1;
        !board || board->board.derivedSeed.isEmpty() || board->board.derivedSeed.endsWith(u":2");
        ++seed)
        board = shownBoard(set, toy, settings, QString::number(seed));
    const auto told = toldBoard(board);
    StepsModel model;
    const QAbstractItemModelTester tester(&model);
    model.show(told);
    const auto rejected = told->trace.rejected.size();
    QVERIFY(rejected >= 2);
    for (std::size_t i = 0; i < rejected; ++i) {
        const MissedGate &missed = told->trace.rejected[i].missed;
        QCOMPARE(wordsOf(model, static_cast<int>(i) + 1),
            u"Seed %1 rejected: Merriest line is %2, at %3 is %4"_s.arg(
                derivedSeed(board->request.seed, static_cast<int>(i) + 1),
                QString::number(missed.number), missed.isTooMuch ? u"most 17"_s : u"least 14"_s,
                missed.isTooMuch ? u"allowed"_s : u"needed"_s));
    }
    QVERIFY(!wordsOf(model, static_cast<int>(rejected) + 1).contains(u"rejected"));
    // They leave no mark on the board.
    QVERIFY(replay(told->trace, board->board, rejected).board.at
        == replay(told->trace, board->board, 0).board.at);
    QVERIFY(agrees(told->trace, board->board));
    RejectedBoard spread{.seed = u"a:3"_s, .missed = told->trace.rejected.front().missed};
    spread.missed.judged = Judged::Spread;
    spread.missed.number = 4.25;
    spread.missed.isTooMuch = true;
    QVERIFY(rejectedWords(spread).startsWith(
        u"Seed a:3 rejected: Merriest line (Spread) is 4.25, at most"));
}

void TestStepsModel::anotherTraceResets()
{
    StepsModel model;
    const QAbstractItemModelTester tester(&model);
    const auto all = toldBoards();
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.show(all[0]);
    model.show(all[0]);
    QCOMPARE(reset.count(), 1);
    model.show(all[1]);
    QCOMPARE(model.rowCount(), static_cast<int>(all[1]->trace.steps.size()) + 1);
    model.show(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(reset.count(), 3);
}

void TestStepsModel::everyStepShowsWhatReplayGives()
{
    for (const auto &told : toldBoards()) {
        StepsPlayer player;
        player.setTrace(told);
        const Result &board = told->of->board;
        const RowTexts texts(told->of->request.set);
        for (int n = player.count() - 1; n >= 0; --n) {
            player.goTo(n);
            const auto shown = player.board();
            QVERIFY(shown != nullptr);
            const Replayed state = replay(told->trace, board, static_cast<std::size_t>(n));
            QVERIFY(shown->board.at == state.board.at);
            QVERIFY(shown->board.route == state.board.route);
            QCOMPARE(shown->board.shape->links.size(), state.board.links.size());
            QCOMPARE(shown->cells.size(), board.at.size());
            for (std::size_t cell = 0; cell < board.at.size(); ++cell)
                QCOMPARE(shown->cells[cell].goal,
                    texts.text(state.board.at[cell].what, state.board.at[cell].value));
            QCOMPARE(shown->board.parts.size(), state.parts.size());
            for (std::size_t part = 0; part < state.parts.size(); ++part)
                QVERIFY(shown->board.parts[part].result->at == state.parts[part].at);
        }
    }
}

void TestStepsModel::atTheEndTheBoardIsTheBoard()
{
    const auto told = toldBoards().front();
    StepsPlayer player;
    QCOMPARE(player.count(), 0);
    QVERIFY(!player.isReplaying());
    player.goTo(3);
    player.setPlaying(true);
    QVERIFY(!player.isPlaying() && player.step() == 0);
    player.setTrace(told);
    QCOMPARE(player.step(), player.count());
    QVERIFY(!player.isReplaying());
    QVERIFY(player.board() == nullptr);
    player.goTo(-7);
    QCOMPARE(player.step(), 0);
    QVERIFY(std::ranges::all_of(
        player.board()->board.at, [](const Placed &placed) { return placed.what == RowId::none; }));
    QVERIFY(player.place() == StepsPlayer::Place{});
    player.goTo(player.count() + 7);
    QVERIFY(!player.isReplaying());
    player.goTo(4);
    player.setTrace(nullptr);
    QVERIFY(!player.isReplaying() && player.board() == nullptr);
}

void TestStepsModel::itPlaysToTheEnd()
{
    StepsPlayer player;
    player.setTrace(toldBoards().front());
    player.setPace(1000);
    QList<int> steps;
    QObject::connect(&player, &StepsPlayer::changed, &player, [&] { steps << player.step(); });
    player.setPlaying(true); // at the end already: starts over
    QCOMPARE(player.step(), 0);
    QTRY_VERIFY(!player.isPlaying());
    QCOMPARE(player.step(), player.count());
    QVERIFY(std::ranges::is_sorted(steps));
    QCOMPARE(steps.first(), 0);
    QCOMPARE(steps.last(), player.count());

    player.setPace(20); // slow enough that no step is skipped
    player.goTo(player.count() - 3);
    steps.clear();
    player.setPlaying(true);
    QTRY_VERIFY(!player.isPlaying());
    QCOMPARE(
        steps, (QList{player.count() - 3, player.count() - 2, player.count() - 1, player.count()}));
}

void TestStepsModel::goingSomewhereStopsIt()
{
    StepsPlayer player;
    player.setTrace(toldBoards().front());
    player.setPlaying(true);
    QVERIFY(player.isPlaying());
    player.goTo(5);
    QVERIFY(!player.isPlaying());
    player.setPlaying(true);
    player.setTrace(nullptr);
    QVERIFY(!player.isPlaying());
}

/// Words are made only for the rows that are asked for; all of them would take seconds.
void TestStepsModel::manyStepsAreNoHurry()
{
    const auto one = toldBoards().front();
    auto many = std::make_shared<TraceResult>(*one);
    const Step place = *std::ranges::find(one->trace.steps, Act::Place, &Step::act);
    many->trace.steps.assign(200'000, place);
    for (std::size_t i = 1; i < many->trace.steps.size(); i += 2)
        many->trace.steps[i].act = Act::Remove;
    many->taken.assign(many->trace.steps.size(), place.what);
    StepsModel model;
    StepsPlayer player;
    model.show(many);
    player.setTrace(many);
    for (const int step : {150'000, 1, 100'001, 0, 199'999}) {
        player.goTo(step);
        const RowId what = player.board()->board.at[static_cast<std::size_t>(place.a)].what;
        QCOMPARE(what, step % 2 == 1 ? place.what : RowId::none);
        QVERIFY(!wordsOf(model, step).isEmpty());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStepsModel, QCoreApplication)
#include "tst_steps_model.moc"
