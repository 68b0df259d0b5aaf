// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_reader.h"

#include "core/formats/difficulty_field.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"

#include <QMap>

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

constexpr qsizetype longestQuoted = 40;

enum class GoalKey : std::uint8_t {
    Unknown,
    Types,
    Type, ///< a common slip for "types"
    Tier,
    Tooltip,
    Range,
    Weighting,
    Tag,
    Zones,
};

GoalKey goalKeyOf(const QString &key)
{
    constexpr std::array<std::pair<QLatin1StringView, GoalKey>, 15> keys{{
        {"types"_L1, GoalKey::Types},
        {"type"_L1, GoalKey::Type},
        {"categories"_L1, GoalKey::Types},
        {"category"_L1, GoalKey::Types},
        {"difficulty"_L1, GoalKey::Tier},
        {"diff"_L1, GoalKey::Tier},
        {"tier"_L1, GoalKey::Tier},
        {"description"_L1, GoalKey::Tooltip},
        {"tooltip"_L1, GoalKey::Tooltip},
        {"hint"_L1, GoalKey::Tooltip},
        {"range"_L1, GoalKey::Range},
        {"values"_L1, GoalKey::Range},
        {"weighting"_L1, GoalKey::Weighting},
        {"tag"_L1, GoalKey::Tag},
        {"progression"_L1, GoalKey::Zones},
    }};
    const auto *const found = std::ranges::find_if(keys,
        [&](const auto &known) { return key.compare(known.first, Qt::CaseInsensitive) == 0; });
    return found == keys.end() ? GoalKey::Unknown : found->second;
}

