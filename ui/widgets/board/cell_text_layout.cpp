// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/cell_text_layout.h"

#include <QFontMetricsF>
#include <QTextLayout>

#include <algorithm>
#include <utility>

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

/// The largest size from `smallest` to `largest` at which all texts fit; `smallest` if none does.
template <typename AllFit>
int largestFitting(int smallest, int largest, const AllFit &allFit)
{
    int points = smallest;
    for (int above = largest; points < above;) {
        const int middle = (points + above + 1) / 2;
        if (allFit(middle))
            points = middle;
        else
            above = middle - 1;
    }
    return points;
}

QFont fontOf(const QFont &base, int points)
{
    QFont font = base;
    font.setPointSize(points);
    return font;
}

} // namespace

template <typename Answer>
void TextFitting::Memory<Answer>::begin()
{
    before = std::exchange(now, {});
}

template <typename Answer>
template <typename Ask>
Answer TextFitting::Memory<Answer>::answer(const Question &question, const Ask &ask)
{
    if (const auto known = now.constFind(question); known != now.cend())
        return *known;
    const auto old = before.constFind(question);
    Answer answer = old != before.cend() ? *old : ask();
    now.insert(question, answer);
    return answer;
}

void TextFitting::beginBoard(const QFont &base)
{
    if (m_base != base) {
        m_base = base;
        m_fits = {};
        m_lines = {};
    }
    m_fits.begin();
    m_lines.begin();
}

QFont TextFitting::commonFont(
    std::span<const QString> texts, std::span<const QSizeF> areas, int smallest, int largest)
{
    Q_ASSERT(texts.size() == areas.size());
    const auto allFit = [&](int points) {
        const QFontMetricsF metrics(fontOf(m_base, points));
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const Question question{.text = texts[i], .area = areas[i], .points = points};
            if (!m_fits.answer(question, [&] { return fitsWhole(texts[i], metrics, areas[i]); }))
                return false;
        }
        return true;
    };
    return fontOf(m_base, largestFitting(smallest, largest, allFit));
}

FittedText TextFitting::fitText(const QString &text, const QFont &font, const QSizeF &area)
{
    const Question question{
        .text = text, .area = area, .points = font.pointSize(), .stretch = font.stretch()};
    return m_lines.answer(question, [&] { return boardwright::fitText(text, font, area); });
}

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

} // namespace boardwright
