// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette (Ctrl+K) as used by a person: a few letters, Enter, and the focus returns.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/palette/palette_actions.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCommandPalette final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void actionsOfMenusAndVerbs();
    void typingAndEnterDoIt();
    void saysThatNothingIsFound();
    void enterGoesToAGoal();
    void goalsAreFoundByTagAndCategory();
    void actionsComeFirst();
    void whatCannotBeDoneIsNotDone();
    void whatWasUsedComesFirst();
    void escapeGivesTheFocusBack();
    void theFocusElsewhereCloses();
    void keysMoveInTheList();
    void followsTheDocument();
    void manyGoalsAreCut();

private:
    QStringList texts() const
    {
        QStringList all;
        for (int row = 0; row < m_palette->model().rowCount(); ++row)
            all << m_palette->model().index(row).data().toString();
        return all;
    }

    void open(const QString &typed)
    {
        m_palette->toggle();
        QVERIFY(m_line->hasFocus());
        QTest::keyClicks(m_line, typed);
    }

    GoalSet goals(int count) const
    {
        GoalSet set;
        for (int i = 0; i < count; ++i) {
            Objective objective;
            objective.id = set.nextRow();
            objective.goal = u"Catch {{X}} fish of kind %1"_s.arg(i);
            set.objectives << objective;
        }
        return set;
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<QMainWindow> m_window;
    CommandPalette *m_palette = nullptr;
    QLineEdit *m_line = nullptr;
    QLineEdit *m_content = nullptr;
    QAction *m_open = nullptr;
    QAction *m_close = nullptr;
    QAction *m_verb = nullptr;
};

void TestCommandPalette::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    GoalSet set = goals(10);
    set.objectives[3].tag = u"mask"_s;
    set.objectives[4].goal = u"Open the Gate"_s;
    set.objectives[4].lineCategories = {u"harbour"_s};
    m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    m_window = std::make_unique<QMainWindow>();
    m_content = new QLineEdit(m_window.get());
    m_window->setCentralWidget(m_content);
    QMenu *file = m_window->menuBar()->addMenu(u"&File"_s);
    m_open = file->addAction(u"&Open…"_s);
    m_open->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_O));
    m_close = file->addMenu(u"&More"_s)->addAction(u"&Close"_s);
    m_close->setEnabled(false);
    file->addSeparator();
    file->addAction(u"Hidden"_s)->setVisible(false);
    m_verb = new QAction(u"&Duplicate Rows"_s, m_window.get());
    m_content->addAction(m_verb);
    m_palette = new CommandPalette(*m_document, *m_window);
    m_line = m_palette->findChild<QLineEdit *>();
    m_window->resize(900, 600);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_content->setFocus();
}

void TestCommandPalette::cleanup()
{
    m_window.reset();
    m_document.reset();
}

void TestCommandPalette::actionsOfMenusAndVerbs()
{
    QStringList titles;
    for (const PaletteAction &action : paletteActions(*m_window))
        titles << action.title;
    QCOMPARE(
        titles, (QStringList{u"File › Open"_s, u"File › More › Close"_s, u"Duplicate Rows"_s}));
}

void TestCommandPalette::typingAndEnterDoIt()
{
    QSignalSpy done(m_verb, &QAction::triggered);
    bool hadFocus = false;
    connect(m_verb, &QAction::triggered, this, [&] { hadFocus = m_content->hasFocus(); });
    open(u"dupr"_s);
    QCOMPARE(texts(), QStringList{u"Duplicate Rows"_s});
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(done.count(), 1);
    QVERIFY(hadFocus); // a command acts on the focused widget
    QVERIFY(!m_palette->isVisible());
}

void TestCommandPalette::saysThatNothingIsFound()
{
    m_palette->toggle();
    const auto *nothing = m_palette->findChild<QLabel *>();
    QVERIFY(!nothing->isVisible());
    QTest::keyClicks(m_line, u"qqqq"_s);
    QVERIFY(nothing->isVisible());
    m_line->clear();
    QVERIFY(!nothing->isVisible());
}

void TestCommandPalette::enterGoesToAGoal()
{
    RowId chosen = RowId::none;
    connect(m_palette, &CommandPalette::goalChosen, this, [&](RowId id) { chosen = id; });
    open(u"kind 7"_s);
    QCOMPARE(texts().first(), u"Catch X fish of kind 7"_s);
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(chosen, RowId{8});
}

