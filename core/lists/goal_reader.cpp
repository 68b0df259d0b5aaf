// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_reader.h"

#include "core/formats/difficulty_field.h"
#include "core/formats/key_use.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"
#include "core/goalset/cell_values.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/lists/goal_placeholder.h"
#include "core/lists/translated_texts.h"

#include <QMap>
#include <QSet>

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
    Least, ///< of a range
    Most,
    Variants, ///< values, perhaps each with a tier
    Excludes,
    Japanese,
    Translation,
};

GoalKey goalKeyOf(const QString &key)
{
    constexpr std::array<std::pair<QLatin1StringView, GoalKey>, 27> keys{{
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
        {"weight"_L1, GoalKey::Weighting},
        {"tag"_L1, GoalKey::Tag},
        {"group"_L1, GoalKey::Tag},
        {"min"_L1, GoalKey::Least},
        {"minimum"_L1, GoalKey::Least},
        {"max"_L1, GoalKey::Most},
        {"maximum"_L1, GoalKey::Most},
        {"variants"_L1, GoalKey::Variants},
        {"options"_L1, GoalKey::Variants},
        {"list"_L1, GoalKey::Variants},
        {"excludes"_L1, GoalKey::Excludes},
        {"jp"_L1, GoalKey::Japanese},
        {"name_jp"_L1, GoalKey::Japanese},
        {"progression"_L1, GoalKey::Zones},
    }};
    const auto *const found = std::ranges::find_if(keys,
        [&](const auto &known) { return key.compare(known.first, Qt::CaseInsensitive) == 0; });
    if (found != keys.end())
        return found->second;
    return isTranslationKey(key) ? GoalKey::Translation : GoalKey::Unknown;
}

