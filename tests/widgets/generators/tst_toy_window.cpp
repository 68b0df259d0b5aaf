// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The toy generator (tests/toy) in the editor, which knows nothing about it. It is in the combo
// box; its parameters, form, table and fields beside each goal can be edited; its graph and inner
// boards are drawn; its numbers colour cells and fill columns.

#include "core/formats/native.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/lab/statistics_cells.h"
#include "ui/editing/lab/statistics_columns.h"
#include "ui/text/made_words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/generator_box.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/overlay_bar.h"
#include "ui/widgets/board/parameter_bar.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/fields/field_editor.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/sections/section_form.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAbstractProxyModel>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestToyWindow final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { m_window.reset(); }

    void itIsInTheComboBox();
    void itsParametersHaveEditors();
    void itsGraphAndItsBoardsAreDrawn();
    void itsNumbersAreShown();
    void itsTableAndFormAreEdited();
    void itsFieldStandsBesideEachGoal();
    void whatWasEditedIsInTheFile();
    void itsStepsAndReasonsAreTold();
    void itsFactsAndItsOverlayOfARow();
    void itsGatesRejectBoards();
    void itsPagesAndItsToolStandWithIt();
    void boardsOfManyShapesInEveryPanel();

private:
    void waitForBoard()
    {
        QTRY_VERIFY(m_window->preview().isUpToDate());
        QTRY_COMPARE(m_window->boardPanel().view().result(), m_window->preview().result());
    }

    const BoardScene &scene() const { return m_window->boardPanel().view().scene(); }

    /// The model behind the table of goals, unsorted.
    ObjectivesModel *goals() const
    {
        const auto *table = m_window->sideTabs().objectives().findChild<QTableView *>();
        const auto *filter = qobject_cast<QAbstractProxyModel *>(table->model());
        return qobject_cast<ObjectivesModel *>(filter->sourceModel());
    }

    /// The table of the generator's panel with this title.
    SectionTable *table(const QString &title) const
    {
        const auto tables = m_window->sideTabs().panel()->findChildren<SectionTable *>();
        const auto found = std::ranges::find_if(
            tables, [&](SectionTable *one) { return one->model().title() == title; });
        return found == tables.end() ? nullptr : *found;
    }

    static void choose(QComboBox *box, const QString &text)
    {
        QVERIFY(box != nullptr);
        const int item = box->findText(text);
        QVERIFY2(item >= 0, qPrintable(text));
        box->setCurrentIndex(item);
        Q_EMIT box->activated(item);
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestToyWindow::init()
{
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    const auto file = readNative(writeNative(toySet()));
    QVERIFY(file.has_value());
    m_window->openUntitled(*file);
    m_window->boardChoice().setSeed(u"party"_s);
    choose(m_window->findChild<GeneratorBox *>(), u"Toy"_s);
    waitForBoard();
}

void TestToyWindow::itIsInTheComboBox()
{
    QCOMPARE(m_window->boardChoice().generator().info().key, "toy"_L1);
    const auto *box = m_window->findChild<GeneratorBox *>();
    QCOMPARE(box->itemText(0), u"Constrained"_s);
    QCOMPARE(box->itemText(1), u"Sculpted"_s);
    QCOMPARE(box->itemText(2), u"Toy"_s);

    // For a set without the toy's data, the box offers to add it.
    m_window->openUntitled(*readNative(R"({"objectives": [{"goal": "A"}]})"));
    waitForBoard();
    QVERIFY(box->findText(u"Add Toy…"_s) >= 0);
}

void TestToyWindow::itsParametersHaveEditors()
{
    const ParameterBar &bar = m_window->boardPanel().parameterBar();
    QVERIFY(bar.editor(2) == nullptr); // the toll applies only to a ring
    QCOMPARE(scene().shape->links.size(), std::size_t{2});
    choose(bar.editor(0)->findChild<QComboBox *>(), u"In a ring"_s);
    waitForBoard();
    QVERIFY(bar.editor(2) != nullptr);
    QCOMPARE(scene().shape->links.size(), std::size_t{3});
}

void TestToyWindow::itsGraphAndItsBoardsAreDrawn()
{
    QCOMPARE(scene().cells.size(), std::size_t{3});
    QCOMPARE(scene().cells[0].text, u"Room 1"_s);
    QVERIFY(!scene().cells[0].hasPart);
    QVERIFY(scene().cells[1].hasPart);
    QVERIFY(scene().cells[2].hasPart);
    BoardView &view = m_window->boardPanel().view();
    QTest::mouseDClick(&view, Qt::LeftButton, {}, view.cellRect(SiteIndex{1}).center().toPoint());
    QTRY_COMPARE(scene().cells.size(), std::size_t{4});
    const Result &whole = m_window->preview().result()->board;
    for (std::size_t cell = 0; cell < 4; ++cell) {
        const RowId what = whole.parts[0].result->at[cell].what;
        QCOMPARE(scene().cells[cell].text, m_window->document().objective(what)->goal);
    }
}

void TestToyWindow::itsNumbersAreShown()
{
    m_window->boardChoice().setOverlay(u"toy_guests"_s);
    waitForBoard();
    QVERIFY(scene().cells[0].numberText.isEmpty());
    QCOMPARE(scene().cells[1].numberText, u"4"_s);
    QCOMPARE(scene().lines.size(), std::size_t{1});
    bool isToldOfTheBoard = false;
    for (const QLabel *label : m_window->boardPanel().findChildren<QLabel *>())
        isToldOfTheBoard |= label->isVisible() && label->text().contains(u"Joins"_s);
    QVERIFY(isToldOfTheBoard);

    // A column shows for each goal whether it is on the board.
    ObjectivesModel *model = goals();
    const int column = model->columnCount() - 1;
    QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), u"Used"_s);
    int used = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        used += model->index(row, column).data().toInt();
    QCOMPARE(used, 8);
}

