// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/playbingo_board.h"

#include "core/sites/goal_keys.h"
#include "core/sites/pace.h"
#include "core/sites/tiers.h"
#include "core/sites/xoroshiro.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <optional>
#include <ranges>
#include <span>

namespace boardwright::sites::playbingo {

/// A cell's rule with indices for ids.
struct CompiledRule {
    enum class By : std::uint8_t { Any, Difficulty, Category, Goal };

    By by = By::Any;
    int which = 0; ///< -1: there is no such category or goal
};

namespace {

bool passes(const Filter &filter, const Goal &goal, const std::vector<Category> &categories)
{
    const auto isListed = [&](const QString &id) { return filter.ids.contains(id); };
    switch (filter.by) {
    case Filter::By::Difficulty:
        return goal.difficulty && (!filter.least || *goal.difficulty >= *filter.least)
            && (!filter.most || *goal.difficulty <= *filter.most);
    case Filter::By::Categories:
        return std::ranges::any_of(goal.categories, [&](int category) {
            return isListed(categories[static_cast<std::size_t>(category)].id);
        });
    case Filter::By::WithTags:
        return std::ranges::any_of(goal.tags, isListed);
    case Filter::By::WithoutTags:
        return std::ranges::none_of(goal.tags, isListed);
    }
    Q_UNREACHABLE_RETURN(false);
}

template <typename Item>
int indexOfId(const std::vector<Item> &items, const QString &id)
{
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

CompiledRule compiledRule(const CellRule &rule, const List &list, const std::vector<Goal> &used)
{
    using By = CompiledRule::By;
    if (const auto *const difficulty = std::get_if<OfDifficulty>(&rule))
        return {.by = By::Difficulty, .which = difficulty->difficulty};
    if (const auto *const category = std::get_if<OfCategory>(&rule))
        return {.by = By::Category, .which = indexOfId(list.categories, category->id)};
    if (const auto *const goal = std::get_if<FixedGoal>(&rule))
        return {.by = By::Goal, .which = indexOfId(used, goal->id)};
    return {};
}

/// Whether two cells of a board of any size are in a line.
bool areInLine(std::size_t one, std::size_t other, std::size_t width)
{
    const auto row = [&](std::size_t cell) { return cell / width; };
    const auto column = [&](std::size_t cell) { return cell % width; };
    const auto isFalling = [&](std::size_t cell) { return row(cell) == column(cell); };
    const auto isRising = [&](std::size_t cell) { return row(cell) + column(cell) == width - 1; };
    return row(one) == row(other) || column(one) == column(other)
        || (isFalling(one) && isFalling(other)) || (isRising(one) && isRising(other));
}

} // namespace

struct CompiledList {
    explicit CompiledList(const List &list);

    GeneratorSettings settings;
    std::vector<Category> categories;
    std::vector<Goal> goals; ///< those that pass the filters
    std::vector<int> listed; ///< by goal: its index in the list
    std::vector<CompiledRule> rules; ///< by cell; Layout::Custom
    std::vector<std::vector<int>> ofCategory; ///< by category: its goals
    QHash<int, std::vector<int>> ofDifficulty; ///< by difficulty: its goals
    std::vector<int> all; ///< goals
    GoalKeys keys;
    std::size_t cells = boardCells;

    /// Those that suit a rule, in order.
    std::span<const int> goalsFor(const CompiledRule &rule) const;

private:
    CompiledList(const List &list, std::vector<int> used);

