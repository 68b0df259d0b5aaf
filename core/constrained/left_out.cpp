// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/left_out.h"

#include "core/board/progression.h"
#include "core/constrained/rooms.h"

#include <algorithm>
#include <bit>
#include <map>
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

/// Of a line category, over the lines.
int leastLineCap(const CompiledSet &set, std::size_t category)
{
    int least = unlimited;
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line)
        least = std::min(least, set.lineCaps[line * set.lineCategories.size() + category]);
    return least;
}

/// A goal whose lines are yet to be asked: no LeftOut.
constexpr auto askItsLines = static_cast<std::uint8_t>(LeftOut::NotDrawn) + 1;

} // namespace

std::vector<NamedLimit> limitsOf(const CompiledSet &set)
{
    std::vector<NamedLimit> limits;
    for (std::size_t category = 0; category < set.boardCaps.size(); ++category) {
        if (set.roomOfBoardCategory[category] >= 0)
            limits.push_back({.kind = LimitKind::Board,
                .name = set.boardCategories[category],
                .cap = set.boardCaps[category]});
    }
    for (std::size_t category = 0; category < set.lineCategories.size(); ++category) {
        if (set.roomOfLineCategory[category] >= 0)
            limits.push_back({.kind = LimitKind::Line,
                .name = set.lineCategories[category],
                .cap = leastLineCap(set, category)});
    }
    for (std::size_t group = 0; group < set.groupCaps.size(); ++group)
        limits.push_back(
            {.kind = LimitKind::Group, .name = set.groupNames[group], .cap = set.groupCaps[group]});
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
    m_boardLimits = set.rooms.size() - set.firstCategoryRoom;
    m_lineSites.assign(set.shape->lines.size() * m_words, 0);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        for (const SiteIndex site : set.shape->lines[line].sites)
            m_lineSites[line * m_words + at(site) / siteBits] |= siteBit(at(site));
    }
    addNeeds(set);
    m_filled.assign(m_words, 0);
    m_blocked.assign(set.limitedLineCategories * m_words, 0);
    m_lineCount.assign(set.shape->lines.size() * set.lineCategories.size(), 0);
    m_why.assign(set.goals.size(), 0);
}

SiteWords BoardStudy::eligibleSites(const CompiledSet &set, GoalIndex goal) const
{
    SiteWords sites(m_words, 0);
    const CompiledGoal &asked = set.goals[at(goal)];
    const auto add = [&](std::size_t site) {
        const Zones zones = set.shape->sites[site].zones;
        bool hasValue = asked.values.count == 0 || !asked.progressive;
        for (std::uint32_t value = 0; value < asked.values.count && !hasValue; ++value)
            hasValue = isValueInZones(
                static_cast<int>(value), static_cast<int>(asked.values.count), asked.zones, zones);
        if (hasValue && zonesMatch(asked.zones, zones))
            sites[site / siteBits] |= siteBit(site);
    };
    if (asked.forced) {
        for (const SiteIndex site : asked.forcedSites.of(set.sites))
            add(at(site));
    } else {
        for (std::size_t site = 0; site < set.shape->sites.size(); ++site)
            add(site);
    }
    return sites;
}

