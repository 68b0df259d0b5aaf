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

#include <functional>
#include <memory>
#include <optional>

namespace boardwright {

/// The objectives of a document as a table, one row each, in file order. After the columns that
/// every set has come the fields that the present generator keeps beside each goal, the share of
/// boards that each goal stands on, and the numbers that the generator takes of it. Owns no data:
/// what it shows is the document's, what is typed into it becomes an undo step. Everything but the
/// measured numbers can be edited. The vertical header has the number of each row in the file and
/// what is wrong with it. A share of boards that is typed is a wish.
class ObjectivesModel final : public RowTableModel {
    Q_OBJECT

public:
    enum Role : int {
        RowIdRole = Qt::UserRole, ///< quint32 behind RowId
        ZonesRole, ///< int behind the listed Zones; all four where none is listed
        NamesRole, ///< QStringList of the categories, the tag or the icons of a cell
    };

    /// `document` must outlive the model.
    explicit ObjectivesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// Shows the fields and the numbers of this generator, which must outlive the model.
    void showGenerator(const Info &info);
    /// The board whose numbers are shown; null: none.
    void showBoard(std::shared_ptr<const PreviewResult> result);
    /// What many boards say of each goal; null: nothing. Where it is of something earlier, it is
    /// pale.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

    /// What is wrong with the goals: `problems` of `set`, which may be a little older than the
    /// document's. Cells answer ProblemRole and tell the words in their tool tips.
    void showProblems(const QList<Problem> &problems, const GoalSet &set);

    /// The worst of what is wrong with a goal; nothing: it is all right, or not there.
    std::optional<Severity> worstProblem(RowId id) const;

    bool hasProblem(RowId id) const;

    /// How many goals of the document have a problem.
    int rowsWithProblems() const;

    /// Where the header takes its signs from; without it there are none.
    void setSeverityIcon(std::function<QIcon(Severity)> icon) { m_severityIcon = std::move(icon); }

    /// Whether the boards that are made depend on zones; the columns that are about progression
    /// stand back otherwise, as at first.
    void setZonesCount(bool count);

    /// Writes what was entered into a column of all of `ids`, as one step: what setData() does for
    /// one. False, and refused(), where it is not possible for one of them.
    bool enter(const QList<RowId> &ids, int column, const QVariant &entered);

    /// What a column holds; null: a number of boards.
    const Field *fieldOf(int column) const;

    /// Whether a column has the share of boards that a goal stands on.
    bool isAppearances(int column) const;
    /// Whether it has names of what was measured, not amounts.
    bool isOfClasses(int column) const;

    /// Where that field stands, such as in objectiveSection; null: the column holds no field.
    const Section *sectionOf(int column) const;

    /// Invalid where there is no such objective.
    QModelIndex indexOf(RowId id, ObjectiveColumn column) const;

    RowId rowId(const QModelIndex &index) const { return rowIdAt(index.row()); }

    RowId rowIdAt(int row) const override;
    int rowOf(RowId id) const override;

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
    /// A share of boards was typed for a goal, 0..1; whoever listens finds the weighting for it.
    void shareWanted(RowId id, double share);
    /// Other rows have problems than before, or other ones.
    void problemsChanged();

private:
    /// A column: a field, or a measure; neither: how often the goal appears.
    struct Column {
        const Section *section = nullptr;
        const Field *field = nullptr;
        const Measure *measure = nullptr;
        std::size_t measureIndex = 0; ///< among those of the generator

        /// Statistics know it better than one board.
        bool isOfStatistics() const
        {
            return field == nullptr
                && (measure == nullptr || (measure->summed && !measure->classes.empty()));
        }
    };

    bool wishFor(const QList<RowId> &ids, const QString &text);
    QVariant rowHeader(int row, int role) const;
    /// Of a cell; of the whole row where `column` is -1.
    QList<Problem> problemsOf(RowId id, int column) const;
    static QVariant severityOf(const QList<Problem> &problems);
    /// What is wrong, a paragraph each.
    QString problemWords(const QList<Problem> &problems) const;
    int columnOfProblem(const Problem &problem) const;
    bool isOfProgression(int column) const;
    /// Whether no board of the generator depends on what is in it.
    bool isUnused(int column) const;
    void tellLiveChanged();
    /// Of the rows of a table.
    void tellNamesChanged(const QString &table);
    static QList<Column> columnsOf(const Section &section);
    /// Those that a generator adds.
    static QList<Column> columnsOf(const Info &info);
    QVariant cellData(const Objective &objective, const Column &column, int role) const;
    /// Of a field of objectiveSection.
    static QVariant ownData(const Objective &objective, const Field &field, int role);
    QVariant measureData(const Objective &objective, const Column &column, int role) const;
    QString helpOf(int column) const;
    QVariant statisticsData(const Objective &objective, const Column &column, int role) const;
    QVariant shareData(std::size_t row, int role) const;
    QVariant classData(const Measure &measure, std::size_t row, int role) const;
    /// With what weightings come to on many boards.
    QString weightingHelp() const;
    void tellStatisticsChanged(const QList<int> &roles);
    /// Measured::nothing where the board shown says nothing about the goal.
    double numberOf(const Objective &objective, const Column &column) const;

    const Info *m_info = nullptr;
    QList<Column> m_columns = columnsOf(objectiveSection);
    std::shared_ptr<const PreviewResult> m_result;
    RowPlaces m_resultRows; ///< rows of the set that the result is about
    std::shared_ptr<const StatisticsResult> m_statistics;
    bool m_areStatisticsOutdated = false;
    RowProblems m_problems;
    GoalSet m_problemSet; ///< that they are in, for their words
    std::function<QIcon(Severity)> m_severityIcon;
    bool m_zonesCount = false;
};

} // namespace boardwright
