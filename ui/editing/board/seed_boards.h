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

/// The boards of several seeds, with the window's set and settings. Made on the job pool, made
/// again when the set or settings change, and published one by one. GUI thread only.
class SeedBoards final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    SeedBoards(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~SeedBoards() override;

    /// Sets the seeds to show; none: stops making boards.
    void show(const QStringList &seeds);

    const QStringList &seeds() const { return m_seeds; }

    /// Parallel to the seeds; null if a board is not made yet or cannot be made. Without problems
    /// and measures. Boards of the previous set stay until they are replaced.
    const std::vector<std::shared_ptr<const PreviewResult>> &boards() const { return m_boards; }

    /// Whether boards can be made from the set, as far as is known.
    bool arePossible() const { return m_subject || m_seeds.isEmpty() || !m_preview.isUpToDate(); }

    /// Whether all boards exist and are up to date.
    bool isComplete() const;

Q_SIGNALS:
    /// The seeds or the boards differ.
    void changed();

private:
    /// An index into the seeds, and its board.
    using Work = PoolWork<std::pair<std::size_t, std::shared_ptr<const PreviewResult>>>;

    void follow();
    void start();
    void receive(const Work::Replies &boards);

    Preview &m_preview;
    QStringList m_seeds;
    std::vector<std::shared_ptr<const PreviewResult>> m_boards;
    SharedSubject m_subject; ///< the subject of m_work; null if there is none
    std::size_t m_left = 0; ///< boards still to come
    Work m_work;
};

} // namespace boardwright
