// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The seeds panel of the real window: define criteria, search, step through the results, edit
// meanwhile; and the contact sheet, whose highlighted cells are recounted.

#include "core/generator/seed_line.h"
#include "core/lab/seed_search_files.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/seed_text.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/contact_sheet.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"
#include "ui/widgets/lab/seeds_export.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/seeds_table.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSeedsPanel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aFoundSeedIsAsWished();
    void wishesArePutTogether();
    void theSelectionBecomesWishes();
    void whatCannotBeIsSaid();
    void whatCouldNotBeIsThePast();
    void anEditStopsTheSearch();
    void seedsAreCopiedWithTheirSettings();
    void filesHoldWhatWasFound();
    void theSheetLightsAGoal();
    void theSheetLightsACategory();
    void theSheetIsWalkedByKeys();
    void theSheetShowsWhatWasFound();
    void aHiddenSheetMakesNothing();
    void closingIsPrompt();

private:
    SeedsPanel &panel() const { return m_window->seedsPanel(); }

    SeedFinder &finder() const { return panel().finder(); }

    GoalSetDocument &document() const { return m_window->document(); }

    ContactSheet &sheet() const { return panel().sheetPage().sheet(); }

    RowId goal(int row) const { return document().set().objectives[row].id; }

    void open(SeedsPanel::Page page = SeedsPanel::Page::List) const
    {
        m_window->toolStrip().open(&panel());
        panel().showPage(page);
        QTRY_VERIFY(m_window->preview().isUpToDate());
    }

    void criterion(const Criterion &criterion) const { panel().form().criteria().add(criterion); }

    void click(QWidget &button) const { QTest::mouseClick(&button, Qt::LeftButton); }

    void search(qint64 seeds) const
    {
        panel().form().setSeeds({.first = 1, .last = seeds});
        click(panel().form().searchButton());
        QTRY_VERIFY(finder().state() != SeedFinder::State::Searching
            && finder().state() != SeedFinder::State::Idle);
    }

    QString noticeText() const
    {
        QString text;
        for (const QLabel *label : panel().findChild<EmptyNotice *>()->findChildren<QLabel *>())
            text += label->text() + u'\n';
        return text;
    }

    void waitForSheet() const { QTRY_VERIFY(panel().sheetPage().boards().isComplete()); }

    /// The board of a seed of the document, made here.
    Result boardOf(const QString &seed) const
    {
        const BoardChoice &choice = m_window->boardChoice();
        const auto compiled
            = choice.generator().compile(document().set(), choice.settings()).value();
        const auto scratch = choice.generator().scratch(*compiled);
        Result board;
        Watch watch;
        [[maybe_unused]] const Outcome outcome
            = choice.generator().run(*compiled, *scratch, seed, board, nullptr, watch);
        return board;
    }

    /// Checks that exactly the cells for which `isMeant` is true are highlighted, in all tiles.
    /// Returns their number, or -1.
    template <typename IsMeant>
    int recount(const IsMeant &isMeant) const
    {
        int all = 0;
        for (const ContactTile &tile : sheet().tiles()) {
            const Result board = boardOf(tile.seed());
            int lit = 0;
            for (std::size_t site = 0; site < board.at.size(); ++site) {
                const bool isThere = isMeant(board.at[site].what);
                if (tile.lit()[site] != isThere)
                    return -1;
                lit += isThere ? 1 : 0;
            }
            if (lit != tile.highlightedCells())
                return -1;
            all += lit;
        }
        return all;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestSeedsPanel::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->openUntitled({.set = goldenSet(), .notes = {}, .siteStyle = true});
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestSeedsPanel::cleanup()
{
    m_window.reset();
}

void TestSeedsPanel::aFoundSeedIsAsWished()
{
    open();
    const RowId a = goal(5);
    const RowId b = goal(8);
    criterion(PairCriterion{.goal = a, .other = b});
    criterion(RelaxationsCriterion{.most = 3});
    search(4000);
    QCOMPARE(finder().state(), SeedFinder::State::Done);
    const int rows = panel().model().rowCount();
    QVERIFY(rows > 1);
    QVERIFY(panel().summary().contains(QString::number(rows)));
    QVERIFY(m_window->toolStrip().toggle(&panel())->text().contains(QString::number(rows)));

    SeedsTable &table = panel().table();
    const auto isShown = [&](int row) {
        const auto result = m_window->boardPanel().view().result();
        return m_window->preview().isUpToDate() && result
            && result->request.seed == panel().model().seed(row);
    };
    const auto isAsWished = [&] {
        const Result &board = m_window->boardPanel().view().result()->board;
        bool isInOneLine = false;
        for (const Line &line : board.shape->lines) {
            bool hasA = false;
            bool hasB = false;
            for (const SiteIndex site : line.sites) {
                hasA = hasA || board.at[static_cast<std::size_t>(site)].what == a;
                hasB = hasB || board.at[static_cast<std::size_t>(site)].what == b;
            }
            isInOneLine = isInOneLine || (hasA && hasB);
        }
        return isInOneLine && std::ranges::count_if(board.findings, [](const Finding &finding) {
            return isRelaxation(finding.code);
        }) <= 3;
    };
    const QRect second = table.visualRect(table.model()->index(1, 0));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, second.center());
    QCOMPARE(m_window->boardChoice().seed(), panel().model().seed(1));
    QTRY_VERIFY(isShown(1));
    QVERIFY(isAsWished());
    QVERIFY(!finder().isOutdated()); // another seed does not change the set
    QTest::keyClick(&table, Qt::Key_Up);
    QTRY_VERIFY(isShown(0));
    QVERIFY(isAsWished());
}

