// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objective_facets.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/names/tags_model.h"
#include "ui/editing/problems/problem_groups.h"
#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"
#include "ui/widgets/table/column_choice.h"

class QSplitter;

namespace boardwright {

class DetailsForm;
class LiveStatistics;
class NamesView;
class ObjectivesView;
class SourceView;

/// The left side of the window: goals, categories, tags, the panel of the chosen generator, and the
/// text of the file.
class SideTabs final : public TabPages {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SideTabs)

public:
    SideTabs(const PanelContext &context, QWidget *parent = nullptr);
    ~SideTabs() override;

    ObjectivesView &objectives() const { return *m_objectives; }

    NamesView &categories() const { return *m_categories; }

    NamesView &tags() const { return *m_tags; }

    DetailsForm &details() const { return *m_details; }

    SourceView &source() const { return *m_source; }

    /// The panel of the chosen generator; null if it has none.
    QWidget *panel() const { return m_panel; }

    /// Selects a goal, or a row in a table of the panel. `activate` also brings it to the front and
    /// gives it the focus.
    void showRow(RowId id, bool activate);

    /// Brings the tab with that object name to the front, if there is one.
    void showTab(const QString &name);
    void showObjectives();
    /// Brings to the front what a set that was just opened consists of: its goals, or the tables of
    /// a generator that needs no goals.
    void showContent();

    /// The height of the details, for the next run.
    QByteArray goalsState() const;
    void restoreGoalsState(const QByteArray &state);

    /// The columns that the user chose in tables other than that of the goals, also in those of
    /// other generators, for the next run. A state that cannot be read changes nothing.
    QByteArray columnsState() const;
    void restoreColumnsState(const QByteArray &state);

    /// Brings to the front and selects the place of a problem.
    void showPlace(const ProblemPlace &place);

    /// Shows these statistics in the tables from now on. They must outlive the tabs.
    void follow(LiveStatistics &statistics);

Q_SIGNALS:
    /// Another goal, or row in a table of the panel, is current.
    void currentRowChanged(boardwright::RowId id);
    /// Another category is current in its table.
    void currentCategoryChanged(const QString &name);
    /// The user wants to see the goal on the board.
    void rowActivated(boardwright::RowId id);

private:
    void setUpDetails();
    void hideUnused();
    void rebuildPanel();
    QMap<QString, ColumnChoice::Chosen> chosenColumns() const;
    void showColumns();
    void showNumbers();
    /// Shows the numbers of goals, categories and tags in the titles of their tabs.
    void showCounts();
    void showGoals(const ObjectiveFacets &facets);
    /// Marks the Source tab while its text has an error that keeps it out of the set.
    void showMistake();

    PanelContext m_context;
    CategoriesModel m_categoriesModel;
    TagsModel m_tagsModel;
    QSplitter *m_goals; ///< the table and below it the details
    ObjectivesView *m_objectives;
    DetailsForm *m_details;
    NamesView *m_categories;
    NamesView *m_tags;
    SourceView *m_source;
    QWidget *m_panel = nullptr;
    QMap<QString, ColumnChoice::Chosen> m_columns; ///< by table; newer ones are in the tables
};

} // namespace boardwright
