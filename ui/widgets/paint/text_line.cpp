// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/text_line.h"

#include <QCache>
#include <QFont>
#include <QFontMetrics>
#include <QHash>
#include <QPainter>
#include <QRect>
#include <QRectF>
#include <QStaticText>
#include <QTransform>
#include <QtMath>

#include <limits>

namespace boardwright {

namespace {

/// Some screens full of cells.
constexpr qsizetype mostLines = 4'000;

struct LineKey {
    QString text;
    QFont font;
    int width = 0; ///< available width
    Qt::TextElideMode elide{};

    friend bool operator==(const LineKey &, const LineKey &) = default;
};

size_t qHash(const LineKey &key, size_t seed = 0)
{
    return qHashMulti(seed, key.text, key.width, static_cast<int>(key.elide));
}

QStaticText laidOut(const QString &line, const QFont &font)
{
    QStaticText text(line);
    text.setTextFormat(Qt::PlainText);
    text.prepare(QTransform(), font);
    return text;
}

QStaticText laidOut(const LineKey &key)
{
    QString line = key.text;
    line.replace(u'\n', u' ').replace(QChar::LineSeparator, u' ');
    // Most texts fit. Shaping is the slow part, and measuring first would shape twice.
    const QStaticText whole = laidOut(line, key.font);
    if (whole.size().width() <= key.width)
        return whole;
    return laidOut(QFontMetrics(key.font).elidedText(line, key.elide, key.width), key.font);
}

QStaticText lineFor(const LineKey &key)
{
    static QCache<LineKey, QStaticText> lines(mostLines); // used by the GUI thread only
    if (const QStaticText *known = lines.object(key))
        return *known;
    auto *made = new QStaticText(laidOut(key));
    lines.insert(key, made); // takes ownership
    return *made;
}

} // namespace

void paintTextLine(QPainter &painter, const QRect &rect, Qt::Alignment alignment,
    const QString &text, Qt::TextElideMode elide)
{
    if (text.isEmpty() || rect.isEmpty())
        return;
    const QStaticText &line
        = lineFor({.text = text, .font = painter.font(), .width = rect.width(), .elide = elide});
    const int height = painter.fontMetrics().height();
    const int room = rect.width() - qCeil(line.size().width());
    const int left = alignment.testFlag(Qt::AlignRight) ? room
        : alignment.testFlag(Qt::AlignHCenter)          ? room / 2
                                                        : 0;
    painter.drawStaticText(
        QPoint(rect.left() + left, rect.top() + (rect.height() - height) / 2), line);
}

void paintCentred(QPainter &painter, const QRectF &rect, const QString &text)
{
    if (text.isEmpty())
        return;
    const QStaticText line = lineFor({.text = text,
        .font = painter.font(),
        .width = std::numeric_limits<int>::max(),
        .elide = Qt::ElideNone});
    const QSizeF room = rect.size() - QSizeF(line.size().width(), painter.fontMetrics().height());
    painter.drawStaticText(rect.topLeft() + QPointF(room.width(), room.height()) / 2, line);
}

} // namespace boardwright
