// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/set_list.h"

#include "core/playbingo/sections.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardwright::playbingo {

using namespace sites::playbingo;

namespace {

template <typename Held>
Held held(const FieldValues &values, const Field &field)
{
    return std::get<Held>(valueOf(values, field));
}

template <std::size_t Count>
std::size_t choiceOf(
    const FieldValues &values, const Field &field, const std::array<Key, Count> &keys)
{
    const auto found = std::ranges::find(keys, held<QString>(values, field));
    return found == keys.end() ? 0 : static_cast<std::size_t>(found - keys.begin());
}

std::optional<int> numberIn(const FieldValues &values, const Field &field)
{
    const auto number = std::get<qint64>(clamped(field, valueOf(values, field)));
    return number == noNumber ? std::nullopt : std::optional(static_cast<int>(number));
}

int wholeIn(const FieldValues &values, const Field &field)
{
    return static_cast<int>(std::get<qint64>(clamped(field, valueOf(values, field))));
}

void setNumber(FieldValues &values, const Field &field, std::optional<int> number)
{
    setValue(values, field, qint64{number.value_or(noNumber)});
}

/// Categories or tags by what goals call them: the name, or the id where the name is empty, another
/// item has it, too, or it is another one's id.
template <typename Item>
class Named final {
public:
    explicit Named(std::vector<Item> &items)
        : m_items(items)
    {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (!items[i].name.isEmpty() && !m_index.contains(items[i].name))
                m_index.insert(items[i].name, static_cast<int>(i));
        }
        for (std::size_t i = 0; i < items.size(); ++i)
            m_index.insert(items[i].id, static_cast<int>(i));
    }

    /// Adds what nothing is called yet.
    int indexOf(const QString &called)
    {
        const auto found = m_index.constFind(called);
        if (found != m_index.cend())
            return *found;
        const auto index = static_cast<int>(m_items.size());
        m_items.push_back(Item{.id = called, .name = called});
        m_index.insert(called, index);
        return index;
    }

    /// Of what nothing is called, the same.
    QString idOf(const QString &called) const
    {
        const int index = m_index.value(called, -1);
        return index < 0 ? called : m_items[static_cast<std::size_t>(index)].id;
    }

    QString callOf(const QString &id) const
    {
        const int index = m_index.value(id, -1);
        if (index < 0)
            return id;
        const QString &name = m_items[static_cast<std::size_t>(index)].name;
        return m_index.value(name, -1) == index ? name : id;
    }

private:
    std::vector<Item> &m_items;
    QHash<QString, int> m_index;
};

template <typename Item>
QStringList idsOf(const Named<Item> &named, QStringList called)
{
    for (QString &name : called)
        name = named.idOf(name);
    return called;
}

template <typename Item>
QStringList callsOf(const Named<Item> &named, QStringList ids)
{
    for (QString &id : ids)
        id = named.callOf(id);
    return ids;
}

Goal goalOf(const Objective &objective, Named<Category> &categories, Named<Tag> &tags,
    const std::vector<Tag> &allTags)
{
    const FieldValues values = objective.extension.value(goalSection.key);
    Goal goal{.id = held<QString>(values, goalSection.fields[IdAt]),
        .text = objective.goal,
        .description = objective.tooltip,
        .difficulty = numberIn(values, goalSection.fields[DifficultyAt])};
    for (const QString &name : held<QStringList>(values, goalSection.fields[CategoriesAt]))
        goal.categories.push_back(categories.indexOf(name));
    for (const QString &name : held<QStringList>(values, goalSection.fields[TagsAt]))
        goal.tags << allTags[static_cast<std::size_t>(tags.indexOf(name))].id;
    return goal;
}

