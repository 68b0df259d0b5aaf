// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <memory>

class QAccessibleInterface;
class QWidget;

namespace boardwright {

/// What accessibility clients learn of the cells that a widget paints. Cells count from 0. It must
/// not be used after the widget is gone.
class AccessibleCells {
public:
    AccessibleCells() = default;
    AccessibleCells(const AccessibleCells &) = delete;
    AccessibleCells &operator=(const AccessibleCells &) = delete;
    virtual ~AccessibleCells() = default;

    virtual int count() const = 0;

    /// A line that names the cell.
    virtual QString name(int cell) const = 0;
    /// What else is known of it; may be empty.
    virtual QString description(int cell) const = 0;

    /// Its place in the widget.
    virtual QRectF place(int cell) const = 0;
    /// The cell at a point of the widget; -1 if there is none.
    virtual int cellAt(const QPointF &point) const = 0;

    /// The cell with the focus while the widget has it; -1: none.
    virtual int current() const = 0;

    /// Same as a click.
    virtual void choose(int cell) = 0;

    /// Whether moving the focus to a cell chooses it. False where a click makes a move.
    virtual bool isChosenByFocus() const { return true; }

    /// Whether cells have menus.
    virtual bool hasMenus() const { return false; }

    virtual void openMenu(int /*cell*/) { }
};

/// The interface of a widget with cells: a list with an item per cell. For factories
/// (QAccessible::installFactory()).
QAccessibleInterface *accessibleList(QWidget &widget, std::unique_ptr<AccessibleCells> cells);

/// Reports that another cell of the widget is current, or that the current cell has a new text.
void tellCurrentCell(QWidget &widget, int cell);

} // namespace boardwright
