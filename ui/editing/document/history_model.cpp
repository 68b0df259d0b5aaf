// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/history_model.h"

#include <algorithm>

namespace boardwright {

HistoryModel::HistoryModel(GoalSetDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &HistoryModel::update);
    connect(&document.undoStack(), &QUndoStack::cleanChanged, this, &HistoryModel::update);
    update();
}

/// Keeps the rows at the start that both lists share.
void HistoryModel::update()
{
    const QUndoStack &stack = m_document.undoStack();
    QList<Step> steps;
    steps.reserve(stack.count());
    for (int i = 0; i < stack.count(); ++i)
        steps.append({.command = stack.command(i), .text = stack.text(i)});
    const auto [here, there]
        = std::ranges::mismatch(m_steps, steps, {}, &Step::command, &Step::command);
    const auto same = static_cast<int>(here - m_steps.begin());
    if (same < m_steps.size()) {
        beginRemoveRows({}, same + 1, static_cast<int>(m_steps.size()));
        m_steps.resize(same);
        endRemoveRows();
    }
    if (same < steps.size()) {
        beginInsertRows({}, same + 1, static_cast<int>(steps.size()));
        m_steps += steps.sliced(same);
        endInsertRows();
    }
    m_steps = std::move(steps); // a merged step has a new name
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT updated();
}

int HistoryModel::currentRow() const
{
    return m_document.undoStack().index();
}

void HistoryModel::goTo(int row)
{
    m_document.goToStep(row);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_steps.size()) + 1;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        if (row > 0)
            return m_steps.at(row - 1).text;
        return m_document.filePath().isEmpty() ? tr("Initial state") : tr("As opened");
    case StateRole:
        return static_cast<int>(row < currentRow() ? State::Past
                : row == currentRow()              ? State::Current
                                                   : State::Undone);
    case SavedRole:
        return row == m_document.undoStack().cleanIndex() && !m_document.filePath().isEmpty();
    default:
        return {};
    }
}

} // namespace boardwright
