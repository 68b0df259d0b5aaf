// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/generator/row_texts.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/generators/generator_around.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/generators/slow_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/edit_receipt.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A document whose board is requested after every change, as in the window.
struct Desk {
    explicit Desk(
        const GoalSet &set, const Generator &makes = *generators().front(), int threads = 1)
        : generator(makes)
        , pool(threads, nullptr)
        , edit(document)
        , receipt(edit, pool, preview)
    {
        QObject::connect(&document, &GoalSetDocument::changed, &document, [this] { ask(); });
        open(set);
    }

    void open(const GoalSet &set)
    {
        NativeFile file;
        file.set = set;
        document.adopt(std::move(file), {});
    }

    void ask()
    {
        preview.request(document.set(), generator, generator.settingsFor(document.set()), seed);
    }

    RowId row(int number) const { return document.set().objectives.at(number).id; }

    bool isComplete() const
    {
        return receipt.isUpToDate() && !receipt.receipt()->isWaiting()
            && (receipt.receipt()->cells || receipt.receipt()->boards != Receipt::Boards::Both);
    }

    const Generator &generator;
    QString seed = u"any"_s;
    GoalSetDocument document;
    Preview preview;
    JobPool pool;
    LastEdit edit;
    EditReceipt receipt;
};

QStringList plainCells(const Desk &desk, const GoalSet &set)
{
    const auto compiled = desk.generator.compile(set, desk.generator.settingsFor(set)).value();
    const auto scratch = desk.generator.scratch(*compiled);
    Result board;
    Watch watch;
    [[maybe_unused]] const Outcome outcome
        = desk.generator.run(*compiled, *scratch, desk.seed, board, nullptr, watch);
    const RowTexts texts(set);
    QStringList cells;
    for (const Placed &placed : board.at)
        cells << texts.text(placed.what, placed.value);
    return cells;
}

} // namespace

class TestEditReceipt final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void tellsWhatCompareFinds();
    static void cellsAreThoseThatReadDifferently();
    static void anEditWithoutEffectReportsNothing();
    static void namesTheGoalThatWasEdited();
    static void newWordsAreTheReason();
    static void aKeptBoardIsTheEarlierOne();
    static void anotherSeedCountsItsCellsOnly();
    static void anUndoTellsTheOppositeStory();
    static void newAndGoneGoalsAreTold();
    static void boardsWithEmptyCellsAreNotCompared();
    static void withoutBoardsItSaysSo();
    static void changesAtMostFourTimesASecond();
    static void theWindowDoesNotWaitForIt();
    static void anotherDocumentHasNone();
    static void destructionStopsIt();
};

void TestEditReceipt::tellsWhatCompareFinds()
{
    for (const int threads : {1, 3}) {
        Desk desk(goldenSet(), *generators().front(), threads);
        QVERIFY(!desk.receipt.receipt());
        const GoalSet before = desk.document.set();
        setWeighting(desk.document, {desk.row(3), desk.row(9)}, 5);
        QVERIFY(!desk.receipt.isUpToDate());
        QTRY_VERIFY(desk.isComplete());
        const Receipt &receipt = *desk.receipt.receipt();
        const GoalSet &after = desk.document.set();
        const Settings settings = desk.generator.settingsFor(after);
        const Comparison plain
            = compare(pairingOf(subjectOf(desk.generator, before, settings).value(),
                          subjectOf(desk.generator, after, settings).value(), MatchBy::Id),
                {.first = 1, .last = EditReceipt::seeds}, {.threads = 1});
        const Comparison &told = receipt.numbers->comparison;
        QVERIFY(plain.changed > 0);
        QCOMPARE(told.changed, plain.changed);
        QCOMPARE(told.compared, plain.compared);
        QVERIFY(told.rows == plain.rows);
        QVERIFY(told.numbers == plain.numbers);
        QCOMPARE(receipt.numbers->changes.size(), significantChanges(plain).size());
    }
}

