// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/funnel_strip.h"

#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QHelpEvent>
#include <QPainter>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int funnelPadding = 7; ///< pixels beside the words of a patch
constexpr int funnelGap = 18; ///< between patches: room for an arrow
constexpr int funnelLineGap = 4;
constexpr int funnelRadius = 4;
constexpr int usualFunnelWidth = 400;

QString arrow()
{
    return QStringLiteral("→");
}

} // namespace

FunnelStrip::FunnelStrip(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FunnelStrip::showFunnel(const InspectorText &text)
{
    m_patches.clear();
    for (const FunnelWord &word : text.funnel)
        m_patches.push_back({.word = word, .rect = {}, .isOutcome = false});
    if (!m_patches.empty())
        m_patches.push_back({.word = {.text = text.outcome, .inFull = text.outcomeInFull},
            .rect = {},
            .isOutcome = true});
    setAccessibleName(text.funnel.empty() ? QString() : text.funnelText());
    setVisible(!m_patches.empty());
    layOut(width(), m_patches);
    updateGeometry();
    update();
}

QFont FunnelStrip::fontOf(const Patch &patch) const
{
    QFont own = font();
    own.setBold(patch.word.tookMost || patch.isOutcome);
    return own;
}

int FunnelStrip::layOut(int width, std::vector<Patch> &patches) const
{
    const int height = fontMetrics().height() + funnelLineGap;
    int x = 0;
    int y = 0;
    for (Patch &patch : patches) {
        const int wanted
            = QFontMetrics(fontOf(patch)).horizontalAdvance(patch.word.text) + 2 * funnelPadding;
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += height + funnelLineGap;
        }
        // A continuation line begins with the arrow that leads to it.
        if (x == 0 && y > 0)
            x = funnelGap;
        patch.rect = QRect(x, y, std::min(wanted, std::max(width - x, 1)), height);
        x += wanted + funnelGap;
    }
    return patches.empty() ? 0 : y + height;
}

QSize FunnelStrip::sizeHint() const
{
    return {usualFunnelWidth, heightForWidth(usualFunnelWidth)};
}

QSize FunnelStrip::minimumSizeHint() const
{
    return {0, 0};
}

int FunnelStrip::heightForWidth(int width) const
{
    std::vector<Patch> patches = m_patches;
    return layOut(width, patches);
}

void FunnelStrip::paintPatch(QPainter &painter, const Patch &patch) const
{
    const CellColours colours(palette());
    painter.setFont(fontOf(patch));
    const QString shown = painter.fontMetrics().elidedText(
        patch.word.text, Qt::ElideRight, patch.rect.width() - funnelPadding);
    if (patch.isOutcome) {
        painter.setPen(colours.text());
        painter.drawText(patch.rect, Qt::AlignCenter, shown);
        return;
    }
    const QRectF rect = QRectF(patch.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor hue = patch.word.tookMost ? colours.warning() : colours.accent();
    const Tint bar = tint(colours.background(), colours.text(), hue);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.background());
    painter.drawRoundedRect(rect, funnelRadius, funnelRadius);
    painter.save();
    painter.setClipRect(
        QRectF(rect.left(), rect.top(), rect.width() * patch.word.share, rect.height()));
    painter.setBrush(bar.fill);
    painter.drawRoundedRect(rect, funnelRadius, funnelRadius);
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(patch.word.tookMost ? colours.warning() : colours.border(), 1));
    painter.drawRoundedRect(rect, funnelRadius, funnelRadius);
    painter.setPen(patch.word.tookNobody
            ? readableOn(bar.fill, colours.secondaryText(), colours.text())
            : colours.text());
    painter.drawText(patch.rect, Qt::AlignCenter, shown);
}

void FunnelStrip::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_patches.size(); ++i) {
        const QRect &rect = m_patches[i].rect;
        if (i > 0) {
            painter.setFont(font());
            painter.setPen(palette().color(QPalette::WindowText));
            painter.drawText(QRect(rect.left() - funnelGap, rect.top(), funnelGap, rect.height()),
                Qt::AlignCenter, arrow());
        }
        paintPatch(painter, m_patches[i]);
    }
}

bool FunnelStrip::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const auto found = std::ranges::find_if(
        m_patches, [&](const Patch &patch) { return patch.rect.contains(help->pos()); });
    if (found == m_patches.end() || found->word.inFull.isEmpty())
        hideTip();
    else
        showTip(*this, help->globalPos(),
            tr("%1: %2", "a filter, what it did").arg(found->word.text, found->word.inFull),
            found->rect);
    return true;
}

void FunnelStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut(width(), m_patches);
}

void FunnelStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        layOut(width(), m_patches);
        updateGeometry();
    }
    update();
}

} // namespace boardwright
