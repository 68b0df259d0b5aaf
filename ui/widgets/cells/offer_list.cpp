// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/offer_list.h"

#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/table/row_delegate.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int mostRows = 9;

class OfferDelegate final : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics &metrics = option.fontMetrics;
        const QString count = index.data(OfferList::CountRole).toString();
        return {metrics.horizontalAdvance(index.data().toString())
                + metrics.horizontalAdvance(count) + metrics.height() * 2,
            metrics.height() * 4 / 3};
    }

protected:
    void paintRow(
        QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const override
    {
        const bool isSelected = row.state.testFlag(QStyle::State_Selected);
        const QColor ground = colour(row, isSelected ? QPalette::Highlight : QPalette::Base);
        const QColor text = colour(row, isSelected ? QPalette::HighlightedText : QPalette::Text);
        const int inset = row.fontMetrics.height() / 3;
        const QRect inside = row.rect.adjusted(inset, 0, -inset, 0);
        const QString count = index.data(OfferList::CountRole).toString();
        painter.setPen(text);
        paintLine(painter, row,
            inside.adjusted(0, 0, -row.fontMetrics.horizontalAdvance(count) - inset, 0), row.text);
        painter.setPen(mixed(ground, text, 0.7));
        paintLine(painter, row, inside, count, Qt::AlignTrailing);
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
