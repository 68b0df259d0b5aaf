// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/compare/file_comparison.h"
#include "ui/editing/document/document.h"
#include "ui/editing/document/history_model.h"
#include "ui/editing/problems/problems_model.h"
#include "ui/editing/studies/studies.h"
#include "ui/editing/workers/job_pool.h"
#include "ui/widgets/export/file_export.h"

#include <QMainWindow>

#include <memory>

class QAction;
class QSplitter;

namespace boardwright {

class BoardPanel;
class CommandPalette;
class DocumentFiles;
class LabPanel;
class MessageBar;
class ObjectivesView;
class ProblemsPanel;
class SeedsPanel;
class SideTabs;
class StatisticsPanel;
class StatusLine;
class ToolStrip;
class WindowBoards;
class WindowCompare;
class WindowExport;
class WindowImport;
struct ViewState;

/// The initial size of a window, in pixels: on a screen of this size it is entirely visible with
/// its frame. Pure.
QSize firstWindowSize(QSize screen, int titleBar);

/// The editor's window: the goal set on the left with panels below, its board on the right.
/// Connects the parts and decides nothing itself.
class MainWindow final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    GoalSetDocument &document() { return m_document; }

    Preview &preview() { return m_studies.preview; }

    JobPool &jobs() { return m_studies.jobs; }

    LiveStatistics &statistics() { return m_studies.statistics; }

    EditReceipt &receipt() { return m_studies.receipt; }

    BoardChoice &boardChoice() { return m_studies.choice; }

    SideTabs &sideTabs() { return *m_tabs; }

    BoardPanel &boardPanel() { return *m_boardPanel; }

    ObjectivesView &objectivesView() const;

    ToolStrip &toolStrip() { return *m_strip; }

    SeedsPanel &seedsPanel() { return *m_seedsPanel; }

    StatisticsPanel &statisticsPanel() { return *m_statisticsPanel; }

    LabPanel &labPanel() { return *m_labPanel; }

    CommandPalette &commandPalette() { return *m_palette; }

    MessageBar &messageBar() { return *m_messages; }

    DocumentFiles &files() { return *m_files; }

    WindowBoards &boards() { return *m_boards; }

    WindowCompare &compare() { return *m_compare; }

    WindowExport &exports() { return *m_export; }

    WindowImport &imports() { return *m_import; }

    FileExport &fileExport() { return m_fileExport; }

    /// Reads `path` in the background. If that fails, the open document stays and the message bar
    /// shows the reason. Asks first if there is unsaved work.
    void openFile(const QString &path);
    /// Shows a set that has no file.
    void openUntitled(const NativeFile &file);

    /// Resizes the window to firstWindowSize() of its screen.
    void fitScreen();

    /// The layout of the window, which belongs to no document.
    ViewState viewState() const;
    /// Ignores the parts of `state` that are empty or invalid.
    void restoreViewState(const ViewState &state);

Q_SIGNALS:
    /// A file could not be opened; the message bar shows the reason.
    void openFailed();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPanels();
    void buildActions();
    void connectParts();
    void connectDraggedGoals();

    void updateTitle();
    void showRow(RowId id, bool activate);
    void showProblem(const ProblemPlace &place);
    void showProblemCount();

    // The widgets are children of the window and are deleted first, in the destructor.
    GoalSetDocument m_document;
    JobPool m_fileThread{PoolKind::Files};
    FileExport m_fileExport;
    Studies m_studies;
    ProblemsModel m_problems;
    HistoryModel m_history;
    FileComparison m_comparison;

    MessageBar *m_messages = nullptr;
    SideTabs *m_tabs = nullptr;
    BoardPanel *m_boardPanel = nullptr;
    ProblemsPanel *m_problemsPanel = nullptr;
    SeedsPanel *m_seedsPanel = nullptr;
    StatisticsPanel *m_statisticsPanel = nullptr;
    LabPanel *m_labPanel = nullptr;
    QSplitter *m_sides = nullptr;
    ToolStrip *m_strip = nullptr;
    CommandPalette *m_palette = nullptr;
    StatusLine *m_status = nullptr;
    WindowBoards *m_boards = nullptr;
    WindowCompare *m_compare = nullptr;
    WindowExport *m_export = nullptr;
    WindowImport *m_import = nullptr;
    std::unique_ptr<DocumentFiles> m_files; ///< declared after the document, which it uses
};

} // namespace boardwright
