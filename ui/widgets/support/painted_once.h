// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QString>

#include <functional>

class QPainter;

namespace boardwright {

/// What looks alike in every cell of a table is painted once and copied from then on. `key` names
/// all that the look follows from but the size in pixels of the device that `painter` paints on.
QPixmap paintedOnce(const QPainter &painter, const QString &key, const QSize &size,
    const std::function<void(QPainter &)> &paint);

} // namespace boardwright
