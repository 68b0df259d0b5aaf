// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/lint.h"

#include "core/board/progression.h"
#include "core/constrained/codes.h"
#include "core/constrained/parameters.h"
#include "core/constrained/supply.h"
#include "core/goalset/problem_list.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

class ConstrainedLint {
public:
    ConstrainedLint(const GoalSet &set, const Shape &shape)
        : m_set(set)
        , m_shape(shape)
        , m_supply(set, shape)
    {
    }

    QList<Problem> problems(const QString &modeLabel)
    {
        checkSupply();
        for (const Objective &objective : m_set.objectives)
            checkPositions(objective);
        for (const Supplier &supplier : m_supply.suppliers())
            checkPlaceable(supplier);
        checkExclusiveCells();
        checkIgnored(modeLabel);
        checkDedication();
        return m_problems.take();
    }

private:
    qint64 cells() const { return static_cast<qint64>(m_shape.sites.size()); }

    bool hasZones() const
    {
        return std::ranges::any_of(m_shape.sites, [](const Site &site) { return !!site.zones; });
    }

    /// Counts what hard rules alone leave: if that suffices, the board is filled, possibly with
    /// relaxations.
    void checkSupply()
    {
        const std::vector<bool> everywhere(m_shape.sites.size(), true);
        const std::vector<bool> all(m_supply.suppliers().size(), true);
        const qint64 supply = m_supply.count(everywhere, all);
        if (supply < cells())
            m_problems.error(
                Code::TooFewObjectives, RowId::none, ObjectiveField::GoalSet, {supply, cells()});
    }

    void checkPositions(const Objective &objective)
    {
        const auto outside = std::ranges::find_if(
            objective.forcedPositions, [this](int position) { return position > cells(); });
        if (outside != objective.forcedPositions.end())
            m_problems.error(Code::ForcedPositionOutside, objective.id,
                ObjectiveField::ForcedPositions, {qint64{*outside}, cells()});
    }

    /// Values need no check: every zone that a goal has offers at least one.
    void checkPlaceable(const Supplier &supplier)
    {
        const RowId row = supplier.objective->id;
        if (supplier.isForced && supplier.sites.empty()) {
            m_problems.warning(toCode(ConstrainedCode::NeverOnBoard), row,
                ObjectiveField::ForcedPositions, {cells()});
            return;
        }
        if (supplier.isClosed) {
            m_problems.warning(Code::NeverWithCategory, row, ObjectiveField::BoardCategories,
                {supplier.closedCategory});
            return;
        }
        const Zones carried = carriedZones(*supplier.objective);
        const auto fits = [&](const Site &site) { return zonesMatch(carried, site.zones); };
        const bool isPlaceable = supplier.isForced
            ? std::ranges::any_of(supplier.sites,
                  [&](int site) { return fits(m_shape.sites[static_cast<std::size_t>(site)]); })
            : fitsAnywhere(carried);
        if (!isPlaceable)
            m_problems.warning(toCode(ConstrainedCode::NeverInZones), row,
                ObjectiveField::Progression,
                {qint64{carried.toInt()}, qint64{supplier.isForced ? 1 : 0}});
    }

    /// Cached by zones: thousands of goals share fifteen combinations.
    bool fitsAnywhere(Zones carried)
    {
        std::int8_t &known = m_fitsAnywhere.at(static_cast<std::size_t>(carried.toInt()) & 15U);
        if (known < 0)
            known = std::ranges::any_of(m_shape.sites,
                        [&](const Site &site) { return zonesMatch(carried, site.zones); })
                ? 1
                : 0;
        return known == 1;
    }

    void checkExclusiveCells()
    {
        for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
            std::vector<bool> exclusive;
            exclusive.reserve(m_shape.sites.size());
            for (const Site &site : m_shape.sites)
                exclusive.push_back(site.zones == Zones(zone));
            const qint64 wanted = std::ranges::count(exclusive, true);
            if (wanted == 0)
                continue;
            std::vector<bool> members;
            members.reserve(m_supply.suppliers().size());
            for (const Supplier &supplier : m_supply.suppliers())
                members.push_back(
                    !supplier.isClosed && carriedZones(*supplier.objective).testFlag(zone));
            const qint64 supply = m_supply.count(exclusive, members);
            if (supply < wanted)
                m_problems.warning(Code::ZoneTooScarce, RowId::none, ObjectiveField::Progression,
                    {qint64{static_cast<int>(zone)}, wanted, supply});
        }
    }

    void checkIgnored(const QString &modeLabel)
    {
        if (hasZones())
            return;
        const qint64 listing = std::ranges::count_if(m_supply.suppliers(), [](const Supplier &one) {
            return carriedZones(*one.objective) != allZones || one.objective->progressiveRanges;
        });
        if (listing > 0)
            m_problems.hint(toCode(ConstrainedCode::ProgressionIgnored), RowId::none,
                ObjectiveField::Progression, {modeLabel, listing});
    }

    /// An unknown mode or size would open as something else. If none is given, lint() reports it.
    void checkDedication()
    {
        if (m_set.schemaMode != SchemaMode::Dedicated || m_set.dedicatedMode.isEmpty())
            return;
        const std::optional<GameMode> mode = modeOfKey(m_set.dedicatedMode);
        if (!mode)
            m_problems.warning(toCode(ConstrainedCode::DedicatedModeUnknown), RowId::none,
                ObjectiveField::DedicatedSettings, {m_set.dedicatedMode, modeKeys()});
        else if (!m_set.dedicatedSize.isEmpty() && !settingsOfSizeName(*mode, m_set.dedicatedSize))
            m_problems.warning(toCode(ConstrainedCode::DedicatedSizeUnknown), RowId::none,
                ObjectiveField::DedicatedSettings, {m_set.dedicatedMode, m_set.dedicatedSize});
    }

    const GoalSet &m_set;
    const Shape &m_shape;
    Supply m_supply;
    ProblemList m_problems;
    std::array<std::int8_t, 16> m_fitsAnywhere = [] {
        std::array<std::int8_t, 16> unknown{};
        unknown.fill(-1);
        return unknown;
    }();
};

} // namespace

QList<Problem> lintModifiers(const Modifiers &modifiers, const ModeSettings &settings)
{
    ProblemList problems;
    const bool isCentreEmpty = applicable(modifiers, settings).noCentre;
    const qint64 cells = settings.cells();
    const qint64 empty = modifiers.blanks + (isCentreEmpty ? 1 : 0);
    if (empty >= cells)
        problems.error(toCode(ConstrainedCode::TooManyBlanks), RowId::none, ObjectiveField::GoalSet,
            {empty, cells});
    if (modifiers.noCentre && !isCentreEmpty)
        problems.hint(
            toCode(ConstrainedCode::NoCentreIgnored), RowId::none, ObjectiveField::GoalSet, {});
    return problems.take();
}

QList<Problem> lintConstrained(
    const GoalSet &set, const ModeSettings &settings, const QString &modeLabel)
{
    const auto shape = shapeOf(settings);
    return sortedProblems(ConstrainedLint(set, *shape).problems(modeLabel), set);
}

} // namespace boardwright
