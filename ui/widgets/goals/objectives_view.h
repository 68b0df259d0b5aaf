// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_filter.h"

#include <QSet>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <utility>

class QAction;
class QButtonGroup;
class QLabel;
class QStackedLayout;

namespace boardwright {

class ColumnSets;
class EmptyNotice;
class FacetBar;
class FilterLine;
class NewGoalRow;
class ObjectivesActions;
class ObjectivesTable;
class TableSearch;

/// The goals of a document: a text filter and facets, the number of goals shown, the table, and a
/// bar to find and replace.
class ObjectivesView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectivesView)

public:
    /// `document` must outlive the view.
    explicit ObjectivesView(GoalSetDocument &document, QWidget *parent = nullptr);
    ~ObjectivesView() override;

    /// RowId::none if there is no current goal.
    RowId currentRow() const;
    /// Makes the goal current and scrolls to it, without taking the focus. Clears a filter that
    /// hides it. RowId::none clears the selection. If `column` is given, it becomes visible and
    /// current.
    void selectRow(RowId id, std::optional<ObjectiveColumn> column = {});
    void focusFilter();
    void openReplaceBar();
    /// Filters by these facets only.
    void showGoals(const ObjectiveFacets &facets);
    void copySelection() const;
    void addGoal();
    /// Sorts the file in the order shown. Goals that are not shown go to the end.
    void sortFile();

    ObjectivesTable &table() const { return *m_table; }

    /// Actions for the selected goals, with shortcuts in the table.
    QList<QAction *> editActions() const;

    /// The goals that are on none of the boards made so far, for the facet that filters by that.
    void setNeverAppearing(const QSet<RowId> &ids);

    /// The visible columns, their order and widths. For restoreState() in another run; never part
    /// of a file.
    QByteArray state() const;
    bool restoreState(const QByteArray &state);

    /// Whether zones have an effect on boards. If not, which is the default, they are pale.
    void setZonesCount(bool count);

    /// Shows the fields and live numbers of a generator as additional columns, with the numbers of
    /// the current board. The generator must outlive the view.
    void showGenerator(const Info &info);
    /// Hides the columns of fields without effect on the boards at hand.
    void setUnused(const QList<const Field *> &fields);
    void showBoard(std::shared_ptr<const PreviewResult> result);
    /// Shows the statistics of each goal, and uses them to find goals that never appear; null
    /// clears them.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

Q_SIGNALS:
    void currentRowChanged(boardwright::RowId id);
    /// The goals with a selected cell, in the order shown.
    void selectionChanged(const QList<boardwright::RowId> &ids);
    /// Enter, or a double click on a cell without an editor.
    void rowActivated(boardwright::RowId id);
    /// The user wants to edit the selected goals in the form.
    void detailsWanted();
    /// The clipboard contains a list in a format of its own, which is imported, not pasted.
    void listPasted(const QString &text);
    /// What a command did, for the status line.
    void told(const QString &text);
    /// The user wants to open another set.
    void openWanted();
    /// See ObjectivesModel::sharesWanted().
    void sharesWanted(const QMap<RowId, double> &shares);

private:
    void setUpActions();
    void setUpLayout();
    void setUpColumnSets(QLayout &layout);
    void connectParts();
    bool watchRows();
    void keepSelection();
    void followSelection();
    void selectWhatIsBack(int first, int last);
    void ask();
    void followProblems();
    void clearQuestion();
    void startOver();
    void showPage(QWidget *page);
    void help(int which);
    void connectNewGoalRow();
    void addLastGoal();
    void updateCount();

    GoalSetDocument &m_document;
    bool m_areRowsMoving; ///< the selection is changing because rows are
    ObjectivesModel m_model;
    ObjectivesFilter m_filter;
    FilterLine *m_filterEdit;
    QLabel *m_count;
    ObjectivesTable *m_table;
    ObjectivesActions *m_actions;
    ColumnSets *m_columns;
    FacetBar *m_facets;
    TableSearch *m_search;
    QButtonGroup *m_setButtons;
    EmptyNotice *m_notice;
    QStackedLayout *m_pages;
    NewGoalRow *m_newGoal;
    /// The cells that the user selected, as runs of columns per goal. Goals removed from the set
    /// are kept.
    QList<std::pair<RowId, std::pair<int, int>>> m_chosen;
    bool m_isStandIn = false; ///< another goal is selected in place of removed ones
    std::uint64_t m_revision = 0; ///< of the document at its last change
    RowId m_hidden = RowId::none; ///< the current goal before the filter hid all goals
};

} // namespace boardwright
