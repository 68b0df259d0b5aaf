// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/cell_delegate.h"

#include "core/base/code.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/marked_goal.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/goal_line.h"
#include "ui/widgets/paint/painted_once.h"
#include "ui/widgets/paint/text_line.h"
#include "ui/widgets/paint/tints.h"
#include "ui/widgets/table/share_bar.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <optional>

namespace boardwright {

namespace {

constexpr int waveMargin = 1; ///< for the width of its line
constexpr QColor foundHue(255, 196, 0);

/// The goal that a cell shows; std::nullopt if it shows something else.
std::optional<GoalLine> goalLine(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QVariant goal = index.data(markedGoalRole);
    if (!goal.isValid())
        return {};
    return GoalLine{.goal = goal.toString(),
        .font = option.font,
        .text = option.palette.color(QPalette::Text),
        .ground = CellDelegate::ground(option),
        .direction = option.direction};
}

} // namespace

int CellDelegate::margin(const QFontMetrics &metrics)
{
    return metrics.height() / 3;
}

QColor CellDelegate::ground(const QStyleOptionViewItem &option)
{
    const bool isActive = option.state.testFlag(QStyle::State_Active);
    return option.palette.color(isActive ? QPalette::Active : QPalette::Inactive,
        option.state.testFlag(QStyle::State_Selected) ? QPalette::Highlight : QPalette::Base);
}

void CellDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &givenOption, const QModelIndex &index) const
{
    QStyleOptionViewItem option = givenOption;
    initStyleOption(&option, index);
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    option.state.setFlag(QStyle::State_HasFocus, false);
    // Most cells have no background of their own, and styles do much work before painting none.
    const bool isMarked = (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        || option.backgroundBrush.style() != Qt::NoBrush;
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    if (isMarked)
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);

    const QColor base = option.palette.color(QPalette::Base);
    const QRect &cell = option.rect;
    painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1,
        mixed(base, option.palette.color(QPalette::Text), 0.09));

    const int inset = margin(option.fontMetrics);
    painter->save();
    painter->setClipRect(cell, Qt::IntersectClip);
    painter->setFont(option.font);
    if (index.data(StandsBackRole).toBool())
        painter->setOpacity(0.5);
    paintContent(*painter, option, cell.adjusted(inset, 0, -inset, -1), index);
    painter->setOpacity(1);
    paintFound(*painter, option, cell.adjusted(inset, 0, -inset, -1), index);
    paintProblem(*painter, option, cell.adjusted(inset, 0, -inset, -1), index);
    painter->restore();

    if (isCurrent) {
        const QColor frame
            = readableOn(base, option.palette.color(QPalette::Active, QPalette::Link),
                option.palette.color(QPalette::Text));
        painter->save();
        painter->setPen(QPen(frame, 1));
        painter->drawRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -1.5));
        painter->restore();
    }
}

/// Marks what a search finds, by an outline and a colour.
void CellDelegate::paintFound(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const auto *sheet = qobject_cast<const Spreadsheet *>(option.widget);
    // Check boxes have a text, too, which is not shown.
    const bool isText = !index.flags().testFlag(Qt::ItemIsUserCheckable);
    const TextSearch *search
        = sheet == nullptr || !isText ? nullptr : sheet->foundIn(index.column());
    if (search == nullptr)
        return;
    const QColor text = option.palette.color(QPalette::Text);
    const QColor outline = mixed(foundHue, text, isDark(option.palette) ? 0.1 : 0.35);
    QColor fill = foundHue;
    fill.setAlphaF(0.35F);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, 1));
    painter.setBrush(fill);
    for (const QRectF &area : foundAreas(option, rect, index, *search)) {
        if (const QRectF seen = area & QRectF(rect); !seen.isEmpty())
            painter.drawRoundedRect(seen.adjusted(-0.5, 0.5, 0.5, -0.5), 2, 2);
    }
}

QList<QRectF> CellDelegate::foundInLine(const QFontMetricsF &metrics, const QString &line,
    const QRectF &rect, qreal left, const TextSearch &search)
{
    QList<QRectF> areas;
    const qreal height = std::min(metrics.height(), rect.height());
    const qreal top = rect.top() + (rect.height() - height) / 2;
    for (const auto &[begin, length] : search.placesIn(line)) {
        const qreal from = metrics.horizontalAdvance(line.first(begin));
        const qreal to = metrics.horizontalAdvance(line.first(begin + length));
        areas.append(QRectF(left + from, top, to - from, height));
    }
    return areas;
}

QList<QRectF> CellDelegate::foundAreas(const QStyleOptionViewItem &option, const QRect &rect,
    const QModelIndex &index, const TextSearch &search) const
{
    if (const auto goal = goalLine(option, index))
        return goalAreas(rect, *goal, search.placesIn(goal->goal));
    const QFontMetricsF metrics(option.font);
    const qreal room = rect.width() - metrics.horizontalAdvance(option.text);
    const Qt::Alignment alignment
        = QStyle::visualAlignment(option.direction, option.displayAlignment);
    const qreal left = room <= 0               ? 0 // cut, so that it starts at the edge
        : alignment.testFlag(Qt::AlignRight)   ? room
        : alignment.testFlag(Qt::AlignHCenter) ? room / 2
                                               : 0;
    return foundInLine(metrics, option.text, rect, rect.left() + left, search);
}

