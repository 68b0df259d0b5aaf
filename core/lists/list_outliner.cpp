// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_outliner.h"

#include "core/formats/spelled_number.h"
#include "core/goalset/goal_text.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/goal_rows.h"

#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// Reads where the goals of a list are.
class Outliner {
public:
    explicit Outliner(Repairs *repairs)
        : m_repairs(repairs)
    {
    }

    ListOutline outline(const ListCandidate &candidate)
    {
        if (candidate.place.value == nullptr)
            outlineTiers(candidate.literals);
        else
            outlinePlace(candidate.place);
        noteLeftOut(candidate.literals);
        count();
        m_outline.name = candidate.name;
        return std::move(m_outline);
    }

private:
    void note(ImportCode code, qsizetype at, QList<Arg> args = {})
    {
        if (m_repairs != nullptr)
            m_repairs->add(code, at, std::move(args));
    }

    /// A text, or what an object says.
    static QString textOf(const JsonValue &value)
    {
        QStringList parts{value.text};
        for (const JsonMember &member : value.members) {
            constexpr int enough = 20;
            if (parts.size() < enough)
                parts << member.key + u": "_s + member.value.text;
        }
        parts.removeAll(QString());
        return shortened(parts.join(u", "_s), Repairs::longestArg);
    }

    void addGoal(ListPart &into, const JsonValue &value)
    {
        const JsonValue *const goals = goalsWithin(value);
        if (goals == nullptr) {
            into.goals.push_back({.value = &value});
            return;
        }
        // A name for several goals.
        ListPart part{.tier = into.tier};
        for (const JsonMember &member : value.members) {
            if (&member.value == goals)
                continue;
            const auto tier = member.value.kind == JsonKind::Number
                    && member.key.compare("tier"_L1, Qt::CaseInsensitive) == 0
                ? wholeNumber(member.value.text)
                : std::nullopt;
            const bool isType = member.value.kind == JsonKind::String
                && (member.key.compare("category"_L1, Qt::CaseInsensitive) == 0
                    || member.key.compare("type"_L1, Qt::CaseInsensitive) == 0);
            if (part.type.isEmpty() && (isType || &member == goalTextOf(value)))
                part.type = member.value.text.trimmed();
            else if (tier && *tier > 0 && *tier <= highestTier && !part.tier)
                part.tier = static_cast<int>(*tier);
            else
                note(ImportCode::PartNotUsed, member.keyBegin, {member.key});
        }
        gather(*goals, part, true);
        m_outline.tiers = std::max(m_outline.tiers, part.tier.value_or(0));
        m_types += part.type.isEmpty() ? 0 : 1;
        m_grouped.push_back(std::move(part));
    }

    /// Adds the goals of an array, and those of arrays in it, of which the outermost is reported.
    // The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
    void gather(const JsonValue &array, ListPart &into, bool isNested = false)
    {
        for (const JsonValue &element : array.elements) {
            if (element.kind != JsonKind::Array) {
                if (isNested)
                    into.goals.push_back({.value = &element});
                else
                    addGoal(into, element);
                continue;
            }
            if (!isNested)
                note(ImportCode::NestingFlattened, element.begin);
            gather(element, into, true);
        }
    }

    /// Adds the goals of rows, and says what their places were taken for.
    void addRows(const JsonValue &array, ListPart &into)
    {
        GoalRows rows = goalRowsOf(array);
        for (const JsonValue *above : rows.above)
            note(ImportCode::LineBesideGoals, above->begin, {textOf(above->elements.front())});
        for (const TableColumn &column : rows.outline.columns) {
            if (!column.guessedAs.isEmpty())
                note(ImportCode::ColumnGuessed, column.at,
                    {shortened(column.title, Repairs::longestArg), QString(column.guessedAs)});
        }
        if (m_outline.made == nullptr)
            m_outline.made = std::make_shared<std::deque<JsonValue>>();
        for (JsonValue &goal : rows.goals)
            into.goals.push_back({.value = &m_outline.made->emplace_back(std::move(goal))});
    }

    /// A card is no list of tiers.
    void addCard(const JsonValue &root)
    {
        ListPart part;
        for (const JsonValue &row : root.elements) {
            for (const JsonValue &cell : row.elements)
                part.goals.push_back({.value = &cell});
        }
        note(ImportCode::CellsAsGoals, root.begin, {qint64{std::ssize(part.goals)}});
        m_outline.parts.push_back(std::move(part));
    }

