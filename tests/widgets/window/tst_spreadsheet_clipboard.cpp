// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells as spreadsheet programs put them on the clipboard. On an X server they come from another
// process, as they do for people.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QProcess>
#include <QStatusBar>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// The table of each program as HTML is this, with more attributes.
QByteArray htmlOf(const QByteArray &head)
{
    return "<html><head>" + head + R"(</head><body><table>
<tr><td>Goal</td><td>Weighting</td><td>Tag</td><td>Tooltip</td></tr>
<tr><td>Collect {{X}} &quot;red&quot; coins</td><td>40</td><td>coins</td><td>say
&quot;hi&quot;<br>then go</td></tr>
<tr><td>&quot;Boo&quot; the ghost</td><td>50</td><td>boo</td><td></td></tr>
<tr><td>5&quot; pipe</td><td>60</td><td>pipe</td><td>plain</td></tr></table></body></html>)";
}

} // namespace

class TestSpreadsheetClipboard final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup()
    {
        end();
        m_owner.kill();
        m_owner.waitForFinished();
    }

    void intoAnEmptySet_data() { addPrograms(); }

    void intoAnEmptySet();

    void amongGoals_data() { addPrograms(); }

    void amongGoals();

    void overGoals_data() { addPrograms(); }

    void overGoals();

private:
    static void addPrograms();

    /// Puts the cells of the row on the clipboard.
    void copyInTheOtherProgram();

    static void paste()
    {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_V, Qt::ControlModifier);
    }

    /// That the goals from `first` on are those of the cells.
    void areThere(qsizetype first) const;

    QProcess m_owner;
};

void TestSpreadsheetClipboard::addPrograms()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QString>("tooltip");
    const QByteArray titles = "Goal\tWeighting\tTag\tTooltip";
    // The HTML has the line break in a cell, whatever the text has.
    const QString twoLines = u"say \"hi\"\nthen go"_s;
    // Nothing is quoted; line breaks in cells are spaces.
    QTest::newRow("LibreOffice Calc")
        << titles
            + "\nCollect {{X}} \"red\" coins\t40\tcoins\tsay \"hi\" then go\n"
              "\"Boo\" the ghost\t50\tboo\t\n5\" pipe\t60\tpipe\tplain\n"
        << htmlOf("<meta name=\"generator\" content=\"LibreOffice 24.2 (Linux)\"/>") << twoLines;
    // Cells with line breaks are quoted. Lines end as on Windows.
    QTest::newRow("Excel") << titles
            + "\r\nCollect {{X}} \"red\" coins\t40\tcoins\t\"say \"\"hi\"\"\nthen go\"\r\n"
              "\"Boo\" the ghost\t50\tboo\t\r\n5\" pipe\t60\tpipe\tplain\r\n"
                           << htmlOf("<meta name=Generator content=\"Microsoft Excel 15\">")
                           << twoLines;
    QTest::newRow("Google Sheets") << titles
            + "\nCollect {{X}} \"red\" coins\t40\tcoins\t\"say \"\"hi\"\"\nthen go\"\n"
              "\"Boo\" the ghost\t50\tboo\t\n5\" pipe\t60\tpipe\tplain"
                                   << htmlOf("<google-sheets-html-origin>") << twoLines;
    // As copied from it: with an empty column beside, and no line feed at the end.
    QTest::newRow("Gnumeric")
        << titles
            + "\t\nCollect {{X}} \"red\" coins\t40\tcoins\tsay \"hi\" then go\t\n"
              "\"Boo\" the ghost\t50\tboo\t\t\n5\" pipe\t60\tpipe\tplain\t"
        << htmlOf("<meta name=\"generator\" content=\"Gnumeric 1.12.55 via GPFH/0.5\" />")
        << twoLines;
}

void TestSpreadsheetClipboard::copyInTheOtherProgram()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, html);
    if (QGuiApplication::platformName() != u"xcb"_s) {
        auto *offered = new QMimeData;
        offered->setData(u"text/plain"_s, text);
        offered->setData(u"text/html"_s, html);
        QGuiApplication::clipboard()->setMimeData(offered);
        return;
    }
    writeFile(pathOf(u"text"_s), text);
    writeFile(pathOf(u"html"_s), html);
    m_owner.start(QCoreApplication::applicationFilePath(),
        {u"clipboard_owner"_s, pathOf(u"text"_s), pathOf(u"html"_s)});
    QVERIFY(m_owner.waitForReadyRead(patience));
    QVERIFY(m_owner.readAllStandardOutput().contains("offered"));
    // The owner answers nobody who asks with a time before its own, and events tell the time.
    QTRY_VERIFY(QGuiApplication::clipboard()->mimeData()->hasText());
    QVERIFY(!QGuiApplication::clipboard()->ownsClipboard());
}

