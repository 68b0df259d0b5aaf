// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_places.h"

#include "core/lists/goal_key.h"
#include "core/lists/goal_rows.h"
#include "core/lists/translated_texts.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

template <std::size_t Count>
bool isKey(const QString &key, const std::array<QLatin1StringView, Count> &keys)
{
    return std::ranges::any_of(keys,
        [&](QLatin1StringView known) { return key.compare(known, Qt::CaseInsensitive) == 0; });
}

/// Usual keys of the list itself.
constexpr std::array listKeys{"goals"_L1, "objectives"_L1, "tasks"_L1, "squares"_L1, "cells"_L1,
    "list"_L1, "items"_L1, "entries"_L1, "challenges"_L1, "bingolist"_L1, "goallist"_L1, "tiles"_L1,
    "tiers"_L1, "categories"_L1, "groups"_L1};

/// Usual keys of a goal's text, the likeliest first.
constexpr std::array textKeys{"name"_L1, "goal"_L1, "text"_L1, "desc"_L1, "objective"_L1, "task"_L1,
    "title"_L1, "square"_L1, "description"_L1, "challenge"_L1, "label"_L1};

/// Of an object of one text in several languages, the English one, or else the first; null if it is
/// no such object.
const JsonMember *englishOf(const JsonValue &texts)
{
    const bool areTexts
        = !texts.members.empty() && std::ranges::all_of(texts.members, [](const JsonMember &text) {
              return isLanguage(text.key) && text.value.kind == JsonKind::String;
          });
    if (!areTexts)
        return nullptr;
    const auto english = std::ranges::find_if(texts.members,
        [](const JsonMember &text) { return text.key.startsWith("en"_L1, Qt::CaseInsensitive); });
    return english == texts.members.end() ? &texts.members.front() : &*english;
}

bool holdsWords(const QString &text)
{
    return text.trimmed().contains(u' ');
}

/// Whether arrays in an array are rows of some table rather than tiers: each has a number in the
/// same place.
bool areRows(const std::vector<JsonValue> &arrays)
{
    if (arrays.size() < 2 || arrays.front().kind != JsonKind::Array)
        return false;
    for (std::size_t place = 0; place < arrays.front().elements.size(); ++place) {
        const bool isNumber = std::ranges::all_of(arrays, [&](const JsonValue &row) {
            return row.elements.size() == arrays.front().elements.size()
                && row.elements[place].kind == JsonKind::Number;
        });
        if (isNumber)
            return true;
    }
    return false;
}

/// Whether an array holds goals, at any depth. NOLINTNEXTLINE(misc-no-recursion)
bool holdsGoals(const JsonValue &array)
{
    if (areGoalRows(array))
        return true;
    return !areRows(array.elements)
        && std::ranges::any_of(array.elements, [](const JsonValue &element) {
               return element.kind == JsonKind::Array
                   ? holdsGoals(element)
                   : isGoal(element) || goalsWithin(element) != nullptr;
           });
}

/// Goals of an array, at any depth. NOLINTNEXTLINE(misc-no-recursion)
qsizetype goalsAt(const JsonValue &array)
{
    qsizetype goals = 0;
    for (const JsonValue &element : array.elements)
        goals += element.kind == JsonKind::Array ? goalsAt(element) : qsizetype{isGoal(element)};
    return goals;
}

bool isTiered(const JsonValue &value)
{
    return value.kind == JsonKind::Array && !areGoalRows(value) && holdsGoals(value)
        && std::ranges::contains(value.elements, JsonKind::Array, &JsonValue::kind);
}

/// Whether an array among the members of an object is one of goals: a few single words are as well
/// something else.
bool isFlatList(const JsonMember &member)
{
    const std::vector<JsonValue> &elements = member.value.elements;
    if (member.value.kind != JsonKind::Array || !holdsGoals(member.value) || isTiered(member.value))
        return false;
    return isKey(member.key, listKeys) || areGoalRows(member.value)
        || std::ranges::any_of(elements, [](const JsonValue &goal) {
               return goal.kind == JsonKind::Object || holdsWords(goal.text);
           });
}

