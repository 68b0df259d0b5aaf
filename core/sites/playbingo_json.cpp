// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/playbingo_json.h"

#include "core/formats/spelled_number.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace boardwright::sites::playbingo {

using namespace Qt::StringLiterals;

namespace {

const JsonValue *member(const JsonValue &object, QStringView key)
{
    const auto found = std::ranges::find_if(
        object.members, [&](const JsonMember &candidate) { return candidate.key == key; });
    return found == object.members.end() ? nullptr : &found->value;
}

std::optional<int> whole(const JsonValue *value)
{
    if (value == nullptr || value->kind != JsonKind::Number)
        return std::nullopt;
    const std::optional<qint64> number = wholeNumber(value->text);
    constexpr qint64 most = std::numeric_limits<int>::max();
    if (!number || *number > most || *number < -most)
        return std::nullopt;
    return static_cast<int>(*number);
}

/// Reads one list, and keeps the first fault.
class PlayBingoReading final {
public:
    std::expected<List, ListFault> read(const JsonValue &root)
    {
        readCategories(elementsOf(root, u"categories"));
        readGoals(elementsOf(root, u"goals"));
        readSettings(objectOf(root, u"settings"));
        if (m_fault)
            return std::unexpected(*m_fault);
        return std::move(m_list);
    }

private:
    using What = ListFault::What;

    void fail(What what, QStringView word)
    {
        if (!m_fault)
            m_fault = ListFault{.what = what, .word = word.toString()};
    }

    const std::vector<JsonValue> &elementsOf(const JsonValue &object, QStringView key)
    {
        return objectOf(object, key).elements;
    }

    const JsonValue &objectOf(const JsonValue &object, QStringView key)
    {
        static const JsonValue none;
        const JsonValue *const value = member(object, key);
        if (value == nullptr)
            fail(What::Missing, key);
        return value == nullptr ? none : *value;
    }

    QString textOf(const JsonValue &object, QStringView key)
    {
        const JsonValue *const value = member(object, key);
        if (value == nullptr || value->kind != JsonKind::String) {
            fail(What::Missing, key);
            return {};
        }
        return value->text;
    }

    int numberOf(const JsonValue &object, QStringView key)
    {
        const std::optional<int> number = whole(member(object, key));
        if (!number)
            fail(What::Missing, key);
        return number.value_or(0);
    }

    void readCategories(const std::vector<JsonValue> &values)
    {
        for (const JsonValue &value : values) {
            m_categories.insert(textOf(value, u"id"), static_cast<int>(m_list.categories.size()));
            m_list.categories.push_back({.id = textOf(value, u"id"),
                .name = textOf(value, u"name"),
                .most = numberOf(value, u"max")});
        }
    }

    void readGoals(const std::vector<JsonValue> &values)
    {
        for (const JsonValue &value : values) {
            Goal goal{.id = textOf(value, u"id"),
                .text = textOf(value, u"goal"),
                .difficulty = whole(member(value, u"difficulty"))};
            for (const JsonValue &category : elementsOf(value, u"categories")) {
                const auto found = m_categories.constFind(textOf(category, u"id"));
                if (found == m_categories.constEnd())
                    fail(What::Missing, textOf(category, u"id"));
                else
                    goal.categories.push_back(*found);
            }
            for (const JsonValue &tag : elementsOf(value, u"tags"))
                goal.tags << textOf(tag, u"id");
            m_list.goals.push_back(std::move(goal));
        }
    }

    void readSettings(const JsonValue &settings)
    {
        for (const JsonValue &filter : elementsOf(settings, u"goalFilters"))
            readFilter(filter);
        readLayout(objectOf(settings, u"boardLayout"));
        for (const JsonValue &restriction : elementsOf(settings, u"restrictions")) {
            const QString type = textOf(restriction, u"type");
            if (type == "line-type-exclusion"_L1)
                m_list.settings.excludesLineTypes = true;
            else
                fail(What::Unknown, type);
        }
        for (const JsonValue &adjustment : elementsOf(settings, u"adjustments")) {
            const QString type = textOf(adjustment, u"type");
            if (type == "synergize"_L1)
                m_list.settings.adjustments.push_back(Adjustment::Synergize);
            else if (type == "board-type-max"_L1)
                m_list.settings.adjustments.push_back(Adjustment::CategoryMaximum);
            else
                fail(What::Unknown, type);
        }
    }

    QStringList idsOf(const JsonValue &object, QStringView key)
    {
        QStringList ids;
        for (const JsonValue &id : elementsOf(object, key))
            ids << id.text;
        return ids;
    }

    void readFilter(const JsonValue &value)
    {
        const QString mode = textOf(value, u"mode");
        Filter filter;
        if (mode == "difficulty"_L1) {
            filter = {.by = Filter::By::Difficulty,
                .least = whole(member(value, u"min")),
                .most = whole(member(value, u"max"))};
        } else if (mode == "category"_L1) {
            filter = {.by = Filter::By::Categories, .ids = idsOf(value, u"categories")};
        } else if (mode == "tags-inclusion"_L1) {
            filter = {.by = Filter::By::WithTags, .ids = idsOf(value, u"tags")};
        } else if (mode == "tags-exclusion"_L1) {
            filter = {.by = Filter::By::WithoutTags, .ids = idsOf(value, u"tags")};
        } else {
            return fail(What::Unknown, mode);
        }
        m_list.settings.filters.push_back(std::move(filter));
    }

    void readLayout(const JsonValue &value)
    {
        GeneratorSettings &settings = m_list.settings;
        const QString mode = textOf(value, u"mode");
        if (mode == "random"_L1) {
            settings.layout = Layout::Random;
        } else if (mode == "srlv5"_L1) {
            settings.layout = Layout::Srl;
        } else if (mode == "isaac"_L1) {
            settings.layout = Layout::Isaac;
        } else if (mode == "difficulty-distribution"_L1) {
            settings.layout = Layout::Distribution;
            for (const JsonValue &part : elementsOf(value, u"distribution")) {
                settings.distribution.push_back({.difficulty = numberOf(part, u"difficulty"),
                    .count = numberOf(part, u"count")});
            }
        } else if (mode == "custom"_L1) {
            settings.layout = Layout::Custom;
            for (const JsonValue &row : elementsOf(value, u"layout"))
                readRow(row);
        } else {
            fail(What::Unknown, mode);
        }
    }

    void readRow(const JsonValue &row)
    {
        GeneratorSettings &settings = m_list.settings;
        const auto width = static_cast<int>(row.elements.size());
        if (settings.cells.empty())
            settings.width = width;
        if (width != settings.width || width == 0)
            return fail(What::Missing, u"layout");
        for (const JsonValue &cell : row.elements)
            settings.cells.push_back(ruleOf(cell));
    }

    CellRule ruleOf(const JsonValue &cell)
    {
        const QString by = textOf(cell, u"selectionCriteria");
        if (by == "difficulty"_L1)
            return OfDifficulty{.difficulty = numberOf(cell, u"difficulty")};
        if (by == "category"_L1)
            return OfCategory{.id = textOf(cell, u"category")};
        if (by == "fixed"_L1)
            return FixedGoal{.id = textOf(cell, u"goal")};
        if (by != "random"_L1)
            fail(What::Unknown, by);
        return AnyGoal{};
    }

    List m_list;
    QHash<QString, int> m_categories; ///< by id
    std::optional<ListFault> m_fault;
};

} // namespace

std::expected<List, ListFault> readList(const JsonValue &root)
{
    return PlayBingoReading().read(root);
}

} // namespace boardwright::sites::playbingo
