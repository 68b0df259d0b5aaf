// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"

#include "core/board/checked_marks.h"
#include "core/board/checked_places.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <utility>

namespace boardwright {

namespace {

class BoardCheck {
public:
    BoardCheck(const GoalSet &set, const ModeSettings &settings, CheckedPlaces places,
        const std::vector<Placed> &at, const Modifiers &modifiers)
        : m_set(set)
        , m_settings(settings)
        , m_modifiers(modifiers)
        , m_places(std::move(places))
        , m_cells(static_cast<int>(m_places.zones.size()))
        , m_at(at)
        , m_boardPercents(percentsOf(set.boardLimits))
        , m_linePercents(percentsOf(set.lineLimits))
    {
        for (const Objective &objective : set.objectives)
            m_objectives.insert(static_cast<quint32>(objective.id), &objective);
        // Without progression the board has no zones at all.
        if (modifiers.noProgression)
            m_places.zones.fill({});
    }

    std::vector<Finding> findings()
    {
        if (std::cmp_not_equal(m_at.size(), m_cells)) {
            defect(Code::WrongShape, {}, {static_cast<qint64>(m_at.size()), qint64{m_cells}});
            return m_findings;
        }
        checkCells();
        std::ranges::copy(
            checkedMarks(m_set, m_settings, m_at, m_modifiers), std::back_inserter(m_findings));
        checkTags();
        checkGroups();
        checkCopies();
        checkProgression();
        checkValueChoice();
        for (const CheckedLine &line : m_places.lines)
            checkLine(line);
        if (!m_modifiers.noBoardLimits)
            checkBoardCategories();
        return m_findings;
    }

private:
    const Objective *objectiveAt(int cell) const
    {
        return m_objectives.value(static_cast<quint32>(m_at[static_cast<std::size_t>(cell)].what));
    }

    void add(Code code, Severity severity, RowId about, std::initializer_list<Arg> args)
    {
        Finding finding{.code = code,
            .severity = severity,
            .site = SiteIndex::none,
            .about = about,
            .args = {}};
        std::ranges::copy(args, finding.args.begin());
        m_findings.push_back(std::move(finding));
    }

    void defect(Code code, RowId about, std::initializer_list<Arg> args)
    {
        add(code, Severity::Error, about, args);
    }

    void checkCells()
    {
        for (int cell = 0; cell < m_cells; ++cell) {
            const Placed &placed = m_at[static_cast<std::size_t>(cell)];
            const qint64 position = cell + 1;
            if (m_places.walls.contains(cell)) {
                if (placed != Placed())
                    defect(Code::UnknownObjective, placed.what, {position});
                continue;
            }
            if (placed.what == RowId::none) {
                // checkedMarks() decides whether the cell may be empty.
                if (!placed.isLeftEmpty())
                    defect(Code::CellEmpty, {}, {position});
                continue;
            }
            const Objective *objective = objectiveAt(cell);
            if (objective == nullptr) {
                defect(Code::UnknownObjective, placed.what, {position});
                continue;
            }
            if (objective->disabled)
                defect(Code::ObjectiveDisabled, placed.what, {position});
            if (!objective->forcedPositions.isEmpty()
                && !objective->forcedPositions.contains(cell + 1))
                defect(Code::OutsideForcedPositions, placed.what, {position});
            const bool hasValues
                = std::ranges::any_of(objective->range, [](int value) { return value > 0; });
            const bool right = hasValues
                ? placed.value > 0 && objective->range.contains(placed.value)
                : placed.value == 0;
            if (!right)
                defect(Code::ValueNotInRange, placed.what, {qint64{placed.value}});
        }
    }

    void checkTags()
    {
        QMap<QString, int> members;
        for (int cell = 0; cell < m_cells; ++cell) {
            const Objective *objective = objectiveAt(cell);
            if (objective != nullptr && !objective->tag.isEmpty() && ++members[objective->tag] == 2)
                defect(Code::TagTwice, objective->id, {objective->tag});
        }
    }

    // As stored in the file: exclusion_groups of the set, and exclusion of an objective.
    void checkGroups()
    {
        QMap<quint32, int> counts;
        for (int cell = 0; cell < m_cells; ++cell) {
            const Objective *objective = objectiveAt(cell);
            if (objective == nullptr)
                continue;
            const Value groups = objective->extension.value(QStringLiteral("exclusion"))
                                     .value(QStringLiteral("groups"));
            QSet<quint32> carried;
            for (const RowId id : std::get_if<QList<RowId>>(&groups) != nullptr
                    ? std::get<QList<RowId>>(groups)
                    : QList<RowId>())
                carried.insert(static_cast<quint32>(id));
            for (const quint32 group : carried)
                ++counts[group];
        }
        for (const TableRow &group : m_set.tables.value(QStringLiteral("exclusion_groups"))) {
            const Value most = group.values.value(QStringLiteral("most"));
            const Value name = group.values.value(QStringLiteral("name"));
            const auto *number = std::get_if<qint64>(&most);
            const auto *text = std::get_if<QString>(&name);
            const qint64 allowed
                = number == nullptr ? 1 : std::min(qint64{100}, std::max(qint64{1}, *number));
            const qint64 placed = counts.value(static_cast<quint32>(group.id));
            if (placed > allowed)
                defect(Code::GroupExceeded, {},
                    {text == nullptr ? QString() : *text, placed, allowed});
        }
    }

