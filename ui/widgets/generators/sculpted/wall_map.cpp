// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/wall_map.h"

#include "ui/text/number_text.h"
#include "ui/widgets/board/colour_scale.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>
#include <utility>

namespace boardwright {

/// A colour and, where it fits, the percentage.
class WallMap::Cells final : public QStyledItemDelegate {
public:
    explicit Cells(WallMap &map)
        : QStyledItemDelegate(&map)
        , m_map(map)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const override
    {
        constexpr double hundred = 100;
        constexpr double pale = 0.5;
        const double share = index.data(WallSharesModel::ShareRole).toDouble();
        const ColourScale scale(ScaleKind::Sequential, 0, m_map.m_model.largest());
        const QColor strong = scale.colourOf(share);
        const QColor fill
            = m_map.m_isPale ? mixed(option.palette.color(QPalette::Base), strong, pale) : strong;
        const QRect cell = option.rect.adjusted(0, 0, -1, -1);
        painter->fillRect(cell, fill);
        painter->setPen(ColourScale::textOn(fill));
        const QString text = wholeText(std::lround(share * hundred));
        painter->setFont(m_map.font());
        if (m_map.fontMetrics().horizontalAdvance(text) < cell.width()
            && m_map.fontMetrics().height() <= cell.height())
            painter->drawText(cell, Qt::AlignCenter, text);
        if (m_map.hasFocus() && index == m_map.currentIndex()) {
            painter->setPen(QPen(ColourScale::textOn(fill), 2));
            painter->drawRect(cell.adjusted(2, 2, -2, -2));
        }
    }

private:
    WallMap &m_map;
};

WallMap::WallMap(WallSharesModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    horizontalHeader()->hide();
    verticalHeader()->hide();
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()})
        header->setMinimumSectionSize(1);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // beside the cells there is no part of a map
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::NoSelection);
    setTabKeyNavigation(false);
    setItemDelegate(new Cells(*this));
    setModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &WallMap::fit);
    const auto describe = [this] { setAccessibleDescription(m_model.summary()); };
    connect(&model, &QAbstractItemModel::modelReset, this, describe);
    connect(&model, &QAbstractItemModel::dataChanged, this, describe);
    setAccessibleName(tr("How often cells are walls"));
    describe();
    fit();
}

WallMap::~WallMap() = default;

void WallMap::setPale(bool isPale)
{
    if (std::exchange(m_isPale, isPale) != isPale)
        viewport()->update();
}

void WallMap::fit()
{
    const int rows = m_model.rowCount();
    const int columns = m_model.columnCount();
    if (rows == 0 || columns == 0)
        return;
    const int side
        = std::max(1, std::min(viewport()->width() / columns, viewport()->height() / rows));
    horizontalHeader()->setDefaultSectionSize(side);
    verticalHeader()->setDefaultSectionSize(side);
    if (!currentIndex().isValid())
        setCurrentIndex(m_model.index(0, 0));
}

/// As every table says it.
void WallMap::keyPressEvent(QKeyEvent *event)
{
    if (event->keyCombination() == (Qt::CTRL | Qt::Key_H))
        showReason(*this, viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft()),
            tr("Nothing can be replaced in this map."));
    else
        QTableView::keyPressEvent(event);
}

void WallMap::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fit();
}

QSize WallMap::sizeHint() const
{
    constexpr int usualRows = 14; // of text
    return QSize(1, 1) * (fontMetrics().height() * usualRows);
}

QSize WallMap::minimumSizeHint() const
{
    constexpr int fewestRows = 12;
    return QSize(1, 1) * (fontMetrics().height() * fewestRows);
}

} // namespace boardwright
