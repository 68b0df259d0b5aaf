// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/search.h"

#include "core/constrained/value_pick.h"

#include <algorithm>
#include <tuple>

namespace boardwright {

namespace {

/// Limits the memory reserved for choices: there could be all goals in all cells. Larger searches
/// allocate.
constexpr std::size_t mostReserved = 65536;

} // namespace

/// The state of one search.
class SearchRun final {
public:
    SearchRun(Search &search, const SearchPlan &plan, const Pool &pool, const Draws &draws,
        BoardState &board, Recorder &recorder, Watch &watch)
        : m_search(search)
        , m_set(*search.m_set)
        , m_plan(plan)
        , m_pool(pool)
        , m_draws(draws)
        , m_board(board)
        , m_recorder(recorder)
        , m_watch(watch)
        , m_start(board.fillOrder().size())
    {
    }

    SearchReport run();

private:
    using Choice = Search::Choice;
    using Frame = Search::Frame;

    enum class Next : std::uint8_t { Deeper, Back, Stop };

    bool isConstrained() const { return m_plan.tier < 100; }

    std::size_t filled() const { return m_board.fillOrder().size(); }

    DrawPlace placeOf(Purpose purpose, SiteIndex site) const
    {
        return {
            .purpose = purpose, .attempt = m_plan.round, .cell = static_cast<std::uint16_t>(site)};
    }

    std::uint64_t identityOf(const Choice &choice) const
    {
        return m_set.goals[static_cast<std::size_t>(choice.goal)].identity;
    }

    void begin();
    SearchEnd search();
    Next descend();
    Next tryNext();
    SiteIndex tightest() const;
    GoalIndex onlyCandidate(SiteIndex site) const;
    void openFrame(SiteIndex site);
    void keepBest(std::size_t first);
    GoalIndex takePick(Frame &frame) const;
    bool place(SiteIndex site, GoalIndex goal);
    bool strandsForcedGoal() const;
    void takeBack(std::size_t target, bool isReported = true);

