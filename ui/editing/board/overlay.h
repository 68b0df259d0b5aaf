// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QList>
#include <QString>

#include <optional>

namespace boardwright {

/// What the numbers of an overlay are taken of.
enum class OverlayKind : std::uint8_t {
    Board, ///< a Site measure, of the board in sight
    Mean, ///< one that is summed, over many boards; of classes the most frequent
    Share, ///< of many boards, those where its amount is not 0
    Goal, ///< where the chosen goal lands, on many boards
    Category, ///< where the goals of the chosen category do
};

/// A choice of what colours the cells.
struct Overlay {
    OverlayKind kind = OverlayKind::Board;
    const Measure *measure = nullptr; ///< of Board, Mean and Share; null for the others

    bool isOfSeeds() const { return kind != OverlayKind::Board; }

    friend bool operator==(const Overlay &, const Overlay &) = default;
};

/// All that can be chosen for boards of this generator, those of the board in sight first. They
/// refer to `info`, which must outlive them.
QList<Overlay> overlaysOf(const Info &info);

/// What an overlay is remembered by.
QString keyOf(const Overlay &overlay);
/// Nothing: the generator has none of that key.
std::optional<Overlay> overlayOf(const Info &info, const QString &key);

QString overlayTitle(const Overlay &overlay);
QString overlayHelp(const Overlay &overlay);

} // namespace boardwright
