// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QStringList>

namespace boardwright {

/// Makes a process begin by fork(), as it would for a modifier. Otherwise Qt uses vfork(), which
/// ThreadSanitizer does not know of in a library that was compiled without it: the child can wait
/// for ever for a lock of the sanitizer that another thread held at that moment.
inline void beginByFork(QProcess &process)
{
    process.setChildProcessModifier([] { });
}

/// Whether a program has come so far that it takes SIGTERM as a request, by blocking it for the
/// thread that waits for it. True where /proc does not tell.
inline bool takesTermination(const QProcess &process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process.processId()));
    if (!status.open(QIODevice::ReadOnly))
        return true;
    constexpr QByteArrayView key = "SigBlk:";
    constexpr qulonglong sigterm = 1ULL << 14U; // signal 15
    const QByteArray text = status.readAll();
    const qsizetype at = text.indexOf(key);
    const qsizetype begin = at + key.size();
    const QByteArray mask = text.sliced(begin, text.indexOf('\n', begin) - begin).trimmed();
    return at < 0 || (mask.toULongLong(nullptr, 16) & sigterm) != 0;
}

/// What a program wrote, and its exit status; -1: it did not end by itself within two minutes.
struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs a program without input.
inline Run runProgram(const QString &program, const QStringList &arguments)
{
    constexpr int patienceMs = 120'000;
    QProcess process;
    beginByFork(process);
    process.start(program, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {.status = process.exitCode(),
        .out = process.readAllStandardOutput(),
        .err = process.readAllStandardError()};
}

} // namespace boardwright