    void checkCopies()
    {
        QMap<quint32, QList<int>> valuesOf;
        for (const Placed &placed : m_at) {
            if (placed.what != RowId::none)
                valuesOf[static_cast<quint32>(placed.what)] << placed.value;
        }
        for (auto it = valuesOf.cbegin(); it != valuesOf.cend(); ++it) {
            const Objective *objective = m_objectives.value(it.key());
            if (objective == nullptr)
                continue;
            const QList<int> &values = it.value();
            const int limit = std::max(1, objective->individualLimit);
            if (values.size() > limit)
                defect(Code::LimitExceeded, objective->id, {qint64{values.size()}, qint64{limit}});
            // Copies of a goal that takes no value are all the same.
            if (!quantities(*objective).isEmpty()
                && QSet<int>(values.cbegin(), values.cend()).size() != values.size())
                defect(Code::ValueTwice, objective->id, {qint64{values.first()}});
        }
    }

    void checkProgression()
    {
        for (int cell = 0; cell < m_cells; ++cell) {
            const Objective *objective = objectiveAt(cell);
            const CheckedZones here = m_places.zones[cell];
            if (objective == nullptr || here.isEmpty())
                continue;
            const CheckedZones carried = zonesOf(*objective);
            const bool isInZones
                = std::ranges::any_of(carried, [&](int zone) { return here.contains(zone); });
            if (!isInZones)
                add(Code::ProgressionRelaxed, Severity::Warning, objective->id,
                    {qint64{cell + 1}, bitsOf(here), bitsOf(carried)});
            const int value = m_at[static_cast<std::size_t>(cell)].value;
            if (isInZones && objective->progressiveRanges
                && isOutsideZones(*objective, value, carried, here))
                defect(Code::ValueOutsideZones, objective->id, {qint64{value}});
        }
    }

    // The zones that an objective lists (all if it lists none), as ascending numbers.
    static CheckedZones zonesOf(const Objective &objective)
    {
        CheckedZones zones;
        for (const auto &[zone, number] :
            {std::pair(Zone::Early, 0), {Zone::Mid, 1}, {Zone::Late, 2}, {Zone::Endgame, 3}}) {
            if (!objective.progression || objective.progression.testFlag(zone))
                zones << number;
        }
        return zones;
    }

    static qint64 bitsOf(const CheckedZones &zones)
    {
        qint64 bits = 0;
        for (const int zone : zones)
            bits += zone == 0 ? 1 : zone == 1 ? 2 : zone == 2 ? 4 : 8;
        return bits;
    }

    // Values are divided evenly among zones. On a tape of (values x zones) ticks each value covers
    // as many ticks as there are zones, and each zone as many as there are values, both in order. A
    // zone offers the values it shares a tick with. Values that the goal does not have are reported
    // elsewhere.
    static bool isOutsideZones(const Objective &objective, int value, const CheckedZones &carried,
        const CheckedZones &here)
    {
        const QList<int> values = quantities(objective);
        for (qsizetype tick = 0; tick < values.size() * carried.size(); ++tick) {
            if (values[tick / carried.size()] == value
                && here.contains(carried[tick / values.size()]))
                return false;
        }
        return values.contains(value);
    }

    // The values that a goal can take: positive, distinct, ascending.
    static QList<int> quantities(const Objective &objective)
    {
        QMap<int, int> ascending;
        for (const int each : objective.range) {
            if (each > 0)
                ascending.insert(each, 0);
        }
        return ascending.keys();
    }

    // Whether a cell offers the value to the goal placed there. Always true, except under
    // progressive ranges.
    bool isOffered(int cell, const Objective &objective, int value) const
    {
        const CheckedZones here = m_places.zones[cell];
        const CheckedZones carried = zonesOf(objective);
        const bool isInZones
            = std::ranges::any_of(carried, [&](int zone) { return here.contains(zone); });
        return !objective.progressiveRanges || !isInZones
            || !isOutsideZones(objective, value, carried, here);
    }

