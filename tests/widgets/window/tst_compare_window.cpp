// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The set is compared with a file, in the real window.

#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/document/edits.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_compare.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView oldSet = R"({
  "schema_version": 3,
  "schema_mode": "strict",
  "game_name": "Chess & co",
  "set_name": "Openings",
  "tag_names": ["t"],
  "objectives": [
    {"goal": "Open {{X}} chests", "range": [3, 5], "weighting": 80, "tag": "t"},
    {"goal": "Ring the bell"},
    {"goal": "<b>Feed</b> the goat", "disabled": true},
    {"goal": "Row the boat", "line_categories": ["sea"], "shiny": 1},
    {"goal": "Leave"}
  ],
  "limits": {"board": {"loot": 40}, "line": {"sea": 20}}
})";

constexpr QByteArrayView newSet = R"({
  "schema_version": 3,
  "schema_mode": "capped",
  "capped_schema_settings": {"max_size": "triple90"},
  "game_name": "Chess & co",
  "set_name": "Endgames",
  "tag_names": ["t"],
  "objectives": [
    {"goal": "Row the boat", "line_categories": ["sea", "light"]},
    {"goal": "Open {{X}} chests", "range": [3, 9], "weighting": 20, "tag": "t"},
    {"goal": "Ring the bell twice"},
    {"goal": "<b>Feed</b> the goat"},
    {"goal": "Arrive"}
  ],
  "limits": {"board": {"loot": 20}, "line": {"sea": 20, "light": 50}},
  "boardwright": {"exclusion_groups": [{"name": "pair", "most": 2}]}
})";

/// What differs between the two, by hand.
const QStringList differences{
    u"Goal set | Name of the set | Openings | Endgames"_s,
    u"Goal set | Schema mode | Strict | Capped"_s,
    u"Goal set | Largest size |  | triple90"_s,
    u"loot | Board limit | 40 % | 20 %"_s,
    u"light | Line limit |  | 50 %"_s,
    u"\"Leave\" | Removed | Leave | "_s,
    u"\"Row the boat\" | Line | sea | sea, light"_s,
    u"\"Row the boat\" | shiny | 1 | "_s,
    u"\"Row the boat\" | Place | 4 | 1"_s,
    u"\"Open 3/9 chests\" | Range | 3, 5 | 3, 9"_s,
    u"\"Open 3/9 chests\" | Weighting | 80 | 20"_s,
    u"\"Ring the bell twice\" | Goal | Ring the bell | Ring the bell twice"_s,
    u"\"<b>Feed</b> the goat\" | Enabled | off | on"_s,
    u"\"Arrive\" | Added |  | Arrive"_s,
    u"\"pair\" | Added to Exclusion groups |  | pair"_s,
};

} // namespace

class TestCompareWindow final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void unsavedWorkIsCompared();
    void whatCannotBeReadIsSaid_data();
    void whatCannotBeReadIsSaid();
    void editsAreComparedAgain();
    void equalSetsHaveNoDifferences();
    void readingCanBeCancelled();
    void anotherSetEndsTheComparison();
    void theActionIsInThePalette();

private:
    GoalSetDocument &document() const { return m_window->document(); }

    ComparePanel &panel() const { return m_window->compare().panel(); }

    Spreadsheet &table() const { return panel().table(); }

    QString summary() const { return panel().findChild<QLabel *>(u"comparisonSummary"_s)->text(); }

    /// Through the menu, as a user does.
    void compareWith(const QString &path) const;
    QStringList rows() const;

    int rowOf(const QString &line) const { return static_cast<int>(rows().indexOf(line)); }

    QString message() const { return m_window->messageBar().text(u"compared file"_s); }

    QString m_old;
};

void TestCompareWindow::init()
{
    begin();
    m_old = pathOf(u"old.json"_s);
    writeFile(m_old, oldSet.toByteArray());
    writeFile(m_path, newSet.toByteArray());
    QSignalSpy opened(&m_window->files(), &DocumentFiles::opened);
    m_window->openFile(m_path);
    QVERIFY(opened.wait());
}

