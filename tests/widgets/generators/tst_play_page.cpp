// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Playing the sculpted board in sight, by mouse, by keys and through a screen reader.
#include "core/sculpted/tier_table.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "tests/support/windows/seen_colours.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/studies.h"
#include "ui/widgets/generators/sculpted/play_page.h"
#include "ui/widgets/generators/sculpted/sculpted_panel.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

using sculpted::Mechanic;

namespace {

/// What screen readers were told.
QStringList announced;

void remember(QAccessibleEvent *event)
{
    if (event->type() == QAccessible::Announcement)
        announced << static_cast<QAccessibleAnnouncementEvent *>(event)->message();
}

} // namespace

class TestPlayPage final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void thePanelHasItsTabs();
    void levelsAreSeeds();
    void anAttemptOutlivesEdits();
    void keysAlonePlayToTheEnd_data();
    void keysAlonePlayToTheEnd();
    void screenReadersHearOfDeadEndsAndHints();
    void theMousePlaysToTheEnd();
    void theMouseGoesBack();
    void theOutputPinIsRefusedOnce();
    void keysComeBeforeTheWindows();
    void buttonsDoTheSame();
    void theSolutionIsShown();
    void theResultIsCopied();
    void theClockStandsWhileThePageIsHidden();

private:
    /// Shows the board of a tier, 0 to 4, and a seed.
    void show(int tier, const QString &seed);
    /// Shows the first board with this mechanic.
    void showMechanic(Mechanic mechanic);

    PlaySession &session() { return m_page->session(); }

    PuzzleView &view() { return m_page->view(); }

    const PlayedRoute &route() { return *session().route(); }

    std::vector<std::uint8_t> solution() { return route().puzzle().solution; }

    int head() { return route().head(); }

    QPoint middle(int cell) { return view().cellRect(cell).center().toPoint(); }

    /// The key that goes to the next cell of the solution.
    Qt::Key keyTo(int cell);
    void playByKeys();
    /// Goes wrong as soon as that is proved, with the fewest steps; false if that is impossible.
    bool goWrong();

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<Studies> m_studies;
    std::unique_ptr<JobPool> m_files;
    std::unique_ptr<PlayPage> m_page;
    std::chrono::milliseconds m_now{};
};

void TestPlayPage::init()
{
    QAccessible::installUpdateHandler(remember);
    m_document = std::make_unique<GoalSetDocument>();
    m_studies = std::make_unique<Studies>(*m_document);
    m_files = std::make_unique<JobPool>(PoolKind::Files);
    m_studies->choice.setGenerator(*generatorOf(u"sculpted"_s));
    NativeFile file;
    file.set = plainSet(70);
    m_document->adopt(file, {});
    m_studies->choice.setGenerator(*generatorOf(u"sculpted"_s));
    m_now = 1h;
    m_page = std::make_unique<PlayPage>(PanelContext{.document = *m_document,
                                            .preview = m_studies->preview,
                                            .choice = m_studies->choice,
                                            .jobs = m_studies->jobs,
                                            .files = *m_files},
        nullptr, [this] { return m_now; });
    m_page->resize(700, 560);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->activateWindow();
    view().setFocus();
    show(1, u"1"_s);
    announced.clear();
}

void TestPlayPage::cleanup()
{
    QAccessible::installUpdateHandler(nullptr);
    m_page.reset();
    m_studies.reset();
    m_files.reset();
    m_document.reset();
}

void TestPlayPage::show(int tier, const QString &seed)
{
    static const QStringList keys{u"tutorial"_s, u"easy"_s, u"medium"_s, u"hard"_s, u"expert"_s};
    m_studies->choice.setParameter(0, keys.at(tier));
    m_studies->choice.setSeed(seed);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(session().route() != nullptr);
}

void TestPlayPage::showMechanic(Mechanic mechanic)
{
    for (int seed = 1; seed <= 200; ++seed) {
        show(2 + seed % 3, QString::number(seed));
        if (route().puzzle().mechanic == mechanic)
            return;
    }
    QFAIL("no such board");
}

Qt::Key TestPlayPage::keyTo(int cell)
{
    const int width = route().puzzle().graph.width();
    if (cell == head() - width)
        return Qt::Key_Up;
    if (cell == head() + width)
        return Qt::Key_Down;
    if (cell == head() - 1 && head() % width != 0)
        return Qt::Key_Left;
    if (cell == head() + 1 && cell % width != 0)
        return Qt::Key_Right;
    return Qt::Key_W;
}

