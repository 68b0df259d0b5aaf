// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

namespace boardwright {

/// The names of this process's threads, sorted. A thread without its own name has the program's.
/// Empty except on Linux.
inline QStringList threadNames()
{
    QStringList names;
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(tasks.filePath(task + QStringLiteral("/comm")));
        if (name.open(QIODevice::ReadOnly)) // otherwise it has just ended
            names << QString::fromUtf8(name.readAll().trimmed());
    }
    names.sort();
    return names;
}

} // namespace boardwright
