// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of categories and tags in the window, with real keys.

#include "tests/support/unit.h"
#include "tests/support/windows/names_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/widgets/controls/empty_notice.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNamesTabs final : public NamesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void titlesCount();
    void aTakenNameIsAskedFor();
    void mergeIsCompleted();
    void namesAreAddedOneAfterTheOther();
    void removedNamesComeBack();
    void undeclaredNamesAreDeclared();
    void theFilterAndTheOrderHold();
    void countsShowTheirGoals();
    void tagsMoveByKeys();
    void emptySetsHaveAWayOut();
    void everythingHasAName();
};

void TestNamesTabs::titlesCount()
{
    const SideTabs &tabs = m_window->sideTabs();
    const auto titles
        = [&] { return tabs.tabText(0) + u" | "_s + tabs.tabText(1) + u" | "_s + tabs.tabText(2); };
    QCOMPARE(titles(), u"Objectives 60 | Categories 3 | Tags 3"_s);
    removeObjectives(m_window->document(), {set().objectives[0].id});
    QVERIFY(addCategory(
        m_window->document(), CategoryKind::Line, {set().objectives[0].id}, u"fresh"_s));
    removeTags(m_window->document(), {u"mask"_s});
    QCOMPARE(titles(), u"Objectives 59 | Categories 4 | Tags 2"_s);
    open(GoalSet());
    QCOMPARE(titles(), u"Objectives 0 | Categories 0 | Tags 0"_s);
}

