// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/metrics_page.h"

#include "ui/editing/lab/metrics_model.h"

namespace boardwright {

MetricsPage::MetricsPage(MetricsModel &model, QWidget *parent)
    : Spreadsheet(SheetUse::Read, parent)
{
    setAccessibleName(tr("Metrics"));
    setModel(&model);
    constexpr int valueCharacters = 8;
    setColumns({.least = {{MetricsModel::Value, valueCharacters}}});
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
    Spreadsheet::initViewItemOption(option);
    if (m_isPale)
        option->palette.setBrush(QPalette::Text, option->palette.brush(QPalette::PlaceholderText));
}

} // namespace boardwright
