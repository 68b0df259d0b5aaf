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

/// Kinds of pictures that many cells share.
enum class LookKind : std::uint8_t { Chip, ZoneBoxes, ShareBar, Wave, CheckBox, BoardCell };

/// Everything that determines a picture, except its size.
struct Look {
    LookKind kind{};
    std::array<qint64, 4> numbers{}; ///< colours and states; the meaning depends on the kind
    QFont font{};
    QString text{};
    QRectF place{}; ///< area within the picture, if not all of it

    friend bool operator==(const Look &, const Look &) = default;
};

/// Returns a picture that many cells of a table or board share. It is painted once, in the
/// resolution of the painter's device, and then cached. Pictures not used for long are dropped. GUI
/// thread.
QPixmap paintedOnce(const QPainter &painter, const Look &look, const QSize &size,
    const std::function<void(QPainter &)> &paint);

} // namespace boardwright
