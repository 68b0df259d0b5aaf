// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/generators/stopping_generators.h"
#include "tests/support/walk.h"

#include <QString>
#include <QTest>
#include <QTextStream>
#include <QtSystemDetection>

#ifdef Q_OS_UNIX
#include <unistd.h>

#include <csignal>
#endif

#include <functional>

namespace boardwright::test {

/// Blocks the signal before there are threads, so that only who waits for it gets it.
class WithoutSignals final {
public:
    WithoutSignals(int & /*argc*/, char ** /*argv*/)
    {
#ifdef Q_OS_UNIX
        sigset_t signals;
        sigemptyset(&signals);
        sigaddset(&signals, SIGINT);
        pthread_sigmask(SIG_BLOCK, &signals, nullptr);
#endif
    }
};

inline void pressCtrlC()
{
#ifdef Q_OS_UNIX
    ::kill(::getpid(), SIGINT);
#endif
}

/// What a command said.
struct Ran {
    int status = 0;
    QString out;
    QString err;
};

inline Ran ran(const std::function<int(QTextStream &out, QTextStream &err)> &command)
{
    Ran result;
    QTextStream out(&result.out);
    QTextStream err(&result.err);
    result.status = command(out, err);
    return result;
}

/// Runs a command that is interrupted at some polls of a board, its second one, or at all in long
/// tests, and once not at all. Returns how often it was.
inline int interruptEverywhere(const StoppingGenerator &generator,
    const std::function<Ran()> &command, const std::function<void(const Ran &)> &check,
    int board = 2)
{
    int stops = 0;
    for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? 0 : poll)) {
        generator.stopAt(board, poll, pressCtrlC);
        const Ran result = command();
        const bool isStopped = generator.hasStopped();
        check(result);
        if (QTest::currentTestFailed() || !isStopped)
            return stops;
        [&] {
            QCOMPARE(result.status, 130);
            QVERIFY2(result.err.contains(u"Stopped"), qPrintable(result.err));
        }();
        ++stops;
    }
}

} // namespace boardwright::test
