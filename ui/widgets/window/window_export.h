// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/widgets/export/board_picture.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace boardwright {

class BoardPanel;
class DocumentFiles;
class ExportDialog;
class FileExport;
class MessageBar;
class ObjectivesTable;

/// Opens the export dialog for the set and the board in the window, and copies and exports without
/// it. A board that is not up to date or incomplete is not offered. GUI thread.
class WindowExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowExport)

public:
    /// The parts of the window that it reads. All must outlive this object.
    struct Parts {
        GoalSetDocument &document;
        Preview &preview;
        BoardPanel &board;
        DocumentFiles &files;
        FileExport &exports;
        MessageBar &messages;
        const ObjectivesTable &table;
    };

    WindowExport(const Parts &parts, QWidget &window);
    ~WindowExport() override;

    /// `format`: the initial choice, see ExportDialog::choose(); empty: the first. Pending input
    /// enters the set first.
    void open(const QString &format = {});

    /// Copies the set or the board in the format of a SetFormat or a BoardFormat, given by its key.
    /// Then says what was lost, or why it is not possible.
    void copyFor(const QString &format);

    /// Opens the preview of the printed board, with the overlay that it has in the window.
    void print();

    /// Copies the board as a picture and as text.
    void copyBoard();

    /// Copies what a person types into the form of the site to get the board (roomText()).
    void copyRoomText();
    /// Whether a site makes the boards in sight, for its rooms.
    bool isOfRoom() const;

    /// Asks where to write the goals as the table shows them: its columns, filter and order.
    void exportTable();

    /// Null while it is closed.
    ExportDialog *dialog() const;

Q_SIGNALS:
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    /// A copy that was made in the background.
    struct Copy {
        QString format;
        QString title; ///< of the format
        std::expected<QByteArray, Problem> content;
        QStringList losses;
    };

    void giveBoard();
    /// With title and caption. There must be a board.
    BoardPicture picture() const;
    std::shared_ptr<const PreviewResult> board() const;
    void take(const Copy &copy);

    Parts m_parts;
    QWidget &m_window;
    QPointer<ExportDialog> m_dialog;
    NewestWorker<std::function<Copy()>, Copy> m_copier;
};

} // namespace boardwright
