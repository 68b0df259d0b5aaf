// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"

#include <QObject>
#include <QPointer>

namespace boardwright {

class BoardPanel;
class DocumentFiles;
class ExportDialog;
class FileExport;

/// Opens the export dialog for the set and the board in the window. A board that is not up to date
/// or incomplete is not offered. GUI thread.
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
    };

    WindowExport(const Parts &parts, QWidget &window);
    ~WindowExport() override;

    /// `format`: the initial choice, see ExportDialog::choose(); empty: the first. Pending input
    /// enters the set first.
    void open(const QString &format = {});

    /// Null while it is closed.
    ExportDialog *dialog() const;

private:
    void giveBoard();

    Parts m_parts;
    QWidget &m_window;
    QPointer<ExportDialog> m_dialog;
};

} // namespace boardwright