void BoardStudy::addNeeds(const CompiledSet &set)
{
    // A set of thousands of goals has few needs: by line rooms, and by zones, values and positions.
    std::map<std::vector<std::uint64_t>, std::uint32_t> known;
    m_needs.clear();
    m_eligible.clear();
    m_needOf.clear();
    m_hasNoPlace.clear();
    m_freeCategories.assign(set.goals.size(), {});
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const CompiledGoal &goal = set.goals[i];
        const QuickGoal &quick = set.tables.quick[i];
        const SiteWords eligible = eligibleSites(set, static_cast<GoalIndex>(i));
        std::vector<std::uint64_t> key(eligible.begin(), eligible.end());
        for (const std::int32_t room : goal.lineRooms.of(set.roomIndices))
            key.push_back(at(room));
        const auto [need, isNew]
            = known.emplace(std::move(key), static_cast<std::uint32_t>(m_needs.size()));
        if (isNew) {
            m_needs.push_back({.lineRooms = quick.lineRooms,
                .otherLineRooms = quick.otherLineRooms,
                .eligible = m_eligible.size()});
            m_eligible.insert(m_eligible.end(), eligible.begin(), eligible.end());
        }
        m_needOf.push_back(need->second);
        const bool hasRooms = goal.copies > 0
            && std::ranges::all_of(goal.rooms.of(set.roomIndices),
                [&](std::int32_t room) { return set.rooms[at(room)] > 0; });
        const bool hasSite
            = std::ranges::any_of(eligible, [](std::uint64_t word) { return word != 0; });
        m_hasNoPlace.push_back(hasRooms && hasSite ? 0 : 1);
        for (const std::int32_t category : goal.lineCategories.of(set.categoryIndices)) {
            if (set.roomOfLineCategory[at(category)] < 0)
                m_freeCategories[i].push_back(category);
        }
    }
    m_asked.resize(m_needs.size());
}

void BoardStudy::countLimits(const BoardState &board, const StudyNumbers &into) const
{
    const CompiledSet &set = *m_set;
    const auto tell = [&](std::size_t limit, int cap, int room) {
        into.use[limit] = std::max(into.use[limit], static_cast<double>(cap - room));
        into.full[limit] += room <= 0 ? 1 : 0;
    };
    const std::size_t lineLimits = set.limitedLineCategories;
    for (std::size_t i = 0; i < m_boardLimits; ++i)
        tell(i, set.rooms[set.firstCategoryRoom + i], board.rooms()[set.firstCategoryRoom + i]);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        const auto caps = std::span(set.lineRooms).subspan(line * lineLimits, lineLimits);
        const auto rooms = board.lineRooms().subspan(line * lineLimits, lineLimits);
        int repeats = 0;
        for (std::size_t i = 0; i < lineLimits; ++i) {
            tell(m_boardLimits + i, caps[i], rooms[i]);
            repeats += std::max(0, caps[i] - rooms[i] - 1);
        }
        into.repeats[line] = repeats;
    }
    for (std::size_t i = 0; i < set.groupCaps.size(); ++i)
        tell(m_boardLimits + lineLimits + i, set.groupCaps[i], board.rooms()[at(set.tagCount) + i]);
}

/// Of line categories without a limit, which the board does not count.
void BoardStudy::countRepeats(const FinishedBoard &finished, std::vector<double> &repeats)
{
    const std::size_t categories = finished.set.lineCategories.size();
    const auto eachCarrier = [&](auto visit) {
        for (const SiteIndex site : finished.board.fillOrder()) {
            for (const std::int32_t category : m_freeCategories[at(finished.board.goalAt(site))]) {
                for (const LineIndex line : finished.set.linesOfSite[at(site)])
                    visit(at(line), m_lineCount[at(line) * categories + at(category)]);
            }
        }
    };
    eachCarrier([&](std::size_t line, int &count) { repeats[line] += count++ > 0 ? 1 : 0; });
    eachCarrier([](std::size_t, int &count) { count = 0; });
}

/// The rooms that keep a goal off the board, as LeftOut::Group or BoardLimit.
void BoardStudy::barRooms(
    const BoardState &board, std::size_t goal, LeftOut why, std::vector<double> &bars) const
{
    const CompiledSet &set = *m_set;
    const QuickGoal &asked = set.tables.quick[goal];
    const bool isGroup = why == LeftOut::Group;
    const std::uint64_t bits
        = asked.rooms & board.fullBits() & (isGroup ? m_groupBits : m_boardBits);
    eachRoom(bits, asked.otherRooms.of(set.roomIndices), [&](std::size_t room) {
        if (board.rooms()[room] > 0 || room < at(set.tagCount)
            || isGroup != (room < set.firstCategoryRoom))
            return;
        const std::size_t limit = isGroup
            ? m_boardLimits + set.limitedLineCategories + room - at(set.tagCount)
            : room - set.firstCategoryRoom;
        ++bars[limit];
    });
}

