// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of undo steps: its rows, and going to any of them at once.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/history_model.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/history/history_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <random>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet goals(int count)
{
    GoalSet set;
    for (int i = 1; i <= count; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        set.objectives << objective;
    }
    return set;
}

} // namespace

class TestHistoryPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void nothingWasChangedYet();
    void listsStepsAndTheState();
    void marksWhatIsSaved();
    void clickAndEnterGoThere();
    void arrowsOnlyLook();
    void aNewStepDropsUndoneOnes();
    void gesturesStayOneRow();
    void aWalkTellsOnce();
    void anyWalkEndsWhereSingleStepsDo();

private:
    HistoryModel::State stateAt(int row) const
    {
        return static_cast<HistoryModel::State>(
            m_model->index(row).data(HistoryModel::StateRole).toInt());
    }

    QStringList texts() const
    {
        QStringList all;
        for (int row = 0; row < m_model->rowCount(); ++row)
            all << m_model->index(row).data().toString();
        return all;
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<HistoryModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    std::unique_ptr<HistoryPanel> m_panel;
};

void TestHistoryPanel::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt({.set = goals(20), .notes = {}, .siteStyle = true}, {});
    m_model = std::make_unique<HistoryModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_panel = std::make_unique<HistoryPanel>(*m_model);
    m_panel->resize(500, 300);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void TestHistoryPanel::cleanup()
{
    m_panel.reset();
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

void TestHistoryPanel::nothingWasChangedYet()
{
    QVERIFY(!m_panel->list().isVisible());
    setWeighting(*m_document, {RowId{1}}, 7);
    QVERIFY(m_panel->list().isVisible());
    m_document->adopt({.set = goals(3), .notes = {}, .siteStyle = true}, {});
    QVERIFY(!m_panel->list().isVisible());
    QCOMPARE(m_model->rowCount(), 1);
}

void TestHistoryPanel::listsStepsAndTheState()
{
    setWeighting(*m_document, {RowId{1}}, 7);
    setGoal(*m_document, RowId{2}, u"renamed"_s);
    QCOMPARE(texts(),
        (QStringList{u"Initial state"_s, u"Weighting 7 for \"goal 1\""_s, u"Reword \"goal 2\""_s}));
    QCOMPARE(stateAt(2), HistoryModel::State::Current);
    QCOMPARE(m_panel->list().currentIndex().row(), 2);
    m_document->undoStack().undo();
    QCOMPARE(stateAt(0), HistoryModel::State::Past);
    QCOMPARE(stateAt(1), HistoryModel::State::Current);
    QCOMPARE(stateAt(2), HistoryModel::State::Undone);
    QCOMPARE(m_panel->list().currentIndex().row(), 1);
}

void TestHistoryPanel::marksWhatIsSaved()
{
    const auto saved = [this] {
        QList<int> rows;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->index(row).data(HistoryModel::SavedRole).toBool())
                rows << row;
        }
        return rows;
    };
    setWeighting(*m_document, {RowId{1}}, 7);
    QCOMPARE(saved(), QList<int>());
    const QTemporaryDir folder;
    QVERIFY(m_document->save(folder.filePath(u"a.json"_s)).has_value());
    QCOMPARE(saved(), QList<int>{1});
    setWeighting(*m_document, {RowId{1}}, 8);
    QCOMPARE(saved(), QList<int>{1});
    m_model->goTo(0);
    QCOMPARE(saved(), QList<int>{1});
    setWeighting(*m_document, {RowId{1}}, 9); // the saved state can no longer be reached
    QCOMPARE(saved(), QList<int>());
}

void TestHistoryPanel::clickAndEnterGoThere()
{
    for (int weighting = 1; weighting <= 5; ++weighting)
        setWeighting(*m_document, {RowId{1}}, weighting);
    QListView &list = m_panel->list();
    QTest::mouseClick(
        list.viewport(), Qt::LeftButton, {}, list.visualRect(m_model->index(2)).center());
    QCOMPARE(m_document->set().objectives[0].weighting, 2);
    QCOMPARE(m_document->undoStack().index(), 2);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Return);
    QCOMPARE(m_document->set().objectives[0].weighting, 4);
    QTest::keyClick(&list, Qt::Key_Home);
    QTest::keyClick(&list, Qt::Key_Enter);
    QCOMPARE(m_document->set().objectives[0].weighting, 100);
    QVERIFY(list.hasFocus());
}