void TestToyWindow::itsTableAndFormAreEdited()
{
    QWidget *panel = m_window->sideTabs().panel();
    QVERIFY(panel != nullptr);
    auto *rooms = table(u"Rooms"_s);
    QCOMPARE(rooms->model().rowCount(), 4);
    const QModelIndex name = rooms->model().index(0, 0);
    QCOMPARE(name.data().toString(), u"Room 1"_s);
    QVERIFY(rooms->model().setData(name, u"Hall"_s));
    waitForBoard();
    QCOMPARE(scene().cells[0].text, u"Hall"_s);
    rooms->view().addRow();
    QCOMPARE(m_window->document().set().tables[toy::rooms.key].size(), 5);

    auto *form = panel->findChild<SectionForm *>();
    QVERIFY(form != nullptr);
    auto *motto = form->findChild<QLineEdit *>();
    QCOMPARE(motto->text(), u"The more the merrier"_s);
    motto->setFocus();
    motto->selectAll();
    QTest::keyClicks(motto, u"Quiet"_s);
    QTest::keyClick(motto, Qt::Key_Return);
    QCOMPARE(textOf(m_window->document().set().once[toy::world.key], toy::motto), u"Quiet"_s);

    m_window->document().undoStack().setIndex(0);
    QCOMPARE(writeNative(m_window->document().set()), writeNative(toySet()));
}

void TestToyWindow::itsFieldStandsBesideEachGoal()
{
    ObjectivesModel *model = goals();
    int column = objectiveColumns;
    while (column < model->columnCount() && model->fieldOf(column) == nullptr)
        ++column;
    QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), u"Merry"_s);
    QCOMPARE(model->index(0, column).data(Qt::EditRole).toDouble(), 4);
    QVERIFY(model->setData(model->index(1, column), 7.5));
    QVERIFY(!model->setData(model->index(1, column), 99.0));
    const Objective &goal = m_window->document().set().objectives.at(1);
    QCOMPARE(numberOf(goal.extension[toy::goals.key], toy::merry), 7.5);
}