void TestPlayPage::playByKeys()
{
    const std::vector<std::uint8_t> cells = solution();
    for (std::size_t i = route().path().size(); i < cells.size(); ++i)
        QTest::keyClick(QApplication::focusWidget(), keyTo(cells[i]));
    QVERIFY(session().isFinished());
}

bool TestPlayPage::goWrong()
{
    const std::vector<std::uint8_t> cells = solution();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        for (sculpted::CellBits left = route().options(); left != 0; left &= left - 1) {
            PlayedRoute tried = route();
            tried.go(sculpted::firstOf(left));
            if (tried.isDead()) {
                session().go(sculpted::firstOf(left));
                return true;
            }
        }
        session().go(cells[i]);
    }
    return false;
}

void TestPlayPage::thePanelHasItsTabs()
{
    std::unique_ptr<MainWindow> window = boardWindow(plainSet(70));
    QVERIFY(window);
    window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    QTRY_VERIFY(window->preview().isUpToDate());
    auto *panel = qobject_cast<SculptedPanel *>(window->sideTabs().panel());
    QVERIFY(panel != nullptr);
    QCOMPARE(panel->count(), 5);
    QCOMPARE(panel->tabText(0), u"Play"_s);
    QCOMPARE(panel->widget(1), &panel->tiers());
    QVERIFY(panel->tabText(1).size() > 0 && panel->tabText(2).size() > 0);
    // The puzzle is that of the board in sight.
    QVERIFY(panel->play().session().route() != nullptr);
    const Result &board = window->preview().result()->board;
    QCOMPARE(
        panel->play().session().route()->puzzle().input(), static_cast<int>(board.route.front()));
    // A row of a table is brought to the front, as in other panels.
    panel->tiers().view().addRow();
    const RowId row = window->document().tableRows(sculpted::tierTable).first().id;
    window->sideTabs().showObjectives();
    window->sideTabs().showRow(row, true);
    QCOMPARE(panel->currentWidget(), &panel->tiers());
    closeBoardWindow(std::move(window));
}

void TestPlayPage::levelsAreSeeds()
{
    QCOMPARE(m_page->level().text(), u"1"_s);
    const PlayedPuzzle first = route().puzzle();
    m_page->level().stepUp();
    QCOMPARE(m_studies->choice.seed(), u"2"_s);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(!route().puzzle().isSame(first));
    QCOMPARE(announced.last(), startText(route().puzzle()));
    m_page->level().stepDown();
    m_page->level().stepDown(); // there is no level 0
    QCOMPARE(m_studies->choice.seed(), u"1"_s);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(route().puzzle().isSame(first));
    show(1, u"frost"_s);
    QCOMPARE(m_page->level().text(), u"–"_s);
    m_page->level().stepUp();
    QCOMPARE(m_studies->choice.seed(), u"1"_s);
}

void TestPlayPage::anAttemptOutlivesEdits()
{
    session().go(solution().at(1));
    setWeighting(*m_document, {m_document->set().objectives.first().id}, 7);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QCOMPARE(route().path().size(), std::size_t{2});
    m_studies->choice.setParameter(3, false); // no goals
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QCOMPARE(route().path().size(), std::size_t{2});
    show(1, u"3"_s);
    QCOMPARE(route().path().size(), std::size_t{1});
}

void TestPlayPage::keysAlonePlayToTheEnd_data()
{
    QTest::addColumn<int>("mechanic");
    QTest::addRow("standard") << static_cast<int>(Mechanic::Standard);
    QTest::addRow("fog") << static_cast<int>(Mechanic::Fog);
    QTest::addRow("warps") << static_cast<int>(Mechanic::Warps);
    QTest::addRow("fog and warps") << static_cast<int>(Mechanic::FogAndWarps);
}

