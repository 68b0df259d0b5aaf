// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The source tab in the window: typed text is part of what is saved or asked about, and undo
// restores the tables.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/text/words.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class TestSourceWindow final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { end(); }

    void undoGivesRowsAndSelectionBack_data();
    void undoGivesRowsAndSelectionBack();
    void redoSelectsWhatComesAgain();
    void savingTakesWhatIsTyped();
    void savingTellsOfAMistake();
    void closingAsksForWhatIsTyped();
    void closingAsksForTextWithAMistake();
    void openingAsksForTextWithAMistake();
    void theTabTellsOfAMistake();
    void undoInTheTabIsOfTheText();

private:
    SourceView &source() const { return m_window->sideTabs().source(); }

    SourceEdit &edit() const { return *source().findChild<SourceEdit *>(); }

    QTableView &table() const { return *m_window->objectivesView().findChild<QTableView *>(); }

    int steps() const { return m_window->document().undoStack().count(); }

    QList<RowId> ids() const
    {
        QList<RowId> all;
        for (const Objective &objective : m_window->document().set().objectives)
            all << objective.id;
        return all;
    }

    /// The selected cells as "goal.column", in order.
    QStringList selection() const
    {
        QStringList cells;
        for (const QModelIndex &index : table().selectionModel()->selectedIndexes())
            cells << u"%1.%2"_s.arg(index.data(ObjectivesModel::RowIdRole).toUInt())
                         .arg(index.column());
        cells.sort();
        return cells;
    }

    void select(int top, ObjectiveColumn left, int bottom, ObjectiveColumn right) const
    {
        const QAbstractItemModel *model = table().model();
        const QModelIndex first = model->index(top, static_cast<int>(left));
        table().selectionModel()->setCurrentIndex(first, QItemSelectionModel::ClearAndSelect);
        table().selectionModel()->select(
            QItemSelection(first, model->index(bottom, static_cast<int>(right))),
            QItemSelectionModel::Select);
    }

    void toSource() const
    {
        m_window->sideTabs().setCurrentWidget(&source());
        edit().setFocus();
        QTRY_VERIFY(!edit().isReadOnly());
    }

    void toGoals() const
    {
        m_window->sideTabs().setCurrentIndex(0);
        table().setFocus();
    }

    void typeAt(const QString &place, const QString &typed) const
    {
        const QTextCursor found = edit().document()->find(place);
        QVERIFY(!found.isNull());
        edit().goTo(found.selectionStart());
        QTest::keyClicks(&edit(), typed);
    }

    /// Makes the text invalid.
    void mistype() const
    {
        toSource();
        typeAt(u"\"goal 2\""_s, u"x"_s);
        QTRY_VERIFY(source().pendingError().has_value());
    }

    void replaceText(const GoalSet &set) const
    {
        edit().selectAll();
        edit().insertPlainText(QString::fromUtf8(writeNative(set)));
    }
};

/// Eight goals "goal 1" ... with ids 1 ...
void TestSourceWindow::init()
{
    begin();
    GoalSet set;
    for (int i = 1; i <= 8; ++i) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        objective.weighting = 10 * i;
    }
    writeFile(m_path, writeNative(set));
    m_window->openFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    source().session().setPause(10ms);
}

void TestSourceWindow::undoGivesRowsAndSelectionBack_data()
{
    QTest::addColumn<QString>("changes");
    for (const auto *const changes : {"removes", "adds", "exchanges", "edits",
             "removes exchanges edits", "removes adds exchanges edits"})
        QTest::newRow(changes) << QString::fromLatin1(changes);
}

void TestSourceWindow::undoGivesRowsAndSelectionBack()
{
    QFETCH(const QString, changes);
    const GoalSet before = m_window->document().set();
    const QList<RowId> idsBefore = ids();
    select(1, ObjectiveColumn::Weighting, 5, ObjectiveColumn::Limit);
    const auto cells = selection();
    QCOMPARE(cells.size(), 10);
    toSource();
    QCOMPARE(selection(), cells);
    QList<Objective> goals = before.objectives;
    Objective added;
    added.goal = u"fresh"_s;
    if (changes.contains(u"edits"_s))
        goals[7].weighting = 99;
    if (changes.contains(u"exchanges"_s))
        std::swap(goals[4], goals[5]);
    if (changes.contains(u"adds"_s))
        goals.insert(6, added);
    if (changes.contains(u"removes"_s))
        goals.remove(2, 2);
    GoalSet changed = before;
    changed.objectives = goals;
    replaceText(changed);
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    toGoals();
    QCOMPARE(steps(), 1);
    // Goals that were there before keep their ids.
    const QList<Objective> &now = m_window->document().set().objectives;
    QCOMPARE(now.size(), goals.size());
    for (qsizetype i = 0; i < now.size(); ++i) {
        QCOMPARE(now[i].goal, goals[i].goal);
        if (goals[i].id != RowId::none)
            QCOMPARE(now[i].id, goals[i].id);
    }

    m_window->document().undoStack().undo();
    QCOMPARE(ids(), idsBefore);
    QVERIFY(m_window->document().set() == before);
    QCOMPARE(selection(), cells);
    m_window->document().undoStack().redo();
    m_window->document().undoStack().undo();
    QCOMPARE(selection(), cells);
}