/// The line limits that keep goals from a cell where they may stand.
void BoardStudy::barLines(const Need &need, unsigned goals, std::vector<double> &bars) const
{
    eachRoom(need.lineRooms, need.otherLineRooms.of(m_set->roomIndices), [&](std::size_t room) {
        std::uint64_t keeps = 0;
        for (std::size_t word = 0; word < m_words; ++word)
            keeps |= m_blocked[room * m_words + word] & m_filled[word]
                & m_eligible[need.eligible + word];
        if (keeps != 0)
            bars[m_boardLimits + room] += goals;
    });
}

/// What most goals are on a board of one word: sites are then counted for all of them together.
bool BoardStudy::fitsEverywhere(const Need &need) const
{
    std::uint64_t barred = m_filled[0] & ~m_eligible[need.eligible];
    eachRoom(need.lineRooms, need.otherLineRooms.of(m_set->roomIndices),
        [&](std::size_t room) { barred |= m_blocked[room]; });
    return (barred & m_filled[0]) == 0 && m_filled[0] != 0;
}

/// Of goals that their rooms let stand; counts for the sites what keeps them and the others.
LeftOut BoardStudy::askLines(const Need &need, const Asked &asked)
{
    std::uint64_t fitsHere = 0; // in a cell of their zones and positions
    std::uint64_t fitsElsewhere = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t barred = 0;
        eachRoom(need.lineRooms, need.otherLineRooms.of(m_set->roomIndices),
            [&](std::size_t room) { barred |= m_blocked[room * m_words + word]; });
        const std::uint64_t filled = m_filled[word];
        const std::uint64_t here = m_eligible[need.eligible + word];
        const std::uint64_t fits = filled & here & ~barred;
        const std::uint64_t elsewhere = filled & ~here & ~barred;
        fitsHere |= fits;
        fitsElsewhere |= elsewhere;
        m_choices.add(word, fits, asked[0]);
        m_kept[0].add(word, fits, asked[1]);
        m_kept[1].add(word, fits, asked[2]);
        m_kept[2].add(word, elsewhere, asked[0]);
        m_kept[3].add(word, filled & here & barred, asked[0]);
    }
    if (fitsHere != 0)
        return LeftOut::NotDrawn;
    return fitsElsewhere != 0 ? LeftOut::Place : LeftOut::LineLimit;
}

/// Why a goal is not asked for its rooms and lines; nothing: it is.
std::optional<LeftOut> BoardStudy::unasked(const FinishedBoard &finished, std::size_t goal) const
{
    const auto index = static_cast<GoalIndex>(goal);
    if (finished.board.placed(index) > 0)
        return LeftOut::OnBoard;
    if (m_hasNoPlace[goal] != 0)
        return LeftOut::NoPlace;
    return finished.pool.has(index) ? std::nullopt : std::optional(LeftOut::Weight);
}