void TestHistoryPanel::arrowsOnlyLook()
{
    setWeighting(*m_document, {RowId{1}}, 7);
    m_panel->list().setFocus();
    QTest::keyClick(&m_panel->list(), Qt::Key_Up);
    QCOMPARE(m_document->undoStack().index(), 1);
}

void TestHistoryPanel::aNewStepDropsUndoneOnes()
{
    for (int weighting = 1; weighting <= 5; ++weighting)
        setWeighting(*m_document, {RowId{1}}, weighting);
    const QPersistentModelIndex second(m_model->index(2));
    const QPersistentModelIndex fourth(m_model->index(4));
    m_model->goTo(3);
    setWeighting(*m_document, {RowId{2}}, 50);
    QVERIFY(second.isValid() && !fourth.isValid());
    QCOMPARE(m_model->rowCount(), 5);
    QCOMPARE(texts().last(), u"Weighting 50 for \"goal 2\""_s);
}

void TestHistoryPanel::gesturesStayOneRow()
{
    const int gesture = newGesture();
    for (int weighting = 1; weighting <= 5; ++weighting)
        setWeighting(*m_document, {RowId{1}}, weighting, gesture);
    QCOMPARE(texts().last(), u"Weighting 5 for \"goal 1\""_s);
    QCOMPARE(m_model->rowCount(), 2);
    setWeighting(*m_document, {RowId{1}}, 100, gesture); // the gesture ends where it began
    QCOMPARE(m_model->rowCount(), 1);
}

void TestHistoryPanel::aWalkTellsOnce()
{
    for (int step = 0; step < 500; ++step)
        setWeighting(*m_document, {RowId{static_cast<quint32>(step % 20 + 1)}}, step % 97 + 1);
    ObjectivesModel table(*m_document);
    const QAbstractItemModelTester tester(
        &table, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QSignalSpy changed(m_document.get(), &GoalSetDocument::changed);
    QSignalSpy moved(&m_document->undoStack(), &QUndoStack::indexChanged);
    const std::uint64_t revision = m_document->revision();
    m_model->goTo(0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(m_document->revision(), revision + 1);
    QVERIFY(m_document->set().objectives == goals(20).objectives);
    QVERIFY(!m_document->undoStack().canUndo());
    m_model->goTo(m_model->rowCount()); // there is no such row
    QCOMPARE(changed.count(), 1);
}

void TestHistoryPanel::anyWalkEndsWhereSingleStepsDo()
{
    std::mt19937 random(5);
    const auto id = [&] {
        const QList<Objective> &all = m_document->set().objectives;
        return all[static_cast<qsizetype>(random() % static_cast<unsigned>(all.size()))].id;
    };
    QList<GoalSet> states{m_document->set()};
    for (int step = 0; step < 200; ++step) {
        const int before = m_document->undoStack().count();
        switch (random() % 4) {
        case 0:
            setWeighting(*m_document, {id(), id()}, static_cast<int>(random() % 100 + 1));
            break;
        case 1:
            moveObjectives(*m_document, {id(), id()}, id());
            break;
        case 2:
            duplicateObjectives(*m_document, {id()});
            break;
        default:
            if (m_document->set().objectives.size() > 10)
                removeObjectives(*m_document, {id()});
        }
        if (m_document->undoStack().count() > before)
            states << m_document->set();
    }
    QVERIFY(states.size() > 100);
    ObjectivesModel table(*m_document);
    const QAbstractItemModelTester tester(
        &table, QAbstractItemModelTester::FailureReportingMode::Fatal);
    for (int walk = 0; walk < 200; ++walk) {
        const int to = static_cast<int>(random() % static_cast<unsigned>(states.size()));
        m_model->goTo(to);
        QCOMPARE(m_model->currentRow(), to);
        QVERIFY(m_document->set() == states[to]);
        QCOMPARE(table.rowCount(), static_cast<int>(states[to].objectives.size()));
    }
}

BOARDWRIGHT_UNIT(TestHistoryPanel, QApplication)
#include "tst_history_panel.moc"
