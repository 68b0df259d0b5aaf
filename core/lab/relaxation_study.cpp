// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/relaxation_study.h"

#include "core/board/category_caps.h"
#include "core/generator/generator.h"
#include "core/goalset/rows.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <utility>

namespace boardwright {

namespace {

/// Small, so that a thread of the pool is soon free again even if each board needs a long search.
constexpr int boardsAStep = 20;
/// A change suffices if it reduces the boards on which the limit is relaxed to one in this many.
constexpr quint64 enoughPart = 4;
constexpr int wholeBoard = 100; ///< percent

QList<CategoryLimit> &limitsOf(GoalSet &set, Code code)
{
    return code == Code::LineCategoryRelaxed ? set.lineLimits : set.boardLimits;
}

/// The limit in effect if a file has several for one category; null: there is none.
const CategoryLimit *limitIn(const QList<CategoryLimit> &limits, const QString &category)
{
    const auto found = std::ranges::find_last(limits, category, &CategoryLimit::category);
    return found.empty() ? nullptr : &found.front();
}

/// The earliest zone in a set of Zone bits, which must not be 0.
Zone lowestZone(int zones)
{
    const auto bits = static_cast<unsigned>(zones);
    return static_cast<Zone>(1U << static_cast<unsigned>(std::countr_zero(bits)));
}

} // namespace

struct RelaxationStudy::Trial {
    SharedSubject subject;
    std::unique_ptr<Scratch> scratch;
    Result board; ///< the last one
    qint64 done = 0; ///< seeds done
    RelaxedBoards counted;

    quint64 failed() const { return static_cast<quint64>(done) - counted.boards; }

    /// Makes the board of the next seed. False if stopped, or if all are made. A board that could
    /// not be filled counts as done, with `isWhole` false.
    bool next(const std::stop_token &stop, bool &isWhole)
    {
        if (done == seeds)
            return false;
        Watch watch(stop);
        const Outcome made = subject->run(*scratch, QString::number(done + 1), board, watch);
        isWhole = made.has_value();
        if (!isWhole && made.error().code == Code::Cancelled)
            return false;
        ++done;
        if (isWhole) {
            ++counted.boards;
            if (std::ranges::any_of(board.findings, isRelaxation, &Finding::code))
                ++counted.anyRelaxed;
        }
        return true;
    }
};

struct RelaxationStudy::Search {
    enum class Stage : std::uint8_t { Raise, Goals };

    /// The next step to try, 1-based: twice the last one until a step suffices, then the middle
    /// between that and the last insufficient one. Nothing once the lowest sufficient step is
    /// known, or once the highest step is known to be insufficient.
    std::optional<int> nextStep() const
    {
        if (enough)
            return *enough - tooLittle > 1 ? std::optional((tooLittle + *enough) / 2)
                                           : std::nullopt;
        if (tooLittle >= most())
            return std::nullopt;
        return std::min(std::max(1, tooLittle * 2), most());
    }

    /// The number of steps.
    int most() const
    {
        return static_cast<int>(stage == Stage::Raise ? percents.size() : goals.size());
    }