void TestEditReceipt::cellsAreThoseThatReadDifferently()
{
    Desk desk(goldenSet());
    int told = 0;
    for (int i = 0; i < 12; ++i) {
        const QStringList before = plainCells(desk, desk.document.set());
        if (i % 3 == 0)
            setWeighting(desk.document, {desk.row(i)}, 3 + i);
        else if (i % 3 == 1)
            setGoal(desk.document, desk.row(i), u"reworded %1"_s.arg(i));
        else
            setEnabled(desk.document, {desk.row(i)}, false);
        QTRY_VERIFY(desk.receipt.isUpToDate() && desk.receipt.receipt()->cells);
        const QStringList after = plainCells(desk, desk.document.set());
        int differ = 0;
        for (qsizetype cell = 0; cell < before.size(); ++cell)
            differ += before[cell] != after[cell] ? 1 : 0;
        QCOMPARE(*desk.receipt.receipt()->cells, differ);
        told += differ;
    }
    QVERIFY(told > 3);
}

void TestEditReceipt::anEditWithoutEffectReportsNothing()
{
    Desk desk(goldenSet());
    setTooltip(desk.document, {desk.row(4)}, u"only words"_s);
    QTRY_VERIFY(desk.isComplete());
    const Receipt &receipt = *desk.receipt.receipt();
    QCOMPARE(receipt.cells, std::optional(0));
    QVERIFY(receipt.numbers->changes.empty());
    QCOMPARE(receiptParts(receipt, 5), QStringList{u"no board changed"_s});
}

void TestEditReceipt::namesTheGoalThatWasEdited()
{
    Desk desk(goldenSet());
    // At weighting 100 the goal has a share to lose.
    setWeighting(desk.document, {desk.row(7)}, 100);
    setWeighting(desk.document, {desk.row(7)}, 2);
    QTRY_VERIFY(desk.isComplete());
    const Receipt &receipt = *desk.receipt.receipt();
    const SignificantChange &first = receipt.numbers->changes.front();
    QCOMPARE(first.kind, ChangeKind::Objective);
    const Pair &pair = receipt.numbers->comparison.pairing->rows[first.index];
    QCOMPARE(pair, (Pair{.before = 7, .after = 7}));
    const Means means = meansOf(receipt.numbers->comparison, first);
    QVERIFY(means.after < means.before);
    const QStringList parts = receiptParts(receipt, 3);
    QVERIFY2(
        parts.value(1).startsWith(u"on 1,000 boards: this goal "_s), qPrintable(parts.join(u'|')));
    const QString goal = plainGoal(desk.document.set().objectives.at(7));
    QVERIFY(editText(receipt.edit).contains(goal));
    QVERIFY(receiptInFull(receipt).contains(u"*** %1 "_s.arg(goal)));
}

void TestEditReceipt::newWordsAreTheReason()
{
    Desk desk(goldenSet());
    setGoal(desk.document, desk.row(7), u"The same in other words"_s);
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(desk.receipt.receipt()->numbers->comparison.changed > 0);
    QCOMPARE(desk.receipt.receipt()->reworded, 1);
    const QStringList parts = receiptParts(*desk.receipt.receipt(), 3);
    QVERIFY2(parts.contains(u"1 reworded goal(s) redrawn"_s), qPrintable(parts.join(u'|')));
    QVERIFY(receiptInFull(*desk.receipt.receipt()).contains(u"so they are drawn anew"_s));

    // Later changes have other reasons.
    setWeighting(desk.document, {desk.row(7)}, 90);
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(desk.receipt.receipt()->numbers->comparison.changed > 0);
    QCOMPARE(desk.receipt.receipt()->reworded, 0);
    QVERIFY(!receiptInFull(*desk.receipt.receipt()).contains(u"reworded"_s));
}

