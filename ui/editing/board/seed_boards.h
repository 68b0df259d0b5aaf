// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/workers/job_pool.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace boardwright {

/// The boards of a few seeds at once, of what the window shows: made on the job pool, made again
/// when that changes, shown as they come. GUI thread only.
class SeedBoards final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    SeedBoards(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~SeedBoards() override;

    /// What is to be there from now on; none: nothing is made any more.
    void show(const QStringList &seeds);

    const QStringList &seeds() const { return m_seeds; }

    /// Parallel to the seeds; null where it is not made yet, or cannot be. Without problems and
    /// measures. Until it is made anew, one of the set as it was.
    const std::vector<std::shared_ptr<const PreviewResult>> &boards() const { return m_boards; }

    /// Whether all boards are there, and of what the window shows.
    bool isComplete() const;

Q_SIGNALS:
    /// Other seeds, or other boards.
    void changed();

private:
    struct Making;

    void follow();
    void start();
    void take();

    JobPool &m_pool;
    Preview &m_preview;
    QStringList m_seeds;
    std::vector<std::shared_ptr<const PreviewResult>> m_boards;
    std::shared_ptr<Making> m_making; ///< that m_job works on; null: nothing is wanted
    RunningJob m_job;
    std::size_t m_left = 0; ///< boards that m_making did not hand over yet
};

} // namespace boardwright
