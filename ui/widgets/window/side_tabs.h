// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objective_facets.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/names/tags_model.h"
#include "ui/editing/problems/problem_groups.h"
#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"

class QSplitter;

namespace boardwright {

class DetailsForm;
class LiveStatistics;
class NamesView;
class ObjectivesView;
class SourceView;

/// The left side of the window: the goals, their categories and tags, the panel of the chosen
/// generator, the file's text.
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

    /// The panel of the chosen generator; null: it has none.
    QWidget *panel() const { return m_panel; }

    /// Selects a goal, or a row of one of the panel's tables, where it stands; `activate` brings it
    /// to the front and gives it the focus.
    void showRow(RowId id, bool activate);

    /// Brings the tab of that object name to the front; nothing where there is none.
    void showTab(const QString &name);
    void showObjectives();

    /// How high the details are, to be kept for the next time.
    QByteArray goalsState() const;
    void restoreGoalsState(const QByteArray &state);

    /// Brings to the front and selects what a problem is about.
    void showPlace(const ProblemPlace &place);

    /// Shows what these say of each goal, from now on; they must outlive the tabs.
    void follow(LiveStatistics &statistics);

Q_SIGNALS:
    /// A goal or a row of the panel's tables is the current one.
    void currentRowChanged(boardwright::RowId id);
    /// A category is the current one of its table.
    void currentCategoryChanged(const QString &name);
    /// The user wants to see it on the board.
    void rowActivated(boardwright::RowId id);

private:
    void setUpDetails();
    void rebuildPanel();
    void showNumbers();
    /// Of the goals, categories and tags, in the titles of their tabs.
    void showCounts();
    void showGoals(const ObjectiveFacets &facets);
    /// That keeps what was typed in the source out of the set, for those who are elsewhere.
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
};

} // namespace boardwright
