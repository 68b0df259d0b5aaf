// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/lint.h"

#include "core/goalset/identity.h"
#include "core/worlds/codes.h"
#include "core/worlds/zone_boards.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright::worlds {

namespace {

/// Collects the problems of one pool.
class PoolLint {
public:
    PoolLint(const GoalSet &set, const Options &options)
        : m_set(set)
        , m_zones(set.tables.value(zoneTable.key))
        , m_claims(set.tables.value(claimTable.key))
        , m_options(options)
    {
        for (const Objective &goal : set.objectives)
            m_goals << goal.goal << drawText(goal);
        for (qsizetype i = 0; i < m_zones.size(); ++i)
            m_zoneOf.insert(m_zones.at(i).id, i);
    }

    QList<Problem> run()
    {
        if (m_zones.isEmpty()) {
            add(WorldsCode::NoZones, Severity::Error, RowId::none, zoneTable, nullptr, {});
            return m_problems;
        }
        if (m_zones.size() > mostZones)
            add(WorldsCode::ZonesTooMany, Severity::Warning, m_zones.at(mostZones).id, zoneTable,
                nullptr, {qint64{m_zones.size()}, qint64{mostZones}});
        askClaims();
        askZones();
        askStates();
        return m_problems;
    }

private:
    void add(WorldsCode code, Severity severity, RowId row, const Section &section,
        const Field *field, QList<Arg> args)
    {
        m_problems << Problem{.code = toCode(code),
            .severity = severity,
            .where = {},
            .row = row,
            .field = ObjectiveField::GoalSet,
            .args = std::move(args),
            .section = QString(section.key),
            .fieldKey = field == nullptr ? QString() : QString(field->key)};
    }

    static QStringList namesOf(const TableRow &row, const Field &field)
    {
        return std::get<QStringList>(clamped(field, valueOf(row.values, field)));
    }

    static qint64 weightOf(const TableRow &zone)
    {
        return std::get<qint64>(clamped(columns::weight, valueOf(zone.values, columns::weight)));
    }

    const TableRow *zoneOf(const TableRow &claim) const
    {
        const RowId id = rowsOf(claim.values, columns::zone).value(0, RowId::none);
        const auto found = m_zoneOf.constFind(id);
        return found == m_zoneOf.cend() ? nullptr : &m_zones.at(*found);
    }

    void askClaims()
    {
        for (const TableRow &claim : m_claims) {
            const TableRow *zone = zoneOf(claim);
            if (zone == nullptr) {
                add(WorldsCode::ClaimWithoutZone, Severity::Warning, claim.id, claimTable,
                    &columns::zone, {});
                continue;
            }
            const QString name = textOf(zone->values, columns::zoneName);
            const QStringList portals = namesOf(*zone, columns::portals);
            for (const Field *field : {&columns::from, &columns::to}) {
                const QString portal = textOf(claim.values, *field);
                if (portals.contains(portal))
                    m_used[zone->id].insert(portal);
                else
                    add(WorldsCode::PortalUnknown, Severity::Warning, claim.id, claimTable, field,
                        {portal, name});
            }
            const QStringList gems = namesOf(*zone, columns::gems);
            for (const QString &gem : namesOf(claim, columns::taken)) {
                if (gems.contains(gem))
                    m_taken[zone->id].insert(gem);
                else
                    add(WorldsCode::GemUnknown, Severity::Warning, claim.id, claimTable,
                        &columns::taken, {gem, name});
            }
        }
    }

    /// The names that count; what is beyond them is a problem.
    QStringList withinLimit(const TableRow &zone, const Field &field, qsizetype most)
    {
        const QStringList names = namesOf(zone, field);
        if (names.size() > most)
            add(WorldsCode::ZoneTooLarge, Severity::Warning, zone.id, zoneTable, &field,
                {qint64{names.size()}, qint64{most}});
        return names.mid(0, most);
    }

