// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/measured_run.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QTemporaryFile>

#include <cstdlib>
#include <vector>

namespace boardwright {

namespace {

/// All of it. `file` has the place where the program stopped writing.
QByteArray contentOf(const QFile &file)
{
    QFile written(file.fileName());
    return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
}

double secondsOf(const timeval &time)
{
    constexpr double million = 1e6;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / million;
}

} // namespace

MeasuredRun measuredRun(const QString &program, const QStringList &arguments)
{
    QTemporaryFile out;
    QTemporaryFile err;
    if (!out.open() || !err.open())
        return {};
    QByteArrayList texts{program.toLocal8Bit()};
    for (const QString &argument : arguments)
        texts << argument.toLocal8Bit();
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    // QProcess does not tell what a program took.
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(out.handle(), STDOUT_FILENO);
        ::dup2(err.handle(), STDERR_FILENO);
        ::execv(pointers.front(), pointers.data());
        std::_Exit(EXIT_FAILURE);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child)
        return {};
    constexpr qint64 kilobyte = 1024;
    return {.run = {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
                .out = contentOf(out),
                .err = contentOf(err)},
        .peakBytes = usage.ru_maxrss * kilobyte,
        .seconds = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime)};
}

} // namespace boardwright
