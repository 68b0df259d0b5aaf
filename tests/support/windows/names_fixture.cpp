// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/names_fixture.h"

#include "tests/support/unit.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"

#include <QAction>
#include <QApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

NamesFixture::NamesFixture() = default;
NamesFixture::~NamesFixture() = default;

GoalSet namedSet()
{
    GoalSet set;
    set.boardLimits = {{u"combat"_s, 40}, {u"travel"_s, 20}, {u"shop"_s, 12}};
    set.lineLimits = {{u"combat"_s, 40}};
    set.tagNames = {u"boss"_s, u"ferry"_s, u"mask"_s};
    for (int i = 0; i < 60; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
        if (i < 12)
            objective.boardCategories = {i < 5 ? u"combat"_s : u"travel"_s};
        if (i < 4)
            objective.tag = i < 2 ? u"boss"_s : u"mask"_s;
        set.objectives << objective;
    }
    return set;
}

void NamesFixture::show()
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(u"test"_s);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    open(namedSet());
    front(m_window->sideTabs().categories());
}

void NamesFixture::close()
{
    m_window.reset();
}

void NamesFixture::open(const GoalSet &set)
{
    QWidget *tab = m_window->sideTabs().currentWidget();
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    m_window->sideTabs().setCurrentWidget(tab); // openUntitled() switched to the objectives
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_COMPARE(m_window->boardPanel().view().result(), m_window->preview().result());
}

void NamesFixture::front(NamesView &view)
{
    m_view = &view;
    m_window->sideTabs().setCurrentWidget(&view);
    view.table().setFocus();
}

QModelIndex NamesFixture::cell(const QString &name, int column) const
{
    return view().filter().indexOf(name, column);
}

void NamesFixture::current(const QString &name, int column) const
{
    const QModelIndex index = cell(name, column);
    QVERIFY(index.isValid());
    table().selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
}

void NamesFixture::select(const QString &first, const QString &last, int column) const
{
    table().selectionModel()->setCurrentIndex(cell(first, column), QItemSelectionModel::NoUpdate);
    table().selectionModel()->select(QItemSelection(cell(first, column), cell(last, column)),
        QItemSelectionModel::ClearAndSelect);
}

QAction *NamesFixture::action(const QString &text) const
{
    for (QAction *action : view().actions()) {
        if (action->iconText() == text)
            return action;
    }
    return nullptr;
}

void NamesFixture::type(const QString &text)
{
    for (const QChar key : text)
        QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
}

void NamesFixture::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    QCoreApplication::processEvents(); // Enter commits through the event loop
}

} // namespace boardwright