void TestPlayPage::keysAlonePlayToTheEnd()
{
    QFETCH(const int, mechanic);
    showMechanic(static_cast<Mechanic>(mechanic));
    QVERIFY(view().hasFocus());
    QCOMPARE(announced.last(), startText(route().puzzle()));
    announced.clear();
    const std::vector<std::uint8_t> cells = solution();
    const int width = route().puzzle().graph.width();
    QStringList expected;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const QString place = u"row %1, column %2, %3 of %4 cells"_s.arg(cells[i] / width + 1)
                                  .arg(cells[i] % width + 1)
                                  .arg(i + 1)
                                  .arg(cells.size());
        const Qt::Key key = keyTo(cells[i]);
        expected << (key == Qt::Key_W ? u"Warp to "_s + place : u"R"_s + place.sliced(1));
        if (i + 2 == cells.size())
            expected << u"Only the output pin is left."_s;
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    expected << u"Solved in 0:00."_s;
    QCOMPARE(announced, expected);
    QVERIFY(session().isFinished());
    QVERIFY(m_page->result().isVisible());
    QCOMPARE(m_page->status().text(), u"Solved in 0:00."_s);
    // The result is reached by keys, too.
    for (int i = 0; i < 20 && QApplication::focusWidget() != &m_page->result().textButton(); ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(QApplication::clipboard()->text(), cardText(session().card()));
}

void TestPlayPage::screenReadersHearOfDeadEndsAndHints()
{
    show(2, u"5"_s);
    QVERIFY(goWrong());
    QCOMPARE(announced.last(), u"Dead end: the route cannot be completed from here."_s);
    QVERIFY(m_page->status().autoFillBackground());
    QTest::keyClick(&view(), Qt::Key_H);
    QTRY_VERIFY(session().hint());
    // English plurals are translations.
    QVERIFY(announced.last().startsWith(u"Take back 1 steps. The wrong turn was to row "_s));
    QTest::keyClick(&view(), Qt::Key_Backspace);
    QVERIFY(announced.last().startsWith(u"Back at row "_s));
    QVERIFY(!m_page->status().autoFillBackground());
    QTest::keyClick(&view(), Qt::Key_H);
    QTRY_VERIFY(session().hint());
    QVERIFY(announced.last().startsWith(u"Go to row "_s)
        || announced.last().startsWith(u"Take the warp to row "_s));
    QTest::keyClick(&view(), Qt::Key_L);
    QVERIFY(announced.last().startsWith(u"You can go "_s));
    QTest::keyClick(&view(), Qt::Key_Home);
    QCOMPARE(announced.last(), startText(route().puzzle()));
    QCOMPARE(session().card().hints, 0);
}

/// In one gesture whose events skip cells in straight lines.
void TestPlayPage::theMousePlaysToTheEnd()
{
    const std::vector<std::uint8_t> cells = solution();
    QTest::mousePress(&view(), Qt::LeftButton, {}, middle(cells.front()));
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const bool isCorner
            = i + 1 == cells.size() || cells[i + 1] - cells[i] != cells[i] - cells[i - 1];
        if (isCorner)
            QTest::mouseMove(&view(), middle(cells[i]));
    }
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle(cells.back()));
    QVERIFY(session().isFinished());
    QVERIFY(std::ranges::equal(route().path(), cells));
}

void TestPlayPage::theMouseGoesBack()
{
    const std::vector<std::uint8_t> cells = solution();
    for (const std::size_t i : {1U, 2U, 3U, 4U})
        QTest::mouseClick(&view(), Qt::LeftButton, {}, middle(cells[i]));
    QCOMPARE(head(), int{cells[4]});
    QTest::mousePress(&view(), Qt::LeftButton, {}, middle(cells[4]));
    QTest::mouseMove(&view(), middle(cells[3]));
    QCOMPARE(head(), int{cells[3]});
    QTest::mouseMove(&view(), middle(cells[4]));
    QCOMPARE(head(), int{cells[4]});
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle(cells[4]));
    QTest::mouseMove(&view(), middle(cells[3])); // without a button
    QCOMPARE(head(), int{cells[4]});
    QTest::mouseClick(&view(), Qt::LeftButton, {}, middle(cells[1]));
    QCOMPARE(head(), int{cells[1]});
    QCOMPARE(session().card().stepsBack, 4);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, QPoint(1, 1)); // beside the board
    QTest::mouseClick(&view(), Qt::RightButton, {}, middle(cells[2]));
    QCOMPARE(head(), int{cells[1]});
}

void TestPlayPage::theOutputPinIsRefusedOnce()
{
    const std::vector<std::uint8_t> cells = solution();
    const sculpted::CellBits beside = route().puzzle().graph.beside(cells.back());
    std::size_t next = 1;
    while ((beside & sculpted::bitOf(head())) == 0)
        session().go(cells[next++]);
    QVERIFY(next + 1 < cells.size());
    announced.clear();
    QTest::mousePress(&view(), Qt::LeftButton, {}, middle(head()));
    for (int i = 0; i < 5; ++i)
        QTest::mouseMove(&view(), middle(cells.back()) + QPoint(i, 0));
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle(cells.back()));
    QCOMPARE(announced, QStringList{u"The output pin must be the last cell."_s});
    QCOMPARE(route().path().size(), next);
}