void TestNamesTabs::aTakenNameIsAskedFor()
{
    current(u"combat"_s, 0);
    type(u"travel"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(bar().isVisible());
    QCOMPARE(steps(), 0);
    const QString question = bar().findChild<QLabel *>()->text();
    QVERIFY2(question.contains(u"(7 goals)"), qPrintable(question));
    QVERIFY2(question.contains(u"20 %"), qPrintable(question));
    press(Qt::Key_Escape);
    QVERIFY(!bar().isVisible());
    QCOMPARE(QApplication::focusWidget(), &table());
    QCOMPARE(view().selectedNames(), QStringList({u"combat"_s}));
    QVERIFY(set() == namedSet());

    type(u"travel"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(bar().isVisible());
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    QVERIFY(!bar().isVisible());
    QCOMPARE(set().boardLimits, QList<CategoryLimit>({{u"travel"_s, 20}, {u"shop"_s, 12}}));
    QCOMPARE(set().lineLimits, QList<CategoryLimit>({{u"travel"_s, 40}}));
    QCOMPARE(view().selectedNames(), QStringList({u"travel"_s}));
    QCOMPARE(QApplication::focusWidget(), &table());
}

void TestNamesTabs::mergeIsCompleted()
{
    select(u"travel"_s, u"shop"_s, 0);
    action(u"Merge into"_s)->trigger();
    type(u"COM"_s);
    QVERIFY(!bar().findChild<QPushButton *>()->isEnabled());
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(bar().findChild<QLineEdit *>()->text(), u"combat"_s);
    QTRY_VERIFY(QApplication::activePopupWidget() == nullptr);
    if (bar().isVisible())
        press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits, QList<CategoryLimit>({{u"combat"_s, 40}}));
    QCOMPARE(set().objectives[11].boardCategories, QStringList({u"combat"_s}));
}

void TestNamesTabs::namesAreAddedOneAfterTheOther()
{
    press(Qt::Key_Insert);
    type(u"mill"_s);
    press(Qt::Key_Return);
    type(u"combat"_s);
    press(Qt::Key_Return); // exists already
    QCOMPARE(steps(), 1);
    bar().findChild<QLineEdit *>()->clear();
    type(u"forge"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    QCOMPARE(steps(), 2);
    QCOMPARE(set().boardLimits.last(), CategoryLimit({u"forge"_s, 100}));
    QCOMPARE(view().selectedNames(), QStringList({u"forge"_s}));
    QCOMPARE(QApplication::focusWidget(), &table());
}

void TestNamesTabs::removedNamesComeBack()
{
    current(u"combat"_s, limitColumn);
    press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(set().boardLimits.size(), 2);
    QCOMPARE(set().lineLimits.size(), 1); // the row of the other kind stays
    QVERIFY(set().objectives[0].boardCategories.isEmpty());
    QCOMPARE(view().selectedNames(), QStringList({u"combat"_s}));
    undo();
    QCOMPARE(view().filter().nameAt(0), u"combat"_s);
    current(u"combat"_s, 0);
    table().selectionModel()->select(
        QItemSelection(view().filter().index(0, 0), view().filter().index(1, 0)),
        QItemSelectionModel::ClearAndSelect);
    press(Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(set().lineLimits.isEmpty());
    QCOMPARE(view().selectedNames(), QStringList({u"travel"_s}));
    undo();
    QVERIFY(set() == namedSet());
    QCOMPARE(view().filter().nameAt(0), u"combat"_s);
}

void TestNamesTabs::undeclaredNamesAreDeclared()
{
    QVERIFY(!action(u"Declare"_s)->isEnabled());
    GoalSet set = namedSet();
    set.boardLimits.removeFirst();
    open(set);
    current(u"combat"_s, 0);
    QVERIFY(action(u"Declare"_s)->isEnabled());
    action(u"Declare"_s)->trigger();
    QCOMPARE(this->set().boardLimits.last(), CategoryLimit({u"combat"_s, 100}));
    QVERIFY(!action(u"Declare"_s)->isEnabled());
}

/// Rows neither move nor vanish while limits change.
void TestNamesTabs::theFilterAndTheOrderHold()
{
    const auto shown = [this] {
        QStringList names;
        for (int row = 0; row < view().filter().rowCount(); ++row)
            names << view().filter().nameAt(row);
        return names.join(u' ');
    };
    table().sortByColumn(limitColumn, Qt::AscendingOrder);
    QCOMPARE(shown(), u"shop travel combat combat"_s);
    current(u"shop"_s, limitColumn);
    type(u"90"_s);
    press(Qt::Key_Return);
    QCOMPARE(shown(), u"shop travel combat combat"_s);
    current(u"travel"_s, limitColumn);
    press(Qt::Key_Delete);
    table().sortByColumn(limitColumn, Qt::DescendingOrder);
    QCOMPARE(shown(), u"shop combat combat travel"_s); // empty cells come last
    table().sortByColumn(limitColumn, Qt::AscendingOrder);
    QCOMPARE(shown(), u"combat combat shop travel"_s);

    press(Qt::Key_F, Qt::ControlModifier);
    type(u"RA"_s);
    QCOMPARE(shown(), u"travel"_s);
    press(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), &table());
    current(u"travel"_s, 0);
    type(u"way"_s);
    press(Qt::Key_Return);
    QCOMPARE(shown(), u"way"_s);
    press(Qt::Key_Insert);
    type(u"mill"_s);
    press(Qt::Key_Return);
    QVERIFY(cell(u"mill"_s, 0).isValid()); // a new name is visible
}

void TestNamesTabs::countsShowTheirGoals()
{
    const QPoint place = table().visualRect(cell(u"combat"_s, goalsColumn)).center();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, place);
    const SideTabs &tabs = m_window->sideTabs();
    QCOMPARE(tabs.currentIndex(), 0);
    auto *goals = tabs.widget(0)->findChild<QTableView *>();
    QCOMPARE(goals->model()->rowCount(), 5);
    front(m_window->sideTabs().tags());
    current(u"boss"_s, static_cast<int>(TagColumn::Goals));
    press(Qt::Key_Return);
    QCOMPARE(goals->model()->rowCount(), 2);
}

void TestNamesTabs::tagsMoveByKeys()
{
    front(m_window->sideTabs().tags());
    current(u"mask"_s, 0);
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(set().tagNames, QStringList({u"boss"_s, u"mask"_s, u"ferry"_s}));
    QCOMPARE(view().selectedNames(), QStringList({u"mask"_s}));
    press(Qt::Key_Up, Qt::AltModifier);
    press(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(set().tagNames, QStringList({u"mask"_s, u"boss"_s, u"ferry"_s}));
    QCOMPARE(steps(), 2);
    select(u"mask"_s, u"boss"_s, 0);
    press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(set().tagNames, QStringList({u"ferry"_s, u"mask"_s, u"boss"_s}));
    table().sortByColumn(0, Qt::AscendingOrder);
    press(Qt::Key_Up, Qt::AltModifier); // "up" has no meaning in a sorted view
    QCOMPARE(steps(), 3);
    current(u"mask"_s, 0);
    type(u"Masks!"_s);
    press(Qt::Key_Return);
    QCOMPARE(set().tagNames[1], u"masks"_s);
    QCOMPARE(set().objectives[2].tag, u"masks"_s);
}

void TestNamesTabs::emptySetsHaveAWayOut()
{
    open(GoalSet());
    auto *notice = view().findChild<EmptyNotice *>();
    QVERIFY(notice->isVisible());
    QTest::mouseClick(notice->findChild<QPushButton *>(), Qt::LeftButton);
    QVERIFY(bar().isVisible());
    type(u"first"_s);
    press(Qt::Key_Return);
    QVERIFY(!notice->isVisible());
    QCOMPARE(set().boardLimits.size(), 1);
}

void TestNamesTabs::everythingHasAName()
{
    for (NamesView *names : {&m_window->sideTabs().categories(), &m_window->sideTabs().tags()}) {
        QVERIFY(!names->table().accessibleName().isEmpty());
        for (const QLineEdit *edit : names->findChildren<QLineEdit *>())
            QVERIFY(!edit->accessibleName().isEmpty());
        for (QAction *action : names->actions())
            QVERIFY(!action->text().isEmpty());
        const QAbstractItemModel *model = names->table().model();
        for (int column = 0; column < model->columnCount(); ++column) {
            QVERIFY(!model->headerData(column, Qt::Horizontal).toString().isEmpty());
            QVERIFY(
                !model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty());
        }
    }
}

BOARDWRIGHT_UNIT(TestNamesTabs, QApplication)

#include "tst_names_tabs.moc"
