// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/line_gutter.h"

#include "ui/widgets/source/source_edit.h"

#include <QPaintEvent>
#include <QPainter>

namespace boardwright {

LineGutter::LineGutter(SourceEdit &edit)
    : QWidget(&edit)
    , m_edit(edit)
{
}

QSize LineGutter::sizeHint() const
{
    return {m_edit.gutterWidth(), 0};
}

void LineGutter::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    m_edit.paintGutter(painter, event->rect());
}

} // namespace boardwright
