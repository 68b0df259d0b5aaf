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

/// What the status bar of a window says all the time: how far board, statistics and file are. GUI
/// thread.
class StatusLine final : public QObject {
    Q_OBJECT

public:
    /// All must outlive this, which belongs to the bar.
    StatusLine(
        QStatusBar &bar, GoalSetDocument &document, Preview &preview, LiveStatistics &statistics);

    /// Something in passing.
    void tell(const QString &text);
    /// The same of what takes its time.
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
