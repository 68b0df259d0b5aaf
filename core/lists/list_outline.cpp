// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_outline.h"

#include <QMap>
#include <QSet>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

bool isGoal(const JsonValue &value)
{
    return value.kind == JsonKind::String
        || (value.kind == JsonKind::Object && goalTextOf(value) != nullptr);
}

std::optional<int> tierNumber(const QString &key)
{
    constexpr int mostTiers = 1'000;
    bool isNumber = false;
    const int number = key.toInt(&isNumber);
    return isNumber && number >= 0 && number <= mostTiers ? std::optional(number) : std::nullopt;
}

void noteAt(Repairs *repairs, ImportCode code, const JsonValue &value)
{
    if (repairs != nullptr)
        repairs->add(code, value.begin);
}

/// Adds the goals of an array, and those of arrays in it, of which the outermost is reported.
void gather(const JsonValue &array, ListPart &into, Repairs *repairs, bool isNested = false)
{
    for (const JsonValue &element : array.elements) {
        if (element.kind == JsonKind::Array) {
            if (!isNested)
                noteAt(repairs, ImportCode::NestingFlattened, element);
            gather(element, into, repairs, true);
        } else {
            into.goals.push_back(&element);
        }
    }
}

ListPart partOf(const JsonValue &array, std::optional<int> tier, Repairs *repairs)
{
    ListPart part{.tier = tier, .goals = {}, .at = &array};
    if (array.kind == JsonKind::Array)
        gather(array, part, repairs);
    else
        part.goals.push_back(&array);
    return part;
}

/// Numbers from 0 are made numbers from 1. Lists of 25 tiers exist in both ways.
void numberFromOne(ListOutline &outline)
{
    const auto isFirst = [](const ListPart &part) { return part.tier == 0; };
    std::erase_if(
        outline.parts, [&](const ListPart &part) { return isFirst(part) && part.goals.empty(); });
    if (std::ranges::any_of(outline.parts, isFirst)) {
        for (ListPart &part : outline.parts)
            part.tier = *part.tier + 1;
    }
    for (const ListPart &part : outline.parts)
        outline.tiers = std::max(outline.tiers, part.tier.value_or(0));
}

void count(ListOutline &outline)
{
    for (const ListPart &part : outline.parts) {
        outline.goals += std::ssize(part.goals);
        for (const JsonValue *goal : part.goals) {
            outline.texts += goal->kind == JsonKind::String ? 1 : 0;
            const JsonMember *text = goal->kind == JsonKind::Object ? goalTextOf(*goal) : nullptr;
            outline.named += text != nullptr && text->key == "name"_L1 ? 1 : 0;
        }
    }
}

/// An array of arrays. Goals beside the arrays belong to the tier before them.
void outlineTiers(const JsonValue &root, ListOutline &outline, Repairs *repairs)
{
    for (const JsonValue &element : root.elements) {
        if (element.kind == JsonKind::Array) {
            const int tier = static_cast<int>(outline.parts.size());
            outline.parts.push_back(partOf(element, tier, repairs));
            continue;
        }
        noteAt(repairs, ImportCode::GoalOutsideTier, element);
        if (outline.parts.empty())
            outline.parts.push_back({.tier = 0, .goals = {}, .at = &element});
        outline.parts.back().goals.push_back(&element);
    }
}

void outlineArray(const JsonValue &root, ListOutline &outline, Repairs *repairs)
{
    const JsonValue *list = &root;
    // Brackets around the whole list.
    while (list->elements.size() == 1 && list->elements.front().kind == JsonKind::Array
        && !list->elements.front().elements.empty()) {
        list = &list->elements.front();
        noteAt(repairs, ImportCode::NestingFlattened, *list);
    }
    if (std::ranges::contains(list->elements, JsonKind::Array, &JsonValue::kind)) {
        outlineTiers(*list, outline, repairs);
        numberFromOne(outline);
    } else if (!list->elements.empty()) {
        outline.parts.push_back(partOf(*list, std::nullopt, repairs));
    }
}

bool isNumbered(const JsonValue &object)
{
    return object.kind == JsonKind::Object
        && std::ranges::any_of(object.members, [](const JsonMember &member) {
               return tierNumber(member.key) && member.value.kind == JsonKind::Array;
           });
}

void outlineNumbered(const JsonValue &object, ListOutline &outline, Repairs *repairs)
{
    for (const JsonMember &member : object.members) {
        if (const auto tier = tierNumber(member.key); tier && member.value.kind == JsonKind::Array)
            outline.parts.push_back(partOf(member.value, tier, repairs));
    }
    numberFromOne(outline);
}