void TestToyWindow::whatWasEditedIsInTheFile()
{
    ObjectivesModel *model = goals();
    int column = objectiveColumns;
    while (column < model->columnCount() && model->fieldOf(column) == nullptr)
        ++column;
    QVERIFY(model->setData(model->index(1, column), 7.5));
    table(u"Rooms"_s)->view().addRow();
    const auto file = readNative(writeNative(m_window->document().set()));
    QVERIFY(file.has_value());
    QCOMPARE(file->set.tables[toy::rooms.key].size(), 5);
    QCOMPARE(numberOf(file->set.objectives[1].extension[toy::goals.key], toy::merry), 7.5);
}

/// Its trace has parts but no funnels; its measures give no reasons.
void TestToyWindow::itsStepsAndReasonsAreTold()
{
    BoardPanel &panel = m_window->boardPanel();
    BoardView &view = panel.view();
    BoardTabs &tabs = panel.tabs();
    tabs.strip().open(&tabs.stepsPage());
    QTRY_VERIFY(tabs.trace().result());
    const auto told = tabs.trace().result();
    QVERIFY(agrees(told->trace, view.result()->board));
    StepsPlayer &player = tabs.player();
    QVERIFY(player.count() > 15);
    for (int step = 0; step < player.count(); ++step) {
        player.goTo(step);
        const Replayed state = replay(told->trace, told->of->board, static_cast<std::size_t>(step));
        const SiteIndex part = player.place().part;
        QCOMPARE(view.part(), part);
        const Replayed::Board &shown = part == SiteIndex::none
            ? state.board
            : state.parts[static_cast<std::size_t>(part) - 1];
        QVERIFY(std::ranges::equal(scene().cells, shown.at, {}, &SceneCell::what, &Placed::what));
        QCOMPARE(scene().shape->links.size(), shown.links.size());
    }
    player.goTo(player.count());
    QVERIFY(!view.isReplaying());

    tabs.strip().open(&tabs.whyPage());
    const auto said
        = [this](QLatin1StringView name) { return m_window->findChild<QLabel *>(name)->text(); };
    view.openPart(SiteIndex::none);
    view.setCurrentSite(SiteIndex{0});
    QVERIFY(said("whyCellTitle"_L1).contains(u"Room 1"_s));
    view.openPart(SiteIndex{1});
    view.setCurrentSite(SiteIndex{3});
    QVERIFY(said("whyCellTitle"_L1).contains(scene().cells[3].text));
    QVERIFY(said("whyCell"_L1).contains(u"inner board"_s));

    tabs.strip().open(&tabs.metricsPage());
    QCOMPARE(tabs.metricsPage().model()->index(0, 0).data().toString(), u"Joins"_s);
    QCOMPARE(tabs.metricsPage().model()->index(0, 1).data().toString(), u"2"_s);
}

/// What stands on a cell has facts of its own; an overlay may be about the chosen row of a table.
void TestToyWindow::itsFactsAndItsOverlayOfARow()
{
    QVERIFY(m_window->document().set().tables[toy::rooms.key].size() > 1);
    QVERIFY(scene().cells[1].tooltip.contains(u"Light: yes"_s));
    QVERIFY(scene().cells[1].tooltip.contains(u"Guests here: 4"_s));
    QVERIFY(scene().cells[1].tooltip.contains(u"Mood: Merry mood"_s));
    QVERIFY(!scene().cells[0].tooltip.contains(u"Guests here"_s));
    QVERIFY(scene().cells[0].tooltip.contains(u"Mood: Quiet mood"_s));
    QVERIFY(!scene().cells[1].tooltip.contains(u"inspected"_s));

    BoardView &view = m_window->boardPanel().view();
    m_window->boardChoice().setOverlay(u"toy_distance"_s);
    m_window->boardPanel().showGoal(m_window->document().set().objectives.first().id);
    QVERIFY(view.overlay().cells.empty());
    QVERIFY(view.overlay().about.contains(u"Rooms"_s));
    const RowId last = view.result()->board.at[2].what;
    m_window->boardPanel().showGoal(last);
    QCOMPARE(view.overlay().cells.size(), std::size_t{3});
    QCOMPARE(view.overlay().cells[0].number, 2);
    QCOMPARE(view.overlay().cells[1].number, 1);
    QCOMPARE(view.overlay().cells[2].number, 0);
    QCOMPARE(view.overlay().about, scene().cells[2].text);
}