/// A whole number, written as a number or as a text.
std::optional<int> wholeOf(const JsonValue &value)
{
    if (value.kind == JsonKind::String) {
        bool isNumber = false; // wholeNumber() takes nothing but numbers: to it, "Easy" is 0
        const int number = value.text.trimmed().toInt(&isNumber);
        return isNumber ? std::optional(number) : std::nullopt;
    }
    if (value.kind != JsonKind::Number)
        return std::nullopt;
    const auto number = wholeNumber(value.text);
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
        m_listed.caps = outline.caps;
        m_hasTiers = outline.tiers > 0;
        for (const ListPart &part : outline.parts) {
            for (const ListedValue &goal : part.goals) {
                if (!goal.key.isEmpty())
                    m_keys.insert(goal.key);
            }
        }
        for (const ListPart &part : outline.parts) {
            for (const ListedValue &goal : part.goals) {
                if (m_stop.stop_requested())
                    return std::unexpected(stoppedReading());
                readGoal(goal, part);
                if (m_listed.goals.size() > mostObjectives)
                    return std::unexpected(m_repairs.error(ImportCode::TooManyGoals,
                        goal.value->begin, {qint64{outline.goals}, qint64{mostObjectives}}));
            }
        }
        if (m_listed.goals.isEmpty())
            return std::unexpected(m_repairs.error(ImportCode::NoGoalsInFile, 0));
        for (const auto &[key, use] : std::as_const(m_unused).asKeyValueRange())
            m_repairs.add(ImportCode::KeyNotUsed, use.first, {key, use.goals});
        for (const auto &[key, use] : std::as_const(m_misspelt).asKeyValueRange())
            m_repairs.add(ImportCode::KeyMisspelt, use.first, {key, u"types"_s, use.goals});
        for (const auto &[key, use] : std::as_const(m_twice).asKeyValueRange())
            m_repairs.add(ImportCode::KeyTwice, use.first, {key, use.goals});
        for (const auto &[token, use] : std::as_const(m_placeholders).asKeyValueRange())
            m_repairs.add(ImportCode::PlaceholderRead, use.first, {token, use.goals});
        if (m_hasTiers && outline.tiers > highestTier)
            m_repairs.add(ImportCode::TiersSqueezed, std::nullopt,
                {qint64{outline.tiers}, qint64{highestTier}});
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

    void readGoal(const ListedValue &listed, const ListPart &part)
    {
        const JsonValue &value = *listed.value;
        ListedGoal goal;
        goal.tier = part.tier;
        goal.key = listed.key;
        if (!part.type.isEmpty())
            goal.types.append(part.type);
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
        m_least = nullptr;
        m_most = nullptr;
        const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
        for (std::size_t i = 0; i < uses.size(); ++i) {
            const JsonMember &member = value.members[i];
            if (!uses[i].isLast)
                m_twice[member.key].add(member.keyBegin);
            else if (&member != text && member.value.kind != JsonKind::Null)
                readMember(member, goal);
        }
        readLeastAndMost(goal);
        readPlaceholder(*text, goal);
    }

    /// A range from the least to the most value.
    void readLeastAndMost(ListedGoal &goal)
    {
        constexpr int mostValues = 1'000;
        const auto least = m_least == nullptr ? std::nullopt : wholeOf(m_least->value);
        const auto most = m_most == nullptr ? std::nullopt : wholeOf(m_most->value);
        const bool isRange = least && most && *least <= *most
            && qint64{*most} - qint64{*least} < mostValues && goal.objective.range.isEmpty()
            && (hasPlaceholder(goal.objective.goal) || placeholderIn(goal.objective.goal));
        for (const JsonMember *end : {m_least, m_most}) {
            if (end != nullptr && !isRange)
                m_unused[end->key].add(end->keyBegin);
        }
        for (qint64 number = least.value_or(0); isRange && number <= *most; ++number)
            goal.objective.range.append(static_cast<int>(number));
    }

    /// Another program's sign for the value becomes ours.
    void readPlaceholder(const JsonMember &text, ListedGoal &goal)
    {
        QString &spelled = goal.objective.goal;
        if (goal.objective.range.isEmpty() || hasPlaceholder(spelled))
            return;
        if (const auto found = placeholderIn(spelled)) {
            m_placeholders[spelled.sliced(found->at, found->size)].add(text.value.begin);
            spelled.replace(found->at, found->size, u"{{X}}"_s);
        }
    }

    void readMember(const JsonMember &member, ListedGoal &goal)
    {
        const JsonValue &value = member.value;
        switch (goalKeyOf(member.key)) {
        case GoalKey::Type:
        case GoalKey::Types:
            // The sites know this key in one spelling only.
            if (goalKeyOf(member.key) == GoalKey::Type
                || (member.key != "types"_L1
                    && member.key.compare("types"_L1, Qt::CaseInsensitive) == 0
                    && goal.key.isEmpty()))
                m_misspelt[member.key].add(member.keyBegin);
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
        case GoalKey::Least:
            m_least = &member;
            break;
        case GoalKey::Most:
            m_most = &member;
            break;
        case GoalKey::Variants:
            readVariants(member, goal);
            break;
        case GoalKey::Excludes:
            readExcludes(member, goal);
            break;
        case GoalKey::Japanese:
            readText(member, goal.japanese);
            break;
        case GoalKey::Translation:
            if (value.kind == JsonKind::String)
                addTranslation(goal.objective, member.key, value.text);
            else
                noteValue(member.key, value);
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
            for (const JsonMember &type : value.members) {
                addType(type.key, type.value, type.key, goal);
                noteValue(type.key, type.value);
            }
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
            addType(key, value, value.text, goal);
        else if (const JsonMember *name = goalTextOf(value))
            addType(key, value, name->value.text, goal);
        else
            noteValue(key, value);
    }

    void addType(const QString &key, const JsonValue &value, const QString &type, ListedGoal &goal)
    {
        constexpr qsizetype mostTypes = 100; // of one goal; no site shows more than a few
        const QString name = type.trimmed();
        if (name.isEmpty() || goal.types.contains(name))
            return;
        if (goal.types.size() < mostTypes)
            goal.types.append(name);
        else
            noteValue(key, value);
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
            m_listed.areDifficulties = true;
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

    /// Values, or pairs of a difficulty and a value; the difficulties have no place.
    void readVariants(const JsonMember &member, ListedGoal &goal)
    {
        QList<int> values;
        const bool areNumbers = member.value.kind == JsonKind::Array
            && !member.value.elements.empty() && goal.objective.range.isEmpty()
            && std::ranges::all_of(member.value.elements, [&](const JsonValue &element) {
                   const bool isPair
                       = element.kind == JsonKind::Array && element.elements.size() == 2;
                   const auto number = wholeOf(isPair ? element.elements.back() : element);
                   if (number)
                       values.append(*number);
                   return number.has_value();
               });
        if (!areNumbers
            || (!hasPlaceholder(goal.objective.goal) && !placeholderIn(goal.objective.goal))) {
            m_unused[member.key].add(member.keyBegin);
            return;
        }
        for (const JsonValue &element : member.value.elements) {
            if (element.kind == JsonKind::Array)
                noteValue(member.key, element.elements.front());
        }
        std::ranges::sort(values);
        goal.objective.range = values;
    }

    /// The keys of goals that may not stand on the same board.
    void readExcludes(const JsonMember &member, ListedGoal &goal)
    {
        if (member.value.kind != JsonKind::Array || goal.key.isEmpty()
            || std::ssize(member.value.elements) + m_excludes > mostExcludes) {
            m_unused[member.key].add(member.keyBegin);
            return;
        }
        m_excludes += std::ssize(member.value.elements);
        for (const JsonValue &element : member.value.elements) {
            if (element.kind == JsonKind::String && m_keys.contains(element.text))
                goal.excludes.append(element.text);
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
    QMap<QString, KeyUses> m_misspelt;
    QMap<QString, KeyUses> m_twice;
    QMap<QString, KeyUses> m_placeholders;
    const JsonMember *m_least = nullptr; ///< of the goal that is read
    const JsonMember *m_most = nullptr;
    QSet<QString> m_keys; ///< of all goals; looked up, never iterated
    qsizetype m_excludes = 0;
    bool m_hasTiers = false;
};

} // namespace

std::expected<ListedGoals, Problem> readGoals(
    const ListOutline &outline, Repairs &repairs, const std::stop_token &stop)
{
    return GoalReader(repairs, stop).read(outline);
}

} // namespace boardwright