void TestCompareWindow::cleanup()
{
    document().undoStack().setClean();
    end();
}

void TestCompareWindow::compareWith(const QString &path) const
{
    actionOf(u"Compare with File…"_s)->trigger();
    QFileDialog *dialog = fileDialog();
    QVERIFY(dialog != nullptr);
    Q_EMIT dialog->fileSelected(path); // emitted when a file is chosen
    dialog->reject();
    QCoreApplication::sendPostedEvents(dialog, QEvent::DeferredDelete);
}

QStringList TestCompareWindow::rows() const
{
    const QAbstractItemModel &model = *table().model();
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        lines << cells.join(u" | "_s);
    }
    return lines;
}

/// A set with unsaved work: a file that is no set is refused, then the right one is compared, and a
/// difference leads to its place. The set stays as it is, and so does its undo.
void TestCompareWindow::unsavedWorkIsCompared()
{
    QToolButton *toggle = m_window->toolStrip().toggle(&panel());
    QVERIFY(!toggle->isVisible());
    edit(33);
    const GoalSet edited = document().set();
    QVERIFY(!isSaved());

    const QString noSet = pathOf(u"no-set.json"_s);
    writeFile(noSet, "{\"objectives\": [\n  {\"goal\": 7}]}");
    compareWith(noSet);
    QTRY_VERIFY(!message().isEmpty());
    QVERIFY2(message().startsWith(u"Could not compare with "_s + noSet + u": line 2, column "_s),
        qPrintable(message()));
    QVERIFY(!toggle->isVisible());

    compareWith(m_old);
    QTRY_VERIFY(toggle->isVisible());
    QCOMPARE(message(), QString());
    // The unsaved edit is a difference, too.
    QStringList expected = differences;
    expected.insert(7, u"\"Row the boat\" | Weighting | 100 | 33"_s);
    QTRY_COMPARE(rows(), expected);
    QVERIFY(m_window->toolStrip().isOpen(&panel()));
    QVERIFY2(summary().startsWith(u"16 differences from old.json, as read at "_s),
        qPrintable(summary()));
    const QAbstractItemModel &model = *table().model();
    QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), u"In the file"_s);
    QCOMPARE(model.headerData(3, Qt::Horizontal).toString(), u"In this set"_s);

    // Enter goes to the goal and its column.
    const ObjectivesTable &goals = m_window->objectivesView().table();
    table().setFocus();
    table().selectCell(model.index(rowOf(u"\"Open 3/9 chests\" | Range | 3, 5 | 3, 9"_s), 0));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(goals.selectedIds(), QList<RowId>{document().set().objectives.at(1).id});
    QCOMPARE(goals.currentIndex().siblingAtColumn(goals.currentIndex().column()).data().toString(),
        u"3 · 9"_s);
    // A category leads to its tab, what is gone is said to be gone.
    table().selectCell(model.index(rowOf(u"light | Line limit |  | 50 %"_s), 0));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(m_window->sideTabs().currentWidget()->objectName(), u"categories"_s);
    const QSignalSpy chosen(&panel(), &ComparePanel::placeChosen);
    table().selectCell(model.index(rowOf(u"\"Leave\" | Removed | Leave | "_s), 0));
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 0);

    // Ctrl+C copies cells, as in any table.
    m_window->activateWindow();
    table().setFocus();
    QTRY_VERIFY(table().hasFocus());
    QTest::keyClick(&table(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(
        QGuiApplication::clipboard()->text().trimmed(), u"\"\"\"Leave\"\"\"\tRemoved\tLeave"_s);

    QVERIFY(document().set() == edited);
    QCOMPARE(document().undoStack().count(), 1);
    document().undoStack().undo();
    QVERIFY(isSaved());
    QTRY_COMPARE(rows(), differences);
}

void TestCompareWindow::whatCannotBeReadIsSaid_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty") << u"bad.txt"_s << QByteArray() << u"bad.txt"_s;
    QTest::newRow("YAML") << u"bad.yaml"_s << QByteArray("goals:\n  - name: a\n  - name: b\n")
                          << u"YAML"_s;
}

