// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_view.h"

#include "ui/widgets/board/board_accessible.h"
#include "ui/widgets/board/board_geometry.h"
#include "ui/widgets/board/board_tooltip.h"
#include "ui/widgets/board/cell_colours.h"
#include "ui/widgets/board/notice_painter.h"
#include "ui/widgets/controls/accessible_cells.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr qreal paleOpacity = 0.45;
constexpr qreal dropOutline = 3;
constexpr qreal paleOverlay = 0.4; ///< share of its colour that an outdated overlay keeps

/// The objective at a site of the whole board; RowId::none if there is none or no such site.
RowId whatStands(const PreviewResult *result, SiteIndex site)
{
    const auto at = static_cast<std::size_t>(site);
    return result == nullptr || site == SiteIndex::none || at >= result->board.at.size()
        ? RowId::none
        : result->board.at[at].what;
}

bool isArrow(int key)
{
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down;
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    makeBoardsAccessible(); // before the first accessibility event
    // Paints after all else that is pending, often the table: both at once take too long.
    m_painting.setSingleShot(true);
    connect(&m_painting, &QTimer::timeout, this, qOverload<>(&QWidget::repaint));
    setAccessibleName(tr("Board"));
    rebuild();
}

BoardView::~BoardView() = default;

QSize BoardView::sizeHint() const
{
    return {520, 520};
}

int BoardView::heightForWidth(int width) const
{
    // A hidden board keeps its place.
    const Shape &shape = m_result ? *m_result->board.shape : *m_scene.shape;
    if (m_scene.cells.empty() && (m_cover.isEmpty() || shape.sites.empty()))
        return width;
    constexpr int unbounded = 100'000;
    const QMarginsF room = roomForLines(m_scene, font());
    const QRectF available = QRectF(0, 0, width, unbounded).marginsRemoved(room);
    return qRound(
        boardArea(m_cover.isEmpty() ? *m_scene.shape : shape, available).height() + room.bottom());
}

QSize BoardView::minimumSizeHint() const
{
    return {240, 240};
}

void BoardView::showResult(
    std::shared_ptr<const PreviewResult> result, OverlayNumbers overlay, const GoalSet *began)
{
    m_overlay = std::move(overlay);
    m_replay.reset();
    const auto earlier = std::exchange(m_result, std::move(result));
    setGenerating(m_result == nullptr);
    const bool goesOn = m_before && m_result && began != nullptr
        && isSameBoard(*m_before, *m_result) && m_before->request.set == *began;
    if (!goesOn)
        m_before = earlier;
    const RowId what = whatStands(m_result.get(), m_part);
    const bool isSame = what != RowId::none && what == whatStands(earlier.get(), m_part);
    const bool losesPart = m_part != SiteIndex::none
        && (!m_result || partAt(m_result->board, m_part) < 0 || !isSame);
    if (losesPart) {
        m_current = isSame ? m_part : SiteIndex::none; // a site of the whole board again
        m_part = SiteIndex::none;
    }
    rebuild();
    if (losesPart)
        Q_EMIT partChanged();
}

void BoardView::showReplay(std::shared_ptr<const PreviewResult> state)
{
    if (state == m_replay)
        return;
    m_replay = std::move(state);
    rebuild();
}

void BoardView::setCover(const QString &notice)
{
    if (notice == m_cover)
        return;
    m_cover = notice;
    rebuild();
    updateGeometry();
}

void BoardView::setPinned(std::shared_ptr<const PreviewResult> pinned)
{
    m_pinned = std::move(pinned);
    m_before = m_result; // earlier changes do not count after the pin
    rebuild();
}

void BoardView::showOverlay(OverlayNumbers overlay, bool outdated)
{
    m_overlay = std::move(overlay);
    m_isOverlayOutdated = outdated;
    rebuild();
}

void BoardView::openPart(SiteIndex site)
{
    if (!m_result || site == m_part
        || (site != SiteIndex::none && partAt(m_result->board, site) < 0))
        return;
    // On return, the site that was opened becomes current again.
    m_current = site == SiteIndex::none ? m_part : SiteIndex::none;
    m_part = site;
    rebuild();
    Q_EMIT partChanged();
}

