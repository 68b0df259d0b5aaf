// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/checker.h"

#include "core/worlds/codes.h"
#include "core/worlds/steps.h"
#include "core/worlds/zone_boards.h"

#include <algorithm>
#include <map>
#include <utility>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

/// A portal of a site.
using Door = std::pair<int, QString>;

/// Numbers of gems, in ascending order.
using Bag = std::vector<int>;

/// Where players are, in which states.
using Spot = std::pair<Door, QStringList>;

class WorldCheck {
public:
    WorldCheck(const GoalSet &set, const Result &result, Steps &steps)
        : m_zones(set.tables.value(u"zones"_s))
        , m_claims(set.tables.value(u"claims"_s))
        , m_result(result)
        , m_steps(steps)
    {
    }

    std::vector<Finding> run()
    {
        for (std::size_t site = 0; site < m_result.at.size(); ++site) {
            if (zoneAt(static_cast<int>(site)) == nullptr)
                add(WorldsCode::StrangerInWorld, SiteIndex{static_cast<std::int32_t>(site)},
                    {static_cast<qint64>(site) + 1});
        }
        if (m_findings.empty())
            askJoins();
        if (m_findings.empty())
            askWalk();
        return std::move(m_findings);
    }

private:
    void add(WorldsCode code, SiteIndex site, const QList<Arg> &args)
    {
        Finding finding{
            .code = toCode(code), .severity = Severity::Error, .site = site, .args = {}};
        std::ranges::copy(args, finding.args.begin());
        m_findings.push_back(std::move(finding));
    }

    const TableRow *zoneAt(int site) const
    {
        const RowId row = m_result.at[static_cast<std::size_t>(site)].what;
        const auto found = std::ranges::find(m_zones, row, &TableRow::id);
        return found == m_zones.end() ? nullptr : &*found;
    }

    static QStringList names(const TableRow &row, const QString &key)
    {
        const Value value = row.values.value(key);
        const auto *held = std::get_if<QStringList>(&value);
        return held == nullptr ? QStringList() : *held;
    }

    static QString text(const TableRow &row, const QString &key)
    {
        const Value value = row.values.value(key);
        const auto *held = std::get_if<QString>(&value);
        return held == nullptr ? QString() : *held;
    }

    /// Each portal has one join, but for one of the first zone, which is joined to the start.
    void askJoins()
    {
        for (const Link &link : m_result.shape->links) {
            const Door a{static_cast<int>(link.a), link.end[0]};
            const Door b{static_cast<int>(link.b), link.end[1]};
            m_joins[a].push_back(b);
            if (a != b)
                m_joins[b].push_back(a);
        }
        for (std::size_t site = 0; site < m_result.at.size(); ++site) {
            for (const QString &portal : names(*zoneAt(static_cast<int>(site)), u"portals"_s)) {
                const Door door{static_cast<int>(site), portal};
                const std::size_t joins = m_joins[door].size();
                if (joins == 0 && site == 0 && m_entrance.second.isEmpty())
                    m_entrance = door;
                else if (joins != 1)
                    add(WorldsCode::PortalJoinedWrongly, SiteIndex{static_cast<std::int32_t>(site)},
                        {text(*zoneAt(static_cast<int>(site)), u"name"_s), portal,
                            static_cast<qint64>(joins)});
            }
        }
    }

    bool allows(const TableRow &claim, const QStringList &states) const
    {
        return std::ranges::all_of(names(claim, u"needs"_s), [&](const QString &state) {
            return state.startsWith(u'!') ? !states.contains(state.mid(1)) : states.contains(state);
        });
    }

    static QStringList after(const TableRow &claim, QStringList states)
    {
        for (const QString &state : names(claim, u"gives"_s)) {
            states.removeAll(state.startsWith(u'!') ? state.mid(1) : state);
            if (!state.startsWith(u'!'))
                states << state;
        }
        states.sort();
        return states;
    }

    /// Whether players have not been there with all of these gems before. Who has more can do
    /// whatever who has less can.
    bool isBetter(const Spot &spot, const Bag &gems)
    {
        std::vector<Bag> &known = m_seen[spot];
        const auto includes = [&](const Bag &more, const Bag &less) {
            return m_steps.take(more.size() + 1) && std::ranges::includes(more, less);
        };
        for (const Bag &other : known) {
            if (includes(other, gems) || m_steps.areOver())
                return false;
        }
        std::erase_if(known, [&](const Bag &other) { return includes(gems, other); });
        known.push_back(gems);
        return true;
    }

