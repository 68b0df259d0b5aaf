// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of the set and its board for sites, exports that are not possible, and the table as CSV.

#include "core/formats/board_format.h"
#include "core/formats/csv.h"
#include "core/formats/set_format.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/goals/table_csv.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/window/window_export.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCopyFor : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { end(); }

    void theMenuHasAllFormats();
    void copiesAndTellsWhatIsLost();
    void copiesTheBoardInSight();
    void refusesWithASentence();
    void theDialogRefuses();
    void boardFormatsAreExported();
    void theTableIsExportedAsShown();
    void csvIsReadBack();

private:
    void show(const GoalSet &set)
    {
        m_window->document().undoStack().setClean();
        m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
        QTRY_VERIFY(m_window->preview().isUpToDate());
    }

    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    ExportDialog &open(const QString &format)
    {
        m_window->exports().open(format);
        return *m_window->exports().dialog();
    }
};

void TestCopyFor::init()
{
    begin();
    GoalSet set = plainSet(30);
    set.objectives[3].weighting = 60;
    show(set);
    QGuiApplication::clipboard()->setText(u"before"_s);
}

void TestCopyFor::theMenuHasAllFormats()
{
    QMenu *menu = nullptr;
    for (auto *candidate : m_window->findChildren<QMenu *>()) {
        if (candidate->title().remove(u'&') == u"Copy For"_s)
            menu = candidate;
    }
    QVERIFY(menu != nullptr);
    qsizetype entries = 0;
    for (const QAction *action : menu->actions())
        entries += action->isSeparator() ? 0 : 1;
    QCOMPARE(entries, std::ssize(setFormats()) + std::ssize(boardFormats()) + 1);
    Q_EMIT menu->aboutToShow();
    // No site has rooms with boards of this set.
    QVERIFY(!m_window->findChild<QAction *>(u"copyRoom"_s)->isEnabled());
    menu->actions().first()->trigger(); // lockout.live
    QTRY_VERIFY(clipboard().contains(u"\"objectives\""_s));
}

void TestCopyFor::copiesAndTellsWhatIsLost()
{
    m_window->exports().copyFor(u"bingosync"_s);
    QTRY_VERIFY(clipboard() != u"before"_s);
    const QJsonArray list = QJsonDocument::fromJson(clipboard().toUtf8()).array();
    QCOMPARE(list.size(), 30);
    QCOMPARE(list.first()[u"name"_s].toString(), u"goal 1"_s);
    const QString text = m_window->messageBar().text(u"copy"_s);
    QVERIFY2(text.contains(u"The weighting of 1 goal"_s), qPrintable(text));
    // The button leads to the whole report.
    QVERIFY(bannerButton(u"Show All…"_s) != nullptr);
    bannerButton(u"Show All…"_s)->click();
    QCOMPARE(m_window->exports().dialog()->chosen(), u"bingosync"_s);
    m_window->exports().dialog()->reject();
    // Without losses there is nothing to answer.
    edit(50);
    QCOMPARE(m_window->messageBar().text(u"copy"_s), QString()); // it was about the earlier set
    m_window->exports().copyFor(u"lockout"_s);
    QTRY_VERIFY(clipboard().contains(u"\"objectives\""_s));
    QCOMPARE(m_window->messageBar().text(u"copy"_s), QString());
}

void TestCopyFor::copiesTheBoardInSight()
{
    m_window->exports().copyFor(u"bingosync-board"_s);
    QTRY_VERIFY(clipboard() != u"before"_s);
    const QJsonArray cells = QJsonDocument::fromJson(clipboard().toUtf8()).array();
    QCOMPARE(cells.size(), 25);
    const auto &shown = m_window->preview().result()->cells;
    for (qsizetype i = 0; i < cells.size(); ++i)
        QCOMPARE(cells[i][u"name"_s].toString(), shown[static_cast<std::size_t>(i)].goal);
}

