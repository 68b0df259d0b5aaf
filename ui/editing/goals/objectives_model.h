// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"
#include "ui/editing/goals/row_problems.h"
#include "ui/editing/studies/statistics_result.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/row_table_model.h"
#include "ui/editing/values/objective_columns.h"

#include <QHash>
#include <QIcon>
#include <QMap>

#include <expected>
#include <functional>
#include <memory>
#include <optional>

namespace boardwright {

/// The objectives of a document as a table, one row each, in file order. After the columns of every
/// set come the current generator's fields of each goal, the share of boards that each goal appears
/// on, and the generator's measures of it. Owns no data: it shows the document, and edits become
/// undo steps. Everything except measures can be edited. The vertical header has the number of each
/// row in the file and its problems. Entering a share of boards starts a search for the weighting
/// that gives it.
class ObjectivesModel final : public RowTableModel {
    Q_OBJECT

public:
    enum Role : int {
        RowIdRole = Qt::UserRole, ///< quint32 behind RowId
        ZonesRole, ///< int behind the listed Zones; all four if none is listed
        NamesRole, ///< QStringList of the categories, the tag or the icons of a cell
    };

    /// `document` must outlive the model.
    explicit ObjectivesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Shows the fields and measures of this generator, which must outlive the model.
    void showGenerator(const Info &info);
    /// The board whose measures are shown; null: none.
    void showBoard(std::shared_ptr<const PreviewResult> result);
    /// Statistics of each goal over many boards; null: none. Outdated ones are shown pale.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

    /// Shows problems of the goals. `set` is the set of `problems`, which may be a little older
    /// than the document's. Cells return ProblemRole and have the words in their tooltips.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);

    /// The worst severity of a goal's problems; std::nullopt if it has none, or does not exist.
    std::optional<Severity> worstProblem(RowId id) const;

    bool hasProblem(RowId id) const;

    /// The number of goals of the document with a problem.
    int rowsWithProblems() const;

    /// Sets the source of the header's icons; without it there are none.
    void setSeverityIcon(std::function<QIcon(Severity)> icon) { m_severityIcon = std::move(icon); }

    /// Whether zones affect the current boards. If not, as at first, the columns about progression
    /// are shown pale.
    void setZonesCount(bool count);

    /// Writes entered text into a column of all `ids`, as one step, as setData() does for one. If
    /// it is invalid for one of them, emits refused() and returns false.
    bool enter(const QList<RowId> &ids, int column, const QVariant &entered);

    /// The field of a column; null for measures and the share of boards.
    const Field *fieldOf(int column) const;

    /// Whether a column has the share of boards that a goal appears on.
    bool isAppearances(int column) const;
    /// Whether a column shows names of classes, not amounts.
    bool isOfClasses(int column) const;

    /// The section of that field, such as objectiveSection; null if the column has no field.
    const Section *sectionOf(int column) const;

    /// Invalid if there is no such objective.
    QModelIndex indexOf(RowId id, ObjectiveColumn column) const;

    RowId rowId(const QModelIndex &index) const { return rowIdAt(index.row()); }

    RowId rowIdAt(int row) const override;
    int rowOf(RowId id) const override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// True if the value is valid, even if nothing changes.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// The entered text is invalid; the argument tells the user why.
    void refused(const QString &);
    /// Shares of boards, 0..1, were entered for goals; the receiver should find the weightings for
    /// them.
    void sharesWanted(const QMap<RowId, double> &shares);
    /// The problems of some rows changed.
    void problemsChanged();

private:
    /// A column: a field or a measure; if neither, the share of boards.
    struct Column {
        const Section *section = nullptr;
        const Field *field = nullptr;
        const Measure *measure = nullptr;
        std::size_t measureIndex = 0; ///< among those of the generator

        /// Whether its numbers come from statistics rather than from one board.
        bool isOfStatistics() const
        {
            return field == nullptr
                && (measure == nullptr || (measure->summed && !measure->classes.empty()));
        }
    };

    QVariant rowHeader(int row, int role) const;
    /// The problems of a cell, or of the whole row if `column` is -1.
    QList<Problem> problemsOf(RowId id, int column) const;
    static QVariant severityOf(const QList<Problem> &problems);
    /// The problems in words, one paragraph each.
    QString problemWords(const QList<Problem> &problems) const;
    int columnOfProblem(const Problem &problem) const;
    bool isOfProgression(int column) const;
    /// Whether no board of the generator depends on this column.
    bool isUnused(int column) const;
    void tellLiveChanged();
    /// Signals that row names of a table changed.
    void tellNamesChanged(const QString &table);
    static QList<Column> columnsOf(const Section &section);
    /// The columns that a generator adds.
    static QList<Column> columnsOf(const Info &info);
    QVariant cellData(const Objective &objective, const Column &column, int role) const;
    /// The data of a field of objectiveSection.
    static QVariant ownData(const Objective &objective, const Field &field, int role);
    QVariant measureData(const Objective &objective, const Column &column, int role) const;
    QString helpOf(int column) const;
    QVariant statisticsData(const Objective &objective, const Column &column, int role) const;
    QVariant shareData(std::size_t row, int role) const;
    QVariant classData(const Measure &measure, std::size_t row, int role) const;
    /// The help of the weighting column, with the shares of boards that weightings gave.
    QString weightingHelp() const;
    void tellStatisticsChanged(const QList<int> &roles);
    /// Measured::nothing if the shown board has no number for the goal.
    double numberOf(const Objective &objective, const Column &column) const;

    const Info *m_info = nullptr;
    QList<Column> m_columns = columnsOf(objectiveSection);
    std::shared_ptr<const PreviewResult> m_result;
    RowPlaces m_resultRows; ///< rows of the set of the result
    std::shared_ptr<const StatisticsResult> m_statistics;
    bool m_areStatisticsOutdated = false;
    RowProblems m_problems;
    GoalSet m_problemSet; ///< the set of the problems, for their words
    std::function<QIcon(Severity)> m_severityIcon;
    bool m_zonesCount = false;
};

} // namespace boardwright