/// Whether a member is a list of texts, which may all be single words, and whose key does not say
/// that it is something about the list.
bool isWordList(const JsonMember &member)
{
    const std::vector<JsonValue> &elements = member.value.elements;
    return member.value.kind == JsonKind::Array && !elements.empty() && !isAboutGoals(member.key)
        && std::ranges::all_of(elements, [](const JsonValue &element) {
               return element.kind == JsonKind::String && !element.text.trimmed().isEmpty();
           });
}

bool isNumbered(const JsonValue &object)
{
    return object.kind == JsonKind::Object
        && std::ranges::any_of(object.members, [](const JsonMember &member) {
               return tierNumber(member.key) && member.value.kind == JsonKind::Array
                   && holdsGoals(member.value);
           });
}

/// Boards and goal sets of our own have texts, too, but are no lists of other programs.
bool isOwnFile(const JsonValue &root)
{
    constexpr std::array keys{"schema_version"_L1, "boardwright"_L1, "generator"_L1};
    return std::ranges::any_of(
        root.members, [&](const JsonMember &member) { return isKey(member.key, keys); });
}

using Places = std::vector<ListPlace>;

QString joined(const QString &name, const QString &key)
{
    return name.isEmpty() ? key : name + u'.' + key;
}

void addBeside(Places &places, std::vector<const JsonMember *> members)
{
    const auto shared = std::make_shared<const std::vector<const JsonMember *>>(std::move(members));
    for (ListPlace &place : places)
        place.beside.push_back(shared);
}

template <typename IsUsed>
Places placeOf(const JsonValue &value, const QString &name, ListShape shape, IsUsed isUsed)
{
    ListPlace place{.name = name, .value = &value, .shape = shape};
    std::vector<const JsonMember *> others;
    QHash<QString, const JsonMember *> last; // of equal keys, which counts; never iterated
    for (const JsonMember &member : value.members)
        last.insert(member.key, &member);
    for (const JsonMember &member : value.members)
        (last.value(member.key) == &member && isUsed(member) ? place.members : others)
            .push_back(&member);
    Places places{std::move(place)};
    addBeside(places, std::move(others));
    return places;
}

Places placesIn(const JsonValue &value, const QString &name);

/// The lists in one member of an object and those in the others, and beside each what is no list.
/// With `isOfGoals`, the member's key says that it is the list, which the others then are not.
// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
Places withOthers(
    const JsonValue &object, const JsonMember &taken, const QString &name, bool isOfGoals)
{
    Places more;
    std::vector<const JsonMember *> others;
    for (const JsonMember &member : object.members) {
        if (&member == &taken)
            continue;
        Places places;
        if (goalsIn(member) > 0)
            places = placesIn(member.value, joined(name, member.key));
        if (places.empty())
            others.push_back(&member);
        for (ListPlace &place : places)
            place.isBesideGoals = isOfGoals;
        std::ranges::move(places, std::back_inserter(more));
    }
    const bool isNamed = !isOfGoals || !more.empty();
    Places all = placesIn(taken.value, isNamed ? joined(name, taken.key) : name);
    std::ranges::move(more, std::back_inserter(all));
    addBeside(all, std::move(others));
    return all;
}

/// A list that is an array of the object, or several whose keys are types.
// The depth is that of the reader at most. NOLINTNEXTLINE(misc-no-recursion)
Places arraysIn(const JsonValue &value, const QString &name)
{
    const bool hasText = goalTextOf(value) != nullptr;
    const auto flat = std::ranges::count_if(value.members, isFlatList);
    const auto isNamed = [](const JsonMember &member) {
        return isKey(member.key, listKeys) && member.value.kind == JsonKind::Array
            && holdsGoals(member.value);
    };
    const auto named = std::ranges::find_if(value.members, isNamed);
    if (std::ranges::count_if(value.members, isNamed) == 1)
        return withOthers(value, *named, name, true);
    if (!hasText && flat == 0 && value.members.size() == 1 && isWordList(value.members.front()))
        return withOthers(value, value.members.front(), name, false);
    if (hasText || flat == 0)
        return {};
    // Beside lists of texts, those of single words are of goals, too.
    const bool areTexts = std::ranges::all_of(value.members,
        [](const JsonMember &member) { return !isFlatList(member) || isWordList(member); });
    const auto isGroup = [areTexts](const JsonMember &member) {
        return isFlatList(member) || (areTexts && isWordList(member));
    };
    if (std::ranges::count_if(value.members, isGroup) > 1)
        return placeOf(value, name, ListShape::ByType, isGroup);
    const auto only = std::ranges::find_if(value.members, isFlatList);
    return withOthers(value, *only, name, false);
}

