// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tune/state_json.h"
#include "core/tune/trial.h"
#include "core/tune/tuner.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/document/document.h"
#include "ui/editing/studies/tool_results.h"
#include "ui/editing/studies/tune_source.h"
#include "ui/editing/workers/pool_work.h"
#include "ui/text/tune_words.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace boardwright {

/// Looks for settings with which the boards of the window's set are as its targets say, or those of
/// another source (core/tune/tuner.h), then compares the set with and without them on fresh seeds.
/// Nothing is changed before apply(). What was stopped can be continued, even after a restart:
/// after each round, the state is kept in a file. Results belong to the set and settings that they
/// were started with (ToolResults). GUI thread.
class TuneStudy final : public QObject {
    Q_OBJECT

public:
    enum class Task : std::uint8_t {
        None,
        Tuning, ///< settings are looked for
        Trying, ///< the set is compared before and after
    };

    /// All must outlive this. `jobs` make boards, `files` keep the state in `folder`.
    TuneStudy(GoalSetDocument &document, Preview &preview, JobPool &jobs, JobPool &files,
        QString folder, std::unique_ptr<TuneSource> source = ownTargets(),
        QObject *parent = nullptr);
    ~TuneStudy() override;

    /// How the next begin() looks, and which rules it may change: keys that the source knows.
    void setOptions(const TuneOptions &options, const QStringList &allowed);

    /// Whether the set of the board shown has targets and something that may be turned.
    bool canBegin() const;

    /// Whether resume() has something to continue.
    bool canResume() const;

    /// Starts anew. Does nothing unless canBegin().
    void begin();
    /// Continues what was stopped. Does nothing unless canResume().
    void resume();
    /// Keeps the results so far.
    void stop();

    Task task() const { return m_task; }

    bool isRunning() const { return m_task != Task::None; }

    /// Whether the set and settings still are those of the results, or those that apply() made.
    const ToolResults &results() const { return m_results; }

    bool isStale() const { return m_results.isOutdated(); }

    /// The set that results are about; null before the first.
    const GoalSet *set() const { return m_shown ? &m_tuned->set : nullptr; }

    const Info *info() const { return m_shown ? &m_shown->generator().info() : nullptr; }

    const TunePlan &plan() const { return m_tuned->plan; }

    /// The settings of the boards that results are about.
    const Settings &settings() const { return m_tuned->settings; }

    /// set() with the best settings so far. Needs a set().
    GoalSet bestSet() const;

    /// set(), and what apply() would make of it. Need a set().
    const GoalSet &setBefore() const { return m_tuned->set; }

    GoalSet setAfter() const;

    /// Of the tuner, after the last round that was reported.
    const std::vector<TuneRound> &rounds() const { return m_state.rounds; }

    /// Before and after; nothing until the comparison is complete.
    const std::optional<Trial> &trial() const { return m_trial; }

    /// What the settings that were found leave worse than it was; not known until the comparison is
    /// complete.
    WorseNumbers worse() const;

    /// Whether settings were found that differ from those of the set, which results() are of.
    bool canApply() const;
    /// Gives the set these settings, as one step.
    void apply();

    /// The progress and the result, in words.
    QString words() const;

Q_SIGNALS:
    void updated();

private:
    struct TuneJob;

    /// What a piece of the work says.
    struct Reply {
        qint64 boards = 0;
        std::optional<TuneState> state{}; ///< after another round
        std::optional<Trial> trial{};
        bool isFailed = false; ///< the tuned set makes no boards
    };

    using Work = PoolWork<Reply>;
    using FileWork = PoolWork<std::optional<SavedTuning>>;

    using SharedTask = std::shared_ptr<const TuneTask>;

    SharedSubject subjectNow() const;
    bool areSettingsSame() const;
    TuneTask taskNow() const;
    void start(const std::optional<TuneState> &from);
    void receive(Work::Replies replies);
    void end();
    void follow();
    void lookForKept();
    void keep();
    void forget();
    QString resultWords() const;

    GoalSetDocument &m_document;
    Preview &m_preview;
    JobPool &m_jobs;
    QString m_folder;
    std::unique_ptr<TuneSource> m_source;
    TuneOptions m_options; ///< of the next begin()
    QStringList m_allowed;

    SharedSubject m_shown; ///< in sight when tuning began; null before the first results
    SharedTask m_tuned; ///< of the results; never null
    TuneOptions m_usedOptions; ///< of the results
    QStringList m_usedAllowed;
    TuneState m_state;
    int m_rounds = 0; ///< in all
    qint64 m_boards = 0; ///< made
    qint64 m_allBoards = 0;
    std::optional<Trial> m_trial;
    bool m_isFailed = false;
    ToolResults m_results;
    Task m_task = Task::None;
    SharedSubject m_lookedFor; ///< what a kept state was looked for
    std::optional<SavedTuning> m_kept; ///< of the set and options of now
    Work m_work;
    FileWork m_reading;
    PoolWork<bool> m_writing;
};

} // namespace boardwright