void BoardView::rebuild()
{
    const QSizeF size = m_scene.shape ? m_scene.shape->size : QSizeF();
    const bool hadLines = !m_scene.lines.empty();
    // The overlay has numbers of the finished board only, not of earlier states.
    const PreviewResult *before = m_pinned ? m_pinned.get() : m_before.get();
    BoardScene covered;
    covered.notice = m_cover;
    m_scene = !m_cover.isEmpty() ? covered
        : m_replay               ? sceneOf(*m_replay, m_part, {}, nullptr)
        : m_result               ? sceneOf(*m_result, m_part, m_overlay, before)
                                 : BoardScene{};
    m_scale = scaleOf(m_scene, m_overlay);
    if (static_cast<std::ptrdiff_t>(m_current) >= std::ssize(m_scene.cells))
        m_current = SiteIndex::none;
    if (static_cast<std::ptrdiff_t>(m_dropSite) >= std::ssize(m_scene.cells))
        m_dropSite = SiteIndex::none;
    describeCurrent();
    if (size != m_scene.shape->size || hadLines == m_scene.lines.empty())
        updateGeometry();
    m_isLaidOut = false;
    m_painting.start();
    Q_EMIT scaleChanged();
}

/// Fitting texts takes time, and a window that changes its layout resizes the board many times
/// before it paints it once.
const BoardDrawing &BoardView::drawing() const
{
    if (!std::exchange(m_isLaidOut, true))
        m_drawing.layOut(m_scene, rect(), font());
    return m_drawing;
}

SiteIndex BoardView::siteAt(const QPointF &point) const
{
    return drawing().siteAt(point);
}

QRectF BoardView::cellRect(SiteIndex site) const
{
    return drawing().places()[static_cast<std::size_t>(site)].rect;
}

bool BoardView::isShown(SiteIndex site) const
{
    return site != SiteIndex::none
        && static_cast<std::ptrdiff_t>(site) < std::ssize(drawing().places());
}

RowId BoardView::objectiveAt(SiteIndex site) const
{
    return isShown(site) ? m_scene.cells[static_cast<std::size_t>(site)].what : RowId::none;
}

void BoardView::markObjective(RowId id)
{
    const auto isSeen = [this](RowId what) {
        return what != RowId::none && std::ranges::contains(m_scene.cells, what, &SceneCell::what);
    };
    const RowId before = std::exchange(m_marked, id); // most goals are on no board
    if (before != id && (isSeen(before) || isSeen(id)))
        update();
}

void BoardView::setCurrentSite(SiteIndex site)
{
    if (site == m_current || (site != SiteIndex::none && !isShown(site)))
        return;
    m_current = site;
    describeCurrent();
    update();
}

void BoardView::describeCurrent()
{
    setAccessibleDescription(m_current == SiteIndex::none
            ? m_scene.notice
            : m_scene.cells[static_cast<std::size_t>(m_current)].tooltip);
    tellCurrentCell(*this, static_cast<int>(m_current));
    Q_EMIT currentDescribed();
}

void BoardView::setGenerating(bool generating)
{
    if (generating == m_run.isLoading())
        return;
    if (generating)
        m_run.begin();
    else
        m_run.boardMade();
    m_painting.start();
}

void BoardView::showSite(SiteIndex site)
{
    openPart(SiteIndex::none);
    setCurrentSite(site);
}

void BoardView::showRow(RowId id)
{
    if (!m_result || id == RowId::none)
        return;
    if (const SiteIndex site = siteOf(m_result->board, id); site != SiteIndex::none) {
        showSite(site);
        return;
    }
    for (const Part &part : m_result->board.parts) {
        const SiteIndex site = siteOf(*part.result, id);
        if (site == SiteIndex::none)
            continue;
        openPart(part.site);
        setCurrentSite(site);
        return;
    }
}

void BoardView::choose(SiteIndex site, bool activate)
{
    if (!isShown(site))
        return;
    setCurrentSite(site);
    if (!activate)
        Q_EMIT currentSiteChanged(site, objectiveAt(site));
    else if (m_scene.cells[static_cast<std::size_t>(site)].hasPart)
        openPart(site);
    else
        Q_EMIT siteActivated(site, objectiveAt(site));
}

void BoardView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_run.isLoading())
        painter.setOpacity(paleOpacity);
    const CellColours colours(palette());
    if (!m_scene.notice.isEmpty())
        paintNotice(painter, rect(), colours, m_scene.notice);
    const SiteIndex walked = walkedSite();
    drawing().paint(painter, m_scene, colours, [&](std::size_t i) {
        const SceneCell &cell = m_scene.cells[i];
        return CellState{.number = static_cast<int>(i) + 1,
            .overlay = overlayOn(cell, colours),
            .walked = static_cast<std::ptrdiff_t>(walked) == static_cast<std::ptrdiff_t>(i),
            .marked = m_marked != RowId::none && cell.what == m_marked,
            .current = static_cast<std::ptrdiff_t>(m_current) == static_cast<std::ptrdiff_t>(i),
            .focused = hasFocus()};
    });
    if (m_dropSite != SiteIndex::none) {
        painter.setPen(QPen(colours.accent(), dropOutline, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cellRect(m_dropSite));
    }
    if (m_replay)
        paintReplayFrame(painter, drawing().places(), colours);
    painter.setOpacity(1);
    painter.setFont(font());
    if (m_run.isLoading())
        paintLoading(painter, rect(), colours, tr("Making the board…"));
    m_run.framePainted(std::chrono::steady_clock::now());
}

