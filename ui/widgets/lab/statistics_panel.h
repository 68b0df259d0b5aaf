// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/lab/statistics_columns.h"
#include "ui/editing/problems/problem_groups.h"
#include "ui/editing/studies/live_statistics.h"

#include <QList>
#include <QTimer>
#include <QWidget>

class QListView;
class QStackedWidget;
class QStringListModel;
class QToolButton;

namespace boardwright {

class Chart;
class ElidedLabel;
class EmptyNotice;
class FileExport;
class StatisticsPage;

/// Statistics of thousands of boards as tables and charts: of goals, limits, lines, cells and whole
/// boards. Follows the live statistics while it is visible and does nothing otherwise. Turns pale
/// when its numbers have been outdated for a while.
class StatisticsPanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatisticsPanel)

public:
    /// Both must outlive the panel.
    StatisticsPanel(LiveStatistics &statistics, FileExport &exports, QWidget *parent = nullptr);
    ~StatisticsPanel() override;

    StatisticsPage &page(Scope scope) const;
    /// The current page.
    StatisticsPage &page() const;
    void showPage(Scope scope);

    QListView &list() const { return *m_list; }

    Chart &chart() const { return *m_chart; }

    /// The line above: how many boards were counted, and how many of them were filled.
    QString summary() const;

    /// Whether the numbers are shown pale.
    bool isPale() const { return m_isPale; }

Q_SIGNALS:
    /// The user wants to see the subject of a row.
    void placeChosen(const boardwright::ProblemPlace &place);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    void buildPages();
    void follow();
    void update();
    void updateChart();
    void setPale(bool isPale);
    void choose(const StatisticsItem &item);

    LiveStatistics &m_statistics;
    FileExport &m_exports;
    QWidget *m_header;
    ElidedLabel *m_summary;
    QToolButton *m_copy;
    QToolButton *m_exportButton;
    QStringListModel *m_titles;
    QListView *m_list;
    QStackedWidget *m_pages;
    QWidget *m_content; ///< pages and chart
    EmptyNotice *m_notice; ///< shown instead of the content
    EmptyNotice *m_pageNotice; ///< shown instead of a page without numbers
    Chart *m_chart;
    QList<StatisticsPage *> m_tables; ///< in the order of the list
    QTimer m_patience; ///< runs while statistics are outdated, but not yet pale
    bool m_isPale = false;
};

} // namespace boardwright
