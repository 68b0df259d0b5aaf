// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/problems/problems_model.h"
#include "ui/editing/studies/advice_text.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/editing/studies/relaxation_advisor.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &constrained()
{
    return *generators().front();
}

const RelaxedLimit combat{.code = Code::LineCategoryRelaxed, .category = u"combat"_s};

/// Everything needed for advice on a preview.
struct Advised {
    void show(const GoalSet &set, const QString &seed)
    {
        preview.request(set, constrained(), constrained().settingsFor(set), seed);
    }

    /// A seed whose board has a relaxed limit, or none.
    static QString seedWhere(const GoalSet &set, bool givesWay)
    {
        const auto compiled = constrained().compile(set, constrained().settingsFor(set)).value();
        const auto scratch = constrained().scratch(*compiled);
        for (int seed = 1;; ++seed) {
            Result board;
            Watch watch;
            const QString text = QString::number(seed);
            if (constrained().run(*compiled, *scratch, text, board, nullptr, watch)
                && relaxedLimitsOf(board).empty() != givesWay)
                return text;
        }
    }

    JobPool pool{2, nullptr};
    Preview preview;
    LiveStatistics statistics{pool, preview};
    RelaxationAdvisor advisor{pool, preview};
};

RelaxationAdvice plainAdvice(const GoalSet &set)
{
    RelaxationStudy study(subjectOf(constrained(), set, constrained().settingsFor(set)).value());
    study.ask(combat);
    while (!study.isDone())
        study.step({});
    return study.advice().at(combat);
}

} // namespace

class TestRelaxationAdvisor final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void saysWhatTheStudySays();
    static void onlyWhereALimitGaveWay();
    static void comesBeforeStatistics();
    static void anotherSeedKeepsIt();
    static void anEditForgetsIt();
    static void destructionIsPrompt();
    static void standsInTheList();
    static void words();
};

void TestRelaxationAdvisor::saysWhatTheStudySays()
{
    const GoalSet set = fightingSet(14);
    Advised window;
    window.show(set, Advised::seedWhere(set, true));
    QVERIFY(!window.advisor.advice(combat));
    QTRY_VERIFY(window.advisor.advice(combat) && window.advisor.advice(combat)->isComplete);
    QVERIFY(*window.advisor.advice(combat) == plainAdvice(set));
}

