// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/window_export.h"

#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/window/document_files.h"

#include <QFileInfo>

namespace boardwright {

WindowExport::WindowExport(const Parts &parts, QWidget &window)
    : m_parts(parts)
    , m_window(window)
{
    connect(&m_parts.preview, &Preview::updated, this, &WindowExport::giveBoard);
}

WindowExport::~WindowExport() = default;

ExportDialog *WindowExport::dialog() const
{
    return m_dialog;
}

void WindowExport::open(const QString &format)
{
    m_parts.files.afterTyping([this, format] {
        if (!m_dialog) {
            const QString name = QFileInfo(m_parts.document.displayName()).completeBaseName();
            m_dialog = new ExportDialog(m_parts.document.set(), name, m_parts.exports, &m_window);
            m_dialog->setAttribute(Qt::WA_DeleteOnClose);
            // The dialog is about this set only; another set closes it.
            connect(&m_parts.document, &GoalSetDocument::aboutToReset, m_dialog, &QDialog::reject);
            giveBoard();
        }
        m_dialog->choose(format);
        m_dialog->open();
    });
}

/// Gives the dialog the board once it is up to date with the last edit.
void WindowExport::giveBoard()
{
    ExportDialog *dialog = m_dialog.data();
    if (dialog == nullptr || dialog->hasBoard() || !m_parts.preview.isUpToDate())
        return;
    const auto result = m_parts.preview.result();
    const BoardView &view = m_parts.board.view();
    if (!result->failure)
        dialog->setBoard({.result = result, .part = view.part(), .overlay = view.overlay()});
}

} // namespace boardwright
