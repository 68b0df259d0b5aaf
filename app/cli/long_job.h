// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/simulate.h"

#include <QTextStream>

#include <stop_token>
#include <thread>

namespace boardwright {

/// Turns Ctrl+C and a job scheduler's SIGTERM into a stop, while it lives; a second one ends the
/// program at once. Made before the threads of the job, so that they leave the signals to it.
class SignalStop final {
public:
    SignalStop();
    SignalStop(const SignalStop &) = delete;
    SignalStop &operator=(const SignalStop &) = delete;
    ~SignalStop();

    std::stop_token token() const { return m_stop.get_token(); }

private:
    std::stop_source m_stop;
    std::jthread m_signals;
};

/// As shells tell a process that SIGINT ended.
inline constexpr int interruptedStatus = 130;

/// What a command that takes long needs: a progress bar on a terminal's standard error, silent in
/// a pipe, and an end by Ctrl+C (or a job scheduler's SIGTERM) that leaves nothing half done. One
/// at a time, made before the threads of the job.
class LongJob final {
public:
    /// `boards`: how many there are to make.
    LongJob(QTextStream &err, qint64 boards);
    LongJob(const LongJob &) = delete;
    LongJob &operator=(const LongJob &) = delete;
    /// Takes the bar away.
    ~LongJob();

    std::stop_token stop() const { return m_signals.token(); }

    SimulateProgress progress();

    /// Says on standard error that it was stopped; the exit status for that.
    int stopped(qint64 done);
    /// The same where something was kept, with a sentence that says what.
    int stoppedWith(const QString &sentence);

private:
    void show(qint64 done);

    QTextStream &m_err;
    qint64 m_boards;
    bool m_isTerminal;
    int m_shown = -1; ///< percent
    SignalStop m_signals;
};

} // namespace boardwright
