// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The problems panel as used by a person: down the list with Enter, F and A, and by mouse.

#include "tests/support/unit.h"
#include "tests/support/windows/problems_fixture.h"
#include "ui/editing/document/change_set.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestProblemsPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void enterJumpsAndStays();
    void enterFoldsAKind();
    void fixesGoDownTheList();
    void fixAllOfAKind();
    void acceptsGoDownTheList();
    void acceptsAKindAndTakesItBack();
    void linksAreClicked();
    void clicksOnWordsJump();
    void expandedStaysExpanded();
    void theMenuOffersTheKind();
    void sumsUp();
    void nothingToSay();
    void isReadable();

private:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        m_list->look();
    }

    void current(const QString &start)
    {
        const QModelIndex index = m_list->find(start);
        QVERIFY(index.isValid());
        tree().expand(index.parent());
        tree().setCurrentIndex(index);
    }

    QString currentText() { return tree().currentIndex().data().toString(); }

    ProblemsTree &tree() { return m_panel->tree(); }

    std::unique_ptr<ProblemsFixture> m_list;
    std::unique_ptr<ProblemsPanel> m_panel;
    QList<ProblemPlace> m_chosen;
};

void TestProblemsPanel::init()
{
    m_chosen.clear();
    m_list = std::make_unique<ProblemsFixture>();
    m_list->open(setWithProblems());
    m_panel = std::make_unique<ProblemsPanel>(m_list->model);
    connect(m_panel.get(), &ProblemsPanel::problemChosen, this,
        [this](const ProblemPlace &place) { m_chosen << place; });
    m_panel->resize(1'000, 400);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_panel->setFocus();
    QVERIFY(tree().hasFocus());
}

void TestProblemsPanel::cleanup()
{
    m_panel.reset();
    m_list.reset();
}

void TestProblemsPanel::enterJumpsAndStays()
{
    current(u"The values of \"Catch 1/100 fish 5\""_s);
    press(Qt::Key_Return);
    QCOMPARE(m_chosen.size(), 1);
    QCOMPARE(m_chosen[0].row, RowId{6});
    QCOMPARE(m_chosen[0].field, ObjectiveField::Range);
    QVERIFY(tree().hasFocus());
    QVERIFY(currentText().startsWith(u"The values of \"Catch 1/100 fish 5\""_s));
}

void TestProblemsPanel::enterFoldsAKind()
{
    current(u"3 categories"_s);
    press(Qt::Key_Enter);
    QVERIFY(tree().isExpanded(tree().currentIndex()));
    press(Qt::Key_Enter);
    QVERIFY(!tree().isExpanded(tree().currentIndex()));
    QVERIFY(m_chosen.isEmpty());
}

void TestProblemsPanel::fixesGoDownTheList()
{
    current(u"No goal has the board category \"ash\""_s);
    press(Qt::Key_F);
    QCOMPARE(currentText(), u"No goal has the board category \"birch\"."_s);
    press(Qt::Key_Return, Qt::AltModifier);
    // A single problem of its kind takes the place of the kind's row.
    QCOMPARE(currentText(), u"No goal has the line category \"ash\"."_s);
    press(Qt::Key_F);
    QVERIFY(currentText().startsWith(u"\"goal 10\" is the only goal"_s));
    QCOMPARE(m_list->document.undoStack().count(), 3);
    QVERIFY(m_list->document.set().boardLimits.isEmpty());
    QVERIFY(m_list->document.set().lineLimits.isEmpty());
    press(Qt::Key_F); // there is no obvious fix
    QCOMPARE(m_list->document.undoStack().count(), 3);
    QVERIFY(tree().hasFocus());
}

void TestProblemsPanel::fixAllOfAKind()
{
    current(u"2 weightings"_s);
    press(Qt::Key_F);
    QCOMPARE(m_list->document.undoStack().count(), 1);
    QCOMPARE(m_list->document.set().objectives[7].weighting, 100);
    QCOMPARE(m_list->document.set().objectives[8].weighting, 100);
    QVERIFY(currentText().startsWith(u"3 categories"_s));
}

void TestProblemsPanel::acceptsGoDownTheList()
{
    current(u"The values of \"Catch 1/100 fish 3\""_s);
    press(Qt::Key_A);
    QVERIFY(currentText().startsWith(u"The values of \"Catch 1/100 fish 5\""_s));
    QCOMPARE(m_list->model.counts().accepted, 1);
    current(u"2 weightings"_s);
    press(Qt::Key_A); // errors cannot be accepted
    QCOMPARE(m_list->document.undoStack().count(), 1);
}

void TestProblemsPanel::acceptsAKindAndTakesItBack()
{
    current(u"3 categories"_s);
    press(Qt::Key_A);
    QCOMPARE(m_list->model.counts().accepted, 3);
    auto *toggle = m_panel->findChild<QToolButton *>();
    QVERIFY(toggle->isVisible());
    QCOMPARE(toggle->text(), u"3 accepted"_s);
    QTest::mouseClick(toggle, Qt::LeftButton);
    current(u"3 categories"_s);
    press(Qt::Key_A);
    QCOMPARE(m_list->model.counts().accepted, 0);
    QVERIFY(!toggle->isVisible());
}

void TestProblemsPanel::linksAreClicked()
{
    const QModelIndex kind = m_list->find(u"3 categories"_s);
    const QRect fix = tree().linkRect(kind, ProblemLink::Fix);
    const QRect accept = tree().linkRect(kind, ProblemLink::Answer);
    QVERIFY(!fix.isEmpty() && !accept.isEmpty() && !fix.intersects(accept));
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, accept.center());
    QCOMPARE(m_list->model.counts().accepted, 3);
    const QModelIndex weightings = m_list->find(u"2 weightings"_s);
    QVERIFY(tree().linkRect(weightings, ProblemLink::Answer).isEmpty());
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {},
        tree().linkRect(weightings, ProblemLink::Fix).center());
    QCOMPARE(m_list->document.set().objectives[7].weighting, 100);
    QVERIFY(m_chosen.isEmpty());
}

