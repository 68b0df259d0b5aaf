// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"
#include "ui/editing/field_cells.h"
#include "ui/editing/objective_columns.h"
#include "ui/editing/preview_result.h"

#include <QAbstractTableModel>
#include <QHash>

#include <memory>

namespace boardwright {

/// The objectives of a document as a table, one row each, in file order. After the columns that
/// every set has come the fields that the present generator keeps beside each goal, and the numbers
/// it takes of each goal on its boards. Owns no data: what it shows is the document's, what is
/// typed into it becomes an undo step. Enabled, Goal, Weighting and the generator's fields can be
/// edited; the rest is shown.
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

    /// Shows the fields and the numbers of this generator, which must outlive the model.
    void showGenerator(const Info &info);
    /// The board whose numbers are shown; null: none.
    void showBoard(std::shared_ptr<const PreviewResult> result);

    /// What a column of the generator holds; null: it is no field.
    const Field *fieldOf(int column) const;
    /// Gives a field of the generator the same value in all of `ids`, as one step. False where the
    /// value is not possible.
    bool setField(const QList<RowId> &ids, int column, const QVariant &value);

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

Q_SIGNALS:
    /// What was typed is not possible; the text tells the person who did why.
    void refused(const QString &);

private:
    /// A column of the generator: a field, or a measure.
    struct ExtraColumn {
        const Section *section = nullptr;
        const Field *field = nullptr;
        const Measure *measure = nullptr;
        std::size_t measureIndex = 0; ///< among those of the generator
    };

    void emitChanged(const QList<RowId> &ids);
    void tellLiveChanged();
    /// Of the rows of a table.
    void tellNamesChanged(const QString &table);
    static QList<ExtraColumn> extraColumns(const Info &info);
    /// Null for a column that every set has.
    const ExtraColumn *extra(int column) const;
    QVariant extraData(const Objective &objective, const ExtraColumn &column, int role) const;
    QVariant extraHeader(const ExtraColumn &column, int role) const;
    /// Measured::nothing where the board shown says nothing about the goal.
    double numberOf(const Objective &objective, const ExtraColumn &column) const;

    GoalSetDocument &m_document;
    const Info *m_info = nullptr;
    QList<ExtraColumn> m_extra;
    std::shared_ptr<const PreviewResult> m_result;
    QHash<RowId, std::size_t> m_resultRows; ///< rows of the set that the result is about
};

} // namespace boardwright
