// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables and charts of the statistics, compared with boards made and counted one by one.

#include "tests/support/editing/statistics_recount.h"
#include "tests/support/generators/plot_generator.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/lab/statistics_cells.h"
#include "ui/editing/lab/statistics_chart.h"
#include "ui/editing/lab/statistics_order.h"
#include "ui/editing/studies/statistics_summary.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/tab_separated.h"

#include <QAbstractItemModelTester>
#include <QCollator>
#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace boardwright;
using namespace Qt::StringLiterals;

using Column = StatisticsColumn::Kind;

static constexpr std::array allScopes{
    Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board};

class TestStatisticsTableModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void goalsAreRecounted();
    void measuresAreRecounted();
    void boardsAreRecounted();
    void sumsUp();
    void disabledGoalsAreNotListed();
    void namesAreThoseOfTheSetAndTheBoard();
    void growingKeepsRowsAndSelection();
    void anEditKeepsRowsAnotherSetDoesNot();
    void sortsByNumbers_data();
    void sortsByNumbers();
    void nothingComesLast();
    void outdatedIsPale();
    void anyGeneratorHasTables();
    void spreadsheetsTakeNumbers();
    void histogramOfTheBoardIsRecounted();
    void histogramOfGoalsHoldsEveryGoal();
    void barsOfItemsAreTheColumn();
    void nothingIsEmpty();

private:
    static constexpr int boards = 200;

    double expectedMeasure(const StatisticsColumn &column, std::size_t item) const
    {
        if (column.kind != Column::Average && column.kind != Column::NotZero
            && column.kind != Column::Class && column.kind != Column::ClassShare)
            return -1;
        const Plain &plain = m_recount->of(m_all->tally.study->measures[column.measure].key)[item];
        switch (column.kind) {
        case Column::Average:
            return plain.sum / plain.boards;
        case Column::NotZero:
            return static_cast<double>(plain.notZero) / boards;
        case Column::Class:
            return mostOf(plain).first;
        case Column::ClassShare:
            return static_cast<double>(mostOf(plain).second) / boards;
        default:
            return -1;
        }
    }

    GoalSet m_set;
    std::shared_ptr<const StatisticsResult> m_some;
    std::shared_ptr<const StatisticsResult> m_all;
    std::unique_ptr<Recount> m_recount;
};

void TestStatisticsTableModel::initTestCase()
{
    m_set = goldenSet();
    m_set.boardLimits = {{u"fishing"_s, 8}, {u"racing"_s, 12}};
    m_set.lineLimits = {{u"river"_s, 20}, {u"harbour"_s, 20}, {u"village"_s, 20}};
    m_some = counted(m_set, 50);
    m_all = counted(m_set, boards);
    m_recount = std::make_unique<Recount>(*m_all, boards);
    // Without enough relaxations the test would prove nothing about them.
    QVERIFY2(m_recount->relaxedBoards > boards / 20 && m_recount->relaxedBoards < boards,
        qPrintable(QString::number(m_recount->relaxedBoards)));
    QVERIFY(m_recount->relaxations > m_recount->relaxedBoards);
}

void TestStatisticsTableModel::goalsAreRecounted()
{
    StatisticsTableModel model(Scope::Row);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.showResult(m_all);
    QVERIFY(model.rowCount() > 40);
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto at = static_cast<std::size_t>(rowOf(m_set, model.item(row).id));
        const double stands = m_recount->stands[at];
        QCOMPARE(model.index(row, 1).data(Qt::EditRole).toDouble(), 100 * stands / boards);
        QCOMPARE(model.index(row, 1).data(BarRole).toDouble(), stands / boards);
        QVERIFY(model.index(row, 1).data(BarMarkRole).isValid());
        const auto copies = model.number(row, 3);
        QCOMPARE(copies.has_value(), stands > 0);
        if (copies)
            QCOMPARE(*copies, m_recount->cells[at] / stands);
    }
}