    // Lowest (or highest) first: every lower value that the cell offers was taken earlier by
    // another copy of the goal. That copy may have been removed to leave its cell empty, so up to
    // as many values may be missing as there are empty cells that the goal could have been on.
    // Without progressive ranges and empty cells, k copies have the k lowest values.
    void checkValueChoice()
    {
        if (m_modifiers.values == ValueChoice::Any)
            return;
        const bool isLowest = m_modifiers.values == ValueChoice::Lowest;
        const auto leftEmpty = std::ranges::count(m_at, RowId::none, &Placed::what);
        QMap<quint32, QList<int>> cellsOf;
        for (int cell = 0; cell < m_cells; ++cell) {
            if (objectiveAt(cell) != nullptr)
                cellsOf[static_cast<quint32>(objectiveAt(cell)->id)] << cell;
        }
        for (auto it = cellsOf.cbegin(); it != cellsOf.cend(); ++it) {
            const Objective &objective = *m_objectives.value(it.key());
            QSet<int> taken;
            for (const int cell : it.value())
                taken.insert(valueAt(cell));
            const QList<int> values = quantities(objective);
            QList<int> missing;
            for (const int value : values) {
                const bool isPassedOver = std::ranges::any_of(it.value(), [&](int cell) {
                    const int there = valueAt(cell);
                    return values.contains(there) && isOffered(cell, objective, value)
                        && (isLowest ? value < there : value > there);
                });
                if (isPassedOver && !taken.contains(value))
                    missing << value;
            }
            const auto furtherCopies
                = std::max(1, objective.individualLimit) - static_cast<int>(it.value().size());
            if (missing.size() > std::min<qsizetype>(furtherCopies, leftEmpty)
                && !missing.isEmpty())
                defect(Code::ValuePassedOver, objective.id,
                    {qint64{isLowest ? missing.first() : missing.last()}});
        }
    }

    int valueAt(int cell) const { return m_at[static_cast<std::size_t>(cell)].value; }

    void checkLine(const CheckedLine &line)
    {
        const qint64 kind = static_cast<int>(line.kind);
        QSet<quint32> seen;
        QMap<QString, int> counts;
        for (const int cell : line.cells) {
            const Objective *objective = objectiveAt(cell);
            if (objective == nullptr)
                continue;
            if (seen.contains(static_cast<quint32>(objective->id)))
                defect(Code::SameObjectiveInLine, objective->id, {kind, qint64{line.number}});
            seen.insert(static_cast<quint32>(objective->id));
            countCategories(objective->lineCategories, counts);
        }
        for (auto it = counts.cbegin(); it != counts.cend() && !m_modifiers.noLineLimits; ++it) {
            const int percent = m_linePercents.value(it.key(), -1);
            if (percent < 0)
                continue;
            const int cap = std::max(1, roundedUp(percent, static_cast<int>(line.cells.size())));
            if (it.value() > cap)
                add(Code::LineCategoryRelaxed, Severity::Warning, {},
                    {it.key(), qint64{it.value() - cap}, qint64{it.value()}, qint64{cap}, kind,
                        qint64{line.number}});
        }
    }

    void checkBoardCategories()
    {
        QMap<QString, int> counts;
        for (int cell = 0; cell < m_cells; ++cell) {
            if (const Objective *objective = objectiveAt(cell))
                countCategories(objective->boardCategories, counts);
        }
        for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
            const int percent = m_boardPercents.value(it.key(), -1);
            if (percent < 0)
                continue;
            const int cap = roundedUp(percent, m_cells - static_cast<int>(m_places.walls.size()));
            if (it.value() > cap)
                add(Code::BoardCategoryRelaxed, Severity::Warning, {},
                    {it.key(), qint64{it.value() - cap}, qint64{it.value()}, qint64{cap}});
        }
    }

    // A category that an objective names twice counts once.
    static void countCategories(const QStringList &categories, QMap<QString, int> &counts)
    {
        const QSet<QString> names(categories.cbegin(), categories.cend());
        for (const QString &name : names)
            ++counts[name];
    }

    // The declared percentages; the last one wins if a name is declared twice.
    static QMap<QString, int> percentsOf(const QList<CategoryLimit> &limits)
    {
        QMap<QString, int> percents;
        for (const CategoryLimit &limit : limits)
            percents.insert(limit.category, std::min(100, std::max(0, limit.percent)));
        return percents;
    }

    static int roundedUp(int percent, int of)
    {
        const int product = percent * of;
        return product / 100 + (product % 100 > 0 ? 1 : 0);
    }

    const GoalSet &m_set;
    ModeSettings m_settings;
    Modifiers m_modifiers;
    CheckedPlaces m_places;
    int m_cells;
    const std::vector<Placed> &m_at;
    QMap<QString, int> m_boardPercents;
    QMap<QString, int> m_linePercents;
    QMap<quint32, const Objective *> m_objectives;
    std::vector<Finding> m_findings;
};

} // namespace

std::vector<Finding> checkBoard(const GoalSet &set, const ModeSettings &settings,
    const std::vector<Placed> &at, const Modifiers &modifiers)
{
    return BoardCheck(set, settings, checkedPlaces(settings), at, modifiers).findings();
}

std::vector<Finding> checkGoals(
    const GoalSet &set, const CheckedPlaces &places, const std::vector<Placed> &at)
{
    return BoardCheck(set, {}, places, at, {}).findings();
}

std::vector<Finding> disagreements(std::vector<Finding> found, const Result &result)
{
    std::vector<Finding> differing;
    for (const Finding &told : result.findings) {
        if (!isRelaxation(told.code))
            continue;
        const auto same = std::ranges::find_if(found, [&](const Finding &finding) {
            return finding.code == told.code && finding.args == told.args;
        });
        if (same == found.end())
            differing.push_back(told);
        else
            found.erase(same);
    }
    differing.insert(differing.end(), found.begin(), found.end());
    return differing;
}

} // namespace boardwright
