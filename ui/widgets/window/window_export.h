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

/// Opens the export dialog of the window for the set and the board that it shows. A board that is
/// still being made, or could not be filled, is none. GUI thread.
class WindowExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowExport)

public:
    /// What there is to look at; all must outlive it.
    struct Parts {
        GoalSetDocument &document;
        Preview &preview;
        BoardPanel &board;
        DocumentFiles &files;
        FileExport &exports;
    };

    WindowExport(const Parts &parts, QWidget &window);
    ~WindowExport() override;

    /// `format`: what to begin with, see ExportDialog::choose(); empty: the first. What is being
    /// typed comes into the set first.
    void open(const QString &format = {});

    /// Null: it is closed.
    ExportDialog *dialog() const;

private:
    void giveBoard();

    Parts m_parts;
    QWidget &m_window;
    QPointer<ExportDialog> m_dialog;
};

} // namespace boardwright