void TestSourceWindow::redoSelectsWhatComesAgain()
{
    toSource();
    GoalSet changed = m_window->document().set();
    Objective added;
    added.goal = u"fresh"_s;
    changed.objectives.insert(4, added);
    std::swap(changed.objectives[0], changed.objectives[1]);
    replaceText(changed);
    m_window->sideTabs().setCurrentIndex(0); // leaving the tab applies the text
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    QCOMPARE(steps(), 1);
    const QList<RowId> idsAfter = ids();
    select(3, ObjectiveColumn::Goal, 5, ObjectiveColumn::Range);
    const auto cells = selection();
    m_window->document().undoStack().undo();
    QCOMPARE(selection().size(), 4);
    m_window->document().undoStack().redo();
    QCOMPARE(ids(), idsAfter);
    QCOMPARE(selection(), cells);
}

void TestSourceWindow::savingTakesWhatIsTyped()
{
    source().session().setPause(1h);
    toSource();
    typeAt(u"goal 3"_s, u"my "_s);
    QVERIFY(source().holdsMoreThanDocument());
    QCOMPARE(steps(), 0);
    save();
    QTRY_VERIFY(contentOf(m_path).contains("\"my goal 3\""));
    QTRY_VERIFY(isSaved() && !m_window->document().isSaving());
    QCOMPARE(steps(), 1);
    QCOMPARE(m_window->sideTabs().currentWidget(), &source());
}

void TestSourceWindow::savingTellsOfAMistake()
{
    FilesFixture::edit(77);
    mistype();
    const QString typed = edit().text();
    save();
    QTRY_VERIFY(isSaved() && !m_window->document().isSaving());
    const QString told = m_window->messageBar().text();
    QVERIFY2(told.contains(u"Your changes in Source are not applied yet"_s), qPrintable(told));
    QVERIFY(told.contains(wordsWithPlace(*source().pendingError())));
    // The valid state is saved, and the typed text is still there.
    QCOMPARE(readNative(contentOf(m_path))->set.objectives[0].weighting, 77);
    QVERIFY(!contentOf(m_path).contains("x\"goal 2\""));
    QCOMPARE(edit().text(), typed);
    QVERIFY(source().holdsMoreThanDocument());
    // Once the text is corrected, there is no message.
    QTest::keyClick(&edit(), Qt::Key_Backspace);
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    save();
    QTRY_VERIFY(isSaved() && !m_window->document().isSaving());
    QVERIFY(!m_window->messageBar().text().contains(u"Source"_s));
}

void TestSourceWindow::closingAsksForWhatIsTyped()
{
    source().session().setPause(1h);
    toSource();
    typeAt(u"goal 3"_s, u"my "_s);
    QVERIFY(!m_window->close());
    QTRY_VERIFY(question() != nullptr);
    QCOMPARE(steps(), 1);
    answer(QMessageBox::Save);
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(contentOf(m_path).contains("\"my goal 3\""));
}

void TestSourceWindow::closingAsksForTextWithAMistake()
{
    mistype();
    const QString typed = edit().text();
    QVERIFY(isSaved());
    QVERIFY(!m_window->close());
    QVERIFY(question() != nullptr);
    QVERIFY(question()->text().contains(wordsWithPlace(*source().pendingError())));
    answer(QMessageBox::Cancel);
    QVERIFY(m_window->isVisible());
    QCOMPARE(edit().text(), typed);
    m_window->close();
    answer(QMessageBox::Discard);
    QTRY_VERIFY(!m_window->isVisible());
}

void TestSourceWindow::openingAsksForTextWithAMistake()
{
    const QString other = pathOf(u"other.json"_s);
    writeFile(other, smallSet("Other"));
    mistype();
    const QString typed = edit().text();
    m_window->openFile(other);
    QTRY_VERIFY(question() != nullptr);
    answer(QMessageBox::Cancel);
    QCOMPARE(edit().text(), typed);
    QCOMPARE(m_window->document().filePath(), m_path);
    m_window->openFile(other);
    QTRY_VERIFY(question() != nullptr);
    answer(QMessageBox::Discard);
    QTRY_COMPARE(m_window->document().filePath(), other);
    QVERIFY(!source().holdsMoreThanDocument());
    QVERIFY(!source().pendingError());
}

/// The tab shows a mark while its text is invalid.
void TestSourceWindow::theTabTellsOfAMistake()
{
    const SideTabs &tabs = m_window->sideTabs();
    const int tab = tabs.indexOf(&source());
    toSource();
    QVERIFY(tabs.tabIcon(tab).isNull());
    mistype();
    const QString typed = edit().text();
    toGoals();
    QVERIFY(!tabs.tabIcon(tab).isNull());
    QCOMPARE(tabs.tabToolTip(tab), wordsWithPlace(*source().pendingError()));
    QCOMPARE(steps(), 0);
    toSource();
    QCOMPARE(edit().text(), typed);
    QTest::keyClick(&edit(), Qt::Key_Backspace);
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    QVERIFY(tabs.tabIcon(tab).isNull());
    QVERIFY(tabs.tabToolTip(tab).isEmpty());
}

void TestSourceWindow::undoInTheTabIsOfTheText()
{
    FilesFixture::edit(77);
    toSource();
    const QString before = edit().text();
    typeAt(u"goal 3"_s, u"my "_s);
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    QCOMPARE(steps(), 2);
    while (edit().document()->isUndoAvailable())
        QTest::keyClick(&edit(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(edit().text(), before);
    QTRY_VERIFY(!source().holdsMoreThanDocument());
    QCOMPARE(steps(), 1);
    QCOMPARE(weighting(), 77);
    QTest::keyClick(&edit(), Qt::Key_Z, Qt::ControlModifier); // now the window's undo
    QCOMPARE(weighting(), 10);
}

BOARDWRIGHT_UNIT(TestSourceWindow, QApplication)
#include "tst_source_window.moc"