    Search &m_search;
    const CompiledSet &m_set;
    const SearchPlan &m_plan;
    const Pool &m_pool;
    const Draws &m_draws;
    BoardState &m_board;
    Recorder &m_recorder;
    Watch &m_watch;
    std::size_t m_start; ///< cells filled at the start
    SearchReport m_report;
};

Search::Search(const CompiledSet &set)
    : m_set(&set)
    , m_candidates(set)
    , m_feasibility(set)
    , m_scores(set)
{
}

/// Allocated only for boards that need a search.
void Search::askForMemory()
{
    const std::size_t cells = m_set->shape->sites.size();
    m_siteDraws.resize(cells);
    m_frames.reserve(cells);
    m_choices.reserve(std::min(cells * m_set->goals.size(), mostReserved));
    m_protected.reserve(static_cast<std::size_t>(
        std::ranges::count_if(m_set->goals, [](const CompiledGoal &goal) { return goal.forced; })));
}

SearchReport Search::run(const SearchPlan &plan, const Pool &pool, const Draws &draws,
    BoardState &board, Recorder &recorder, Watch &watch)
{
    if (m_siteDraws.empty())
        askForMemory();
    return SearchRun(*this, plan, pool, draws, board, recorder, watch).run();
}

SearchReport SearchRun::run()
{
    begin();
    m_report.end = search();
    if (m_report.end != SearchEnd::Filled)
        takeBack(m_start);
    return m_report;
}

void SearchRun::begin()
{
    m_search.m_candidates.begin(m_board, m_pool.goals());
    m_search.m_frames.clear();
    m_search.m_choices.clear();
    m_report.open = m_set.cells() - static_cast<int>(m_start);
    for (int i = 0; i < m_set.cells(); ++i)
        m_search.m_siteDraws[static_cast<std::size_t>(i)]
            = m_draws.bits(placeOf(Purpose::SearchCell, SiteIndex{i}));
    m_search.m_protected.clear();
    if (!isConstrained())
        return;
    for (const GoalIndex goal : m_pool.goals()) {
        const CompiledGoal &forced = m_set.goals[static_cast<std::size_t>(goal)];
        if (forced.forced && m_search.m_candidates.copiesLeft(goal) == forced.copies
            && m_search.m_candidates.sitesOf(goal) > 0)
            m_search.m_protected.push_back(goal);
    }
}

SearchEnd SearchRun::search()
{
    if (!m_search.m_feasibility.isPossible(m_board, m_search.m_candidates, m_pool.goals()))
        return SearchEnd::NoWay;
    for (Next next = Next::Deeper; next != Next::Stop;) {
        next = next == Next::Deeper ? descend() : tryNext();
    }
    return m_report.end;
}

/// Fills cells with a single candidate until a cell has several, which become choices.
SearchRun::Next SearchRun::descend()
{
    while (true) {
        const SiteIndex site = tightest();
        if (site == SiteIndex::none) {
            m_report.end = SearchEnd::Filled;
            return Next::Stop;
        }
        const int candidates = m_search.m_candidates.count(site);
        if (candidates == 0)
            return Next::Back;
        if (candidates > 1) {
            openFrame(site);
            return Next::Back;
        }
        if (m_watch.stopRequested()) {
            m_report.end = SearchEnd::Stopped;
            return Next::Stop;
        }
        if (!place(site, onlyCandidate(site)))
            return Next::Back;
    }
}

/// Places the next goal in the last cell that has choices left.
SearchRun::Next SearchRun::tryNext()
{
    while (!m_search.m_frames.empty()) {
        Frame &frame = m_search.m_frames.back();
        takeBack(frame.filled);
        if (frame.first == frame.end) {
            m_search.m_choices.resize(frame.first);
            m_search.m_frames.pop_back();
            continue;
        }
        if (m_report.nodes >= m_plan.nodes || m_watch.stopRequested()) {
            m_report.end
                = m_report.nodes >= m_plan.nodes ? SearchEnd::OutOfNodes : SearchEnd::Stopped;
            return Next::Stop;
        }
        ++m_report.nodes;
        const SiteIndex site = frame.site;
        if (place(site, takePick(frame)))
            return Next::Deeper;
    }
    m_report.end = SearchEnd::NoWay;
    return Next::Stop;
}

/// The open cell with the fewest candidates; keyed draws break ties. None: all are filled.
SiteIndex SearchRun::tightest() const
{
    SiteIndex best = SiteIndex::none;
    int fewest = 0;
    std::uint64_t bestDraw = 0;
    forEachBit(m_search.m_candidates.open(), [&](std::size_t index) {
        const auto site = SiteIndex{static_cast<std::int32_t>(index)};
        const int count = m_search.m_candidates.count(site);
        const std::uint64_t draw = m_search.m_siteDraws[index];
        if (best == SiteIndex::none || count < fewest || (count == fewest && draw < bestDraw)) {
            best = site;
            fewest = count;
            bestDraw = draw;
        }
    });
    return best;
}

GoalIndex SearchRun::onlyCandidate(SiteIndex site) const
{
    return *std::ranges::find_if(
        m_pool.goals(), [&](GoalIndex goal) { return m_search.m_candidates.has(site, goal); });
}

void SearchRun::openFrame(SiteIndex site)
{
    std::vector<Choice> &choices = m_search.m_choices;
    const std::size_t first = choices.size();
    if (isConstrained())
        m_search.m_scores.begin(m_board, m_search.m_candidates, m_pool.goals(), site);
    for (const GoalIndex goal : m_pool.goals()) {
        if (!m_search.m_candidates.has(site, goal))
            continue;
        Choice &choice = choices.emplace_back();
        choice.goal = goal;
        choice.draw = m_draws.bits(placeOf(Purpose::SearchPick, site), identityOf(choice));
        if (isConstrained()) {
            choice.score = m_search.m_scores.of(m_search.m_candidates, goal);
            choice.edge = m_draws.bits(placeOf(Purpose::TierEdge, site), identityOf(choice));
        }
    }
    if (isConstrained()) { // best first
        std::ranges::sort(choices.begin() + static_cast<std::ptrdiff_t>(first), choices.end(),
            [this](const Choice &a, const Choice &b) {
                return std::tuple(b.score, a.edge, identityOf(a), a.goal)
                    < std::tuple(a.score, b.edge, identityOf(b), b.goal);
            });
    }
    if (!isConstrained())
        keepBest(first);
    m_search.m_frames.push_back(
        {.site = site, .filled = filled(), .first = first, .end = choices.size()});
}

/// Limits the choices from `first` on to one more than the remaining nodes: a set from a stranger
/// may have a hundred thousand goals in every frame.
void SearchRun::keepBest(std::size_t first)
{
    std::vector<Choice> &choices = m_search.m_choices;
    const auto most = static_cast<std::size_t>(std::max(0, m_plan.nodes - m_report.nodes) + 1);
    if (choices.size() - first <= most)
        return;
    const auto begin = choices.begin() + static_cast<std::ptrdiff_t>(first);
    std::ranges::nth_element(begin, begin + static_cast<std::ptrdiff_t>(most), choices.end(),
        [this](const Choice &a, const Choice &b) {
            return std::tuple(b.draw, identityOf(b)) < std::tuple(a.draw, identityOf(a));
        });
    choices.resize(first + most);
}

/// Takes from the frame the goal with the highest draw, among the best of those left.
GoalIndex SearchRun::takePick(Frame &frame) const
{
    const auto begin = m_search.m_choices.begin();
    const auto first = begin + static_cast<std::ptrdiff_t>(frame.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(frame.end);
    const auto left = end - first;
    const auto tierEnd = first + (left * m_plan.tier + 99) / 100;
    const auto pick = std::max_element(
        first, std::max(tierEnd, first + 1), [this](const auto &a, const auto &b) {
            return std::tuple(a.draw, identityOf(a)) < std::tuple(b.draw, identityOf(b));
        });
    const GoalIndex goal = pick->goal;
    std::rotate(pick, pick + 1, end); // keeps the order of the others
    --frame.end;
    return goal;
}

/// Places the goal there; false if the board can then not be completed.
bool SearchRun::place(SiteIndex site, GoalIndex goal)
{
    const int value
        = pickValue(m_set, m_board, m_draws.bits(placeOf(Purpose::PickValue, site)), goal, site);
    if (m_recorder.isOn())
        m_recorder.funnel(m_set, m_pool, m_board, site, false);
    m_board.place(site, goal, value);
    m_search.m_candidates.placed(m_board, site, goal);
    if (strandsForcedGoal()) {
        takeBack(filled() - 1, false);
        m_recorder.reject(site, m_set.goals[static_cast<std::size_t>(goal)].row);
        return false;
    }
    m_recorder.place(m_set, site, goal, value, 0);
    m_report.most = std::max(m_report.most, static_cast<int>(filled() - m_start));
    return m_search.m_feasibility.isPossible(m_board, m_search.m_candidates, m_pool.goals());
}

bool SearchRun::strandsForcedGoal() const
{
    const Candidates &candidates = m_search.m_candidates;
    return std::ranges::any_of(m_search.m_protected, [&](GoalIndex goal) {
        const CompiledGoal &forced = m_set.goals[static_cast<std::size_t>(goal)];
        return candidates.copiesLeft(goal) == forced.copies
            && candidates.sitesAmong(goal, candidates.open(), 1) == 0;
    });
}

/// Removes the latest placements until only `target` cells are filled.
void SearchRun::takeBack(std::size_t target, bool isReported)
{
    while (filled() > target) {
        const SiteIndex site = m_board.fillOrder().back();
        const GoalIndex goal = m_board.goalAt(site);
        m_board.remove(site);
        m_search.m_candidates.removed(m_board, site, goal);
        if (isReported)
            m_recorder.remove(site);
    }
}

} // namespace boardwright
