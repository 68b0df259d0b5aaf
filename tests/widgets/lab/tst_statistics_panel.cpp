// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics panel of the real window: it follows edits, jumps, exports, and is idle while
// closed.

#include "core/lab/simulate.h"
#include "core/lab/tally_json.h"
#include "core/lab/tally_reading.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/lab/statistics_chart.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/statistics_export.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/side_tabs.h"

#include <QApplication>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestStatisticsPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void closedItComputesNothing();
    void numbersAreThoseOfTheEditedSet();
    void outdatedIsPale();
    void rowsJump();
    void pagesAreReachedByKeys();
    void rowsAreCopied();
    void exportsAreTheLibrarysBytes();
    void exportsAskForAFile();
    void aFailedExportIsTold();
    void theChartFollows();
    void growingKeepsPlaceAndSelection();
    void removedGoalsLeaveTheSelectionAlone();
    void withoutBoardsItSaysSo();
    void manyGoalsAreQuick();

private:
    StatisticsPanel &panel() const { return m_window->statisticsPanel(); }

    LiveStatistics &statistics() const { return m_window->statistics(); }

    GoalSetDocument &document() const { return m_window->document(); }

    void open() const { m_window->toolStrip().open(&panel()); }

    void waitForCurrent() const
    {
        QTRY_VERIFY(statistics().result() && statistics().isUpToDate()
            && statistics().result()->subject->set() == document().set());
    }

    static double shownShare(StatisticsPage &page, RowId id)
    {
        const StatisticsItem goal{.id = id};
        return page.order().indexOf(goal, 1).data(Qt::EditRole).toDouble();
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestStatisticsPanel::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->openUntitled({.set = goldenSet(), .notes = {}, .siteStyle = true});
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestStatisticsPanel::cleanup()
{
    m_window.reset();
}

void TestStatisticsPanel::closedItComputesNothing()
{
    waitForCurrent();
    const auto isUntouched = [this] {
        return std::ranges::all_of(
                   std::array{Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board},
                   [this](Scope scope) { return !panel().page(scope).table().result(); })
            && panel().chart().data().bars.empty() && panel().summary().isEmpty();
    };
    QVERIFY(isUntouched());
    open();
    QCOMPARE(panel().page().table().result(), statistics().result());
    QVERIFY(!panel().chart().data().bars.empty());
    // Only the front page is updated.
    QVERIFY(!panel().page(Scope::Site).table().result());
    m_window->toolStrip().open(nullptr);
    const auto before = panel().page().table().result();
    setWeighting(document(), {RowId{1}}, 17);
    waitForCurrent();
    QVERIFY(statistics().result() != before);
    QCOMPARE(panel().page().table().result(), before);
    open();
    QCOMPARE(panel().page().table().result(), statistics().result());
}

void TestStatisticsPanel::numbersAreThoseOfTheEditedSet()
{
    open();
    waitForCurrent();
    const RowId id = document().set().objectives[3].id;
    const int rows = panel().page(Scope::Row).table().rowCount();
    QVERIFY(panel().page(Scope::Row).order().indexOf({.id = id}, 0).isValid());
    setEnabled(document(), {id}, false);
    waitForCurrent();
    QTRY_COMPARE(panel().page(Scope::Row).table().rowCount(), rows - 1);
    QVERIFY(!panel().page(Scope::Row).order().indexOf({.id = id}, 0).isValid());
    const auto result = statistics().result();
    for (qsizetype row = 0; row < document().set().objectives.size(); ++row) {
        const Objective &objective = document().set().objectives[row];
        if (!objective.disabled)
            QCOMPARE(shownShare(panel().page(), objective.id),
                100 * appearanceShare(result->tally, static_cast<std::size_t>(row)));
    }
    QVERIFY(panel().summary().contains(QLocale().toString(result->tally.boards())));
}

/// All threads are kept busy, so that no new numbers arrive.
void TestStatisticsPanel::outdatedIsPale()
{
    open();
    waitForCurrent();
    QVERIFY(!panel().isPale());

    struct Gate {
        QSemaphore entered;
        QSemaphore leave;
    };

    const auto gate = std::make_shared<Gate>();
    const int threads = m_window->jobs().threads();
    const RunningJob blocker = m_window->jobs().start({.pieces = static_cast<std::size_t>(threads),
        .priority = JobPriority::Quick,
        .makeWorker = [gate](const std::stop_token & /*stop*/) -> Job::Worker {
            return [gate](std::size_t /*piece*/, const std::stop_token & /*stop*/) {
                gate->entered.release();
                gate->leave.acquire();
            };
        }});
    QVERIFY(gate->entered.tryAcquire(threads, patience));
    setWeighting(document(), {RowId{1}}, 23);
    QTRY_VERIFY(panel().isPale());
    QVERIFY(panel().page().order().index(0, 1).data(StandsBackRole).toBool());
    QVERIFY(!panel().summary().isEmpty());
    panel().showPage(Scope::Site); // a page shown later is pale, too
    QVERIFY(panel().page().order().index(0, 1).data(StandsBackRole).toBool());
    gate->leave.release(threads);
    waitForCurrent();
    QTRY_VERIFY(!panel().isPale());
    QVERIFY(!panel().page().order().index(0, 1).data(StandsBackRole).toBool());
}

void TestStatisticsPanel::rowsJump()
{
    open();
    waitForCurrent();
    StatisticsPage &goals = panel().page(Scope::Row);
    goals.setFocus();
    const QModelIndex third = goals.order().index(2, 0);
    goals.setCurrentIndex(third);
    const RowId id = goals.order().item(third).id;
    m_window->sideTabs().showTab(u"source"_s);
    QTest::keyClick(&goals, Qt::Key_Return);
    QCOMPARE(m_window->objectivesView().currentRow(), id);
    QVERIFY(m_window->objectivesView().isVisible());
    QVERIFY(goals.hasFocus()); // ready for the next row

    panel().showPage(Scope::Site);
    panel().page().setCurrentIndex(panel().page().order().index(4, 0));
    QTest::keyClick(&panel().page(), Qt::Key_Return);
    QCOMPARE(m_window->boardPanel().view().currentSite(), SiteIndex{4});

    panel().showPage(Scope::Limit);
    StatisticsPage &limits = panel().page();
    QVERIFY(limits.order().rowCount() > 0);
    for (int row = 0; row < limits.order().rowCount(); ++row) {
        const auto &limit
            = statistics()
                  .result()
                  ->tally.study->limits[limits.order().item(limits.order().index(row, 0)).index];
        if (limit.kind == LimitKind::Own)
            continue;
        limits.setCurrentIndex(limits.order().index(row, 0));
        QTest::keyClick(&limits, Qt::Key_Return);
        QCOMPARE(m_window->sideTabs().categories().selectedNames(), QStringList{limit.name});
        QVERIFY(m_window->sideTabs().categories().isVisible());
    }
}

void TestStatisticsPanel::pagesAreReachedByKeys()
{
    open();
    waitForCurrent();
    panel().list().setFocus();
    const QList<Scope> order{Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board};
    for (const Scope scope : order) {
        QCOMPARE(panel().page().table().scope(), scope);
        QVERIFY(panel().page().isVisible());
        QCOMPARE(panel().page().table().result(), statistics().result());
        QVERIFY(!panel().page().accessibleName().isEmpty());
        QTest::keyClick(&panel().list(), Qt::Key_Down);
    }
    // Tab leads from the list into the table, whose keys choose a row.
    QTest::keyClick(&panel().list(), Qt::Key_Tab);
    QVERIFY(panel().page().hasFocus());
    QTest::keyClick(&panel().page(), Qt::Key_Down);
    QVERIFY(panel().page().currentIndex().isValid());
    QTest::keyClick(&panel().page(), Qt::Key_Tab);
    QVERIFY(panel().chart().hasFocus());
}

void TestStatisticsPanel::rowsAreCopied()
{
    open();
    waitForCurrent();
    StatisticsPage &page = panel().page();
    page.setFocus();
    page.selectRow(0);
    page.selectionModel()->select(
        page.order().index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QTest::keyClick(&page, Qt::Key_C, Qt::ControlModifier);
    const QList<QStringList> cells = *cellsOfTabSeparated(QApplication::clipboard()->text());
    QCOMPARE(cells.size(), 2);
    QCOMPARE(cells[0].size(), page.order().columnCount());
    QCOMPARE(cells[1][0], page.order().index(2, 0).data().toString());
    // Copied numbers have six decimals at most.
    const double share = page.order().index(2, 1).data(Qt::EditRole).toDouble();
    QVERIFY(std::abs(cells[1][1].toDouble() - share) <= 0.0000005);
}

void TestStatisticsPanel::exportsAreTheLibrarysBytes()
{
    open();
    waitForCurrent();
    QTRY_VERIFY(statistics().result()->tally.boards() >= 1'000);
    const auto result = statistics().result();
    // Counts the exported seeds again, in another way.
    Tally again(result->subject->study(), Detail::Reasons);
    for (const SeedRange &seeds : result->tally.seeds.ranges()) {
        const auto added = again.add(simulate(
            result->subject, seeds, {.detail = Detail::Reasons, .threads = 1, .range = 0}));
        QVERIFY(added);
    }
    const QTemporaryDir folder;
    int written = 0;
    FileExport &exports = m_window->fileExport();
    connect(&exports, &FileExport::written, this, [&written] { ++written; });
    exports.write(
        folder.filePath(u"a.json"_s), statisticsFile(StatisticsFormat::Json, result).content);
    exports.write(
        folder.filePath(u"a.csv"_s), statisticsFile(StatisticsFormat::Csv, result).content);
    QTRY_COMPARE(written, 2);
    QVERIFY(contentOf(folder.filePath(u"a.json"_s)) == tallyJson(again));
    QVERIFY(contentOf(folder.filePath(u"a.csv"_s)) == tallyCsv(again));
    QVERIFY(contentOf(folder.filePath(u"a.csv"_s)).contains("line_limit")); // with reasons
}

void TestStatisticsPanel::exportsAskForAFile()
{
    open();
    waitForCurrent();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"chosen.csv"_s);
    const auto result = statistics().result();
    m_window->fileExport().choose(statisticsFile(StatisticsFormat::Csv, result));
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    QCOMPARE(dialog->acceptMode(), QFileDialog::AcceptSave);
    dialog->selectFile(path);
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
    QMetaObject::invokeMethod(dialog, "accept");
    QTRY_VERIFY(QFile::exists(path));
    QTRY_VERIFY(contentOf(path) == tallyCsv(result->tally));
}

void TestStatisticsPanel::aFailedExportIsTold()
{
    open();
    waitForCurrent();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"missing/a.json"_s);
    const auto content = statisticsFile(StatisticsFormat::Json, statistics().result()).content;
    m_window->fileExport().write(path, content);
    QTRY_VERIFY(m_window->messageBar().text().contains(u"a.json"_s));
    QVERIFY(!QFile::exists(path));
    // A later successful export removes the banner.
    m_window->fileExport().write(folder.filePath(u"a.json"_s), content);
    QTRY_VERIFY(m_window->messageBar().text().isEmpty());
}

void TestStatisticsPanel::theChartFollows()
{
    open();
    waitForCurrent();
    StatisticsPage &goals = panel().page();
    goals.setCurrentIndex(goals.order().index(0, 1));
    const ChartData first = panel().chart().data();
    QVERIFY(first.title.contains(u"Appears"_s));
    goals.setCurrentIndex(goals.order().index(goals.order().rowCount() - 1, 1));
    QVERIFY(panel().chart().data() != first); // another bar is chosen
    panel().showPage(Scope::Board);
    QVERIFY(panel().chart().data().title.contains(u"Relaxations"_s));
    const QString title = panel().chart().data().title;
    panel().page().setCurrentIndex(panel().page().order().index(1, 0));
    QVERIFY(panel().chart().data().title != title);
    QVERIFY(!panel().chart().accessibleDescription().isEmpty());
}

void TestStatisticsPanel::growingKeepsPlaceAndSelection()
{
    open();
    QTRY_VERIFY(panel().page().table().rowCount() > 0);
    StatisticsPage &page = panel().page();
    page.selectRow(20);
    page.verticalScrollBar()->setValue(page.verticalScrollBar()->maximum() / 2);
    const int scrolled = page.verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    const StatisticsItem item = *page.currentItem();
    const auto before = page.table().result();
    setWeighting(document(), {RowId{2}}, 31);
    QTRY_VERIFY(page.table().result() != before
        && page.table().result()->subject->set() == document().set());
    QVERIFY(page.currentItem()->isSame(item));
    QCOMPARE(page.selectionModel()->selectedRows().size(), 1);
    QCOMPARE(page.verticalScrollBar()->value(), scrolled);
    QTRY_VERIFY(page.table().result()->isComplete());
    // All boards are counted: rows are sorted by the final numbers.
    QList<double> shares;
    for (int row = 0; row < page.order().rowCount(); ++row)
        shares << page.order().index(row, 1).data(Qt::EditRole).toDouble();
    QVERIFY(std::ranges::is_sorted(shares, std::greater()));
    QVERIFY(page.currentItem()->isSame(item));
    QCOMPARE(page.verticalScrollBar()->value(), scrolled);
}

void TestStatisticsPanel::removedGoalsLeaveTheSelectionAlone()
{
    open();
    waitForCurrent();
    StatisticsPage &page = panel().page();
    const StatisticsItem kept{.id = document().set().objectives[10].id};
    page.setCurrentIndex(page.order().indexOf(kept, 1));
    const int rows = page.table().rowCount();
    removeObjectives(document(), {document().set().objectives[2].id});
    QTRY_COMPARE(page.table().rowCount(), rows - 1);
    QVERIFY(page.currentItem() && page.currentItem()->isSame(kept));
    QCOMPARE(page.selectionModel()->selectedRows().size(), 1);
}

/// With a generator that cannot compile the set, and with one whose boards stay unfilled.
void TestStatisticsPanel::withoutBoardsItSaysSo()
{
    GoalSet set = plotSet(3, 2);
    const Settings settings = plotGenerator().settingsFor(set);
    JobPool pool(1, nullptr);
    Preview preview;
    LiveStatistics counted(pool, preview);
    StatisticsPanel alone(counted, m_window->fileExport());
    alone.resize(900, 300);
    alone.show();
    const auto saysAnywhere = [&alone](const QString &text) {
        return std::ranges::any_of(alone.findChildren<QLabel *>(),
            [&](const QLabel *label) { return label->isVisible() && label->text() == text; });
    };
    QVERIFY(saysAnywhere(u"Counting boards…"_s));
    preview.request(set, plotGenerator(), settings, u"1"_s);
    QTRY_VERIFY(alone.page().isVisible());
    QVERIFY(!saysAnywhere(u"Counting boards…"_s));
    set.objectives.clear();
    preview.request(set, plotGenerator(), settings, u"1"_s);
    QTRY_VERIFY(saysAnywhere(u"No boards can be made from this set"_s));
    QVERIFY(!alone.page().isVisible());
    bool isTrueAtOnce = false;
    connect(&preview, &Preview::settled, &alone, [&] { // before the first board is counted
        isTrueAtOnce = saysAnywhere(u"Counting boards…"_s);
    });
    preview.request(plotSet(3, 2), plotGenerator(), settings, u"1"_s);
    QTRY_VERIFY(alone.page().isVisible());
    QVERIFY(isTrueAtOnce);

    open();
    waitForCurrent();
    QVERIFY(panel().page().isVisible());
    QList<RowId> all;
    for (const Objective &objective : document().set().objectives)
        all << objective.id;
    removeObjectives(document(), all);
    QTRY_VERIFY(!panel().page().isVisible());
    QVERIFY2(panel().summary().contains(u"100 % without a board"_s), qPrintable(panel().summary()));
    document().undoStack().undo();
    waitForCurrent();
    QTRY_VERIFY(panel().page().isVisible());
    QVERIFY(panel().page().table().rowCount() > 0);
}

/// The time is only printed; the test checks that no row moved and nothing was reset.
void TestStatisticsPanel::manyGoalsAreQuick()
{
    const GoalSet set = plainSet(5'000);
    const Generator &generator = *generators().front();
    const auto subject = subjectOf(generator, set, generator.settingsFor(set)).value();
    Tally tally(subject->study(), Detail::Reasons);
    const auto resultAfter = [&](qint64 boards) {
        const auto added
            = tally.add(simulate(subject, {.first = tally.seeds.count() + 1, .last = boards},
                {.detail = Detail::Reasons, .threads = 1, .range = 0}));
        Q_ASSERT(added);
        return std::make_shared<const StatisticsResult>(subject, tally, 1'000);
    };
    QWidget window;
    StatisticsPage page(Scope::Row, &window);
    page.resize(900, 300);
    window.resize(page.size());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    page.showResult(resultAfter(2));
    page.selectRow(100);
    const StatisticsItem item = *page.currentItem();
    qint64 longest = 0;
    qint64 shortest = std::numeric_limits<qint64>::max();
    for (qint64 boards = 4; boards <= 40; boards += 2) {
        const auto result = resultAfter(boards);
        QElapsedTimer timer;
        timer.start();
        page.showResult(result);
        const ChartData chart = statisticsChart(page.table(), 0, 1);
        page.viewport()->repaint();
        const qint64 took = timer.nsecsElapsed();
        longest = std::max(longest, took);
        shortest = std::min(shortest, took);
        QVERIFY(!chart.bars.empty());
        QCOMPARE(page.currentIndex().row(), 100);
        QVERIFY(page.currentItem()->isSame(item));
    }
    qInfo("Updates of 5,000 goals took %.2f to %.2f ms", static_cast<double>(shortest) / 1e6,
        static_cast<double>(longest) / 1e6);
}

BOARDWRIGHT_UNIT(TestStatisticsPanel, QApplication)
#include "tst_statistics_panel.moc"
