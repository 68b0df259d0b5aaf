// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A share of boards typed into the table of the real window: its weighting is found, or the reason
// why there is none.

#include "core/lab/simulate.h"
#include "core/lab/tally_reading.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/wanted_share.h"
#include "ui/widgets/goals/column_sets.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QStatusBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestWantedShare final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aTypedShareFindsItsWeighting();
    void aPastedShareIsAskedFor();
    void eightGoalsGetOneShare();
    void whatCannotBeIsSaid();
    void whatIsNoShareIsRefused();
    void editsMeanwhileCount();
    void anotherDocumentEndsIt();
    void shares();

private:
    GoalSetDocument &document() const { return m_window->document(); }

    ObjectivesTable &table() const { return m_window->objectivesView().table(); }

    RowId row(int number) const { return document().set().objectives.at(number).id; }

    QModelIndex appears(int number) const
    {
        const QAbstractItemModel &model = *table().model();
        for (int column = 0; column < model.columnCount(); ++column) {
            if (table().filter().model().isAppearances(column))
                return model.index(number, column);
        }
        return {};
    }

    /// Types into the rows from `number` to `last`.
    void type(int number, const QString &text, int last = 0) const
    {
        table().setFocus();
        table().setCurrentIndex(appears(number));
        if (last > number)
            table().selectionModel()->select(QItemSelection(appears(number), appears(last)),
                QItemSelectionModel::ClearAndSelect);
        QTest::keyClicks(&table(), text.first(1));
        QWidget *editor = QApplication::focusWidget();
        QTest::keyClicks(editor, text.sliced(1));
        QTest::keyClick(editor, Qt::Key_Return);
    }

    double share(int number) const
    {
        const auto &choice = m_window->boardChoice();
        const auto subject = subjectOf(choice.generator(), document().set(), choice.settings());
        const Tally tally = simulate(*subject, {.first = 1, .last = 10'000}, {});
        return appearanceShare(tally, static_cast<std::size_t>(number));
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestWantedShare::init()
{
    m_window = std::make_unique<MainWindow>();
    NativeFile file;
    file.set = plainSet(40);
    file.siteStyle = true;
    m_window->openUntitled(file);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY(m_window->preview().isUpToDate());
}

void TestWantedShare::cleanup()
{
    document().undoStack().setClean();
    m_window.reset();
}

void TestWantedShare::aTypedShareFindsItsWeighting()
{
    type(6, u"20 %"_s);
    QTRY_VERIFY(document().objective(row(6))->weighting != 100);
    const double got = share(6);
    QVERIFY2(std::abs(got - 0.2) < 0.01, qPrintable(QString::number(got)));
    QCOMPARE(document().undoStack().count(), 1);
    QVERIFY2(m_window->statusBar()->currentMessage().contains(u"goal 7"_s),
        qPrintable(m_window->statusBar()->currentMessage()));
    document().undoStack().undo();
    QCOMPARE(document().objective(row(6))->weighting, 100);
}

void TestWantedShare::aPastedShareIsAskedFor()
{
    QApplication::clipboard()->setText(u"often"_s);
    table().setFocus();
    table().setCurrentIndex(appears(6));
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document().undoStack().count(), 0);
    QApplication::clipboard()->setText(u"20 %"_s);
    QTest::keyClick(&table(), Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(document().objective(row(6))->weighting != 100);
    QCOMPARE(document().undoStack().count(), 1);
}

/// Each change affects the others, so they are looked for together, and set as one step.
void TestWantedShare::eightGoalsGetOneShare()
{
    type(6, u"20 %"_s, 13);
    QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 1, 120'000);
    for (int number = 6; number <= 13; ++number) {
        const double got = share(number);
        QVERIFY2(std::abs(got - 0.2) < 0.03, qPrintable(u"%1: %2"_s.arg(number).arg(got)));
    }
    QVERIFY2(m_window->statusBar()->currentMessage().contains(u"8 goals"_s),
        qPrintable(m_window->statusBar()->currentMessage()));
    QCOMPARE(document().objective(row(5))->weighting, 100);
    document().undoStack().undo();
    QCOMPARE(document().objective(row(6))->weighting, 100);
}

void TestWantedShare::whatCannotBeIsSaid()
{
    type(6, u"99"_s);
    QTRY_VERIFY(m_window->messageBar().text().contains(u"99 %"_s));
    QVERIFY2(m_window->messageBar().text().contains(u"at most"_s),
        qPrintable(m_window->messageBar().text()));
    QCOMPARE(document().undoStack().count(), 0);
    setEnabled(document(), {row(6)}, false);
    type(6, u"5"_s);
    QTRY_VERIFY2(m_window->messageBar().text().contains(u"disabled"_s),
        qPrintable(m_window->messageBar().text()));
}

void TestWantedShare::whatIsNoShareIsRefused()
{
    for (const QString &text : {u"often"_s, u"101"_s, u"-1"_s})
        type(6, text);
    QTest::qWait(50);
    QCOMPARE(document().undoStack().count(), 0);
    // Looking without typing requests nothing.
    table().setCurrentIndex(appears(6));
    QTest::keyClick(&table(), Qt::Key_F2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QVERIFY(!m_window->statusBar()->currentMessage().contains(u"Looking"_s));
}

/// The weighting found is right for the set at the time it is applied.
void TestWantedShare::editsMeanwhileCount()
{
    type(6, u"20 %"_s);
    QList<RowId> others;
    for (int number = 10; number < 22; ++number)
        others << row(number);
    setWeighting(document(), others, 30);
    QTRY_VERIFY(document().objective(row(6))->weighting != 100);
    const double got = share(6);
    QVERIFY2(std::abs(got - 0.2) < 0.01, qPrintable(QString::number(got)));
    QCOMPARE(document().undoStack().count(), 2);
}

void TestWantedShare::anotherDocumentEndsIt()
{
    type(6, u"20 %"_s);
    document().undoStack().setClean();
    NativeFile file;
    file.set = plainSet(30);
    m_window->openUntitled(file);
    QTest::qWait(500);
    QCOMPARE(document().undoStack().count(), 0);
}

void TestWantedShare::shares()
{
    QCOMPARE(shareOfEdit(u" 6 % "_s), 0.06);
    QCOMPARE(shareOfEdit(u"6.5%"_s), 0.065);
    QCOMPARE(shareOfEdit(u"6,5 %"_s), 0.065);
    QCOMPARE(shareOfEdit(u"0"_s), 0.0);
    QCOMPARE(shareOfEdit(u"100 %"_s), 1.0);
    QVERIFY(!shareOfEdit(QString()));
    for (const QString &text : {u"%"_s, u"100.1"_s, u"-0.1"_s, u"nan"_s, u"inf"_s, u"6 % 6"_s}) {
        const auto share = shareOfEdit(text);
        QVERIFY2(!share, qPrintable(text));
        QVERIFY2(share.error().contains(u"\"%1\""_s.arg(text)), qPrintable(share.error()));
        QVERIFY2(share.error().contains(u"0 to 100"_s), qPrintable(share.error()));
    }
}

BOARDWRIGHT_UNIT(TestWantedShare, QApplication)
#include "tst_wanted_share.moc"