    void addPart(const JsonValue &value, std::optional<int> tier, const QString &type = {})
    {
        ListPart part{.tier = tier, .type = type};
        if (areGoalRows(value))
            addRows(value, part);
        else if (value.kind == JsonKind::Array)
            gather(value, part);
        else if (value.kind != JsonKind::Null)
            addGoal(part, value);
        m_outline.parts.push_back(std::move(part));
        for (ListPart &grouped : m_grouped)
            m_outline.parts.push_back(std::move(grouped));
        m_grouped.clear();
    }

    /// Numbers from 0 are made numbers from 1. Lists of 25 tiers exist in both ways.
    void numberFromOne()
    {
        std::vector<ListPart> &parts = m_outline.parts;
        const auto isFirst = [](const ListPart &part) { return part.tier == 0; };
        std::erase_if(parts, [&](const ListPart &part) {
            return part.goals.empty() && (isFirst(part) || part.tier > highestTier);
        });
        if (std::ranges::any_of(parts, isFirst)) {
            for (ListPart &part : parts)
                part.tier = *part.tier + 1;
        }
        for (const ListPart &part : parts)
            m_outline.tiers = std::max(m_outline.tiers, part.tier.value_or(0));
    }

    void count()
    {
        for (const ListPart &part : m_outline.parts) {
            for (const ListedValue &goal : part.goals) {
                const bool isKeyed = !goal.key.isEmpty() && goal.value->kind == JsonKind::Object;
                if (!isKeyed && !isGoal(*goal.value))
                    continue;
                ++m_outline.goals;
                m_outline.texts += goal.value->kind == JsonKind::String ? 1 : 0;
                const JsonMember *const text
                    = goal.value->kind == JsonKind::Object ? goalTextOf(*goal.value) : nullptr;
                m_outline.named += text != nullptr && text->key == "name"_L1 ? 1 : 0;
            }
        }
    }

    /// An array of arrays. Goals beside the arrays belong to the tier before them; a text before
    /// all of them says something about the list, such as its version.
    void outlineTiers(const JsonValue &root)
    {
        const auto others = std::ranges::count_if(root.elements,
            [](const JsonValue &element) { return element.kind != JsonKind::Array; });
        bool isFirst = true;
        int tier = 0;
        for (const JsonValue &element : root.elements) {
            if (element.kind == JsonKind::Array) {
                addPart(element, tier++);
            } else if (isFirst && others == 1
                && (element.kind != JsonKind::Object
                    || (!isGoal(element) && goalsWithin(element) == nullptr))) {
                note(ImportCode::TextBeforeTiers, element.begin, {textOf(element)});
                tier = 1;
            } else {
                note(ImportCode::GoalOutsideTier, element.begin);
                if (m_outline.parts.empty())
                    m_outline.parts.push_back({.tier = tier++});
                m_outline.parts.back().goals.push_back({.value = &element});
            }
            isFirst = false;
        }
        numberFromOne();
    }

    void outlineArray(const JsonValue &root)
    {
        const JsonValue *list = &root;
        // Brackets around the whole list.
        while (list->elements.size() == 1 && list->elements.front().kind == JsonKind::Array
            && !list->elements.front().elements.empty()) {
            list = &list->elements.front();
            note(ImportCode::NestingFlattened, list->begin);
        }
        m_outline.isOfRows = areGoalRows(*list);
        if (areCardRows(*list)) {
            addCard(*list);
            return;
        }
        if (!m_outline.isOfRows && mayBeRows(*list))
            note(ImportCode::ColumnsAsTiers, list->begin, {qint64{std::ssize(list->elements)}});
        if (!m_outline.isOfRows
            && std::ranges::contains(list->elements, JsonKind::Array, &JsonValue::kind))
            outlineTiers(*list);
        else if (!list->elements.empty())
            addPart(*list, std::nullopt);
    }

