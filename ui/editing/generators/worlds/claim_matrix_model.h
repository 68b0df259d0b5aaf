// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/values/row_names.h"

#include <QAbstractTableModel>
#include <QHash>

#include <expected>
#include <utility>
#include <vector>

namespace boardwright {

/// The claims of one zone as a matrix: a row for each portal by which players enter, a column for
/// each portal by which they leave. A last row or column holds the claims whose portal is unknown;
/// it exists only if there are such claims. Cells may hold any number of claims. Portals that no
/// claim uses and claims without effect have a ProblemRole. Every edit is one undo step, and none
/// if it would change nothing. GUI thread.
class ClaimMatrixModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Shows the first zone. `document` must outlive the model.
    explicit ClaimMatrixModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// All zones, in the order of their table.
    const QList<NamedRow> &zones() const { return m_zones; }

    /// The zone shown: the first one if that of setZone() is gone; none if there are no zones.
    RowId zone() const { return m_matrix.zone; }

    /// Ignored if there is no such zone.
    void setZone(RowId zone);

    /// What is missing or wrong in the zone, a sentence a line; empty if nothing is.
    QString gaps() const;

    /// Whether the zone has gems that claims could take.
    bool hasGems() const { return !m_matrix.gems.isEmpty(); }

    /// Whether any of the cells is between two portals of the zone, so that it can get a claim.
    bool canAdd(const QModelIndexList &cells) const;

    /// The claims of these cells.
    QList<RowId> claimsAt(const QModelIndexList &cells) const;

    /// Adds a plain claim to each of the cells that can get one: it needs nothing, gives nothing
    /// and takes no gems.
    void add(const QModelIndexList &cells);
    /// Adds a plain claim to the empty ones of the cells. If none is empty, removes the claims that
    /// are plain and alone in their cell. The error says why neither is possible.
    std::expected<void, QString> toggle(const QModelIndexList &cells);
    /// Removes all claims of the cells.
    void remove(const QModelIndexList &cells);
    /// Lets the claims of the cells take all gems of the zone; empty cells get such a claim. If all
    /// of them do already, they take none.
    void toggleGems(const QModelIndexList &cells);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The zones, the zone shown or anything about it changed.
    void updated();

private:
    /// One zone, and its claims by cell.
    struct Matrix {
        RowId zone = RowId::none;
        QString name;
        QStringList portals; ///< those that count
        QStringList gems; ///< those that count
        /// (portals + 1) squared, row by row; the last one of both is for unknown portals.
        std::vector<QList<TableRow>> cells;
        QStringList unusedPortals;
        QStringList untakenGems;
        int strangers = 0; ///< claims of an unknown portal
        int strangeGems = 0; ///< claims of an unknown gem
        bool hasUnknownFrom = false;
        bool hasUnknownTo = false;
        bool hasTooManyPortals = false;
    };

    /// The indices of two portals: from, to.
    using Way = std::pair<int, int>;

    Matrix matrixOf(const NamedRow &zone) const;
    void follow();
    void show(RowId zone);

    int portalCount() const { return static_cast<int>(m_matrix.portals.size()); }

    const QList<TableRow> &claimsIn(int row, int column) const;
    bool takesUnknownGem(const TableRow &claim) const;
    QString claimText(const TableRow &claim, int row, int column) const;
    QString cellText(int row, int column) const;
    QString cellTip(int row, int column) const;
    /// The cells between portals of the zone, in order.
    QList<Way> waysOf(const QModelIndexList &cells) const;
    void insertClaims(GoalSet &set, const QList<Way> &ways, const QStringList &gems);
    void addClaims(const QList<Way> &ways);
    void removeClaims(const QList<RowId> &claims);

    GoalSetDocument &m_document;
    QList<TableRow> m_zoneRows; ///< the tables that m_zones and m_matrix were made from
    QList<TableRow> m_claimRows;
    QList<NamedRow> m_zones;
    QHash<RowId, QList<TableRow>> m_claimsOf; ///< by zone; looked up, never iterated
    Matrix m_matrix;
};

} // namespace boardwright
