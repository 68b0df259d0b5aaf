// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/board_study.h"

#include "core/board/progression.h"

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

/// Calls visit(number) for each set bit.
template <typename Visit>
void eachBit(std::uint64_t bits, Visit visit)
{
    for (; bits != 0; bits &= bits - 1)
        visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

template <typename Visit>
void eachGoal(const GoalWords &goals, Visit visit)
{
    for (std::size_t word = 0; word < goals.size(); ++word)
        eachBit(goals[word], [&](std::size_t bit) { visit(word * goalBits + bit); });
}

/// Calls visit(room) for each line capacity that is full in the line.
template <typename Visit>
void eachFullCapacity(const CompiledSet &set, const BoardState &board, LineIndex line, Visit visit)
{
    eachBit(board.fullBits(line), visit);
    for (std::int32_t capacity = quickCapacities;
        std::cmp_less(capacity, set.limitedLineCategories); ++capacity) {
        if (board.lineCapacity(line, capacity) <= 0)
            visit(at(capacity));
    }
}

/// Whether a goal matches the zones of a site and has a value there.
bool suits(const CompiledGoal &goal, Zones zones)
{
    bool hasValue = goal.values.count == 0 || !goal.progressive;
    for (std::uint32_t value = 0; value < goal.values.count && !hasValue; ++value)
        hasValue = isValueInZones(
            static_cast<int>(value), static_cast<int>(goal.values.count), goal.zones, zones);
    return hasValue && zonesMatch(goal.zones, zones);
}

} // namespace

void BoardStudy::begin(const CompiledSet &set)
{
    if (m_set == &set)
        return;
    m_set = &set;
    m_fixed = fixedOf(set);
    m_cells.begin(set);
    m_words = (set.goals.size() + goalBits - 1) / goalBits;
    m_boardLimits = set.capacities.size() - set.firstCategoryCapacity;
    m_members.assign(set, &CompiledGoal::capacities, set.capacities.size());
    m_lineMembers.assign(set, &CompiledGoal::lineCapacities, set.limitedLineCategories);
    const auto longest = std::ranges::max(
        set.shape->lines, {}, [](const Line &line) { return line.sites.size(); });
    m_capacitiesAt.assign(set.shape->sites.size(), 0);
    m_inLine.assign(longest.sites.size(), 0);
    m_inSomeLine.assign(longest.sites.size(), 0);
    m_blocks.assign((set.shape->sites.size() + SiteBlock::sites - 1) / SiteBlock::sites, {});
    findPlaces(set);
    m_certain.assign(m_words, 0);
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal)
        m_certain[goal / goalBits] |= goalBit(goal);
    for (const GoalIndex goal : set.tables.weighted)
        m_certain[at(goal) / goalBits] &= ~goalBit(at(goal));
    m_leftOut.assign(at(set.rows), static_cast<int>(LeftOut::NoPlace));
    m_rowOf.clear();
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        m_rowOf.push_back(set.goals[goal].rowIndex);
        if ((m_hasPlace[goal / goalBits] & goalBit(goal)) != 0)
            m_leftOut[at(m_rowOf[goal])] = static_cast<int>(LeftOut::NotDrawn);
    }
    m_freeCategories.assign(set.goals.size(), {});
    m_hasFreeCategories = false;
    for (std::size_t goal = 0; goal < set.goals.size(); ++goal) {
        for (const std::int32_t category : set.goals[goal].lineCategories.of(set.categoryIndices)) {
            if (set.capacityOfLineCategory[at(category)] < 0) {
                m_freeCategories[goal].push_back(category);
                m_hasFreeCategories = true;
            }
        }
    }
    m_lineCount.assign(
        m_hasFreeCategories ? set.shape->lines.size() * set.lineCategories.size() : 0, 0);
    for (GoalWords &goals : m_why)
        goals.assign(m_words, 0);
    m_byBoard.assign(m_words, 0);
    m_barred.assign(set.shape->lines.size() * m_words, 0);
    m_barredAt.assign(m_blocks.size() * SiteBlock::sites, 0);
    m_fullCapacities.reserve(set.capacities.size());
}

