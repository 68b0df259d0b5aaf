// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each revision of a set is compiled once, whatever is studied about it.

#include "core/constrained/parameters.h"
#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/generators/generator_around.h"
#include "tests/support/unit.h"
#include "ui/editing/board/board_trace.h"
#include "ui/editing/board/seed_boards.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/studies.h"

#include <QCoreApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// A document with everything that follows it switched on.
struct Desk {
    explicit Desk(const GoalSet &set)
    {
        QObject::connect(&studies.preview, &Preview::updated, &sheet,
            [this] { trace.showBoard(studies.preview.result()); });
        trace.setWanted(true);
        studies.choice.setGenerator(generator);
        document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});
        sheet.show({u"1"_s, u"2"_s, u"3"_s});
    }

    /// Also searches seeds. Returns the sets compiled since the last call.
    QList<GoalSet> settle()
    {
        [&] { QTRY_VERIFY(studies.preview.isUpToDate()); }();
        studies.finder.start({}, {.first = 1, .last = 100});
        [&] { QTRY_VERIFY(isSettled()); }();
        return generator.takeSets();
    }

    bool isSettled() const
    {
        const auto &receipt = studies.receipt.receipt();
        const auto limits = relaxedLimitsOf(studies.preview.result()->board);
        return studies.statistics.isUpToDate() && trace.result() && sheet.isComplete()
            && studies.finder.state() == SeedFinder::State::Done
            && (!studies.lastEdit.edit()
                || (studies.receipt.isUpToDate() && receipt->cells && !receipt->isWaiting()))
            && std::ranges::all_of(limits, [this](const RelaxedLimit &limit) {
                   const auto advice = studies.advisor.advice(limit);
                   return advice && advice->isComplete;
               });
    }

    RowId row(int number) const { return document.set().objectives.at(number).id; }

    const CountsCompiles generator{*generators().front()};
    GoalSetDocument document;
    Studies studies{document};
    BoardTrace trace{studies.preview};
    SeedBoards sheet{studies.jobs, studies.preview};
};

} // namespace

class TestStudies final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aSettledEditCompilesTheSetOnce();
    static void adviceCompilesOnlyWhatItTries();
    static void anotherSeedCompilesNothing();
    static void otherSettingsCompileBothVersions();
};

void TestStudies::aSettledEditCompilesTheSetOnce()
{
    Desk desk(plainSet(60));
    QCOMPARE(desk.settle(), QList{desk.document.set()});
    const auto isOnce = [&desk] { return desk.settle() == QList{desk.document.set()}; };
    setWeighting(desk.document, {desk.row(3)}, 20);
    QVERIFY(isOnce());
    setGoal(desk.document, desk.row(4), u"reworded"_s);
    QVERIFY(isOnce());
    // A gesture: its receipt starts before its first step.
    const int gesture = newGesture();
    for (const int weighting : {70, 60, 50}) {
        setWeighting(desk.document, {desk.row(9)}, weighting, gesture);
        QVERIFY(isOnce());
    }
    QCOMPARE(desk.studies.receipt.receipt()->edit.before.objectives[9].weighting, 100);
    desk.document.undoStack().undo();
    QVERIFY(isOnce());
    desk.document.undoStack().redo();
    QVERIFY(isOnce());
    // Boards are compared with pinned ones.
    desk.studies.lastEdit.setPinned(true);
    const GoalSet pinned = desk.document.set();
    for (const int row : {5, 6, 7}) {
        setEnabled(desk.document, {desk.row(row)}, false);
        QVERIFY(isOnce());
        QCOMPARE(desk.studies.receipt.receipt()->edit.before, pinned);
    }
}

void TestStudies::adviceCompilesOnlyWhatItTries()
{
    Desk desk(fightingSet(14));
    const auto seedOfARelaxation = [&desk] {
        for (int seed = 1; seed <= 200; ++seed) {
            desk.studies.choice.setSeed(QString::number(seed));
            [&] { QTRY_VERIFY(desk.studies.preview.isUpToDate()); }();
            if (!relaxedLimitsOf(desk.studies.preview.result()->board).empty())
                return true;
        }
        return false;
    };
    QVERIFY(seedOfARelaxation());
    QList<GoalSet> compiled = desk.settle();
    QCOMPARE(compiled.count(desk.document.set()), 1);
    QVERIFY(compiled.size() > 1); // trials
    const GoalSet before = desk.document.set();
    setTooltip(desk.document, {desk.row(2)}, u"the same boards"_s);
    compiled = desk.settle();
    QVERIFY(!relaxedLimitsOf(desk.studies.preview.result()->board).empty());
    QCOMPARE(compiled.count(desk.document.set()), 1);
    QCOMPARE(compiled.count(before), 0);
    QVERIFY(compiled.size() > 1);
}

void TestStudies::anotherSeedCompilesNothing()
{
    Desk desk(plainSet(60));
    setWeighting(desk.document, {desk.row(3)}, 20);
    desk.settle();
    for (const QString &seed : {u"one"_s, u"two"_s, u"three"_s}) {
        desk.studies.choice.setSeed(seed);
        QCOMPARE(desk.settle(), QList<GoalSet>());
        QCOMPARE(desk.studies.preview.result()->request.seed, seed);
        QCOMPARE(desk.trace.result()->of, desk.studies.preview.result());
    }
}

void TestStudies::otherSettingsCompileBothVersions()
{
    Desk desk(plainSet(60));
    const GoalSet before = desk.document.set();
    setWeighting(desk.document, {desk.row(3)}, 20);
    desk.settle();
    desk.studies.choice.setSettings(settingsOf({.rows = 4, .columns = 4}));
    const QList<GoalSet> compiled = desk.settle();
    QCOMPARE(compiled.size(), 2);
    QCOMPARE(compiled.count(desk.document.set()), 1);
    QCOMPARE(compiled.count(before), 1);
    QCOMPARE(desk.studies.statistics.result()->tally.study->sites, 16);
}

BOARDWRIGHT_UNIT(TestStudies, QCoreApplication)
#include "tst_studies.moc"
