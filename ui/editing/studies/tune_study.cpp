// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/tune_study.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/studies/tuning_store.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// Few, because more urgent work waits for the running piece.
constexpr qint64 boardsAStep = 128; ///< for each thread

/// Null if no boards can be made of it. Compiles it unless it is compiled already.
SharedSubject subjectOfTask(
    const Generator &generator, const TuneTask &task, const std::stop_token &stop = {})
{
    return task.subject ? task.subject
                        : subjectOf(generator, task.set, task.settings, stop).value_or(nullptr);
}

/// tuningKey(); empty if no boards can be made.
QByteArray keyOf(const Generator &generator, const TuneTask &task, const QStringList &allowed,
    const TuneOptions &options)
{
    const SharedSubject subject = subjectOfTask(generator, task);
    return subject ? tuningKey(*subject, allowed, options) : QByteArray();
}

} // namespace

/// All that the pieces of one job share; used by one at a time.
struct TuneStudy::TuneJob {
    const Generator &generator;
    std::shared_ptr<const TuneTask> task;
    Tuner tuner;
    int threads = 1;
    std::optional<TrialRun> trial{};
    bool isOver = false;

    std::size_t mostPieces() const
    {
        constexpr qint64 countsInRound = 16; // each may end with a small piece
        const qint64 each = boardsAStep * threads;
        return static_cast<std::size_t>(
                   tuner.boards() / each + countsInRound * (tuner.rounds() + 1))
            + TrialRun::mostSteps();
    }

    std::optional<Reply> step(const std::stop_token &stop)
    {
        if (isOver)
            return std::nullopt;
        if (!tuner.isDone())
            return tune(stop);
        if (!trial) {
            const SharedSubject before = subjectOfTask(generator, *task, stop);
            const auto after = subjectOf(generator, tuner.tuned(), task->settings, stop);
            if (stop.stop_requested())
                return std::nullopt;
            isOver = !before || !after;
            if (isOver)
                return Reply{.boards = tuner.boardsMade(), .isFailed = true};
            trial.emplace(before, *after, tuner.plan());
        }
        trial->step(threads, stop);
        if (!trial->result())
            return std::nullopt;
        isOver = true;
        return Reply{.boards = tuner.boardsMade(), .trial = trial->result()};
    }

    std::optional<Reply> tune(const std::stop_token &stop)
    {
        const bool isRound
            = tuner.round({.threads = threads, .stop = stop, .most = boardsAStep * threads});
        if (stop.stop_requested())
            return std::nullopt;
        Reply reply{.boards = tuner.boardsMade()};
        if (isRound)
            reply.state = tuner.state();
        return reply;
    }
};

