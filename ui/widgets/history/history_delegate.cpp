// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/history/history_delegate.h"

#include "ui/editing/document/history_model.h"
#include "ui/widgets/paint/icons.h"

#include <QPainter>

namespace boardwright {

namespace {

constexpr int historyMargin = 4; ///< pixels

} // namespace

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {RowDelegate::sizeHint(option, index).width(),
        option.fontMetrics.height() + 2 * historyMargin - 2};
}

void HistoryDelegate::paintRow(
    QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
{
    const auto state
        = static_cast<HistoryModel::State>(index.data(HistoryModel::StateRole).toInt());
    const bool isCurrent = state == HistoryModel::State::Current;
    const bool isUndone = state == HistoryModel::State::Undone;
    // The part of the row that is not painted yet.
    QRect rest = row.rect.adjusted(historyMargin, 0, -2 * historyMargin, 0);
    QFont font = row.font;
    font.setBold(isCurrent);
    painter.setFont(font);
    painter.setPen(colour(row, isUndone ? QPalette::PlaceholderText : QPalette::Text));
    // Without an icon the space stays free, so that all texts are aligned.
    rest
        = paintSign(painter, row, rest, isCurrent ? namedIcon(QStringLiteral("go-next")) : QIcon());
    rest.setLeft(rest.left() + historyMargin);
    paintLine(painter, row, rest, row.text);

    if (index.data(HistoryModel::SavedRole).toBool()) {
        rest.setLeft(
            rest.left() + painter.fontMetrics().horizontalAdvance(row.text) + 3 * historyMargin);
        rest = paintSign(painter, row, rest, namedIcon(QStringLiteral("document-save")));
        rest.setLeft(rest.left() + historyMargin);
        painter.setFont(row.font);
        painter.setPen(colour(row, QPalette::PlaceholderText));
        paintLine(painter, row, rest, tr("as saved"));
    }
}

} // namespace boardwright
