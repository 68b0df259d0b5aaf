// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problems/problems_tree.h"

#include "ui/editing/problems/problems_model.h"
#include "ui/widgets/controls/tool_tips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace boardwright {

ProblemsTree::ProblemsTree(QWidget *parent)
    : QTreeView(parent)
    , m_links(new ProblemDelegate(this))
{
    setItemDelegate(m_links);
    setHeaderHidden(true);
    setWordWrap(true);
    setIndentation(fontMetrics().height());
    setUniformRowHeights(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerItem); // heights of visible rows only
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
}

QStyleOptionViewItem ProblemsTree::optionFor(const QModelIndex &index) const
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    return option;
}

ProblemLink ProblemsTree::linkAt(const QModelIndex &index, QPoint point) const
{
    return index.isValid() ? m_links->linkAt(optionFor(index), index, point) : ProblemLink::None;
}

QRect ProblemsTree::linkRect(const QModelIndex &index, ProblemLink link) const
{
    return visualRect(index).isEmpty() ? QRect() : m_links->linkRect(optionFor(index), index, link);
}

void ProblemsTree::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && !event->modifiers().testFlag(Qt::AltModifier)) {
        if (currentIndex().isValid())
            Q_EMIT rowChosen(currentIndex());
        event->accept();
        return;
    }
    // Letters are shortcuts here, and Esc belongs to the tool strip.
    if (!event->text().isEmpty() && event->text().front().isLetter()) {
        event->ignore();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ProblemsTree::mousePressEvent(QMouseEvent *event)
{
    m_pressed = indexAt(event->position().toPoint());
    m_pressedLink = linkAt(m_pressed, event->position().toPoint());
    QTreeView::mousePressEvent(event);
}

void ProblemsTree::mouseReleaseEvent(QMouseEvent *event)
{
    QTreeView::mouseReleaseEvent(event);
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    if (event->button() != Qt::LeftButton || !index.isValid() || m_pressed != index)
        return;
    const ProblemLink link = linkAt(index, point);
    if (link != m_pressedLink)
        return;
    // The click is not on the expander.
    if (link == ProblemLink::None && visualRect(index).contains(point))
        Q_EMIT rowChosen(index);
    else if (link != ProblemLink::None)
        Q_EMIT linkClicked(index, link);
}

void ProblemsTree::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    const QModelIndex index = indexAt(point);
    hover(index, linkAt(index, point));
    QTreeView::mouseMoveEvent(event);
}

void ProblemsTree::hover(const QModelIndex &index, ProblemLink link)
{
    m_links->setHovered(index, link);
    viewport()->setCursor(link == ProblemLink::None ? Qt::ArrowCursor : Qt::PointingHandCursor);
    viewport()->update();
}

/// The tool tip of a link shows its full text if it is elided.
bool ProblemsTree::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover({}, ProblemLink::None);
    if (event->type() != QEvent::ToolTip)
        return QTreeView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QModelIndex index = indexAt(help->pos());
    const bool isFix = linkAt(index, help->pos()) == ProblemLink::Fix;
    showTip(*this, help->globalPos(),
        isFix ? index.data(ProblemsModel::FixRole).toString() : QString());
    return true;
}

void ProblemsTree::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    scheduleDelayedItemsLayout(); // texts wrap differently
}

} // namespace boardwright
