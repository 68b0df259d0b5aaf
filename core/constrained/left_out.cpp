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

template <typename Index>
constexpr std::size_t at(Index index)
{
    return static_cast<std::size_t>(index);
}

/// Bits first .. end - 1, as far as a word has them.
constexpr std::uint64_t bitsOf(std::size_t first, std::size_t end)
{
    const auto below = [](std::size_t bit) {
        return bit >= siteBits ? ~std::uint64_t{0} : (std::uint64_t{1} << bit) - 1;
    };
    return below(end) & ~below(first);
}

/// Nothing on a board without progression.
double exclusiveCells(const Shape &shape)
{
    const auto count = std::ranges::count_if(
        shape.sites, [](const Site &site) { return isExclusive(site.zones); });
    const bool hasProgression
        = std::ranges::any_of(shape.sites, [](const Site &site) { return bool(site.zones); });
    return hasProgression ? static_cast<double>(count) : Measured::nothing;
}

FixedNumbers fixedOf(const CompiledSet &set)
{
    FixedNumbers fixed;
    fixed.exclusive = exclusiveCells(*set.shape);
    fixed.eligible.assign(set.eligible.begin(), set.eligible.end());
    for (const Site &site : set.shape->sites) {
        const int zones = std::popcount(static_cast<unsigned>(site.zones.toInt()));
        fixed.zones.push_back(zones == 0 ? Measured::nothing : zones);
    }
    return fixed;
}

/// Calls visit(room) for the rooms that are bits, then for the others.
template <typename Visit>
void eachRoom(std::uint64_t bits, std::span<const std::int32_t> others, Visit visit)
{
    for (; bits != 0; bits &= bits - 1)
        visit(static_cast<std::size_t>(std::countr_zero(bits)));
    for (const std::int32_t room : others)
        visit(static_cast<std::size_t>(room));
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

void BoardStudy::begin(const CompiledSet &set)
{
    if (m_set == &set)
        return;
    m_set = &set;
    m_fixed = fixedOf(set);
    m_words = (set.shape->sites.size() + siteBits - 1) / siteBits;
    m_tagBits = bitsOf(0, at(set.tagCount));
    m_groupBits = bitsOf(at(set.tagCount), set.firstCategoryRoom);
    m_boardBits = bitsOf(set.firstCategoryRoom, siteBits);
    addLimits(set);
    m_lineSites.assign(set.shape->lines.size() * m_words, 0);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        for (const SiteIndex site : set.shape->lines[line].sites)
            m_lineSites[line * m_words + at(site) / siteBits] |= siteBit(at(site));
    }
    addEligible(set);
    m_filled.assign(m_words, 0);
    m_blocked.assign(set.limitedLineCategories * m_words, 0);
    m_lineCount.assign(set.shape->lines.size() * set.lineCategories.size(), 0);
    m_most.assign(m_fullAtFirst.size(), 0);
}

/// In the order of limitsOf().
void BoardStudy::addLimits(const CompiledSet &set)
{
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
    m_fullAtFirst.clear();
    for (const Limit &limit : limitsOf(set))
        m_fullAtFirst.push_back(limit.kind != LimitKind::Line && limit.cap <= 0 ? 1 : 0);
}

/// Sites are asked by kind: a set of thousands of goals has few sets of zones.
void BoardStudy::addEligible(const CompiledSet &set)
{
    const BoardState empty(set);
    std::vector<std::pair<SiteIndex, SiteWords>> alike; // the first of those sites, and all of them
    for (std::size_t site = 0; site < set.shape->sites.size(); ++site) {
        const auto known = std::ranges::find_if(alike, [&](const auto &kind) {
            return set.shape->sites[at(kind.first)].zones == set.shape->sites[site].zones;
        });
        SiteWords &sites = known == alike.end()
            ? alike.emplace_back(SiteIndex{static_cast<std::int32_t>(site)}, SiteWords(m_words, 0)).second
            : known->second;
        sites[site / siteBits] |= siteBit(site);
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
            SiteWords designated(m_words, 0);
            for (const SiteIndex site : goal.forcedSites.of(set.sites))
                designated[at(site) / siteBits] |= siteBit(at(site));
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
    std::ranges::fill(m_blocked, std::uint64_t{0});
    std::ranges::fill(m_most, 0);
    int *const counts = m_lineCount.data();
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
        const int count = ++counts[slot];
        if (count > 1)
            ++into.repeats[line];
        const std::int32_t limit = m_limitOfLineCategory[category];
        if (limit < 0)
            return;
        m_most[at(limit)] = std::max(m_most[at(limit)], count);
        if (count != set.lineCaps[slot])
            return;
        ++into.full[at(limit)];
        const std::int32_t room = set.roomOfLineCategory[category];
        for (std::size_t word = 0; word < m_words && room >= 0; ++word)
            m_blocked[at(room) * m_words + word] |= m_lineSites[line * m_words + word];
    });
    for (const std::int32_t limit : m_limitOfLineCategory) {
        if (limit >= 0)
            into.use[at(limit)] = m_most[at(limit)];
    }
    // Filling is quickest, but a stranger's set may have millions of them.
    constexpr std::size_t few = 4096;
    if (m_lineCount.size() <= few)
        std::ranges::fill(m_lineCount, 0);
    else
        eachCarrier([&](std::size_t, std::size_t, std::size_t slot) { counts[slot] = 0; });
}