void TestRelaxationAdvisor::onlyWhereALimitGaveWay()
{
    const GoalSet set = fightingSet(14);
    Advised window;
    const QSignalSpy updated(&window.advisor, &RelaxationAdvisor::updated);
    window.show(set, Advised::seedWhere(set, false));
    // 10,000 boards take more than a minute under ThreadSanitizer.
    QTRY_VERIFY_WITH_TIMEOUT(
        window.statistics.result() && window.statistics.result()->isComplete(), 200'000);
    QVERIFY(updated.isEmpty());
    QVERIFY(!window.advisor.advice(combat));
}

/// The pool has one thread, which does one job after the other.
void TestRelaxationAdvisor::comesBeforeStatistics()
{
    const GoalSet set = fightingSet(14);
    JobPool pool{1, nullptr};
    Preview preview;
    LiveStatistics statistics{pool, preview};
    const RelaxationAdvisor advisor{pool, preview};
    preview.request(
        set, constrained(), constrained().settingsFor(set), Advised::seedWhere(set, true));
    QTRY_VERIFY(advisor.advice(combat) && advisor.advice(combat)->isComplete);
    QVERIFY(!statistics.result() || !statistics.result()->isComplete());
    QTRY_VERIFY(statistics.result() && statistics.result()->isComplete());
}

void TestRelaxationAdvisor::anotherSeedKeepsIt()
{
    const GoalSet set = fightingSet(14);
    Advised window;
    window.show(set, Advised::seedWhere(set, true));
    QTRY_VERIFY(window.advisor.advice(combat) && window.advisor.advice(combat)->isComplete);
    const QSignalSpy updated(&window.advisor, &RelaxationAdvisor::updated);
    for (const bool givesWay : {false, true}) {
        window.show(set, Advised::seedWhere(set, givesWay));
        QTRY_VERIFY(window.preview.isUpToDate());
        QVERIFY(window.advisor.advice(combat)->isComplete);
    }
    QVERIFY(updated.isEmpty());
}

void TestRelaxationAdvisor::anEditForgetsIt()
{
    const GoalSet set = fightingSet(14);
    Advised window;
    window.show(set, Advised::seedWhere(set, true));
    QTRY_VERIFY(window.advisor.advice(combat));
    const GoalSet other = fightingSet(16);
    window.show(other, Advised::seedWhere(other, true));
    // Once the other board is shown, no advice about the previous set remains.
    QTRY_VERIFY(window.preview.isUpToDate());
    QVERIFY(!window.advisor.advice(combat)
        || window.advisor.advice(combat)->now == plainAdvice(other).now);
    QTRY_VERIFY(window.advisor.advice(combat) && window.advisor.advice(combat)->isComplete);
    QVERIFY(*window.advisor.advice(combat) == plainAdvice(other));
}

void TestRelaxationAdvisor::destructionIsPrompt()
{
    const GoalSet set = fightingSet(14);
    QElapsedTimer timer;
    {
        Advised window;
        window.show(set, Advised::seedWhere(set, true));
        QTRY_VERIFY(window.statistics.result());
        timer.start();
    }
    QVERIFY(timer.elapsed() < 2'000);
}

void TestRelaxationAdvisor::standsInTheList()
{
    const GoalSet set = fightingSet(14);
    GoalSetDocument document;
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    Advised window;
    ProblemsModel problems(document);
    const QAbstractItemModelTester tester(&problems);
    problems.follow(window.advisor);
    connect(&window.preview, &Preview::updated, &problems,
        [&] { problems.showResult(window.preview.result()); });
    window.show(document.set(), Advised::seedWhere(set, true));
    QTRY_VERIFY(window.advisor.advice(combat) && window.advisor.advice(combat)->isComplete);
    const RelaxationAdvice advice = *window.advisor.advice(combat);
    QVERIFY(advice.raise.has_value());
    QModelIndex relaxed;
    const auto look = [&](const QModelIndex &index) {
        if (index.data().toString().contains(u"line limit \"combat\" relaxed"))
            relaxed = index;
    };
    for (int row = 0; row < problems.rowCount(); ++row) {
        const QModelIndex kind = problems.index(row, 0);
        look(kind);
        for (int child = 0; child < problems.rowCount(kind); ++child)
            look(problems.index(child, 0, kind));
    }
    QVERIFY(relaxed.isValid());
    QVERIFY2(relaxed.data().toString().endsWith(adviceText(advice, document.set())),
        qPrintable(relaxed.data().toString()));
    QVERIFY(!relaxed.data(ProblemsModel::FixRole).toString().isEmpty());
    // Applying the advice is one step, and it helps as announced.
    const int before = document.undoStack().index();
    problems.fix(relaxed);
    QCOMPARE(document.undoStack().index(), before + 1);
    QCOMPARE(document.set().lineLimits.first().percent, advice.raise->percent);
    window.show(document.set(), u"1"_s);
    QTRY_VERIFY(window.statistics.isUpToDate() && window.statistics.result()->isComplete());
    QVERIFY(window.statistics.result()->tally.relaxedBoards < 10 * (advice.now.anyRelaxed / 2));
}

void TestRelaxationAdvisor::words()
{
    const GoalSet set = plainSet(9);
    RelaxationAdvice advice;
    advice.now = {.boards = 1'000, .relaxed = 120, .anyRelaxed = 200};
    QCOMPARE(adviceText(advice, set),
        u"It is relaxed on 12 % of 1,000 boards. Looking for a change that would help…"_s);
    advice.isComplete = true;
    QCOMPARE(adviceText(advice, set),
        u"It is relaxed on 12 % of 1,000 boards. No small change reduces this to a quarter."_s);
    advice.raise = {.percent = 60, .then = {.boards = 1'000, .relaxed = 20, .anyRelaxed = 100}};
    advice.goals = {.goals = {set.objectives[2].id},
        .then = {.boards = 1'000, .relaxed = 30, .anyRelaxed = 110}};
    QCOMPARE(adviceText(advice, set),
        u"It is relaxed on 12 % of 1,000 boards. A limit of 60 % reduces this to 2 %. With 1 of its goals fewer (\"goal 3\"): 3 %."_s);
    // If other limits are relaxed instead, the text says it.
    advice.raise->then.anyRelaxed = 190;
    advice.goals.reset();
    QCOMPARE(adviceText(advice, set),
        u"It is relaxed on 12 % of 1,000 boards. A limit of 60 % reduces this to 2 %. Some limit is then still relaxed on 19 %."_s);
    advice.raise.reset();
    advice.zone = Zone::Early;
    advice.goals.emplace();
    for (int row = 0; row < 5; ++row)
        advice.goals->goals << set.objectives[row].id;
    advice.goals->then = {.boards = 1'000, .relaxed = 20, .anyRelaxed = 100};
    QCOMPARE(adviceText(advice, set),
        u"It is relaxed on 12 % of 1,000 boards. With 5 more goals in early (\"goal 1\", \"goal 2\", \"goal 3\", 2 more): 2 %."_s);
    advice.now.relaxed = 0;
    QCOMPARE(adviceText(advice, set), u"It is not relaxed on any of 1,000 other boards."_s);
}

BOARDWRIGHT_UNIT(TestRelaxationAdvisor, QGuiApplication)
#include "tst_relaxation_advisor.moc"
