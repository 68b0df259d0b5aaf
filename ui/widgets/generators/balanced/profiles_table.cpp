// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/profiles_table.h"

#include "ui/editing/values/tab_separated.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/fields/field_delegate.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_look.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

ProfilesTable::ProfilesTable(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_model(document)
    , m_view(new QTableView(this))
{
    setUpView(document);
    setUpActions();
    setFocusProxy(m_view);
    connect(&m_model, &BalancedProfilesModel::refused, this, &ProfilesTable::refused);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ProfilesTable::updateActions);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &ProfilesTable::updateActions);
    updateActions();
}

ProfilesTable::~ProfilesTable()
{
    delete m_view; // before the model that it shows
}

void ProfilesTable::setUpView(const GoalSetDocument &document)
{
    m_view->setAccessibleName(tr("Profiles"));
    useTableLook(*m_view);
    m_view->setModel(&m_model);
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed);
    keepSoftSelection(*m_view);
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2);
    m_view->verticalHeader()->setHighlightSections(false);
    m_view->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    constexpr int characters = 18;
    m_view->horizontalHeader()->setDefaultSectionSize(
        fontMetrics().averageCharWidth() * characters);
    auto *delegate = new FieldDelegate(document, this);
    m_view->setItemDelegate(delegate);
    connect(delegate, &FieldDelegate::refused, this, &ProfilesTable::refused);
    connect(delegate, &FieldDelegate::entered, this,
        [this](const QModelIndex &index, const QVariant &value) {
            m_model.setData(index, value,
                value.typeId() == QMetaType::Bool ? Qt::CheckStateRole : Qt::EditRole);
        });
}

void ProfilesTable::setUpActions()
{
    m_reset = new QAction(namedIcon(QStringLiteral("edit-undo")), tr("&Reset"), this);
    m_reset->setIconText(plainActionText(m_reset->text()));
    m_reset->setShortcut(QKeySequence::Delete);
    m_reset->setToolTip(tr("Reset the selected values to the mode's defaults (%1)")
            .arg(m_reset->shortcut().toString(QKeySequence::NativeText)));
    connect(m_reset, &QAction::triggered, this,
        [this] { m_model.reset(m_view->selectionModel()->selectedIndexes()); });
    auto *copyAction = new QAction(tr("&Copy"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    connect(copyAction, &QAction::triggered, this, &ProfilesTable::copy);
    auto *pasteAction = new QAction(tr("&Paste"), this);
    pasteAction->setShortcut(QKeySequence::Paste);
    connect(pasteAction, &QAction::triggered, this, &ProfilesTable::paste);
    for (QAction *action : {m_reset, copyAction, pasteAction}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        QWidget::addAction(action);
        m_view->addAction(action);
    }
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addAction(m_reset);
    auto *hint = new QLabel(tr("Minutes. Values that differ from the default are bold."), bar);
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0);
    bar->addWidget(hint);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
}

void ProfilesTable::updateActions()
{
    const QModelIndexList cells = m_view->selectionModel()->selectedIndexes();
    m_reset->setEnabled(std::ranges::any_of(
        cells, [this](const QModelIndex &cell) { return m_model.isOwn(cell); }));
}

void ProfilesTable::copy() const
{
    const QItemSelection selection = m_view->selectionModel()->selection();
    if (selection.isEmpty())
        return;
    const QItemSelectionRange &block = selection.first();
    QList<int> rows;
    QList<int> columns;
    for (int row = block.top(); row <= block.bottom(); ++row)
        rows << row;
    for (int column = block.left(); column <= block.right(); ++column)
        columns << column;
    QGuiApplication::clipboard()->setText(tabSeparated(m_model, rows, columns));
}

void ProfilesTable::paste()
{
    const QItemSelection selection = m_view->selectionModel()->selection();
    const QModelIndex from
        = selection.isEmpty() ? m_view->currentIndex() : QModelIndex(selection.first().topLeft());
    m_model.paste(from, cellsOfTabSeparated(QGuiApplication::clipboard()->text()));
}

} // namespace boardwright
