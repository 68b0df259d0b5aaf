// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QString>

#include <expected>

namespace boardwright {

/// A lock file with one holder at a time, in this process or any other. The kernel releases the
/// lock when the process ends, however it ends, so that stale locks need no detection. Any thread,
/// one at a time.
class KernelLock final {
public:
    explicit KernelLock(QString path);
    ~KernelLock();

    KernelLock(const KernelLock &) = delete;
    KernelLock &operator=(const KernelLock &) = delete;

    /// Creates the file and locks it; true if this object holds the lock now, false if another
    /// holder does. FileNotWritable if locking fails, as on a file system without locks.
    std::expected<bool, Problem> tryLock();

    bool isLocked() const { return m_descriptor >= 0; }

    /// Also removes the file.
    void unlock();

private:
    QString m_path;
    int m_descriptor = -1;
};

} // namespace boardwright
