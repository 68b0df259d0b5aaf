// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QStringList>

namespace boardwright {

/// The names of the threads of this process, sorted; one without a name of its own has the
/// program's. Linux only: elsewhere empty.
inline QStringList threadNames()
{
    QStringList names;
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(tasks.filePath(task + QStringLiteral("/comm")));
        if (name.open(QIODevice::ReadOnly)) // else it ended just now
            names << QString::fromUtf8(name.readAll().trimmed());
    }
    names.sort();
    return names;
}

} // namespace boardwright
