// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/curation.h"
#include "ui/editing/studies/seed_finder.h"

#include <QList>
#include <QObject>

#include <map>
#include <vector>

namespace boardwright {

/// Chooses the best of the boards that a seed search has found. A new search stops the choice. GUI
/// thread only.
class Curator final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    Curator(JobPool &pool, SeedFinder &finder, QObject *parent = nullptr);

    /// Chooses `count` of the boards found so far, or all if there are fewer. Replaces a choice
    /// that has not ended. Does nothing if none is found.
    void start(const CurationCriterion &criterion, std::size_t count);
    void stop();

    bool isChoosing() const { return m_isChoosing; }

Q_SIGNALS:
    /// isChoosing() differs.
    void stateChanged();
    /// The seeds, in the order of choice.
    void chosen(const QList<qint64> &seeds);

private:
    /// A piece of the pool by its index, or the seeds chosen.
    struct Reply {
        std::size_t piece = 0;
        std::vector<PooledBoard> boards;
        std::vector<qint64> seeds;
    };

    using Work = PoolWork<Reply>;

    void receive(Work::Replies replies);
    /// Chooses from the whole pool.
    void choose();

    SeedFinder &m_finder;
    CurationCriterion m_criterion;
    std::size_t m_count = 0;
    std::size_t m_pieces = 0;
    std::map<std::size_t, std::vector<PooledBoard>> m_pool; ///< by piece
    bool m_isChoosing = false;
    Work m_work;
};

} // namespace boardwright
