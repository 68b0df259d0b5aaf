// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
class WindowExport;
struct ViewState;

/// How large a window is at first: on a screen of this size, in pixels, it is in view with its
/// frame. Pure.
QSize firstWindowSize(QSize screen, int titleBar);

/// The editor's window: the goal set on the left with panels below, its board on the right. Wires
/// the parts together and decides nothing itself.
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

    WindowExport &exports() { return *m_export; }

    FileExport &fileExport() { return m_fileExport; }

    /// Reads `path` in the background; when that fails, the open document stays and the message bar
    /// says why. Asks first where there is unsaved work.
    void openFile(const QString &path);
    /// Shows a set that comes from no file.
    void openUntitled(const NativeFile &file);

    /// As large as it is at first.
    void fitScreen();

    /// How it is laid out, which is no part of any document.
    ViewState viewState() const;
    /// Leaves alone what `state` says nothing about, or nothing sensible.
    void restoreViewState(const ViewState &state);

Q_SIGNALS:
    /// A file could not be opened; the message bar says why.
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
    WindowExport *m_export = nullptr;
    std::unique_ptr<DocumentFiles> m_files; ///< after the document, which it looks at to the end
};

} // namespace boardwright
