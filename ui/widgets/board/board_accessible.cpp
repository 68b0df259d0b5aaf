// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_accessible.h"

#include "ui/widgets/board/board_view.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QPointer>
#include <QWindow>

#include <vector>

namespace boardwright {

namespace {

/// One cell. Lives as long as the interface of its board. Valid while the board has this cell.
class CellAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    CellAccessible(BoardView *view, int index)
        : m_view(view)
        , m_site{index}
    {
    }

    bool isValid() const override { return shown() != nullptr; }

    QObject *object() const override { return nullptr; }

    QWindow *window() const override
    {
        const BoardView *view = shown();
        return view != nullptr ? view->window()->windowHandle() : nullptr;
    }

    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }

    QAccessibleInterface *child(int) const override { return nullptr; }

    QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    int childCount() const override { return 0; }

    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text kind) const override
    {
        const BoardView *view = shown();
        if (view == nullptr)
            return {};
        const QString &all = view->scene().cells[static_cast<std::size_t>(m_site)].tooltip;
        const qsizetype lineEnd = all.indexOf(u'\n');
        if (kind == QAccessible::Name)
            return lineEnd < 0 ? all : all.first(lineEnd);
        if (kind == QAccessible::Description && lineEnd >= 0)
            return all.sliced(lineEnd + 1);
        return {};
    }

    void setText(QAccessible::Text, const QString &) override { }

    QRect rect() const override
    {
        const BoardView *view = shown();
        if (view == nullptr)
            return {};
        const QRect inView = view->cellRect(m_site).toAlignedRect();
        return {view->mapToGlobal(inView.topLeft()), inView.size()};
    }

    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        const BoardView *view = shown();
        state.invalid = view == nullptr;
        if (view == nullptr)
            return state;
        const bool isCurrent = view->currentSite() == m_site;
        state.focusable = true;
        state.selectable = true;
        state.selected = isCurrent;
        state.focused = isCurrent && view->hasFocus();
        state.invisible = !view->isVisible();
        const QRect cell = view->cellRect(m_site).toAlignedRect();
        state.offscreen = view->visibleRegion().intersected(cell).isEmpty();
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
        return {pressAction(), setFocusAction(), showMenuAction()};
    }

    void doAction(const QString &name) override
    {
        BoardView *view = shown();
        if (view == nullptr)
            return;
        if (name == setFocusAction())
            view->setFocus();
        if (name == showMenuAction())
            view->openMenu(m_site);
        else if (name == pressAction() || name == setFocusAction())
            view->chooseSite(m_site);
    }

    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    /// The view while it shows this cell, else null.
    BoardView *shown() const
    {
        BoardView *view = m_view;
        const bool isThere = view != nullptr
            && static_cast<std::ptrdiff_t>(m_site) < std::ssize(view->scene().cells);
        return isThere ? view : nullptr;
    }

    QPointer<BoardView> m_view;
    SiteIndex m_site;
};

class BoardAccessible final : public QAccessibleWidget {
    Q_DISABLE_COPY_MOVE(BoardAccessible)

public:
    explicit BoardAccessible(BoardView *view)
        : QAccessibleWidget(view, QAccessible::List)
    {
    }

    ~BoardAccessible() override
    {
        for (const QAccessible::Id id : m_cells)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(view().scene().cells.size()); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (std::ssize(m_cells) <= index)
            m_cells.push_back(QAccessible::registerAccessibleInterface(
                new CellAccessible(&view(), static_cast<int>(m_cells.size()))));
        return QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(index)]);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(static_cast<int>(view().siteAt(view().mapFromGlobal(QPointF(x, y)))));
    }

    QAccessibleInterface *focusChild() const override
    {
        return view().hasFocus() ? child(static_cast<int>(view().currentSite())) : nullptr;
    }

    int indexOfChild(const QAccessibleInterface *cell) const override
    {
        for (int i = 0; i < static_cast<int>(m_cells.size()); ++i) {
            if (QAccessible::accessibleInterface(m_cells[static_cast<std::size_t>(i)]) == cell)
                return i;
        }
        return -1;
    }

private:
    BoardView &view() const { return static_cast<BoardView &>(*widget()); }

    mutable std::vector<QAccessible::Id> m_cells; ///< ids requested so far, by index
};

QAccessibleInterface *accessibleBoard(const QString &, QObject *object)
{
    auto *view = qobject_cast<BoardView *>(object);
    return view != nullptr ? new BoardAccessible(view) : nullptr;
}

} // namespace

void makeBoardsAccessible()
{
    QAccessible::installFactory(accessibleBoard);
}

void tellCurrentCell(BoardView &view, SiteIndex site)
{
    if (site == SiteIndex::none)
        return;
    QAccessibleEvent event(&view, view.hasFocus() ? QAccessible::Focus : QAccessible::Selection);
    event.setChild(static_cast<int>(site));
    QAccessible::updateAccessibility(&event);
}

} // namespace boardwright