void TestStatisticsTableModel::measuresAreRecounted()
{
    int compared = 0;
    for (const Scope scope : {Scope::Row, Scope::Limit, Scope::Line, Scope::Site}) {
        StatisticsTableModel model(scope);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.showResult(m_all);
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const double expected
                    = expectedMeasure(model.column(column), model.item(row).index);
                if (expected < 0)
                    continue;
                const double found = model.number(row, column).value_or(0);
                QVERIFY2(std::abs(found - expected) < 1e-9,
                    qPrintable(u"scope %1, row %2, column %3: %4, not %5"_s.arg(int(scope))
                            .arg(row)
                            .arg(column)
                            .arg(found)
                            .arg(expected)));
                ++compared;
            }
        }
    }
    QVERIFY2(compared > 200, qPrintable(QString::number(compared)));
}

void TestStatisticsTableModel::boardsAreRecounted()
{
    StatisticsTableModel model(Scope::Board);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.showResult(m_all);
    QCOMPARE(model.columnCount(), 4);
    const Plain &relaxations = m_recount->numbers[0][0];
    QCOMPARE(*model.number(0, 1), relaxations.sum / boards);
    const double mean = relaxations.sum / boards;
    QVERIFY(std::abs(*model.number(0, 2) - std::sqrt(relaxations.squares / boards - mean * mean))
        < 1e-9);
    QCOMPARE(*model.number(0, 3), static_cast<double>(relaxations.notZero) / boards);

    const int overlap = model.rowOf({.kind = StatisticsItem::Kind::Overlap});
    double shared = 0;
    for (const int number : m_recount->overlaps)
        shared += number;
    QCOMPARE(m_recount->overlaps.size(), boards);
    QCOMPARE(*model.number(overlap, 1), shared / boards);

    const int pool = model.rowOf({.kind = StatisticsItem::Kind::Counter, .index = 0});
    QCOMPARE(*model.number(pool, 1), static_cast<double>(m_recount->pool) / boards);
    QVERIFY(!model.number(pool, 2));
    const int attempts = model.rowOf({.kind = StatisticsItem::Kind::Counter, .index = 6});
    QCOMPARE(*model.number(attempts, 1), static_cast<double>(m_recount->attempts) / boards);
    QCOMPARE(model.index(attempts, 0).data().toString(), u"Attempts"_s);
}

void TestStatisticsTableModel::sumsUp()
{
    const QString all = statisticsSummary(*m_all);
    QVERIFY2(all.startsWith(u"200 boards"_s) || all.startsWith(u"200 board"_s), qPrintable(all));
    QVERIFY(all.contains(u"seeds 1 to 200"_s));
    QVERIFY2(
        all.contains(u"%1 % relaxed"_s.arg(std::round(100.0 * m_recount->relaxedBoards / boards))),
        qPrintable(all));
    QVERIFY2(
        all.contains(QString::number(static_cast<double>(m_recount->relaxations) / boards, 'f', 2)),
        qPrintable(all));
    QVERIFY(statisticsSummary(*m_some).startsWith(u"50 of 200 board"_s));
}

void TestStatisticsTableModel::disabledGoalsAreNotListed()
{
    GoalSet set = plainSet(30);
    set.objectives[4].disabled = true;
    StatisticsTableModel model(Scope::Row);
    model.showResult(counted(set, 20));
    QCOMPARE(model.rowCount(), 29);
    QCOMPARE(model.rowOf({.id = set.objectives[4].id}), -1);
    QCOMPARE(model.rowOf({.id = set.objectives[5].id}), 4);
    QCOMPARE(model.name(4), u"goal 6"_s);
    // Row numbers are those of the file.
    QCOMPARE(model.headerData(3, Qt::Vertical, Qt::DisplayRole).toInt(), 4);
    QCOMPARE(model.headerData(4, Qt::Vertical, Qt::DisplayRole).toInt(), 6);
}

