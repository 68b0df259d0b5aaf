// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/row_types_table.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/cell_delegate.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/table_look.h"

#include <QAction>
#include <QHeaderView>
#include <QTableView>
#include <QToolBar>
#include <QVBoxLayout>

namespace boardwright {

RowTypesTable::RowTypesTable(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_model(document)
    , m_view(new QTableView(this))
{
    m_view->setAccessibleName(tr("Row types"));
    useTableLook(*m_view);
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new CellDelegate(m_view));
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
        | QAbstractItemView::AnyKeyPressed);
    keepSoftSelection(*m_view);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 2);
    constexpr int nameCharacters = 26;
    constexpr int numberCharacters = 14;
    const int character = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_view->setColumnWidth(column,
            character
                * (column == BalancedRowTypesModel::Name ? nameCharacters : numberCharacters));
    setFocusProxy(m_view);

    auto *addAction = new QAction(namedIcon(QStringLiteral("list-add")), tr("&Add"), this);
    m_remove = new QAction(namedIcon(QStringLiteral("list-remove")), tr("&Remove"), this);
    m_remove->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Delete));
    m_remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_remove->setToolTip(tr("Remove the thresholds of the selected row types (%1)")
            .arg(m_remove->shortcut().toString(QKeySequence::NativeText)));
    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction *action : {addAction, m_remove}) {
        action->setIconText(plainActionText(action->text()));
        QWidget::addAction(action);
        bar->addAction(action);
    }
    connect(addAction, &QAction::triggered, this, &RowTypesTable::add);
    connect(m_remove, &QAction::triggered, this, &RowTypesTable::removeSelected);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);

    connect(&m_model, &BalancedRowTypesModel::refused, this, &RowTypesTable::refused);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &RowTypesTable::updateActions);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &RowTypesTable::updateActions);
    updateActions();
}

RowTypesTable::~RowTypesTable()
{
    delete m_view; // before the model that it shows
}

QList<int> RowTypesTable::selectedRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_view->selectionModel()->selectedIndexes()) {
        if (!rows.contains(index.row()))
            rows << index.row();
    }
    return rows;
}

void RowTypesTable::updateActions()
{
    m_remove->setEnabled(!selectedRows().isEmpty());
}

void RowTypesTable::add()
{
    const QModelIndex made = m_model.index(m_model.add(), BalancedRowTypesModel::Name);
    m_view->setCurrentIndex(made);
    m_view->setFocus();
    m_view->edit(made);
}

void RowTypesTable::removeSelected()
{
    m_model.removeThresholds(selectedRows());
}

} // namespace boardwright
