// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/left_out.h"

#include "core/board/progression.h"
#include "core/constrained/rooms.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace boardwright {

namespace {

constexpr std::size_t wordBits = 64;

template <typename Index>
constexpr std::size_t at(Index index)
{
    return static_cast<std::size_t>(index);
}

constexpr std::uint64_t bitOf(std::size_t site)
{
    return std::uint64_t{1} << (site % wordBits);
}

/// The least cap over the lines that it can exceed; unlimited: there is none.
int leastLineCap(const CompiledSet &set, std::size_t category)
{
    int least = unlimited;
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        const int cap = set.lineCaps[line * set.lineCategories.size() + category];
        if (std::cmp_less(cap, set.shape->lines[line].sites.size()))
            least = std::min(least, cap);
    }
    return least;
}

} // namespace

std::vector<Limit> limitsOf(const CompiledSet &set)
{
    std::vector<Limit> limits;
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        if (set.boardCaps[category] < set.cells())
            limits.push_back({.kind = LimitKind::Board,
                .name = set.boardCategories[category],
                .cap = set.boardCaps[category]});
    }
    for (std::size_t category = 0; category < set.lineCategories.size(); ++category) {
        if (const int cap = leastLineCap(set, category); cap != unlimited)
            limits.push_back(
                {.kind = LimitKind::Line, .name = set.lineCategories[category], .cap = cap});
    }
    for (std::size_t group = 0; group < set.groupCaps.size(); ++group)
        limits.push_back({.kind = LimitKind::Group,
            .name = set.groupNames[group],
            .cap = set.groupCaps[group]});
    return limits;
}

void BoardStudy::Counters::clear(std::size_t words, std::size_t goals)
{
    m_planes = static_cast<std::size_t>(std::bit_width(goals)) + 1;
    m_used = 0;
    m_bits.assign(words * m_planes, 0);
}

void BoardStudy::Counters::add(std::size_t word, std::uint64_t sites)
{
    std::uint64_t *planes = m_bits.data() + word * m_planes;
    for (std::size_t plane = 0; sites != 0; ++plane) {
        m_used = std::max(m_used, plane + 1);
        const std::uint64_t carry = planes[plane] & sites;
        planes[plane] ^= sites;
        sites = carry;
    }
}

int BoardStudy::Counters::at(std::size_t site) const
{
    const std::uint64_t *planes = m_bits.data() + site / wordBits * m_planes;
    int count = 0;
    for (std::size_t plane = 0; plane < m_used; ++plane)
        count |= static_cast<int>((planes[plane] >> (site % wordBits)) & 1) << plane;
    return count;
}

void BoardStudy::begin(const CompiledSet &set)
{
    if (m_set == &set)
        return;
    m_set = &set;
    const std::size_t sites = set.shape->sites.size();
    m_words = (sites + wordBits - 1) / wordBits;

    std::int32_t limits = 0;
    m_limitOfRoom.assign(set.rooms.size(), -1);
    m_limitOfLineRoom.assign(set.limitedLineCategories, -1);
    m_limitOfBoardCategory.assign(set.boardCaps.size(), -1);
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        if (set.boardCaps[category] >= set.cells())
            continue;
        m_limitOfBoardCategory[category] = limits;
        if (const std::int32_t room = set.roomOfBoardCategory[category]; room >= 0)
            m_limitOfRoom[at(room)] = limits;
        ++limits;
    }
    m_limitOfLineCategory.assign(set.lineCategories.size(), -1);
    for (std::size_t category = 0; category < set.lineCategories.size(); ++category) {
        if (leastLineCap(set, category) == unlimited)
            continue;
        m_limitOfLineCategory[category] = limits;
        if (const std::int32_t room = set.roomOfLineCategory[category]; room >= 0)
            m_limitOfLineRoom[at(room)] = limits;
        ++limits;
    }
    for (std::size_t group = 0; group < set.groupCaps.size(); ++group)
        m_limitOfRoom[at(set.tagCount) + group] = limits++;
    m_limits = at(limits);
    m_fullAtFirst.clear();
    for (const Limit &limit : limitsOf(set))
        m_fullAtFirst.push_back(limit.kind != LimitKind::Line && limit.cap <= 0 ? 1 : 0);

    m_lineSites.assign(set.shape->lines.size() * m_words, 0);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        for (const SiteIndex site : set.shape->lines[line].sites)
            m_lineSites[line * m_words + at(site) / wordBits] |= bitOf(at(site));
    }
    addEligible(set);
    m_filled.assign(m_words, 0);
    m_barred.assign(m_words, 0);
    m_blocked.assign(m_limits * m_words, 0);
    m_lineCount.assign(set.shape->lines.size() * set.lineCategories.size(), 0);
}