/// Whether a member is a goal without a text, so that its key is one: it has a tier or types.
bool isKeyedGoal(const JsonMember &member)
{
    return member.value.kind == JsonKind::Object && goalTextOf(member.value) == nullptr
        && goalsWithin(member.value) == nullptr
        && std::ranges::any_of(member.value.members, [](const JsonMember &inner) {
               const GoalKey key = goalKeyOf(inner.key);
               return key == GoalKey::Tier || key == GoalKey::Types;
           });
}

/// Goals by name. A single goal is no list.
Places namedIn(const JsonValue &value, const QString &name)
{
    constexpr qsizetype leastTexts = 3; // fewer are a message
    const auto isNamed = [](const JsonMember &member) {
        return member.value.kind == JsonKind::Object && goalTextOf(member.value) != nullptr
            && goalsWithin(member.value) == nullptr;
    };
    const auto named = std::ranges::count_if(value.members, isNamed);
    const auto keyed = std::ranges::count_if(value.members, isKeyedGoal);
    const bool areKeyed = keyed > 2 && named + keyed == std::ssize(value.members);
    if (keyed + named > 1 && (areKeyed || typeCapsIn(value) != nullptr))
        return placeOf(value, name, ListShape::ByName,
            [&](const JsonMember &member) { return isNamed(member) || isKeyedGoal(member); });
    if (named > 1)
        return placeOf(value, name, ListShape::ByName, isNamed);
    const auto texts = std::ranges::count_if(value.members, [](const JsonMember &member) {
        return member.value.kind == JsonKind::String && holdsWords(member.value.text);
    });
    if (goalTextOf(value) != nullptr || texts < leastTexts
        || 2 * texts <= std::ssize(value.members))
        return {};
    return placeOf(value, name, ListShape::Texts, [](const JsonMember &member) {
        return member.value.kind == JsonKind::String && !member.value.text.trimmed().isEmpty();
    });
}

/// Lists within the members of an object.
// NOLINTNEXTLINE(misc-no-recursion)
Places withinMembers(const JsonValue &value, const QString &name)
{
    Places all;
    std::vector<const JsonMember *> others;
    for (const JsonMember &member : value.members) {
        Places places;
        if (member.value.kind == JsonKind::Object || isTiered(member.value))
            places = placesIn(member.value, joined(name, member.key));
        if (places.empty())
            others.push_back(&member);
        std::ranges::move(places, std::back_inserter(all));
    }
    addBeside(all, std::move(others));
    return all;
}

// NOLINTNEXTLINE(misc-no-recursion)
Places placesIn(const JsonValue &value, const QString &name)
{
    if (value.kind == JsonKind::Array && holdsGoals(value))
        return {{.name = name, .value = &value}};
    if (value.kind != JsonKind::Object)
        return {};
    if (isNumbered(value))
        return placeOf(value, name, ListShape::Numbered, [](const JsonMember &member) {
            return tierNumber(member.key) && member.value.kind == JsonKind::Array;
        });
    Places places = arraysIn(value, name);
    if (places.empty())
        places = namedIn(value, name);
    return places.empty() ? withinMembers(value, name) : places;
}

} // namespace

std::vector<ListPlace> listPlacesIn(const JsonValue &root)
{
    return isOwnFile(root) ? std::vector<ListPlace>() : placesIn(root, {});
}

bool isUsualListKey(const QString &key)
{
    constexpr std::array around{"data"_L1, "lists"_L1, "bingo"_L1, "board"_L1, "default"_L1,
        "export"_L1, "normal"_L1, "goalset"_L1, "goal_list"_L1, "goal_set"_L1, "result"_L1,
        "values"_L1, "rows"_L1};
    return isKey(key, listKeys) || isKey(key, around);
}

