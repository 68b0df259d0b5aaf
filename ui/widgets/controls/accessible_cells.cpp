// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/accessible_cells.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <utility>
#include <vector>

namespace boardwright {

namespace {

/// One cell. Lives as long as the interface of its list. Valid while the widget has this cell.
class CellItem final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CellItem(QWidget *widget, AccessibleCells *cells, int cell)
        : m_widget(widget)
        , m_cells(cells)
        , m_cell(cell)
    {
    }

    bool isValid() const override { return m_widget != nullptr && m_cell < m_cells->count(); }

    QObject *object() const override { return nullptr; }

    QWindow *window() const override
    {
        return isValid() ? m_widget->window()->windowHandle() : nullptr;
    }

    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }

    QAccessibleInterface *child(int) const override { return nullptr; }

    QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    int childCount() const override { return 0; }

    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        if (isValid() && kind == QAccessible::Name)
            return m_cells->name(m_cell);
        if (isValid() && kind == QAccessible::Description)
            return m_cells->description(m_cell);
        return {};
    }

    void setText(QAccessible::Text, const QString &) override { }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inWidget = m_cells->place(m_cell).toAlignedRect();
        return {m_widget->mapToGlobal(inWidget.topLeft()), inWidget.size()};
    }

    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (!isValid())
            return state;
        const bool isCurrent = m_cells->current() == m_cell;
        state.focusable = true;
        state.selectable = true;
        state.selected = isCurrent;
        state.focused = isCurrent && m_widget->hasFocus();
        state.invisible = !m_widget->isVisible();
        const QRect place = m_cells->place(m_cell).toAlignedRect();
        state.offscreen = m_widget->visibleRegion().intersected(place).isEmpty();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
            ? static_cast<QAccessibleActionInterface *>(this)
            : nullptr;
    }

    QStringList actionNames() const override
    {
        QStringList names{pressAction(), setFocusAction()};
        if (isValid() && m_cells->hasMenus())
            names << showMenuAction();
        return names;
    }

    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_widget->setFocus();
        if (name == showMenuAction() && m_cells->hasMenus())
            m_cells->openMenu(m_cell);
        else if (name == pressAction() || (name == setFocusAction() && m_cells->isChosenByFocus()))
            m_cells->choose(m_cell);
    }

    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<QWidget> m_widget;
    AccessibleCells *m_cells;
    int m_cell;
};

class CellList final : public QAccessibleWidget {
    Q_DISABLE_COPY_MOVE(CellList)

public:
    CellList(QWidget *widget, std::unique_ptr<AccessibleCells> cells)
        : QAccessibleWidget(widget, QAccessible::List)
        , m_cells(std::move(cells))
    {
    }

    ~CellList() override
    {
        for (const QAccessible::Id id : m_items)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return m_cells->count(); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (std::ssize(m_items) <= index)
            m_items.push_back(QAccessible::registerAccessibleInterface(
                new CellItem(widget(), m_cells.get(), static_cast<int>(m_items.size()))));
        return QAccessible::accessibleInterface(m_items[static_cast<std::size_t>(index)]);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(m_cells->cellAt(widget()->mapFromGlobal(QPointF(x, y))));
    }

    QAccessibleInterface *focusChild() const override
    {
        return widget()->hasFocus() ? child(m_cells->current()) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *item) const override
    {
        for (int i = 0; i < static_cast<int>(m_items.size()); ++i) {
            if (QAccessible::accessibleInterface(m_items[static_cast<std::size_t>(i)]) == item)
                return i;
        }
        return -1;
    }

private:
    std::unique_ptr<AccessibleCells> m_cells;
    mutable std::vector<QAccessible::Id> m_items; ///< ids requested so far, by index
};

} // namespace

QAccessibleInterface *accessibleList(QWidget &widget, std::unique_ptr<AccessibleCells> cells)
{
    return new CellList(&widget, std::move(cells));
}

void tellCurrentCell(QWidget &widget, int cell)
{
    if (cell < 0)
        return;
    QAccessibleEvent event(
        &widget, widget.hasFocus() ? QAccessible::Focus : QAccessible::Selection);
    event.setChild(cell);
    QAccessible::updateAccessibility(&event);
}

} // namespace boardwright
