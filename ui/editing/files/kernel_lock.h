// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"

#include <QString>

#include <expected>

namespace boardwright {

/// A file that one holder at a time has locked, in this process or any other. The kernel lets go of
/// it when the process ends, however it ends: nobody has to guess from a number or a name whether
/// the holder still lives. Any thread, one at a time.
class KernelLock final {
public:
    explicit KernelLock(QString path);
    ~KernelLock();

    KernelLock(const KernelLock &) = delete;
    KernelLock &operator=(const KernelLock &) = delete;

    /// Makes the file and locks it; true if we hold it now, false if another does. FileNotWritable
    /// where that cannot be known, as on a file system without locks.
    std::expected<bool, Problem> tryLock();

    bool isLocked() const { return m_descriptor >= 0; }

    /// Removes the file, too.
    void unlock();

private:
    QString m_path;
    int m_descriptor = -1;
};

} // namespace boardwright
