// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/table_header.h"

#include "ui/widgets/controls/tool_tips.h"

#include <QHelpEvent>
#include <QStyleOptionHeader>

namespace boardwright {

namespace {

// Styles have one margin for all headers. A plain space at the end of a line would have no width.
constexpr QChar titleMargin(0x00a0);

} // namespace

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    // Same as QTableView's own header.
    setSectionsClickable(true);
    setHighlightSections(true);
    setTextElideMode(Qt::ElideRight);
}

void TableHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    option->text = titleMargin + option->text + titleMargin;
}

QSize TableHeader::sectionSizeFromContents(int logicalIndex) const
{
    const QSize size = QHeaderView::sectionSizeFromContents(logicalIndex);
    return {size.width() + 2 * fontMetrics().horizontalAdvance(titleMargin), size.height()};
}

bool TableHeader::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || model() == nullptr)
        return QHeaderView::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int section = logicalIndexAt(help->pos());
    const auto said
        = [&](int role) { return model()->headerData(section, orientation(), role).toString(); };
    const QString title = section < 0 ? QString() : said(Qt::DisplayRole);
    if (title.isEmpty() || sectionSize(section) >= sectionSizeHint(section))
        return QHeaderView::viewportEvent(event);
    showWhole(*viewport(), help->globalPos(), title, said(Qt::ToolTipRole));
    return true;
}

} // namespace boardwright
