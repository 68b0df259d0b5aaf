// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Selections in fewer ranges are the same cells, counted one by one.

#include "tests/support/split_mix.h"
#include "ui/widgets/support/frozen_table_view.h"
#include "ui/widgets/support/selection_ranges.h"

#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTest>

#include <map>
#include <set>

using namespace boardwright;

namespace {

using Cell = std::pair<int, int>;

/// How often each cell is in a range.
std::map<Cell, int> cellsOf(const QItemSelection &selection)
{
    std::map<Cell, int> cells;
    for (const QItemSelectionRange &range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            for (int column = range.left(); column <= range.right(); ++column)
                ++cells[{row, column}];
        }
    }
    return cells;
}

QItemSelectionRange rangeOf(
    const QAbstractItemModel &model, int top, int bottom, int left, int right)
{
    return {model.index(top, left), model.index(bottom, right)};
}

} // namespace

class TestSelectionRanges final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void theSameCells();
    static void piecesBecomeOne();
    static void sortedTablesKeepFewRanges();
};

void TestSelectionRanges::theSameCells()
{
    const QStandardItemModel model(12, 8);
    SplitMix random(5);
    int fewer = 0;
    for (int round = 0; round < 500; ++round) {
        // Whole blocks, some of them cut to pieces, none over another.
        QItemSelection selection;
        std::map<Cell, int> taken;
        for (int i = 0; i < 6; ++i) {
            const int top = random.below(12);
            const int left = random.below(8);
            const QItemSelection block{
                rangeOf(model, top, random.between(top, 11), left, random.between(left, 7))};
            const auto cells = cellsOf(block);
            if (std::ranges::any_of(
                    cells, [&](const auto &entry) { return taken.contains(entry.first); }))
                continue;
            taken.insert(cells.begin(), cells.end());
            if (random.below(2) == 0) {
                selection += block;
                continue;
            }
            for (const auto &[cell, count] : cells)
                selection.insert(random.below(static_cast<int>(selection.size()) + 1),
                    rangeOf(model, cell.first, cell.first, cell.second, cell.second));
        }
        const QItemSelection merged = mergedRanges(selection);
        QVERIFY(cellsOf(merged) == taken); // each once
        QVERIFY(merged.size() <= selection.size());
        fewer += merged.size() < selection.size() ? 1 : 0;
    }
    QVERIFY(fewer > 300);
    QVERIFY(mergedRanges({}).isEmpty());
}

void TestSelectionRanges::piecesBecomeOne()
{
    const QStandardItemModel model(50, 10);
    QItemSelection selection;
    for (int row = 49; row >= 0; --row) {
        for (int column = 0; column < 10; ++column)
            selection.append(rangeOf(model, row, row, column, column));
    }
    const QItemSelection merged = mergedRanges(selection);
    QCOMPARE(merged.size(), 1);
    QCOMPARE(merged.front(), rangeOf(model, 0, 49, 0, 9));
}

void TestSelectionRanges::sortedTablesKeepFewRanges()
{
    constexpr int rows = 2000;
    QStandardItemModel model(rows, 3);
    SplitMix random(1);
    for (int row = 0; row < rows; ++row)
        model.setData(model.index(row, 0), random.below(1'000'000));
    QSortFilterProxyModel sorted;
    sorted.setSourceModel(&model);
    FrozenTableView view;
    view.setModel(&sorted);
    view.selectAll();
    const QSignalSpy told(view.selectionModel(), &QItemSelectionModel::selectionChanged);
    sorted.sort(0);
    QCOMPARE(view.selectionModel()->selection().size(), 1);
    QCOMPARE(cellsOf(view.selectionModel()->selection()).size(), std::size_t{3 * rows});
    QCOMPARE(told.size(), 0);

    // What is selected here and there stays so.
    view.clearSelection();
    for (int row = 0; row < rows; row += 2)
        view.selectionModel()->select(
            sorted.index(row, 1), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const auto idsOf = [&] {
        std::set<int> ids;
        for (const QModelIndex &index : view.selectionModel()->selectedRows())
            ids.insert(sorted.mapToSource(index).row());
        return ids;
    };
    const std::set<int> before = idsOf();
    QCOMPARE(before.size(), std::size_t{rows / 2});
    sorted.sort(0, Qt::DescendingOrder);
    sorted.sort(-1);
    QVERIFY(idsOf() == before);
}

QTEST_MAIN(TestSelectionRanges)
#include "tst_selection_ranges.moc"
