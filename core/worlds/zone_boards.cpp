// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/zone_boards.h"

#include "core/board/adjacency.h"
#include "core/goalset/identity.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostBoardSeeds = 100;

bool areNeighbours(const Shape &shape, std::size_t a, std::size_t b)
{
    return areAdjacent(shape.sites[a], shape.sites[b])
        && std::ranges::none_of(shape.links, [&](const Link &link) {
               return link.kind == LinkKind::Wall
                   && std::minmax(
                          static_cast<std::size_t>(link.a), static_cast<std::size_t>(link.b))
                   == std::minmax(a, b);
           });
}

/// By site, those that players can go to.
std::vector<std::vector<std::size_t>> neighboursOf(const Shape &shape)
{
    std::vector<std::vector<std::size_t>> neighbours(shape.sites.size());
    for (std::size_t a = 0; a < shape.sites.size(); ++a) {
        for (std::size_t b = 0; b < shape.sites.size(); ++b) {
            if (a != b && shape.sites[a].kind != SiteKind::Wall
                && shape.sites[b].kind != SiteKind::Wall && areNeighbours(shape, a, b))
                neighbours[a].push_back(b);
        }
    }
    return neighbours;
}

/// The site at which a portal is: the open one that is farthest out in its direction.
std::size_t siteOfPortal(const Shape &shape, int portal, int portals)
{
    constexpr double topLeft = 0.625; // of a turn, clockwise from the right; y points down
    const double turn = topLeft + static_cast<double>(portal) / portals;
    const QPointF way(std::cos(2 * std::numbers::pi * turn), std::sin(2 * std::numbers::pi * turn));
    std::size_t farthest = 0;
    double most = -std::numeric_limits<double>::max();
    for (std::size_t site = 0; site < shape.sites.size(); ++site) {
        if (shape.sites[site].kind == SiteKind::Wall)
            continue;
        // Rounded, so that the last digits of a sine decide nothing.
        const double out
            = std::round(QPointF::dotProduct(shape.sites[site].place.center(), way) * 1e6);
        if (out > most) {
            most = out;
            farthest = site;
        }
    }
    return farthest;
}

/// Appends a shortest way from the end of `path` to `to`. False: there is none.
bool walkOn(const std::vector<std::vector<std::size_t>> &neighbours, std::size_t to,
    std::vector<SiteIndex> &path)
{
    const auto from = static_cast<std::size_t>(path.back());
    std::vector<std::ptrdiff_t> before(neighbours.size(), -1);
    std::vector<std::size_t> open{to}; // searched backwards, so that it is told forwards
    before[to] = static_cast<std::ptrdiff_t>(to);
    for (std::size_t next = 0; next < open.size() && before[from] < 0; ++next) {
        for (const std::size_t site : neighbours[open[next]]) {
            if (before[site] >= 0)
                continue;
            before[site] = static_cast<std::ptrdiff_t>(open[next]);
            open.push_back(site);
        }
    }
    if (before[from] < 0)
        return false;
    for (std::size_t at = from; at != to;) {
        at = static_cast<std::size_t>(before[at]);
        path.push_back(SiteIndex{static_cast<std::int32_t>(at)});
    }
    return true;
}

} // namespace

const Generator &boardGenerator()
{
    return *generators().front();
}

std::expected<Settings, QString> boardSettings(const GoalSet &set, const QString &wanted)
{
    Settings settings = boardGenerator().settingsFor(set);
    for (const QString &word : wanted.split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype equals = word.indexOf(u'=');
        if (equals < 0
            || !setParameter(boardGenerator().info().parameters, settings, word.left(equals),
                word.mid(equals + 1)))
            return std::unexpected(word);
    }
    return settings;
}

std::vector<RowId> gemGoals(const GoalSet &set, const PoolZone &zone)
{
    std::vector<RowId> goals;
    for (const QString &gem : zone.gems) {
        auto goal = std::ranges::find(set.objectives, gem, drawText);
        if (goal == set.objectives.end())
            goal = std::ranges::find(set.objectives, gem, &Objective::goal);
        goals.push_back(goal == set.objectives.end() ? RowId::none : goal->id);
    }
    return goals;
}

