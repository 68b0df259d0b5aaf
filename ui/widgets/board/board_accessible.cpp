// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_accessible.h"

#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/accessible_cells.h"

#include <QAccessible>

#include <memory>

namespace boardwright {

namespace {

/// A cell is named by the first line of its tooltip; the others describe it.
class BoardCells final : public AccessibleCells {
public:
    explicit BoardCells(BoardView &view)
        : m_view(view)
    {
    }

    int count() const override { return static_cast<int>(m_view.scene().cells.size()); }

    QString name(int cell) const override { return tooltip(cell).section(u'\n', 0, 0); }

    QString description(int cell) const override { return tooltip(cell).section(u'\n', 1); }

    QRectF place(int cell) const override { return m_view.cellRect(SiteIndex{cell}); }

    int cellAt(const QPointF &point) const override
    {
        return static_cast<int>(m_view.siteAt(point));
    }

    int current() const override { return static_cast<int>(m_view.currentSite()); }

    void choose(int cell) override { m_view.chooseSite(SiteIndex{cell}); }

    bool hasMenus() const override { return true; }

    void openMenu(int cell) override { m_view.openMenu(SiteIndex{cell}); }

private:
    const QString &tooltip(int cell) const
    {
        return m_view.scene().cells[static_cast<std::size_t>(cell)].tooltip;
    }

    BoardView &m_view;
};

QAccessibleInterface *accessibleBoard(const QString & /*key*/, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view != nullptr ? accessibleList(*view, std::make_unique<BoardCells>(*view)) : nullptr;
}

} // namespace

void makeBoardsAccessible()
{
    QAccessible::installFactory(accessibleBoard);
}

} // namespace boardwright
