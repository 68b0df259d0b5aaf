// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/lab/seed_table_model.h"
#include "ui/editing/studies/studies.h"

#include <QWidget>

class QStackedWidget;
class QTabBar;
class QToolButton;

namespace boardwright {

class ContactSheetPage;
class CurationButton;
class ElidedLabel;
class EmptyNotice;
class FileExport;
class SeedsForm;
class SeedsTable;

/// Searches for seeds whose boards meet criteria. The criteria are on the left; the results are on
/// the right, as a list or as small boards. Choosing a result makes it the seed of the board.
class SeedsPanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SeedsPanel)

public:
    enum class Page : std::uint8_t { List, Sheet };

    /// All arguments must outlive the panel.
    SeedsPanel(GoalSetDocument &document, Studies &studies, FileExport &exports,
        QWidget *parent = nullptr);
    ~SeedsPanel() override;

    SeedFinder &finder() { return m_finder; }

    SeedTableModel &model() { return m_model; }

    SeedsForm &form() const { return *m_form; }

    SeedsTable &table() const { return *m_table; }

    ContactSheetPage &sheetPage() const { return *m_sheet; }

    void showPage(Page page);

    /// Starts a search for the criteria of the form.
    void search();

    CurationButton &curation() const { return *m_curation; }

    const Curator &curator() const { return m_studies.curator; }

    /// Copies the selected seeds, or all if none is selected, one per line, each with the settings
    /// of its board.
    void copySeeds() const;

    /// The line above the results: how many seeds were found, or why there are none.
    QString summary() const;

    /// The goals selected, or current, in the tables.
    void setSelectedGoals(const QList<RowId> &ids);
    void setGoal(RowId goal);
    void setCategory(const QString &category);

Q_SIGNALS:
    /// The size of finder().found() changed.
    void counted(int seeds);

private:
    QWidget *buildHeader();
    void connectParts();
    void followPreview();
    void update();
    /// Selects the seeds, and shows them on the contact sheet.
    void selectChosen(const QList<qint64> &seeds);
    QString summaryNow() const;
    void tellNotice();

    GoalSetDocument &m_document;
    Studies &m_studies;
    FileExport &m_exports;
    SeedFinder &m_finder;
    SeedTableModel m_model;
    std::vector<Refusal> m_refusals; ///< of the last search
    SeedsForm *m_form;
    QTabBar *m_tabs;
    ElidedLabel *m_summary;
    CurationButton *m_curation;
    QToolButton *m_copy;
    QToolButton *m_exportButton;
    QStackedWidget *m_pages;
    QStackedWidget *m_list; ///< the table, or a text in its place
    SeedsTable *m_table;
    EmptyNotice *m_notice;
    ContactSheetPage *m_sheet;
};

} // namespace boardwright
