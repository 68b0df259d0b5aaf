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

/// Names of the files in the folder for unsaved work: the work, and the lock beside it that tells
/// whose it is while they run.
QString recoveryFilePath(const QString &folder, const QString &name);
QString recoveryLockPath(const QString &recoveryFile);

/// Work that a program left behind when it ended without warning. It is ours as long as any copy
/// of this value lives: no other window is offered it.
struct FoundWork {
    QString file;
    std::shared_ptr<KernelLock> lock;
    UnsavedWork work; ///< of what cannot be read only the time, the file's
    std::expected<NativeFile, Problem> set;
};

/// Gone from the disk, and with its last copy the lock too.
void removeFoundWork(const FoundWork &found);

/// Work that was left behind in a folder; the newest first, not more than a person would want to be
/// asked about at once; the others are found the next time. Any thread.
QList<FoundWork> findWork(const QString &folder, const std::stop_token &stop);

} // namespace boardwright
