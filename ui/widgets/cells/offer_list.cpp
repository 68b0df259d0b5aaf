// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/offer_list.h"

#include "ui/widgets/support/colour_mix.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int mostRows = 9;

class OfferDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const bool isSelected = option.state.testFlag(QStyle::State_Selected);
        const QColor ground
            = option.palette.color(isSelected ? QPalette::Highlight : QPalette::Base);
        const QColor text
            = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
        const int inset = option.fontMetrics.height() / 3;
        painter->save();
        painter->setPen(mixed(ground, text, 0.7));
        painter->drawText(option.rect.adjusted(inset, 0, -inset, 0),
            static_cast<int>(
                QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
            index.data(OfferList::CountRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.rwidth()
            += option.fontMetrics.horizontalAdvance(index.data(OfferList::CountRole).toString())
            + option.fontMetrics.height() * 2;
        return size;
    }
};

} // namespace

OfferList::OfferList(QWidget *parent)
    : QListView(parent)
{
    setItemDelegate(new OfferDelegate(this));
    setFrameShape(NoFrame);
    setUniformItemSizes(true);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Names"));
}

QSize OfferList::sizeHint() const
{
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    const int shown = std::min(rows, mostRows);
    int width = fontMetrics().averageCharWidth() * 24;
    for (int row = 0; row < std::min(rows, 100); ++row)
        width = std::max(width, sizeHintForIndex(model()->index(row, 0)).width());
    const int bar = rows > shown ? verticalScrollBar()->sizeHint().width() : 0;
    return {std::min(width, fontMetrics().averageCharWidth() * 60) + bar,
        shown * std::max(1, sizeHintForRow(0))};
}

} // namespace boardwright
