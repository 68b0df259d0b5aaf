// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of categories, used like a spreadsheet: real keys in the window.

#include "tests/support/unit.h"
#include "tests/support/windows/names_fixture.h"
#include "ui/widgets/table/replace_bar.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNamesTable final : public NamesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void typedLimitMovesTheCap();
    void limitsOutOfBoundsAreRefused();
    void stepsOfTheBoxAreLiveAndOneUndoStep();
    void escapeTakesStepsBack();
    void deleteClearsLimits();
    void severalLimitsAreTypedAtOnce();
    void controlDFillsDown();
    void blocksAreCopiedAndPasted();
    void pasteBelowTheEndAdds();
    void severalNamesRenameNothing();
    void f2RenamesEverywhere();
    void selectionSurvivesEditsAndUndo();
    void namesAreFoundAndReplaced();
    void replacedNamesMayBeOldOnes();
    void cellsAndRowsAreCut();
    void rowsAreDuplicated();
    void titlesAssignTheColumns();
};

void TestNamesTable::typedLimitMovesTheCap()
{
    QTRY_COMPARE(cell(u"travel"_s, capColumn).data().toString(), u"5 of 25"_s);
    current(u"travel"_s, limitColumn);
    type(u"33%"_s);
    QCOMPARE(steps(), 0);
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits[1].percent, 33);
    QCOMPARE(cell(u"travel"_s, capColumn).data().toString(), u"9 of 25"_s);
    QCOMPARE(table().currentIndex(), cell(u"shop"_s, limitColumn)); // Enter goes down
    press(Qt::Key_F2);
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1); // looking changes nothing
    press(Qt::Key_Return);
    current(u"combat"_s, limitColumn);
    press(Qt::Key_Tab);
    QCOMPARE(table().currentIndex(), cell(u"combat"_s, capColumn));
}

/// 150 typed is not 15, and Enter tells why it is refused.
void TestNamesTable::limitsOutOfBoundsAreRefused()
{
    const auto *filter = qobject_cast<NamesFilter *>(table().model());
    QVERIFY(filter != nullptr);
    QSignalSpy refused(&filter->model(), &NameTableModel::refused);
    for (const QString &text : {u"150"_s, u"few"_s, u"-1"_s}) {
        current(u"travel"_s, limitColumn);
        type(text);
        press(Qt::Key_Return);
        QCOMPARE(refused.size(), 1);
        const QString why = refused.takeFirst().first().toString();
        QVERIFY2(why.contains(text) && why.contains(u"0 to 100"_s), qPrintable(why));
        QVERIFY(set() == namedSet());
    }
}

void TestNamesTable::stepsOfTheBoxAreLiveAndOneUndoStep()
{
    current(u"travel"_s, limitColumn);
    press(Qt::Key_F2);
    press(Qt::Key_Up);
    QCOMPARE(set().boardLimits[1].percent, 21);
    QCOMPARE(cell(u"travel"_s, capColumn).data().toString(), u"6 of 25"_s);
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QVERIFY(table().findChild<QAbstractSpinBox *>() != nullptr);
    press(Qt::Key_Return);
    QCOMPARE(set().boardLimits[1].percent, 23);
    QCOMPARE(steps(), 1);
    undo();
    QVERIFY(set() == namedSet());
}

void TestNamesTable::escapeTakesStepsBack()
{
    current(u"travel"_s, limitColumn);
    press(Qt::Key_F2);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(set().boardLimits[1].percent, 18);
    press(Qt::Key_Escape);
    QVERIFY(set() == namedSet());
    current(u"travel"_s, limitColumn);
    type(u"9"_s);
    press(Qt::Key_Escape);
    QVERIFY(set() == namedSet());
}

void TestNamesTable::deleteClearsLimits()
{
    select(u"travel"_s, u"shop"_s, limitColumn);
    press(Qt::Key_Delete);
    QCOMPARE(set().boardLimits.size(), 1);
    QCOMPARE(steps(), 1);
    QCOMPARE(view().filter().rowCount(), 3); // no goal has shop
    undo();
    QVERIFY(set() == namedSet());
    current(u"travel"_s, 0);
    press(Qt::Key_Delete); // a name is not removed by accident
    QVERIFY(set() == namedSet());
    current(u"travel"_s, limitColumn);
    press(Qt::Key_F2);
    press(Qt::Key_Backspace);
    press(Qt::Key_Return);
    QCOMPARE(set().boardLimits.size(), 2);
}

void TestNamesTable::severalLimitsAreTypedAtOnce()
{
    select(u"combat"_s, u"travel"_s, limitColumn);
    type(u"7"_s);
    press(Qt::Key_Return);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 7}, {u"travel"_s, 7}, {u"shop"_s, 12}}));
    QCOMPARE(set().lineLimits, QList<CategoryLimit>({{u"combat"_s, 7}})); // its row is between them
    QCOMPARE(steps(), 1);
    QCOMPARE(view().selectedNames(), QStringList({u"combat"_s, u"travel"_s}));
}

