// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/list_format.h"

#include "core/formats/import_codes.h"
#include "core/formats/json_layout.h"
#include "core/formats/repairs.h"
#include "core/goalset/set_sections.h"
#include "core/playbingo/codes.h"
#include "core/playbingo/sections.h"
#include "core/playbingo/set_list.h"
#include "core/sites/json_list.h"
#include "core/sites/playbingo_json.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::playbingo {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;

namespace {

constexpr Key generatorKey("playbingo");
constexpr std::array goalKeys{
    "id"_L1, "goal"_L1, "description"_L1, "difficulty"_L1, "categories"_L1, "tags"_L1};

/// The goals of a list, whether it has settings or not.
const std::vector<JsonValue> &goalsIn(const JsonValue &root)
{
    const auto found = std::ranges::find(root.members, u"goals"_s, &JsonMember::key);
    return found == root.members.end() ? root.elements : found->value.elements;
}

/// Of goals alone, one has to say more than its text, and what only this site's goals say.
Likeness likeness(const ImportText &text)
{
    if (!text.beginsAsJson() || !text.json().root)
        return Likeness::None;
    const JsonValue &root = *text.json().root;
    const std::vector<JsonValue> &goals = goalsIn(root);
    const bool isGoals = std::ranges::any_of(goals, [](const JsonValue &goal) {
        return std::ranges::contains(goal.members, u"goal"_s, &JsonMember::key);
    });
    const bool isRead = isGoals && std::ssize(goals) <= mostObjectives && readList(root);
    if (!isRead)
        return Likeness::None;
    // As the site gives its lists out: its own goals are known by their ids.
    const bool isOfSite = std::ranges::all_of(goals, [](const JsonValue &goal) {
        return std::ranges::all_of(
            std::array{u"id"_s, u"goal"_s, u"difficulty"_s}, [&](const QString &key) {
                return std::ranges::contains(goal.members, key, &JsonMember::key);
            });
    });
    return isOfSite ? Likeness::Certain : Likeness::Likely;
}

std::expected<ImportedSet, Problem> read(const ImportText &text, const ImportChoices & /*choices*/)
{
    Repairs repairs(text.bytes());
    if (!text.beginsAsJson())
        return std::unexpected(repairs.error(ImportCode::NoListInJson, 0));
    if (!text.json().root)
        return std::unexpected(text.json().root.error());
    const JsonValue &root = *text.json().root;
    const auto list = readList(root);
    if (!list) {
        const bool isMissing = list.error().what == ListFault::What::Missing;
        return std::unexpected(
            repairs.error(static_cast<ImportCode>(isMissing ? PlayBingoCode::ListLacks
                                                            : PlayBingoCode::ListSaysUnknown),
                0, {list.error().word.left(Repairs::longestArg)}));
    }
    repairs.add(text.json().repairs);
    std::vector<const JsonValue *> goals;
    for (const JsonValue &goal : goalsIn(root))
        goals.push_back(&goal);
    sites::tellUnusedKeys(goals, goalKeys, repairs);
    ImportedSet imported;
    GoalSet &set = imported.file.set;
    addList(set, *list);
    setValue(set.once, preview_section::section, preview_section::generator, QString(generatorKey));
    imported.file.notes = repairs.take();
    imported.file.siteStyle = true;
    return imported;
}

/// Names, each with a JSON value.
QByteArray objectJson(const std::vector<std::pair<QByteArray, QByteArray>> &members)
{
    QByteArrayList texts;
    for (const auto &[key, value] : members)
        texts << '"' + key + "\": " + value;
    return '{' + texts.join(", ") + '}';
}

template <typename Items, typename ToJson>
QByteArray arrayJson(const Items &items, ToJson toJson, const QByteArray &separator = ", ")
{
    QByteArrayList texts;
    for (const auto &item : items)
        texts << toJson(item);
    return '[' + texts.join(separator) + ']';
}

QByteArray idsJson(const QStringList &ids)
{
    return arrayJson(ids, [](const QString &id) { return jsonText(id); });
}

QByteArray keyJson(std::span<const Key> keys, std::size_t index)
{
    return jsonText(QString(keys[index]));
}

QByteArray filterJson(const Filter &filter)
{
    const bool isOfCategories = filter.by == Filter::By::Categories;
    std::vector<std::pair<QByteArray, QByteArray>> members{
        {"mode", keyJson(filterKeys, static_cast<std::size_t>(filter.by))}};
    if (filter.by != Filter::By::Difficulty)
        members.emplace_back(isOfCategories ? "categories" : "tags", idsJson(filter.ids));
    if (filter.by == Filter::By::Difficulty && filter.least)
        members.emplace_back("min", QByteArray::number(*filter.least));
    if (filter.by == Filter::By::Difficulty && filter.most)
        members.emplace_back("max", QByteArray::number(*filter.most));
    return objectJson(members);
}

QByteArray ruleJson(const CellRule &rule)
{
    std::vector<std::pair<QByteArray, QByteArray>> members{
        {"selectionCriteria", keyJson(ruleKeys, rule.index())}};
    if (const auto *const difficulty = std::get_if<OfDifficulty>(&rule))
        members.emplace_back("difficulty", QByteArray::number(difficulty->difficulty));
    if (const auto *const category = std::get_if<OfCategory>(&rule))
        members.emplace_back("category", jsonText(category->id));
    if (const auto *const goal = std::get_if<FixedGoal>(&rule))
        members.emplace_back("goal", jsonText(goal->id));
    return objectJson(members);
}

QByteArray layoutJson(const GeneratorSettings &settings)
{
    std::vector<std::pair<QByteArray, QByteArray>> members{
        {"mode", keyJson(layoutKeys, static_cast<std::size_t>(settings.layout))}};
    if (settings.layout == Layout::Distribution)
        members.emplace_back(
            "distribution", arrayJson(settings.distribution, [](const DifficultyCount &part) {
                return objectJson({{"difficulty", QByteArray::number(part.difficulty)},
                    {"count", QByteArray::number(part.count)}});
            }));
    if (settings.layout == Layout::Custom) {
        QByteArrayList rows;
        const std::span cells(settings.cells);
        const auto width = static_cast<std::size_t>(std::max(settings.width, 1));
        for (std::size_t first = 0; first < cells.size(); first += width)
            rows << arrayJson(
                cells.subspan(first, std::min(width, cells.size() - first)), ruleJson);
        members.emplace_back("layout", '[' + rows.join(",\n    ") + ']');
    }
    return objectJson(members);
}

QByteArray categoryJson(const Category &category)
{
    return objectJson({{"id", jsonText(category.id)}, {"name", jsonText(category.name)},
        {"max", QByteArray::number(category.most)}});
}

QByteArray goalJson(const Goal &goal, const List &list)
{
    std::vector<std::pair<QByteArray, QByteArray>> members;
    if (!goal.id.isEmpty())
        members.emplace_back("id", jsonText(goal.id));
    members.emplace_back("goal", jsonText(goal.text));
    if (!goal.description.isEmpty())
        members.emplace_back("description", jsonText(goal.description));
    if (goal.difficulty)
        members.emplace_back("difficulty", QByteArray::number(*goal.difficulty));
    members.emplace_back("categories", arrayJson(goal.categories, [&](int category) {
        return categoryJson(list.categories[static_cast<std::size_t>(category)]);
    }));
    members.emplace_back("tags", arrayJson(goal.tags, [&](const QString &id) {
        const auto tag = std::ranges::find(list.tags, id, &Tag::id);
        return objectJson({{"id", jsonText(id)},
            {"name", jsonText(tag == list.tags.end() ? QString() : tag->name)}});
    }));
    return objectJson(members);
}

QByteArray write(const GoalSet &set)
{
    const List list = listOf(set).list;
    const GeneratorSettings &settings = list.settings;
    QByteArrayList restrictions;
    if (settings.excludesLineTypes)
        restrictions << objectJson({{"type", jsonText(QString(lineRuleKey))}});
    const QByteArray adjustments = arrayJson(settings.adjustments, [](Adjustment adjustment) {
        return objectJson(
            {{"type", keyJson(adjustmentKeys, static_cast<std::size_t>(adjustment))}});
    });
    const QByteArray lines(",\n  ");
    return "{\n\"settings\": {\n  \"goalFilters\": " + arrayJson(settings.filters, filterJson)
        + ",\n  \"goalTransformation\": [],\n  \"boardLayout\": " + layoutJson(settings)
        + ",\n  \"restrictions\": [" + restrictions.join(", ") + "],\n  \"adjustments\": "
        + adjustments + "\n},\n\"categories\": " + arrayJson(list.categories, categoryJson, lines)
        + ",\n\"goals\": "
        + arrayJson(
            list.goals, [&](const Goal &goal) { return goalJson(goal, list); }, lines)
        + "\n}\n";
}

bool holdsSection(const QString &key, const FieldValues &values)
{
    if (key == preview_section::section.key)
        return textOf(values, preview_section::generator) == generatorKey;
    constexpr std::array held{&goalSection, &categoryTable, &tagTable, &filterTable, &cellTable,
        &difficultyTable, &listSection};
    return std::ranges::contains(held, key, &Section::key);
}

} // namespace

constexpr SetFormat listFormat{.key = Key("playbingo-list"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "PlayBingo: list as the site has it"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The goals in the order of the list, with difficulties, categories, tags and the settings "
        "of the generator, for the boards that the site itself makes."),
    .suffix = "json",
    .isOfSite = true,
    .recognise = likeness,
    .read = read,
    .keeps = Aspects{Aspect::LineBreaks, Aspect::Tooltip},
    .holdsSection = holdsSection,
    .write = write};

} // namespace boardwright::playbingo
