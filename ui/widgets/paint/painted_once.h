// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <array>
#include <cstdint>
#include <functional>

class QPainter;

namespace boardwright {

/// What looks alike in many cells.
enum class LookKind : std::uint8_t { Chip, ZoneBoxes, ShareBar, Wave, CheckBox, BoardCell };

/// All that a look follows from, but for its size.
struct Look {
    LookKind kind{};
    std::array<qint64, 4> numbers{}; ///< colours, states: what they are is up to the kind
    QFont font{};
    QString text{};
    QRectF place{}; ///< in the picture, where that is not all of it

    friend bool operator==(const Look &, const Look &) = default;
};

/// What looks alike in every cell of a table or board is painted once, in the resolution of the
/// device that `painter` paints on, and copied from then on. Looks that were not asked for lately
/// are forgotten. GUI thread.
QPixmap paintedOnce(const QPainter &painter, const Look &look, const QSize &size,
    const std::function<void(QPainter &)> &paint);

} // namespace boardwright
