// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/table_look.h"

#include "ui/widgets/table/table_header.h"

#include <QHeaderView>
#include <QTableView>

namespace boardwright {

void useTableLook(QTableView &view)
{
    view.setHorizontalHeader(new TableHeader(&view));
    view.horizontalHeader()->setHighlightSections(false);
    view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view.setFrameShape(QFrame::NoFrame);
    view.setShowGrid(false);
    view.setWordWrap(false);
    view.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
}

} // namespace boardwright
