// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/name_uses.h"

#include "core/goalset/name_places.h"

#include <algorithm>

namespace boardwright {

namespace {

constexpr qsizetype mostMembersNamed = 8;

/// Names in order of first occurrence, with the data of each.
template <typename Known>
class NameList {
public:
    Known &operator[](const QString &name)
    {
        const qsizetype place = m_places.at(name);
        if (place == m_known.size()) {
            m_known.append(Known());
            m_known.last().name = name;
        }
        return m_known[place];
    }

    qsizetype size() const { return m_known.size(); }

    /// The list, with the entries after the first `declared` sorted by name.
    QList<Known> sorted(qsizetype declared)
    {
        std::sort(m_known.begin() + declared, m_known.end(),
            [](const Known &a, const Known &b) { return a.name < b.name; });
        return std::move(m_known);
    }

private:
    NamePlaces m_places;
    QList<Known> m_known;
};

CategoryUse &useOf(CategoryName &category, CategoryKind kind)
{
    return kind == CategoryKind::Board ? category.board : category.line;
}

} // namespace

QList<CategoryName> categoriesIn(const GoalSet &set)
{
    NameList<CategoryName> names;
    for (const CategoryKind kind : bothKinds) {
        for (const CategoryLimit &limit : set.*limitsOf(kind))
            useOf(names[limit.category], kind).percent = limit.percent;
    }
    const qsizetype declared = names.size();
    for (const Objective &objective : set.objectives) {
        for (const CategoryKind kind : bothKinds) {
            const QStringList &carried = objective.*categoriesOf(kind);
            for (qsizetype i = 0; i < carried.size(); ++i) {
                if (std::find(carried.cbegin(), carried.cbegin() + i, carried[i])
                    != carried.cbegin() + i)
                    continue; // a repetition within a goal counts once
                CategoryUse &use = useOf(names[carried[i]], kind);
                ++use.goals;
                use.enabledGoals += objective.disabled ? 0 : 1;
            }
        }
    }
    return names.sorted(declared);
}

QList<TagName> tagsIn(const GoalSet &set)
{
    NameList<TagName> names;
    for (const QString &tag : set.tagNames)
        names[tag].isDeclared = true;
    const qsizetype declared = names.size();
    for (const Objective &objective : set.objectives) {
        if (objective.tag.isEmpty())
            continue;
        TagName &tag = names[objective.tag];
        ++tag.goals;
        tag.enabledGoals += objective.disabled ? 0 : 1;
        if (tag.members.size() < mostMembersNamed)
            tag.members.append(objective.id);
    }
    return names.sorted(declared);
}

bool isCategory(const GoalSet &set, const QString &name, CategoryKinds kinds)
{
    return (kinds.testFlag(CategoryKind::Board) && isBoardCategory(set, name))
        || (kinds.testFlag(CategoryKind::Line) && isLineCategory(set, name));
}

} // namespace boardwright
