// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The names of samples and of new sets.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/window/counted_edit.h"
#include "ui/widgets/window/names_dialog.h"
#include "ui/widgets/window/properties_dialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QTest>
#include <QUndoStack>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNewSets : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void samplesOpenUnderTheirNames();
    void aNewSetAsksForItsNamesOnce();
    void namesMayStayEmpty();
    void problemsOpenTheProperties();
};

void TestNewSets::samplesOpenUnderTheirNames()
{
    const QAction *samples = actionOf(u"Open a Sample"_s);
    QVERIFY(samples != nullptr);
    QCOMPARE(samples->menu()->actions().size(), DocumentFiles::sampleNames().size());
    for (QAction *sample : samples->menu()->actions()) {
        sample->trigger();
        QCOMPARE(m_window->document().displayName(), sample->text());
        QVERIFY(isSaved());
    }
}

void TestNewSets::aNewSetAsksForItsNamesOnce()
{
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    save();
    auto *names = m_window->findChild<NamesDialog *>();
    QVERIFY(names != nullptr);
    QVERIFY(fileDialog() == nullptr);
    const QList<CountedEdit *> edits = names->findChildren<CountedEdit *>();
    QCOMPARE(names->focusWidget()->parentWidget(), edits[0]);
    edits[0]->setText(u"Harbour Town"_s);
    edits[1]->setText(u" Autumn"_s);
    QTest::keyClick(names, Qt::Key_Return);
    QVERIFY(fileDialog() != nullptr);
    QCOMPARE(QFileInfo(fileDialog()->selectedFiles().value(0)).completeBaseName(), u"Autumn"_s);
    chooseFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    QVERIFY(contentOf(m_path).contains("\"game_name\": \"Harbour Town\""));
    QVERIFY(contentOf(m_path).contains("\"set_name\": \"Autumn\""));
    QCOMPARE(m_window->document().undoStack().count(), 1); // it can be undone
}

void TestNewSets::namesMayStayEmpty()
{
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    save();
    QTest::keyClick(m_window->findChild<NamesDialog *>(), Qt::Key_Escape);
    QVERIFY(fileDialog() != nullptr); // the set is saved all the same
    fileDialog()->reject();
    QTRY_VERIFY(fileDialog() == nullptr && m_window->findChild<NamesDialog *>() == nullptr);
    actionOf(u"Save As…"_s)->trigger();
    QVERIFY(m_window->findChild<NamesDialog *>() == nullptr); // asked once
    chooseFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    // The next new set is another one.
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    save();
    QVERIFY(m_window->findChild<NamesDialog *>() != nullptr);
}

/// A name that is empty is a problem; choosing it leads to where it is entered.
void TestNewSets::problemsOpenTheProperties()
{
    writeFile(m_path, smallSet("Goal"));
    m_window->openFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
    auto *tree = m_window->findChild<ProblemsTree *>();
    const auto found = [tree] {
        return tree->model()->match(tree->model()->index(0, 0), Qt::DisplayRole,
            u"name of the set is empty"_s, 1, Qt::MatchContains | Qt::MatchRecursive);
    };
    QTRY_COMPARE(found().size(), 1);
    Q_EMIT tree->rowChosen(found().first());
    auto *dialog = m_window->findChild<PropertiesDialog *>();
    QVERIFY(dialog != nullptr);
    dialog->findChildren<CountedEdit *>().at(1)->setText(u"Autumn"_s);
    dialog->accept();
    QCOMPARE(m_window->document().set().setName, u"Autumn"_s);
    QTRY_VERIFY(found().isEmpty());
}

BOARDWRIGHT_UNIT(TestNewSets, QApplication)
#include "tst_new_sets.moc"
