// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/text_delegates.h"

#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/cells/numbers_edit.h"
#include "ui/widgets/cells/positions_edit.h"
#include "ui/widgets/cells/text_edits.h"

namespace boardwright {

namespace {

constexpr int highestLimit = 999;

} // namespace

QWidget *RangeDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    return new RangeEdit(parent);
}

QWidget *PositionsDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor = new PositionsEdit(parent);
    editor->setShape(m_shape);
    return editor;
}

QWidget *TooltipDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor = new TooltipEdit(parent);
    // It has none that is seen in the dark, and shows no focus.
    editor->setFrameStyle(QFrame::Box | QFrame::Plain);
    editor->setForegroundRole(QPalette::Highlight);
    return editor;
}

/// Its lines as one.
void TooltipDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &givenOption,
    const QRect &rect, const QModelIndex &index) const
{
    QStyleOptionViewItem option = givenOption;
    option.text = option.text.simplified();
    EditingDelegate::paintContent(painter, option, rect, index);
}

QWidget *LimitDelegate::makeEditor(QWidget *parent, const QModelIndex &) const
{
    auto *editor = new NumberCellEdit(1, highestLimit, parent);
    editor->setFrame(false);
    return editor;
}

} // namespace boardwright
