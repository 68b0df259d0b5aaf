// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole session without a mouse, as an author would work.

#include "core/formats/native.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/goals/objectives_view.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QTableView>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestKeyboardSession : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void addsAGoalAndSaves();
    void undoesWhileAGoalIsNamed();
    void typesThirtyGoalsAndPastesThirty();

private:
    /// Sends the key to the focused widget.
    static void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QVERIFY(QApplication::focusWidget() != nullptr);
        QTest::keyClick(QApplication::focusWidget(), key, with);
        QCoreApplication::processEvents(); // editors close after the key that ends them
    }

    static void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }

    QTableView *table() const { return m_window->objectivesView().findChild<QTableView *>(); }

    /// Goes from the goal's column to the one with this title, by arrow keys alone.
    void goTo(const QString &title) const
    {
        press(Qt::Key_Home);
        for (int i = 0; i < 30; ++i) {
            const QString at = table()
                                   ->model()
                                   ->headerData(table()->currentIndex().column(), Qt::Horizontal,
                                       Qt::DisplayRole)
                                   .toString();
            if (at == title)
                return;
            press(Qt::Key_Right);
        }
        QFAIL(qPrintable(u"no column %1"_s.arg(title)));
    }
};

void TestKeyboardSession::addsAGoalAndSaves()
{
    openSampleCopy();
    const GoalSet before = m_window->document().set();
    press(Qt::Key_End, Qt::ControlModifier);

    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Paint {{X}} boats"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Up); // from the row for the next goal back to this one
    press(Qt::Key_5, Qt::AltModifier); // all columns

    goTo(u"Range"_s);
    type(u"2-4"_s);
    press(Qt::Key_Tab);
    type(u"coast"_s); // a board category
    press(Qt::Key_Tab);
    goTo(u"Zones"_s);
    press(Qt::Key_3); // removes late and endgame; early and mid stay
    press(Qt::Key_4);
    goTo(u"Weighting"_s);
    type(u"40"_s);
    press(Qt::Key_Tab);
    goTo(u"Tag"_s);
    type(u"boats"_s);
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(isSaved());

    const auto saved = readNative(contentOf(m_path));
    QVERIFY(saved.has_value());
    QCOMPARE(saved->set.objectives.size(), before.objectives.size() + 1);
    const Objective &goal = saved->set.objectives.last();
    QCOMPARE(goal.goal, u"Paint {{X}} boats"_s);
    QCOMPARE(goal.range, (QList<int>{2, 3, 4}));
    QCOMPARE(goal.boardCategories, QStringList{u"coast"_s});
    QCOMPARE(goal.tag, u"boats"_s);
    QCOMPARE(goal.progression, Zones(Zone::Early) | Zone::Mid);
    QCOMPARE(goal.weighting, 40);
    for (qsizetype row = 0; row < before.objectives.size(); ++row)
        QCOMPARE(saved->set.objectives[row].goal, before.objectives[row].goal);

    m_window->document().undoStack().setIndex(0);
    QCOMPARE(m_window->document().set().objectives, before.objectives);
}

/// The buttons of the tool bar do not take the focus, so that the editor of the new goal is open
/// when they are clicked.
void TestKeyboardSession::undoesWhileAGoalIsNamed()
{
    openSampleCopy();
    edit(41);
    const QList<Objective> before = m_window->document().set().objectives;
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m_window->document().set().objectives.size(), before.size() + 1);
    actionOf(QKeySequence(QKeySequence::Undo))->trigger(); // only the goal without a name goes
    QCOMPARE(m_window->document().set().objectives, before);

    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Row home"_s);
    actionOf(QKeySequence(QKeySequence::Undo))->trigger();
    QCOMPARE(m_window->document().set().objectives, before);
    actionOf(QKeySequence(QKeySequence::Redo))->trigger();
    QCOMPARE(m_window->document().set().objectives.size(), before.size() + 1);
    QVERIFY(std::ranges::contains(
        m_window->document().set().objectives, u"Row home"_s, &Objective::goal));

    // The next goal begins without Enter after the one before it.
    press(Qt::Key_Return, Qt::ControlModifier);
    type(u"Row out"_s);
    m_window->findChild<QAbstractButton *>(u"addGoal"_s)->click();
    press(Qt::Key_Escape);
    const QList<Objective> &all = m_window->document().set().objectives;
    QVERIFY(std::ranges::contains(all, u"Row out"_s, &Objective::goal));
    QCOMPARE(all.size(), before.size() + 2);
}

/// Begins with an empty set. The pasted table has the form that spreadsheet programs offer: HTML,
/// and text with Windows line endings.
void TestKeyboardSession::typesThirtyGoalsAndPastesThirty()
{
    constexpr int count = 30;
    press(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(m_window->document().set().objectives.isEmpty());
    for (int i = 0; i < count; ++i) { // the first key begins the first goal
        type(u"typed %1"_s.arg(i));
        press(Qt::Key_Return);
    }
    QCOMPARE(m_window->document().set().objectives.size(), count);
    for (int i = 0; i < count; ++i)
        QCOMPARE(m_window->document().set().objectives[i].goal, u"typed %1"_s.arg(i));

    QString text = u"Goal\tWeighting\tTag\r\n"_s;
    QString html = u"<table><tr><td>Goal</td><td>Weighting</td><td>Tag</td></tr>"_s;
    for (int i = 0; i < count; ++i) {
        text += u"pasted %1\t%2\ttag_%1\r\n"_s.arg(i).arg(i + 10);
        html += u"<tr><td>pasted %1</td><td>%2</td><td>tag_%1</td></tr>"_s.arg(i).arg(i + 10);
    }
    auto *clipboard = new QMimeData;
    clipboard->setText(text);
    clipboard->setHtml(html + u"</table>"_s);
    QGuiApplication::clipboard()->setMimeData(clipboard);
    press(Qt::Key_V, Qt::ControlModifier); // in the row for the next goal
    const GoalSet &set = m_window->document().set();
    QTRY_COMPARE(set.objectives.size(), 2 * count);
    for (int i = 0; i < count; ++i) {
        QCOMPARE(set.objectives[i].goal, u"typed %1"_s.arg(i));
        const Objective &pasted = set.objectives[count + i];
        QCOMPARE(pasted.goal, u"pasted %1"_s.arg(i));
        QCOMPARE(pasted.weighting, i + 10);
        QCOMPARE(pasted.tag, u"tag_%1"_s.arg(i));
    }
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!m_window->preview().result()->failure);

    // Whoever goes on is among the goals that came, and the last row leads to the next new one.
    QCOMPARE(QApplication::focusWidget(), table());
    QCOMPARE(table()->currentIndex().row(), count);
    goTo(u"Weighting"_s);
    type(u"77"_s);
    press(Qt::Key_Return);
    QCOMPARE(set.objectives[count].weighting, 77);
    press(Qt::Key_End, Qt::ControlModifier);
    press(Qt::Key_Tab); // past the last cell
    type(u"the last"_s);
    press(Qt::Key_Return);
    QCOMPARE(set.objectives.size(), 2 * count + 1);
    QCOMPARE(set.objectives.last().goal, u"the last"_s);
    m_window->document().undoStack().setIndex(0);
    QVERIFY(set.objectives.isEmpty());
}

BOARDWRIGHT_UNIT(TestKeyboardSession, QApplication)
#include "tst_keyboard_session.moc"
