// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"

#include <QAbstractTableModel>
#include <QPointer>

namespace boardwright {

/// Columns of the objectives table, in their order.
enum class ObjectiveColumn : std::uint8_t {
    Enabled,
    Goal,
    Range,
    BoardCategories,
    LineCategories,
    Progression,
    Weighting,
    Limit,
    Tag,
    ForcedPositions,
    ProgressiveRanges,
    Tooltip,
    Icons,
};

/// The objectives of a document as a table, one row each, in file order. Owns no data: what it
/// shows is the document's, what is typed into it becomes an undo step. Enabled, Goal and Weighting
/// can be edited; the rest is shown.
class ObjectivesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role : int {
        RowIdRole = Qt::UserRole, ///< quint32 behind RowId
        ZonesRole, ///< int behind the listed Zones; all four where none is listed
        NamesRole, ///< QStringList of the categories or the tag of a cell
    };

    /// `document` must outlive the model.
    explicit ObjectivesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Invalid where there is no such objective.
    QModelIndex indexOf(RowId id, ObjectiveColumn column) const;
    RowId rowId(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// True if the value is a possible one, even where nothing changed by it.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

private:
    void emitChanged(const QList<RowId> &ids);

    GoalSetDocument &m_document;
};

} // namespace boardwright