void BoardStudy::findPlaces(const CompiledSet &set)
{
    const std::size_t stride = m_blocks.size() * SiteBlock::sites;
    const std::size_t sites = set.shape->sites.size();
    m_hasPlace.assign(m_words, 0);
    m_eligible.assign(m_words * stride, 0);
    bool isAll = true;
    for (std::size_t i = 0; i < set.goals.size(); ++i) {
        const CompiledGoal &goal = set.goals[i];
        std::uint64_t *const words = m_eligible.data() + i / goalBits * stride;
        std::size_t suited = 0;
        const auto look = [&](std::size_t site) {
            if (!suits(goal, set.shape->sites[site].zones))
                return;
            words[site] |= goalBit(i);
            ++suited;
        };
        if (goal.forced) {
            for (const SiteIndex site : goal.forcedSites.of(set.sites))
                look(at(site));
        } else {
            for (std::size_t site = 0; site < sites; ++site)
                look(site);
        }
        const bool hasCapacities = goal.copies > 0
            && std::ranges::all_of(goal.capacities.of(set.capacityIndices),
                [&](std::int32_t capacity) { return set.capacities[at(capacity)] > 0; });
        if (!hasCapacities || suited == 0)
            continue;
        m_hasPlace[i / goalBits] |= goalBit(i);
        isAll = isAll && suited == sites;
    }
    if (isAll)
        m_eligible.clear();
}

bool BoardStudy::isEligible(std::size_t goal, std::size_t site) const
{
    const std::size_t stride = m_blocks.size() * SiteBlock::sites;
    return m_eligible.empty() || (m_eligible[goal / goalBits * stride + site] & goalBit(goal)) != 0;
}

void BoardStudy::listFull(const BoardState &board)
{
    m_fullCapacities.clear();
    eachBit(
        board.fullBits(), [this](std::size_t capacity) { m_fullCapacities.push_back(capacity); });
    for (std::size_t capacity = quickCapacities; capacity < board.capacities().size(); ++capacity) {
        if (board.capacities()[capacity] <= 0)
            m_fullCapacities.push_back(capacity);
    }
}

void BoardStudy::countLimits(const BoardState &board, const StudyNumbers &into) const
{
    const CompiledSet &set = *m_set;
    const std::size_t lineLimits = set.limitedLineCategories;
    const auto tell = [&](std::size_t limit, std::size_t capacity) {
        into.use[limit] = std::max(0, set.capacities[capacity] - board.capacities()[capacity]);
        into.full[limit] = board.capacities()[capacity] <= 0 ? 1 : 0;
    };
    for (std::size_t i = 0; i < m_boardLimits; ++i)
        tell(i, set.firstCategoryCapacity + i);
    for (std::size_t i = 0; i < set.groupCaps.size(); ++i)
        tell(m_boardLimits + lineLimits + i, at(set.tagCount) + i);
}

/// Counts for line capacities that fit in bits, all goals of a line at once. Counts are kept as
/// sets of capacities: those used at least once, at least twice, and so on. Nearly branchless,
/// because branches would be mispredicted.
void BoardStudy::countQuickLines(const BoardState &board, const StudyNumbers &into)
{
    const CompiledSet &set = *m_set;
    for (std::size_t site = 0; site < m_capacitiesAt.size(); ++site) {
        const GoalIndex goal = board.goalAt(SiteIndex{static_cast<std::int32_t>(site)});
        m_capacitiesAt[site] = goal < 0 ? 0 : set.tables.quick[at(goal)].lineCapacities;
    }
    std::ranges::fill(m_inSomeLine, std::uint64_t{0});
    std::uint64_t someOnce = 0;
    std::uint64_t someTwice = 0;
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        std::uint64_t once = 0;
        std::uint64_t twice = 0;
        int repeats = 0;
        for (const SiteIndex site : set.shape->lines[line].sites) {
            const std::uint64_t capacities = m_capacitiesAt[at(site)];
            const std::uint64_t again = once & capacities;
            if ((twice & again) != 0)
                repeats += countMore(twice & again);
            once |= capacities;
            twice |= again;
        }
        into.repeats[line] = repeats + std::popcount(twice);
        if (repeats > 0)
            std::ranges::fill(m_inLine, std::uint64_t{0});
        someOnce |= once;
        someTwice |= twice;
    }
    const std::size_t capacities
        = std::min(set.limitedLineCategories, std::size_t{quickCapacities});
    for (std::size_t capacity = 0; capacity < capacities; ++capacity)
        into.use[m_boardLimits + capacity]
            = static_cast<int>(((someOnce >> capacity) & 1) + ((someTwice >> capacity) & 1));
    for (const std::uint64_t more : m_inSomeLine)
        eachBit(more, [&](std::size_t capacity) { ++into.use[m_boardLimits + capacity]; });
}

