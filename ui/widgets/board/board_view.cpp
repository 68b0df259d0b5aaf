// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_view.h"

#include "ui/text/words.h"
#include "ui/widgets/board/cell_colours.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <ranges>

namespace boardwright {

namespace {

constexpr int smallestPoints = 8;
constexpr int largestPoints = 15;
constexpr qreal gap = 3;
constexpr qreal longestCell = 1.5; ///< length of a cell to its breadth
constexpr qreal roomyLines
    = 4.5; ///< height, in lines of the smallest font, of a cell with a number
constexpr qreal radius = 4;

/// Where the board goes, centred at the top. A square board has square cells; on others a cell may
/// be up to half as long again one way, because goals need the room more than cells need the form.
QRectF boardArea(const Shape &shape, const QRectF &available)
{
    QSizeF cell(available.width() / shape.columns, available.height() / shape.rows);
    const qreal stretch = shape.rows == shape.columns ? 1 : longestCell;
    cell = {std::min(cell.width(), cell.height() * stretch),
        std::min(cell.height(), cell.width() * stretch)};
    const QSizeF size(cell.width() * shape.columns, cell.height() * shape.rows);
    return {QPointF(available.center().x() - size.width() / 2, available.top()), size};
}

qreal paddingOf(const QRectF &cell)
{
    return std::clamp<qreal>(cell.width() / 18, 1, 5);
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

qreal smallHeight(const QFont &font)
{
    QFont small = font;
    small.setPointSize(smallestPoints);
    return QFontMetricsF(small).height();
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
}

BoardView::~BoardView() = default;

QSize BoardView::sizeHint() const
{
    return {520, 520};
}

int BoardView::heightForWidth(int width) const
{
    if (!m_result)
        return width;
    constexpr int unbounded = 100'000;
    return qRound(boardArea(*m_result->board.shape, QRectF(0, 0, width, unbounded)).height());
}

QSize BoardView::minimumSizeHint() const
{
    return {240, 240};
}

void BoardView::showResult(std::shared_ptr<const PreviewResult> result)
{
    const auto before = std::exchange(m_result, std::move(result));
    const std::size_t sites = m_result ? m_result->board.at.size() : 0;
    if (static_cast<std::size_t>(std::max(0, static_cast<int>(m_current))) >= sites)
        m_current = SiteIndex::none;
    updateCells(before.get());
    if (before == nullptr || !m_result || before->board.shape->rows != m_result->board.shape->rows
        || before->board.shape->columns != m_result->board.shape->columns)
        updateGeometry();
    layOut();
    update();
}

void BoardView::updateCells(const PreviewResult *before)
{
    m_cells.clear();
    if (!m_result)
        return;
    // Another seed or size is another board: there "changed" would mean nothing.
    const bool comparable = before != nullptr && before->request.seed == m_result->request.seed
        && before->request.settings == m_result->request.settings
        && before->cells.size() == m_result->cells.size();
    for (std::size_t i = 0; i < m_result->cells.size(); ++i) {
        const CellText &text = m_result->cells[i];
        m_cells.push_back({.rect = {},
            .text = {},
            .badges = {},
            .tooltip = tr("%1. %2", "number of a cell, its goal").arg(i + 1).arg(text.goal),
            .changed = comparable && before->cells[i].goal != text.goal});
        if (!text.tooltip.isEmpty())
            m_cells.back().tooltip += u'\n' + text.tooltip;
    }
    for (const Finding &finding : m_result->board.findings) {
        if (finding.site == SiteIndex::none)
            continue;
        Cell &cell = m_cells[static_cast<std::size_t>(finding.site)];
        cell.tooltip += u'\n' + words(finding, m_result->request.set);
        if (const auto *category = std::get_if<QString>(finding.args.data()))
            cell.badges << *category;
    }
}

void BoardView::layOut()
{
    if (!m_result || m_cells.empty())
        return;
    const Shape &shape = *m_result->board.shape;
    const QRectF area = boardArea(shape, QRectF(rect()));
    const QSizeF unit(area.width() / shape.columns, area.height() / shape.rows);
    const qreal small = smallHeight(font());

    std::vector<QString> texts;
    std::vector<QSizeF> areas;
    for (std::size_t i = 0; i < m_cells.size(); ++i) {
        const QRectF &place = shape.sites[i].place;
        Cell &cell = m_cells[i];
        cell.rect
            = QRectF(area.left() + place.x() * unit.width(), area.top() + place.y() * unit.height(),
                place.width() * unit.width(), place.height() * unit.height())
                  .adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2);
        const qreal badge = cell.badges.isEmpty() ? 0 : small;
        texts.push_back(m_result->cells[i].goal);
        // Where a cell is roomy, its number gets a line of its own; else the goal needs that more.
        cell.numbered = cell.rect.height() >= roomyLines * small;
        const qreal number = cell.numbered ? small : 0;
        areas.emplace_back(std::max<qreal>(1, cell.rect.width() - 2 * paddingOf(cell.rect)),
            std::max<qreal>(1, cell.rect.height() - number - badge - paddingOf(cell.rect)));
    }
    m_font = commonFont(texts, areas, font(), smallestPoints, largestPoints);
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        m_cells[i].text = fitText(texts[i], m_font, areas[i]);
}

SiteIndex BoardView::siteAt(const QPointF &point) const
{
    const auto found = std::ranges::find_if(
        m_cells, [&](const Cell &cell) { return cell.rect.contains(point); });
    return found == m_cells.end() ? SiteIndex::none
                                  : SiteIndex{static_cast<int>(found - m_cells.begin())};
}

QRectF BoardView::cellRect(SiteIndex site) const
{
    return cell(site).rect;
}

RowId BoardView::objectiveAt(SiteIndex site) const
{
    return site == SiteIndex::none ? RowId::none
                                   : m_result->board.at[static_cast<std::size_t>(site)].what;
}

void BoardView::markObjective(RowId id)
{
    m_marked = id;
    update();
}

void BoardView::setCurrentSite(SiteIndex site)
{
    if (site == m_current || static_cast<int>(site) >= static_cast<int>(m_cells.size()))
        return;
    m_current = site;
    if (site != SiteIndex::none)
        setAccessibleDescription(cell(site).tooltip);
    update();
}

void BoardView::choose(SiteIndex site, bool activate)
{
    if (site == SiteIndex::none)
        return;
    setCurrentSite(site);
    if (activate)
        Q_EMIT siteActivated(site, objectiveAt(site));
    else
        Q_EMIT currentSiteChanged(site, objectiveAt(site));
}

void BoardView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < m_cells.size(); ++i)
        paintCell(painter, SiteIndex{static_cast<int>(i)});
}

