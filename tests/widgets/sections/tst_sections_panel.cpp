// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Editing sections in the window: tables and forms of a generator's panel, columns beside the
// goals.

#include "tests/support/unit.h"
#include "tests/support/windows/generators_fixture.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/fields/list_editors.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/sections/section_form.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSectionsPanel final : public GeneratorsFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { show(); }

    void cleanup() { close(); }

    void theTableOfASection();
    void cellsAreTyped();
    void rowsAreChosenFromAList();
    void theClipboard();
    void theFormOfASection();
    void theFieldsBesideAGoal();
    void theBoardLeadsToTheTable();
    void whatIsTypedCountsWhenTheCellIsLeft();
    void lookingInChangesNothing();
    void escapeTakesBackWhatWasChecked();
    void draftsStayInTheirSet();
    void theWheelScrollsPastBoxes();
    void copyingNothingKeepsTheClipboard();

private:
    QTableView &showPlots();
    SectionForm *showForm();
};

void TestSectionsPanel::theTableOfASection()
{
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    GoalSetDocument &document = m_window->document();
    const GoalSet before = document.set();
    SectionTable &plots = *table();
    QVERIFY(plots.selectRow(document.tableRows(plot::plots)[1].id));
    plots.view().duplicateRows();
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 2 plot 3"_s);
    plots.view().moveRows(true);
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 3 plot 2"_s);
    plots.view().moveRows(true); // already at the end
    QCOMPARE(document.undoStack().count(), 2);
    plots.view().moveRows(false);
    plots.view().moveRows(false);
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 2 plot 3"_s);
    plots.view().removeRows();
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 plot 3"_s);
    plots.view().addRow();
    QCOMPARE(document.tableRows(plot::plots).size(), 4);
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.set(), before);
    plots.view().selectAll();
    plots.view().removeRows();
    QVERIFY(!document.set().tables.contains(plot::plots.key));
    plots.view().removeRows();
    QCOMPARE(document.undoStack().count(), 1);
}

void TestSectionsPanel::cellsAreTyped()
{
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
    m_window->sideTabs().setCurrentWidget(m_window->sideTabs().panel());
    m_window->sideTabs().showRow(m_window->document().tableRows(plot::plots)[1].id, true);
    QTableView &view = table()->view();
    QVERIFY(view.isVisible());
    view.setCurrentIndex(view.model()->index(1, 0));
    QTest::keyClick(&view, Qt::Key_F2);
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit != nullptr);
    edit->selectAll();
    QTest::keyClicks(edit, u"Orchard"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_COMPARE(plotNames()[1], u"Orchard"_s);
    waitForBoard();
    QCOMPARE(m_window->boardPanel().view().scene().cells[1].text, u"Orchard"_s);
    QVERIFY(m_window->boardPanel().view().scene().cells[1].changed);

    // Looking changes nothing; invalid input is refused.
    const int steps = m_window->document().undoStack().count();
    QTest::keyClick(&view, Qt::Key_F2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCoreApplication::processEvents();
    QCOMPARE(m_window->document().undoStack().count(), steps);
    QSignalSpy refused(table(), &SectionTable::refused);
    view.setCurrentIndex(view.model()->index(1, 3));
    QTest::keyClick(&view, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), u"1, x"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(refused.count(), 1);
    QCOMPARE(m_window->document().undoStack().count(), steps);

    const QModelIndex wide = view.model()->index(0, 5);
    view.scrollTo(wide);
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(wide).center());
    QCOMPARE(wide.data(Qt::CheckStateRole), Qt::Checked);
}