    /// By the portal that they lead from.
    std::map<Door, std::vector<const TableRow *>> claimsByDoor() const
    {
        std::map<Door, std::vector<const TableRow *>> claims;
        for (const TableRow &claim : m_claims) {
            const Value zone = claim.values.value(u"zone"_s);
            const auto *zones = std::get_if<QList<RowId>>(&zone);
            if (zones == nullptr)
                continue;
            for (std::size_t site = 0; site < m_result.at.size(); ++site) {
                if (zones->value(0) == m_result.at[site].what)
                    claims[{static_cast<int>(site), text(claim, u"from"_s)}].push_back(&claim);
            }
        }
        return claims;
    }

    /// By site and name.
    using GemNumbers = std::map<Door, int>;

    GemNumbers gemsOfSites() const
    {
        GemNumbers numbers;
        for (std::size_t site = 0; site < m_result.at.size(); ++site) {
            for (const QString &gem : names(*zoneAt(static_cast<int>(site)), u"gems"_s))
                numbers.try_emplace(
                    {static_cast<int>(site), gem}, static_cast<int>(numbers.size()));
        }
        return numbers;
    }

    /// Whether the bag has the gems of the sites, which have the first numbers, and no other.
    static bool isAll(const Bag &gems, std::size_t wanted)
    {
        return gems.size() == wanted && (gems.empty() || std::cmp_less(gems.back(), wanted));
    }

    /// The bag with the gems of a claim at a site.
    static Bag withGems(Bag bag, const TableRow &claim, int site, GemNumbers &numbers)
    {
        for (const QString &gem : names(claim, u"gems"_s)) {
            const int number
                = numbers.try_emplace({site, gem}, static_cast<int>(numbers.size())).first->second;
            const auto place = std::ranges::lower_bound(bag, number);
            if (place == bag.end() || *place != number)
                bag.insert(place, number);
        }
        return bag;
    }

    /// Goes everywhere and does everything, one claim after the other, until all gems are taken and
    /// players are back.
    void askWalk()
    {
        GemNumbers numbers = gemsOfSites();
        const std::size_t wanted = numbers.size();
        const auto claims = claimsByDoor();
        std::vector<std::pair<Spot, Bag>> open{{{m_entrance, {}}, {}}};
        std::size_t most = 0;
        while (!open.empty() && !m_steps.areOver()) {
            const auto [spot, gems] = open.back();
            const auto &[door, states] = spot;
            open.pop_back();
            most = std::max(most, gems.size());
            const auto from = claims.find(door);
            if (from == claims.end())
                continue;
            for (const TableRow *one : from->second) {
                const TableRow &claim = *one;
                if (!m_steps.take(stepsOfClaim + gems.size()) || !allows(claim, states))
                    continue;
                const Bag now = withGems(gems, claim, door.first, numbers);
                const Door by{door.first, text(claim, u"to"_s)};
                // Through the entrance players come to the start, and back.
                if (by == m_entrance && isAll(now, wanted))
                    return;
                const auto joined = m_joins.find(by);
                const bool isJoined = joined != m_joins.end() && !joined->second.empty();
                const Spot next{isJoined ? joined->second.front() : by, after(claim, states)};
                if ((isJoined || by == m_entrance) && isBetter(next, now))
                    open.emplace_back(next, now);
            }
        }
        if (m_steps.areOver())
            add(WorldsCode::WorldNotVerified, SiteIndex::none, {qint64{mostCheckedSteps}});
        else
            add(WorldsCode::WorldNotWon, SiteIndex::none,
                {static_cast<qint64>(wanted) - static_cast<qint64>(most)});
    }

    /// What a claim takes, beside the gems, in comparisons of two gems.
    static constexpr std::uint64_t stepsOfClaim = 50;

    QList<TableRow> m_zones;
    QList<TableRow> m_claims;
    const Result &m_result;
    Steps &m_steps;
    std::map<Door, std::vector<Door>> m_joins;
    std::map<Spot, std::vector<Bag>> m_seen; ///< the largest bags, by spot
    Door m_entrance; ///< the portal that is joined to the start
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkWorld(const GoalSet &set, const Result &result, Steps &steps)
{
    return WorldCheck(set, result, steps).run();
}

std::vector<Finding> checkBoards(const GoalSet &set, const Result &result)
{
    std::vector<Finding> findings;
    const Pool pool = poolOf(set);
    for (const Part &part : result.parts) {
        const RowId row = result.at[static_cast<std::size_t>(part.site)].what;
        const auto zone = std::ranges::find(pool.zones, row, &PoolZone::row);
        const auto settings = zone == pool.zones.end() ? std::unexpected(QString())
                                                       : boardSettings(set, zone->board);
        if (!settings)
            continue;
        for (Finding finding : boardGenerator().check(set, *settings, *part.result)) {
            finding.site = part.site;
            findings.push_back(std::move(finding));
        }
    }
    return findings;
}

} // namespace boardwright::worlds
