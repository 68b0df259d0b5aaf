// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/file_boards.h"
#include "ui/widgets/window/reading_sign.h"

#include <QObject>
#include <QPointer>

namespace boardwright {

class BoardChoice;
class BoardsDialog;
class DocumentFiles;
class MessageBar;
struct Studies;

/// Opens boards of files in the window: shows the board with its generator, settings and seed, and
/// says whether the set still makes the same one. Of several boards in a file the user chooses one.
/// The set is not changed. GUI thread.
class WindowBoards final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowBoards)

public:
    /// All must outlive this object.
    WindowBoards(GoalSetDocument &document, Studies &studies, MessageBar &messages,
        DocumentFiles &files, QWidget &window);
    ~WindowBoards() override;

    /// Asks for a file without blocking. Pending input enters the set first.
    void chooseFile();

    /// Reads the file in the background. If that fails, the message bar shows the reason.
    void open(const QString &path);

    /// The choice among several boards; null while it is closed.
    BoardsDialog *dialog() const;

    /// What says that a file is being read.
    ReadingSign &sign() { return m_sign; }

Q_SIGNALS:
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    void showBoards();
    void showOnlyBoard();
    void show(int row);
    void fail(const QString &reason);

    GoalSetDocument &m_document;
    BoardChoice &m_choice;
    MessageBar &m_messages;
    DocumentFiles &m_files;
    QWidget &m_window;
    FileBoards m_boards;
    ReadingSign m_sign; ///< until the boards are listed, or the only one is shown
    QPointer<BoardsDialog> m_dialog;
};

} // namespace boardwright