    static std::vector<Goal> goalsAt(const List &list, const std::vector<int> &indices);
};

SiteList typedGoals(const std::vector<Goal> &goals)
{
    SiteList list;
    for (const Goal &goal : goals) {
        ListedGoal listed;
        for (const int category : goal.categories)
            listed.types.push_back({.text = QString::number(category)});
        list.goals.push_back(std::move(listed));
    }
    return list;
}

std::vector<int> usedGoals(const List &list)
{
    std::vector<int> used;
    for (std::size_t goal = 0; goal < list.goals.size(); ++goal) {
        if (std::ranges::all_of(list.settings.filters, [&](const Filter &filter) {
                return passes(filter, list.goals[goal], list.categories);
            }))
            used.push_back(static_cast<int>(goal));
    }
    return used;
}

std::vector<Goal> CompiledList::goalsAt(const List &list, const std::vector<int> &indices)
{
    std::vector<Goal> goals;
    goals.reserve(indices.size());
    for (const int index : indices)
        goals.push_back(list.goals[static_cast<std::size_t>(index)]);
    return goals;
}

CompiledList::CompiledList(const List &list)
    : CompiledList(list, usedGoals(list))
{
}

CompiledList::CompiledList(const List &list, std::vector<int> used)
    : settings(list.settings)
    , categories(list.categories)
    , goals(goalsAt(list, used))
    , listed(std::move(used))
    , ofCategory(list.categories.size())
    , keys(typedGoals(goals), GoalKeys::Extra::FirstType)
{
    for (std::size_t goal = 0; goal < goals.size(); ++goal) {
        all.push_back(static_cast<int>(goal));
        if (const std::optional<int> difficulty = goals[goal].difficulty)
            ofDifficulty[*difficulty].push_back(static_cast<int>(goal));
        for (const int category : goals[goal].categories) {
            std::vector<int> &members = ofCategory[static_cast<std::size_t>(category)];
            if (members.empty() || members.back() != static_cast<int>(goal))
                members.push_back(static_cast<int>(goal));
        }
    }
    if (settings.layout == Layout::Custom) {
        cells = settings.cells.size();
        for (const CellRule &rule : settings.cells)
            rules.push_back(compiledRule(rule, list, goals));
    } else if (settings.layout == Layout::Distribution) {
        cells = 0;
        for (const DifficultyCount &part : settings.distribution)
            cells += static_cast<std::size_t>(std::max(part.count, 0));
    }
}

std::span<const int> CompiledList::goalsFor(const CompiledRule &rule) const
{
    if (rule.by == CompiledRule::By::Any)
        return all;
    if (rule.by == CompiledRule::By::Difficulty) {
        const auto found = ofDifficulty.constFind(rule.which);
        return found == ofDifficulty.cend() ? std::span<const int>() : *found;
    }
    if (rule.which < 0)
        return {};
    const auto which = static_cast<std::size_t>(rule.which);
    return rule.by == CompiledRule::By::Category ? std::span<const int>(ofCategory[which])
                                                 : std::span(all).subspan(which, 1);
}

std::shared_ptr<const CompiledList> compileList(const List &list)
{
    return std::make_shared<const CompiledList>(list);
}

struct BoardMaker::Memory {
    explicit Memory(const CompiledList &compiled)
        : list(compiled)
        , standing(compiled.keys)
    {
    }

    const CompiledList &list;
    StandingTypes standing;
    std::vector<qint64> copies; ///< by goal
    std::vector<int> room; ///< by category: how many goals it may still have
    std::vector<CompiledRule> rules; ///< by cell
    std::vector<int> candidates;
    std::vector<int> placed; ///< by cell
    Walk *walk = nullptr; ///< null: nothing is recorded

    void begin(std::uint32_t seed)
    {
        copies.assign(list.goals.size(), 1);
        placed.clear();
        room.clear();
        for (const Category &category : list.categories)
            room.push_back(category.most > 0 ? category.most : std::numeric_limits<int>::max());
        layOut(seed);
        for (const CompiledRule &rule : rules) {
            if (rule.by == CompiledRule::By::Goal && rule.which >= 0)
                copies[static_cast<std::size_t>(rule.which)] = 0;
        }
    }

    void layOut(std::uint32_t seed)
    {
        const auto addDifficulty = [&](int difficulty) {
            rules.push_back({.by = CompiledRule::By::Difficulty, .which = difficulty});
        };
        rules.clear();
        switch (list.settings.layout) {
        case Layout::Random:
            return rules.resize(boardCells);
        case Layout::Srl:
            std::ranges::for_each(tiersOf(seed, Length::Normal), addDifficulty);
            return;
        case Layout::Isaac:
            std::ranges::for_each(isaacTiers, addDifficulty);
            return;
        case Layout::Distribution:
            for (const DifficultyCount &part : list.settings.distribution) {
                for (int i = 0; i < part.count; ++i)
                    addDifficulty(part.difficulty);
            }
            return Xoroshiro(seed).shuffle(std::span(rules));
        case Layout::Custom:
            rules = list.rules;
        }
    }

    /// The goals that may stand in a cell, and the clash that all of them have; false: stopped.
    bool gather(std::size_t cell, std::size_t width, qint64 &leastClash, Pace &pace)
    {
        standing.clear();
        for (std::size_t other = 0; list.settings.excludesLineTypes && other < cell; ++other) {
            if (pace.stopsBefore(standing.workOf(placed[other])))
                return false;
            if (areInLine(cell, other, width))
                standing.add(placed[other]);
        }
        candidates.clear();
        leastClash = std::numeric_limits<qint64>::max();
        const bool isFixed = rules[cell].by == CompiledRule::By::Goal;
        for (const int goal : list.goalsFor(rules[cell])) {
            if (pace.stopsBefore(standing.workOf(goal)))
                return false;
            if (!isFixed && copies[static_cast<std::size_t>(goal)] <= 0) {
                looked(cell, goal, whyBarred(goal));
                continue;
            }
            const qint64 clash = standing.clashOf(goal);
            looked(cell, goal, Look::Verdict::Fits, clash);
            if (clash > leastClash)
                continue;
            if (clash < leastClash)
                candidates.clear();
            leastClash = clash;
            candidates.push_back(goal);
        }
        return true;
    }

