// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/curation.h"

#include "core/worlds/facts.h"
#include "core/worlds/make_world.h"
#include "core/worlds/measures.h"

#include <QString>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>

namespace boardwright::worlds {

namespace {

/// Candidates that are compared for each choice, at most.
constexpr std::size_t largestBatch = 1'000;

/// Makes candidates one by one. One thread.
class CandidateMaker {
public:
    CandidateMaker(
        const Pool &pool, const Options &options, const JoinTable &joins, const Judge *judge)
        : m_pool(pool)
        , m_options(options)
        , m_joins(joins)
        , m_judge(judge)
        , m_maker(pool)
    {
    }

    /// The world of a seed; nothing if none could be made, if it is rejected, or if `watch` stopped
    /// it.
    std::optional<WorldCandidate> make(qint64 seed, Watch &watch)
    {
        int attempts = 0;
        const Draws draws(QString::number(seed));
        if (makeWorld(m_maker, m_options, draws, watch, m_walk, attempts) != Making::Won)
            return std::nullopt;
        const World &world = m_maker.world();
        if (isRejected(world))
            return std::nullopt;
        const PoolZone &first = m_pool.zones[static_cast<std::size_t>(world.zones.front().zone)];
        WorldCandidate made{.seed = seed,
            .attempts = attempts,
            .hasExits = first.portalCount() >= exitsAtFirst,
            .zones = {},
            .joins = {}};
        for (const DrawnZone &drawn : world.zones)
            made.zones.push_back(static_cast<std::uint16_t>(drawn.zone));
        const std::vector<int> visits = visitsOf(world, m_walk);
        for (std::size_t place = 0; place < visits.size(); ++place)
            made.entered |= std::uint64_t{visits[place] > 0 ? 1U : 0U} << place;
        Steps steps(&watch);
        for (std::size_t place = 0; place < visits.size(); ++place)
            made.needed |= std::uint64_t{isNeeded(world, place, steps) ? 1U : 0U} << place;
        if (steps.areOver())
            return std::nullopt;
        addJoins(world, made.joins);
        return made;
    }

private:
    bool isRejected(const World &world)
    {
        if (m_judge == nullptr || m_judge->isOff())
            return false;
        takeJudged(world, m_walk, m_measured);
        return m_judge->missed(m_measured).has_value();
    }

    bool isNeeded(const World &world, std::size_t place, Steps &steps)
    {
        const PoolZone &zone = m_pool.zones[static_cast<std::size_t>(world.zones[place].zone)];
        return !zone.isPlain()
            || m_maker.paths().canBeWon(steps, static_cast<int>(place)) == Found::No;
    }

    int portalOf(const World &world, Portal portal, int place) const
    {
        const DrawnZone &drawn = world.zones[static_cast<std::size_t>(place)];
        return m_joins.portalAt(drawn.zone, portal - drawn.firstPortal);
    }

    void addJoins(const World &world, std::vector<std::uint32_t> &joins) const
    {
        for (std::size_t portal = startPortal + 1; portal < world.joined.size(); ++portal) {
            const Portal other = world.joined[portal];
            const int from = world.zoneOf[portal];
            const int to = world.zoneOf[static_cast<std::size_t>(other)];
            if (other == startPortal || std::cmp_less(other, portal) || from == to)
                continue;
            const int a = portalOf(world, static_cast<Portal>(portal), from);
            joins.push_back(static_cast<std::uint32_t>(m_joins.at(a, portalOf(world, other, to))));
        }
    }

    const Pool &m_pool;
    const Options &m_options;
    const JoinTable &m_joins;
    const Judge *m_judge;
    WorldMaker m_maker;
    std::vector<Stride> m_walk;
    Measured m_measured;
};

/// Things that should appear equally often: zones, pairs of zones, joins. Zones with gems and plain
/// ones are apart, because worlds take a number of each; so are pairs of the two kinds.
enum EvenGroup : std::uint8_t { GemZones, PlainZones, GemPairs, MixedPairs, PlainPairs, Joins };

constexpr std::size_t evenGroups = 6;

/// What deviations from even appearances cost. A deviation is relative to the appearances that are
/// even at the end. Within the tolerance its cost is about its square, beyond it the fourth power:
/// a join may appear twice as often as another, a zone must not. Found by trying, on the sample.
struct EvenCost {
    double weight = 0;
    double above = 0; ///< tolerance
    double below = 0;
};

constexpr EvenCost zoneCost{.weight = 10, .above = 0.04, .below = 0.04};
constexpr EvenCost pairCost{.weight = 0.5, .above = 0.15, .below = 0.15};
constexpr EvenCost joinCost{.weight = 1, .above = 0.5, .below = 0.25};
constexpr std::array<EvenCost, evenGroups> evenCosts{
    zoneCost, zoneCost, pairCost, pairCost, pairCost, joinCost};

/// The cost where each thing appears only so often: fewer than ten appearances are mostly chance,
/// and one too many or too few is always tolerated.
EvenCost costAt(const EvenCost &cost, double appearances)
{
    constexpr double enough = 10;
    const double one = 1 / appearances;
    return {.weight = cost.weight * std::min(1.0, appearances / enough),
        .above = std::max(cost.above, one),
        .below = std::max(cost.below, one)};
}

/// Chooses candidates one after the other.
class WorldChoice {
public:
    WorldChoice(const Pool &pool, const JoinTable &joins,
        std::span<const WorldCandidate> candidates, const CurationWishes &wishes, std::size_t count)
        : m_candidates(candidates)
        , m_wishes(wishes)
        , m_zones(pool.zones.size())
        , m_zoneCounts(m_zones, 0)
        , m_pairCounts(m_zones * m_zones, 0)
        , m_joinCounts(joins.size(), 0)
    {
        for (const PoolZone &zone : pool.zones)
            m_isPlain.push_back(zone.isPlain() ? 1 : 0);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (mayBeChosen(candidates[i], wishes))
                m_left.push_back(i);
        }
        m_wanted = std::min(count, m_left.size());
        findShares(pool, joins);
    }