void BoardStudy::countBoard(const FinishedBoard &finished, const StudyNumbers &into) const
{
    const CompiledSet &set = finished.set;
    const std::size_t firstGroup = m_fullAtFirst.size() - set.groupCaps.size();
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
template <std::size_t Words>
LeftOut BoardStudy::askGoal(
    const FinishedBoard &finished, std::size_t goal, std::vector<double> &bars)
{
    const CompiledSet &set = finished.set;
    const QuickGoal &asked = set.tables.quick[goal];
    const auto others = asked.otherRooms.of(set.roomIndices);
    const auto otherLines = asked.otherLineRooms.of(set.roomIndices);
    const std::uint64_t full = asked.rooms & finished.board.fullBits();
    bool isTagTaken = (full & m_tagBits) != 0;
    bool isGroupFull = (full & m_groupBits) != 0;
    bool isBoardFull = (full & m_boardBits) != 0;
    for (const std::int32_t room : others) {
        if (finished.board.room(room) > 0)
            continue;
        isTagTaken |= room < set.tagCount;
        isGroupFull |= room >= set.tagCount && at(room) < set.firstCategoryRoom;
        isBoardFull |= at(room) >= set.firstCategoryRoom;
    }
    const bool isKept = isTagTaken || isGroupFull;
    const std::size_t words = Words > 0 ? Words : m_words;
    const std::uint64_t *const eligible = m_eligible.data() + goal * words;
    std::uint64_t fitsHere = 0; // in a cell of its zones and positions
    std::uint64_t fitsElsewhere = 0;
    for (std::size_t word = 0; word < words; ++word) {
        std::uint64_t barred = 0;
        eachRoom(asked.lineRooms, otherLines,
            [&](std::size_t room) { barred |= m_blocked[room * words + word]; });
        const std::uint64_t filled = m_filled[word];
        const std::uint64_t here = eligible[word];
        const std::uint64_t fits = filled & here & ~barred;
        const std::uint64_t elsewhere = filled & ~here & ~barred;
        fitsHere |= fits;
        fitsElsewhere |= elsewhere;
        if (!isKept && !isBoardFull) {
            m_choices.add(word, fits);
            m_kept[2].add(word, elsewhere);
            m_kept[3].add(word, filled & here & barred);
        } else if (isKept != isBoardFull) {
            m_kept[isKept ? 0 : 1].add(word, fits);
        }
    }
    const auto barRooms = [&](std::uint64_t bits, bool ofGroups) {
        eachRoom(full & bits, others, [&](std::size_t room) {
            const bool isGroup = room >= at(set.tagCount) && room < set.firstCategoryRoom;
            const bool isMeant = ofGroups ? isGroup : room >= set.firstCategoryRoom;
            if (isMeant && finished.board.room(static_cast<std::int32_t>(room)) <= 0)
                ++bars[at(m_limitOfRoom[room])];
        });
    };
    if (isTagTaken)
        return LeftOut::Tag;
    if (isGroupFull) {
        barRooms(m_groupBits, true);
        return LeftOut::Group;
    }
    if (isBoardFull) {
        barRooms(m_boardBits, false);
        return LeftOut::BoardLimit;
    }
    if (fitsHere != 0)
        return LeftOut::NotDrawn;
    barLines(asked, goal, bars);
    return fitsElsewhere != 0 ? LeftOut::Place : LeftOut::LineLimit;
}

/// The line limits that keep a goal from a cell where it may stand.
void BoardStudy::barLines(
    const QuickGoal &asked, std::size_t goal, std::vector<double> &bars) const
{
    eachRoom(asked.lineRooms, asked.otherLineRooms.of(m_set->roomIndices), [&](std::size_t room) {
        std::uint64_t keeps = 0;
        for (std::size_t word = 0; word < m_words; ++word)
            keeps |= m_blocked[room * m_words + word] & m_filled[word]
                & m_eligible[goal * m_words + word];
        if (keeps != 0)
            ++bars[at(m_limitOfLineRoom[room])];
    });
}

template <std::size_t Words>
void BoardStudy::askGoals(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const auto goal = static_cast<GoalIndex>(i);
        auto reason = LeftOut::OnBoard;
        if (finished.board.placed(goal) == 0) {
            if (m_hasNoPlace[i] != 0)
                continue;
            reason = finished.pool.has(goal) ? askGoal<Words>(finished, i, into.bars)
                                             : LeftOut::Weight;
        }
        into.leftOut[at(set.goals[i].rowIndex)] = static_cast<double>(reason);
    }
}

void BoardStudy::run(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    begin(set);
    const std::size_t sites = set.shape->sites.size();
    std::ranges::fill(m_filled, std::uint64_t{0});
    for (std::size_t site = 0; site < sites; ++site)
        m_filled[site / siteBits] |= finished.result.at[site].isLeftEmpty() ? 0 : siteBit(site);
    into.repeats.assign(set.shape->lines.size(), 0);
    into.use.assign(m_fullAtFirst.size(), 0);
    into.bars.assign(m_fullAtFirst.size(), 0);
    into.full.assign(m_fullAtFirst.begin(), m_fullAtFirst.end());
    into.leftOut.assign(at(set.rows), static_cast<double>(LeftOut::NoPlace));
    countBoard(finished, into);
    countLines(finished, into);

    m_choices.clear(m_words, set.goals.size());
    for (SiteCounters &kept : m_kept)
        kept.clear(m_words, set.goals.size());
    if (m_words == 1)
        askGoals<1>(finished, into);
    else
        askGoals<0>(finished, into);
    into.choices.resize(sites);
    into.tightest.resize(sites);
    for (std::size_t site = 0; site < sites; ++site)
        into.choices[site] = m_choices.at(site);
    for (std::size_t first = 0; first < sites; first += siteBits)
        tellLargest(m_kept, first / siteBits, std::min(siteBits, sites - first),
            [&](std::size_t site, std::uint64_t which) {
                into.tightest[first + site] = static_cast<double>(which);
            });
}

} // namespace boardwright
