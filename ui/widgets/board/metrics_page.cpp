// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/metrics_page.h"

#include "ui/editing/board/metrics_model.h"
#include "ui/widgets/table/soft_selection.h"

#include <QEvent>
#include <QHeaderView>

namespace boardwright {

MetricsPage::MetricsPage(MetricsModel &model, QWidget *parent)
    : QTableView(parent)
{
    setModel(&model);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setAccessibleName(tr("Metrics"));
    keepSoftSelection(*this);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(MetricsModel::Name, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(MetricsModel::Value, QHeaderView::ResizeToContents);
    horizontalHeader()->setStretchLastSection(true);
    fitRows();
}

void MetricsPage::setPale(bool isPale)
{
    if (m_isPale == isPale)
        return;
    m_isPale = isPale;
    viewport()->update();
}

void MetricsPage::initViewItemOption(QStyleOptionViewItem *option) const
{
    QTableView::initViewItemOption(option);
    if (m_isPale)
        option->palette.setBrush(QPalette::Text, option->palette.brush(QPalette::PlaceholderText));
}

void MetricsPage::fitRows()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 3 / 2);
}

void MetricsPage::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

} // namespace boardwright
