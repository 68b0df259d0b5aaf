// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/worlds/curation.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <vector>

namespace boardwright::worlds {

/// What curated worlds are measured by.
namespace curation_bounds {
inline constexpr double zoneDeviation = 0.1; ///< of the mean
inline constexpr double leastLift = 0.8;
inline constexpr double mostLift = 1.25;
inline constexpr double joinFactor = 2; ///< above and below the mean
inline constexpr double share = 0.95; ///< of pairs, and of possible joins, that keep within these
} // namespace curation_bounds

/// How even some worlds are.
struct WorldEvenness {
    qint64 worlds = 0;
    qint64 attempts = 0; ///< worlds made for them, whether they could be won or not
    qint64 withExits = 0; ///< worlds with at least exitsAtFirst portals in their first zone

    /// Appearances of the rarest and of the most frequent zone that can be drawn, as a share of the
    /// mean of those with gems, or of plain ones.
    double leastZone = 0;
    double mostZone = 0;
    /// Pearson's, of these appearances. Worlds draw zones without replacement, so that chance alone
    /// gives less than the degrees of freedom.
    double chiSquare = 0;
    int freedom = 0; ///< degrees: zones less kinds of zones

    /// Of pairs of zones that can be drawn, the share whose lift is within the bounds. Lift: how
    /// often both appear, as a share of what it would be if they were independent.
    double evenPairs = 0;
    /// The lift of two zones of a kind that worlds draw without replacement from equal ones: below
    /// 1 however well they are curated. With gems, and plain.
    double gemLift = 0;
    double plainLift = 0;
    /// Like evenPairs, but lift is a share of what drawing without replacement gives.
    double evenPairsAsDrawn = 0;

    /// Of the possible joins (JoinTable), the share within the factor of their mean.
    double evenJoins = 0;
    double meanJoin = 0; ///< appearances of a possible join
    int unseenJoins = 0; ///< possible ones that no world has
    qint64 impossibleJoins = 0; ///< joins of the worlds that are not possible: a bug

    double medianRelevance = 0; ///< percent

    bool hasEvenZones() const;
};

/// How often some worlds have each thing that should appear evenly.
struct AppearanceShares {
    /// By zone of the pool: appearances as a share of the mean of zones with gems, or of plain
    /// ones; NaN if worlds may not have the zone.
    std::vector<double> zones;
    std::vector<double> lifts; ///< of pairs of zones that can be drawn
    std::vector<double> joins; ///< by possible join: appearances as a share of their mean
};

/// Of the candidates with these indices.
AppearanceShares appearanceSharesOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen);

/// Of the candidates with these indices.
WorldEvenness evennessOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen);

/// Whether the worlds keep within the bounds of these wishes.
bool isWithin(const WorldEvenness &evenness, const CurationWishes &wishes);

/// What a wish costs.
struct WishCost {
    CurationWishes wishes; ///< this one and those before it
    /// Of the fewest candidates that were tried and are enough: the first ones, by seed. Nothing:
    /// all of them are not enough.
    std::optional<std::size_t> candidates;
    qint64 attempts = 0; ///< worlds made for those candidates, or for all
    std::vector<std::size_t> chosen; ///< of all candidates
    WorldEvenness evenness; ///< of those

    /// Worlds wanted for each one made, of the fewest candidates that are enough; 0: they are not.
    double yieldOf(qint64 wanted) const;
};

/// One wish of `all` after the other, each with those before it, first none: exits, relevance,
/// zones, pairs, joins.
std::vector<CurationWishes> wishesInTurn(const CurationWishes &all);

/// The last of the wishes, in that order.
enum class Wish : std::uint8_t { None, Exits, Relevant, Zones, Pairs, Joins };
Wish lastOf(const CurationWishes &wishes);

/// What it costs that `count` worlds are chosen which keep within the bounds of all these wishes.
/// Nothing if stopped.
std::optional<WishCost> costOf(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop = {});

/// The costs of wishesInTurn(). Fewer if stopped.
std::vector<WishCost> costsOfWishes(const Pool &pool, const JoinTable &joins,
    const std::vector<WorldCandidate> &candidates, const CurationWishes &wishes, std::size_t count,
    const std::stop_token &stop = {});

/// How often zones of a sort matter.
struct SortRelevance {
    bool isPlain = false;
    int portals = 0; ///< of each of them; 0: this row is all zones with gems, or all plain ones
    int zones = 0; ///< of the pool
    qint64 appearances = 0; ///< on worlds
    qint64 entered = 0; ///< of these, by the shortest walk
    qint64 needed = 0; ///< of these, zones without which the world cannot be won
};

/// Of the candidates with these indices: zones with gems, then plain ones; of each kind all, then
/// by number of portals.
std::vector<SortRelevance> relevanceBySort(const Pool &pool,
    const std::vector<WorldCandidate> &candidates, const std::vector<std::size_t> &chosen);

/// Worlds that were chosen, and what they were chosen from.
struct Curation {
    qint64 wanted = 0; ///< worlds to choose
    qint64 seeds = 0; ///< tried
    int possibleJoins = 0;
    std::vector<WorldCandidate> candidates;
    std::vector<WishCost> costs; ///< of wishesInTurn(); the last one has the choice
    std::vector<SortRelevance> relevance; ///< of the worlds chosen

    /// Whether as many were chosen as wanted.
    bool isComplete() const;
    /// Whether they are as even as wished.
    bool isEven() const;
};

} // namespace boardwright::worlds
