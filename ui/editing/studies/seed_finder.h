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

/// What a search was asked: of which boards, and which of them.
struct SeedQuestion {
    GoalSet set;
    const Generator *generator = nullptr; ///< never null in a question that was asked
    Settings settings;
    Criteria criteria;
    SeedRange seeds;
};

/// Searches seeds for boards that are as wished, of what the window shows. What is found comes in
/// the order of the seeds, at most four times a second, and is the same whatever the machine does
/// meanwhile. When the set or the settings change, it stops and stays stopped, and what was found
/// is outdated until they are the same again: a person reads these rows, and a search that started
/// again with every key would take them away. GUI thread only.
class SeedFinder final : public QObject {
    Q_OBJECT

public:
    /// It goes no further once it found so many: there are too few wishes.
    static constexpr std::size_t enough = 10'000;
    static constexpr std::chrono::milliseconds leastPause{250};

    enum class State : std::uint8_t {
        Idle, ///< nothing was asked
        Searching,
        Done, ///< all seeds were searched
        FoundEnough,
        Stopped, ///< before its end
        NoBoards, ///< none can be made of the set
    };

    /// Both must outlive this.
    SeedFinder(JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~SeedFinder() override;

    /// Why no seed can be found: then none is searched, and what was found stays. Empty: the search
    /// begins, and what was found is forgotten. Nothing happens while no
    /// board is shown.
    std::vector<Refusal> start(const Criteria &criteria, const SeedRange &seeds);
    /// What was found stays.
    void stop();

    State state() const { return m_state; }

    /// Nothing where nothing was asked.
    const std::optional<SeedQuestion> &question() const { return m_question; }

    /// What was found in the first seeds of the question, without gaps.
    const FoundSeeds &found() const { return m_found; }

    qint64 searched() const { return m_found.seeds.count(); }

    /// Whether found() is of another set or other settings than the window shows.
    bool isOutdated() const { return m_isOutdated; }

Q_SIGNALS:
    /// There is another question, or none; found() is empty.
    void begun();
    /// found() has more at its end, or searched() rose.
    void grown();
    /// state() or isOutdated() differ.
    void stateChanged();

private:
    /// What was found in a piece of the seeds, by the piece's number.
    using Work = PoolWork<std::pair<std::size_t, FoundSeeds>>;

    void search(const SharedSubject &subject);
    void follow();
    void receive(Work::Replies pieces);
    void end(State state);
    void startOver();

    Preview &m_preview;
    std::optional<SeedQuestion> m_question;
    FoundSeeds m_found;
    std::map<std::size_t, FoundSeeds> m_waiting; ///< pieces after one that is not searched yet
    std::size_t m_nextPiece = 0; ///< the first that is not in m_found
    QTimer m_pause; ///< runs for a while after each grown()
    State m_state = State::Idle;
    bool m_isOutdated = false;
    Work m_work;
};

} // namespace boardwright
