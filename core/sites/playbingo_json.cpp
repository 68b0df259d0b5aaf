// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/playbingo_json.h"

#include "core/formats/spelled_number.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

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
    if (!number || *number > mostNumber || *number < -mostNumber)
        return std::nullopt;
    return static_cast<int>(*number);
}

/// The index of a word; nothing if it is none of them.
std::optional<std::size_t> indexOf(std::span<const Key> words, QStringView word)
{
    const auto found = std::ranges::find_if(words, [&](Key known) { return word == known; });
    if (found == words.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - words.begin());
}

/// Reads one list, and keeps the first fault.
class PlayBingoReading final {
public:
    std::expected<List, ListFault> read(const JsonValue &root)
    {
        if (root.kind == JsonKind::Array) {
            readGoals(root.elements);
        } else {
            readCategories(elementsOf(root, u"categories"));
            m_areDeclared = true;
            readGoals(elementsOf(root, u"goals"));
            readSettings(objectOf(root, u"settings"));
        }
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

    std::optional<int> maybeNumberOf(const JsonValue &object, QStringView key)
    {
        const JsonValue *const value = member(object, key);
        if (value == nullptr || value->kind == JsonKind::Null)
            return std::nullopt;
        return numberOf(object, key);
    }

    /// The index of the word that a member is, among those that there are.
    std::size_t wordOf(const JsonValue &object, QStringView key, std::span<const Key> words)
    {
        const QString word = textOf(object, key);
        const auto index = indexOf(words, word);
        if (!index)
            fail(What::Unknown, word);
        return index.value_or(0);
    }

    QString idOf(const JsonValue &object)
    {
        QString id = textOf(object, u"id");
        if (id.isEmpty())
            fail(What::Missing, u"id");
        return id;
    }

    void readCategories(const std::vector<JsonValue> &values)
    {
        for (const JsonValue &value : values)
            addCategory(value);
    }

    void addCategory(const JsonValue &value)
    {
        m_categories.insert(idOf(value), static_cast<int>(m_list.categories.size()));
        m_list.categories.push_back({.id = textOf(value, u"id"),
            .name = textOf(value, u"name"),
            .most = numberOf(value, u"max")});
    }

    /// A list of goals alone declares its categories where they occur, and may only name them.
    void readCategoryOf(Goal &goal, const JsonValue &value)
    {
        const bool isName = value.kind == JsonKind::String && !m_areDeclared;
        const QString id = isName ? value.text : idOf(value);
        if (!m_categories.contains(id)) {
            if (m_areDeclared)
                return fail(What::Missing, id);
            if (!isName) {
                addCategory(value);
            } else {
                m_categories.insert(id, static_cast<int>(m_list.categories.size()));
                m_list.categories.push_back({.id = id, .name = id});
            }
        }
        goal.categories.push_back(m_categories.value(id));
    }

    void readGoals(const std::vector<JsonValue> &values)
    {
        for (const JsonValue &value : values) {
            if (value.kind == JsonKind::String && !m_areDeclared) {
                m_list.goals.push_back({.id = {}, .text = value.text});
                continue;
            }
            Goal goal{.id = maybeTextOf(value, u"id"),
                .text = textOf(value, u"goal"),
                .description = maybeTextOf(value, u"description"),
                .difficulty = maybeNumberOf(value, u"difficulty")};
            if (m_areDeclared || member(value, u"categories") != nullptr) {
                for (const JsonValue &category : elementsOf(value, u"categories"))
                    readCategoryOf(goal, category);
            }
            if (m_areDeclared || member(value, u"tags") != nullptr) {
                for (const JsonValue &tag : elementsOf(value, u"tags"))
                    readTagOf(goal, tag);
            }
            m_list.goals.push_back(std::move(goal));
        }
    }

    QString maybeTextOf(const JsonValue &object, QStringView key)
    {
        const JsonValue *const value = member(object, key);
        return value == nullptr || value->kind == JsonKind::Null ? QString() : textOf(object, key);
    }

    void readTagOf(Goal &goal, const JsonValue &value)
    {
        const QString id = idOf(value);
        goal.tags << id;
        if (!m_tags.contains(id))
            m_list.tags.push_back({.id = id, .name = maybeTextOf(value, u"name")});
        m_tags.insert(id);
    }

    void readSettings(const JsonValue &settings)
    {
        for (const JsonValue &filter : elementsOf(settings, u"goalFilters"))
            readFilter(filter);
        readLayout(objectOf(settings, u"boardLayout"));
        for (const JsonValue &restriction : elementsOf(settings, u"restrictions")) {
            wordOf(restriction, u"type", std::array{lineRuleKey});
            m_list.settings.excludesLineTypes = true;
        }
        for (const JsonValue &adjustment : elementsOf(settings, u"adjustments")) {
            m_list.settings.adjustments.push_back(
                static_cast<Adjustment>(wordOf(adjustment, u"type", adjustmentKeys)));
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
        const auto by = static_cast<Filter::By>(wordOf(value, u"mode", filterKeys));
        Filter filter{.by = by};
        if (by == Filter::By::Difficulty) {
            filter.least = maybeNumberOf(value, u"min");
            filter.most = maybeNumberOf(value, u"max");
        } else {
            filter.ids = idsOf(value, by == Filter::By::Categories ? u"categories" : u"tags");
        }
        m_list.settings.filters.push_back(std::move(filter));
    }

    void readLayout(const JsonValue &value)
    {
        GeneratorSettings &settings = m_list.settings;
        settings.layout = static_cast<Layout>(wordOf(value, u"mode", layoutKeys));
        if (settings.layout == Layout::Distribution) {
            for (const JsonValue &part : elementsOf(value, u"distribution")) {
                settings.distribution.push_back({.difficulty = numberOf(part, u"difficulty"),
                    .count = numberOf(part, u"count")});
            }
        } else if (settings.layout == Layout::Custom) {
            for (const JsonValue &row : elementsOf(value, u"layout"))
                readRow(row);
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
        switch (wordOf(cell, u"selectionCriteria", ruleKeys)) {
        case 1:
            return OfDifficulty{.difficulty = numberOf(cell, u"difficulty")};
        case 2:
            return OfCategory{.id = textOf(cell, u"category")};
        case 3:
            return FixedGoal{.id = textOf(cell, u"goal")};
        default:
            return AnyGoal{};
        }
    }

    List m_list;
    QHash<QString, int> m_categories; ///< by id
    QSet<QString> m_tags; ///< ids
    bool m_areDeclared = false; ///< the list says which categories there are
    std::optional<ListFault> m_fault;
};

} // namespace

std::expected<List, ListFault> readList(const JsonValue &root)
{
    return PlayBingoReading().read(root);
}

} // namespace boardwright::sites::playbingo
