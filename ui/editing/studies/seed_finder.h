// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_search.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

/// A search: the boards to search, and the criteria.
struct SeedQuestion {
    GoalSet set;
    const Generator *generator = nullptr; ///< never null in a question that was asked
    Settings settings;
    Criteria criteria;
    SeedRange seeds;
};

/// Searches seeds for boards that meet criteria, with the preview's set and settings. Results come
/// in seed order, at most four times a second, and do not depend on timing. When the set or the
/// settings change, the search stops for good and the results are outdated until set and settings
/// are the same again: it does not restart with every keystroke, because that would remove the rows
/// that the user reads. GUI thread only.
class SeedFinder final : public QObject {
    Q_OBJECT

public:
    /// The search stops after this many results: more criteria are needed.
    static constexpr std::size_t enough = 10'000;
    static constexpr std::chrono::milliseconds leastPause{250};

    enum class State : std::uint8_t {
        Idle, ///< no search yet
        Searching,
        Done, ///< all seeds were searched
        FoundEnough,
        Stopped, ///< stopped by the user or by a change
        NoBoards, ///< no boards can be made from the set
    };

    /// Both must outlive this.
    SeedFinder(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~SeedFinder() override;

    /// Starts a search and discards the previous results. Returns the reasons why no seed can
    /// match; in that case nothing is searched, and the previous results stay. Does nothing while
    /// no board is shown.
    std::vector<Refusal> start(const Criteria &criteria, const SeedRange &seeds);
    /// Keeps the results.
    void stop();

    State state() const { return m_state; }

    /// std::nullopt if there was no search.
    const std::optional<SeedQuestion> &question() const { return m_question; }

    /// What the boards of the question are made from; null if there is none, or if no boards can be
    /// made.
    const SharedSubject &subject() const { return m_subject; }

    /// The results in the first seeds of the question, without gaps.
    const FoundSeeds &found() const { return m_found; }

    qint64 searched() const { return m_found.seeds.count(); }

    /// Whether found() belongs to another set or other settings than the preview's.
    bool isOutdated() const { return m_isOutdated; }

Q_SIGNALS:
    /// There is a new question, or none; found() is empty.
    void begun();
    /// found() has new entries at its end, or searched() increased.
    void grown();
    /// state() or isOutdated() differ.
    void stateChanged();

private:
    /// The results in one piece of the seeds, with the piece's index.
    using Work = PoolWork<std::pair<std::size_t, FoundSeeds>>;

    void search();
    void follow();
    void receive(Work::Replies pieces);
    void end(State state);
    void startOver();

    Preview &m_preview;
    std::optional<SeedQuestion> m_question;
    SharedSubject m_subject;
    FoundSeeds m_found;
    /// Pieces after one that has not been searched yet.
    std::map<std::size_t, FoundSeeds> m_waiting;
    std::size_t m_nextPiece = 0; ///< the first piece not in m_found
    QTimer m_pause; ///< runs for some time after each grown()
    State m_state = State::Idle;
    bool m_isOutdated = false;
    Work m_work;
};

} // namespace boardwright