void TestNamesTable::controlDFillsDown()
{
    select(u"combat"_s, u"shop"_s, limitColumn);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 40}, {u"travel"_s, 40}, {u"shop"_s, 40}}));
    QCOMPARE(steps(), 1);
    undo();
    current(u"travel"_s, limitColumn); // a single cell takes the one above
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 40}, {u"travel"_s, 40}, {u"shop"_s, 12}}));
}

void TestNamesTable::blocksAreCopiedAndPasted()
{
    table().selectionModel()->select(
        QItemSelection(cell(u"combat"_s, 0), cell(u"travel"_s, limitColumn)),
        QItemSelectionModel::ClearAndSelect);
    press(Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
        u"combat\tBoard\t40\ncombat\tLine\t40\ntravel\tBoard\t20\n"_s);
    QGuiApplication::clipboard()->setText(u"combat\tBoard\t1 %\ncombat\tLine\t40\ntravel\t\t\n"_s);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits, QList<CategoryLimit>({{u"combat"_s, 1}, {u"shop"_s, 12}}));
    undo();
    // One cell fills the selection.
    QGuiApplication::clipboard()->setText(u"50"_s);
    select(u"combat"_s, u"shop"_s, limitColumn);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 50}, {u"travel"_s, 50}, {u"shop"_s, 50}}));
    QCOMPARE(set().lineLimits, QList<CategoryLimit>({{u"combat"_s, 50}}));
    undo();
    QGuiApplication::clipboard()->setText(u"much"_s);
    press(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(set() == namedSet());
}

void TestNamesTable::pasteBelowTheEndAdds()
{
    QGuiApplication::clipboard()->setText(u"shop\t5\nforge\t6\nmill\tBoard\t7\nmill\tLine\t8\n"_s);
    current(u"shop"_s, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits.sliced(2),
        QList<CategoryLimit>({{u"shop"_s, 5}, {u"forge"_s, 6}, {u"mill"_s, 7}}));
    QCOMPARE(set().lineLimits.last(), CategoryLimit({u"mill"_s, 8}));
    QCOMPARE(view().filter().rowCount(), 7);
}