    qint64 copiesOf(int goal) const
    {
        return std::max<qint64>(copies[static_cast<std::size_t>(goal)], 1);
    }

    /// Why a goal without copies has none.
    Look::Verdict whyBarred(int goal) const
    {
        if (walk == nullptr || std::ranges::contains(placed, goal))
            return Look::Verdict::GoalUsed;
        const bool isKept = std::ranges::any_of(rules, [&](const CompiledRule &rule) {
            return rule.by == CompiledRule::By::Goal && rule.which == goal;
        });
        return isKept ? Look::Verdict::KeptForCell : Look::Verdict::CategoryFull;
    }

    void looked(std::size_t cell, int goal, Look::Verdict verdict, qint64 clash = 0) const
    {
        if (walk == nullptr || walk->looks.size() >= Walk::mostLooks)
            return;
        walk->looks.push_back({.cell = static_cast<std::uint16_t>(cell),
            .verdict = verdict,
            .goal = list.listed[static_cast<std::size_t>(goal)],
            .clash = clash,
            .choice = list.goalsFor(rules[cell]).size(),
            .copies = verdict == Look::Verdict::Fits ? copiesOf(goal) : 0});
    }

    /// Tells the goal that was picked for a cell from those that clash as little.
    void tellPicked(std::size_t cell, const Cell &picked) const
    {
        if (walk == nullptr)
            return;
        for (Look &look : walk->looks | std::views::reverse) {
            if (look.cell != cell)
                break;
            if (look.verdict == Look::Verdict::Fits && look.clash == picked.clash
                && look.goal != picked.goal)
                look.verdict = Look::Verdict::NotPicked;
        }
    }

    /// The site repeats each candidate as often as it has copies, shuffles them anew with the seed
    /// and takes the last one; that is this one.
    int pick(std::uint32_t seed) const
    {
        qint64 all = 0;
        for (const int goal : candidates)
            all += copiesOf(goal);
        qint64 left = Xoroshiro(seed).below(static_cast<std::uint32_t>(all));
        for (const int goal : candidates) {
            left -= copiesOf(goal);
            if (left < 0)
                return goal;
        }
        Q_UNREACHABLE_RETURN(-1);
    }

    /// Places a goal in the next cell; false: stopped.
    bool place(int goalPlaced, Pace &pace)
    {
        placed.push_back(goalPlaced);
        copies[static_cast<std::size_t>(goalPlaced)] = 0;
        for (const Adjustment adjustment : list.settings.adjustments) {
            for (const int category : list.goals[static_cast<std::size_t>(goalPlaced)].categories) {
                const auto at = static_cast<std::size_t>(category);
                if (pace.stopsBefore(list.ofCategory[at].size() + 1))
                    return false;
                if (adjustment == Adjustment::CategoryMaximum && --room[at] != 0)
                    continue;
                for (const int goal : list.ofCategory[at]) {
                    qint64 &count = copies[static_cast<std::size_t>(goal)];
                    count = adjustment == Adjustment::CategoryMaximum ? 0 : count + (count > 0);
                }
            }
        }
        return true;
    }
};

BoardMaker::BoardMaker(std::shared_ptr<const CompiledList> list)
    : m_list(std::move(list))
    , m_memory(std::make_unique<Memory>(*m_list))
{
}

BoardMaker::~BoardMaker() = default;

Made BoardMaker::make(std::uint32_t seed, Board &into, Watch &watch, Walk *walk)
{
    m_memory->walk = walk;
    if (walk != nullptr)
        *walk = {.looks = {}, .picksAmongAll = true};
    const GeneratorSettings &settings = m_list->settings;
    into.width = settings.layout == Layout::Custom ? settings.width : static_cast<int>(boardSide);
    into.cells.clear();
    if (m_list->goals.size() < m_list->cells)
        return std::unexpected(Failure{.fault = Fault::TooFewGoals});
    Pace pace(watch);
    into.cells.resize(m_list->cells);
    m_memory->begin(seed);
    for (std::size_t cell = 0; cell < into.cells.size(); ++cell) {
        Cell &at = into.cells[cell];
        if (!m_memory->gather(cell, static_cast<std::size_t>(into.width), at.clash, pace))
            return std::unexpected(Failure{.fault = Fault::Cancelled});
        if (m_memory->candidates.empty()) {
            at = {};
            return std::unexpected(
                Failure{.fault = Fault::NoGoalFits, .cell = static_cast<int>(cell)});
        }
        const int goal = m_memory->pick(seed);
        at.goal = m_list->listed[static_cast<std::size_t>(goal)];
        m_memory->tellPicked(cell, at);
        if (!m_memory->place(goal, pace))
            return std::unexpected(Failure{.fault = Fault::Cancelled});
    }
    return {};
}

} // namespace boardwright::sites::playbingo
