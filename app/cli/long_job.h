// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/simulate.h"

#include <QTextStream>

#include <stop_token>
#include <thread>

namespace boardwright {

/// Turns Ctrl+C, a job scheduler's SIGTERM and the SIGHUP of a terminal that closes into a stop
/// request during its lifetime; a second signal ends the program at once. Must be constructed
/// before the threads of the job, so that they inherit the signal mask.
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

/// Runs a long command: shows a progress bar on standard error if that is a terminal, and turns
/// such a signal into a clean stop. One at a time; must be constructed before the threads of
/// the job.
class LongJob final {
public:
    /// `boards`: the total to make, as far as it is known.
    LongJob(QTextStream &err, qint64 boards);
    LongJob(const LongJob &) = delete;
    LongJob &operator=(const LongJob &) = delete;
    /// Removes the bar.
    ~LongJob();

    std::stop_token stop() const { return m_signals.token(); }

    SimulateProgress progress();

    /// Shows progress, with a total that is known only now.
    void show(qint64 done, qint64 boards);

    /// Reports on standard error that the job was stopped. Returns the exit status for that.
    int stopped(qint64 done);
    /// Like stopped(), with a sentence that says what was kept.
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