void TestToyWindow::itsGatesRejectBoards()
{
    waitForBoard();
    QVERIFY(m_window->preview().result()->board.derivedSeed.isEmpty());
    SectionTable *gates = table(u"Gates"_s);
    QVERIFY(gates != nullptr);
    gates->view().addRow();
    FieldTableModel &model = gates->model();
    const auto cell = [&](int column) { return model.index(0, column); };
    QVERIFY(model.setData(cell(GateChosen), u"toy_wild"_s));
    const double merriment = m_window->preview().result()->measured.values[1].front();
    QVERIFY(model.setData(cell(GateMost), merriment - 0.5));
    waitForBoard();
    const PreviewResult &judged = *m_window->preview().result();
    QVERIFY(!judged.board.derivedSeed.isEmpty());
    QVERIFY(judged.measured.values[1].front() < merriment);
    QVERIFY(howMade({}, judged.board, {}, false).contains(judged.board.derivedSeed));

    QVERIFY(model.setData(cell(GateMost), -1.0));
    waitForBoard();
    QVERIFY(m_window->preview().result()->failure);
    m_window->document().undoStack().setIndex(0);
    waitForBoard();
    QVERIFY(m_window->preview().result()->board.derivedSeed.isEmpty());
}

void TestToyWindow::itsPagesAndItsToolStandWithIt()
{
    BoardTabs &tabs = m_window->boardPanel().tabs();
    const auto offered = [&] {
        QStringList texts;
        for (const QAction *action : tabs.actions()) {
            if (action->isVisible() && action->isEnabled())
                texts << action->text().remove(u'&') + u' ' + action->shortcut().toString();
        }
        return texts.sliced(3); // after those that all generators have
    };
    QCOMPARE(offered(), (QStringList{u"Party Ctrl+4"_s, u"Guests Ctrl+5"_s}));
    tabs.showLine(LineIndex{1});
    const auto shown = [&] {
        QStringList texts;
        for (const QLabel *label : tabs.findChildren<QLabel *>(u"toyText"_s)) {
            if (label->isVisible())
                texts << label->text();
        }
        return texts;
    };
    QTRY_COMPARE(shown(), QStringList{u"Row 2 of the party."_s});
    const auto party = std::ranges::find(tabs.actions(), u"&Party"_s, &QAction::text);
    QVERIFY(party != tabs.actions().end());
    (*party)->trigger();
    QTRY_VERIFY(shown().contains(u"The party is at 3 sites."_s));
    QVERIFY(m_window->labPanel().tools().count() > 0);
    QVERIFY(!m_window->findChildren<QLabel *>(u"toyTool"_s).empty());

    m_window->boardChoice().setGenerator(*generators().front());
    waitForBoard();
    QVERIFY(offered().isEmpty());
    QTRY_VERIFY(m_window->findChildren<QLabel *>(u"toyTool"_s).empty());
}

