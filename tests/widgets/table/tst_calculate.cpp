// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic on selected numbers, in the table of goals, in those of generators and of categories.

#include "core/worlds/pool.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "ui/widgets/controls/hint_label.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/names/names_view.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCalculate final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void goalsAreCalculated();
    void refusedAsAWhole();
    void escapeLeavesEverything();
    void hiddenCellsStay();
    void sharesAreRequested();
    void rowsOfGeneratorsAreCalculated();
    void limitsOfCategoriesAreCalculated();
    void cellsWithoutNumbersSaySo();

private:
    Spreadsheet &goals() const { return m_window->objectivesView().table(); }

    QList<int> weightings() const
    {
        QList<int> all;
        for (const Objective &goal : m_window->document().set().objectives.first(3))
            all << goal.weighting;
        return all;
    }

    static void select(Spreadsheet &view, int top, int left, int bottom, int right)
    {
        view.setFocus();
        view.selectionModel()->setCurrentIndex(
            view.model()->index(top, left), QItemSelectionModel::NoUpdate);
        view.selectionModel()->select(
            QItemSelection(view.model()->index(top, left), view.model()->index(bottom, right)),
            QItemSelectionModel::ClearAndSelect);
    }

    /// Opens the panel of a table and types into it; returns what the hint says.
    static QString type(Spreadsheet &view, const QString &text)
    {
        QTest::keyClick(&view, Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        auto *panel = QApplication::activePopupWidget();
        if (panel == nullptr)
            return u"no panel: "_s + shownReason();
        QTest::keyClicks(panel->findChild<QLineEdit *>(), text);
        return panel->findChild<HintLabel *>()->text();
    }

    static void press(Qt::Key key)
    {
        QTest::keyClick(QApplication::activePopupWidget()->findChild<QLineEdit *>(), key);
    }

    int steps() const { return m_window->document().undoStack().count(); }

    static constexpr int weighting = static_cast<int>(ObjectiveColumn::Weighting);
};

void TestCalculate::init()
{
    show();
    GoalSet set = plotSet(30, 3);
    set.objectives[0].weighting = 20;
    set.objectives[1].weighting = 5;
    set.objectives[2].weighting = 99;
    set.boardLimits = {{.category = u"sea"_s, .percent = 40}};
    open(set);
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->objectivesView().table().setColumnHidden(weighting, false);
}

void TestCalculate::goalsAreCalculated()
{
    const GoalSet before = m_window->document().set();
    select(goals(), 0, weighting, 1, weighting);
    QCOMPARE(type(goals(), u"*0.5"_s), u"2 numbers: 20 → 10, 5 → 3"_s);
    QCOMPARE(steps(), 0); // until Enter
    press(Qt::Key_Return);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(weightings(), QList({10, 3, 99}));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_window->document().undoStack().undoText(), u"Calculate 2 cells"_s);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
    m_window->document().undoStack().redo();
    QCOMPARE(weightings(), QList({10, 3, 99}));
}

/// 99 + 10 % is more than a weighting can be: then nothing changes, and the first row is named.
void TestCalculate::refusedAsAWhole()
{
    select(goals(), 0, weighting, 2, weighting);
    const QString why = type(goals(), u"+10 %"_s);
    QVERIFY2(why.startsWith(u"Row 3: "_s) && why.contains(u"1 to 100"_s), qPrintable(why));
    auto *panel = QApplication::activePopupWidget();
    QVERIFY(!panel->findChild<QPushButton *>()->isEnabled());
    press(Qt::Key_Return);
    QCOMPARE(QApplication::activePopupWidget(), panel); // open, with what was typed
    QCOMPARE(weightings(), QList({20, 5, 99}));
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Backspace);
    QTest::keyClicks(panel->findChild<QLineEdit *>(), u"+1"_s);
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({21, 6, 100}));
}