/// Sites are asked by kind: a set of thousands of goals has few sets of zones.
void BoardStudy::addEligible(const CompiledSet &set)
{
    const BoardState empty(set);
    std::vector<std::pair<SiteIndex, Words>> alike; // the first of those sites, and all of them
    for (std::size_t site = 0; site < set.shape->sites.size(); ++site) {
        const auto known = std::ranges::find_if(alike, [&](const auto &kind) {
            return set.shape->sites[at(kind.first)].zones == set.shape->sites[site].zones;
        });
        Words &sites = known == alike.end()
            ? alike.emplace_back(SiteIndex{static_cast<std::int32_t>(site)}, Words(m_words, 0)).second
            : known->second;
        sites[site / wordBits] |= bitOf(site);
    }
    m_eligible.assign(set.goals.size() * m_words, 0);
    m_hasNoPlace.assign(set.goals.size(), 1);
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const CompiledGoal &goal = set.goals[i];
        const auto index = static_cast<GoalIndex>(i);
        const std::span eligible = std::span(m_eligible).subspan(i * m_words, m_words);
        for (const auto &[site, sites] : alike) {
            if (!empty.passesProgression(index, site) || !empty.passesRange(index, site))
                continue;
            for (std::size_t word = 0; word < m_words; ++word)
                eligible[word] |= sites[word];
        }
        if (goal.forced) {
            Words designated(m_words, 0);
            for (const SiteIndex site : goal.forcedSites.of(set.sites))
                designated[at(site) / wordBits] |= bitOf(at(site));
            for (std::size_t word = 0; word < m_words; ++word)
                eligible[word] &= designated[word];
        }
        const auto rooms = goal.rooms.of(set.roomIndices);
        const bool hasRooms = goal.copies > 0
            && std::ranges::all_of(rooms, [&](std::int32_t room) { return set.rooms[at(room)] > 0; });
        if (hasRooms && std::ranges::any_of(eligible, [](std::uint64_t word) { return word != 0; }))
            m_hasNoPlace[i] = 0;
    }
}

/// Carriers in lines: repeats, the use of line limits, and where one carrier more is too many.
void BoardStudy::countLines(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    const std::size_t categories = set.lineCategories.size();
    const auto eachCarrier = [&](auto visit) {
        for (const SiteIndex site : finished.board.fillOrder()) {
            const CompiledGoal &goal = set.goals[at(finished.board.goalAt(site))];
            const auto carried = goal.lineCategories.of(set.categoryIndices);
            for (const LineIndex line : set.linesOfSite[at(site)]) {
                for (const std::int32_t category : carried)
                    visit(at(line), at(category), at(line) * categories + at(category));
            }
        }
    };
    eachCarrier([&](std::size_t line, std::size_t category, std::size_t slot) {
        const int count = ++m_lineCount[slot];
        into.repeats[line] += count > 1 ? 1 : 0;
        const std::int32_t limit = m_limitOfLineCategory[category];
        if (limit < 0)
            return;
        into.use[at(limit)] = std::max(into.use[at(limit)], static_cast<double>(count));
        if (count != set.lineCaps[slot])
            return;
        ++into.full[at(limit)];
        for (std::size_t word = 0; word < m_words; ++word)
            m_blocked[at(limit) * m_words + word] |= m_lineSites[line * m_words + word];
    });
    eachCarrier([&](std::size_t, std::size_t, std::size_t slot) { m_lineCount[slot] = 0; });
}

void BoardStudy::countBoard(const FinishedBoard &finished, const StudyNumbers &into) const
{
    const CompiledSet &set = finished.set;
    const std::size_t firstGroup = m_limits - set.groupCaps.size();
    const auto count = [&](std::size_t limit, int cap) {
        if (++into.use[limit] == cap)
            into.full[limit] = 1;
    };
    for (const SiteIndex site : finished.board.fillOrder()) {
        const CompiledGoal &goal = set.goals[at(finished.board.goalAt(site))];
        for (const std::int32_t category : goal.boardCategories.of(set.categoryIndices)) {
            if (const std::int32_t limit = m_limitOfBoardCategory[at(category)]; limit >= 0)
                count(at(limit), set.boardCaps[at(category)]);
        }
        for (const std::int32_t group : goal.groups.of(set.groupIndices))
            count(firstGroup + at(group), set.groupCaps[at(group)]);
    }
}