    std::vector<std::size_t> run(const std::stop_token &stop);

private:
    std::size_t pairAt(std::size_t a, std::size_t b) const
    {
        return a < b ? a * m_zones + b : b * m_zones + a;
    }

    std::size_t zoneGroup(std::size_t zone) const { return GemZones + m_isPlain[zone]; }

    std::size_t pairGroup(std::size_t a, std::size_t b) const
    {
        return static_cast<std::size_t>(GemPairs) + m_isPlain[a] + m_isPlain[b];
    }

    void findShares(const Pool &pool, const JoinTable &joins);
    template <typename Visit>
    void forEachThing(const WorldCandidate &candidate, Visit visit) const;
    double growthBy(const WorldCandidate &candidate) const;
    void choose(const WorldCandidate &candidate);

    std::span<const WorldCandidate> m_candidates;
    CurationWishes m_wishes;
    std::size_t m_zones;
    std::size_t m_wanted = 0;
    std::vector<std::uint8_t> m_isPlain; ///< by zone
    std::vector<std::size_t> m_left; ///< candidates that may be chosen, in order
    std::array<double, evenGroups> m_shares{}; ///< of candidates that have a thing, if even
    std::array<double, evenGroups> m_even{}; ///< appearances so far, if even
    std::array<EvenCost, evenGroups> m_costs{};
    std::array<double, evenGroups> m_scales{}; ///< 1 / appearances at the end, if even
    std::vector<std::int64_t> m_zoneCounts;
    std::vector<std::int64_t> m_pairCounts; ///< by pairAt()
    std::vector<std::int64_t> m_joinCounts; ///< by number of the join
};

/// Calls `visit` with the group and the count of all that the candidate has and is wished even.
template <typename Visit>
void WorldChoice::forEachThing(const WorldCandidate &candidate, Visit visit) const
{
    for (std::size_t i = 0; i < candidate.zones.size(); ++i) {
        const std::size_t zone = candidate.zones[i];
        if (m_wishes.zones)
            visit(zoneGroup(zone), m_zoneCounts[zone]);
        for (std::size_t j = 0; j < i && m_wishes.pairs; ++j) {
            const std::size_t other = candidate.zones[j];
            visit(pairGroup(zone, other), m_pairCounts[pairAt(zone, other)]);
        }
    }
    if (!m_wishes.joins)
        return;
    for (const std::uint32_t join : candidate.joins)
        visit(std::size_t{Joins}, m_joinCounts[join]);
}

/// An even share of a group is what candidates have of it, divided by all that there is.
void WorldChoice::findShares(const Pool &pool, const JoinTable &joins)
{
    std::array<double, 2> kinds{};
    for (const PoolZone &zone : pool.zones)
        kinds.at(zone.isPlain() ? 1 : 0) += zone.canBeDrawn() ? 1 : 0;
    const auto [gem, plain] = kinds;
    const std::array<double, evenGroups> all{gem, plain, gem * (gem - 1) / 2, gem * plain,
        plain * (plain - 1) / 2, static_cast<double>(joins.possibleCount())};
    std::array<double, evenGroups> had{};
    for (const std::size_t index : m_left)
        forEachThing(m_candidates[index],
            [&](std::size_t group, std::int64_t /*count*/) { ++had.at(group); });
    for (std::size_t group = 0; group < evenGroups; ++group) {
        if (had.at(group) <= 0)
            continue;
        m_shares.at(group) = had.at(group) / all.at(group) / static_cast<double>(m_left.size());
        const double appearances = m_shares.at(group) * static_cast<double>(m_wanted);
        m_scales.at(group) = 1 / appearances;
        m_costs.at(group) = costAt(evenCosts.at(group), appearances);
    }
}

/// By how much the cost of all deviations grows, nearly: its derivative.
double WorldChoice::growthBy(const WorldCandidate &candidate) const
{
    double growth = 0;
    forEachThing(candidate, [&](std::size_t group, std::int64_t count) {
        const EvenCost &cost = m_costs[group];
        const double deviation = (static_cast<double>(count) - m_even[group]) * m_scales[group];
        const double tolerance = deviation < 0 ? cost.below : cost.above;
        const double excess = deviation / tolerance;
        growth += cost.weight * deviation * (1 + excess * excess);
    });
    return growth;
}

void WorldChoice::choose(const WorldCandidate &candidate)
{
    for (std::size_t i = 0; i < candidate.zones.size(); ++i) {
        ++m_zoneCounts[candidate.zones[i]];
        for (std::size_t j = 0; j < i; ++j)
            ++m_pairCounts[pairAt(candidate.zones[i], candidate.zones[j])];
    }
    for (const std::uint32_t join : candidate.joins)
        ++m_joinCounts[join];
    for (std::size_t group = 0; group < evenGroups; ++group)
        m_even.at(group) += m_shares.at(group);
}

std::vector<std::size_t> WorldChoice::run(const std::stop_token &stop)
{
    if (!m_wishes.zones && !m_wishes.pairs && !m_wishes.joins) {
        m_left.resize(m_wanted);
        return m_left;
    }
    std::vector<std::vector<std::size_t>> batches;
    const std::size_t count = (m_left.size() + largestBatch - 1) / largestBatch;
    batches.reserve(count);
    for (std::size_t batch = 0; batch < count; ++batch)
        batches.emplace_back(
            m_left.begin() + static_cast<std::ptrdiff_t>(m_left.size() * batch / count),
            m_left.begin() + static_cast<std::ptrdiff_t>(m_left.size() * (batch + 1) / count));
    std::vector<std::size_t> chosen;
    for (std::size_t turn = 0; chosen.size() < m_wanted; ++turn) {
        if (stop.stop_requested())
            return {};
        std::vector<std::size_t> &batch = batches[turn % batches.size()];
        if (batch.empty())
            continue;
        auto best = batch.begin();
        double least = growthBy(m_candidates[*best]);
        for (auto next = best + 1; next != batch.end(); ++next) {
            const double growth = growthBy(m_candidates[*next]);
            if (growth < least) {
                least = growth;
                best = next;
            }
        }
        choose(m_candidates[*best]);
        chosen.push_back(*best);
        batch.erase(best);
    }
    return chosen;
}

} // namespace