void TestProblemsPanel::clicksOnWordsJump()
{
    const QModelIndex row = m_list->find(u"\"goal 10\" is the only goal"_s);
    const QRect place = tree().visualRect(row);
    QTest::mouseClick(
        tree().viewport(), Qt::LeftButton, {}, QPoint(place.left() + 60, place.center().y()));
    QCOMPARE(m_chosen.size(), 1);
    QCOMPARE(m_chosen[0].row, RowId{10});
    QVERIFY(tree().hasFocus());
}

void TestProblemsPanel::expandedStaysExpanded()
{
    tree().expand(m_list->find(u"3 categories"_s));
    current(u"No goal has the board category \"birch\""_s);
    GoalSet next = m_list->document.set();
    next.boardLimits.prepend({u"aspen"_s, 20});
    next.objectives[7].weighting = 100;
    replaceSet(m_list->document, next, u"change"_s);
    m_list->look();
    QVERIFY(tree().isExpanded(m_list->find(u"4 categories"_s)));
    QCOMPARE(currentText(), u"No goal has the board category \"birch\"."_s);
}

void TestProblemsPanel::theMenuOffersTheKind()
{
    current(u"No goal has the board category \"birch\""_s);
    QContextMenuEvent event(
        QContextMenuEvent::Keyboard, QPoint(5, 5), tree().viewport()->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(tree().viewport(), &event);
    auto *menu = m_panel->findChild<QMenu *>();
    QVERIFY(menu != nullptr);
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts << action->text();
    QVERIFY(texts.contains(u"Remove the limit of \"birch\""_s));
    QVERIFY(texts.contains(u"Fix all 3"_s));
    menu->actions().at(texts.indexOf(u"Accept all"_s))->trigger();
    menu->close();
    QCOMPARE(m_list->model.counts().accepted, 3);
}

void TestProblemsPanel::sumsUp()
{
    const auto *summary = m_panel->findChild<QLabel *>();
    QVERIFY(!summary->isVisible()); // the strip shows how many the set has
    Finding finding{.code = Code::BoardCategoryRelaxed,
        .severity = Severity::Warning,
        .site = SiteIndex{1},
        .about = RowId{1},
        .args = {u"ash"_s, qint64{1}, qint64{2}, qint64{1}}};
    m_list->look({finding, finding});
    QVERIFY(summary->isVisible());
    QCOMPARE(summary->text(), u"2 relaxations on this board · 8 in the set"_s);
}

void TestProblemsPanel::nothingToSay()
{
    GoalSet set = setWithProblems();
    for (const int row : {3, 5, 7, 8, 9}) {
        set.objectives[row].goal = u"plain %1"_s.arg(row);
        set.objectives[row].range.clear();
        set.objectives[row].weighting = 100;
        set.objectives[row].tag.clear();
    }
    set.boardLimits.clear();
    set.lineLimits.clear();
    set.tagNames.clear();
    m_list->open(set);
    QVERIFY(!tree().isVisible());
    QVERIFY(m_panel->grab().width() > 0);
    m_list->open(setWithProblems());
    QVERIFY(tree().isVisible());
}

/// The text of each row fits into the row.
void TestProblemsPanel::isReadable()
{
    m_panel->resize(480, 400);
    tree().expandAll();
    QTest::qWait(50);
    const QModelIndex row = m_list->find(u"The values of \"Catch 1/100 fish 3\""_s);
    tree().scrollTo(row);
    QVERIFY(tree().visualRect(row).height() > 2 * tree().fontMetrics().height());
    QCOMPARE(tree().visualRect(row).right(), tree().viewport()->rect().right());
}

BOARDWRIGHT_UNIT(TestProblemsPanel, QApplication)
#include "tst_problems_panel.moc"
