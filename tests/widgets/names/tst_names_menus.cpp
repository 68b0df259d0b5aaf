// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The context menus of categories and tags: the entries for a selection, and their effect.

#include "tests/support/unit.h"
#include "tests/support/windows/menu_hands.h"
#include "tests/support/windows/names_fixture.h"
#include "ui/editing/document/name_edits.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNamesMenus final : public NamesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup()
    {
        closeMenus();
        close();
    }

    void offersWhatIsPossibleForCategories();
    void offersWhatIsPossibleForTags();
    void actsOnCategories();
    void actsOnTags();
    void runsByKeys();

private:
    /// Opens the menu, lists its enabled entries and closes it.
    QStringList possible() const
    {
        pressMenuKey(*m_window);
        QStringList texts;
        if (openMenu() == nullptr)
            return texts;
        for (const QAction *action : openMenu()->actions()) {
            if (!action->isSeparator() && action->isEnabled())
                texts << action->text().remove(u'&');
        }
        closeMenus();
        texts.removeOne(u"Columns"_s); // of every table: tst_column_choice
        return texts;
    }
};

void TestNamesMenus::offersWhatIsPossibleForCategories()
{
    const QStringList always{u"Cut"_s, u"Copy"_s, u"Paste"_s, u"Clear Cells"_s, u"Add…"_s,
        u"Duplicate"_s, u"Remove"_s, u"Fill Down"_s, u"Calculate…"_s};
    current(u"combat"_s, 0); // on the board and in lines
    QCOMPARE(possible(), (always + QStringList{u"Rename"_s, u"Merge into…"_s, u"Show goals"_s}));
    select(u"combat"_s, u"travel"_s, 0);
    QCOMPARE(possible(), (always + QStringList{u"Merge into…"_s, u"Add other kind"_s}));
    select(u"combat"_s, u"shop"_s, 0); // all of them: nothing is left to merge into
    QCOMPARE(possible(), (always + QStringList{u"Add other kind"_s}));
    // Used by a goal, but not declared.
    GoalSet loose = set();
    loose.objectives[20].boardCategories << u"loose"_s;
    open(loose);
    table().setFocus();
    current(u"loose"_s, 0);
    QVERIFY(possible().contains(u"Declare"_s));
    current(u"combat"_s, 0);
    QVERIFY(!possible().contains(u"Declare"_s));
}

void TestNamesMenus::offersWhatIsPossibleForTags()
{
    front(m_window->sideTabs().tags());
    const QStringList always{u"Cut"_s, u"Copy"_s, u"Paste"_s, u"Clear Cells"_s, u"Add…"_s,
        u"Duplicate"_s, u"Remove"_s, u"Fill Down"_s, u"Calculate…"_s};
    const QStringList moves{u"Move Up"_s, u"Move Down"_s};
    const QStringList ofOne{u"Rename"_s, u"Merge into…"_s, u"Show goals"_s};
    current(u"boss"_s, 0);
    QCOMPARE(possible(), (always + QStringList{u"Move Down"_s} + ofOne));
    current(u"ferry"_s, 0);
    QCOMPARE(possible(), (always + moves + ofOne));
    view().findChild<QLineEdit *>()->setText(u"o"_s); // shows only part of the list
    table().setFocus();
    current(u"boss"_s, 0);
    QCOMPARE(possible(), (always + ofOne));
}

void TestNamesMenus::actsOnCategories()
{
    select(u"travel"_s, u"shop"_s, 0);
    chooseInMenu(*m_window, u"Remove"_s);
    QCOMPARE(set().boardLimits, QList<CategoryLimit>({{u"combat"_s, 40}}));
    QVERIFY(set().objectives[11].boardCategories.isEmpty());
    QCOMPARE(steps(), 1);
    undo();
    QVERIFY(set() == namedSet());
    m_window->document().undoStack().clear();

    select(u"combat"_s, u"shop"_s, limitColumn);
    chooseInMenu(*m_window, u"Fill Down"_s);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 40}, {u"travel"_s, 40}, {u"shop"_s, 40}}));
    QCOMPARE(steps(), 1);
    chooseInMenu(*m_window, u"Copy"_s);
    QCOMPARE(QApplication::clipboard()->text(), u"40\n40\n40\n40\n"_s);
    QApplication::clipboard()->setText(u"5\n6\n"_s);
    current(u"combat"_s, limitColumn);
    chooseInMenu(*m_window, u"Paste"_s);
    QCOMPARE(set().boardLimits,
        QList<CategoryLimit>({{u"combat"_s, 5}, {u"travel"_s, 40}, {u"shop"_s, 40}}));
    QCOMPARE(set().lineLimits, QList<CategoryLimit>({{u"combat"_s, 6}}));
    QCOMPARE(steps(), 2);

    current(u"travel"_s, 0);
    chooseInMenu(*m_window, u"Add other kind"_s);
    QCOMPARE(set().lineLimits, QList<CategoryLimit>({{u"combat"_s, 6}, {u"travel"_s, 100}}));
    QCOMPARE(view().selectedNames(), QStringList{u"travel"_s});
    undo();
    QSignalSpy goals(&view(), &NamesView::goalsWanted);
    chooseInMenu(*m_window, u"Show goals"_s);
    QCOMPARE(goals.size(), 1);
    QCOMPARE(goals.last().first().toString(), u"travel"_s);
}

void TestNamesMenus::actsOnTags()
{
    front(m_window->sideTabs().tags());
    current(u"mask"_s, 0);
    chooseInMenu(*m_window, u"Move Up"_s);
    QCOMPARE(set().tagNames, (QStringList{u"boss"_s, u"mask"_s, u"ferry"_s}));
    chooseInMenu(*m_window, u"Move Down"_s);
    QCOMPARE(set().tagNames, (QStringList{u"boss"_s, u"ferry"_s, u"mask"_s}));
    QCOMPARE(steps(), 2);
    chooseInMenu(*m_window, u"Rename"_s);
    type(u"veil"_s);
    press(Qt::Key_Return);
    QCOMPARE(set().tagNames, (QStringList{u"boss"_s, u"ferry"_s, u"veil"_s}));
    QCOMPARE(set().objectives[3].tag, u"veil"_s);
    QCOMPARE(steps(), 3);
    select(u"boss"_s, u"ferry"_s, 0);
    chooseInMenu(*m_window, u"Remove"_s);
    QCOMPARE(set().tagNames, QStringList{u"veil"_s});
    QVERIFY(set().objectives[0].tag.isEmpty());
    QCOMPARE(steps(), 4);
}

void TestNamesMenus::runsByKeys()
{
    current(u"shop"_s, 0);
    pressMenuKey(*m_window);
    QTest::keyClick(openMenu(), Qt::Key_R);
    QCOMPARE(steps(), 1);
    QCOMPARE(set().boardLimits.size(), 2);
    QVERIFY(table().hasFocus());
    pressMenuKey(*m_window);
    QTest::keyClick(openMenu(), Qt::Key_Escape);
    QVERIFY(openMenu() == nullptr);
    QVERIFY(table().hasFocus());
}

BOARDWRIGHT_UNIT(TestNamesMenus, QApplication)
#include "tst_names_menus.moc"
