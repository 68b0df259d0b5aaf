// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problems/problem_delegate.h"

#include "ui/editing/problems/problems_model.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/severity_icon.h"

#include <QPainter>
#include <QTreeView>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int margin = 4; ///< above and below the text
constexpr int gap = 8; ///< between the parts of a row

/// The width of the longest answer, so that links are aligned.
int answerWidth(const QFontMetrics &metrics)
{
    return std::max({metrics.horizontalAdvance(ProblemsModel::tr("Accept all")),
        metrics.horizontalAdvance(ProblemsModel::tr("Unaccept all")),
        metrics.horizontalAdvance(ProblemsModel::tr("Unaccept"))});
}

int wordFlags()
{
    return static_cast<int>(Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop);
}

/// The size of a text in lines of this width.
QSize wrappedSize(const QFontMetrics &metrics, int width, const QString &text)
{
    return metrics.boundingRect(QRect(0, 0, width, 1), wordFlags(), text).size();
}

} // namespace

ProblemDelegate::Parts ProblemDelegate::partsOf(
    const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics &metrics = option.fontMetrics;
    const QRect row = option.rect.adjusted(margin, margin, -gap, -margin);
    const int line = metrics.height();
    Parts parts;
    parts.icon = QRect(row.left(), row.top(), line, line);
    int right = row.right() + 1;
    const int answer = answerWidth(metrics);
    parts.answer = QRect(right - answer, row.top(), answer, line);
    const QString fix = index.data(ProblemsModel::FixRole).toString();
    const bool isAnswered = !index.data(ProblemsModel::AnswerRole).toString().isEmpty();
    // Words without links have all of the row.
    if (isAnswered || !fix.isEmpty())
        right -= answer + 2 * gap;
    const int fixWidth
        = fix.isEmpty() ? 0 : std::min(metrics.horizontalAdvance(fix) + 1, row.width() * 3 / 10);
    const int fixHeight = fix.isEmpty() ? 0 : wrappedSize(metrics, fixWidth, fix).height();
    parts.fix = QRect(right - fixWidth, row.top(), fixWidth, fixHeight);
    if (fixWidth > 0)
        right -= fixWidth + 2 * gap;
    const int left = parts.icon.right() + 1 + gap;
    parts.words = QRect(left, row.top(), std::max(right - left, 4 * line), row.height());
    if (!isAnswered)
        parts.answer.setWidth(0);
    for (QRect *part : {&parts.icon, &parts.words, &parts.fix, &parts.answer})
        *part = QStyle::visualRect(option.direction, option.rect, *part);
    return parts;
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    // Without a given width: that of the view minus the indentation.
    if (const auto *view = qobject_cast<const QTreeView *>(option.widget)) {
        const int depth = index.parent().isValid() ? 2 : 1;
        row.rect = QRect(0, 0, view->viewport()->width() - depth * view->indentation(), 0);
    }
    const Parts parts = partsOf(row, index);
    const int words
        = wrappedSize(row.fontMetrics, parts.words.width(), index.data().toString()).height();
    return {row.rect.width(),
        std::max({words, parts.fix.height(), row.fontMetrics.height()}) + 2 * margin};
}

void ProblemDelegate::paintRow(
    QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
{
    const Parts parts = partsOf(row, index);
    const int severity = index.data(ProblemsModel::SeverityRole).toInt();
    const bool isAccepted = index.data(ProblemsModel::AcceptedRole).toBool();
    if (isAccepted)
        painter.setOpacity(0.5);
    if (severity >= 0)
        severityIcon(static_cast<Severity>(severity)).paint(&painter, parts.icon);
    painter.setOpacity(1);
    painter.setPen(
        colour(row, isAccepted || severity < 0 ? QPalette::PlaceholderText : QPalette::Text));
    painter.drawText(parts.words, wordFlags(), row.text);

    // Dark palettes may keep a link colour that is meant for a white background.
    painter.setPen(readableOn(
        colour(row, QPalette::Base), colour(row, QPalette::Link), colour(row, QPalette::Text)));
    const auto drawLink = [&](const QRect &place, const QString &text, ProblemLink link) {
        if (place.isEmpty())
            return;
        QFont font = row.font;
        font.setUnderline(m_hovered == index && m_hoveredLink == link);
        painter.setFont(font);
        painter.drawText(place,
            static_cast<int>(QStyle::visualAlignment(row.direction, Qt::AlignRight))
                | static_cast<int>(Qt::TextWordWrap),
            text);
    };
    drawLink(parts.fix, index.data(ProblemsModel::FixRole).toString(), ProblemLink::Fix);
    drawLink(parts.answer, index.data(ProblemsModel::AnswerRole).toString(), ProblemLink::Answer);
}

ProblemLink ProblemDelegate::linkAt(
    const QStyleOptionViewItem &option, const QModelIndex &index, QPoint point) const
{
    for (const ProblemLink link : {ProblemLink::Fix, ProblemLink::Answer}) {
        if (linkRect(option, index, link).contains(point))
            return link;
    }
    return ProblemLink::None;
}

QRect ProblemDelegate::linkRect(
    const QStyleOptionViewItem &option, const QModelIndex &index, ProblemLink link) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    const Parts parts = partsOf(row, index);
    const QRect place = link == ProblemLink::Fix ? parts.fix
        : link == ProblemLink::Answer            ? parts.answer
                                                 : QRect();
    return place.isEmpty() ? QRect() : place.adjusted(-2, -margin, 2, margin);
}

void ProblemDelegate::setHovered(const QModelIndex &index, ProblemLink link)
{
    m_hovered = index;
    m_hoveredLink = link;
}

} // namespace boardwright