/// Counts capacities that two goals of the line use already. Returns how many there are.
int BoardStudy::countMore(std::uint64_t capacities)
{
    const int count = std::popcount(capacities);
    for (std::size_t number = 0; capacities != 0; ++number) {
        const std::uint64_t again = m_inLine[number] & capacities;
        m_inLine[number] |= capacities;
        m_inSomeLine[number] |= capacities;
        capacities = again;
    }
    return count;
}

/// Counts for line capacities that do not fit in bits.
void BoardStudy::countOtherLines(const BoardState &board, const StudyNumbers &into) const
{
    const CompiledSet &set = *m_set;
    const std::size_t lineLimits = set.limitedLineCategories;
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        for (std::size_t i = quickCapacities; i < lineLimits; ++i) {
            const std::size_t capacity = line * lineLimits + i;
            const int used = set.lineCapacities[capacity] - board.lineCapacities()[capacity];
            into.use[m_boardLimits + i] = std::max(into.use[m_boardLimits + i], used);
            into.repeats[line] += std::max(0, used - 1);
        }
    }
}

/// Counts for line categories without a limit, which the board state does not count.
void BoardStudy::countRepeats(const FinishedBoard &finished, std::vector<int> &repeats)
{
    const std::size_t categories = finished.set.lineCategories.size();
    const auto eachMember = [&](auto visit) {
        for (const SiteIndex site : finished.board.fillOrder()) {
            for (const std::int32_t category : m_freeCategories[at(finished.board.goalAt(site))]) {
                for (const LineIndex line : finished.set.linesOfSite[at(site)])
                    visit(at(line), m_lineCount[at(line) * categories + at(category)]);
            }
        }
    };
    eachMember([&](std::size_t line, int &count) { repeats[line] += count++ > 0 ? 1 : 0; });
    eachMember([](std::size_t, int &count) { count = 0; });
}

/// Classifies goals: on the board, not in the pool, or excluded by a capacity of the board. The
/// others count as not drawn until their lines are checked.
void BoardStudy::sortGoals(const FinishedBoard &finished)
{
    const CompiledSet &set = finished.set;
    GoalWords &onBoard = goalsOf(LeftOut::OnBoard);
    GoalWords &asked = goalsOf(LeftOut::NotDrawn);
    std::ranges::fill(onBoard, std::uint64_t{0});
    for (const SiteIndex site : finished.board.fillOrder()) {
        const std::size_t goal = at(finished.board.goalAt(site));
        onBoard[goal / goalBits] |= goalBit(goal);
    }
    std::ranges::copy(m_certain, asked.begin());
    for (const GoalIndex goal : set.tables.weighted) {
        const std::uint64_t isIn = finished.pool.has(goal) ? 1 : 0;
        asked[at(goal) / goalBits] |= isIn << (at(goal) % goalBits);
    }

    GoalWords &byTag = goalsOf(LeftOut::Tag);
    GoalWords &byGroup = goalsOf(LeftOut::Group);
    std::ranges::fill(byTag, std::uint64_t{0});
    std::ranges::fill(byGroup, std::uint64_t{0});
    std::ranges::fill(m_byBoard, std::uint64_t{0});
    for (const std::size_t capacity : m_fullCapacities) {
        GoalWords &goals = capacity < at(set.tagCount) ? byTag
            : capacity < set.firstCategoryCapacity     ? byGroup
                                                       : m_byBoard;
        m_members.addTo(goals.data(), capacity);
    }
    for (std::size_t word = 0; word < m_words; ++word) {
        const std::uint64_t off = m_hasPlace[word] & ~onBoard[word];
        const std::uint64_t in = off & asked[word];
        goalsOf(LeftOut::Weight)[word] = off & ~in;
        byTag[word] &= in;
        m_byBoard[word] &= in;
        byGroup[word] &= in & ~byTag[word];
        goalsOf(LeftOut::BoardLimit)[word] = m_byBoard[word] & ~byTag[word] & ~byGroup[word];
        asked[word] = in & ~byTag[word] & ~byGroup[word] & ~m_byBoard[word];
    }
}