/// Of a goal of the pool that is not on the board.
LeftOut BoardStudy::askGoal(
    const FinishedBoard &finished, GoalIndex goal, std::vector<double> &bars)
{
    const CompiledSet &set = finished.set;
    const CompiledGoal &asked = set.goals[at(goal)];
    bool isTagTaken = false;
    bool isGroupFull = false;
    bool isBoardFull = false;
    const auto rooms = asked.rooms.of(set.roomIndices);
    for (const std::int32_t room : rooms) {
        if (finished.board.room(room) > 0)
            continue;
        isTagTaken |= room < set.tagCount;
        isGroupFull |= room >= set.tagCount && at(room) < set.firstCategoryRoom;
        isBoardFull |= at(room) >= set.firstCategoryRoom;
    }
    const auto lineRooms = asked.lineRooms.of(set.roomIndices);
    const std::uint64_t *eligible = m_eligible.data() + at(goal) * m_words;
    bool fitsHere = false; // in a cell of its zones and positions
    bool fitsElsewhere = false;
    const bool isKept = isTagTaken || isGroupFull;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t barred = 0;
        for (const std::int32_t room : lineRooms)
            barred |= m_blocked[at(m_limitOfLineRoom[at(room)]) * m_words + word];
        m_barred[word] = barred;
        const std::uint64_t free = m_filled[word] & ~barred;
        const std::uint64_t here = eligible[word];
        fitsHere |= (free & here) != 0;
        fitsElsewhere |= (free & ~here) != 0;
        if (isKept && isBoardFull)
            continue;
        if (isKept) {
            m_kept[0].add(word, free & here);
        } else if (isBoardFull) {
            m_kept[1].add(word, free & here);
        } else {
            m_choices.add(word, free & here);
            m_kept[2].add(word, free & ~here);
            m_kept[3].add(word, m_filled[word] & here & barred);
        }
    }
    const auto barsOf = [&](bool ofGroups) {
        for (const std::int32_t room : rooms) {
            const bool isGroup = at(room) < set.firstCategoryRoom;
            if (room >= set.tagCount && isGroup == ofGroups && finished.board.room(room) <= 0)
                ++bars[at(m_limitOfRoom[at(room)])];
        }
    };
    if (isTagTaken)
        return LeftOut::Tag;
    if (isGroupFull) {
        barsOf(true);
        return LeftOut::Group;
    }
    if (isBoardFull) {
        barsOf(false);
        return LeftOut::BoardLimit;
    }
    if (fitsHere)
        return LeftOut::NotDrawn;
    for (const std::int32_t room : lineRooms) {
        const std::size_t limit = at(m_limitOfLineRoom[at(room)]);
        bool bites = false;
        for (std::size_t word = 0; word < m_words; ++word)
            bites |= (m_blocked[limit * m_words + word] & m_filled[word] & eligible[word]) != 0;
        bars[limit] += bites ? 1 : 0;
    }
    return fitsElsewhere ? LeftOut::Place : LeftOut::LineLimit;
}

void BoardStudy::tellSites(const CompiledSet &set, const StudyNumbers &into) const
{
    for (std::size_t site = 0; site < set.shape->sites.size(); ++site) {
        into.choices[site] = m_choices.at(site);
        int most = 0;
        auto tightest = Tightest::None;
        for (std::size_t kind = 0; kind < m_kept.size(); ++kind) {
            const int kept = m_kept[kind].at(site);
            if (kept > most)
                tightest = static_cast<Tightest>(kind + 1);
            else if (kept == most && most > 0)
                tightest = Tightest::Several;
            most = std::max(most, kept);
        }
        into.tightest[site] = static_cast<double>(tightest);
    }
}

void BoardStudy::run(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    begin(set);
    std::ranges::fill(m_filled, std::uint64_t{0});
    for (std::size_t site = 0; site < set.shape->sites.size(); ++site) {
        if (!finished.result.at[site].isLeftEmpty())
            m_filled[site / wordBits] |= bitOf(site);
    }
    std::ranges::fill(m_blocked, std::uint64_t{0});
    into.repeats.assign(set.shape->lines.size(), 0);
    into.choices.assign(set.shape->sites.size(), 0);
    into.tightest.assign(set.shape->sites.size(), 0);
    into.use.assign(m_limits, 0);
    into.bars.assign(m_limits, 0);
    into.full.assign(m_fullAtFirst.begin(), m_fullAtFirst.end());
    into.leftOut.assign(at(set.rows), static_cast<double>(LeftOut::NoPlace));
    countBoard(finished, into);
    countLines(finished, into);

    m_choices.clear(m_words, set.goals.size());
    for (Counters &kept : m_kept)
        kept.clear(m_words, set.goals.size());
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const auto goal = static_cast<GoalIndex>(i);
        auto reason = LeftOut::OnBoard;
        if (finished.board.placed(goal) == 0) {
            if (m_hasNoPlace[i] != 0)
                continue;
            reason = finished.pool.has(goal) ? askGoal(finished, goal, into.bars) : LeftOut::Weight;
        }
        into.leftOut[at(set.goals[i].rowIndex)] = static_cast<double>(reason);
    }
    tellSites(set, into);
}

} // namespace boardwright