void TestSpreadsheetClipboard::areThere(qsizetype first) const
{
    QFETCH(const QString, tooltip);
    const QList<Objective> goals = m_window->document().set().objectives.sliced(first, 3);
    const std::array expected{
        u"Collect {{X}} \"red\" coins"_s, u"\"Boo\" the ghost"_s, u"5\" pipe"_s};
    const std::array tags{u"coins"_s, u"boo"_s, u"pipe"_s};
    const std::array tooltips{tooltip, QString(), u"plain"_s};
    for (int row = 0; row < 3; ++row) {
        const auto at = static_cast<std::size_t>(row);
        QCOMPARE(goals[row].goal, expected.at(at));
        QCOMPARE(goals[row].weighting, 40 + 10 * row);
        QCOMPARE(goals[row].tag, tags.at(at));
        QCOMPARE(goals[row].tooltip, tooltips.at(at));
    }
}

void TestSpreadsheetClipboard::intoAnEmptySet()
{
    copyInTheOtherProgram();
    actionOf(QKeySequence(QKeySequence::New))->trigger();
    QTRY_VERIFY(m_window->document().set().objectives.isEmpty());
    paste();
    const GoalSetDocument &document = m_window->document();
    QCOMPARE(document.set().objectives.size(), 3);
    areThere(0);
    QCOMPARE(document.undoStack().count(), 1);
    // Whoever goes on types into the goals, and not into the place for another.
    ObjectivesTable &table = m_window->objectivesView().table();
    QCOMPARE(QApplication::focusWidget(), &table);
    QCOMPARE(table.selectedIds().size(), 3);
    QCOMPARE(table.currentIndex().row(), 0);
}

/// The table becomes goals below the current one, whichever its column is; nothing there is lost.
void TestSpreadsheetClipboard::amongGoals()
{
    openSampleCopy();
    copyInTheOtherProgram();
    ObjectivesTable &table = m_window->objectivesView().table();
    QUndoStack &steps = m_window->document().undoStack();
    const QList<Objective> before = m_window->document().set().objectives;
    table.selectCell(table.filter().index(5, static_cast<int>(ObjectiveColumn::Weighting)));
    table.setFocus();
    paste();
    const QList<Objective> after = m_window->document().set().objectives;
    QCOMPARE(after.size(), before.size() + 3);
    areThere(6);
    QCOMPARE(after.first(6), before.first(6));
    QCOMPARE(after.sliced(9), before.sliced(6));
    QCOMPARE(table.selectedIds().size(), 3);
    QCOMPARE(steps.undoText(), u"Paste 3 goals"_s);
    QCOMPARE(m_window->statusBar()->currentMessage(), u"3 goals added below row 6."_s);
    steps.undo();
    QCOMPARE(m_window->document().set().objectives, before);
    steps.redo();
    QCOMPARE(m_window->document().set().objectives, after);
}

/// As many goals as the table has are replaced, in the columns that it has.
void TestSpreadsheetClipboard::overGoals()
{
    openSampleCopy();
    copyInTheOtherProgram();
    ObjectivesTable &table = m_window->objectivesView().table();
    QUndoStack &steps = m_window->document().undoStack();
    const QList<Objective> before = m_window->document().set().objectives;
    table.setFocus();
    table.selectRows({2, 3, 4});
    paste();
    const QList<Objective> &after = m_window->document().set().objectives;
    QCOMPARE(after.size(), before.size());
    areThere(2);
    QCOMPARE(after[1], before[1]);
    QCOMPARE(after[5], before[5]);
    QCOMPARE(after[2].range, before[2].range); // none of the columns
    QCOMPARE(table.selectedIds().size(), 3);
    QCOMPARE(steps.undoText(), u"3 goals replaced"_s);
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(u"3 goals replaced"_s));
    steps.undo();
    QCOMPARE(m_window->document().set().objectives, before);
}

BOARDWRIGHT_UNIT(TestSpreadsheetClipboard, QApplication)
#include "tst_spreadsheet_clipboard.moc"
