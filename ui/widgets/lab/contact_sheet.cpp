// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/contact_sheet.h"

#include "ui/widgets/board/board_geometry.h"
#include "ui/widgets/controls/tool_tips.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace boardwright {

namespace {

constexpr qreal tileGap = 4;

} // namespace

ContactSheet::ContactSheet(const SeedBoards &boards, QWidget *parent)
    : QWidget(parent)
    , m_boards(boards)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Contact sheet"));
    connect(&boards, &SeedBoards::changed, this, &ContactSheet::rebuild);
}

ContactSheet::~ContactSheet() = default;

QSize ContactSheet::sizeHint() const
{
    return {800, 240};
}

QSize ContactSheet::minimumSizeHint() const
{
    return {160, 3 * fontMetrics().height()};
}

void ContactSheet::light(const HighlightSubject &subject)
{
    if (subject == m_lit)
        return;
    m_lit = subject;
    rebuild();
}

void ContactSheet::setCurrentSeed(const QString &seed)
{
    m_current = seed;
    describe();
    update();
}

void ContactSheet::rebuild()
{
    m_tiles.clear();
    for (qsizetype i = 0; i < m_boards.seeds().size(); ++i)
        m_tiles.emplace_back(m_boards.seeds()[i], m_boards.boards()[static_cast<std::size_t>(i)],
            m_lit, m_boards.arePossible());
    layOut();
    describe();
    update();
}

/// The number of columns that makes the boards largest.
int ContactSheet::columnsFor(const QSizeF &board) const
{
    const auto count = static_cast<int>(m_tiles.size());
    const qreal header = ContactTile::headerHeight(font());
    int best = 1;
    qreal largest = 0;
    for (int columns = 1; columns <= count; ++columns) {
        const int rows = (count + columns - 1) / columns;
        const qreal across = (width() - tileGap * (columns - 1)) / columns;
        const qreal down = (height() - tileGap * (rows - 1)) / rows - header;
        const qreal scale = std::min(across / board.width(), down / board.height());
        if (scale > largest) {
            largest = scale;
            best = columns;
        }
    }
    return best;
}

void ContactSheet::layOut()
{
    if (m_tiles.empty())
        return;
    const auto made = std::ranges::find_if(m_tiles,
        [](const ContactTile &tile) { return tile.result() && !tile.result()->cells.empty(); });
    const QSizeF board = made == m_tiles.end() ? QSizeF(1, 1) : made->result()->board.shape->size;
    m_columns = columnsFor(board);
    const int rows = (static_cast<int>(m_tiles.size()) + m_columns - 1) / m_columns;
    const qreal across = (width() - tileGap * (m_columns - 1)) / m_columns;
    const qreal down = (height() - tileGap * (rows - 1)) / rows;
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i) {
        const int row = i / m_columns;
        const int column = i % m_columns;
        m_tiles[static_cast<std::size_t>(i)].layOut(
            QRectF(column * (across + tileGap), row * (down + tileGap), across, down), font());
    }
}

int ContactSheet::currentTile() const
{
    const auto found = std::ranges::find(m_tiles, m_current, &ContactTile::seed);
    return found == m_tiles.end() ? -1 : static_cast<int>(found - m_tiles.begin());
}

int ContactSheet::tileAt(const QPointF &point) const
{
    const auto found = std::ranges::find_if(
        m_tiles, [&](const ContactTile &tile) { return tile.rect().contains(point); });
    return found == m_tiles.end() ? -1 : static_cast<int>(found - m_tiles.begin());
}

void ContactSheet::describe()
{
    const int tile = currentTile();
    setAccessibleDescription(
        tile < 0 ? QString() : m_tiles[static_cast<std::size_t>(tile)].description(m_lit));
}

void ContactSheet::choose(int tile)
{
    if (tile < 0 || tile >= static_cast<int>(m_tiles.size()))
        return;
    setCurrentSeed(m_tiles[static_cast<std::size_t>(tile)].seed());
    Q_EMIT seedChosen(m_current);
}

void ContactSheet::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const CellColours colours(palette());
    const int current = currentTile();
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i)
        m_tiles[static_cast<std::size_t>(i)].paint(
            painter, colours, font(), i == current, hasFocus());
}

bool ContactSheet::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int tile = tileAt(help->pos());
    if (tile < 0) {
        hideTip();
        return true;
    }
    const ContactTile &under = m_tiles[static_cast<std::size_t>(tile)];
    const SiteIndex site = under.siteAt(help->pos());
    QString text = under.description(m_lit);
    if (site != SiteIndex::none)
        text += u'\n' + under.toolTip(site);
    showTip(*this, help->globalPos(), text,
        (site == SiteIndex::none ? under.rect() : under.cellRect(site)).toAlignedRect());
    return true;
}

void ContactSheet::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void ContactSheet::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    update();
}

void ContactSheet::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(tileAt(event->position()));
}

void ContactSheet::keyPressEvent(QKeyEvent *event)
{
    const int current = currentTile();
    const auto last = static_cast<int>(m_tiles.size()) - 1;
    const auto go = [&](int step) {
        const int next = current < 0 ? 0 : current + step;
        if (next > last || next < 0)
            Q_EMIT pageWanted(next < 0 ? -1 : 1);
        else
            choose(next);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1);
    case Qt::Key_Right:
        return go(1);
    case Qt::Key_Up:
        return go(-m_columns);
    case Qt::Key_Down:
        return go(m_columns);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(last);
    case Qt::Key_PageUp:
        Q_EMIT pageWanted(-1);
        return;
    case Qt::Key_PageDown:
        Q_EMIT pageWanted(1);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ContactSheet::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ContactSheet::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace boardwright