/// Asks for the rooms of each goal, and counts those whose lines are still to be asked.
void BoardStudy::askRooms(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    const BoardState &board = finished.board;
    const std::uint64_t fullBits = board.fullBits();
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        if (const auto why = unasked(finished, i)) {
            m_why[i] = static_cast<std::uint8_t>(*why);
            continue;
        }
        const QuickGoal &asked = set.tables.quick[i];
        const std::uint64_t full = asked.rooms & fullBits;
        bool isTag = (full & m_tagBits) != 0;
        bool isGroup = (full & m_groupBits) != 0;
        bool isBoard = (full & m_boardBits) != 0;
        for (const std::int32_t room : asked.otherRooms.of(set.roomIndices)) {
            const bool isFull = board.room(room) <= 0;
            isTag |= isFull && room < set.tagCount;
            isGroup |= isFull && room >= set.tagCount && at(room) < set.firstCategoryRoom;
            isBoard |= isFull && at(room) >= set.firstCategoryRoom;
        }
        ++m_asked[m_needOf[i]][(isTag || isGroup ? 1U : 0U) + (isBoard ? 2U : 0U)];
        if (!isTag && !isGroup && !isBoard) {
            m_why[i] = askItsLines;
            continue;
        }
        const auto why = isTag ? LeftOut::Tag : isGroup ? LeftOut::Group : LeftOut::BoardLimit;
        m_why[i] = static_cast<std::uint8_t>(why);
        if (!isTag)
            barRooms(board, i, why, into.bars);
    }
}

/// Asks for the lines of goals with the same needs at once.
void BoardStudy::askNeeds(const StudyNumbers &into)
{
    Asked everywhere{};
    for (std::size_t i = 0; i < m_needs.size(); ++i) {
        const Asked asked = m_asked[i];
        if (asked[0] + asked[1] + asked[2] == 0)
            continue;
        auto why = LeftOut::NotDrawn;
        if (m_words == 1 && fitsEverywhere(m_needs[i])) {
            for (std::size_t kept = 0; kept < asked.size(); ++kept)
                everywhere[kept] += asked[kept];
        } else {
            why = askLines(m_needs[i], asked);
        }
        if (why != LeftOut::NotDrawn && asked[0] > 0)
            barLines(m_needs[i], asked[0], into.bars);
        m_asked[i][0] = static_cast<unsigned>(why);
    }
    if (m_words == 1) {
        m_choices.add(0, m_filled[0], everywhere[0]);
        m_kept[0].add(0, m_filled[0], everywhere[1]);
        m_kept[1].add(0, m_filled[0], everywhere[2]);
    }
}

void BoardStudy::askGoals(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    std::ranges::fill(m_asked, Asked{});
    askRooms(finished, into);
    askNeeds(into);
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const unsigned why = m_why[i] == askItsLines ? m_asked[m_needOf[i]][0] : m_why[i];
        into.leftOut[at(set.goals[i].rowIndex)] = why;
    }
}

void BoardStudy::run(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    begin(set);
    const std::size_t sites = set.shape->sites.size();
    const std::size_t limits = m_boardLimits + set.limitedLineCategories + set.groupCaps.size();
    std::ranges::fill(m_filled, std::uint64_t{0});
    for (std::size_t site = 0; site < sites; ++site)
        m_filled[site / siteBits] |= finished.result.at[site].isLeftEmpty() ? 0 : siteBit(site);
    into.repeats.resize(set.shape->lines.size());
    into.use.assign(limits, 0);
    into.bars.assign(limits, 0);
    into.full.assign(limits, 0);
    into.leftOut.assign(at(set.rows), static_cast<double>(LeftOut::NoPlace));
    countLimits(finished.board, into);
    countRepeats(finished, into.repeats);

    std::ranges::fill(m_blocked, std::uint64_t{0});
    const auto lineLimits = static_cast<std::int32_t>(set.limitedLineCategories);
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        const auto block = [&](std::size_t room) {
            for (std::size_t word = 0; word < m_words; ++word)
                m_blocked[room * m_words + word] |= m_lineSites[line * m_words + word];
        };
        const LineIndex index{static_cast<std::int32_t>(line)};
        eachRoom(finished.board.fullBits(index), {}, block);
        for (std::int32_t room = quickRooms; room < lineLimits; ++room) {
            if (finished.board.lineRoom(index, room) <= 0)
                block(at(room));
        }
    }
    m_choices.clear(m_words, set.goals.size());
    for (SiteCounters &kept : m_kept)
        kept.clear(m_words, set.goals.size());
    askGoals(finished, into);
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