/// Keeping the board becomes a part of the rewording, whose receipt then tells that nothing changed
/// but the words.
void TestEditReceipt::aKeptBoardIsTheEarlierOne()
{
    Desk desk(goldenSet());
    const GoalSet before = desk.document.set();
    setGoal(desk.document, desk.row(7), u"The same in other words"_s);
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(desk.receipt.receipt()->canKeepBoard());
    desk.edit.keepBoard();
    const GoalSet kept = desk.document.set();
    QTRY_VERIFY(desk.isComplete());
    const Receipt &receipt = *desk.receipt.receipt();
    QCOMPARE(receipt.edit.before, before);
    QCOMPARE(receipt.numbers->comparison.changed, 0U);
    QCOMPARE(receipt.reworded, 0);
    QVERIFY(!receipt.canKeepBoard());
    QVERIFY2(
        editText(receipt.edit).contains(u"(board kept)"_s), qPrintable(editText(receipt.edit)));
    QVERIFY(*receipt.cells <= 1); // the words themselves

    QCOMPARE(desk.document.undoStack().count(), 1);
    desk.edit.takeBack();
    QCOMPARE(desk.document.set(), before);
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(!desk.receipt.receipt()->canKeepBoard()); // there is Redo
    desk.edit.takeBack();
    QCOMPARE(desk.document.set(), kept);

    // Since a set was pinned, all rewordings count, whatever else was done.
    desk.edit.setPinned(true);
    setGoal(desk.document, desk.row(8), u"eighth"_s);
    setWeighting(desk.document, {desk.row(2)}, 90);
    setGoal(desk.document, desk.row(9), u"ninth"_s);
    QTRY_VERIFY(desk.isComplete());
    QCOMPARE(desk.receipt.receipt()->reworded, 2);
    desk.edit.keepBoard();
    QCOMPARE(desk.document.undoStack().count(), 5); // a step of its own
    QTRY_VERIFY(desk.isComplete());
    QCOMPARE(desk.receipt.receipt()->reworded, 0);
}

void TestEditReceipt::anotherSeedCountsItsCellsOnly()
{
    Desk desk(goldenSet());
    const GoalSet before = desk.document.set();
    setWeighting(desk.document, {desk.row(7)}, 2);
    QTRY_VERIFY(desk.isComplete());
    const auto numbers = desk.receipt.receipt()->numbers;
    for (const QString &seed : {u"one"_s, u"two"_s, u"three"_s}) {
        desk.seed = seed;
        desk.ask();
        QTRY_VERIFY(desk.preview.isUpToDate());
        QTRY_VERIFY(desk.receipt.receipt()->cells);
        const QStringList one = plainCells(desk, before);
        const QStringList other = plainCells(desk, desk.document.set());
        int differ = 0;
        for (qsizetype cell = 0; cell < one.size(); ++cell)
            differ += one[cell] != other[cell] ? 1 : 0;
        QCOMPARE(*desk.receipt.receipt()->cells, differ);
        QCOMPARE(desk.receipt.receipt()->numbers, numbers);
    }
}

void TestEditReceipt::anUndoTellsTheOppositeStory()
{
    Desk desk(goldenSet());
    setWeighting(desk.document, {desk.row(7)}, 2);
    QTRY_VERIFY(desk.isComplete());
    const Comparison done = desk.receipt.receipt()->numbers->comparison;
    desk.edit.takeBack();
    QTRY_VERIFY(desk.isComplete());
    const Receipt &receipt = *desk.receipt.receipt();
    QVERIFY(receipt.edit.isUndo());
    const Comparison &undone = receipt.numbers->comparison;
    QCOMPARE(undone.changed, done.changed);
    for (std::size_t i = 0; i < done.rows.size(); ++i) {
        QCOMPARE(undone.rows[i].up, done.rows[i].down);
        QCOMPARE(undone.rows[i].down, done.rows[i].up);
    }
    QVERIFY(editText(receipt.edit).startsWith(u"Undone: "_s));
}

void TestEditReceipt::newAndGoneGoalsAreTold()
{
    Desk desk(plainSet(30));
    GoalSet more = desk.document.set();
    addGoal(more, u"Brand new"_s).id = desk.document.newRow();
    replaceSet(desk.document, more, u"Add it"_s);
    QTRY_VERIFY(desk.isComplete());
    QVERIFY2(receiptParts(*desk.receipt.receipt(), 3)
                 .value(1)
                 .startsWith(u"on 1,000 boards: new: Brand new ("_s),
        qPrintable(receiptInFull(*desk.receipt.receipt())));
    desk.edit.takeBack();
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(receiptParts(*desk.receipt.receipt(), 3)
            .value(1)
            .startsWith(u"on 1,000 boards: removed: Brand new (was on "_s));
}

/// A goal that fills the last empty cell changes a board that was not filled before.
void TestEditReceipt::boardsWithEmptyCellsAreNotCompared()
{
    Desk desk(plainSet(23));
    const auto add = [&desk](const QString &goal) {
        GoalSet more = desk.document.set();
        addGoal(more, goal).id = desk.document.newRow();
        replaceSet(desk.document, more, u"Add 1 goal"_s);
    };
    add(u"the 24th"_s);
    QTRY_VERIFY(desk.isComplete());
    QCOMPARE(receiptParts(*desk.receipt.receipt(), 3),
        QStringList{u"no seed has a board, before or after"_s});
    add(u"the 25th"_s);
    QTRY_VERIFY(desk.isComplete());
    const QStringList parts = receiptParts(*desk.receipt.receipt(), 3);
    QVERIFY2(!parts.contains(u"no board changed"_s), qPrintable(parts.join(u'|')));
    QVERIFY2(parts.contains(u"new: the 25th (100 % of boards)"_s), qPrintable(parts.join(u'|')));
}