Filter filterOf(
    const FieldValues &values, const Named<Category> &categories, const Named<Tag> &tags)
{
    const auto by
        = static_cast<Filter::By>(choiceOf(values, filterTable.fields[FilterByAt], filterKeys));
    const auto called = held<QStringList>(values, filterTable.fields[OfAt]);
    return {.by = by,
        .least = numberIn(values, filterTable.fields[LeastAt]),
        .most = numberIn(values, filterTable.fields[MostAt]),
        .ids = by == Filter::By::Categories ? idsOf(categories, called) : idsOf(tags, called)};
}

CellRule ruleOf(const FieldValues &values, const Named<Category> &categories)
{
    switch (choiceOf(values, cellTable.fields[RuleAt], ruleKeys)) {
    case 1:
        return OfDifficulty{.difficulty = wholeIn(values, cellTable.fields[CellDifficultyAt])};
    case 2:
        return OfCategory{
            .id = categories.idOf(held<QString>(values, cellTable.fields[CellCategoryAt]))};
    case 3:
        return FixedGoal{.id = held<QString>(values, cellTable.fields[CellGoalAt])};
    default:
        return AnyGoal{};
    }
}

void addRow(GoalSet &set, const Section &table, FieldValues values)
{
    set.tables[table.key].append(
        {.id = set.nextRow(), .values = std::move(values), .verbatim = {}});
}

FieldValues valuesOf(const CellRule &rule, const Named<Category> &categories)
{
    FieldValues values;
    setValue(values, cellTable.fields[RuleAt], QString(ruleKeys.at(rule.index())));
    if (const auto *const difficulty = std::get_if<OfDifficulty>(&rule))
        setValue(values, cellTable.fields[CellDifficultyAt], qint64{difficulty->difficulty});
    if (const auto *const category = std::get_if<OfCategory>(&rule))
        setValue(values, cellTable.fields[CellCategoryAt], categories.callOf(category->id));
    if (const auto *const goal = std::get_if<FixedGoal>(&rule))
        setValue(values, cellTable.fields[CellGoalAt], goal->id);
    return values;
}

void addSettings(GoalSet &set, const GeneratorSettings &settings, const Named<Category> &categories,
    const Named<Tag> &tags)
{
    for (const Filter &filter : settings.filters) {
        FieldValues values;
        setValue(values, filterTable.fields[FilterByAt],
            QString(filterKeys.at(static_cast<std::size_t>(filter.by))));
        setNumber(values, filterTable.fields[LeastAt], filter.least);
        setNumber(values, filterTable.fields[MostAt], filter.most);
        setValue(values, filterTable.fields[OfAt],
            filter.by == Filter::By::Categories ? callsOf(categories, filter.ids)
                                                : callsOf(tags, filter.ids));
        addRow(set, filterTable, std::move(values));
    }
    for (const CellRule &rule : settings.cells)
        addRow(set, cellTable, valuesOf(rule, categories));
    for (const DifficultyCount &part : settings.distribution) {
        FieldValues values;
        setValue(values, difficultyTable.fields[PartDifficultyAt], qint64{part.difficulty});
        setValue(values, difficultyTable.fields[PartCountAt], qint64{part.count});
        addRow(set, difficultyTable, std::move(values));
    }
    QStringList adjustments;
    for (const Adjustment adjustment : settings.adjustments)
        adjustments << adjustmentKeys.at(static_cast<std::size_t>(adjustment));
    const auto setOnce = [&](ListAt at, const Value &value) {
        setValue(set.once, listSection, listSection.fields[at], value);
    };
    setOnce(LayoutAt, QString(layoutKeys.at(static_cast<std::size_t>(settings.layout))));
    setOnce(WidthAt, qint64{settings.width});
    setOnce(LineRuleAt, settings.excludesLineTypes);
    setOnce(AdjustmentsAt, adjustments);
}