/// Ctrl+Z in the puzzle is not that of the document.
void TestPlayPage::keysComeBeforeTheWindows()
{
    std::unique_ptr<MainWindow> window = boardWindow(plainSet(70));
    QVERIFY(window);
    window->boardChoice().setGenerator(*generatorOf(u"sculpted"_s));
    window->boardChoice().setSeed(u"1"_s);
    QTRY_VERIFY(window->preview().isUpToDate());
    auto *panel = qobject_cast<SculptedPanel *>(window->sideTabs().panel());
    window->sideTabs().setCurrentWidget(panel);
    panel->setCurrentWidget(&panel->play());
    window->activateWindow();
    panel->play().setFocus();
    QVERIFY(panel->play().view().hasFocus());
    setWeighting(window->document(), {window->document().set().objectives.first().id}, 7);
    PlaySession &session = panel->play().session();
    session.go(session.route()->puzzle().solution.at(1));
    QTest::keyClick(&panel->play().view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.route()->path().size(), std::size_t{1});
    QCOMPARE(window->document().undoStack().index(), 1);
    // The window's own keys work as ever.
    QTest::keyClick(&panel->play().view(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(window->boardChoice().seed(), u"2"_s);
    closeBoardWindow(std::move(window));
}

void TestPlayPage::buttonsDoTheSame()
{
    showMechanic(Mechanic::Warps);
    const auto &page = *m_page;
    QVERIFY(!page.button(PlayPage::TakeBack).isEnabled());
    QVERIFY(!page.button(PlayPage::StartOver).isEnabled());
    const std::vector<std::uint8_t> cells = solution();
    for (std::size_t i = 1; i < cells.size(); ++i) {
        QCOMPARE(page.button(PlayPage::Warp).isEnabled(), route().warpEnd() >= 0);
        if (keyTo(cells[i]) == Qt::Key_W) {
            page.button(PlayPage::Warp).click();
            break;
        }
        session().go(cells[i]);
    }
    const int end = head();
    QCOMPARE(session().status().left(8), u"Warp to "_s);
    page.button(PlayPage::TakeBack).click();
    QVERIFY(head() != end);
    page.button(PlayPage::Hint).click();
    QTRY_VERIFY(session().hint());
    page.button(PlayPage::StartOver).click();
    QCOMPARE(route().path().size(), std::size_t{1});
    // A click on a button leaves the keys to the board.
    QTest::mouseClick(&page.button(PlayPage::Hint), Qt::LeftButton);
    QVERIFY(view().hasFocus());
    for (const PlayPage::Verb verb : {PlayPage::TakeBack, PlayPage::Warp, PlayPage::Hint,
             PlayPage::Solve, PlayPage::StartOver}) {
        QVERIFY(!page.button(verb).shortcut().isEmpty());
        QVERIFY(!page.button(verb).toolTip().isEmpty());
    }
}

void TestPlayPage::theSolutionIsShown()
{
    show(0, u"1"_s);
    announced.clear();
    m_page->button(PlayPage::Solve).click();
    QTRY_VERIFY(session().isFinished());
    QCOMPARE(announced, QStringList{u"This is the solution."_s});
    QVERIFY(m_page->result().result()->isShown);
    QVERIFY(!m_page->button(PlayPage::Solve).isEnabled());
}

void TestPlayPage::theResultIsCopied()
{
    QVERIFY(!m_page->result().isVisible());
    playByKeys();
    QVERIFY(m_page->result().isVisible());
    m_page->result().textButton().click();
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.startsWith(u"Easy, level 1\nSolved by hand\n"_s));
    QCOMPARE(m_page->status().text(), u"The result was copied as text."_s);
    m_page->result().pictureButton().click();
    const QImage picture = QApplication::clipboard()->image();
    QVERIFY(picture.width() >= 800 && picture.height() > picture.width());
    QVERIFY(hasColour(picture, picture.rect(), puzzleColours::output));
    QVERIFY(hasColour(
        picture, picture.rect().adjusted(0, picture.height() - 150, 0, 0), puzzleColours::text));
    m_page->button(PlayPage::StartOver).click();
    QVERIFY(!m_page->result().isVisible());
}

void TestPlayPage::theClockStandsWhileThePageIsHidden()
{
    session().go(solution().at(1));
    m_now += 3s;
    m_page->hide();
    m_now += 1h;
    m_page->show();
    m_now += 2s;
    QCOMPARE(session().elapsed(), 5000ms);
    QTRY_VERIFY(std::ranges::any_of(m_page->findChildren<QLabel *>(),
        [](const QLabel *label) { return label->text() == u"0:05"_s; }));
}

BOARDWRIGHT_UNIT(TestPlayPage, QApplication)

#include "tst_play_page.moc"
