// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/puzzle_accessible.h"

#include "ui/widgets/controls/accessible_cells.h"
#include "ui/widgets/generators/sculpted/puzzle_view.h"

#include <QAccessible>

#include <memory>

namespace boardwright {

namespace {

class PuzzleCells final : public AccessibleCells {
public:
    explicit PuzzleCells(PuzzleView &view)
        : m_view(view)
    {
    }

    int count() const override
    {
        const PlayedRoute *route = m_view.session().route();
        return route != nullptr ? route->puzzle().graph.cells() : 0;
    }

    QString name(int cell) const override { return cellName(*m_view.session().route(), cell); }

    QString description(int cell) const override
    {
        return cellDescription(*m_view.session().route(), cell);
    }

    QRectF place(int cell) const override { return m_view.cellRect(cell); }

    int cellAt(const QPointF &point) const override { return m_view.cellAt(point); }

    int current() const override
    {
        const PlayedRoute *route = m_view.session().route();
        return route != nullptr ? route->head() : -1;
    }

    void choose(int cell) override { m_view.session().go(cell); }

    bool isChosenByFocus() const override { return false; }

private:
    PuzzleView &m_view;
};

QAccessibleInterface *accessiblePuzzle(const QString & /*key*/, QObject *object)
{
    auto *view = qobject_cast<PuzzleView *>(object);
    return view != nullptr ? accessibleList(*view, std::make_unique<PuzzleCells>(*view)) : nullptr;
}

} // namespace

void makePuzzlesAccessible()
{
    QAccessible::installFactory(accessiblePuzzle);
}

} // namespace boardwright
