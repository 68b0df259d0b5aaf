// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"

#include <QDebug>
#include <QFile>
#include <QFileInfo>

#include <csignal>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QByteArray procFile(const QProcess &process, const QString &name)
{
    QFile file(u"/proc/%1/%2"_s.arg(process.processId()).arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

/// The rest of the line of /proc/PID/status that begins with the key; empty if there is none.
QByteArray statusOf(const QProcess &process, QByteArrayView key)
{
    for (const QByteArray &line : procFile(process, u"status"_s).split('\n')) {
        if (line.startsWith(key))
            return line.sliced(key.size()).trimmed();
    }
    return {};
}

void killIt(QProcess &process)
{
    constexpr int patienceMs = 10'000;
    process.kill();
    process.waitForFinished(patienceMs);
}

} // namespace

void startProgram(QProcess &process, const QString &program, const QStringList &arguments)
{
    constexpr int attempts = 4;
    constexpr int patienceMs = 15'000;
    // With a modifier Qt uses fork(). Otherwise it uses vfork(), and such a child would share the
    // memory of the sanitizer, which does not know of it.
    process.setChildProcessModifier([] { });
    for (int attempt = 1; attempt <= attempts; ++attempt) {
        process.start(program, arguments);
        // A child that has not come to exec() leaves the process in this state.
        if (process.waitForStarted(patienceMs) || process.state() != QProcess::Starting)
            return;
        qWarning() << "attempt" << attempt << "to start" << program << "failed";
        killIt(process);
    }
}

Run runProgram(const QString &program, const QStringList &arguments)
{
    QProcess process;
    return runProgram(process, program, arguments);
}

Run runProgram(QProcess &process, const QString &program, const QStringList &arguments)
{
    constexpr int patienceMs = 120'000;
    startProgram(process, program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(patienceMs)) {
        if (process.state() != QProcess::NotRunning) {
            qWarning() << program << arguments << "did not end: state" << process.state()
                       << "threads" << statusOf(process, "Threads:") << "waits in"
                       << procFile(process, u"wchan"_s);
            killIt(process);
        }
        return {};
    }
    if (process.exitStatus() != QProcess::NormalExit)
        return {};
    return {.status = process.exitCode(),
        .out = process.readAllStandardOutput(),
        .err = process.readAllStandardError()};
}

bool takesSignals(const QProcess &process)
{
    if (!QFileInfo::exists(u"/proc/self/status"_s))
        return true;
    constexpr int hexadecimal = 16;
    const qulonglong blocked = statusOf(process, "SigBlk:").toULongLong(nullptr, hexadecimal);
    const auto isBlocked = [&](int signal) { return (blocked >> (signal - 1) & 1U) != 0; };
    return isBlocked(SIGINT) && isBlocked(SIGTERM);
}

} // namespace boardwright
