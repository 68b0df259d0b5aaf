// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/selection_ranges.h"

#include <QItemSelectionModel>
#include <QSignalBlocker>

#include <algorithm>
#include <tuple>
#include <vector>

namespace boardwright {

namespace {

constexpr qsizetype fewRanges = 16;
constexpr qsizetype mostMerged = 64; ///< more would be slow again

struct CellBlock {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};

/// Joins each block to the previous one if `join` allows it. Blocks are sorted.
template <typename Join>
void joinNeighbours(std::vector<CellBlock> &blocks, const Join &join)
{
    std::size_t last = 0;
    for (std::size_t i = 1; i < blocks.size(); ++i) {
        if (!join(blocks[last], blocks[i]))
            blocks[++last] = blocks[i];
    }
    if (!blocks.empty())
        blocks.resize(last + 1);
}

} // namespace

QItemSelection mergedRanges(const QItemSelection &selection)
{
    std::vector<CellBlock> blocks;
    blocks.reserve(static_cast<std::size_t>(selection.size()));
    for (const QItemSelectionRange &range : selection) {
        if (range.isValid())
            blocks.push_back({.top = range.top(),
                .bottom = range.bottom(),
                .left = range.left(),
                .right = range.right()});
    }
    std::ranges::sort(blocks, {}, [](const CellBlock &block) {
        return std::tuple(block.top, block.bottom, block.left, block.right);
    });
    joinNeighbours(blocks, [](CellBlock &block, const CellBlock &next) {
        if (next.top != block.top || next.bottom != block.bottom || next.left > block.right + 1)
            return false;
        block.right = std::max(block.right, next.right);
        return true;
    });
    std::ranges::sort(blocks, {}, [](const CellBlock &block) {
        return std::tuple(block.left, block.right, block.top, block.bottom);
    });
    joinNeighbours(blocks, [](CellBlock &block, const CellBlock &next) {
        if (next.left != block.left || next.right != block.right || next.top > block.bottom + 1)
            return false;
        block.bottom = std::max(block.bottom, next.bottom);
        return true;
    });
    QItemSelection merged;
    if (blocks.empty())
        return merged;
    const QAbstractItemModel *model = selection.constFirst().model();
    const QModelIndex parent = selection.constFirst().parent();
    for (const CellBlock &block : blocks)
        merged.append(QItemSelectionRange(model->index(block.top, block.left, parent),
            model->index(block.bottom, block.right, parent)));
    return merged;
}

void mergeSelection(QItemSelectionModel &model)
{
    const QItemSelection now = model.selection();
    if (now.size() <= fewRanges)
        return;
    const QItemSelection merged = mergedRanges(now);
    if (merged.size() > mostMerged || merged.size() > now.size() / 2)
        return;
    // In two steps, because replacing a selection compares each old range with each new one.
    const QSignalBlocker nothingChanges(model);
    model.clearSelection();
    model.select(merged, QItemSelectionModel::Select);
}

} // namespace boardwright