void BoardView::paintCell(QPainter &painter, SiteIndex site) const
{
    const Cell &cell = this->cell(site);
    const RowId objective = objectiveAt(site);
    const CellColours colours(palette());
    const bool marked = m_marked != RowId::none && objective == m_marked;
    const bool empty = objective == RowId::none;

    painter.setPen(QPen(colours.border(), 1));
    painter.setBrush(marked ? colours.marked() : colours.background());
    painter.drawRoundedRect(cell.rect, radius, radius);
    if (empty) {
        painter.setBrush(QBrush(colours.border(), Qt::BDiagPattern));
        painter.drawRoundedRect(cell.rect, radius, radius);
    }
    if (cell.changed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent());
        const QPointF corner = cell.rect.topRight() + QPointF(-1, 1);
        painter.drawPolygon(QPolygonF{corner + QPointF(-11, 0), corner, corner + QPointF(0, 11)});
    }

    const qreal padding = paddingOf(cell.rect);
    const QRectF inner = cell.rect.adjusted(padding, padding / 4, -padding, -padding / 4);
    QFont small = font();
    small.setPointSize(smallestPoints);
    painter.setFont(small);
    QRectF textArea = inner;
    if (cell.numbered) {
        painter.setPen(colours.secondaryText());
        painter.drawText(
            inner, Qt::AlignTop | Qt::AlignLeft, QString::number(static_cast<int>(site) + 1));
        textArea.setTop(inner.top() + smallHeight(font()));
    }
    if (!cell.badges.isEmpty()) {
        const qreal height = smallHeight(font());
        const QRectF badge(inner.left(), inner.bottom() - height, inner.width(), height);
        textArea.setBottom(badge.top());
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.warning());
        painter.drawRoundedRect(badge, 3, 3);
        painter.setPen(colours.warningText());
        const QString text = QFontMetricsF(small).elidedText(
            cell.badges.join(QStringLiteral(", ")), Qt::ElideRight, badge.width() - 4);
        painter.drawText(badge, Qt::AlignCenter, text);
    }
    paintText(painter, cell, textArea, colours.text());

    if (site == m_current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.accent(), hasFocus() ? 3 : 2));
        painter.drawRoundedRect(cell.rect.adjusted(1, 1, -1, -1), radius, radius);
    }
}

void BoardView::paintText(
    QPainter &painter, const Cell &cell, const QRectF &area, const QColor &colour) const
{
    painter.setFont(m_font);
    painter.setPen(colour);
    const QFontMetricsF metrics(m_font);
    const qreal height = metrics.lineSpacing() * static_cast<qreal>(cell.text.lines.size());
    qreal top = area.center().y() - height / 2;
    for (const QString &line : cell.text.lines) {
        painter.drawText(QRectF(area.left(), top, area.width(), metrics.lineSpacing()),
            Qt::AlignHCenter | Qt::AlignVCenter, line);
        top += metrics.lineSpacing();
    }
}

bool BoardView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const SiteIndex site = siteAt(help->pos());
    if (site == SiteIndex::none || cell(site).tooltip.isEmpty())
        QToolTip::hideText();
    else
        // Plain text from a stranger's file must not be taken for rich text.
        QToolTip::showText(help->globalPos(),
            QStringLiteral("<p style=\"white-space:pre-line\">%1</p>")
                .arg(cell(site).tooltip.toHtmlEscaped()),
            this, cell(site).rect.toAlignedRect());
    return true;
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void BoardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    update();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(siteAt(event->position()), false);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(siteAt(event->position()), true);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_cells.empty() || (!isReturn && !isArrow(event->key())))
        QWidget::keyPressEvent(event);
    else if (isReturn)
        choose(m_current, true);
    else
        choose(neighbour(event->key()), false);
}

/// The site next to the current one in an arrow's direction, or that one itself at the edge.
SiteIndex BoardView::neighbour(int arrow) const
{
    if (m_current == SiteIndex::none)
        return SiteIndex{0};
    const Shape &shape = *m_result->board.shape;
    const int current = static_cast<int>(m_current);
    const int row = current / shape.columns;
    const int column = current % shape.columns;
    switch (arrow) {
    case Qt::Key_Left:
        return SiteIndex{column > 0 ? current - 1 : current};
    case Qt::Key_Right:
        return SiteIndex{column < shape.columns - 1 ? current + 1 : current};
    case Qt::Key_Up:
        return SiteIndex{row > 0 ? current - shape.columns : current};
    default:
        return SiteIndex{row < shape.rows - 1 ? current + shape.columns : current};
    }
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace boardwright