qsizetype goalsIn(const JsonMember &member)
{
    if (isTiered(member.value) || isFlatList(member) || isWordList(member))
        return goalsAt(member.value);
    qsizetype goals = 0;
    for (const JsonMember &inner : member.value.members)
        goals += isTiered(inner.value) || isFlatList(inner) ? goalsAt(inner.value) : 0;
    return goals;
}

bool isAboutGoals(const QString &key)
{
    constexpr std::array about{"tags"_L1, "types"_L1, "authors"_L1, "author"_L1, "credits"_L1,
        "versions"_L1, "version"_L1, "languages"_L1, "keywords"_L1, "games"_L1, "platforms"_L1,
        "tag_names"_L1, "columns"_L1, "headers"_L1, "excludes"_L1, "exclusions"_L1, "tokens"_L1,
        "replacements"_L1, "icons"_L1, "colors"_L1, "colours"_L1, "rules"_L1, "notes"_L1,
        "modes"_L1, "players"_L1};
    static const QRegularExpression before(
        u"^(?:all|known|valid|possible)_?(?=[a-z])"_s, QRegularExpression::CaseInsensitiveOption);
    return isKey(QString(key).remove(before), about);
}

bool saysNothing(const JsonValue &value)
{
    return (value.kind == JsonKind::Null && value.text.isEmpty())
        || ((value.kind == JsonKind::Array || value.kind == JsonKind::Object)
            && value.elements.empty() && value.members.empty());
}

bool isGoal(const JsonValue &value)
{
    return (value.kind == JsonKind::String && !value.text.trimmed().isEmpty())
        || (value.kind == JsonKind::Object && goalTextOf(value) != nullptr);
}

std::optional<int> tierNumber(const QString &key)
{
    constexpr int mostTiers = 1'000;
    static const QRegularExpression words(
        u"^\\s*(?:tier|difficulty)[\\s_-]*(?=[0-9])"_s, QRegularExpression::CaseInsensitiveOption);
    bool isNumber = false;
    const int number = QString(key).remove(words).toInt(&isNumber);
    return isNumber && number >= 0 && number <= mostTiers ? std::optional(number) : std::nullopt;
}

const JsonMember *goalTextOf(const JsonValue &goal)
{
    const JsonMember *blank = nullptr;
    for (const QLatin1StringView key : textKeys) {
        const JsonMember *found = nullptr;
        for (const JsonMember &member : goal.members) {
            const bool isIt = member.value.kind == JsonKind::String
                && member.key.compare(key, Qt::CaseInsensitive) == 0;
            // The last one of equal keys counts; of those that differ in case, the first.
            if (isIt && (found == nullptr || found->key == member.key))
                found = &member;
        }
        if (found != nullptr && !found->value.text.trimmed().isEmpty())
            return found;
        blank = blank == nullptr ? found : blank;
    }
    if (blank != nullptr)
        return blank;
    const JsonMember *const texts = textsByLanguage(goal);
    return texts == nullptr ? nullptr : englishOf(texts->value);
}

const JsonMember *textsByLanguage(const JsonValue &goal)
{
    const auto found = std::ranges::find_if(goal.members, [](const JsonMember &member) {
        return isKey(member.key, textKeys) && englishOf(member.value) != nullptr;
    });
    return found == goal.members.end() ? nullptr : &*found;
}

// NOLINTNEXTLINE(misc-no-recursion)
const JsonValue *goalsWithin(const JsonValue &element)
{
    // "list" and "items" may be values that a goal is drawn with.
    constexpr std::array keys{"goals"_L1, "objectives"_L1, "tasks"_L1, "squares"_L1, "cells"_L1};
    const auto found = std::ranges::find_if(element.members, [&](const JsonMember &member) {
        return isKey(member.key, keys) && member.value.kind == JsonKind::Array
            && holdsGoals(member.value);
    });
    // The cells of a board are no list.
    return found == element.members.end() || isOwnFile(element) ? nullptr : &found->value;
}

const JsonMember *typeCapsIn(const JsonValue &object)
{
    const auto found = std::ranges::find_if(object.members, [](const JsonMember &member) {
        return member.value.kind == JsonKind::Object
            && member.key.compare("bingoTypes"_L1, Qt::CaseInsensitive) == 0;
    });
    return found == object.members.end() ? nullptr : &*found;
}

} // namespace boardwright
