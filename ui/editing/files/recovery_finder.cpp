// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/recovery_finder.h"

#include "core/base/limits.h"
#include "core/formats/file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>

namespace boardwright {

namespace {

constexpr qsizetype mostAtOnce = 3; ///< of each: what can be recovered, and what cannot
constexpr qint64 largestRecovery = longestRecoveryHeader + 1 + largestFile;

const QString fileSuffix = QStringLiteral(".recovery");

FoundWork readFound(
    const QFileInfo &info, std::shared_ptr<KernelLock> lock, const std::stop_token &stop)
{
    const QString file = info.absoluteFilePath();
    const auto work = readFile(file, largestRecovery).and_then(readRecovery);
    if (!work) {
        return {.file = file,
            .lock = std::move(lock),
            .work = {.name = {},
                .path = {},
                .digest = {},
                .time = info.lastModified(QTimeZone::UTC),
                .bytes = {}},
            .set = std::unexpected(work.error())};
    }
    return {
        .file = file, .lock = std::move(lock), .work = *work, .set = readNative(work->bytes, stop)};
}

} // namespace

QString recoveryFilePath(const QString &folder, const QString &name)
{
    return QDir(folder).absoluteFilePath(name + fileSuffix);
}

QString recoveryLockPath(const QString &recoveryFile)
{
    return recoveryFile + QStringLiteral(".lock");
}

QList<FoundWork> findWork(const QString &folder, const std::stop_token &stop)
{
    QList<FoundWork> found;
    qsizetype damaged = 0;
    qint64 left = mostDamagedRead;
    const QFileInfoList files
        = QDir(folder).entryInfoList({u'*' + fileSuffix}, QDir::Files | QDir::Hidden, QDir::Time);
    for (const QFileInfo &info : files) {
        if (stop.stop_requested() || found.size() - damaged == mostAtOnce || left <= 0)
            break;
        auto lock = std::make_shared<KernelLock>(recoveryLockPath(info.absoluteFilePath()));
        // The file is gone if its owner has just saved it.
        if (!lock->tryLock().value_or(false) || !QFileInfo::exists(info.absoluteFilePath()))
            continue;
        FoundWork work = readFound(info, std::move(lock), stop);
        const bool isDamaged = !work.set;
        if (isDamaged)
            left -= std::clamp(info.size(), leastDamagedRead, largestRecovery);
        if (isDamaged && damaged == mostAtOnce)
            continue;
        damaged += isDamaged ? 1 : 0;
        found << std::move(work);
    }
    return found;
}

void removeFoundWork(const FoundWork &found)
{
    QFile::remove(found.file);
}

} // namespace boardwright