TuneStudy::TuneStudy(GoalSetDocument &document, Preview &preview, JobPool &jobs, JobPool &files,
    QString folder, std::unique_ptr<TuneSource> source, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_preview(preview)
    , m_jobs(jobs)
    , m_folder(std::move(folder))
    , m_source(std::move(source))
    , m_tuned(std::make_shared<TuneTask>())
    , m_work(jobs, [this](Work::Replies replies) { receive(std::move(replies)); })
    , m_reading(files,
          [this](const FileWork::Replies &replies) {
              m_kept = replies.back();
              Q_EMIT updated();
          })
    , m_writing(files, [](const PoolWork<bool>::Replies & /*replies*/) {})
{
    connect(&preview, &Preview::settled, this, &TuneStudy::follow);
    connect(&preview, &Preview::startedOver, this, &TuneStudy::follow);
    connect(&document, &GoalSetDocument::changed, this, [this] {
        if (m_results.follow(m_document.set(), areSettingsSame()))
            Q_EMIT updated();
    });
    follow();
}

TuneStudy::~TuneStudy() = default;

SharedSubject TuneStudy::subjectNow() const
{
    const auto result = m_preview.result();
    return result ? result->subject : nullptr;
}

void TuneStudy::setOptions(const TuneOptions &options, const QStringList &allowed)
{
    if (options == m_options && allowed == m_allowed)
        return;
    m_options = options;
    m_allowed = allowed;
    lookForKept();
    Q_EMIT updated();
}

TuneTask TuneStudy::taskNow() const
{
    const SharedSubject subject = subjectNow();
    return subject ? m_source->taskFor(subject, m_allowed) : TuneTask();
}

bool TuneStudy::canBegin() const
{
    return taskNow().isPossible();
}

/// While no board can be made, the settings are those that were last seen.
bool TuneStudy::areSettingsSame() const
{
    const SharedSubject now = subjectNow();
    return !now || haveSameSettings(now, m_shown);
}

GoalSet TuneStudy::setAfter() const
{
    return m_source->tuned(*m_tuned, m_state.best);
}

GoalSet TuneStudy::bestSet() const
{
    GoalSet best = m_tuned->set;
    if (!m_state.best.empty())
        turnAll(m_tuned->plan.knobs, best, m_state.best);
    return best;
}

bool TuneStudy::canResume() const
{
    return !isRunning() && m_kept && !m_kept->state.rounds.empty() && canBegin();
}

void TuneStudy::begin()
{
    if (canBegin())
        start(std::nullopt);
}

void TuneStudy::resume()
{
    if (canResume())
        start(m_kept->state);
}

void TuneStudy::start(const std::optional<TuneState> &from)
{
    m_shown = subjectNow();
    m_tuned = std::make_shared<TuneTask>(taskNow());
    m_usedOptions = m_options;
    m_usedAllowed = m_allowed;
    const Generator &generator = m_shown->generator();
    const auto job = std::make_shared<TuneJob>(TuneJob{.generator = generator,
        .task = m_tuned,
        .tuner = Tuner(generator, m_tuned->set, m_tuned->settings, m_tuned->plan, m_options),
        .threads = m_jobs.threads()});
    if (from)
        (void)job->tuner.resume(*from); // what does not fit begins anew
    m_state = job->tuner.state();
    m_rounds = job->tuner.rounds();
    m_boards = job->tuner.boardsMade();
    m_allBoards = job->tuner.boards();
    m_trial.reset();
    m_isFailed = false;
    m_results.begin(m_shown->set());
    m_results.follow(m_document.set());
    m_task = Task::Tuning;
    m_work.start({.pieces = job->mostPieces(),
        .priority = JobPriority::Asked,
        .isSerial = true, // each round starts from the result of the previous one
        .makeWorker = [job]() -> Work::Worker {
            return [job](std::size_t /*piece*/, const std::stop_token &stop) {
                return job->step(stop);
            };
        }});
    Q_EMIT updated();
}

void TuneStudy::stop()
{
    if (!isRunning())
        return;
    end();
    Q_EMIT updated();
}

void TuneStudy::end()
{
    m_work.stop();
    m_task = Task::None;
}

void TuneStudy::receive(Work::Replies replies)
{
    bool isRound = false;
    for (Reply &reply : replies) {
        m_boards = reply.boards;
        m_isFailed = m_isFailed || reply.isFailed;
        if (reply.state) {
            m_state = *std::move(reply.state);
            isRound = true;
        }
        if (reply.trial)
            m_trial = std::move(reply.trial);
    }
    if (std::ssize(m_state.rounds) == m_rounds)
        m_task = Task::Trying;
    if (m_trial || m_isFailed) {
        end();
        forget();
    } else if (isRound) {
        keep();
    }
    Q_EMIT updated();
}

/// Results of another set stay, but are no longer completed.
void TuneStudy::follow()
{
    const SharedSubject now = subjectNow();
    if (m_shown) {
        m_results.follow(m_document.set(), areSettingsSame());
        if (!m_results.isCurrent() && isRunning())
            end();
    }
    if (!areSame(now, m_lookedFor))
        lookForKept();
    Q_EMIT updated();
}

void TuneStudy::lookForKept()
{
    m_lookedFor = subjectNow();
    m_kept.reset();
    m_reading.stop();
    if (!m_lookedFor)
        return;
    const auto task = std::make_shared<const TuneTask>(taskNow());
    if (!task->isPossible())
        return;
    m_reading.start({.pieces = 1,
        .makeWorker = [folder = m_folder, generator = &m_lookedFor->generator(), task,
                          allowed = m_allowed, options = m_options]() -> FileWork::Worker {
            return
                [=](std::size_t /*piece*/,
                    const std::stop_token & /*stop*/) -> std::optional<std::optional<SavedTuning>> {
                    const QByteArray key = keyOf(*generator, *task, allowed, options);
                    return key.isEmpty() ? std::nullopt : keptTuning(folder, key);
                };
        }});
}

void TuneStudy::keep()
{
    const bool isOfNow
        = m_usedOptions == m_options && m_usedAllowed == m_allowed && m_results.isCurrent();
    if (isOfNow)
        m_kept = SavedTuning{.of = {}, .state = m_state};
    m_writing.start({.pieces = 1,
        .makeWorker = [folder = m_folder, generator = &m_shown->generator(), task = m_tuned,
                          allowed = m_usedAllowed, options = m_usedOptions,
                          state = m_state]() -> PoolWork<bool>::Worker {
            return [=](std::size_t /*piece*/, const std::stop_token & /*stop*/) {
                const QByteArray key = keyOf(*generator, *task, allowed, options);
                if (!key.isEmpty())
                    keepTuning(folder, {.of = key, .state = state});
                return std::optional(true);
            };
        }});
}

void TuneStudy::forget()
{
    m_kept.reset();
    m_writing.start({.pieces = 1,
        .makeWorker
        = [folder = m_folder, generator = &m_shown->generator(), task = m_tuned,
              allowed = m_usedAllowed, options = m_usedOptions]() -> PoolWork<bool>::Worker {
            return [=](std::size_t /*piece*/, const std::stop_token & /*stop*/) {
                const QByteArray key = keyOf(*generator, *task, allowed, options);
                if (!key.isEmpty())
                    forgetTuning(folder, key);
                return std::optional(true);
            };
        }});
}

WorseNumbers TuneStudy::worse() const
{
    WorseNumbers worse{.isComplete = m_trial.has_value()};
    if (!m_trial)
        return worse;
    for (const Worse &one : worseOf(m_tuned->plan, *m_trial))
        worse.lines << worseWords(m_shown->generator().info(), m_tuned->set, m_tuned->plan, one);
    return worse;
}

bool TuneStudy::canApply() const
{
    if (isRunning() || !m_results.isCurrent() || m_state.best.empty() || m_isFailed)
        return false;
    return bestSet() != m_tuned->set;
}

void TuneStudy::apply()
{
    if (!canApply())
        return;
    const QString done = m_source->apply(m_document, *m_tuned, m_state.best);
    m_results.setApplied(m_document.set(), done);
    Q_EMIT updated();
}

QString TuneStudy::words() const
{
    QString text;
    switch (m_task) {
    case Task::Tuning:
        text = tr("%L1 of about %L2 boards made.").arg(m_boards).arg(m_allBoards);
        if (!m_state.rounds.empty())
            text += u' '
                + tr("Score of the best settings so far: %1.")
                      .arg(shareText(m_state.rounds.back().score));
        return text;
    case Task::Trying:
        return tr("Comparing the set before and after on fresh seeds…");
    case Task::None:
        break;
    }
    if (!m_shown || m_state.rounds.empty()) {
        const TuneTask task = taskNow();
        if (task.isPossible())
            return tr("Looks for settings with which the boards are as the targets say. "
                      "Nothing changes before you apply it.");
        if (task.plan.targets.empty())
            return tr("Add targets: what the boards should be like on average.");
        const bool isAnyOffered = std::ranges::any_of(subjectNow()->generator().info().tunables,
            [&](const Tunable &tunable) { return tunable.isRule && tunable.isOffered(task.set); });
        return isAnyOffered
            ? tr("Nothing may be changed yet. Choose under May Change what tuning may turn.")
            : tr("The set has nothing that tuning may turn.");
    }
    if (m_results.isOutdated())
        return m_results.words();
    return m_results.isCurrent() ? resultWords() : m_results.words() + u' ' + resultWords();
}

QString TuneStudy::resultWords() const
{
    if (m_isFailed)
        return tr("With the settings that were found, no boards can be made.");
    if (!m_trial && !canApply())
        return tr("Stopped after %L1 boards. No better settings were found yet.").arg(m_boards);
    if (!m_trial)
        return tr("Stopped after %L1 boards. Continue, or apply the best settings so far.")
                   .arg(m_boards)
            + u' ' + worseSentence(worse());
    const auto missed = std::ranges::count(m_trial->items, false, &TrialItem::isReached);
    QString text = tr("Score on %L1 fresh seeds: %2, before %3.")
                       .arg(m_trial->boards)
                       .arg(shareText(m_trial->after.total), shareText(m_trial->before.total));
    if (missed > 0)
        text += u' '
            + tr("%Ln of the goals and numbers are not as wanted.", nullptr,
                static_cast<int>(missed));
    else
        text += u' ' + tr("Everything is as wanted, within a tenth.");
    if (const WorseNumbers worse = this->worse(); !worse.isNone())
        text += u' ' + worseSentence(worse);
    return text;
}

} // namespace boardwright