    void outlineObject(const ListPlace &place)
    {
        const ListShape shape = place.shape;
        ListPart named;
        for (const JsonMember *member : place.members) {
            if (shape == ListShape::Numbered) {
                addPart(member->value, tierNumber(member->key));
            } else if (shape == ListShape::ByType) {
                addPart(member->value, std::nullopt, member->key.trimmed());
                ++m_types;
            } else {
                named.goals.push_back({.value = &member->value, .key = member->key});
            }
        }
        if (!named.goals.empty())
            m_outline.parts.push_back(std::move(named));
        if (shape == ListShape::Numbered)
            numberFromOne();
    }

    void readCaps(const JsonMember &caps)
    {
        for (const JsonMember &type : caps.value.members) {
            const auto most
                = std::ranges::find_if(type.value.members, [](const JsonMember &member) {
                      return member.key.compare("max"_L1, Qt::CaseInsensitive) == 0;
                  });
            std::optional<qint64> number;
            if (most != type.value.members.end() && most->value.kind == JsonKind::Number)
                number = wholeNumber(most->value.text);
            if (number && *number >= 0 && *number <= std::numeric_limits<int>::max())
                m_outline.caps.append({type.key.trimmed(), static_cast<int>(*number)});
            else
                note(ImportCode::PartNotUsed, type.keyBegin, {type.key});
            for (const JsonMember &member : type.value.members) {
                if (most == type.value.members.end() || &member != &*most)
                    note(ImportCode::PartNotUsed, member.keyBegin, {member.key});
            }
        }
    }

    void outlinePlace(const ListPlace &place)
    {
        if (place.shape == ListShape::Elements)
            outlineArray(*place.value);
        else
            outlineObject(place);
        const JsonMember *const caps
            = place.shape == ListShape::ByName ? typeCapsIn(*place.value) : nullptr;
        if (caps != nullptr)
            readCaps(*caps);
        if (m_repairs != nullptr) {
            for (const auto &besides : place.beside)
                noteUnused(*besides, *m_repairs, caps);
        }
        if (m_types > 0)
            note(ImportCode::KeysAsTypes, place.value->begin, {qint64{m_types}});
    }

    /// The tiers that a script assigns to the elements of one name.
    void outlineTiers(const std::vector<const AssignedLiteral *> &literals)
    {
        const auto isObject = [](const AssignedLiteral *literal) {
            return literal->value.kind == JsonKind::Object && isGoal(literal->value);
        };
        if (literals.size() > 1 && std::ranges::all_of(literals, isObject)) {
            ListPart part; // the numbers are places in the list
            for (const AssignedLiteral *literal : literals)
                part.goals.push_back({.value = &literal->value});
            m_outline.parts.push_back(std::move(part));
            return;
        }
        QSet<int> known; // looked up, never iterated
        for (const AssignedLiteral *literal : literals) {
            const int tier = tierNumber(literal->key).value_or(0);
            if (known.contains(tier))
                note(ImportCode::TierListedTwice, literal->begin, {qint64{tier}});
            known.insert(tier);
            if (literal->value.kind != JsonKind::String)
                addPart(literal->value, tier);
            else if (tier == 0)
                note(ImportCode::TextBeforeTiers, literal->value.begin, {literal->value.text});
            else
                note(ImportCode::PartNotUsed, literal->value.begin, {literal->value.text});
        }
        numberFromOne();
    }

    void noteLeftOut(const std::vector<const AssignedLiteral *> &literals)
    {
        for (const AssignedLiteral *literal : literals) {
            for (const LeftOut &leftOut : literal->leftOut)
                note(ImportCode::EntryLeftOut, leftOut.at, {leftOut.what});
        }
    }

    Repairs *m_repairs;
    ListOutline m_outline;
    std::vector<ListPart> m_grouped; ///< by names within the array that is gathered
    int m_types = 0; ///< made of keys
};

} // namespace

ListOutline outlineOfCandidate(const ListCandidate &candidate, Repairs *repairs)
{
    return Outliner(repairs).outline(candidate);
}

void noteUnused(
    const std::vector<const JsonMember *> &members, Repairs &repairs, const JsonMember *used)
{
    for (const JsonMember *member : members) {
        if (member == used || saysNothing(member->value))
            continue;
        if (const qsizetype goals = goalsIn(*member); goals > 0)
            repairs.add(ImportCode::ListNotUsed, member->keyBegin, {member->key, qint64{goals}});
        else
            repairs.add(ImportCode::PartNotUsed, member->keyBegin, {member->key});
    }
}

} // namespace boardwright