void TestCompareWindow::whatCannotBeReadIsSaid()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, reason);
    const QString path = pathOf(name);
    writeFile(path, bytes);
    compareWith(path);
    QTRY_VERIFY(!message().isEmpty());
    QVERIFY2(message().contains(reason), qPrintable(message()));
    compareWith(pathOf(u"missing.json"_s));
    QTRY_VERIFY(message().contains(u"missing.json"_s));
}

void TestCompareWindow::editsAreComparedAgain()
{
    compareWith(m_old);
    QTRY_COMPARE(rows(), differences);
    table().selectCell(table().model()->index(10, 0));
    setWeighting(document(), {document().set().objectives.at(1).id}, 80);
    // Until it is compared again, it says so.
    QVERIFY(summary().startsWith(u"Comparing with old.json"_s));
    QStringList expected = differences;
    expected.removeAt(10);
    QTRY_COMPARE(rows(), expected);
    QVERIFY(summary().startsWith(u"14 differences"_s));
    QCOMPARE(table().currentIndex().row(), 10);
    document().undoStack().undo();
    QTRY_COMPARE(rows(), differences);
    // The file is another one: that is read when asked for.
    writeFile(m_old, newSet.toByteArray());
    for (auto *button : panel().findChildren<QToolButton *>()) {
        if (button->text() == u"Read Again"_s)
            button->click();
    }
    QTRY_COMPARE(rows(), QStringList());
}

void TestCompareWindow::equalSetsHaveNoDifferences()
{
    compareWith(m_path);
    const auto *empty = panel().findChild<EmptyNotice *>();
    QTRY_VERIFY(empty->isVisible());
    QVERIFY(!table().isVisible());
    QVERIFY(empty->findChild<QLabel *>()->text().contains(u"No differences"_s));
    // Escape closes the panel, Close ends the comparison.
    m_window->activateWindow();
    QTRY_VERIFY(panel().isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!m_window->toolStrip().isOpen(&panel()));
    QToolButton *toggle = m_window->toolStrip().toggle(&panel());
    QVERIFY(toggle->isVisible());
    toggle->click();
    for (auto *button : panel().findChildren<QToolButton *>()) {
        if (button->text() == u"Close"_s)
            button->click();
    }
    QVERIFY(!toggle->isVisible());
}

void TestCompareWindow::readingCanBeCancelled()
{
    m_window->compare().sign().setPatience(std::chrono::milliseconds(0));
    QByteArrayList goals;
    for (int i = 0; i < 20'000; ++i)
        goals << "{\"goal\": \"Do number " + QByteArray::number(i) + "\"}";
    writeFile(m_old, "{\"objectives\": [" + goals.join(',') + "]}");
    bool isCancelled = false;
    connect(
        &m_window->messageBar(), &MessageBar::changed, this,
        [&] {
            if (QPushButton *cancel = bannerButton(u"Cancel"_s); cancel != nullptr) {
                cancel->click();
                isCancelled = true;
            }
        },
        Qt::SingleShotConnection);
    compareWith(m_old);
    QTRY_VERIFY(isCancelled);
    QCOMPARE(message(), QString());
    // What is compared next is not mixed up with it.
    compareWith(m_path);
    QTRY_VERIFY(m_window->toolStrip().isOpen(&panel()));
    QCOMPARE(rows(), QStringList());
}

void TestCompareWindow::anotherSetEndsTheComparison()
{
    compareWith(m_old);
    QTRY_COMPARE(rows(), differences);
    m_window->openFile(m_old);
    QTRY_COMPARE(document().filePath(), m_old);
    QCOMPARE(rows(), QStringList());
    QVERIFY(!m_window->toolStrip().toggle(&panel())->isVisible());
}

void TestCompareWindow::theActionIsInThePalette()
{
    m_window->commandPalette().toggle();
    QTest::keyClicks(QApplication::focusWidget(), u"compare with"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(fileDialog() != nullptr);
    fileDialog()->reject();
}

BOARDWRIGHT_UNIT(TestCompareWindow, QApplication)
#include "tst_compare_window.moc"
