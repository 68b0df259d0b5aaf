// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/painted_once.h"

#include <QCache>
#include <QHash>
#include <QPaintDevice>
#include <QPainter>

namespace boardwright {

namespace {

struct PaintedLook {
    Look look;
    QSize size;
    qreal scale = 1;

    friend bool operator==(const PaintedLook &, const PaintedLook &) = default;
};

size_t qHash(const PaintedLook &painted, size_t seed = 0)
{
    const auto &[first, second, third, fourth] = painted.look.numbers;
    return qHashMulti(seed, static_cast<int>(painted.look.kind), first, second, third, fourth,
        painted.look.text, painted.size.width(), painted.size.height());
}

} // namespace

QPixmap paintedOnce(const QPainter &painter, const Look &look, const QSize &size,
    const std::function<void(QPainter &)> &paint)
{
    constexpr qsizetype mostPixels = 4'000'000; // some screens full of cells
    static QCache<PaintedLook, QPixmap> pictures(mostPixels);
    const PaintedLook key{
        .look = look, .size = size, .scale = painter.device()->devicePixelRatio()};
    if (const QPixmap *kept = pictures.object(key))
        return *kept;
    QPixmap picture((QSizeF(size) * key.scale).toSize());
    picture.setDevicePixelRatio(key.scale);
    picture.fill(Qt::transparent);
    QPainter once(&picture);
    paint(once);
    once.end();
    pictures.insert(
        key, new QPixmap(picture), qsizetype{picture.width()} * picture.height()); // which owns it
    return picture;
}

} // namespace boardwright
