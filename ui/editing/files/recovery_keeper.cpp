// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/recovery_keeper.h"

#include "core/formats/file.h"
#include "ui/editing/files/file_watch.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace boardwright {

struct RecoveryKeeper::Copy {
    explicit Copy(const QString &where)
        : folder(where)
        , file(recoveryFilePath(where, QUuid::createUuid().toString(QUuid::WithoutBraces)))
        , lock(std::make_shared<KernelLock>(recoveryLockPath(file)))
    {
    }

    std::expected<void, Problem> write(const QByteArray &bytes)
    {
        // Locked before the file exists and unlocked after it is removed: a file without a lock may
        // be taken over.
        QDir().mkpath(folder);
        // The name is unique, so no one else can hold the lock.
        if (const auto locked = lock->tryLock(); !locked)
            return std::unexpected(locked.error());
        return saveFile(file, bytes);
    }

    void remove()
    {
        QFile::remove(file);
        lock->unlock();
    }

    void take(const Claim &claim)
    {
        if (file == claim.file)
            return;
        if (lock->isLocked())
            remove();
        file = claim.file;
        lock = claim.lock;
    }

    QString folder;
    QString file;
    std::shared_ptr<KernelLock> lock; ///< shared with the finder of the file
};

RecoveryKeeper::RecoveryKeeper(
    const GoalSetDocument &document, const FileWatch &watch, JobPool &files)
    : m_document(document)
    , m_watch(watch)
    , m_files(files)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RecoveryKeeper::keep);
    connect(&document, &GoalSetDocument::changed, this, &RecoveryKeeper::follow);
    connect(&document, &GoalSetDocument::savedStateChanged, this, &RecoveryKeeper::follow);
}

RecoveryKeeper::~RecoveryKeeper()
{
    m_worker.reset();
    const bool isWanted = m_document.isModified() && m_discardedAt != m_document.revision();
    if (isWanted || m_copy == nullptr)
        return;
    if (m_claim)
        m_copy->take(*m_claim);
    m_copy->remove();
}

void RecoveryKeeper::start(const RecoverySettings &settings)
{
    Q_ASSERT(!m_worker);
    m_settings = settings;
    m_copy = std::make_shared<Copy>(settings.folder);
    m_worker.emplace(
        m_files, this,
        [copy = m_copy](const Order &order, const std::stop_token & /*stop*/) {
            return std::optional(carryOut(*copy, order));
        },
        [this](const Reply &reply) { takeReply(reply); }, JobPriority::Quick);
    follow();
}

void RecoveryKeeper::takeOver(const FoundWork &found)
{
    m_claim = Claim{.file = found.file, .lock = found.lock};
    m_claimRound = m_round + 1;
    m_hasCopy = true;
    m_timer.start(0);
}

void RecoveryKeeper::keepNow()
{
    if (m_worker && m_discardedAt != m_document.revision())
        keep();
}

void RecoveryKeeper::discard()
{
    m_discardedAt = m_document.revision();
    forget();
}

/// Limits the rate of writes. A stream of changes is written at intervals, not only at its end.
void RecoveryKeeper::follow()
{
    if (!m_worker || m_discardedAt == m_document.revision())
        return;
    if (!m_document.isModified()) {
        forget();
        return;
    }
    m_changed = QDateTime::currentDateTimeUtc();
    if (!std::exchange(m_isRetrying, false) && m_timer.isActive())
        return;
    std::chrono::milliseconds wait = m_settings.delay;
    if (m_sinceWrite.isValid())
        wait = std::max(wait,
            m_settings.interval
                - duration_cast<std::chrono::milliseconds>(m_sinceWrite.durationElapsed()));
    m_timer.start(wait);
}

void RecoveryKeeper::keep()
{
    if (!m_document.isModified())
        return;
    m_sinceWrite.start();
    m_hasCopy = true;
    m_worker->submit({.round = ++m_round,
        .claim = m_claim,
        .set = m_document.set(),
        .work = {.name = m_document.displayName(),
            .path = m_document.filePath(),
            .digest = m_watch.known(),
            .time = m_changed,
            .bytes = {}}});
}

void RecoveryKeeper::forget()
{
    m_timer.stop();
    if (std::exchange(m_hasCopy, false))
        m_worker->submit({.round = ++m_round, .claim = m_claim, .set = {}, .work = {}});
}

RecoveryKeeper::Reply RecoveryKeeper::carryOut(Copy &copy, Order order)
{
    if (order.claim)
        copy.take(*order.claim);
    if (!order.set) {
        copy.remove();
        return {.round = order.round, .outcome = {}};
    }
    order.work.bytes = writeNative(*order.set);
    return {.round = order.round, .outcome = copy.write(recoveryBytes(order.work))};
}

/// A disk that was full may have room again, although nobody edits meanwhile.
void RecoveryKeeper::retry()
{
    if (m_hasCopy && !m_timer.isActive())
        m_timer.start(m_settings.retry);
}

void RecoveryKeeper::takeReply(const Reply &reply)
{
    if (reply.round >= m_claimRound)
        m_claim.reset();
    if (!reply.outcome) {
        retry();
        if (!std::exchange(m_isRetrying, true))
            Q_EMIT failed(reply.outcome.error());
        return;
    }
    m_isRetrying = false;
    if (m_hasCopy)
        Q_EMIT kept();
}

} // namespace boardwright