/// Where the seed decides how many rooms there are, whatever was chosen, pinned, counted or found
/// belongs to a board of another shape than the next one.
void TestToyWindow::boardsOfManyShapesInEveryPanel()
{
    BoardPanel &panel = m_window->boardPanel();
    BoardView &view = panel.view();
    BoardTabs &tabs = panel.tabs();
    choose(panel.parameterBar().editor(0)->findChild<QComboBox *>(), u"As the seed says"_s);
    waitForBoard();
    panel.pinAction()->trigger();
    m_window->toolStrip().open(&m_window->seedsPanel());
    m_window->seedsPanel().showPage(SeedsPanel::Page::Sheet);
    QTRY_VERIFY(m_window->statistics().isUpToDate() && m_window->statistics().result());
    QTRY_VERIFY(m_window->statistics().result()->isComplete());
    QVERIFY(!m_window->statistics().result()->tally.study->hasOneShape);

    const std::array<QWidget *, 3> pages{&tabs.stepsPage(), &tabs.whyPage(), &tabs.metricsPage()};
    const QList<Overlay> overlays = overlaysOf(m_window->boardChoice().generator().info());
    QVERIFY(overlays.size() > 4);
    std::set<std::size_t> sizes;
    for (int seed = 1; seed <= 24; ++seed) {
        m_window->boardChoice().setOverlay(keyOf(overlays[seed % overlays.size()]));
        m_window->boardChoice().setSeed(QString::number(seed));
        waitForBoard();
        const Result &board = view.result()->board;
        sizes.insert(board.at.size());
        for (const Overlay &overlay : overlays) {
            m_window->boardChoice().setOverlay(keyOf(overlay));
            const OverlayNumbers &numbers = view.overlay();
            QVERIFY(numbers.cells.empty() || numbers.cells.size() == board.at.size());
            QVERIFY(numbers.lines.empty() || numbers.lines.size() == board.shape->lines.size());
        }
        tabs.strip().open(pages.at(static_cast<std::size_t>(seed) % pages.size()));
        view.setCurrentSite(static_cast<SiteIndex>(board.at.size() - 1));
        if (seed % 4 == 0) {
            QTRY_VERIFY(tabs.trace().result());
            tabs.player().goTo(tabs.player().count() / 2);
        }
        QVERIFY(!m_window->grab().isNull());
    }
    QCOMPARE(sizes, (std::set<std::size_t>{2, 3, 4}));
    if (view.isReplaying())
        tabs.player().goTo(tabs.player().count());
    QTRY_VERIFY(m_window->seedsPanel().sheetPage().boards().isComplete());

    // An edit, and what it did to the boards of many seeds.
    QVERIFY(m_window->document().set().objectives.size() > 3);
    ObjectivesModel *model = goals();
    int column = objectiveColumns;
    while (column < model->columnCount() && model->fieldOf(column) == nullptr)
        ++column;
    QVERIFY(model->setData(model->index(1, column), 9.5));
    waitForBoard();
    QTRY_VERIFY(m_window->receipt().isUpToDate());

    // Rows of the statistics are groups of places, and none that no board has.
    m_window->toolStrip().open(&m_window->statisticsPanel());
    QTRY_VERIFY(m_window->statistics().result()->isComplete());
    const auto namesOf = [this](Scope scope) {
        QStringList names;
        for (const StatisticsItem &item : statisticsItems(*m_window->statistics().result(), scope))
            names << statisticsName(*m_window->statistics().result(), item);
        return names;
    };
    QCOMPARE(namesOf(Scope::Line), (QStringList{u"Rows"_s, u"Sets"_s}));
    QCOMPARE(namesOf(Scope::Site),
        (QStringList{u"Progress 0 % to 10 %"_s, u"Progress 30 % to 40 %"_s,
            u"Progress 50 % to 60 %"_s, u"Progress 60 % to 70 %"_s, u"Progress 90 % to 100 %"_s}));

    // No board is known not to have what only some shapes have.
    m_window->toolStrip().open(&m_window->seedsPanel());
    m_window->seedsPanel().showPage(SeedsPanel::Page::List);
    const RowId goal = m_window->document().set().objectives.first().id;
    QVERIFY(m_window->seedsPanel()
            .finder()
            .start({LineCriterion{.goal = goal, .line = {LineKind::Row, 2}}},
                {.first = 1, .last = 400})
            .empty());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestToyWindow, QApplication)
#include "tst_toy_window.moc"
