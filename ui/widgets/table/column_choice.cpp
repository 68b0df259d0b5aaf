// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/column_choice.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/table/frozen_header.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QMenu>

namespace boardwright {

namespace {

QVariant ofHeader(const Spreadsheet &table, int column, int role)
{
    return table.model()->headerData(column, Qt::Horizontal, role);
}

const Field *fieldOf(const Spreadsheet &table, int column)
{
    return ofHeader(table, column, FieldRole).value<const Field *>();
}

} // namespace

ColumnChoice::ColumnChoice(Spreadsheet &table)
    : m_table(table)
    , m_isDefault([](int) { return true; })
{
}

QString ColumnChoice::columnKey(int column) const
{
    if (const Field *field = fieldOf(m_table, column))
        return field->key;
    const QString key = ofHeader(m_table, column, ColumnKeyRole).toString();
    return key.isEmpty() ? QStringLiteral("#%1").arg(column) : key;
}

QString ColumnChoice::title(int column) const
{
    const QString text = ofHeader(m_table, column, Qt::DisplayRole).toString();
    const Field *field = fieldOf(m_table, column);
    return text.isEmpty() && field != nullptr ? fieldLabel(*field) : text;
}

bool ColumnChoice::isVisible(int column) const
{
    return column == m_kept || m_chosen.value(columnKey(column), m_isDefault(column));
}

void ColumnChoice::apply()
{
    for (int column = 0; column < m_table.model()->columnCount(); ++column)
        m_table.setColumnHidden(column, !isVisible(column));
    m_table.columnWidths().fill();
    const QModelIndex current = m_table.currentIndex();
    if (current.isValid() && m_table.isColumnHidden(current.column()))
        m_table.selectionModel()->setCurrentIndex(
            current.siblingAtColumn(m_kept), QItemSelectionModel::ClearAndSelect);
}

void ColumnChoice::choose(int column, bool isVisible)
{
    const QString key = columnKey(column);
    if (isVisible == m_isDefault(column))
        m_chosen.remove(key);
    else
        m_chosen.insert(key, isVisible);
    apply();
}

void ColumnChoice::reset()
{
    m_chosen.clear();
    apply();
}

void ColumnChoice::fillMenu(QMenu &menu)
{
    const FrozenHeader &header = m_table.columnHeader();
    for (int visual = 0; visual < header.count(); ++visual) {
        const int column = header.logicalIndex(visual);
        QAction *action = menu.addAction(menuText(title(column)));
        action->setCheckable(true);
        action->setChecked(!m_table.isColumnHidden(column));
        action->setEnabled(column != m_kept);
        connect(action, &QAction::triggered, this,
            [this, column](bool isChecked) { choose(column, isChecked); });
    }
    menu.addSeparator();
    QAction *usual = menu.addAction(tr("&Default Columns"));
    usual->setEnabled(!m_chosen.isEmpty());
    connect(usual, &QAction::triggered, this, &ColumnChoice::reset);
}

} // namespace boardwright