/// Null if boards cannot be made, or if it was stopped.
ZoneBoards::Prepared *ZoneBoards::prepared(const QString &wanted, const std::stop_token &stop)
{
    const auto [at, isNew] = m_prepared.try_emplace(wanted);
    Prepared &ready = at->second;
    if (!isNew)
        return ready.compiled == nullptr ? nullptr : &ready;
    const Generator &generator = boardGenerator();
    const auto settings = boardSettings(m_set, wanted);
    if (!settings)
        return nullptr;
    const auto compiled = generator.compileUntil(m_set, *settings, stop);
    if (!compiled) {
        if (stop.stop_requested())
            m_prepared.erase(at); // another run may not be stopped
        return nullptr;
    }
    ready.compiled = *compiled;
    ready.scratch = generator.scratch(**compiled);
    ready.settings = settingsText(generator.info().parameters, *settings);
    return &ready;
}

/// The seed, with its board; null if no board could be made.
QString ZoneBoards::seedFor(Prepared &ready, const QString &base, const std::vector<RowId> &gems,
    Result &board, Watch &watch)
{
    QString best;
    qsizetype most = -1;
    const auto wanted = std::ssize(gems) - std::ranges::count(gems, RowId::none);
    Result tried;
    for (int attempt = 1; attempt <= mostBoardSeeds && most < wanted; ++attempt) {
        const QString seed = derivedSeed(base, attempt);
        if (!boardGenerator().run(*ready.compiled, *ready.scratch, seed, tried, nullptr, watch))
            return best; // no other seed would do, or it was stopped
        if (!m_judge.isOff()) {
            boardGenerator().measure(*ready.compiled, *ready.scratch, tried, m_measured);
            if (m_judge.missed(m_measured))
                continue;
        }
        const auto found = std::ranges::count_if(gems,
            [&](RowId gem) { return gem != RowId::none && siteOf(tried, gem) != SiteIndex::none; });
        if (found > most) {
            most = found;
            best = seed;
            std::swap(board, tried);
        }
    }
    return best;
}

std::optional<Part> ZoneBoards::make(
    int zone, QStringView worldSeed, SiteIndex site, std::size_t part, Trace *trace, Watch &watch)
{
    const PoolZone &of = m_pool.zones[static_cast<std::size_t>(zone)];
    Prepared *const ready = prepared(of.board, watch.token());
    if (ready == nullptr)
        return std::nullopt;
    auto board = std::make_shared<Result>();
    const QString seed = seedFor(
        *ready, worldSeed.toString() + u'/' + of.name, gemGoals(m_set, of), *board, watch);
    if (seed.isEmpty())
        return std::nullopt;
    if (trace != nullptr) {
        Trace own;
        if (!boardGenerator().run(*ready->compiled, *ready->scratch, seed, *board, &own, watch))
            return std::nullopt;
        for (Step &step : own.steps)
            step.part = static_cast<std::uint16_t>(part);
        trace->append(own);
    }
    return Part{.site = site, .result = board, .seed = seed, .settings = ready->settings};
}

std::vector<SiteIndex> pathOnBoard(
    const Result &board, int from, int to, int portals, const std::vector<RowId> &gems)
{
    const Shape &shape = *board.shape;
    const auto neighbours = neighboursOf(shape);
    std::vector<SiteIndex> path{
        SiteIndex{static_cast<std::int32_t>(siteOfPortal(shape, from, portals))}};
    for (const RowId gem : gems) {
        const SiteIndex site = siteOf(board, gem);
        if (site == SiteIndex::none || !walkOn(neighbours, static_cast<std::size_t>(site), path))
            return {};
    }
    return walkOn(neighbours, siteOfPortal(shape, to, portals), path) ? path
                                                                      : std::vector<SiteIndex>();
}

} // namespace boardwright::worlds
