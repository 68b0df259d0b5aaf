// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/workers/newest_worker.h"

#include <QMenu>
#include <QStringList>

namespace boardwright {

/// The files opened recently. Missing files are disabled. The files thread looks for them, because
/// a network drive may be slow.
class RecentMenu final : public QMenu {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentMenu)

public:
    RecentMenu(JobPool &files, const QString &title, QWidget *parent = nullptr);
    ~RecentMenu() override;

    void setFiles(const QStringList &paths);

Q_SIGNALS:
    void chosen(const QString &path);
    void clearWanted();

private:
    QStringList m_paths;
    QList<QAction *> m_files; ///< of the paths, in the same order
    NewestWorker<QStringList, QStringList> m_missing; ///< which of these files are missing
};

} // namespace boardwright