int WorldCandidate::enteredCount() const
{
    return std::popcount(entered);
}

double WorldCandidate::relevance() const
{
    constexpr double hundred = 100;
    return zones.empty() ? 0 : hundred * enteredCount() / static_cast<double>(zones.size());
}

bool mayBeChosen(const WorldCandidate &candidate, const CurationWishes &wishes)
{
    return (!wishes.exits || candidate.hasExits)
        && (!wishes.relevant || candidate.relevance() >= leastRelevance);
}

std::vector<WorldCandidate> makeCandidates(const Pool &pool, const Options &options,
    const JoinTable &joins, const CandidateSeeds &seeds, int threads, const std::stop_token &stop,
    const CandidateProgress &progress, const Judge *judge)
{
    constexpr std::size_t step = 64;
    std::vector<std::optional<WorldCandidate>> all(
        static_cast<std::size_t>(std::max<qint64>(0, seeds.count())));
    std::atomic<std::size_t> next = 0;
    std::mutex mutex; // of `done`, and of the calls of `progress`
    std::size_t done = 0;
    const auto work = [&] {
        CandidateMaker maker(pool, options, joins, judge);
        Watch watch(stop);
        for (std::size_t first = next.fetch_add(step); first < all.size();
            first = next.fetch_add(step)) {
            const std::size_t last = std::min(first + step, all.size());
            for (std::size_t i = first; i < last && !stop.stop_requested(); ++i)
                all[i] = maker.make(seeds.first + static_cast<qint64>(i), watch);
            const std::scoped_lock lock(mutex);
            done += last - first;
            if (progress && !stop.stop_requested())
                progress(static_cast<qint64>(done));
        }
    };
    std::vector<std::jthread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back(work);
    work();
    helpers.clear();
    std::vector<WorldCandidate> candidates;
    if (stop.stop_requested())
        return candidates;
    for (std::optional<WorldCandidate> &candidate : all) {
        if (candidate)
            candidates.push_back(*std::move(candidate));
    }
    return candidates;
}

std::vector<std::size_t> chooseWorlds(const Pool &pool, const JoinTable &joins,
    std::span<const WorldCandidate> candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop)
{
    return WorldChoice(pool, joins, candidates, wishes, count).run(stop);
}

} // namespace boardwright::worlds
