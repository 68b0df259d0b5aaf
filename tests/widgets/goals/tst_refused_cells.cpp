// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot be entered into a cell of the table of goals: the reason can be read, and Enter and
// Tab keep what was typed. Nor does the table get more goals than can be opened again.

#include "core/base/limits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/objectives_fixture.h"
#include "ui/widgets/controls/tool_tips.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestRefusedCells final : public ObjectivesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { open(); }

    void cleanup() { close(); }

    void enterAndTabKeepTheText_data();
    void enterAndTabKeepTheText();
    void aClickElsewhereSaysWhy();
    void anythingElseHidesTheReason();
    void noGoalIsAddedBeyondTheMost();

private:
    static bool isSaid() { return shownReason().contains(u"99999"_s); }

    QWidget *editor(int row) const
    {
        return m_table->indexWidget(cell(row, ObjectiveColumn::Weighting));
    }

    void typeTooMuch() const
    {
        current(1, ObjectiveColumn::Weighting);
        type(u"99999"_s);
    }
};

void TestRefusedCells::enterAndTabKeepTheText_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Tab") << Qt::Key_Tab;
}

void TestRefusedCells::enterAndTabKeepTheText()
{
    QFETCH(const Qt::Key, key);
    typeTooMuch();
    press(key);
    QTest::qWait(20); // whatever hides the reason later
    QVERIFY2(isSaid(), qPrintable(shownReason()));
    QCOMPARE(m_table->currentIndex(), cell(1, ObjectiveColumn::Weighting));
    QVERIFY(editor(1) != nullptr);
    QCOMPARE(m_table->focusWidget(), editor(1));
    QCOMPARE(steps(), 0);

    press(Qt::Key_Backspace); // mends it: 9,999 is not allowed, 99 is
    QCOMPARE(shownReason(), QString());
    press(Qt::Key_Backspace);
    press(Qt::Key_Backspace);
    press(key);
    QCOMPARE(weightings(), QList({50, 99, 50, 50, 50}));
    QVERIFY(m_table->currentIndex() != cell(1, ObjectiveColumn::Weighting));
    QTRY_VERIFY(editor(1) == nullptr);

    typeTooMuch();
    press(key);
    QVERIFY(isSaid());
    press(Qt::Key_Escape);
    QTRY_VERIFY(editor(1) == nullptr);
    QCOMPARE(shownReason(), QString());
    QCOMPARE(weightings(), QList({50, 99, 50, 50, 50}));
    QCOMPARE(steps(), 1);
}

void TestRefusedCells::aClickElsewhereSaysWhy()
{
    typeTooMuch();
    const QPoint other = m_table->visualRect(cell(3, ObjectiveColumn::Goal)).center();
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, other); // press and release
    QTest::qWait(20);
    QVERIFY2(isSaid(), qPrintable(shownReason()));
    QTRY_VERIFY(editor(1) == nullptr);
    QCOMPARE(weightings(), QList({50, 50, 50, 50, 50}));
    QCOMPARE(m_table->currentIndex(), cell(3, ObjectiveColumn::Goal));
}

void TestRefusedCells::anythingElseHidesTheReason()
{
    typeTooMuch();
    press(Qt::Key_Return);
    QTest::qWait(1);
    QVERIFY(isSaid());
    m_view->resize(m_view->width() + 10, m_view->height());
    QTRY_COMPARE(shownReason(), QString());
    press(Qt::Key_Return);
    QTest::qWait(1);
    QVERIFY(isSaid());
    // The cell below is covered, and can be clicked.
    const QPoint covered = m_table->visualRect(cell(2, ObjectiveColumn::Weighting)).center();
    QWidget *clicked = m_view->childAt(m_table->viewport()->mapTo(m_view.get(), covered));
    QCOMPARE(clicked, m_table->viewport());
    QTest::mouseClick(clicked, Qt::LeftButton, {}, covered);
    QCOMPARE(m_table->currentIndex(), cell(2, ObjectiveColumn::Weighting));
}

void TestRefusedCells::noGoalIsAddedBeyondTheMost()
{
    m_document->adopt(numberedGoals(mostObjectives - 1), {});
    const auto size = [this] { return m_document->set().objectives.size(); };
    const auto hasRefused = [](const QString &goals) {
        return shownReason().contains(goals) && shownReason().contains(u"20,000"_s);
    };
    current(0, ObjectiveColumn::Goal);
    selectRows(0, 1);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier); // would be one too many
    QVERIFY2(hasRefused(u"20,001"_s), qPrintable(shownReason()));
    QCOMPARE(size(), mostObjectives - 1);
    QCOMPARE(steps(), 0);
    current(0, ObjectiveColumn::Goal);
    press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(size(), mostObjectives);
    QCOMPARE(steps(), 1);
    press(Qt::Key_Insert); // a new goal that would be typed
    QVERIFY2(hasRefused(u"20,001"_s), qPrintable(shownReason()));
    QCOMPARE(size(), mostObjectives);
    QCOMPARE(steps(), 1);
}

BOARDWRIGHT_UNIT(TestRefusedCells, QApplication)
#include "tst_refused_cells.moc"
