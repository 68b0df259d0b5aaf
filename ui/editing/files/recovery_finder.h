// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "ui/editing/files/kernel_lock.h"
#include "ui/editing/files/recovery_file.h"

#include <QList>

#include <memory>
#include <stop_token>

namespace boardwright {

/// File names in the folder for unsaved work: the work, and the lock beside it that its owner holds
/// while it runs.
QString recoveryFilePath(const QString &folder, const QString &name);
QString recoveryLockPath(const QString &recoveryFile);

/// Work left by a program that crashed. It is locked while any copy of this value lives, so that no
/// other window offers it.
struct FoundWork {
    QString file;
    std::shared_ptr<KernelLock> lock;
    UnsavedWork work; ///< if it cannot be read, only the time, taken from the file
    std::expected<NativeFile, Problem> set;
};

/// Deletes the file; the last copy of `found` releases the lock.
void removeFoundWork(const FoundWork &found);

/// Unsaved work in a folder, newest first. At most as much as a user should be asked about at once;
/// the rest is found the next time. What cannot be recovered takes the place of nothing that can,
/// up to mostDamagedRead. Any thread.
QList<FoundWork> findWork(const QString &folder, const std::stop_token &stop);

} // namespace boardwright
