// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sorting affects only the view until "Sort File as Shown" changes the order of the file. Both are
// compared with sorting by hand.

#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/editing/document/edits.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;
using enum ObjectiveColumn;

namespace {

/// Whether a goal comes before another in ascending order. Goals with `hasNothing` come last.
struct ByHand {
    std::function<bool(const Objective &, const Objective &)> isLess;
    std::function<bool(const Objective &)> hasNothing = [](const Objective &) { return false; };
};

constexpr int goalCount = 80;

} // namespace

class TestSortFile final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void asByHand_data();
    void asByHand();
    void rowsHoldStillWhileEdited();
    void hiddenGoalsComeLast();
    void whatIsSortedAlreadyIsNoStep();

private:
    QList<RowId> file() const
    {
        QList<RowId> ids;
        for (const Objective &objective : m_document->set().objectives)
            ids << objective.id;
        return ids;
    }

    QList<RowId> shown() const
    {
        QList<RowId> ids;
        for (int row = 0; row < m_table->model()->rowCount(); ++row)
            ids << RowId{cell(row, Goal).data(ObjectivesModel::RowIdRole).toUInt()};
        return ids;
    }

    QList<RowId> sortedByHand(const ByHand &hand, Qt::SortOrder order) const
    {
        QList<Objective> goals = m_document->set().objectives;
        std::ranges::stable_sort(goals, [&](const Objective &one, const Objective &other) {
            if (hand.hasNothing(one) || hand.hasNothing(other))
                return hand.hasNothing(other) && !hand.hasNothing(one);
            return order == Qt::AscendingOrder ? hand.isLess(one, other) : hand.isLess(other, one);
        });
        QList<RowId> ids;
        for (const Objective &goal : std::as_const(goals))
            ids << goal.id;
        return ids;
    }
};

/// Few different values, so that many are equal.
void TestSortFile::init()
{
    open();
    SplitMix random(11);
    NativeFile file = numberedGoals(goalCount);
    QList<Objective> &goals = file.set.objectives;
    for (qsizetype i = 0; i < goals.size(); ++i) // not every locale sorts numerically
        goals[i].goal = u"goal %1"_s.arg(i, 3, 10, QChar(u'0'));
    for (qsizetype i = goals.size() - 1; i > 0; --i)
        std::swap(goals[i].goal, goals[random.below(static_cast<int>(i + 1))].goal);
    for (Objective &goal : goals) {
        goal.weighting = random.between(1, 6) * 10;
        goal.individualLimit = random.between(1, 3);
        goal.disabled = random.chance(30);
        if (random.chance(60))
            goal.tag = u"tag_%1"_s.arg(QChar(u'a' + random.below(4)));
        if (random.chance(60))
            goal.range = {random.between(1, 3), random.between(4, 6)};
    }
    m_document->adopt(file, {});
}

void TestSortFile::asByHand_data()
{
    QTest::addColumn<ObjectiveColumn>("column");
    QTest::addColumn<ByHand>("hand");
    QTest::newRow("goal") << Goal << ByHand{[](const Objective &one, const Objective &other) {
        return one.goal.sliced(5).toInt() < other.goal.sliced(5).toInt();
    }};
    QTest::newRow("weighting") << Weighting
                               << ByHand{[](const Objective &one, const Objective &other) {
                                      return one.weighting < other.weighting;
                                  }};
    QTest::newRow("limit") << Limit << ByHand{[](const Objective &one, const Objective &other) {
        return one.individualLimit < other.individualLimit;
    }};
    QTest::newRow("enabled") << Enabled << ByHand{[](const Objective &one, const Objective &other) {
        return !one.disabled && other.disabled;
    }};
    QTest::newRow("tag") << Tag
                         << ByHand{[](const Objective &one, const Objective &other) {
                                       return one.tag < other.tag;
                                   },
                                [](const Objective &goal) { return goal.tag.isEmpty(); }};
    QTest::newRow("range") << Range
                           << ByHand{[](const Objective &one, const Objective &other) {
                                         return one.range < other.range;
                                     },
                                  [](const Objective &goal) { return goal.range.isEmpty(); }};
}

void TestSortFile::asByHand()
{
    QFETCH(const ObjectiveColumn, column);
    QFETCH(const ByHand, hand);
    const GoalSet before = m_document->set();
    const QList<RowId> fileBefore = file();
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        const QList<RowId> wanted = sortedByHand(hand, order);
        QVERIFY(wanted != fileBefore);
        m_table->sortByColumn(static_cast<int>(column), order);
        QCOMPARE(shown(), wanted);
        QCOMPARE(file(), fileBefore); // only a view
        QCOMPARE(steps(), 0);
        current(7, Goal);
        const RowId chosen = m_view->currentRow();
        m_view->sortFile();
        QCOMPARE(steps(), 1);
        QCOMPARE(file(), wanted);
        QCOMPARE(shown(), wanted);
        QCOMPARE(m_view->currentRow(), chosen);
        for (const Objective &goal : before.objectives)
            QCOMPARE(*m_document->objective(goal.id), goal); // only the order changes
        m_document->undoStack().undo();
        QVERIFY(m_document->set() == before);
        QCOMPARE(shown(), wanted); // the view keeps its order
        m_document->undoStack().redo();
        QCOMPARE(file(), wanted);
        m_document->undoStack().undo();
        m_document->undoStack().clear();
        m_table->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(shown(), fileBefore);
    }
}

void TestSortFile::rowsHoldStillWhileEdited()
{
    m_table->sortByColumn(static_cast<int>(Weighting), Qt::AscendingOrder);
    const QList<RowId> before = shown();
    setWeighting(*m_document, {before.first()}, 100);
    setWeighting(*m_document, {before.last()}, 1);
    QCOMPARE(shown(), before);
    // The file gets the order shown, whatever was edited since.
    m_view->sortFile();
    QCOMPARE(file(), before);
    QCOMPARE(shown(), before);
}

void TestSortFile::hiddenGoalsComeLast()
{
    m_table->sortByColumn(static_cast<int>(Goal), Qt::DescendingOrder);
    m_filter->setText(u"tag_b"_s);
    const QList<RowId> asked = shown();
    QVERIFY(asked.size() > 3 && asked.size() < goalCount);
    QList<RowId> wanted = asked;
    for (const RowId id : file()) {
        if (!asked.contains(id))
            wanted << id;
    }
    m_view->sortFile();
    QCOMPARE(file(), wanted);
    QCOMPARE(steps(), 1);
    QCOMPARE(shown(), asked);
}

void TestSortFile::whatIsSortedAlreadyIsNoStep()
{
    m_view->sortFile();
    QCOMPARE(steps(), 0);
    m_table->sortByColumn(static_cast<int>(Limit), Qt::AscendingOrder);
    m_view->sortFile();
    m_view->sortFile();
    QCOMPARE(steps(), 1);
}

BOARDWRIGHT_UNIT(TestSortFile, QApplication)
#include "tst_sort_file.moc"
