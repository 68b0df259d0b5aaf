// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board_choice.h"
#include "ui/editing/document.h"
#include "ui/editing/file_reader.h"
#include "ui/editing/preview.h"
#include "ui/editing/problems_model.h"

#include <QMainWindow>

#include <functional>
#include <optional>

class QAction;
class QDialog;
class QLabel;

namespace boardwright {

class BoardPanel;
class MessageBar;
class ObjectivesView;
class ProblemsPanel;
class SideTabs;

/// The editor's window: the goal set on the left, its board on the right, problems below. Wires the
/// parts together and decides nothing itself.
class MainWindow final : public QMainWindow {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MainWindow)

public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    GoalSetDocument &document() { return m_document; }

    Preview &preview() { return m_preview; }

    BoardChoice &boardChoice() { return m_choice; }

    SideTabs &sideTabs() { return *m_tabs; }

    BoardPanel &boardPanel() { return *m_boardPanel; }

    ObjectivesView &objectivesView();

    MessageBar &messageBar() { return *m_messages; }

    /// Reads `path` in the background; when that fails, the open document stays and the message bar
    /// says why. Asks first where there is unsaved work.
    void openFile(const QString &path);
    /// Shows a set that comes from no file, such as the bundled sample.
    void openUntitled(const NativeFile &file);

Q_SIGNALS:
    /// A file could not be opened; the message bar says why.
    void openFailed();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildPanels();
    void buildActions();
    void connectParts();

    void chooseFileToOpen();
    void chooseFileToSave(const std::function<void()> &then = {});
    void save(const std::function<void()> &then = {});
    bool saveTo(const QString &path);
    /// Runs `then` at once, or after the user saved or gave up unsaved work; not at all on Cancel.
    void afterUnsavedWork(const std::function<void()> &then);

    /// Opens a dialog that does not wait; a file that was read meanwhile is shown after it.
    void present(QDialog *dialog);
    void showReadFile();
    void showFile(const QString &path, const NativeFile &file);
    /// What is being typed into a cell counts before anything is saved, closed or replaced.
    void commitOpenEditor();
    void updateTitle();
    void updateStatus();
    void showRow(RowId id, bool activate);
    void showProblem(RowId row, SiteIndex site);

    // The widgets are children of the window and are deleted first, in the destructor.
    GoalSetDocument m_document;
    Preview m_preview;
    BoardChoice m_choice;
    ProblemsModel m_problems;
    FileReader m_reader;

    MessageBar *m_messages = nullptr;
    SideTabs *m_tabs = nullptr;
    BoardPanel *m_boardPanel = nullptr;
    ProblemsPanel *m_problemsPanel = nullptr;
    QLabel *m_boardStatus = nullptr;
    QLabel *m_fileStatus = nullptr;

    struct ReadFile {
        QString path;
        NativeFile file;
    };

    std::optional<ReadFile> m_readFile; ///< read, but not shown yet
    std::uint64_t m_openedAt = 0; ///< revision of the document when its unsaved work was asked for
    int m_dialogs = 0; ///< that are open
    bool m_mayClose = false; ///< the user decided about unsaved work
};

} // namespace boardwright
