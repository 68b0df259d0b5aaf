// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs of the table of goals in the tables of generators: with the same keys, with the same
// effect.

#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSectionVerbs final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { close(); }

    void cellsAreFilledDown();
    void cellsAndRowsAreCut();

private:
    static constexpr int cellsColumn = 3;

    QString shown(int row) const
    {
        return table()->model().index(row, cellsColumn).data().toString();
    }

    void select(int first, int last) const
    {
        Spreadsheet &view = table()->view();
        view.setCurrentIndex(view.model()->index(first, cellsColumn));
        view.selectionModel()->select(QItemSelection(view.model()->index(first, cellsColumn),
                                          view.model()->index(last, cellsColumn)),
            QItemSelectionModel::ClearAndSelect);
    }

    void press(Qt::Key key) const { QTest::keyClick(&table()->view(), key, Qt::ControlModifier); }

    int steps() const { return m_window->document().undoStack().count(); }
};

/// Three rows; the first has cells.
void TestSectionVerbs::init()
{
    show();
    GoalSet set = plotSet(30, 3);
    setValue(set.tables[plot::plots.key].front().values, plot::field(plot::plots, "cells"_L1),
        QList<int>{1, 2});
    open(set);
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->sideTabs().showRow(m_window->document().tableRows(plot::plots)[0].id, true);
    table()->view().setFocus();
    QCOMPARE(shown(0), u"1, 2"_s);
}

void TestSectionVerbs::cellsAreFilledDown()
{
    const GoalSet before = m_window->document().set();
    select(0, 2);
    press(Qt::Key_D);
    QCOMPARE(shown(1), u"1, 2"_s);
    QCOMPARE(shown(2), u"1, 2"_s);
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 3"_s);
    QCOMPARE(steps(), 1);
    m_window->document().undoStack().undo();
    QCOMPARE(m_window->document().set(), before);
    select(1, 1); // a single cell takes the one above
    press(Qt::Key_D);
    QCOMPARE(shown(1), u"1, 2"_s);
    QCOMPARE(shown(2), QString());
    m_window->document().undoStack().undo();
    select(0, 0);
    press(Qt::Key_D);
    QCOMPARE(m_window->document().set(), before);
}

void TestSectionVerbs::cellsAndRowsAreCut()
{
    const GoalSet before = m_window->document().set();
    select(0, 0);
    press(Qt::Key_X);
    QCOMPARE(QGuiApplication::clipboard()->text().trimmed(), u"1, 2"_s);
    QCOMPARE(shown(0), QString());
    QCOMPARE(steps(), 1);
    press(Qt::Key_V);
    QCOMPARE(m_window->document().set(), before);
    select(0, 0);
    QTest::keyClick(&table()->view(), Qt::Key_Delete);
    QCOMPARE(shown(0), QString());
    m_window->document().undoStack().undo();
    table()->view().selectRows({1});
    QTest::keyClick(&table()->view(), Qt::Key_Delete);
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 3"_s);
    m_window->document().undoStack().undo();
    table()->view().selectRows({1});
    press(Qt::Key_X);
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 3"_s);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"plot 2\t"_s));
    m_window->document().undoStack().undo();
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 3"_s);
}

BOARDWRIGHT_UNIT(TestSectionVerbs, QApplication)
#include "tst_section_verbs.moc"