void TestStatisticsTableModel::namesAreThoseOfTheSetAndTheBoard()
{
    StatisticsTableModel limits(Scope::Limit);
    limits.showResult(m_all);
    const auto &named = m_all->tally.study->limits;
    QCOMPARE(limits.rowCount(), static_cast<int>(named.size()));
    for (int row = 0; row < limits.rowCount(); ++row) {
        const NamedLimit &limit = named[static_cast<std::size_t>(row)];
        QCOMPARE(limits.name(row), limit.name);
        QCOMPARE(limits.index(row, 2).data(Qt::EditRole).toInt(), limit.cap);
        QVERIFY(!limits.index(row, 1).data().toString().isEmpty());
        const auto use = limits.number(row, 3);
        if (use && limit.cap > 0)
            QCOMPARE(limits.index(row, 3).data(BarRole).toDouble(), *use / limit.cap);
    }
    QCOMPARE(limits.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), u"Use"_s);

    StatisticsTableModel lines(Scope::Line);
    lines.showResult(m_all);
    QCOMPARE(lines.rowCount(), static_cast<int>(m_all->subject->shape()->lines.size()));
    QCOMPARE(lines.name(0), u"Row 1"_s);
    StatisticsTableModel cells(Scope::Site);
    cells.showResult(m_all);
    QCOMPARE(cells.rowCount(), static_cast<int>(m_all->subject->shape()->sites.size()));
    const int columns = m_all->subject->shape()->columns;
    QCOMPARE(cells.name(columns), u"Cell %1 (row 2, column 1)"_s.arg(columns + 1));
}