/// A whole number, written as a number or as a text.
std::optional<int> wholeOf(const JsonValue &value)
{
    if (value.kind != JsonKind::Number && value.kind != JsonKind::String)
        return std::nullopt;
    const auto number = wholeNumber(value.text.trimmed());
    if (!number || *number < std::numeric_limits<int>::min()
        || *number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<Zone> zoneOfText(const QString &text)
{
    constexpr std::array<std::pair<QLatin1StringView, Zone>, 4> names{{{"early"_L1, Zone::Early},
        {"mid"_L1, Zone::Mid}, {"late"_L1, Zone::Late}, {"endgame"_L1, Zone::Endgame}}};
    for (const auto &[name, zone] : names) {
        if (text.compare(name, Qt::CaseInsensitive) == 0)
            return zone;
    }
    return zoneOfLetter(text.toLower());
}

/// Converts the goals of one list.
class GoalReader {
public:
    GoalReader(Repairs &repairs, std::stop_token stop)
        : m_repairs(repairs)
        , m_stop(std::move(stop))
    {
    }

    std::expected<ListedGoals, Problem> read(const ListOutline &outline)
    {
        m_listed.tiers = outline.tiers;
        for (const ListPart &part : outline.parts) {
            for (const JsonValue *goal : part.goals) {
                if (m_stop.stop_requested())
                    return std::unexpected(stoppedReading());
                readGoal(*goal, part.tier);
                if (m_listed.goals.size() > mostObjectives)
                    return std::unexpected(m_repairs.error(ImportCode::TooManyGoals, goal->begin,
                        {qint64{outline.goals}, qint64{mostObjectives}}));
            }
        }
        if (m_listed.goals.isEmpty())
            return std::unexpected(m_repairs.error(ImportCode::NoGoalsInFile, 0));
        for (const auto &[key, use] : std::as_const(m_unused).asKeyValueRange())
            m_repairs.add(ImportCode::KeyNotUsed, use.first, {key, use.goals});
        if (m_misspelt.goals > 0)
            m_repairs.add(ImportCode::KeyMisspelt, m_misspelt.first,
                {u"type"_s, u"types"_s, m_misspelt.goals});
        return std::move(m_listed);
    }

private:
    /// Where a key stands first, and how many goals have it.
    struct KeyUses {
        qsizetype first = 0;
        qint64 goals = 0;

        void add(qsizetype at)
        {
            if (goals++ == 0)
                first = at;
        }
    };

    void readGoal(const JsonValue &value, std::optional<int> tier)
    {
        ListedGoal goal;
        goal.tier = tier;
        if (value.kind == JsonKind::String)
            goal.objective.goal = value.text;
        else if (value.kind == JsonKind::Object)
            readMembers(value, goal);
        if (goal.objective.goal.trimmed().isEmpty()) {
            m_repairs.add(ImportCode::GoalWithoutText, value.begin);
            return;
        }
        m_listed.goals.append(std::move(goal));
    }

    void readMembers(const JsonValue &value, ListedGoal &goal)
    {
        const JsonMember *text = goalTextOf(value);
        if (text == nullptr)
            return;
        goal.objective.goal = text->value.text;
        for (const JsonMember &member : value.members) {
            if (&member != text && member.value.kind != JsonKind::Null)
                readMember(member, goal);
        }
    }

    void readMember(const JsonMember &member, ListedGoal &goal)
    {
        const JsonValue &value = member.value;
        switch (goalKeyOf(member.key)) {
        case GoalKey::Type:
            m_misspelt.add(member.keyBegin);
            [[fallthrough]];
        case GoalKey::Types:
            readTypes(member, goal);
            break;
        case GoalKey::Tier:
            readTier(member, goal);
            break;
        case GoalKey::Tooltip:
            readText(member, goal.objective.tooltip);
            break;
        case GoalKey::Tag:
            readText(member, goal.objective.tag);
            break;
        case GoalKey::Range:
            readRange(member, goal);
            break;
        case GoalKey::Weighting:
            if (const auto number = wholeOf(value); number
                && *number >= field_limits::lowestWeighting
                && *number <= field_limits::highestWeighting)
                goal.objective.weighting = *number;
            else
                noteValue(member.key, value);
            break;
        case GoalKey::Zones:
            readZones(member, goal);
            break;
        case GoalKey::Unknown:
            m_unused[member.key].add(member.keyBegin);
            break;
        }
    }

    void noteValue(const QString &key, const JsonValue &value)
    {
        const qsizetype size = std::min<qsizetype>(value.end - value.begin, 4 * longestQuoted);
        const QString found = decodedUtf8(m_repairs.text().sliced(value.begin, size)).simplified();
        m_repairs.add(
            ImportCode::ValueNotUsed, value.begin, {key, shortened(found, longestQuoted)});
    }

    void readText(const JsonMember &member, QString &into)
    {
        if (member.value.kind == JsonKind::String || member.value.kind == JsonKind::Number)
            into = member.value.text;
        else
            noteValue(member.key, member.value);
    }

    void readTypes(const JsonMember &member, ListedGoal &goal)
    {
        const JsonValue &value = member.value;
        if (value.kind == JsonKind::Object) { // with a number for each type
            for (const JsonMember &type : value.members)
                addType(goal, type.key);
            return;
        }
        if (value.kind != JsonKind::Array) {
            readType(member.key, value, goal);
            return;
        }
        for (const JsonValue &element : value.elements)
            readType(member.key, element, goal);
    }

    void readType(const QString &key, const JsonValue &value, ListedGoal &goal)
    {
        if (value.kind == JsonKind::String || value.kind == JsonKind::Number)
            addType(goal, value.text);
        else if (const JsonMember *name = goalTextOf(value))
            addType(goal, name->value.text);
        else
            noteValue(key, value);
    }

    void addType(ListedGoal &goal, const QString &type)
    {
        constexpr qsizetype mostTypes = 100; // of one goal; no site shows more than a few
        const QString name = type.trimmed();
        if (!name.isEmpty() && goal.types.size() < mostTypes && !goal.types.contains(name))
            goal.types.append(name);
    }

    void readTier(const JsonMember &member, ListedGoal &goal)
    {
        const auto tier = wholeOf(member.value);
        if (!tier) {
            noteValue(member.key, member.value);
        } else if (*tier < lowestTier || *tier > highestTier) {
            m_repairs.add(ImportCode::TierOutOfRange, member.value.begin,
                {qint64{*tier}, qint64{highestTier}});
        } else if (!goal.tier) {
            goal.tier = tier;
            m_listed.tiers = highestTier; // a difficulty is what it is
        } else if (*goal.tier != *tier) {
            m_unused[member.key].add(member.keyBegin); // the list it stands in says another one
        }
    }

    void readRange(const JsonMember &member, ListedGoal &goal)
    {
        if (member.value.kind != JsonKind::Array) {
            noteValue(member.key, member.value);
            return;
        }
        for (const JsonValue &element : member.value.elements) {
            if (const auto number = wholeOf(element))
                goal.objective.range.append(*number);
            else
                noteValue(member.key, element);
        }
    }

    /// Only if all of it is understood: other sites have other stages.
    void readZones(const JsonMember &member, ListedGoal &goal)
    {
        Zones zones;
        const auto add = [&](const JsonValue &value) {
            const auto zone
                = value.kind == JsonKind::String ? zoneOfText(value.text) : std::nullopt;
            if (zone)
                zones |= *zone;
            return zone.has_value();
        };
        const JsonValue &value = member.value;
        const bool isUnderstood
            = value.kind == JsonKind::Array ? std::ranges::all_of(value.elements, add) : add(value);
        if (isUnderstood)
            goal.objective.progression = zones;
        else
            m_unused[member.key].add(member.keyBegin);
    }

    Repairs &m_repairs;
    std::stop_token m_stop;
    ListedGoals m_listed;
    QMap<QString, KeyUses> m_unused;
    KeyUses m_misspelt;
};

} // namespace

std::expected<ListedGoals, Problem> readGoals(
    const ListOutline &outline, Repairs &repairs, const std::stop_token &stop)
{
    return GoalReader(repairs, stop).read(outline);
}

} // namespace boardwright