void TestSeedsPanel::wishesArePutTogether()
{
    open();
    SeedsCriterionBar &bar = panel().form().bar();
    bar.goal().setFocus();
    QTest::keyClicks(&bar.goal(), document().objective(goal(4))->goal);
    QCOMPARE(bar.goal().goal(), goal(4));
    QTest::keyClick(&bar.goal(), Qt::Key_Return);
    bar.setKind(SeedsCriterionBar::Kind::Line);
    QVERIFY(!bar.criterion()); // no goal chosen yet
    bar.goal().setGoal(goal(6));
    const int any = bar.lines().findText(u"any row"_s);
    QVERIFY(any >= 0);
    bar.lines().setCurrentIndex(any);
    bar.add();
    bar.setKind(SeedsCriterionBar::Kind::Pair);
    bar.goal().setGoal(goal(6));
    bar.other().setGoal(goal(7));
    bar.add();
    bar.setKind(SeedsCriterionBar::Kind::Relaxations);
    bar.add();
    bar.setKind(SeedsCriterionBar::Kind::Number);
    bar.add();
    bar.setKind(SeedsCriterionBar::Kind::NoGoal);
    QTest::keyClicks(&bar.goal(), u"no such goal"_s);
    QVERIFY(!bar.criterion());
    bar.add();
    const Criteria expected{GoalCriterion{.goal = goal(4)},
        LineCriterion{.goal = goal(6), .line = {.kind = LineKind::Row, .number = 0}},
        PairCriterion{.goal = goal(6), .other = goal(7)}, RelaxationsCriterion{},
        NumberCriterion{.measure = u"relaxations"_s}};
    QVERIFY(panel().form().criteria().criteria() == expected);
}

void TestSeedsPanel::theSelectionBecomesWishes()
{
    open();
    m_window->objectivesView().selectRow(goal(3));
    QToolButton *from = nullptr;
    for (QToolButton *button : panel().form().findChildren<QToolButton *>()) {
        if (button->text() == u"From the Selection"_s)
            from = button;
    }
    QVERIFY(from != nullptr);
    QTRY_VERIFY(from->isEnabled());
    click(*from);
    QVERIFY(panel().form().criteria().criteria() == (Criteria{GoalCriterion{.goal = goal(3)}}));
}