void TestCommandPalette::goalsAreFoundByTagAndCategory()
{
    open(u"mask"_s);
    QCOMPARE(texts(), QStringList{u"Catch X fish of kind 3"_s});
    m_line->setText(u"gate harb"_s);
    QCOMPARE(texts(), QStringList{u"Open the Gate"_s});
    QCOMPARE(m_palette->model().index(0).data(PaletteModel::DetailRole).toString(), u"harbour"_s);
    m_line->setText(u"no such thing"_s);
    QCOMPARE(texts(), QStringList());
    QTest::keyClick(m_line, Qt::Key_Return); // nothing happens
    QVERIFY(m_palette->isVisible());
}

void TestCommandPalette::actionsComeFirst()
{
    open(u"open"_s);
    QCOMPARE(texts(), (QStringList{u"File › Open"_s, u"Open the Gate"_s}));
    QCOMPARE(m_palette->model().index(0).data(PaletteModel::DetailRole).toString(), u"Ctrl+O"_s);
    QCOMPARE(m_palette->model().index(0).data(PaletteModel::PlacesRole).value<QList<int>>(),
        (QList<int>{7, 8, 9, 10}));
}

void TestCommandPalette::whatCannotBeDoneIsNotDone()
{
    QSignalSpy done(m_close, &QAction::triggered);
    open(u"close"_s);
    QCOMPARE(texts(), QStringList{u"File › More › Close"_s});
    QTest::keyClick(m_line, Qt::Key_Return);
    QCOMPARE(done.count(), 0);
    QVERIFY(m_palette->isVisible());
    // Enabled commands come first.
    m_line->setText(u"o"_s);
    QVERIFY(texts().indexOf(u"File › Open"_s) < texts().indexOf(u"File › More › Close"_s));
}

void TestCommandPalette::whatWasUsedComesFirst()
{
    open(u"dupr"_s);
    QTest::keyClick(m_line, Qt::Key_Return);
    open(u"kind 7"_s);
    QTest::keyClick(m_line, Qt::Key_Return);
    open({});
    QCOMPARE(texts(),
        (QStringList{u"Duplicate Rows"_s, u"Catch X fish of kind 7"_s, u"File › Open"_s,
            u"File › More › Close"_s}));
    QCOMPARE(m_palette->model().recentActions(), QStringList{u"Duplicate Rows"_s});
}

void TestCommandPalette::escapeGivesTheFocusBack()
{
    open(u"open"_s);
    QTest::keyClick(m_line, Qt::Key_Escape);
    QVERIFY(!m_palette->isVisible());
    QVERIFY(m_content->hasFocus());
    open({});
    QCOMPARE(m_line->text(), QString());
    m_palette->toggle();
    QVERIFY(m_content->hasFocus());
}

void TestCommandPalette::theFocusElsewhereCloses()
{
    open(u"open"_s);
    m_content->setFocus();
    QVERIFY(!m_palette->isVisible());
}

void TestCommandPalette::keysMoveInTheList()
{
    auto *list = m_palette->findChild<QListView *>();
    open(u"c"_s);
    const int first = list->currentIndex().row();
    QTest::keyClick(m_line, Qt::Key_Down);
    QVERIFY(list->currentIndex().row() > first);
    QTest::keyClick(m_line, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), first);
    QTest::keyClick(m_line, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), first);
    QVERIFY(m_line->hasFocus());
    QTest::mouseClick(
        list->viewport(), Qt::LeftButton, {}, list->visualRect(list->currentIndex()).center());
    QVERIFY(!m_palette->isVisible());
}

void TestCommandPalette::followsTheDocument()
{
    setGoal(*m_document, RowId{2}, u"Renamed"_s);
    open(u"renamed"_s);
    QCOMPARE(texts(), QStringList{u"Renamed"_s});
    QTest::keyClick(m_line, Qt::Key_Escape);
    m_document->undoStack().undo();
    open(u"renamed"_s);
    QCOMPARE(texts(), QStringList());
}

void TestCommandPalette::manyGoalsAreCut()
{
    const QAbstractItemModelTester tester(
        &m_palette->model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = goals(5'000), .notes = {}, .siteStyle = true}, {});
    open(u"fish"_s);
    QCOMPARE(m_palette->model().rowCount(), 50);
    QCOMPARE(texts().first(), u"Catch X fish of kind 0"_s); // in file order
    m_line->setText(u"4321"_s);
    QCOMPARE(texts().first(), u"Catch X fish of kind 4321"_s);
    QBENCHMARK_ONCE
    {
        m_palette->model().search(u"fi ki 43"_s);
    }
}

BOARDWRIGHT_UNIT(TestCommandPalette, QApplication)
#include "tst_command_palette.moc"