/// Paints a wave below the content, as below misspelt words.
void CellDelegate::paintProblem(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const QVariant severity = index.data(ProblemRole);
    if (!severity.isValid())
        return;
    const bool isError = severity.toInt() == static_cast<int>(Severity::Error);
    const bool isHint = severity.toInt() == static_cast<int>(Severity::Hint);
    const QColor hue = isError ? QColor(215, 30, 40)
        : isHint               ? QColor(40, 120, 210)
                               : QColor(205, 120, 0);
    const int step = std::max(2, option.fontMetrics.height() / 8);
    const int wanted = std::max(paintedWidth(option, rect, index), option.fontMetrics.height() * 2);
    QRect under(rect.left(), rect.bottom() - 2 * step + 1, std::min(wanted, rect.width()), step);
    if (index.data(Qt::TextAlignmentRole).value<Qt::Alignment>().testFlag(Qt::AlignRight))
        under.moveRight(rect.right());
    under = QStyle::visualRect(option.direction, rect, under);
    const QColor colour = mixed(hue, option.palette.color(QPalette::Text), 0.15);
    const Look look{.kind = LookKind::Wave, .numbers = {colour.rgba()}};
    const QSize period(2 * step, step + 2 * waveMargin);
    const QPixmap wave = paintedOnce(painter, look, period, [&](QPainter &once) {
        QPolygonF points; // one period more on the left and on the right, so that periods join
        for (int i = -1; i <= 3; ++i)
            points << QPointF(i * step, waveMargin + (i % 2 == 0 ? step - 1 : 0));
        once.setRenderHint(QPainter::Antialiasing);
        once.setPen(QPen(colour, 1.3));
        once.drawPolyline(points);
    });
    painter.drawTiledPixmap(under.adjusted(0, -waveMargin, 0, waveMargin), wave);
}

QSize CellDelegate::sizeHint(
    const QStyleOptionViewItem &givenOption, const QModelIndex &index) const
{
    QStyleOptionViewItem option = givenOption;
    initStyleOption(&option, index);
    return {contentWidth(option, index) + 2 * margin(option.fontMetrics),
        option.fontMetrics.height() * 7 / 4};
}

bool CellDelegate::endEditing(QWidget *editor, int key)
{
    EndEditHint hint = NoHint;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        hint = SubmitModelCache;
        break;
    case Qt::Key_Tab:
        hint = EditNextItem;
        break;
    case Qt::Key_Backtab:
        hint = EditPreviousItem;
        break;
    default:
        return false;
    }
    Q_EMIT commitData(editor);
    Q_EMIT closeEditor(editor, hint);
    return true;
}

bool CellDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<QWidget *>(watched);
    // A view that gives up an editor, because its row is gone, hides it and deletes it later. It
    // does not take the filter of a column's delegate away, and the editor must not be committed.
    if (editor == nullptr || (editor->isHidden() && event->type() == QEvent::FocusOut))
        return false;
    // The base class does not handle these keys in multi-line editors. In others it ends the
    // editing later: a key that was typed ahead would still go into this editor, which may even be
    // gone by then.
    if (event->type() == QEvent::KeyPress
        && endEditing(editor, static_cast<QKeyEvent *>(event)->key()))
        return true;
    return QStyledItemDelegate::eventFilter(watched, event);
}

bool CellDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view,
    const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QString whole = index.data().toString();
    const bool isCut = sizeHint(option, index).width() > option.rect.width();
    if (event->type() != QEvent::ToolTip || whole.isEmpty() || !isCut)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showWhole(*view->viewport(), event->globalPos(), whole, index.data(Qt::ToolTipRole).toString());
    return true;
}

void CellDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    if (const auto goal = goalLine(option, index)) {
        paintGoal(painter, rect, *goal);
        return;
    }
    if (const QVariant bar = index.data(BarRole); bar.isValid()) {
        const QVariant mark = index.data(BarMarkRole);
        paintShareBar(painter, option, bar.toDouble(),
            mark.isValid() ? std::optional(mark.toDouble()) : std::nullopt);
        return;
    }
    painter.setPen(option.palette.color(QPalette::Text));
    paintTextLine(painter, rect, QStyle::visualAlignment(option.direction, option.displayAlignment),
        option.text, option.textElideMode);
}

int CellDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (const auto goal = goalLine(option, index))
        return goalWidth(*goal, std::numeric_limits<int>::max());
    const int width = option.fontMetrics.horizontalAdvance(option.text);
    if (!index.data(BarRole).isValid())
        return width;
    constexpr int leastCharacters = 10; // of a bar
    return std::max(leastCharacters * option.fontMetrics.averageCharWidth(),
        width + 2 * margin(option.fontMetrics));
}

int CellDelegate::paintedWidth(
    const QStyleOptionViewItem &option, const QRect &rect, const QModelIndex &index) const
{
    const auto goal = goalLine(option, index);
    return goal ? goalWidth(*goal, rect.width())
                : std::min(contentWidth(option, index), rect.width());
}

} // namespace boardwright