void TestSeedsPanel::whatCannotBeIsSaid()
{
    open();
    criterion(GoalCriterion{.goal = goal(5)});
    search(500);
    const int rows = panel().model().rowCount();
    QVERIFY(rows > 0);
    setEnabled(document(), {goal(5)}, false);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    click(panel().form().searchButton());
    QVERIFY2(
        noticeText().contains(u"is disabled, so it is on no board"_s), qPrintable(noticeText()));
    QVERIFY(!panel().table().isVisible());
    QVERIFY(panel().summary().isEmpty());
    panel().form().criteria().remove(0);
    QVERIFY(panel().table().isVisible()); // the earlier results, pale
    QCOMPARE(panel().model().rowCount(), rows);
    QVERIFY(panel().model().index(0, 0).data(StandsBackRole).toBool());
}

/// What was said of a generator without data is not said of the next one.
void TestSeedsPanel::whatCouldNotBeIsThePast()
{
    open();
    const Generator &usual = m_window->boardChoice().generator();
    m_window->boardChoice().setGenerator(*generatorOf(u"worlds"));
    QTRY_VERIFY(m_window->preview().isUpToDate());
    search(3);
    QVERIFY2(noticeText().contains(u"can be made from this set"_s), qPrintable(noticeText()));
    m_window->boardChoice().setGenerator(usual);
    QTRY_VERIFY(finder().isOutdated());
    QVERIFY2(!noticeText().contains(u"this set"_s), qPrintable(noticeText()));
}

void TestSeedsPanel::anEditStopsTheSearch()
{
    open();
    criterion(GoalCriterion{.goal = goal(5)});
    panel().form().setSeeds({.first = 1, .last = 9'000'000});
    click(panel().form().searchButton());
    QCOMPARE(panel().form().searchButton().text(), u"S&top"_s);
    QTRY_VERIFY(panel().model().rowCount() > 0);
    setWeighting(document(), {goal(2)}, 23);
    QTRY_COMPARE(finder().state(), SeedFinder::State::Stopped);
    QVERIFY(finder().isOutdated());
    QVERIFY(panel().summary().startsWith(u"The set has changed since"_s));
    QVERIFY(panel().model().index(0, 0).data(StandsBackRole).toBool());
    QCOMPARE(panel().form().searchButton().text(), u"&Search"_s);
    const int rows = panel().model().rowCount();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QCOMPARE(panel().model().rowCount(), rows);
    // Undoing restores the same set.
    document().undoStack().undo();
    QTRY_VERIFY(!finder().isOutdated());
    QVERIFY(!panel().model().index(0, 0).data(StandsBackRole).toBool());
    // Another document clears the results.
    m_window->openUntitled({.set = plainSet(60), .notes = {}, .siteStyle = true});
    QTRY_COMPARE(panel().model().rowCount(), 0);
    QCOMPARE(panel().form().criteria().rowCount(), 0);
    QCOMPARE(finder().state(), SeedFinder::State::Idle);
}

void TestSeedsPanel::seedsAreCopiedWithTheirSettings()
{
    open();
    criterion(GoalCriterion{.goal = goal(5)});
    search(600);
    const int rows = panel().model().rowCount();
    QVERIFY(rows > 2);
    panel().copySeeds();
    QCOMPARE(QGuiApplication::clipboard()->text().split(u'\n').size(), qsizetype{rows});
    panel().table().selectRow(1);
    panel().table().setFocus();
    QTest::keySequence(&panel().table(), QKeySequence::Copy);
    const QString text = QGuiApplication::clipboard()->text();
    QVERIFY2(text.startsWith(panel().model().seed(1) + u" | constrained "_s), qPrintable(text));
    QVERIFY(!text.contains(u'\n'));
    const auto line = parseSeedLine(text);
    QVERIFY(line && *line);
    QCOMPARE((*line)->seed, panel().model().seed(1));
    QCOMPARE((*line)->settings, m_window->boardChoice().settings());
}

