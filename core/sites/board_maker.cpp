// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/board_maker.h"

#include "core/sites/compiled_list.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

/// By goal, the number of its group; -1: none.
std::vector<int> groupsOf(const SiteList &list, BoardKind kind)
{
    std::vector<int> groups;
    groups.reserve(list.goals.size());
    QHash<QString, int> numbers;
    for (const ListedGoal &goal : list.goals) {
        int group = -1;
        if (kind == BoardKind::Alttp && goal.text.startsWith("Finish"_L1)) {
            group = 0;
        } else if (kind == BoardKind::Ladx && !goal.group.isEmpty()) {
            const auto found = numbers.constFind(goal.group);
            group = found != numbers.constEnd()
                ? *found
                : *numbers.insert(goal.group, static_cast<int>(numbers.size()));
        }
        groups.push_back(group);
    }
    return groups;
}

/// The most goals that may stand together where a group may have one.
std::size_t mostTogether(const std::vector<int> &groups)
{
    const auto without = static_cast<std::size_t>(std::ranges::count(groups, -1));
    const int highest = groups.empty() ? -1 : std::ranges::max(groups); // they have no gaps
    return without + static_cast<std::size_t>(highest + 1);
}

std::unique_ptr<Maker> makerOf(const CompiledList &list)
{
    switch (list.kind) {
    case BoardKind::SrlV5:
    case BoardKind::SrlV5Blackout:
        return srlMaker(list);
    case BoardKind::Randomized:
    case BoardKind::Alttp:
    case BoardKind::Ladx:
        return randomizedMaker(list);
    case BoardKind::Isaac:
        return isaacMaker(list);
    case BoardKind::SynerGen:
        return synergenMaker(list);
    case BoardKind::V8:
    case BoardKind::V8Subtypes:
        return v8Maker(list);
    }
    Q_UNREACHABLE_RETURN(nullptr);
}

} // namespace

CompiledList::CompiledList(const SiteList &list, BoardKind kindOfBoards, Length lengthOfBoards)
    : kind(kindOfBoards)
    , length(traitsOf(kindOfBoards).hasLengths ? lengthOfBoards : Length::Normal)
    , goals(static_cast<int>(list.goals.size()))
{
    std::size_t together = boardCells;
    if (traitsOf(kind).hasTiers || kind == BoardKind::Isaac) {
        tiers.emplace(list);
        keys.emplace(list,
            kind == BoardKind::V8Subtypes ? GoalKeys::Extra::Subtypes : GoalKeys::Extra::FirstType);
    } else if (kind == BoardKind::SynerGen) {
        syner.emplace(list);
        together = syner->goals.size();
    } else {
        groups = groupsOf(list, kind);
        together = mostTogether(groups);
    }
    if (kind == BoardKind::V8) {
        for (const ListedGoal &goal : list.goals) {
            isChild.push_back(goal.isChild);
            hasTypes.push_back(goal.hasTypes);
        }
    }
    if (together < boardCells)
        failure = Failure{.fault = Fault::TooFewGoals};
}

std::shared_ptr<const CompiledList> compileList(const SiteList &list, BoardKind kind, Length length)
{
    return std::make_shared<const CompiledList>(list, kind, length);
}

struct BoardMaker::Memory {
    std::unique_ptr<Maker> maker;
    CellTiers tiers{};
};

BoardMaker::BoardMaker(std::shared_ptr<const CompiledList> list)
    : m_list(std::move(list))
    , m_memory(std::make_unique<Memory>(makerOf(*m_list)))
    , m_random({})
{
}

BoardMaker::~BoardMaker() = default;

Made BoardMaker::make(const Seed &seed, Board &into, Watch &watch, Walk *walk)
{
    if (walk != nullptr)
        *walk = {};
    m_memory->maker->recordIn(walk);
    into = {};
    m_random = Arc4(seed.key);
    if (traitsOf(m_list->kind).hasTiers)
        m_memory->tiers = tiersOf(seed.number, m_list->length);
    else if (m_list->kind == BoardKind::Isaac)
        m_memory->tiers = isaacTiers;
    if (m_list->failure)
        return std::unexpected(*m_list->failure);
    Pace pace(watch);
    Made made = m_memory->maker->make(m_memory->tiers, m_random, into, pace);
    into.draws = m_random.taken();
    return made;
}

int BoardMaker::tierOf(std::size_t cell) const
{
    return m_memory->tiers.at(cell);
}

} // namespace boardwright::sites