void TestCopyFor::refusesWithASentence()
{
    m_window->exports().copyFor(u"caravan"_s); // wants 36 cells
    QTRY_VERIFY(!m_window->messageBar().text(u"copy"_s).isEmpty());
    QVERIFY(m_window->messageBar().text(u"copy"_s).contains(u"36"_s));
    show(plainSet(3));
    m_window->exports().copyFor(u"bingosync"_s);
    QTRY_VERIFY(m_window->messageBar().text(u"copy"_s).contains(u"25"_s));
    m_window->exports().copyFor(u"bingosync-board"_s);
    QTRY_VERIFY(m_window->messageBar().text(u"copy"_s).contains(u"no complete board"_s));
    QCOMPARE(clipboard(), u"before"_s);
}

void TestCopyFor::theDialogRefuses()
{
    show(plainSet(3));
    ExportDialog &dialog = open(u"bingosync"_s);
    const auto *reason = dialog.findChild<QLabel *>(u"obstacle"_s);
    const auto *exports = dialog.findChild<QPushButton *>(u"export"_s);
    const auto *copies = dialog.findChild<QPushButton *>(u"copy"_s);
    QVERIFY(reason->isVisible());
    QVERIFY2(reason->text().contains(u"25"_s), qPrintable(reason->text()));
    QVERIFY(!exports->isEnabled());
    QVERIFY(!copies->isEnabled());
    dialog.choose(u"lockout"_s);
    QVERIFY(!reason->isVisible());
    QVERIFY(exports->isEnabled());
    QVERIFY(copies->isEnabled());
}

void TestCopyFor::boardFormatsAreExported()
{
    ExportDialog &dialog = open(u"bingosync-board"_s);
    QCOMPARE(dialog.chosen(), u"bingosync-board"_s);
    QCOMPARE(QJsonDocument::fromJson(dialog.bytes()).array().size(), 25);
    QVERIFY(dialog.findChild<QPlainTextEdit *>(u"text"_s)->toPlainText().contains(u"name"_s));
    dialog.choose(u"caravan"_s);
    QCOMPARE(dialog.chosen(), u"caravan"_s);
    QVERIFY(dialog.findChild<QLabel *>(u"obstacle"_s)->isVisible());
    QVERIFY(!dialog.findChild<QPushButton *>(u"export"_s)->isEnabled());
    dialog.choose(u"bingosync-board"_s);
    QVERIFY(dialog.findChild<QPushButton *>(u"export"_s)->isEnabled());
}

/// The columns, the filter and the order that are shown.
void TestCopyFor::theTableIsExportedAsShown()
{
    ObjectivesTable &table = m_window->objectivesView().table();
    table.filter().ask(u"1"_s, {});
    table.filter().sort(1, Qt::DescendingOrder);
    m_window->exports().exportTable();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    QVERIFY(dialog->selectedFiles().value(0).endsWith(u".csv"_s));
    const QString path = pathOf(u"table.csv"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    const auto lines = parseCsv(contentOf(path));
    QVERIFY(lines.has_value());
    QCOMPARE(std::ssize(*lines), table.filter().rowCount() + 1);
    const QList<int> columns = table.shownColumns();
    QCOMPARE(lines->front().cells.size(), columns.size());
    const auto goal = static_cast<qsizetype>(columns.indexOf(1));
    QVERIFY(goal >= 0);
    QCOMPARE(
        lines->front().cells.at(goal), table.model()->headerData(1, Qt::Horizontal).toString());
    for (int row = 0; row < table.filter().rowCount(); ++row) {
        const QString text = table.filter().index(row, 1).data().toString();
        QVERIFY(text.contains(u'1'));
        QCOMPARE(lines->at(static_cast<std::size_t>(row) + 1).cells.at(goal), text);
    }
}

void TestCopyFor::csvIsReadBack()
{
    const QList<QStringList> cells{{u"plain"_s, u"with, comma"_s},
        {u"\"quoted\" word"_s, u"two\nlines"_s}, {u" spaces "_s, QString()},
        {u"caf\u00e9"_s, u";"_s}};
    const auto lines = parseCsv(csvOf(cells));
    QVERIFY(lines.has_value());
    QCOMPARE(std::ssize(*lines), cells.size());
    for (qsizetype i = 0; i < cells.size(); ++i)
        QCOMPARE(lines->at(static_cast<std::size_t>(i)).cells, cells[i]);
    QVERIFY(!csvOf({{u"a"_s}}).startsWith("\xef"));
}

BOARDWRIGHT_UNIT(TestCopyFor, QApplication)
#include "tst_copy_for.moc"
