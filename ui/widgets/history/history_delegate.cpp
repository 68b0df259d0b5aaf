// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/history/history_delegate.h"

#include "ui/editing/history_model.h"
#include "ui/widgets/support/icons.h"

#include <QApplication>
#include <QPainter>

namespace boardwright {

namespace {

constexpr int historyMargin = 4;

} // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(),
        option.fontMetrics.height() + 2 * historyMargin - 2};
}

void HistoryDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.text.clear();
    const QStyle *style = row.widget != nullptr ? row.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &row, painter, row.widget);

    const auto state
        = static_cast<HistoryModel::State>(index.data(HistoryModel::StateRole).toInt());
    const auto group
        = (row.state & QStyle::State_Active) != 0 ? QPalette::Active : QPalette::Inactive;
    const QColor text = row.palette.color(group, QPalette::Text);
    const QColor quiet = row.palette.color(group, QPalette::PlaceholderText);
    const auto placed
        = [&row](const QRect &rect) { return QStyle::visualRect(row.direction, row.rect, rect); };

    painter->save();
    const int line = row.fontMetrics.height();
    QRect rest = row.rect.adjusted(historyMargin, 0, -2 * historyMargin, 0);
    QFont font = row.font;
    font.setBold(state == HistoryModel::State::Current);
    painter->setFont(font);
    painter->setPen(state == HistoryModel::State::Undone ? quiet : text);
    if (state == HistoryModel::State::Current) {
        const QRect sign(rest.left(), rest.center().y() - line / 2, line, line);
        namedIcon(QStringLiteral("go-next")).paint(painter, placed(sign));
    }
    rest.setLeft(rest.left() + line + historyMargin);
    const QFontMetrics metrics(font);
    const QString name = index.data().toString();
    painter->drawText(placed(rest), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter),
        metrics.elidedText(name, Qt::ElideRight, rest.width()));

    if (index.data(HistoryModel::SavedRole).toBool()) {
        rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + 3 * historyMargin);
        const QRect sign(rest.left(), rest.center().y() - line / 2, line, line);
        namedIcon(QStringLiteral("document-save")).paint(painter, placed(sign));
        rest.setLeft(sign.right() + 1 + historyMargin);
        painter->setFont(row.font);
        painter->setPen(quiet);
        painter->drawText(
            placed(rest), static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), tr("as saved"));
    }
    painter->restore();
}

} // namespace boardwright
