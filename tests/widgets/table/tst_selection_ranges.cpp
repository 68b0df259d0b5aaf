// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Merged selection ranges contain the same cells, counted one by one, and are painted as Qt does.

#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/widgets/table/frozen_table_view.h"
#include "ui/widgets/table/selected_cells.h"
#include "ui/widgets/table/selection_ranges.h"

#include <QApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTest>

#include <map>
#include <set>

using namespace boardwright;

namespace {

using Cell = std::pair<int, int>;

/// The number of ranges that contain each cell.
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
    static void cellsAreLookedUpRightly();
    static void paintedAsByTheBase();
};

void TestSelectionRanges::theSameCells()
{
    const QStandardItemModel model(12, 8);
    SplitMix random(5);
    int fewer = 0;
    for (int round = 0; round < 500; ++round) {
        // Non-overlapping blocks, some of them cut into single cells.
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
        QVERIFY(cellsOf(merged) == taken); // each cell once
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

    // A scattered selection is kept.
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

/// The precomputed cells agree with the selection model for each cell.
void TestSelectionRanges::cellsAreLookedUpRightly()
{
    QStandardItemModel model(30, 6);
    SplitMix random(21);
    for (int round = 0; round < 300; ++round) {
        QItemSelectionModel selection(&model);
        for (int i = random.below(8); i > 0; --i) {
            const int top = random.below(30);
            const int left = random.below(6);
            const QItemSelection block{
                rangeOf(model, top, random.between(top, 29), left, random.between(left, 5))};
            selection.select(block,
                random.chance(70)       ? QItemSelectionModel::Select
                    : random.chance(50) ? QItemSelectionModel::Deselect
                                        : QItemSelectionModel::Toggle);
        }
        const int first = random.below(30);
        const int last = random.between(first, 29);
        const SelectedCells cells(selection, first, last);
        for (int row = 0; row < 30; ++row) {
            const bool isAsked = row >= first && row <= last;
            QCOMPARE(cells.touches(row), isAsked && selection.rowIntersectsSelection(row));
            for (int column = 0; column < 6; ++column)
                QCOMPARE(cells.contains(row, column),
                    isAsked && selection.isSelected(model.index(row, column)));
        }
    }
    QVERIFY(!SelectedCells().contains(0, 0));
}

/// Compared pixel by pixel, with scattered selected cells, some of them disabled.
void TestSelectionRanges::paintedAsByTheBase()
{
    QStandardItemModel model(40, 5);
    SplitMix random(8);
    for (int row = 0; row < 40; ++row) {
        for (int column = 0; column < 5; ++column) {
            auto *item = new QStandardItem(QString::number(random.below(100'000)));
            item->setEnabled(random.chance(85));
            item->setSelectable(random.chance(85));
            model.setItem(row, column, item);
        }
    }
    QItemSelection chosen;
    for (int i = 0; i < 30; ++i) {
        const int row = random.below(40);
        chosen.select(model.index(row, random.below(3)), model.index(row, random.between(2, 4)));
    }
    const auto picture = [&](QTableView &view, bool alternating, int scrolled) {
        view.setShowGrid(false);
        view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        view.setAlternatingRowColors(alternating);
        view.setModel(&model);
        view.horizontalHeader()->setFixedHeight(20);
        view.verticalHeader()->setFixedWidth(40);
        view.resize(420, 300);
        view.selectionModel()->select(chosen, QItemSelectionModel::Select);
        view.verticalScrollBar()->setValue(scrolled);
        view.horizontalScrollBar()->setValue(scrolled);
        return view.viewport()->grab().toImage();
    };
    for (const bool alternating : {false, true}) {
        for (const int scrolled : {0, 37}) {
            QTableView base;
            FrozenTableView view;
            const QImage wanted = picture(base, alternating, scrolled);
            QVERIFY(wanted.width() > 300);
            QCOMPARE(picture(view, alternating, scrolled), wanted);
        }
    }
}

BOARDWRIGHT_UNIT(TestSelectionRanges, QApplication)
#include "tst_selection_ranges.moc"
