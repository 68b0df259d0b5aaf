// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/document.h"
#include "ui/editing/document/edits.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace boardwright;

namespace {

GoalSet smallSet(int goals)
{
    GoalSet set;
    set.setName = QStringLiteral("Small");
    for (int i = 0; i < goals; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = QStringLiteral("Goal %1").arg(i + 1);
        objective.weighting = 1 + (i * 37) % 100;
        set.objectives.append(objective);
    }
    return set;
}

void adoptSmall(GoalSetDocument &document, int goals = 5)
{
    document.adopt({.set = smallSet(goals), .notes = {}, .siteStyle = true}, {});
}

QList<RowId> idsOf(const GoalSetDocument &document)
{
    QList<RowId> ids;
    for (const Objective &objective : document.set().objectives)
        ids << objective.id;
    return ids;
}

} // namespace

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandIsUndoneExactly_data();
    void everyCommandIsUndoneExactly();
    void whatChangesNothingIsNoStep();
    void aGestureIsOneStep();
    void aGestureBackToItsStartIsNoStep();
    void twoGesturesAreTwoSteps();
    void weightingIsClamped();
    void unknownRowsAreLeftOut();
    void stepsHaveReadableNames();
    void revisionRisesWithEveryChange();
    void adoptDropsTheHistory();
    void savingMakesClean();
    void aFailedSaveChangesNothing();
    void randomWalkAgainstAPlainValue();
};

void TestDocument::everyCommandIsUndoneExactly_data()
{
    QTest::addColumn<int>("verb");
    QTest::newRow("one weighting") << 0;
    QTest::newRow("some weightings") << 1;
    QTest::newRow("disable some") << 2;
    QTest::newRow("enable") << 3;
    QTest::newRow("reword") << 4;
}

void TestDocument::everyCommandIsUndoneExactly()
{
    QFETCH(int, verb);
    GoalSetDocument document;
    adoptSmall(document);
    const QList<RowId> ids = idsOf(document);
    if (verb == 3)
        setEnabled(document, {ids[1]}, false);
    const GoalSet before = document.set();
    switch (verb) {
    case 0:
        setWeighting(document, {ids[2]}, 7);
        break;
    case 1:
        setWeighting(document, {ids[0], ids[3]}, 8);
        break;
    case 2:
        setEnabled(document, {ids[1], ids[4]}, false);
        break;
    case 3:
        setEnabled(document, ids, true);
        break;
    default:
        setGoal(document, ids[0], QStringLiteral("Another"));
        break;
    }
    const GoalSet after = document.set();
    QVERIFY(after != before);
    document.undoStack().undo();
    QCOMPARE(document.set(), before);
    document.undoStack().redo();
    QCOMPARE(document.set(), after);
}

void TestDocument::whatChangesNothingIsNoStep()
{
    GoalSetDocument document;
    adoptSmall(document);
    const RowId id = idsOf(document).first();
    setWeighting(document, {id}, document.objective(id)->weighting);
    setEnabled(document, idsOf(document), true);
    setGoal(document, id, document.objective(id)->goal);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::aGestureIsOneStep()
{
    GoalSetDocument document;
    adoptSmall(document);
    const RowId id = idsOf(document).first();
    const int before = document.objective(id)->weighting;
    for (const int weighting : {60, 61, 62, 70})
        setWeighting(document, {id}, weighting, 3);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.objective(id)->weighting, 70);
    document.undoStack().undo();
    QCOMPARE(document.objective(id)->weighting, before);
}

void TestDocument::aGestureBackToItsStartIsNoStep()
{
    GoalSetDocument document;
    adoptSmall(document);
    const RowId id = idsOf(document).first();
    const int before = document.objective(id)->weighting;
    for (const int weighting : {60, 61, before})
        setWeighting(document, {id}, weighting, 3);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
}

void TestDocument::twoGesturesAreTwoSteps()
{
    GoalSetDocument document;
    adoptSmall(document);
    const QList<RowId> ids = idsOf(document);
    setWeighting(document, {ids[0]}, 60, 1);
    setWeighting(document, {ids[0]}, 61, 2);
    const int before = document.objective(ids[1])->weighting;
    setWeighting(document, {ids[1]}, 62, 2);
    QCOMPARE(document.undoStack().count(), 2); // whatever rows a gesture changes
    document.undoStack().undo();
    QCOMPARE(document.objective(ids[0])->weighting, 60);
    QCOMPARE(document.objective(ids[1])->weighting, before);
}

void TestDocument::weightingIsClamped()
{
    GoalSetDocument document;
    adoptSmall(document);
    const QList<RowId> ids = idsOf(document);
    setWeighting(document, {ids[0]}, 0);
    setWeighting(document, {ids[1]}, 1000);
    QCOMPARE(document.objective(ids[0])->weighting, 1);
    QCOMPARE(document.objective(ids[1])->weighting, 100);
}

