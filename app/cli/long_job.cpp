// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/long_job.h"

#include "app/cli/exit_status.h"

#include <QtSystemDetection>

#include <algorithm>
#include <array>
#include <string>

#ifdef Q_OS_UNIX
#include <unistd.h>

#include <csignal>
#endif

namespace boardwright {

namespace {

#ifdef Q_OS_UNIX
bool errIsTerminal()
{
    return isatty(STDERR_FILENO) == 1;
}

/// The signals that ask a program to end. SIGHUP, which comes when the terminal closes, is not one
/// if the program was told to ignore it (nohup).
sigset_t endingSignals()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    struct sigaction old{};
    if (::sigaction(SIGHUP, nullptr, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaddset(&signals, SIGHUP);
    return signals;
}

/// Wakes the thread that waits for signals, so that it can be joined.
constexpr int wakingSignal = SIGUSR2;

sigset_t awaitedSignals()
{
    sigset_t signals = endingSignals();
    sigaddset(&signals, wakingSignal);
    return signals;
}

/// Waits for a signal, then makes a stop request on `stop`. Returns without one when `end` asks for
/// it and wakingSignal arrives.
void awaitSignal(const std::stop_token &end, const std::stop_source &stop)
{
    const sigset_t signals = awaitedSignals();
    int arrived = wakingSignal;
    while (arrived == wakingSignal) {
        if (sigwait(&signals, &arrived) != 0 || end.stop_requested())
            return;
    }
    stop.request_stop();
    // A second signal now reaches this thread and ends the program.
    const sigset_t ending = endingSignals();
    pthread_sigmask(SIG_UNBLOCK, &ending, nullptr);
}
#endif

} // namespace

SignalStop::SignalStop()
{
#ifdef Q_OS_UNIX
    // New threads inherit the mask, so that signals reach only the thread that waits for them.
    const sigset_t signals = awaitedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    m_signals = std::jthread(awaitSignal, m_stop);
#endif
}

SignalStop::~SignalStop()
{
#ifdef Q_OS_UNIX
    m_signals.request_stop();
    pthread_kill(m_signals.native_handle(), wakingSignal);
    m_signals.join();
    const sigset_t signals = awaitedSignals();
    pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
#endif
}

LongJob::LongJob(QTextStream &err, qint64 boards)
    : m_err(err)
    , m_boards(std::max<qint64>(1, boards))
#ifdef Q_OS_UNIX
    , m_isTerminal(errIsTerminal())
#else
    , m_isTerminal(false)
#endif
{
    show(0);
}

LongJob::~LongJob()
{
    if (!m_isTerminal)
        return;
    m_err << "\r\x1b[K"; // clears the line
    m_err.flush();
}

SimulateProgress LongJob::progress()
{
    if (!m_isTerminal)
        return {};
    return [this](qint64 done) { show(done); };
}

void LongJob::show(qint64 done, qint64 boards)
{
    m_boards = std::max<qint64>(1, boards);
    show(done);
}

int LongJob::stopped(qint64 done)
{
    return stoppedWith(QStringLiteral("Stopped after %1 of %2 boards; nothing was written.")
            .arg(done)
            .arg(m_boards));
}

int LongJob::stoppedWith(const QString &sentence)
{
    if (m_isTerminal)
        m_err << "\r\x1b[K";
    m_err << sentence << u'\n';
    m_err.flush();
    return exit_status::interrupted;
}

void LongJob::show(qint64 done)
{
    constexpr int width = 40;
    constexpr int hundred = 100;
    const int percent = static_cast<int>(done * hundred / m_boards);
    if (!m_isTerminal || percent == m_shown)
        return;
    m_shown = percent;
    const auto filled = percent * width / hundred;
    m_err << "\r[" << QString(filled, u'#') << QString(width - filled, u'.') << "] " << percent
          << " %  " << done << " of " << m_boards << " boards";
    m_err.flush();
}

} // namespace boardwright
