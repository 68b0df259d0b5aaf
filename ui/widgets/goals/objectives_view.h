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
class ReplaceBar;

/// The goals of a document: words and facets to ask for some of them, how many there are, the table
/// to edit them in, and a bar to find and replace texts.
class ObjectivesView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ObjectivesView)

public:
    /// `document` must outlive the view.
    explicit ObjectivesView(GoalSetDocument &document, QWidget *parent = nullptr);
    ~ObjectivesView() override;

    /// RowId::none where there is no current goal.
    RowId currentRow() const;
    /// Makes the goal current and scrolls to it, without taking the focus. A filter that hides it
    /// is cleared. RowId::none: no goal is selected.
    /// In `column` where one is named, which is shown then.
    void selectRow(RowId id, std::optional<ObjectiveColumn> column = {});
    void focusFilter();
    void openReplaceBar();
    /// Asks for these goals, and for nothing else.
    void showGoals(const ObjectiveFacets &facets);
    void copySelection() const;
    void addGoal();
    /// Gives the file the order in which the goals are shown; those that are not come last.
    void sortFile();

    ObjectivesTable &table() const { return *m_table; }

    /// What is done to the selected goals, with shortcuts in the table.
    QList<QAction *> editActions() const;

    /// The goals that stand on no board, as far as boards were made, for the facet that asks for
    /// it.
    void setNeverAppearing(const QSet<RowId> &ids);

    /// Which columns are shown, in which order and how wide. For restoreState() in another run; it
    /// never belongs to a file.
    QByteArray state() const;
    bool restoreState(const QByteArray &state);

    /// Whether the boards that are made depend on zones; they are pale otherwise, as at first.
    void setZonesCount(bool count);

    /// Shows the fields and the live numbers of a generator, which must outlive the view, as
    /// columns of their own, and the numbers of this board in them.
    void showGenerator(const Info &info);
    void showBoard(std::shared_ptr<const PreviewResult> result);
    /// What many boards say of each goal, those that never appear among it; null: nothing.
    void showStatistics(std::shared_ptr<const StatisticsResult> result);
    void setStatisticsOutdated(bool areOutdated);

Q_SIGNALS:
    void currentRowChanged(boardwright::RowId id);
    /// The goals that the selection touches, in the order shown.
    void selectionChanged(const QList<boardwright::RowId> &ids);
    /// Enter, or a double click outside of the cells that can be edited.
    void rowActivated(boardwright::RowId id);
    /// The selected goals should be edited in a form.
    void detailsWanted();
    /// Another set should be opened.
    void openWanted();
    /// As ObjectivesModel tells it.
    void shareWanted(boardwright::RowId id, double share);

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
    bool m_areRowsMoving; ///< the selection changes because rows do
    ObjectivesModel m_model;
    ObjectivesFilter m_filter;
    FilterLine *m_filterEdit;
    QLabel *m_count;
    ObjectivesTable *m_table;
    ObjectivesActions *m_actions;
    ColumnSets *m_columns;
    FacetBar *m_facets;
    ReplaceBar *m_replaceBar;
    QButtonGroup *m_setButtons;
    EmptyNotice *m_notice;
    QStackedLayout *m_pages;
    NewGoalRow *m_newGoal;
    /// The cells that a person selected: runs of columns of a goal, also while it is gone from the
    /// set.
    QList<std::pair<RowId, std::pair<int, int>>> m_chosen;
    bool m_isStandIn = false; ///< a goal is selected in place of those that are gone
    std::uint64_t m_revision = 0; ///< of the document when it last told of a change
    RowId m_hidden = RowId::none; ///< the goal that was current until the filter found none
};

} // namespace boardwright