void TestDocument::unknownRowsAreLeftOut()
{
    GoalSetDocument document;
    adoptSmall(document);
    setWeighting(document, {RowId{999}, RowId::none}, 50);
    QCOMPARE(document.undoStack().count(), 0);
    setWeighting(document, {RowId{999}, idsOf(document).last()}, 50);
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(document.set().objectives.last().weighting, 50);
}

void TestDocument::stepsHaveReadableNames()
{
    GoalSetDocument document;
    adoptSmall(document);
    const QList<RowId> ids = idsOf(document);
    setWeighting(document, {ids[0]}, 40);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Weighting 40 for \"Goal 1\""));
    setEnabled(document, {ids[0]}, false);
    QCOMPARE(document.undoStack().undoText(), QStringLiteral("Disable \"Goal 1\""));
    setGoal(document, ids[0], QString(200, u'x'));
    setWeighting(document, {ids[0]}, 41);
    QVERIFY(document.undoStack().undoText().size() < 80);
}

void TestDocument::revisionRisesWithEveryChange()
{
    GoalSetDocument document;
    std::uint64_t last = document.revision();
    const auto rose
        = [&] { return document.revision() > std::exchange(last, document.revision()); };
    adoptSmall(document);
    QVERIFY(rose());
    setWeighting(document, idsOf(document), 3);
    QVERIFY(rose());
    document.undoStack().undo();
    QVERIFY(rose());
    document.undoStack().redo();
    QVERIFY(rose());
}

void TestDocument::adoptDropsTheHistory()
{
    GoalSetDocument document;
    adoptSmall(document);
    setWeighting(document, idsOf(document), 3);
    QSignalSpy aboutToReset(&document, &GoalSetDocument::aboutToReset);
    QSignalSpy reset(&document, &GoalSetDocument::reset);
    adoptSmall(document, 3);
    QCOMPARE(aboutToReset.count(), 1);
    QCOMPARE(reset.count(), 1);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!document.isModified());
    QCOMPARE(document.rowOf(idsOf(document)[2]), 2);
    QCOMPARE(document.rowOf(RowId{5}), -1);
}

void TestDocument::savingMakesClean()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("set.json"));
    GoalSetDocument document;
    adoptSmall(document);
    setWeighting(document, idsOf(document), 3);
    QVERIFY(document.isModified());
    QVERIFY(document.save(path).has_value());
    QVERIFY(!document.isModified());
    QCOMPARE(document.filePath(), path);
    QCOMPARE(document.displayName(), QStringLiteral("set.json"));

    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), writeNative(document.set()));
    document.undoStack().undo();
    QVERIFY(document.isModified());
}

void TestDocument::aFailedSaveChangesNothing()
{
    const QTemporaryDir folder;
    GoalSetDocument document;
    adoptSmall(document);
    setWeighting(document, idsOf(document), 3);
    const auto saved = document.save(folder.filePath(QStringLiteral("missing/set.json")));
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, Code::FileNotWritable);
    QVERIFY(document.isModified());
    QVERIFY(document.filePath().isEmpty());
}

void TestDocument::randomWalkAgainstAPlainValue()
{
    constexpr int goals = 12;
    GoalSetDocument document;
    adoptSmall(document, goals);
    const QList<RowId> ids = idsOf(document);
    // A simple model of the document: every state of the history, and the current one.
    QList<GoalSet> states{document.set()};
    qsizetype now = 0;
    std::mt19937 random(
        20261120); // NOLINT(bugprone-random-generator-seed): the walk must be the same every time
    const auto below = [&](unsigned n) { return static_cast<int>(random() % n); };
    for (int step = 0; step < 10'000; ++step) {
        const int kind = below(5);
        if (kind == 3) {
            document.undoStack().undo();
            now = std::max<qsizetype>(0, now - 1);
        } else if (kind == 4) {
            document.undoStack().redo();
            now = std::min(states.size() - 1, now + 1);
        } else {
            GoalSet next = states[now];
            QList<RowId> chosen;
            for (const RowId id : ids) {
                if (below(4) == 0)
                    chosen << id;
            }
            if (kind == 0) {
                const int weighting = 1 + below(100);
                for (const RowId id : std::as_const(chosen))
                    next.objectives[document.rowOf(id)].weighting = weighting;
                setWeighting(document, chosen, weighting);
            } else if (kind == 1) {
                const bool enabled = below(2) == 0;
                for (const RowId id : std::as_const(chosen))
                    next.objectives[document.rowOf(id)].disabled = !enabled;
                setEnabled(document, chosen, enabled);
            } else {
                const RowId id = ids[below(goals)];
                const QString goal = QStringLiteral("Goal %1").arg(below(50));
                next.objectives[document.rowOf(id)].goal = goal;
                setGoal(document, id, goal);
            }
            if (next != states[now]) {
                states.resize(now + 1);
                states << next;
                ++now;
            }
        }
        QCOMPARE(document.set(), states[now]);
        QCOMPARE(document.undoStack().index(), static_cast<int>(now));
    }
    QVERIFY(states.size() > 3);
}

BOARDWRIGHT_UNIT(TestDocument, QCoreApplication)
#include "tst_document.moc"
