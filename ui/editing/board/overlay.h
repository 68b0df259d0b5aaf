// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QList>
#include <QString>

#include <optional>

namespace boardwright {

/// The source of an overlay's numbers.
enum class OverlayKind : std::uint8_t {
    Board, ///< a Site measure of the current board
    Mean, ///< the mean of a summed measure over many boards; for classes, the most frequent class
    Share, ///< the share of many boards on which a measure is not 0
    Goal, ///< where the chosen goal appears on many boards
    Category, ///< where goals of the chosen category appear on many boards
};

/// A choice of what colours the cells.
struct Overlay {
    OverlayKind kind = OverlayKind::Board;
    const Measure *measure = nullptr; ///< for Board, Mean and Share; otherwise null

    bool isOfSeeds() const { return kind != OverlayKind::Board; }

    friend bool operator==(const Overlay &, const Overlay &) = default;
};

/// All overlays for boards of this generator, those of the current board first. They refer to
/// `info`, which must outlive them.
QList<Overlay> overlaysOf(const Info &info);

/// Those of them that have numbers on this board, or may have on boards of its set: of goals or
/// categories, if the set has any; of rows of a table, if it has rows; of any other measure, if
/// there is a number on the board. On a board that is not complete nothing is measured.
QList<Overlay> overlaysOf(const PreviewResult &board);

/// The key under which an overlay is remembered.
QString keyOf(const Overlay &overlay);
/// std::nullopt if the generator has no overlay with that key.
std::optional<Overlay> overlayOf(const Info &info, const QString &key);

QString overlayTitle(const Overlay &overlay);
QString overlayHelp(const Overlay &overlay);

} // namespace boardwright