void TestStatisticsTableModel::growingKeepsRowsAndSelection()
{
    for (const Scope scope : allScopes) {
        StatisticsTableModel model(scope);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        StatisticsOrder order(model);
        const QAbstractItemModelTester orderTester(
            &order, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.showResult(m_some);
        order.sort(1, Qt::DescendingOrder);
        QItemSelectionModel selection(&order);
        const QModelIndex second = order.index(1, 1);
        const StatisticsItem item = order.item(second);
        selection.select(second, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        const QString before = second.data().toString();
        QStringList names;
        for (int row = 0; row < order.rowCount(); ++row)
            names << order.index(row, 0).data().toString();

        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy laidOut(&order, &QAbstractItemModel::layoutChanged);
        const QSignalSpy changed(&order, &QAbstractItemModel::dataChanged);
        model.showResult(m_all);
        QCOMPARE(reset.count(), 0);
        QCOMPARE(laidOut.count(), 0);
        QCOMPARE(changed.count(), 1);
        for (int row = 0; row < order.rowCount(); ++row)
            QCOMPARE(order.index(row, 0).data().toString(), names[row]);
        QCOMPARE(selection.selectedRows().size(), 1);
        QCOMPARE(selection.selectedRows()[0].row(), 1);

        order.sortAgain();
        QCOMPARE(selection.selectedRows().size(), 1);
        QVERIFY(order.item(selection.selectedRows()[0]).isSame(item));
    }
}

void TestStatisticsTableModel::anEditKeepsRowsAnotherSetDoesNot()
{
    StatisticsTableModel model(Scope::Row);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.showResult(m_some);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    GoalSet edited = m_set;
    edited.objectives[0].goal = u"Reworded"_s;
    edited.objectives[1].weighting = 3;
    model.showResult(counted(edited, 50));
    QCOMPARE(reset.count(), 0);
    QCOMPARE(model.name(model.rowOf({.id = edited.objectives[0].id})), u"Reworded"_s);
    const int rows = model.rowCount();
    edited.objectives.removeFirst();
    model.showResult(counted(edited, 50));
    QCOMPARE(reset.count(), 1);
    QCOMPARE(model.rowCount(), rows - 1);
    model.showResult(counted(plotSet(5, 2), 20, plotGenerator()));
    QCOMPARE(reset.count(), 2);
}

void TestStatisticsTableModel::sortsByNumbers_data()
{
    QTest::addColumn<int>("scope");
    QTest::addColumn<bool>("isDescending");
    for (const Scope scope : allScopes) {
        for (const bool isDescending : {false, true})
            QTest::addRow("scope %d, descending %d", int(scope), int(isDescending))
                << int(scope) << isDescending;
    }
}

/// Columns sort by their numbers, not by the shown text: "9 %" comes before "10 %".
void TestStatisticsTableModel::sortsByNumbers()
{
    QFETCH(const int, scope);
    QFETCH(const bool, isDescending);
    StatisticsTableModel model(static_cast<Scope>(scope));
    model.showResult(m_all);
    StatisticsOrder order(model);
    for (int column = 0; column < model.columnCount(); ++column) {
        if (isWords(model.column(column)))
            continue;
        order.sort(column, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder);
        QList<double> sorted;
        for (int row = 0; row < order.rowCount(); ++row) {
            const QVariant value = order.index(row, column).data(Qt::EditRole);
            if (value.isValid())
                sorted << value.toDouble();
            else // empty cells come last
                QVERIFY(row == order.rowCount() - 1
                    || !order.index(row + 1, column).data(Qt::EditRole).isValid());
        }
        QVERIFY(isDescending ? std::ranges::is_sorted(sorted, std::greater())
                             : std::ranges::is_sorted(sorted));
    }
}

void TestStatisticsTableModel::nothingComesLast()
{
    GoalSet set = plainSet(40);
    set.objectives[7].forcedPositions = {99}; // never fits, so it has no copies
    StatisticsTableModel model(Scope::Row);
    model.showResult(counted(set, 30));
    const int row = model.rowOf({.id = set.objectives[7].id});
    QVERIFY(!model.number(row, 3));
    StatisticsOrder order(model);
    for (const Qt::SortOrder direction : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        order.sort(3, direction);
        QCOMPARE(order.index(order.rowCount() - 1, 0).data().toString(), u"goal 8"_s);
    }
    order.sort(0, Qt::AscendingOrder);
    QStringList names;
    for (int i = 0; i < order.rowCount(); ++i)
        names << order.index(i, 0).data().toString();
    QStringList numbered;
    for (int goal = 1; goal <= 40; ++goal)
        numbered << u"goal %1"_s.arg(goal);
    QCOMPARE(names, numbered); // as people count, not by the characters
}

void TestStatisticsTableModel::outdatedIsPale()
{
    StatisticsTableModel model(Scope::Row);
    model.showResult(m_some);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QVERIFY(!model.index(0, 1).data(StandsBackRole).toBool());
    model.setOutdated(true);
    QCOMPARE(changed.count(), 1);
    QVERIFY(model.index(0, 1).data(StandsBackRole).toBool());
    model.showResult(m_all);
    QVERIFY(!model.index(0, 1).data(StandsBackRole).toBool());
}

/// The model knows no generator: the columns come from the declared measures.
void TestStatisticsTableModel::anyGeneratorHasTables()
{
    const auto result = counted(plotSet(5, 3), 30, plotGenerator());
    const auto titles = [&](Scope scope) {
        StatisticsTableModel model(scope);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.showResult(result);
        QStringList texts;
        for (int column = 0; column < model.columnCount(); ++column)
            texts << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return u"%1 x "_s.arg(model.rowCount()) + texts.join(u' ');
    };
    QCOMPARE(titles(Scope::Row), u"5 x Goal Appears Copies Times On boards"_s);
    QCOMPARE(titles(Scope::Limit), u"0 x Limit Kind At most"_s);
    QCOMPARE(titles(Scope::Line), u"1 x Line Span On boards"_s);
    QCOMPARE(titles(Scope::Site), u"3 x Cell Place On boards Soil On boards"_s);
    StatisticsTableModel sites(Scope::Site);
    sites.showResult(result);
    QCOMPARE(*sites.number(2, 1), 10.0); // five times the row's number
    QVERIFY(!sites.number(0, 3)); // no board has a soil there
    QCOMPARE(sites.name(2), u"Cell 3"_s);
}

void TestStatisticsTableModel::spreadsheetsTakeNumbers()
{
    StatisticsTableModel model(Scope::Row);
    model.showResult(m_all);
    const QStringList cells = cellsOfTabSeparated(tabSeparated(model, {3}))->first();
    QCOMPARE(cells.size(), model.columnCount());
    QCOMPARE(cells[0], model.name(3));
    QCOMPARE(cells[1].toDouble(), 100 * *model.number(3, 1));
}

void TestStatisticsTableModel::histogramOfTheBoardIsRecounted()
{
    StatisticsTableModel model(Scope::Board);
    model.showResult(m_all);
    const ChartData relaxations = statisticsChart(model, 0, 0);
    const Plain &plain = m_recount->numbers[0][0];
    double all = 0;
    for (const ChartBar &bar : relaxations.bars) {
        const auto times = plain.times.find(static_cast<int>(std::lround(bar.middle)));
        QCOMPARE(bar.height, times == plain.times.end() ? 0 : 100.0 * times->second / boards);
        all += bar.height;
    }
    QVERIFY(std::abs(all - 100) < 1e-9);
    QCOMPARE(*relaxations.mean, plain.sum / boards);
    QCOMPARE(relaxations.title, u"Relaxations"_s);

    const ChartData overlap
        = statisticsChart(model, model.rowOf({.kind = StatisticsItem::Kind::Overlap}), 1);
    const auto [least, most] = std::ranges::minmax(m_recount->overlaps);
    QCOMPARE(overlap.bars.front().middle, static_cast<double>(least));
    QCOMPARE(overlap.bars.back().middle, static_cast<double>(most));
    for (const ChartBar &bar : overlap.bars)
        QCOMPARE(bar.height,
            100.0 * static_cast<double>(m_recount->overlaps.count(qRound(bar.middle))) / boards);
    const ChartData effort
        = statisticsChart(model, model.rowOf({.kind = StatisticsItem::Kind::Counter}), 1);
    QVERIFY(effort.bars.empty()); // only its sum is known
}

void TestStatisticsTableModel::histogramOfGoalsHoldsEveryGoal()
{
    StatisticsTableModel model(Scope::Row);
    model.showResult(m_all);
    const int chosen = 7;
    const ChartData chart = statisticsChart(model, chosen, 0);
    QVERIFY(chart.bars.size() > 2);
    int goals = 0;
    int chosenBars = 0;
    for (const ChartBar &bar : chart.bars) {
        const double from = bar.middle - chart.barWidth / 2;
        int inside = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const double share = 100 * *model.number(row, 1);
            inside += share > from - 1e-6 && share < from + chart.barWidth - 1e-6 ? 1 : 0;
        }
        QCOMPARE(bar.height, static_cast<double>(inside));
        goals += inside;
        if (!bar.isChosen)
            continue;
        ++chosenBars;
        const double share = 100 * *model.number(chosen, 1);
        QVERIFY(share > from - 1e-6 && share < from + chart.barWidth);
    }
    QCOMPARE(goals, model.rowCount());
    QCOMPARE(chosenBars, 1);
    QVERIFY(chart.summary.contains(chart.title));
}

void TestStatisticsTableModel::barsOfItemsAreTheColumn()
{
    for (const Scope scope : {Scope::Limit, Scope::Line, Scope::Site}) {
        StatisticsTableModel model(scope);
        model.showResult(m_all);
        const int last = model.columnCount() - 1;
        const ChartData chart = statisticsChart(model, 1, last);
        QCOMPARE(static_cast<int>(chart.bars.size()), model.rowCount());
        QCOMPARE(chart.keys, model.headerData(0, Qt::Horizontal, Qt::DisplayRole).toString());
        QVERIFY(chart.hasNames());
        QVERIFY(!chart.title.isEmpty() && !chart.heights.isEmpty());
        for (int row = 0; row < model.rowCount(); ++row) {
            const ChartBar &bar = chart.bars[static_cast<std::size_t>(row)];
            QCOMPARE(bar.middle, model.headerData(row, Qt::Vertical, Qt::DisplayRole).toDouble());
            QCOMPARE(bar.height, 100 * *model.number(row, last));
            QVERIFY(bar.text.startsWith(model.name(row)));
            QVERIFY(!bar.name.isEmpty() && model.name(row).contains(bar.name));
            QCOMPARE(bar.isChosen, row == 1);
        }
    }
}

void TestStatisticsTableModel::nothingIsEmpty()
{
    StatisticsTableModel model(Scope::Row);
    const QAbstractItemModelTester tester(
        &model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(statisticsChart(model, -1, -1).bars.empty());
    model.showResult(m_all);
    QVERIFY(model.rowCount() > 0);
    model.showResult(nullptr);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 0);
}

BOARDWRIGHT_UNIT(TestStatisticsTableModel, QCoreApplication)
#include "tst_statistics_table_model.moc"