void TestSectionsPanel::rowsAreChosenFromAList()
{
    open(plotSet(30, 3));
    GoalSetDocument &document = m_window->document();
    const Field &next = plot::field(plot::plots, "next"_L1);
    QWidget parent;
    auto *form = new FieldEditor(next, &document, &parent);
    auto *editor = qobject_cast<CheckListEditor *>(&form->inner());
    QVERIFY(editor != nullptr);
    const QList<TableRow> rows = document.tableRows(plot::plots);
    form->setValue(QList<RowId>{rows[2].id});
    QCOMPARE(editor->text(), u"plot 3"_s);
    QSignalSpy edited(form, &FieldEditor::edited);
    parent.show();
    form->show();
    editor->open();
    CheckListModel &offered = editor->list().model();
    QCOMPARE(offered.rowCount(), 3);
    QCOMPARE(offered.index(2).data(Qt::CheckStateRole), Qt::Checked);
    QVERIFY(offered.setData(offered.index(0), Qt::Checked, Qt::CheckStateRole));
    QVERIFY(offered.setData(offered.index(2), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(edited.count(), 2);
    QCOMPARE(form->value(), Value(QList<RowId>{rows[0].id}));

    // In a cell of the table it opens at once, and its checks are accepted when it closes.
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->sideTabs().showRow(rows[0].id, true);
    QTableView &view = table()->view();
    const QModelIndex cell = view.model()->index(0, 1);
    view.setCurrentIndex(cell);
    QTest::keyClick(&view, Qt::Key_F2);
    auto *inCell = view.findChild<CheckListEditor *>();
    QVERIFY(inCell != nullptr);
    QTRY_VERIFY(inCell->findChild<QListView *>()->isVisible());
    auto *list = inCell->findChild<QListView *>();
    QTRY_COMPARE(QApplication::focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(list->isVisible());
    QCOMPARE(document.undoStack().count(), 0);
    QTest::keyClick(list, Qt::Key_Return);
    QTRY_COMPARE(document.undoStack().count(), 1);
    QCOMPARE(cell.data().toString(), u"plot 2, plot 1"_s);
}

void TestSectionsPanel::theClipboard()
{
    open(plotSet(30, 2));
    m_window->boardChoice().setGenerator(plotGenerator());
    SectionTable &plots = *table();
    plots.view().selectAll();
    plots.view().copy();
    QCOMPARE(QGuiApplication::clipboard()->text(),
        u"plot 1\tplot 2\t\t\t\tFALSE\nplot 2\t\t\t\t\tFALSE\n"_s);
    plots.view().selectionModel()->select(
        plots.model().index(1, 0), QItemSelectionModel::ClearAndSelect);
    QGuiApplication::clipboard()->setText(u"Orchard\tplot 1\nMeadow\t\t\t1, 2\t\tTRUE\n"_s);
    plots.view().paste(); // whole rows: they are added
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 Orchard Meadow"_s);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    m_window->document().undoStack().undo();
    plots.view().selectRows({0, 1}); // as many are selected: they are replaced
    plots.view().paste();
    QCOMPARE(plotNames().join(u' '), u"Orchard Meadow"_s);
    m_window->document().undoStack().undo();
    // Titles assign the columns.
    QGuiApplication::clipboard()->setText(u"%1\t%2\n\tOrchard\n\tMeadow\n"_s.arg(
        plots.model().headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(),
        plots.model().headerData(0, Qt::Horizontal, Qt::DisplayRole).toString().toUpper()));
    plots.view().selectRows({1});
    plots.view().paste();
    QCOMPARE(plotNames().join(u' '), u"plot 1 plot 2 Orchard Meadow"_s);
    m_window->document().undoStack().undo();
    m_window->document().undoStack().clear();
    plots.view().selectionModel()->select(
        plots.model().index(1, 0), QItemSelectionModel::ClearAndSelect);
    QGuiApplication::clipboard()->setText(u"a\tnobody"_s);
    plots.view().paste();
    QCOMPARE(plotNames().join(u' '), u"plot 1 a"_s);
    QCOMPARE(m_window->document().undoStack().count(), 1);
    QCOMPARE(plots.view().selectionModel()->selectedIndexes(),
        QModelIndexList{plots.model().index(1, 1)}); // what could not be pasted
}

void TestSectionsPanel::theFormOfASection()
{
    open(plotSet(30, 2));
    m_window->boardChoice().setGenerator(plotGenerator());
    auto *form = m_window->sideTabs().panel()->findChild<SectionForm *>();
    GoalSetDocument &document = m_window->document();
    auto *title = form->editor(0)->findChild<QLineEdit *>();
    QTest::keyClicks(title, u"Eden"_s);
    QTest::keyClick(title, Qt::Key_Return);
    QCOMPARE(document.undoStack().count(), 1);
    form->editor(1)->findChild<QDoubleSpinBox *>()->setValue(0.7);
    QCOMPARE(document.undoStack().count(), 2);
    const FieldValues values = document.set().once.value(plot::once.key);
    QCOMPARE(textOf(values, plot::field(plot::once, "title"_L1)), u"Eden"_s);
    QCOMPARE(numberOf(values, plot::field(plot::once, "share"_L1)), 0.7);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(title->text(), QString());
    QCOMPARE(form->editor(1)->value(), Value(0.5));
    QCOMPARE(document.undoStack().index(), 0);
}

void TestSectionsPanel::theFieldsBesideAGoal()
{
    open(plotSet(30, 2));
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
    auto *goals = m_window->objectivesView().findChild<QTableView *>();
    goals->setFocus();
    const int minutes = objectiveColumns + 1;
    goals->setCurrentIndex(goals->model()->index(1, minutes));
    goals->selectionModel()->select(
        goals->model()->index(3, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(goals, Qt::Key_F2);
    auto *box = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QVERIFY(box != nullptr);
    box->selectAll();
    QTest::keyClicks(box, u"25"_s);
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(m_window->document().undoStack().count(), 1);
    QStringList shown;
    for (int row = 0; row < 5; ++row)
        shown << goals->model()->index(row, minutes).data().toString();
    QCOMPARE(shown.join(u' '), u"0 25 0 25 0"_s);

    const QModelIndex ripe = goals->model()->index(0, objectiveColumns);
    goals->scrollTo(ripe);
    QTest::mouseClick(goals->viewport(), Qt::LeftButton, {}, goals->visualRect(ripe).center());
    QCOMPARE(ripe.data(Qt::CheckStateRole), Qt::Checked);
    waitForBoard();
    // Two plots with two goals each: the live column counts four.
    int times = 0;
    for (int row = 0; row < 30; ++row)
        times += goals->model()->index(row, objectiveColumns + 5).data().toString().toInt();
    QCOMPARE(times, 4);
}

void TestSectionsPanel::theBoardLeadsToTheTable()
{
    open(plotSet(30, 3));
    m_window->boardChoice().setGenerator(plotGenerator());
    waitForBoard();
    BoardView &view = m_window->boardPanel().view();
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.cellRect(SiteIndex{2}).center().toPoint());
    QCOMPARE(table()->view().currentIndex().row(), 2);
    view.openPart(SiteIndex{1});
    QTest::mouseDClick(&view, Qt::LeftButton, {}, view.cellRect(SiteIndex{0}).center().toPoint());
    QCOMPARE(m_window->objectivesView().currentRow(), view.scene().cells[0].what);
    QCOMPARE(m_window->sideTabs().currentIndex(), 0);
}

QTableView &TestSectionsPanel::showPlots()
{
    m_window->boardChoice().setGenerator(plotGenerator());
    m_window->sideTabs().setCurrentWidget(m_window->sideTabs().panel());
    m_window->sideTabs().showRow(m_window->document().tableRows(plot::plots)[0].id, true);
    return table()->view();
}

SectionForm *TestSectionsPanel::showForm()
{
    m_window->boardChoice().setGenerator(plotGenerator());
    QWidget *panel = m_window->sideTabs().panel();
    m_window->sideTabs().setCurrentWidget(panel);
    auto *form = panel->findChild<SectionForm *>();
    for (auto *tabs : panel->findChildren<QTabWidget *>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->widget(tab) == form || tabs->widget(tab)->isAncestorOf(form))
                tabs->setCurrentIndex(tab);
        }
    }
    return form;
}

void TestSectionsPanel::whatIsTypedCountsWhenTheCellIsLeft()
{
    const QTemporaryDir folder;
    open(plotSet(30, 3));
    GoalSetDocument &document = m_window->document();
    const QString path = folder.filePath(u"set.json"_s);
    QVERIFY(document.save(path).has_value());
    QTableView &view = showPlots();
    const auto type = [&view](int row, const QString &text) {
        view.setFocus();
        view.setCurrentIndex(view.model()->index(row, 0));
        QTest::keyClick(&view, Qt::Key_F2); // goes on at the end, as in the table of goals
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
    };
    type(0, u"Zed"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(plotNames()[0], u"Zed"_s);
    QTRY_VERIFY(!document.isModified());
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(file.readAll().contains("Zed"));

    type(1, u"Yak"_s);
    m_window->boardPanel().view().setFocus();
    QCOMPARE(plotNames()[1], u"Yak"_s);
    QTRY_VERIFY(view.viewport()->findChild<QLineEdit *>() == nullptr);

    // A number beside a goal is typed into a box inside the editor.
    document.undoStack().setClean();
    m_window->sideTabs().setCurrentIndex(0);
    auto *goals = m_window->objectivesView().findChild<QTableView *>();
    goals->setFocus();
    goals->setCurrentIndex(goals->model()->index(1, objectiveColumns + 1));
    QTest::keyClick(goals, Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), u"7"_s);
    QVERIFY(!m_window->close());
    QCOMPARE(goals->model()->index(1, objectiveColumns + 1).data().toString(), u"7"_s);
    auto *question = m_window->findChild<QMessageBox *>();
    QVERIFY(question != nullptr);
    question->reject();
}

void TestSectionsPanel::lookingInChangesNothing()
{
    GoalSet set = plotSet(30, 3);
    set.objectives[4].goal = u"goal trailing "_s;
    set.objectives[5].goal = u"twin"_s;
    set.objectives[6].goal = u"twin"_s;
    QList<TableRow> &rows = set.tables[plot::plots.key];
    const auto put = [](FieldValues &values, const Section &section, Key key, const Value &value) {
        setValue(values, plot::field(section, key), value);
    };
    put(rows[0].values, plot::plots, "goals"_L1, QList<RowId>{set.objectives[4].id});
    put(rows[1].values, plot::plots, "goals"_L1, QList<RowId>{set.objectives[6].id});
    put(rows[0].values, plot::plots, "weights"_L1,
        QList<NamedNumber>{{.name = u"a, b"_s, .number = 2}});
    put(rows[1].values, plot::plots, "weights"_L1,
        QList<NamedNumber>{{.name = u"a"_s, .number = 200}});
    put(rows[2].values, plot::plots, "cells"_L1, QList<int>{0, 3});
    put(rows[2].values, plot::plots, "name"_L1, QString(60, u'x'));
    FieldValues growth;
    put(growth, plot::beside, "minutes"_L1, qint64{90});
    put(growth, plot::beside, "soil"_L1, u"lava"_s);
    set.objectives[0].extension.insert(plot::beside.key, growth);
    FieldValues garden;
    put(garden, plot::once, "share"_L1, 0.123456);
    set.once.insert(plot::once.key, garden);
    open(set);
    QTableView &view = showPlots();
    const auto look = [](QTableView &at, int row, int column, Qt::Key end) {
        at.setFocus();
        at.setCurrentIndex(at.model()->index(row, column));
        QTest::keyClick(&at, Qt::Key_F2);
        if (auto *list = at.viewport()->findChild<CheckListEditor *>()) {
            QTRY_VERIFY(list->findChild<QListView *>()->isVisible());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY(at.viewport()->findChild<CheckListEditor *>() == nullptr);
            return;
        }
        QTest::keyClick(QApplication::focusWidget(), end);
        QCoreApplication::processEvents();
    };
    for (const Qt::Key end : {Qt::Key_Return, Qt::Key_Escape}) {
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 5; ++column)
                look(view, row, column, end);
        }
    }
    SectionForm *form = showForm();
    for (int field = 0; field < 2; ++field) {
        form->editor(field)->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    m_window->sideTabs().setCurrentIndex(0);
    auto *goals = m_window->objectivesView().findChild<QTableView *>();
    for (const Qt::Key end : {Qt::Key_Return, Qt::Key_Escape}) {
        for (const int column : {1, 2, 3})
            look(*goals, 0, objectiveColumns + column, end);
    }
    QCOMPARE(m_window->document().undoStack().count(), 0);
    QCOMPARE(m_window->document().set(), set);
}

void TestSectionsPanel::escapeTakesBackWhatWasChecked()
{
    open(plotSet(30, 3));
    QTableView &view = showPlots();
    view.setCurrentIndex(view.model()->index(0, 1));
    for (const bool isEscape : {true, false}) {
        QTest::keyClick(&view, Qt::Key_F2);
        auto *editor = view.viewport()->findChild<CheckListEditor *>();
        auto *list = editor->findChild<QListView *>();
        QTRY_VERIFY(list->isVisible());
        CheckListModel &choices = editor->list().model();
        QVERIFY(choices.setData(choices.index(2), Qt::Checked, Qt::CheckStateRole));
        if (isEscape)
            QTest::keyClick(list, Qt::Key_Escape);
        else
            list->window()->close();
        QTRY_VERIFY(view.viewport()->findChild<CheckListEditor *>() == nullptr);
        QCOMPARE(m_window->document().undoStack().count(), isEscape ? 0 : 1);
        view.setFocus();
    }
}

void TestSectionsPanel::draftsStayInTheirSet()
{
    open(plotSet(30, 2));
    auto *title = showForm()->editor(0)->findChild<QLineEdit *>();
    title->setFocus();
    QTest::keyClicks(title, u"Draft"_s);
    open(plotSet(20, 1));
    QVERIFY(!m_window->document().isModified());
    QVERIFY(!m_window->document().set().once.contains(plot::once.key));
    m_window->boardPanel().view().setFocus();
    QVERIFY(!m_window->document().isModified());
    QCOMPARE(showForm()->editor(0)->findChild<QLineEdit *>()->text(), QString());
}

void TestSectionsPanel::theWheelScrollsPastBoxes()
{
    open(plotSet(30, 2));
    SectionForm *form = showForm();
    m_window->boardPanel().view().setFocus();
    const auto roll = [](QWidget *box) {
        const QPointF at = box->rect().center();
        QWheelEvent wheel(at, box->mapToGlobal(at), {}, QPoint(0, -120), Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(box, &wheel);
    };
    auto *share = form->editor(1)->findChild<QDoubleSpinBox *>();
    roll(share);
    QCOMPARE(share->value(), 0.5);
    const QList<QComboBox *> boxes = m_window->boardPanel().findChildren<QComboBox *>();
    QVERIFY(boxes.size() >= 3); // generator, overlay, a parameter
    for (QComboBox *box : boxes) {
        const QString before = box->currentText();
        roll(box);
        QCOMPARE(box->currentText(), before);
    }
    auto *length = boxOf<QSpinBox>(1);
    roll(length);
    QCOMPARE(length->value(), 3);
    share->setFocus();
    roll(share);
    QVERIFY(share->value() < 0.5);
}

void TestSectionsPanel::copyingNothingKeepsTheClipboard()
{
    open(plotSet(30, 3));
    QTableView &view = showPlots();
    view.selectionModel()->clearSelection();
    QGuiApplication::clipboard()->setText(u"precious"_s);
    table()->view().copy();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"precious"_s);
    // Ctrl and a click change the selection, not the value.
    const QModelIndex wide = view.model()->index(0, 5);
    view.scrollTo(wide);
    QTest::mouseClick(
        view.viewport(), Qt::LeftButton, Qt::ControlModifier, view.visualRect(wide).center());
    QCOMPARE(wide.data(Qt::CheckStateRole), Qt::Unchecked);
}

BOARDWRIGHT_UNIT(TestSectionsPanel, QApplication)
#include "tst_sections_panel.moc"
