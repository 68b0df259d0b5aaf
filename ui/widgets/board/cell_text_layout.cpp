// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_text_layout.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>

namespace boardwright {

namespace {

bool breaksWord(const QString &text, const QFontMetricsF &metrics, qreal width)
{
    const auto words = QStringView(text).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::any_of(words,
        [&](QStringView word) { return metrics.horizontalAdvance(word.toString()) > width; });
}

bool fitsWhole(const QString &text, const QFontMetricsF &metrics, const QSizeF &area)
{
    if (breaksWord(text, metrics, area.width()))
        return false;
    const QRectF bounds = metrics.boundingRect(
        QRectF(QPointF(), QSizeF(area.width(), 1)), Qt::TextWordWrap | Qt::AlignHCenter, text);
    return bounds.height() <= area.height() && bounds.width() <= area.width() + 1;
}

} // namespace

FittedText fitText(const QString &text, const QFont &font, const QSizeF &area)
{
    const QFontMetricsF metrics(font);
    const auto mostLines = std::max(1, static_cast<int>(area.height() / metrics.lineSpacing()));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(text, font);
    layout.setTextOption(option);

    FittedText fitted;
    fitted.broken = breaksWord(text, metrics, area.width());
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(area.width());
        const int start = line.textStart();
        const bool isLast = fitted.lines.size() + 1 == mostLines;
        if (isLast && start + line.textLength() < text.size()) {
            fitted.lines << metrics.elidedText(text.sliced(start), Qt::ElideRight, area.width());
            fitted.elided = true;
            break;
        }
        fitted.lines << text.sliced(start, line.textLength()).trimmed();
    }
    layout.endLayout();
    return fitted;
}

QFont commonFont(std::span<const QString> texts, std::span<const QSizeF> areas, const QFont &base,
    int smallest, int largest)
{
    Q_ASSERT(texts.size() == areas.size());
    const auto fontOf = [&](int points) {
        QFont font = base;
        font.setPointSize(points);
        return font;
    };
    const auto allFit = [&](int points) {
        const QFontMetricsF metrics(fontOf(points));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!fitsWhole(texts[i], metrics, areas[i]))
                return false;
        }
        return true;
    };
    int points = smallest;
    for (int above = largest; points < above;) {
        const int middle = (points + above + 1) / 2;
        if (allFit(middle))
            points = middle;
        else
            above = middle - 1;
    }
    return fontOf(points);
}

} // namespace boardwright
