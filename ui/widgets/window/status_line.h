// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/studies/live_statistics.h"

#include <QObject>

class QLabel;
class QStatusBar;

namespace boardwright {

/// What a window's status bar shows: the state of board, statistics and file, or for some seconds a
/// message instead. GUI thread.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this object, which becomes a child of `bar`.
    StatusLine(
        QStatusBar &bar, GoalSetDocument &document, Preview &preview, LiveStatistics &statistics);

    /// Shows a message for 4 seconds.
    void tell(const QString &text);
    /// Shows a message for 15 seconds.
    void tellLonger(const QString &text);

private:
    void showBoard();
    void showStatistics();
    void showFile();

    QStatusBar &m_bar;
    GoalSetDocument &m_document;
    Preview &m_preview;
    LiveStatistics &m_statistics;
    QLabel *m_boardText;
    QLabel *m_statisticsText;
    QLabel *m_fileText;
};

} // namespace boardwright