void TestSeedsPanel::filesHoldWhatWasFound()
{
    open();
    criterion(GoalCriterion{.goal = goal(5)});
    search(300);
    const QTemporaryDir folder;
    const QString json = folder.filePath(u"s.json"_s);
    const QString csv = folder.filePath(u"s.csv"_s);
    m_window->fileExport().write(json, seedsFile(SeedsFormat::Json, finder()).content);
    m_window->fileExport().write(csv, seedsFile(SeedsFormat::Csv, finder()).content);
    QTRY_VERIFY(!test::contentOf(csv).isEmpty() && !test::contentOf(json).isEmpty());
    const SeedQuestion &question = *finder().question();
    const SeedSearchReport report{.generator = *question.generator,
        .set = question.set,
        .settings = question.settings,
        .criteria = question.criteria,
        .found = finder().found()};
    QCOMPARE(test::contentOf(json), seedsJson(report));
    QCOMPARE(test::contentOf(csv), seedsCsv(report));
}

void TestSeedsPanel::theSheetLightsAGoal()
{
    m_window->boardChoice().setSeed(u"frost8"_s);
    open(SeedsPanel::Page::Sheet);
    waitForSheet();
    QCOMPARE(sheet().tiles().size(), std::size_t{12});
    QString seed = u"frost8"_s;
    for (const ContactTile &tile : sheet().tiles()) {
        QCOMPARE(tile.seed(), seed);
        QVERIFY(tile.result()->board.at == boardOf(seed).at);
        seed = nextSeed(seed);
    }
    // Highlights the goal chosen in the table.
    const RowId first = boardOf(u"frost9"_s).at[3].what;
    m_window->objectivesView().selectRow(first);
    QTRY_VERIFY(sheet().lit().goal == first);
    QVERIFY(recount([&](RowId what) { return what == first; }) > 0);
    const RowId other = boardOf(u"frost9"_s).at[0].what;
    panel().sheetPage().lightGoal(other);
    QVERIFY(recount([&](RowId what) { return what == other; }) > 0);
    m_window->objectivesView().selectRow(first); // no longer followed
    QCOMPARE(sheet().lit().goal, other);
    // After an edit, boards and highlights are those of the current set.
    setEnabled(document(), {other}, false);
    const auto before = panel().sheetPage().boards().boards();
    QTRY_VERIFY(panel().sheetPage().boards().isComplete()
        && std::ranges::none_of(panel().sheetPage().boards().boards(),
            [&](const auto &board) { return std::ranges::find(before, board) != before.end(); }));
    QCOMPARE(recount([&](RowId what) { return what == other; }), 0);
}

void TestSeedsPanel::theSheetLightsACategory()
{
    open(SeedsPanel::Page::Sheet);
    waitForSheet();
    const QString category = document().set().boardLimits.front().category;
    panel().sheetPage().lightCategory(category);
    const auto carries = [&](RowId what) {
        const Objective *objective = document().objective(what);
        return objective != nullptr
            && (objective->boardCategories.contains(category)
                || objective->lineCategories.contains(category));
    };
    const int lit = recount(carries);
    QVERIFY(lit > 0);
    // Highlighted cells are painted in another colour.
    const QImage picture = sheet().grab().toImage();
    std::optional<QRgb> ground;
    std::optional<QRgb> light;
    for (const ContactTile &tile : sheet().tiles()) {
        for (std::size_t site = 0; site < tile.lit().size(); ++site) {
            const QPointF at = tile.cellRect(SiteIndex{static_cast<int>(site)}).center();
            (tile.lit()[site] ? light : ground)
                = picture.pixel((at * picture.devicePixelRatio()).toPoint());
        }
    }
    QVERIFY(light && ground && *light != *ground);
}

