// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace boardwright {

/// What a program wrote, and its exit status; -1: it did not end by itself within two minutes.
struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Starts a program, and returns when it runs. Tests under ThreadSanitizer can start programs only
/// in this way: between fork() and exec() a child can wait for ever for a lock of the sanitizer
/// that another thread held at the moment of the fork. Such a child is killed and started again.
void startProgram(QProcess &process, const QString &program, const QStringList &arguments);

/// Runs a program without input. A program that does not end is killed, and a warning says where
/// it was.
Run runProgram(const QString &program, const QStringList &arguments);
/// The same with what was set on the process, such as a file for its output.
Run runProgram(QProcess &process, const QString &program, const QStringList &arguments);

/// Whether a program has come so far that it takes SIGINT and SIGTERM as a request, by blocking
/// them for the thread that waits for them. True where /proc does not tell.
bool takesSignals(const QProcess &process);

} // namespace boardwright