/// The overlay colour of a cell; not valid if it has none.
QColor BoardView::overlayOn(const SceneCell &cell, const CellColours &colours) const
{
    const QColor colour = m_scale ? m_scale->colourOf(cell.number) : QColor();
    return colour.isValid() && m_isOverlayOutdated
        ? mixed(colours.background(), colour, paleOverlay)
        : colour;
}

bool BoardView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString tooltip = boardTooltip(m_scene, drawing(), help->pos());
    const SiteIndex site = siteAt(help->pos());
    showTip(*this, help->globalPos(), tooltip,
        site == SiteIndex::none ? QRect() : cellRect(site).toAlignedRect());
    return true;
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_isLaidOut = false;
}

void BoardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        m_isLaidOut = false;
    update();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const std::vector<LineLabel> &labels = drawing().labels();
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i].rect.contains(event->position())) {
            Q_EMIT lineChosen(m_scene.lines[i].line);
            return;
        }
    }
    const SiteIndex site = siteAt(event->position());
    if (event->modifiers() == Qt::ControlModifier && objectiveAt(site) != RowId::none) {
        Q_EMIT alsoChosen(site, objectiveAt(site));
        return;
    }
    choose(site, false);
    // Forced positions refer to the whole board, so cells of a part have none.
    if (m_part == SiteIndex::none && objectiveAt(site) != RowId::none)
        m_press = Press{.at = event->position(), .site = site, .id = objectiveAt(site)};
}

/// The cell whose walks are painted: the one under the pointer if it has any, else the current one.
SiteIndex BoardView::walkedSite() const
{
    return std::ranges::contains(m_scene.walks, m_hovered, &SiteWalk::from) ? m_hovered : m_current;
}

void BoardView::setHovered(SiteIndex site)
{
    const SiteIndex before = walkedSite();
    m_hovered = site;
    if (walkedSite() != before)
        update();
}

void BoardView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    setHovered(SiteIndex::none);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(siteAt(event->position()));
    if (!m_press || !event->buttons().testFlag(Qt::LeftButton))
        return;
    if (!m_press->isDrag
        && (event->position() - m_press->at).manhattanLength() < QApplication::startDragDistance())
        return;
    m_press->isDrag = true;
    const SiteIndex over = siteAt(event->position());
    setDropSite(over == m_press->site ? SiteIndex::none : over);
    setCursor(m_dropSite == SiteIndex::none ? Qt::ForbiddenCursor : Qt::ClosedHandCursor);
}

void BoardView::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    const std::optional<Press> press = m_press;
    const SiteIndex site = m_dropSite;
    endDrag();
    // The board may have changed during the drag.
    if (press && press->isDrag && site != SiteIndex::none && objectiveAt(press->site) == press->id)
        Q_EMIT goalDropped(press->id, site);
}

void BoardView::endDrag()
{
    if (m_press && m_press->isDrag) {
        unsetCursor();
        setDropSite(SiteIndex::none);
    }
    m_press.reset();
}

void BoardView::setDropSite(SiteIndex site)
{
    const SiteIndex shown = isShown(site) ? site : SiteIndex::none;
    if (shown == m_dropSite)
        return;
    m_dropSite = shown;
    update();
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() != QContextMenuEvent::Mouse) {
        openMenu(m_current);
        return;
    }
    const SiteIndex site = siteAt(event->pos());
    if (!isShown(site))
        return;
    choose(site, false);
    Q_EMIT cellMenuWanted(site, objectiveAt(site), event->globalPos());
}

void BoardView::openMenu(SiteIndex site)
{
    if (!isShown(site))
        return;
    choose(site, false);
    Q_EMIT cellMenuWanted(site, objectiveAt(site), mapToGlobal(cellRect(site).center().toPoint()));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(siteAt(event->position()), true);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Escape && m_press && m_press->isDrag)
        endDrag();
    else if (key == Qt::Key_Escape && m_part != SiteIndex::none)
        openPart(SiteIndex::none);
    else if (!drawing().places().empty() && (key == Qt::Key_Return || key == Qt::Key_Enter))
        choose(m_current, true);
    else if (!drawing().places().empty() && isArrow(key))
        choose(siteBeside(*m_scene.shape, m_current, key), false);
    else
        QWidget::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    tellCurrentCell(*this, static_cast<int>(m_current));
    update();
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace boardwright