void TestSeedsPanel::theSheetIsWalkedByKeys()
{
    m_window->boardChoice().setSeed(u"41"_s);
    open(SeedsPanel::Page::Sheet);
    waitForSheet();
    sheet().setFocus();
    QTest::keyClick(&sheet(), Qt::Key_Right);
    QCOMPARE(m_window->boardChoice().seed(), u"42"_s);
    QCOMPARE(sheet().tiles().front().seed(), u"41"_s); // the sheet does not jump
    QTest::keyClick(&sheet(), Qt::Key_End);
    QCOMPARE(m_window->boardChoice().seed(), u"52"_s);
    QVERIFY(sheet().accessibleDescription().contains(u"52"_s));
    QTest::keyClick(&sheet(), Qt::Key_Right); // beyond the last tile
    QCOMPARE(sheet().tiles().front().seed(), u"53"_s);
    QTest::keyClick(&sheet(), Qt::Key_PageUp);
    QCOMPARE(sheet().tiles().front().seed(), u"41"_s);
    const ContactTile &fifth = sheet().tiles()[4];
    QTest::mouseClick(&sheet(), Qt::LeftButton, {}, fifth.rect().center().toPoint());
    QCOMPARE(m_window->boardChoice().seed(), u"45"_s);
    QTRY_VERIFY(
        m_window->preview().isUpToDate() && m_window->preview().result()->request.seed == u"45"_s);
    // A seed chosen elsewhere begins a new sheet.
    m_window->boardChoice().setSeed(u"frost"_s);
    QCOMPARE(sheet().tiles().front().seed(), u"frost"_s);
}

void TestSeedsPanel::theSheetShowsWhatWasFound()
{
    open();
    criterion(GoalCriterion{.goal = goal(5)});
    search(1500);
    QVERIFY(panel().model().rowCount() > 30);
    panel().showPage(SeedsPanel::Page::Sheet); // shows the results, the goal highlighted
    waitForSheet();
    QCOMPARE(sheet().lit().goal, goal(5));
    QCOMPARE(sheet().tiles()[11].seed(), panel().model().seed(11));
    QVERIFY(recount([&](RowId what) { return what == goal(5); }) >= 12); // each board has it
    QVERIFY(std::ranges::all_of(
        sheet().tiles(), [](const ContactTile &tile) { return tile.highlightedCells() > 0; }));
    panel().sheetPage().turn(1);
    QCOMPARE(sheet().tiles()[0].seed(), panel().model().seed(12));
    QItemSelection some;
    for (const int row : {2, 5, 20}) {
        const QModelIndex index = panel().model().index(row, 0);
        some.select(index, index);
    }
    panel().table().selectionModel()->select(
        some, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(sheet().tiles().size(), std::size_t{3});
    QCOMPARE(sheet().tiles()[2].seed(), panel().model().seed(20));
}

void TestSeedsPanel::aHiddenSheetMakesNothing()
{
    open(SeedsPanel::Page::Sheet);
    waitForSheet();
    panel().showPage(SeedsPanel::Page::List);
    QVERIFY(panel().sheetPage().boards().seeds().isEmpty());
    panel().showPage(SeedsPanel::Page::Sheet);
    QCOMPARE(panel().sheetPage().boards().seeds().size(), qsizetype{12});
    m_window->toolStrip().open(nullptr);
    QVERIFY(panel().sheetPage().boards().seeds().isEmpty());
}

void TestSeedsPanel::closingIsPrompt()
{
    open();
    panel().form().setSeeds({.first = 1, .last = 9'000'000});
    criterion(GoalCriterion{.goal = goal(5)});
    click(panel().form().searchButton());
    QTRY_VERIFY(finder().searched() > 0);
    QElapsedTimer clock;
    clock.start();
    m_window.reset();
    QVERIFY2(clock.elapsed() < 2000, QByteArray::number(clock.elapsed()).constData());
}

BOARDWRIGHT_UNIT(TestSeedsPanel, QApplication)
#include "tst_seeds_panel.moc"