void TestEditReceipt::withoutBoardsItSaysSo()
{
    Desk desk(plotSet(3, 2), plotGenerator());
    GoalSet none = desk.document.set();
    none.objectives.clear();
    QVERIFY(!plotGenerator().compile(none, plotGenerator().settingsFor(none)));
    replaceSet(desk.document, none, u"Remove all"_s);
    QTRY_VERIFY(desk.isComplete());
    QCOMPARE(desk.receipt.receipt()->boards, std::optional(Receipt::Boards::OnlyBefore));
    QCOMPARE(receiptParts(*desk.receipt.receipt(), 3).size(), 1);
    desk.edit.takeBack();
    QTRY_VERIFY(desk.isComplete());
    QCOMPARE(desk.receipt.receipt()->boards, std::optional(Receipt::Boards::OnlyAfter));
}

void TestEditReceipt::changesAtMostFourTimesASecond()
{
    Desk desk(goldenSet());
    QElapsedTimer clock;
    clock.start();
    qint64 last = -1;
    int told = 0;
    QObject::connect(&desk.receipt, &EditReceipt::updated, &desk.receipt, [&] {
        const qint64 now = clock.elapsed();
        if (last >= 0)
            QVERIFY2(now - last >= EditReceipt::leastPause.count() - 15, // timers are coarse
                qPrintable(QString::number(now - last)));
        last = now;
        ++told;
    });
    const int gesture = newGesture();
    for (int i = 0; i < 40; ++i) {
        setWeighting(desk.document, {desk.row(1)}, 1 + i, gesture);
        QTest::qWait(25);
    }
    QTRY_VERIFY(desk.isComplete());
    QVERIFY(desk.receipt.receipt()->edit.after == desk.document.set());
    QTRY_VERIFY(told >= 2);
}

void TestEditReceipt::theWindowDoesNotWaitForIt()
{
    /// Takes a second to name its limits, which only studies ask for.
    class SlowStudy final : public GeneratorAround {
    public:
        using GeneratorAround::GeneratorAround;

        std::vector<NamedLimit> limits(const Compiled &compiled) const override
        {
            isBusy = true;
            std::this_thread::sleep_for(1s);
            isBusy = false;
            return GeneratorAround::limits(compiled);
        }

        mutable std::atomic<bool> isBusy = false;
    };

    const SlowStudy slow(*generators().front());
    Desk desk(goldenSet(), slow);
    QTRY_VERIFY(desk.preview.isUpToDate());
    setWeighting(desk.document, {desk.row(3)}, 5);
    QTRY_VERIFY(slow.isBusy);
    setWeighting(desk.document, {desk.row(4)}, 5);
    QTRY_VERIFY(desk.preview.isUpToDate());
    QVERIFY(slow.isBusy); // the receipt took the new board while the pool was still comparing
}

void TestEditReceipt::anotherDocumentHasNone()
{
    Desk desk(goldenSet());
    setWeighting(desk.document, {desk.row(1)}, 2);
    QTRY_VERIFY(desk.receipt.receipt());
    desk.open(plainSet(30));
    QVERIFY(!desk.receipt.receipt());
    QTest::qWait(50);
    QVERIFY(!desk.receipt.receipt());
}

void TestEditReceipt::destructionStopsIt()
{
    const SlowGenerator generator(400ms);
    {
        Desk desk(plainSet(1), generator);
        QTRY_VERIFY(desk.preview.isUpToDate());
        setWeighting(desk.document, {desk.row(0)}, 2);
        QTRY_COMPARE(generator.finished(), 2);
        QTRY_COMPARE(generator.started(), 3); // the first board of the receipt
    }
    QCOMPARE(generator.stopped(), 1);
    QCOMPARE(generator.finished(), 2);
}

BOARDWRIGHT_UNIT(TestEditReceipt, QCoreApplication)
#include "tst_edit_receipt.moc"
