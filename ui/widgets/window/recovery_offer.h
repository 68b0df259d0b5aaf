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

/// Keeps the document's unsaved work, and offers in banners what an earlier run left behind.
class RecoveryOffer final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecoveryOffer)

public:
    /// All must outlive it.
    RecoveryOffer(const GoalSetDocument &document, const FileWatch &watch, MessageBar &messages,
        JobPool &files);
    ~RecoveryOffer() override;

    void start(const RecoverySettings &settings);

    RecoveryKeeper &keeper() { return m_keeper; }

    void offer(const FoundWork &found);
    /// The document holds it now.
    void withdraw(const FoundWork &found);

Q_SIGNALS:
    void recoverWanted(const boardwright::FoundWork &found);

private:
    void discard(const FoundWork &found);

    MessageBar &m_messages;
    RecoveryKeeper m_keeper;
    QList<FoundWork> m_discarded; ///< removed in the end, so that it can be taken back
    NewestWorker<QString, QList<FoundWork>> m_finder; ///< of work in a folder
};

} // namespace boardwright