void TestCalculate::escapeLeavesEverything()
{
    select(goals(), 0, weighting, 1, weighting);
    (void)type(goals(), u"+1"_s);
    press(Qt::Key_Escape);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    QCOMPARE(steps(), 0);
    QCOMPARE(goals().selectedRows().size(), 2);
}

/// A selection may span columns that are not shown.
void TestCalculate::hiddenCellsStay()
{
    goals().columnChoice().choose(weighting, false);
    const int limit = static_cast<int>(ObjectiveColumn::Limit);
    goals().setColumnHidden(limit, false);
    select(goals(), 0, weighting - 1, 1, limit);
    QVERIFY(type(goals(), u"+1"_s).startsWith(u"2 numbers: "_s));
    press(Qt::Key_Return);
    QCOMPARE(weightings(), QList({20, 5, 99}));
    QCOMPARE(steps(), 1);
}

void TestCalculate::sharesAreRequested()
{
    QTRY_VERIFY(m_window->statistics().isUpToDate() && !m_window->statistics().isRunning());
    const auto &model = static_cast<ObjectivesTable &>(goals()).filter().model();
    int appears = 0;
    while (!model.isAppearances(appears))
        ++appears;
    goals().setColumnHidden(appears, false);
    QMap<RowId, double> asked;
    connect(&model, &ObjectivesModel::sharesWanted, this,
        [&asked](const QMap<RowId, double> &shares) { asked = shares; });
    const double first = goals().model()->index(0, appears).data(Qt::EditRole).toDouble();
    select(goals(), 0, appears, 1, appears);
    (void)type(goals(), u"/2"_s);
    press(Qt::Key_Return);
    QCOMPARE(asked.size(), 2);
    QVERIFY(
        std::abs(asked.value(m_window->document().set().objectives[0].id) - first / 200) < 1e-6);
}

void TestCalculate::rowsOfGeneratorsAreCalculated()
{
    GoalSet set = m_window->document().set();
    addZones(set, 3);
    open(set);
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"));
    m_window->sideTabs().setCurrentWidget(m_window->sideTabs().panel());
    Spreadsheet &view
        = *m_window->sideTabs().panel()->findChild<Spreadsheet *>(worlds::zoneTable.key);
    const auto fields = worlds::zoneTable.fields;
    const auto weight = std::ranges::find(fields, worlds::columns::weight.key, &Field::key);
    const auto column = static_cast<int>(weight - fields.begin());
    const GoalSet before = m_window->document().set();
    select(view, 0, 0, 2, view.model()->columnCount() - 1);
    const QString hint = type(view, u"/2"_s);
    QVERIFY2(hint.startsWith(u"3 numbers: "_s), qPrintable(hint));
    const double number = view.model()->index(2, column).data(Qt::EditRole).toDouble();
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    QCOMPARE(view.model()->index(2, column).data(Qt::EditRole).toDouble(), number / 2);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
}

void TestCalculate::limitsOfCategoriesAreCalculated()
{
    auto *view = m_window->sideTabs().categories().findChild<Spreadsheet *>();
    m_window->sideTabs().setCurrentWidget(&m_window->sideTabs().categories());
    QVERIFY(view->model()->rowCount() > 0);
    const int last = view->model()->columnCount() - 1;
    select(*view, 0, 0, 0, last); // names and counts in it are no numbers that can be changed
    QCOMPARE(type(*view, u"-25 %"_s), u"1 numbers: 40 → 30"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_window->document().set().boardLimits.first().percent, 30);
    QCOMPARE(steps(), 1);
}

void TestCalculate::cellsWithoutNumbersSaySo()
{
    const int goal = static_cast<int>(ObjectiveColumn::Goal);
    select(goals(), 0, goal, 2, goal);
    QCOMPARE(
        type(goals(), u"+1"_s), u"no panel: No selected cell has a number that can be changed."_s);
}

BOARDWRIGHT_UNIT(TestCalculate, QApplication)
#include "tst_calculate.moc"
