// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <utility>
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
    /// A board, by the number of its seed.
    using Work = PoolWork<std::pair<std::size_t, std::shared_ptr<const PreviewResult>>>;

    void follow();
    void start();
    void receive(const Work::Replies &boards);

    Preview &m_preview;
    QStringList m_seeds;
    std::vector<std::shared_ptr<const PreviewResult>> m_boards;
    SharedSubject m_subject; ///< that m_work is about; null: none
    std::size_t m_left = 0; ///< boards that did not come yet
    Work m_work;
};

} // namespace boardwright
