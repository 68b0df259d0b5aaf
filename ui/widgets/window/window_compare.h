// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/compare/file_comparison.h"
#include "ui/widgets/window/reading_sign.h"

#include <QObject>

class QAction;

namespace boardwright {

class BoardChoice;
class ComparePanel;
class DocumentFiles;
class MessageBar;
class ToolStrip;

/// Compares the document with a file: asks for the file, says why it cannot be read, and offers the
/// Differences panel while there is a comparison. The document is not changed. GUI thread.
class WindowCompare final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowCompare)

public:
    /// The parts of the window that it uses. All must outlive this object.
    struct Parts {
        GoalSetDocument &document;
        FileComparison &comparison;
        const BoardChoice &choice;
        DocumentFiles &files;
        MessageBar &messages;
        ToolStrip &strip;
    };

    WindowCompare(const Parts &parts, QWidget &window);
    ~WindowCompare() override;

    /// Asks for a file without blocking. Pending input enters the set first.
    void chooseFile();

    /// Reads the file in the background. If that fails, the message bar shows the reason.
    void open(const QString &path);

    ComparePanel &panel() { return *m_panel; }

    /// Adds the panel to the strip. Returns the action that opens and closes it, for menus.
    QAction *addPanel();

    /// What says that a file is being read.
    ReadingSign &sign() { return m_sign; }

Q_SIGNALS:
    /// A transient message for the status bar.
    void told(const QString &text);
    /// The user wants to see a difference in the document.
    void placeChosen(const boardwright::ProblemPlace &place);

private:
    void show();
    void fail(const FileComparison::Error &error);
    void go(const ProblemPlace &place);

    Parts m_parts;
    QWidget &m_window;
    ReadingSign m_sign;
    ComparePanel *m_panel;
    QString m_path; ///< of the last file to be read
};

} // namespace boardwright
