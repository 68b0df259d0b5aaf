// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/generator/judge.h"
#include "core/worlds/pool.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>

namespace boardwright::worlds {

/// The generator that makes the boards of zones: the default one.
const Generator &boardGenerator();

/// The settings of a zone's board: those for the set, changed by what the zone says ("size=4x4
/// mode=ascend"). An error is the first word that is no setting.
std::expected<Settings, QString> boardSettings(const GoalSet &set, const QString &wanted);

/// The goals of the set that are gems of a zone, in the order of its gems. A goal whose draws are
/// kept (goalset/identity.h) also answers to the text that it had. RowId::none: the gem is no goal.
std::vector<RowId> gemGoals(const GoalSet &set, const PoolZone &zone);

/// Makes the boards of a pool's zones, compiled when they are first needed. One thread's working
/// memory.
class ZoneBoards final {
public:
    /// Both must outlive this.
    ZoneBoards(const GoalSet &set, const Pool &pool)
        : m_set(set)
        , m_pool(pool)
        , m_judge(boardGenerator().info(), set)
    {
    }

    /// The board of a zone of the pool: that of the first seed derived from the world's and the
    /// zone's name which keeps the gates and has all gems that are goals, or else of the one with
    /// most of them.
    /// Nothing if no board can be made of the set. `trace` gets its steps, as those of the
    /// `part`-th part of the world.
    std::optional<Part> make(int zone, QStringView worldSeed, SiteIndex site, std::size_t part,
        Trace *trace, Watch &watch);

private:
    struct Prepared {
        std::shared_ptr<const Compiled> compiled; ///< null: no board can be made
        std::unique_ptr<Scratch> scratch;
        QList<std::pair<QString, QString>> settings;
    };

    Prepared *prepared(const QString &wanted, const std::stop_token &stop);
    QString seedFor(Prepared &ready, const QString &base, const std::vector<RowId> &gems,
        Result &board, Watch &watch);

    const GoalSet &m_set;
    const Pool &m_pool;
    Judge m_judge; ///< gates hold for the boards of zones as well, except overlapGate
    Measured m_measured;
    std::map<QString, Prepared> m_prepared; ///< by what zones say of their boards
};

/// A path of cells between two portals of a zone's board by way of the gems, which are goals on it;
/// empty if there is none. Portals are spread evenly along the rim, clockwise from the top left.
/// Sites that touch are neighbours; walls and solid sites are in the way.
std::vector<SiteIndex> pathOnBoard(
    const Result &board, int from, int to, int portals, const std::vector<RowId> &gems);

} // namespace boardwright::worlds