void readSettings(const GoalSet &set, GeneratorSettings &settings,
    const Named<Category> &categories, const Named<Tag> &tags)
{
    for (const TableRow &row : set.tables.value(filterTable.key))
        settings.filters.push_back(filterOf(row.values, categories, tags));
    for (const TableRow &row : set.tables.value(cellTable.key))
        settings.cells.push_back(ruleOf(row.values, categories));
    for (const TableRow &row : set.tables.value(difficultyTable.key)) {
        settings.distribution.push_back(
            {.difficulty = wholeIn(row.values, difficultyTable.fields[PartDifficultyAt]),
                .count = wholeIn(row.values, difficultyTable.fields[PartCountAt])});
    }
    const FieldValues once = set.once.value(listSection.key);
    settings.layout = static_cast<Layout>(choiceOf(once, listSection.fields[LayoutAt], layoutKeys));
    settings.width = wholeIn(once, listSection.fields[WidthAt]);
    settings.excludesLineTypes = held<bool>(once, listSection.fields[LineRuleAt]);
    for (const QString &key : held<QStringList>(once, listSection.fields[AdjustmentsAt])) {
        const auto *const found = std::ranges::find(adjustmentKeys, key);
        if (found != adjustmentKeys.end())
            settings.adjustments.push_back(static_cast<Adjustment>(found - adjustmentKeys.begin()));
    }
}

} // namespace

SetList listOf(const GoalSet &set)
{
    SetList made;
    List &list = made.list;
    for (const TableRow &row : set.tables.value(categoryTable.key)) {
        auto id = held<QString>(row.values, categoryTable.fields[CategoryIdAt]);
        const auto name = held<QString>(row.values, categoryTable.fields[NameAt]);
        list.categories.push_back({.id = id.isEmpty() ? name : id,
            .name = name,
            .most = wholeIn(row.values, categoryTable.fields[CategoryMostAt])});
    }
    for (const TableRow &row : set.tables.value(tagTable.key)) {
        auto id = held<QString>(row.values, tagTable.fields[CategoryIdAt]);
        const auto name = held<QString>(row.values, tagTable.fields[NameAt]);
        list.tags.push_back({.id = id.isEmpty() ? name : id, .name = name});
    }
    Named<Category> categories(list.categories);
    Named<Tag> tags(list.tags);
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        list.goals.push_back(goalOf(objective, categories, tags, list.tags));
        made.rows.push_back(objective.id);
    }
    readSettings(set, list.settings, categories, tags);
    return made;
}

void addList(GoalSet &set, const List &siteList)
{
    List list = siteList; // named for what it has; nothing is added
    const Named<Category> categories(list.categories);
    const Named<Tag> tags(list.tags);
    for (const Category &category : list.categories) {
        FieldValues values;
        setValue(values, categoryTable.fields[CategoryIdAt], category.id);
        setValue(values, categoryTable.fields[NameAt], category.name);
        setValue(values, categoryTable.fields[CategoryMostAt], qint64{category.most});
        addRow(set, categoryTable, std::move(values));
    }
    for (const Tag &tag : list.tags) {
        FieldValues values;
        setValue(values, tagTable.fields[CategoryIdAt], tag.id);
        setValue(values, tagTable.fields[NameAt], tag.name);
        addRow(set, tagTable, std::move(values));
    }
    for (const Goal &goal : list.goals) {
        FieldValues values;
        QStringList called;
        for (const int category : goal.categories)
            called << categories.callOf(list.categories[static_cast<std::size_t>(category)].id);
        setValue(values, goalSection.fields[IdAt], goal.id);
        setNumber(values, goalSection.fields[DifficultyAt], goal.difficulty);
        setValue(values, goalSection.fields[CategoriesAt], called);
        setValue(values, goalSection.fields[TagsAt], callsOf(tags, goal.tags));
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = goal.text;
        objective.tooltip = goal.description;
        if (!values.isEmpty())
            objective.extension.insert(goalSection.key, values);
        set.objectives.append(std::move(objective));
    }
    addSettings(set, list.settings, categories, tags);
}

} // namespace boardwright::playbingo
