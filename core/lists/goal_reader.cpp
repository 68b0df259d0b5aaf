// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/goal_reader.h"

#include "core/formats/key_use.h"
#include "core/formats/native_text.h"
#include "core/formats/spelled_number.h"
#include "core/goalset/cell_values.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/goal_cell.h"
#include "core/lists/goal_key.h"
#include "core/lists/goal_placeholder.h"
#include "core/lists/hardness.h"
#include "core/lists/table_cells.h"
#include "core/lists/translated_texts.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

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
        settleWords();
        for (const auto &[key, use] : std::as_const(m_unused).asKeyValueRange())
            m_repairs.add(ImportCode::KeyNotUsed, use.first, {key, use.goals});
        for (const auto &[key, use] : std::as_const(m_misspelt).asKeyValueRange())
            m_repairs.add(ImportCode::KeyMisspelt, use.first, {key, u"types"_s, use.goals});
        for (const auto &[key, use] : std::as_const(m_twice).asKeyValueRange())
            m_repairs.add(ImportCode::KeyTwice, use.first, {key, use.goals});
        for (const auto &[token, use] : std::as_const(m_placeholders).asKeyValueRange())
            m_repairs.add(ImportCode::PlaceholderRead, use.first, {token, use.goals});
        if (m_keyed.goals > 0)
            m_repairs.add(ImportCode::KeysAsTexts, m_keyed.first, {m_keyed.goals, m_firstKey});
        if (m_data.goals > 0)
            m_repairs.add(ImportCode::DataAsGoals, m_data.first, {m_data.goals});
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
        m_word = nullptr;
        if (!part.type.isEmpty())
            goal.types.append(part.type);
        if (value.kind == JsonKind::String) {
            goal.objective.goal = value.text;
            static const QRegularExpression data(uR"(^\s*\{\s*"[^"]*"\s*:.*\}\s*$)"_s,
                QRegularExpression::DotMatchesEverythingOption);
            if (data.match(value.text).hasMatch())
                m_data.add(value.begin);
        } else if (value.kind == JsonKind::Object)
            readMembers(value, goal);
        if (goal.objective.goal.trimmed().isEmpty()) {
            m_repairs.add(ImportCode::GoalWithoutText, value.begin);
            return;
        }
        if (m_word != nullptr) {
            m_words.push_back(m_word);
            m_worded.add(m_listed.goals.size(), m_word->value.text, m_word->value.begin);
        }
        m_listed.goals.append(std::move(goal));
    }

    /// Words for difficulties count if all of them are known.
    void settleWords()
    {
        if (m_words.empty() || m_worded.settle(m_listed, m_repairs))
            return;
        for (const JsonMember *word : m_words)
            noteValue(word->key, word->value);
    }

    void readMembers(const JsonValue &value, ListedGoal &goal)
    {
        const JsonMember *text = goalTextOf(value);
        if (text == nullptr && goal.key.isEmpty())
            return;
        const JsonMember *const byLanguage = textsByLanguage(value);
        goal.objective.goal = text == nullptr ? goal.key : text->value.text;
        if (text == nullptr && m_keyed.goals++ == 0) {
            m_keyed.first = value.begin;
            m_firstKey = goal.key;
        }
        m_least = nullptr;
        m_most = nullptr;
        const std::vector<KeyUse> uses = keyUses(value.members, &JsonMember::key);
        for (std::size_t i = 0; i < uses.size(); ++i) {
            const JsonMember &member = value.members[i];
            if (!uses[i].isLast)
                m_twice[member.key].add(member.keyBegin);
            else if (&member == text)
                continue;
            else if (&member == byLanguage)
                readLanguages(member.value, *text, goal);
            else if (member.value.kind != JsonKind::Null)
                readMember(member, goal);
            else if (!member.value.text.isEmpty()) // a function
                m_unused[member.key].add(member.keyBegin);
        }
        readLeastAndMost(goal);
        if (const QString sign = readPlaceholder(goal.objective); !sign.isEmpty())
            m_placeholders[sign].add(text == nullptr ? value.begin : text->value.begin);
    }

    /// All of them but the one that is the goal's text.
    void readLanguages(const JsonValue &texts, const JsonMember &text, ListedGoal &goal)
    {
        for (const JsonMember &other : texts.members) {
            if (&other != &text)
                readMember(other, goal);
        }
    }

    /// A range from the least to the most value.
    void readLeastAndMost(ListedGoal &goal)
    {
        const auto numberOf = [](const JsonMember *end) -> std::optional<qint64> {
            return end == nullptr ? std::nullopt : wholeOf(end->value);
        };
        const bool isRange = setRange(goal.objective, numberOf(m_least), numberOf(m_most));
        for (const JsonMember *end : {m_least, m_most}) {
            if (end != nullptr && !isRange)
                m_unused[end->key].add(end->keyBegin);
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
            readOnce(member, goal.objective.tooltip);
            break;
        case GoalKey::Tag:
            readOnce(member, goal.objective.tag);
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
        case GoalKey::Progression:
            readZones(member, goal);
            break;
        case GoalKey::Unknown:
            readAsCell(member, goal);
            break;
        }
    }

    void readAsCell(const JsonMember &member, ListedGoal &goal)
    {
        switch (takeAsCell(member, m_repairs.text(), goal.objective)) {
        case CellUse::Taken:
            break;
        case CellUse::NotKnown:
            m_unused[member.key].add(member.keyBegin);
            break;
        case CellUse::SaidAlready:
            noteValue(member.key, member.value);
            break;
        }
    }

    void noteValue(const QString &key, const JsonValue &value)
    {
        m_repairs.add(
            ImportCode::ValueNotUsed, value.begin, {key, m_repairs.quoted(value.begin, value.end)});
    }

    void readText(const JsonMember &member, QString &into)
    {
        if (member.value.kind == JsonKind::String || member.value.kind == JsonKind::Number)
            into = member.value.text;
        else
            noteValue(member.key, member.value);
    }

    /// Several keys mean the same. The first text stays.
    void readOnce(const JsonMember &member, QString &into)
    {
        QString text;
        readText(member, text);
        if (into.isEmpty())
            into = text;
        else if (!text.isEmpty() && text != into)
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
        if (!tier && member.value.kind == JsonKind::String && m_word == nullptr) {
            m_word = &member;
        } else if (!tier) {
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
        if (member.value.kind == JsonKind::Object) {
            readEnds(member.value);
            return;
        }
        if (member.value.kind != JsonKind::Array) {
            const auto values = member.value.kind == JsonKind::String
                    && hasPlaceForValue(goal.objective.goal) && goal.objective.range.isEmpty()
                ? valueOfTableCell(*fieldOf(ObjectiveField::Range), member.value.text)
                : std::nullopt;
            if (values)
                goal.objective.range = std::get<QList<int>>(*values);
            else
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
        if (!areNumbers || !hasPlaceForValue(goal.objective.goal)) {
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

    /// The ends of a range as an object.
    void readEnds(const JsonValue &ends)
    {
        for (const JsonMember &member : ends.members) {
            const GoalKey key = goalKeyOf(member.key);
            if (key == GoalKey::Least || member.key == "from"_L1)
                m_least = &member;
            else if (key == GoalKey::Most || member.key == "to"_L1)
                m_most = &member;
            else
                noteValue(member.key, member.value);
        }
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
            const Zones meant = value.kind == JsonKind::String
                ? zonesOfWord(value.text.trimmed().toLower())
                : Zones();
            zones |= meant;
            return meant != Zones();
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
    KeyUses m_keyed; ///< goals without a text, whose keys are
    QString m_firstKey;
    KeyUses m_data; ///< texts that are JSON themselves
    const JsonMember *m_word = nullptr; ///< in place of the difficulty of the goal that is read
    std::vector<const JsonMember *> m_words;
    WordedTiers m_worded;
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