/// Attributes left-out goals to the full groups and board categories that exclude them.
void BoardStudy::barByCapacities(std::vector<int> &bars) const
{
    const CompiledSet &set = *m_set;
    for (const std::size_t capacity : m_fullCapacities) {
        if (capacity < at(set.tagCount))
            continue;
        const bool isGroup = capacity < set.firstCategoryCapacity;
        const GoalWords &goals = goalsOf(isGroup ? LeftOut::Group : LeftOut::BoardLimit);
        int barred = 0;
        for (const CapacityMembers::Word &word : m_members.of(capacity))
            barred += std::popcount(word.goals & goals[word.index]);
        const std::size_t limit = isGroup
            ? m_boardLimits + set.limitedLineCategories + capacity - at(set.tagCount)
            : capacity - set.firstCategoryCapacity;
        bars[limit] = barred;
    }
}

/// Counts, for each site, what excludes 64 goals from it.
SiteBlock::Fitting BoardStudy::askLines(std::size_t word, const SiteBlock::Asked &asked)
{
    std::ranges::fill(m_barredAt, std::uint64_t{0});
    const std::uint64_t goals = asked.free | asked.byTag | asked.byBoard;
    const auto &lines = m_set->shape->lines;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::uint64_t barred = m_barred[line * m_words + word] & goals;
        if (barred == 0)
            continue;
        for (const SiteIndex site : lines[line].sites)
            m_barredAt[at(site)] |= barred;
    }
    SiteBlock::Fitting all;
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const std::uint64_t *const eligible = m_eligible.empty()
            ? nullptr
            : m_eligible.data() + (word * m_blocks.size() + i) * SiteBlock::sites;
        const SiteBlock::Fitting here
            = m_blocks[i].add(asked, m_barredAt.data() + i * SiteBlock::sites, eligible);
        all.somewhere |= here.somewhere;
        all.elsewhere |= here.elsewhere;
    }
    return all;
}

void BoardStudy::askLines(const FinishedBoard &finished, std::vector<int> &full)
{
    const CompiledSet &set = finished.set;
    std::ranges::fill(m_barred, std::uint64_t{0});
    for (std::size_t line = 0; line < set.shape->lines.size(); ++line) {
        std::uint64_t *const barred = m_barred.data() + line * m_words;
        eachFullCapacity(set, finished.board, LineIndex{static_cast<std::int32_t>(line)},
            [&](std::size_t capacity) {
                ++full[m_boardLimits + capacity];
                m_lineMembers.addTo(barred, capacity);
            });
    }
    std::size_t steps = 0;
    const auto fold = [&] {
        for (SiteBlock &block : m_blocks)
            block.fold();
        steps = 0;
    };
    for (SiteBlock &block : m_blocks)
        block.totals = {};
    m_free = 0;
    for (std::size_t word = 0; word < m_words; ++word) {
        std::uint64_t &free = goalsOf(LeftOut::NotDrawn)[word];
        m_free += std::popcount(free);
        const std::uint64_t byTag = goalsOf(LeftOut::Tag)[word] | goalsOf(LeftOut::Group)[word];
        const SiteBlock::Fitting fitting = askLines(word,
            {.free = free,
                .byTag = byTag & ~m_byBoard[word],
                .byBoard = goalsOf(LeftOut::BoardLimit)[word]});
        goalsOf(LeftOut::Place)[word] = free & ~fitting.somewhere & fitting.elsewhere;
        goalsOf(LeftOut::LineLimit)[word] = free & ~fitting.somewhere & ~fitting.elsewhere;
        free &= fitting.somewhere;
        if (++steps == SiteBlock::stepsAtMost)
            fold();
    }
    fold();
}

