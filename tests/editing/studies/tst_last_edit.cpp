// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/last_edit.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

RowId rowOf(const GoalSetDocument &document, int row)
{
    return document.set().objectives.at(row).id;
}

bool isEdit(const LastEdit &last, const GoalSet &before, const GoalSet &after, Edit::Kind kind,
    const QString &step, int steps = 1)
{
    return last.edit() && last.edit()->before == before && last.edit()->after == after
        && last.edit()->kind == kind && last.edit()->step == step && last.edit()->steps == steps;
}

void openPlain(GoalSetDocument &document, int goals = 8)
{
    NativeFile file;
    file.set = plainSet(goals);
    document.adopt(std::move(file), {});
}

} // namespace

class TestLastEdit final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void aStepAndItsUndo();
    static void stepsOfOneGestureAreOneEdit();
    static void aGestureBackWhereItBeganIsNone();
    static void aStepThatMergesAfterAnUndo();
    static void severalStepsAtOnce();
    static void anotherDocumentHasNone();
    static void randomWalk();
};

void TestLastEdit::aStepAndItsUndo()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    QSignalSpy changed(&last, &LastEdit::changed);
    QVERIFY(!last.edit());
    const GoalSet before = document.set();
    setWeighting(document, {rowOf(document, 2)}, 40);
    const GoalSet after = document.set();
    const QString step = document.undoStack().text(0);
    QCOMPARE(changed.size(), 1);
    QVERIFY(isEdit(last, before, after, Edit::Kind::Done, step));
    last.takeBack();
    QCOMPARE(changed.size(), 2);
    QVERIFY(document.set() == before);
    QVERIFY(isEdit(last, after, before, Edit::Kind::Undone, step));
    last.takeBack();
    QVERIFY(document.set() == after);
    QVERIFY(isEdit(last, before, after, Edit::Kind::Done, step));
    // A command that changes nothing is not an edit.
    changed.clear();
    setWeighting(document, {rowOf(document, 2)}, 40);
    document.undoStack().setClean();
    QVERIFY(changed.isEmpty());
}

void TestLastEdit::stepsOfOneGestureAreOneEdit()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    setWeighting(document, {rowOf(document, 0)}, 7);
    const GoalSet before = document.set();
    const int gesture = newGesture();
    for (const int weighting : {50, 40, 30}) {
        setWeighting(document, {rowOf(document, 1)}, weighting, gesture);
        QVERIFY(last.edit()->before == before);
        QVERIFY(last.edit()->after == document.set());
        QCOMPARE(last.edit()->step, document.undoStack().undoText());
    }
}

void TestLastEdit::aGestureBackWhereItBeganIsNone()
{
    GoalSetDocument document;
    openPlain(document);
    const int weighting = document.set().objectives.at(1).weighting;
    LastEdit last(document);
    const int gesture = newGesture();
    setWeighting(document, {rowOf(document, 1)}, 12, gesture);
    QVERIFY(last.edit());
    setWeighting(document, {rowOf(document, 1)}, weighting, gesture);
    QCOMPARE(document.undoStack().count(), 0);
    QVERIFY(!last.edit());
    last.takeBack(); // nothing to take back
    QCOMPARE(document.undoStack().count(), 0);
}

/// The edit after an undo begins at the set seen then, not at the state before the undone step.
void TestLastEdit::aStepThatMergesAfterAnUndo()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    const int gesture = newGesture();
    setWeighting(document, {rowOf(document, 1)}, 12, gesture);
    setWeighting(document, {rowOf(document, 3)}, 13);
    document.undoStack().undo();
    const GoalSet seen = document.set();
    setWeighting(document, {rowOf(document, 1)}, 14, gesture);
    QCOMPARE(document.undoStack().count(), 1);
    QVERIFY(last.edit()->before == seen);
    QVERIFY(last.edit()->after == document.set());
    QVERIFY(!last.edit()->isUndo());
}

void TestLastEdit::severalStepsAtOnce()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    QList<GoalSet> states{document.set()};
    for (int i = 0; i < 4; ++i) {
        setWeighting(document, {rowOf(document, i)}, 20 + i);
        states << document.set();
    }
    QSignalSpy changed(&last, &LastEdit::changed);
    document.goToStep(1);
    QCOMPARE(changed.size(), 1);
    QVERIFY(isEdit(
        last, states[4], states[1], Edit::Kind::UndoneBack, document.undoStack().text(1), 3));
    last.takeBack();
    QCOMPARE(changed.size(), 2);
    QVERIFY(
        isEdit(last, states[1], states[4], Edit::Kind::DoneAgain, document.undoStack().text(3), 3));
    last.takeBack();
    QVERIFY(document.set() == states[1]);
}

void TestLastEdit::anotherDocumentHasNone()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    setWeighting(document, {rowOf(document, 1)}, 12);
    setWeighting(document, {rowOf(document, 2)}, 12);
    openPlain(document, 5);
    QVERIFY(!last.edit());
    const GoalSet before = document.set();
    setWeighting(document, {rowOf(document, 1)}, 12);
    QVERIFY(last.edit()->before == before);
    QVERIFY(last.edit()->after == document.set());
}

/// Steps, gestures, undo, redo and jumps: the edit always ends at the current set and begins at the
/// set before the last move.
void TestLastEdit::randomWalk()
{
    GoalSetDocument document;
    openPlain(document);
    LastEdit last(document);
    SplitMix random(20);
    const auto below = [&](int bound) { return random.between(0, bound - 1); };
    int gesture = -1;
    GoalSet gestureBefore;
    int jumps = 0;
    int merges = 0;
    for (int i = 0; i < 2000; ++i) {
        const GoalSet before = document.set();
        const int count = document.undoStack().count();
        const int index = document.undoStack().index();
        switch (below(4)) {
        case 0:
            document.goToStep(below(count + 1));
            gesture = -1;
            jumps += document.undoStack().index() == index ? 0 : 1;
            break;
        case 1:
            if (gesture < 0) {
                gesture = newGesture();
                gestureBefore = before;
            }
            setWeighting(document, {rowOf(document, 0)}, 1 + below(100), gesture);
            break;
        default:
            gesture = -1;
            setWeighting(document, {rowOf(document, 1 + below(7))}, 1 + below(100));
        }
        if (document.set() == before)
            continue;
        if (!last.edit()) {
            QVERIFY(gesture >= 0 && document.set() == gestureBefore);
            gesture = -1;
            continue;
        }
        merges += gesture >= 0 && gestureBefore != before ? 1 : 0;
        QVERIFY(last.edit()->after == document.set());
        QVERIFY(last.edit()->before == (gesture >= 0 ? gestureBefore : before));
    }
    QVERIFY(jumps > 100);
    QVERIFY(merges > 50);
}

BOARDWRIGHT_UNIT(TestLastEdit, QCoreApplication)
#include "tst_last_edit.moc"
