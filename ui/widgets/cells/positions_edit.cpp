// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/positions_edit.h"

#include "ui/editing/values/objective_cells.h"
#include "ui/widgets/cells/board_picker.h"
#include "ui/widgets/controls/bubble.h"
#include "ui/widgets/controls/hint_label.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

PositionsEdit::PositionsEdit(QWidget *parent)
    : LineCellEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_picker(new BoardPicker)
    , m_label(new HintLabel)
{
    setAccessibleName(tr("Forced positions"));
    auto *content = new QWidget;
    content->setAutoFillBackground(true);
    content->setBackgroundRole(QPalette::Base);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_label);
    layout->addWidget(m_picker, 0, Qt::AlignHCenter);
    m_bubble->setContent(content);
    connect(this, &QLineEdit::textChanged, this, &PositionsEdit::explain);
    connect(m_picker, &BoardPicker::toggled, this, &PositionsEdit::toggle);
    explain();
}

void PositionsEdit::setShape(std::shared_ptr<const Shape> shape)
{
    m_picker->setShape(std::move(shape));
    explain();
}

void PositionsEdit::toggle(int position)
{
    QList<int> positions = m_positions;
    if (positions.removeAll(position) == 0) {
        positions.append(position);
        std::ranges::sort(positions);
    }
    setText(textOfNumbers(positions));
    setMeant(true);
    Q_EMIT picked();
}

void PositionsEdit::explain()
{
    Objective objective;
    const auto done = enterCell(objective, ObjectiveColumn::ForcedPositions, text());
    m_isPossible = done.has_value();
    if (done)
        m_positions = objective.forcedPositions;
    m_picker->setChecked(m_positions);
    const int cells = m_picker->cells();
    const bool isOutside = cells > 0
        && std::ranges::any_of(m_positions, [&](int position) { return position > cells; });
    const QString hint = !done ? done.error()
        : isOutside            ? tr("This board has %Ln cells.", nullptr, cells)
        : m_positions.isEmpty()
        ? tr("Anywhere. Choose the only cells where it may appear")
        : tr("Only in %Ln cells", nullptr, static_cast<int>(m_positions.size()));
    m_label->showHint(hint, !done || isOutside);
    setAccessibleDescription(hint);
    if (hasFocus())
        m_bubble->open();
}

void PositionsEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    m_picker->setCurrent(0);
    explain();
}

bool PositionsEdit::wantsKey(const QKeyEvent &event) const
{
    if (event.key() == Qt::Key_Escape)
        return m_picker->current() > 0; // it returns to the line
    const bool ends = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter
        || event.key() == Qt::Key_Tab;
    return ends && isMeant() && !m_isPossible;
}

/// Down moves from the line to the board, Up and Escape back.
void PositionsEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isOnBoard = m_picker->current() > 0;
    switch (event->key()) {
    case Qt::Key_Down:
        m_picker->moveCurrent(event->key());
        return;
    case Qt::Key_Up:
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!isOnBoard)
            break;
        if (!m_picker->moveCurrent(event->key()) && event->key() == Qt::Key_Up)
            m_picker->setCurrent(0);
        return;
    case Qt::Key_Space:
        if (!isOnBoard)
            break;
        toggle(m_picker->current());
        return;
    case Qt::Key_Escape:
        if (!isOnBoard)
            break;
        m_picker->setCurrent(0);
        return;
    default:
        break;
    }
    LineCellEdit::keyPressEvent(event);
}

} // namespace boardwright
