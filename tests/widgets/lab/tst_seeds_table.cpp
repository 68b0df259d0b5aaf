// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The table of found seeds, sorted by its columns.

#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/lab/contact_sheet.h"
#include "ui/widgets/lab/contact_sheet_page.h"
#include "ui/widgets/lab/curation_button.h"
#include "ui/widgets/lab/seeds_export.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/seeds_table.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSeedsTable final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isSortedByAColumn();
    static void theBestAreSelected();
};

namespace {

/// The values by which a column is sorted, from top to bottom.
QList<int> orderIn(const SeedsTable &table, int column)
{
    QList<int> numbers;
    for (int row = 0; row < table.model()->rowCount(); ++row)
        numbers << table.model()->index(row, column).data(SeedTableModel::OrderRole).toInt();
    return numbers;
}

void clickHeader(SeedsTable &table, int column)
{
    QHeaderView &header = *table.horizontalHeader();
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {},
        {header.sectionViewportPosition(column) + header.sectionSize(column) / 2,
            header.height() / 2});
}

} // namespace

void TestSeedsTable::isSortedByAColumn()
{
    const GoalSet set = fightingSet(14);
    const Generator &generator = *generators().front();
    const RowId goal = set.objectives[30].id;
    JobPool pool(1, nullptr);
    Preview preview;
    SeedFinder finder(pool, preview);
    SeedTableModel model(finder);
    const QAbstractItemModelTester tester(&model);
    QWidget window;
    window.resize(600, 400);
    SeedsTable table(model, &window);
    table.setGeometry(window.rect());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    preview.request(set, generator, generator.settingsFor(set), u"1"_s);
    QTRY_VERIFY(preview.isUpToDate());
    QVERIFY(finder.start({GoalCriterion{.goal = goal}}, {.first = 1, .last = 400}).empty());
    QTRY_COMPARE(finder.state(), SeedFinder::State::Done);
    QVERIFY(model.rowCount() > 20);

    const QList<int> bySeed = orderIn(table, SeedTableModel::SeedColumn);
    QVERIFY(std::ranges::is_sorted(bySeed));
    constexpr int relaxations = SeedTableModel::RelaxationsColumn;
    QVERIFY(!std::ranges::is_sorted(orderIn(table, relaxations)));
    clickHeader(table, relaxations);
    QVERIFY(std::ranges::is_sorted(orderIn(table, relaxations)));
    clickHeader(table, relaxations);
    QVERIFY(std::ranges::is_sorted(orderIn(table, relaxations), std::greater()));
    QVERIFY(orderIn(table, relaxations).first() > 0);

    // The chosen seed is the one shown in that row.
    const QSignalSpy chosen(&table, &SeedsTable::seedChosen);
    table.setCurrentIndex(table.model()->index(3, 0));
    QCOMPARE(chosen.last().first().toString(),
        QString::number(orderIn(table, SeedTableModel::SeedColumn).at(3)));
    QCOMPARE(table.selectedSeeds().size(), 1);
    QCOMPARE(model.seed(table.selectedSeeds().first()), chosen.last().first().toString());

    // Cells sort as numbers: 3 comes before 12.
    constexpr int places = SeedTableModel::FirstNumberColumn;
    clickHeader(table, places);
    const QList<int> cells = orderIn(table, places);
    QVERIFY(std::ranges::is_sorted(cells));
    QVERIFY(cells.first() < 9 && cells.last() > 9);

    // A third click restores the order of seeds.
    clickHeader(table, places);
    clickHeader(table, places);
    QCOMPARE(orderIn(table, SeedTableModel::SeedColumn), bySeed);
}

/// In the real panel: the button, its choices, the rows, what is copied and exported, the sheet.
void TestSeedsTable::theBestAreSelected()
{
    auto owned = boardWindow(fightingSet(14));
    QVERIFY(owned);
    MainWindow &window = *owned;
    SeedsPanel &panel = window.seedsPanel();
    window.toolStrip().open(&panel);
    QVERIFY(!panel.curation().isEnabled());
    panel.form().setSeeds({.first = 1, .last = 200});
    panel.search();
    QTRY_COMPARE(panel.finder().state(), SeedFinder::State::Done);
    QCOMPARE(panel.model().rowCount(), 200);

    panel.curation().click();
    QVERIFY(panel.curation().chooseButton().isVisible());
    const Info &info = window.boardChoice().generator().info();
    const auto isOffered = [&](const Gate &gate) {
        return gate.isOfMeasure() && gate.isOffered(window.document().set());
    };
    const auto offered = static_cast<int>(std::ranges::count_if(info.gates, isOffered));
    QVERIFY(offered < std::ssize(info.gates) - 1); // none of placement rules
    QCOMPARE(panel.curation().criterion().count(), 1 + 2 * offered);
    panel.curation().criterion().setCurrentIndex(2); // the most relaxations
    panel.curation().count().setValue(5);
    panel.curation().chooseButton().click();
    QTRY_COMPARE(panel.table().selectedSeeds().size(), 5);
    QVERIFY(!panel.curation().chooseButton().isVisible());
    QVERIFY(panel.summary().startsWith(u"5 selected"_s));
    const auto relaxations = [&](int row) {
        return panel.model()
            .index(row, SeedTableModel::RelaxationsColumn)
            .data(SeedTableModel::OrderRole)
            .toInt();
    };
    const QList<int> selected = panel.table().selectedSeeds();
    int fewest = relaxations(selected.first());
    for (const int row : selected)
        fewest = std::min(fewest, relaxations(row));
    for (int row = 0; row < panel.model().rowCount(); ++row)
        QVERIFY(selected.contains(row) || relaxations(row) <= fewest);

    const auto file
        = QJsonDocument::fromJson(seedsFile(SeedsFormat::Json, panel.finder(), selected).content());
    QCOMPARE(file["found"_L1].toArray().size(), 5);
    panel.showPage(SeedsPanel::Page::Sheet);
    QTRY_VERIFY(panel.sheetPage().boards().isComplete());
    for (std::size_t i = 0; i < 5; ++i)
        QVERIFY(
            selected.contains(panel.model().rowOf(panel.sheetPage().sheet().tiles()[i].seed())));
    closeBoardWindow(std::move(owned));
}

BOARDWRIGHT_UNIT(TestSeedsTable, QApplication)
#include "tst_seeds_table.moc"