    Stage stage = Stage::Raise;
    std::vector<int> percents; ///< of the raised limit, by step
    std::vector<RowId> goals; ///< the first n are changed, where n is the step
    int tooLittle = 0; ///< the highest step known to be insufficient
    std::optional<int> enough; ///< the lowest step known to suffice
    RelaxedBoards then; ///< the boards with that step
    int step = 0; ///< of the trial
    std::unique_ptr<Trial> trial; ///< null: none is running
};

std::size_t RelaxationStudy::mostSteps(std::size_t limits)
{
    // A trial takes one step to compile, one to finish, and the steps that make its boards.
    // Doubling and halving find one of a hundred percentages in twice seven trials, and one of
    // eight numbers of goals in twice three. Each limit takes three more steps: to begin, and to
    // end each stage.
    constexpr std::size_t stepsATrial = 2 + seeds / boardsAStep;
    constexpr std::size_t mostTrials = 2 * 7 + 2 * 3;
    return stepsATrial + limits * (mostTrials * stepsATrial + 3);
}

RelaxationStudy::RelaxationStudy(SharedSubject subject)
    : m_subject(std::move(subject))
    , m_now(trialOf(m_subject))
{
}

RelaxationStudy::~RelaxationStudy() = default;

void RelaxationStudy::ask(const RelaxedLimit &limit)
{
    if (!m_advice.contains(limit) && !std::ranges::contains(m_waiting, limit))
        m_waiting.push_back(limit);
}

void RelaxationStudy::step(const std::stop_token &stop)
{
    if (isDone())
        return;
    if (m_now->done < seeds) {
        countNow(stop);
    } else if (!m_search) {
        begin();
    } else {
        search(stop);
    }
}

std::unique_ptr<RelaxationStudy::Trial> RelaxationStudy::trialOf(SharedSubject subject)
{
    auto trial = std::make_unique<Trial>();
    trial->subject = std::move(subject);
    trial->scratch = trial->subject->scratch();
    return trial;
}

void RelaxationStudy::countNow(const std::stop_token &stop)
{
    bool isWhole = false;
    for (int i = 0; i < boardsAStep && m_now->next(stop, isWhole); ++i) {
        if (isWhole)
            note(m_now->board);
    }
}

/// Records the limits relaxed on a board of the unchanged set, and the goals involved.
void RelaxationStudy::note(const Result &board)
{
    std::map<RelaxedLimit, std::set<RowId>> goals;
    const auto add = [&](std::set<RowId> &into, SiteIndex site) {
        const auto index = static_cast<std::size_t>(site);
        if (site != SiteIndex::none && index < board.at.size()
            && board.at[index].what != RowId::none)
            into.insert(board.at[index].what);
    };
    for (std::size_t i = 0; i < board.findings.size(); ++i) {
        const auto limit = relaxedLimitOf(board.findings[i]);
        if (!limit)
            continue;
        std::set<RowId> &there = goals[*limit];
        add(there, board.findings[i].site);
        for (const auto &[finding, site] : board.involved) {
            if (finding == i)
                add(there, site);
        }
    }
    for (const auto &[limit, there] : goals) {
        Seen &seen = m_seen[limit];
        ++seen.relaxed;
        for (const RowId goal : there)
            ++seen.goals[goal];
    }
}

/// The percentages at which the caps for the board or for some length of line change. Of
/// percentages that mean the same, the highest is offered, because it reads best ("60 %").
std::vector<int> RelaxationStudy::higherPercents(const RelaxedLimit &limit) const
{
    GoalSet set = m_subject->set();
    const CategoryLimit *now = limitIn(limitsOf(set, limit.code), limit.category);
    if (now == nullptr || limit.code == Code::ProgressionRelaxed)
        return {};
    const Shape *shape = m_subject->shape();
    if (shape == nullptr) { // any percentage may change the cap of some board
        std::vector<int> all(static_cast<std::size_t>(wholeBoard - std::max(now->percent, 0)));
        std::ranges::iota(all, std::max(now->percent, 0) + 1);
        return all;
    }
    std::set<int> counts{static_cast<int>(shape->sites.size())};
    if (limit.code == Code::LineCategoryRelaxed) {
        counts.clear();
        for (const Line &line : shape->lines)
            counts.insert(static_cast<int>(line.sites.size()));
    }
    const auto isSame = [&](int percent, int other) {
        return std::ranges::all_of(counts, [&](int count) {
            return limit.code == Code::LineCategoryRelaxed
                ? lineCap(percent, count) == lineCap(other, count)
                : boardCap(percent, count) == boardCap(other, count);
        });
    };
    std::vector<int> percents;
    for (int percent = std::max(now->percent, 0) + 1; percent <= wholeBoard; ++percent) {
        if ((percent == wholeBoard || !isSame(percent, percent + 1))
            && !isSame(percent, now->percent))
            percents.push_back(percent);
    }
    return percents;
}

/// The goals placed most often where the limit was relaxed: at most mostGoals, most frequent first.
std::vector<RowId> RelaxationStudy::goalsInTheWay(const RelaxedLimit &limit) const
{
    const auto &seen = m_seen.at(limit).goals;
    std::vector<std::pair<RowId, quint64>> goals(seen.begin(), seen.end());
    std::ranges::stable_sort(goals, std::ranges::greater(), &std::pair<RowId, quint64>::second);
    std::vector<RowId> ids;
    for (const auto &[goal, boards] : goals) {
        if (ids.size() == static_cast<std::size_t>(mostGoals))
            break;
        if (objectiveOf(m_subject->set(), goal) != nullptr)
            ids.push_back(goal);
    }
    return ids;
}

/// Starts the search for the first waiting limit; drops a limit that no board relaxes.
void RelaxationStudy::begin()
{
    const RelaxedLimit &limit = m_waiting.front();
    RelaxationAdvice &advice = m_advice[limit];
    advice.now = m_now->counted;
    advice.now.relaxed = m_seen.contains(limit) ? m_seen.at(limit).relaxed : 0;
    if (limit.zones != 0)
        advice.zone = lowestZone(limit.zones);
    if (advice.now.relaxed == 0) {
        advice.isComplete = true;
        m_waiting.pop_front();
        return;
    }
    m_search = std::make_unique<Search>();
    m_search->percents = higherPercents(limit);
    m_search->goals = goalsInTheWay(limit);
}

/// The set with the current step of the search applied.
GoalSet RelaxationStudy::changedSet() const
{
    GoalSet set = m_subject->set();
    const RelaxedLimit &limit = m_waiting.front();
    if (m_search->stage == Search::Stage::Raise) {
        for (CategoryLimit &one : limitsOf(set, limit.code)) {
            if (one.category == limit.category)
                one.percent = m_search->percents[static_cast<std::size_t>(m_search->step - 1)];
        }
        return set;
    }
    for (int i = 0; i < m_search->step; ++i) {
        Objective &goal
            = set.objectives[indexOfRow(set, m_search->goals[static_cast<std::size_t>(i)])];
        if (limit.code == Code::ProgressionRelaxed)
            goal.progression |= lowestZone(limit.zones);
        else if (limit.code == Code::LineCategoryRelaxed)
            goal.lineCategories.removeAll(limit.category);
        else
            goal.boardCategories.removeAll(limit.category);
    }
    return set;
}

/// Whether the boards made so far already prove the step insufficient.
bool RelaxationStudy::isTooLittle() const
{
    const RelaxationAdvice &advice = m_advice.at(m_waiting.front());
    return m_search->trial->counted.relaxed > advice.now.relaxed / enoughPart
        || m_search->trial->failed() > m_now->failed();
}

/// One step of the search: compiles the next trial, continues the current one, or ends a stage.
void RelaxationStudy::search(const std::stop_token &stop)
{
    const RelaxedLimit &limit = m_waiting.front();
    if (!m_search->trial) {
        const auto step = m_search->nextStep();
        if (!step)
            return endStage();
        m_search->step = *step;
        auto changed = subjectOf(m_subject->generator(), changedSet(), m_subject->settings(), stop);
        if (stop.stop_requested())
            return;
        if (changed)
            m_search->trial = trialOf(*std::move(changed));
        else
            m_search->tooLittle = *step; // no boards can be made with this change
        return;
    }
    Trial &trial = *m_search->trial;
    bool isWhole = false;
    for (int i = 0; i < boardsAStep && !isTooLittle() && trial.next(stop, isWhole); ++i) {
        if (isWhole && std::ranges::contains(relaxedLimitsOf(trial.board), limit))
            ++trial.counted.relaxed;
    }
    if (isTooLittle()) {
        m_search->tooLittle = m_search->step;
    } else if (trial.done == seeds) {
        m_search->enough = m_search->step;
        m_search->then = trial.counted;
    } else {
        return;
    }
    m_search->trial.reset();
}

/// Records what a stage found. Raising the limit is followed by changing goals; then the next limit
/// is due.
void RelaxationStudy::endStage()
{
    RelaxationAdvice &advice = m_advice.at(m_waiting.front());
    const bool isRaise = m_search->stage == Search::Stage::Raise;
    if (m_search->enough && isRaise) {
        advice.raise
            = {.percent = m_search->percents[static_cast<std::size_t>(*m_search->enough - 1)],
                .then = m_search->then};
    } else if (m_search->enough) {
        const std::vector<RowId> &goals = m_search->goals;
        advice.goals
            = {.goals = {goals.begin(), goals.begin() + *m_search->enough}, .then = m_search->then};
    }
    if (isRaise) {
        m_search->stage = Search::Stage::Goals;
        m_search->tooLittle = 0;
        m_search->enough.reset();
        return;
    }
    advice.isComplete = true;
    m_search.reset();
    m_waiting.pop_front();
}

} // namespace boardwright
