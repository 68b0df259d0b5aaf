// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/support/painted_once.h"

#include <QPainter>
#include <QPixmapCache>

namespace boardwright {

QPixmap paintedOnce(const QPainter &painter, const QString &key, const QSize &size,
    const std::function<void(QPainter &)> &paint)
{
    const qreal scale = painter.device()->devicePixelRatio();
    const QString name
        = QStringLiteral("%1 %2x%3@%4").arg(key).arg(size.width()).arg(size.height()).arg(scale);
    QPixmap picture;
    if (QPixmapCache::find(name, &picture))
        return picture;
    picture = QPixmap((QSizeF(size) * scale).toSize());
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter once(&picture);
    paint(once);
    once.end();
    QPixmapCache::insert(name, picture);
    return picture;
}

} // namespace boardwright