/// Several names are added, and their title is none; where as many rows are selected, they rename
/// these. One name renames its row, as if it were typed.
void TestNamesTable::severalNamesRenameNothing()
{
    QGuiApplication::clipboard()->setText(
        cell(u"combat"_s, 0).model()->headerData(0, Qt::Horizontal).toString()
        + u"\nforge\nmill\n"_s);
    current(u"combat"_s, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QStringList names;
    for (const CategoryLimit &limit : set().boardLimits)
        names << limit.category;
    QCOMPARE(names, QStringList({u"combat"_s, u"travel"_s, u"shop"_s, u"forge"_s, u"mill"_s}));
    undo();
    QVERIFY(set() == namedSet());
    QGuiApplication::clipboard()->setText(u"forge"_s);
    current(u"travel"_s, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(set().boardLimits[1].category, u"forge"_s);
}

void TestNamesTable::f2RenamesEverywhere()
{
    current(u"combat"_s, goalsColumn); // not editable: F2 edits the name
    press(Qt::Key_F2);
    type(u"fight"_s);
    press(Qt::Key_Return);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits[0].category, u"fight"_s);
    QCOMPARE(set().lineLimits[0].category, u"fight"_s);
    QCOMPARE(set().objectives[4].boardCategories, QStringList({u"fight"_s}));
    QVERIFY(cell(u"fight"_s, 0).isValid());
}

void TestNamesTable::selectionSurvivesEditsAndUndo()
{
    select(u"travel"_s, u"shop"_s, limitColumn);
    const auto selected = [this] { return view().selectedNames().join(u' '); };
    renameCategory(m_window->document(), u"travel"_s, u"way"_s);
    QCOMPARE(selected(), u"way shop"_s);
    removeCategories(m_window->document(), QStringList{u"combat"_s});
    QCOMPARE(selected(), u"way shop"_s);
    undo();
    undo();
    QCOMPARE(selected(), u"travel shop"_s);
    QCOMPARE(table().currentIndex(), cell(u"travel"_s, limitColumn));
}

/// A name changes everywhere; one that becomes another is merged with it.
void TestNamesTable::namesAreFoundAndReplaced()
{
    current(u"travel"_s, limitColumn);
    press(Qt::Key_H, Qt::ControlModifier);
    auto *bar = table().parentWidget()->findChild<ReplaceBar *>();
    QVERIFY(bar != nullptr && bar->isVisible());
    const auto *result = bar->findChild<QLabel *>(u"result"_s);
    const auto search = [&](const QString &find, const QString &with) {
        bar->findChild<QLineEdit *>(u"find"_s)->setText(find);
        bar->findChild<QLineEdit *>(u"with"_s)->setText(with);
    };
    search(u"ravel"_s, u"rial"_s);
    QCOMPARE(result->text(), u"1 matches"_s);
    const auto goals = [this](const QString &name) {
        return std::ranges::count_if(set().objectives, [&](const Objective &goal) {
            return goal.boardCategories.contains(name) || goal.lineCategories.contains(name);
        });
    };
    const auto travellers = goals(u"travel"_s);
    bar->findChild<QToolButton *>(u"replaceAll"_s)->click();
    QCOMPARE(steps(), 1);
    QCOMPARE(result->text(), u"Replaced in 1 cells"_s);
    QCOMPARE(set().boardLimits[1].category, u"trial"_s);
    QCOMPARE(goals(u"trial"_s), travellers);
    QCOMPARE(goals(u"travel"_s), 0);
    undo();
    QVERIFY(set() == namedSet());
    search(u"^.*$"_s, {}); // a name cannot be empty
    for (QToolButton *button : bar->findChildren<QToolButton *>(u"expression"_s))
        button->click();
    bar->findChild<QToolButton *>(u"replaceAll"_s)->click();
    QVERIFY(set() == namedSet());
    QVERIFY2(result->text().contains(u"cannot be empty"_s), qPrintable(result->text()));
}

/// "a" becomes "aa" and "aa" becomes "aaaa", although that name was there.
void TestNamesTable::replacedNamesMayBeOldOnes()
{
    GoalSet tagged = namedSet();
    tagged.tagNames = {u"a"_s, u"aa"_s, u"b"_s};
    tagged.objectives[0].tag = u"a"_s;
    tagged.objectives[1].tag = u"aa"_s;
    open(tagged);
    front(m_window->sideTabs().tags());
    current(u"b"_s, 0);
    press(Qt::Key_H, Qt::ControlModifier);
    auto *bar = table().parentWidget()->findChild<ReplaceBar *>();
    bar->findChild<QLineEdit *>(u"find"_s)->setText(u"a"_s);
    bar->findChild<QLineEdit *>(u"with"_s)->setText(u"aa"_s);
    bar->findChild<QToolButton *>(u"replaceAll"_s)->click();
    QCOMPARE(steps(), 1);
    QCOMPARE(set().tagNames.first(2), QStringList({u"aa"_s, u"aaaa"_s}));
    QCOMPARE(set().objectives[0].tag, u"aa"_s);
    QCOMPARE(set().objectives[1].tag, u"aaaa"_s);
    undo();
    QVERIFY(set() == tagged);
}

/// As in the other tables: of cells the values go, of whole rows the rows.
void TestNamesTable::cellsAndRowsAreCut()
{
    current(u"travel"_s, limitColumn);
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"20\n"_s);
    QCOMPARE(set().boardLimits.size(), 2);
    undo();
    for (const auto &[key, modifiers] :
        {std::pair(Qt::Key_X, Qt::ControlModifier), std::pair(Qt::Key_Delete, Qt::NoModifier)}) {
        table().selectRows({cell(u"travel"_s, 0).row()});
        press(key, modifiers);
        QCOMPARE(set().boardLimits.size(), 2);
        QVERIFY(set().objectives[11].boardCategories.isEmpty());
        undo();
        QVERIFY(set() == namedSet());
    }
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"travel\tBoard\t20\t"_s));
    front(m_window->sideTabs().tags());
    table().selectRows({cell(u"boss"_s, 0).row()});
    press(Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(set().tagNames, QStringList({u"ferry"_s, u"mask"_s}));
    QVERIFY(set().objectives[0].tag.isEmpty());
    undo();
    current(u"boss"_s, 0);
    press(Qt::Key_Delete); // a name is not removed by accident
    select(u"boss"_s, u"mask"_s, 0);
    press(Qt::Key_D, Qt::ControlModifier); // nor is it given to others
    QVERIFY(set() == namedSet());
}

void TestNamesTable::rowsAreDuplicated()
{
    select(u"combat"_s, u"travel"_s, 0); // both rows of combat
    table().action(SheetVerb::Duplicate)->trigger();
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits.sliced(3),
        QList<CategoryLimit>({{u"combat 2"_s, 40}, {u"travel 2"_s, 20}}));
    QCOMPARE(set().lineLimits.last(), CategoryLimit({u"combat 2"_s, 40}));
    QCOMPARE(view().selectedNames(), QStringList({u"combat 2"_s, u"travel 2"_s}));
    table().action(SheetVerb::Duplicate)->trigger();
    QCOMPARE(set().boardLimits.last(), CategoryLimit({u"travel 2 2"_s, 20}));
    undo();
    undo();
    front(m_window->sideTabs().tags());
    current(u"boss"_s, 0);
    table().action(SheetVerb::Duplicate)->trigger();
    QCOMPARE(set().tagNames, QStringList({u"boss"_s, u"ferry"_s, u"mask"_s, u"boss_2"_s}));
    QCOMPARE(set().objectives, namedSet().objectives);
}

/// In any order, as in the tables of generators.
void TestNamesTable::titlesAssignTheColumns()
{
    QGuiApplication::clipboard()->setText(u"Limit\tCategory\n5\ttravel\n6\tforge\n"_s);
    current(u"combat"_s, 0);
    press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>(
            {{u"combat"_s, 40}, {u"travel"_s, 5}, {u"shop"_s, 12}, {u"forge"_s, 6}}));
}

BOARDWRIGHT_UNIT(TestNamesTable, QApplication)

#include "tst_names_table.moc"
