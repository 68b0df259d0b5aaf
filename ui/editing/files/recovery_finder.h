// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/native.h"
#include "ui/editing/files/kernel_lock.h"
#include "ui/editing/files/recovery_file.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

#include <memory>

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

/// Looks for work that was left behind, on a thread of its own. GUI thread only.
class RecoveryFinder final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecoveryFinder)

public:
    explicit RecoveryFinder(QObject *parent = nullptr);
    ~RecoveryFinder() override;

    /// found() tells, if there is any.
    void look(const QString &folder);

Q_SIGNALS:
    /// The newest first, not more than a person would want to be asked about at once; the others
    /// are found the next time.
    void found(const QList<boardwright::FoundWork> &works);

private:
    NewestWorker<QString, QList<FoundWork>> m_worker; ///< last: its thread must end first
};

} // namespace boardwright