    void askZones()
    {
        int withGems = 0;
        int plain = 0;
        bool canStart = false;
        for (const TableRow &zone : m_zones) {
            askBoard(zone);
            const QStringList portals = withinLimit(zone, columns::portals, mostPortals);
            const QStringList gems = withinLimit(zone, columns::gems, mostGems);
            if (portals.isEmpty())
                add(WorldsCode::ZoneWithoutPortals, Severity::Warning, zone.id, zoneTable,
                    &columns::portals, {});
            const bool isDrawn = !portals.isEmpty() && weightOf(zone) > 0;
            if (isDrawn)
                ++(gems.isEmpty() ? plain : withGems);
            canStart = canStart || (isDrawn && gems.isEmpty() && portals.size() >= exitsAtFirst);
            for (const QString &gem : gems) {
                if (!m_taken.value(zone.id).contains(gem))
                    add(WorldsCode::GemNeverTaken, Severity::Warning, zone.id, zoneTable,
                        &columns::gems, {gem});
            }
            for (const QString &portal : portals) {
                if (!m_used.value(zone.id).contains(portal))
                    add(WorldsCode::PortalNeverUsed, Severity::Warning, zone.id, zoneTable,
                        &columns::portals, {portal});
            }
        }
        if (!canStart)
            add(WorldsCode::NoZoneToStartWith, Severity::Error, RowId::none, zoneTable,
                &columns::portals, {});
        // With zones of several gems, the newer processes need fewer.
        const bool isOld = m_options.process == Process::Old;
        const Severity severity = isOld ? Severity::Error : Severity::Warning;
        if (withGems == 0 || withGems < m_options.gems)
            add(WorldsCode::TooFewGemZones, withGems == 0 ? Severity::Error : severity, RowId::none,
                zoneTable, &columns::gems, {qint64{withGems}, qint64{m_options.gems}});
        if (plain < m_options.gems)
            add(WorldsCode::TooFewPlainZones, severity, RowId::none, zoneTable, &columns::gems,
                {qint64{plain}, qint64{m_options.gems}});
    }

    void askBoard(const TableRow &zone)
    {
        if (!m_options.hasBoards || m_goals.isEmpty())
            return;
        const QString wanted = textOf(zone.values, columns::board);
        const auto settings
            = wanted.isEmpty() ? std::expected<Settings, QString>() : boardSettings(m_set, wanted);
        if (!settings)
            add(WorldsCode::BoardSettingUnknown, Severity::Warning, zone.id, zoneTable,
                &columns::board, {settings.error()});
        for (const QString &gem : namesOf(zone, columns::gems)) {
            if (!m_goals.contains(gem))
                add(WorldsCode::GemNoGoal, Severity::Hint, zone.id, zoneTable, &columns::gems,
                    {gem});
        }
    }

    void askStates()
    {
        QSet<QString> given;
        QSet<QString> all;
        for (const TableRow &claim : m_claims) {
            for (const QString &state : namesOf(claim, columns::gives)) {
                given.insert(state);
                all.insert(stateName(state));
            }
        }
        for (const TableRow &claim : m_claims) {
            for (const QString &state : namesOf(claim, columns::needs)) {
                all.insert(stateName(state));
                if (!state.startsWith(u'!') && !given.contains(state))
                    add(WorldsCode::StateNeverGiven, Severity::Warning, claim.id, claimTable,
                        &columns::needs, {state});
            }
        }
        if (all.size() > mostStates)
            add(WorldsCode::StatesTooMany, Severity::Warning, RowId::none, claimTable,
                &columns::gives, {qint64{all.size()}, qint64{mostStates}});
    }

    const GoalSet &m_set;
    QSet<QString> m_goals; ///< looked up, never iterated
    QList<TableRow> m_zones;
    QHash<RowId, qsizetype> m_zoneOf; ///< place in m_zones
    QList<TableRow> m_claims;
    Options m_options;
    QHash<RowId, QSet<QString>> m_used; ///< by zone: portals of claims
    QHash<RowId, QSet<QString>> m_taken; ///< by zone: gems of claims
    QList<Problem> m_problems;
};

} // namespace

QList<Problem> lint(const GoalSet &set, const Options &options)
{
    return PoolLint(set, options).run();
}

} // namespace boardwright::worlds