void outlineObject(const JsonValue &root, ListOutline &outline, Repairs *repairs)
{
    const auto goals = std::ranges::find(root.members, "goals"_L1, &JsonMember::key);
    if (goals != root.members.end() && goals->value.kind == JsonKind::Array) {
        outlineArray(goals->value, outline, repairs);
        return;
    }
    if (isNumbered(root)) {
        outlineNumbered(root, outline, repairs);
        return;
    }
    const auto inner = std::ranges::find_if(
        root.members, [](const JsonMember &member) { return isNumbered(member.value); });
    if (inner != root.members.end()) {
        outlineNumbered(inner->value, outline, repairs);
        return;
    }
    // Goals by name. A single goal is no list.
    ListPart part{.tier = std::nullopt, .goals = {}, .at = &root};
    for (const JsonMember &member : root.members) {
        if (member.value.kind == JsonKind::Object && goalTextOf(member.value) != nullptr)
            part.goals.push_back(&member.value);
    }
    if (part.goals.size() > 1)
        outline.parts.push_back(std::move(part));
}

/// The tiers that a script assigns to the elements of one name.
ListOutline outlineOfTiers(std::span<const AssignedLiteral *const> literals, Repairs *repairs)
{
    ListOutline outline;
    QSet<int> known; // looked up, never iterated
    for (const AssignedLiteral *literal : literals) {
        const int tier = tierNumber(literal->key).value_or(0);
        if (known.contains(tier) && repairs != nullptr)
            repairs->add(ImportCode::TierListedTwice, literal->begin, {qint64{tier}});
        known.insert(tier);
        outline.parts.push_back(partOf(literal->value, tier, repairs));
    }
    numberFromOne(outline);
    count(outline);
    return outline;
}

} // namespace

const JsonMember *goalTextOf(const JsonValue &goal)
{
    constexpr std::array keys{"name"_L1, "goal"_L1, "text"_L1, "desc"_L1, "objective"_L1, "task"_L1,
        "title"_L1, "square"_L1};
    for (const QLatin1StringView key : keys) {
        const auto found = std::ranges::find_if(goal.members, [&](const JsonMember &member) {
            return member.value.kind == JsonKind::String
                && member.key.compare(key, Qt::CaseInsensitive) == 0;
        });
        if (found != goal.members.end())
            return &*found;
    }
    return nullptr;
}

ListOutline outlineOf(const JsonValue &root, Repairs *repairs)
{
    ListOutline outline;
    if (root.kind == JsonKind::Array)
        outlineArray(root, outline, repairs);
    else if (root.kind == JsonKind::Object)
        outlineObject(root, outline, repairs);
    const bool hasGoal = std::ranges::any_of(outline.parts, [](const ListPart &part) {
        return std::ranges::any_of(part.goals, [](const JsonValue *goal) { return isGoal(*goal); });
    });
    if (!hasGoal)
        return {};
    count(outline);
    return outline;
}

ListOutline outlineOf(std::span<const AssignedLiteral> assigned, Repairs *repairs)
{
    // A name without a number holds a whole list; a later assignment replaces it.
    QMap<QString, std::vector<const AssignedLiteral *>> tiersByName;
    QMap<QString, const JsonValue *> wholeByName;
    for (const AssignedLiteral &literal : assigned) {
        if (literal.error)
            continue;
        if (tierNumber(literal.key))
            tiersByName[literal.name].push_back(&literal);
        else if (literal.key.isEmpty())
            wholeByName[literal.name] = &literal.value;
    }
    ListOutline best;
    bool isWhole = false;
    const auto offer = [&](ListOutline outline, const QString &name, bool ofWhole) {
        if (outline.goals <= best.goals)
            return;
        best = std::move(outline);
        best.name = name;
        isWhole = ofWhole;
    };
    for (const auto &[name, whole] : wholeByName.asKeyValueRange())
        offer(outlineOf(*whole), name, true);
    for (const auto &[name, literals] : tiersByName.asKeyValueRange())
        offer(outlineOfTiers(literals, nullptr), name, false);
    // What had to be guessed matters only for the list that is taken.
    if (repairs != nullptr && best.goals > 0) {
        if (isWhole)
            outlineOf(*wholeByName.value(best.name), repairs);
        else
            outlineOfTiers(tiersByName.value(best.name), repairs);
    }
    return best;
}

} // namespace boardwright
