// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/files/recovery_finder.h"
#include "ui/editing/files/recovery_keeper.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

#include <optional>

namespace boardwright {

class FileWatch;
class MessageBar;

/// Keeps the document's unsaved work, and offers in banners the work that an earlier run left
/// behind.
class RecoveryOffer final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecoveryOffer)

public:
    /// All arguments must outlive this object.
    RecoveryOffer(const GoalSetDocument &document, const FileWatch &watch, MessageBar &messages,
        JobPool &files);
    ~RecoveryOffer() override;

    void start(const RecoverySettings &settings);

    RecoveryKeeper &keeper() { return m_keeper; }

    void offer(const FoundWork &found);
    /// Removes the offer: the document contains the work now.
    void withdraw(const FoundWork &found);

Q_SIGNALS:
    void recoverWanted(const boardwright::FoundWork &found);

private:
    void discard(const FoundWork &found);

    MessageBar &m_messages;
    RecoveryKeeper m_keeper;
    QList<FoundWork> m_discarded; ///< files to remove at the end, so that discarding can be undone
    NewestWorker<QString, QList<FoundWork>> m_finder; ///< finds the work in a folder
};

} // namespace boardwright