/// Whether a line limit excludes the goal from a cell where it could be placed.
bool BoardStudy::keepsOff(const BoardState &board, std::size_t capacity, std::size_t goal) const
{
    const auto &lines = m_set->shape->lines;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const LineIndex index{static_cast<std::int32_t>(line)};
        if (board.lineCapacity(index, static_cast<std::int32_t>(capacity)) > 0)
            continue;
        if (std::ranges::any_of(lines[line].sites, [&](SiteIndex site) {
                return isEligible(goal, at(site))
                    && m_blocks[at(site) / SiteBlock::sites].open[at(site) % SiteBlock::sites] != 0;
            }))
            return true;
    }
    return false;
}

void BoardStudy::barLines(const BoardState &board, std::vector<int> &bars) const
{
    const auto bar = [&](std::size_t goal) {
        for (const std::int32_t capacity :
            m_set->goals[goal].lineCapacities.of(m_set->capacityIndices))
            bars[m_boardLimits + at(capacity)] += keepsOff(board, at(capacity), goal) ? 1 : 0;
    };
    eachGoal(goalsOf(LeftOut::LineLimit), bar);
    eachGoal(goalsOf(LeftOut::Place), bar);
}

void BoardStudy::tellSites(const StudyNumbers &into)
{
    if (m_eligible.empty()) {
        const auto free = static_cast<std::uint64_t>(m_free);
        for (SiteBlock &block : m_blocks) {
            for (std::size_t i = 0; i < SiteBlock::sites; ++i)
                block.totals[SiteBlock::LineLimit][i]
                    = (free & block.open[i]) - block.totals[SiteBlock::Nothing][i];
        }
    }
    for (std::size_t site = 0; site < into.choices.size(); ++site) {
        const SiteBlock &block = m_blocks[site / SiteBlock::sites];
        const std::size_t slot = site % SiteBlock::sites;
        into.choices[site] = static_cast<int>(block.totals[SiteBlock::Nothing][slot]);
        std::uint64_t most = 0;
        auto tightest = Tightest::None;
        for (std::size_t rule = 1; rule < SiteBlock::counts; ++rule) {
            const std::uint64_t kept = block.totals[rule][slot];
            tightest = kept == most ? Tightest::Several : tightest;
            tightest = kept > most ? static_cast<Tightest>(rule) : tightest;
            most = std::max(most, kept);
        }
        into.tightest[site] = static_cast<int>(most == 0 ? Tightest::None : tightest);
    }
}

void BoardStudy::tellGoals(std::vector<int> &leftOut) const
{
    leftOut = m_leftOut;
    for (std::size_t why = 0; why < reasons; ++why) {
        if (why == at(LeftOut::NotDrawn))
            continue;
        eachGoal(m_why[why], [&, told = static_cast<int>(why)](std::size_t goal) {
            leftOut[at(m_rowOf[goal])] = told;
        });
    }
}

void BoardStudy::run(const FinishedBoard &finished, const StudyNumbers &into)
{
    const CompiledSet &set = finished.set;
    begin(set);
    const std::size_t sites = set.shape->sites.size();
    const std::size_t limits = m_boardLimits + set.limitedLineCategories + set.groupCaps.size();
    for (std::size_t site = 0; site < sites; ++site)
        m_blocks[site / SiteBlock::sites].open[site % SiteBlock::sites]
            = finished.result.at[site].isLeftEmpty() ? 0 : ~std::uint64_t{0};
    into.repeats.resize(set.shape->lines.size());
    for (std::vector<int> *numbers : {&into.use, &into.full, &into.bars})
        numbers->assign(limits, 0);
    into.choices.resize(sites);
    into.tightest.resize(sites);
    into.adjacent.assign(1, m_cells.adjacentPairsOn(finished.board));
    m_cells.countEarly(finished.board, into.early);
    countLimits(finished.board, into);
    countQuickLines(finished.board, into);
    countOtherLines(finished.board, into);
    if (m_hasFreeCategories)
        countRepeats(finished, into.repeats);
    listFull(finished.board);
    sortGoals(finished);
    barByCapacities(into.bars);
    askLines(finished, into.full);
    barLines(finished.board, into.bars);
    tellSites(into);
    tellGoals(into.leftOut);
}

} // namespace boardwright
