// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/listed_goals.h"

#include "core/formats/difficulty_field.h"
#include "core/goalset/goalset.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

namespace {

constexpr int zonesOfBoard = 4;
constexpr std::array zonesInOrder{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};

/// The number of tiers that the numbers in a list belong to.
int scaleOf(int tiers)
{
    return tiers <= fewTiers ? tiers : std::max(tiers, highestTier);
}

/// Adds those of the names that are not there yet; there are only a few.
void addNames(QStringList &to, const QStringList &names)
{
    for (const QString &name : names) {
        if (!to.contains(name))
            to.append(name);
    }
}

/// Declares names in constant time each.
class Declared {
public:
    explicit Declared(GoalSet &set)
        : m_set(set)
    {
    }

    void line(const QStringList &names) { add(m_set.lineLimits, m_lines, names, typeLimit); }

    void board(const QStringList &names)
    {
        constexpr int unlimited = 100;
        add(m_set.boardLimits, m_boards, names, unlimited);
    }

    void tag(const QString &tag)
    {
        if (!tag.isEmpty() && !m_tags.contains(tag)) {
            m_tags.insert(tag);
            m_set.tagNames.append(tag);
        }
    }

private:
    static void add(
        QList<CategoryLimit> &limits, QSet<QString> &known, const QStringList &names, int percent)
    {
        for (const QString &name : names) {
            if (!known.contains(name)) {
                known.insert(name);
                limits.append({.category = name, .percent = percent});
            }
        }
    }

    GoalSet &m_set;
    QSet<QString> m_lines; // looked up, never iterated
    QSet<QString> m_boards;
    QSet<QString> m_tags;
};

} // namespace

int difficultyOfTier(int tier, int tiers)
{
    const int scale = scaleOf(tiers);
    if (scale == highestTier)
        return tier;
    return (((2 * tier) - 1) * highestTier + scale) / (2 * scale);
}

int tierOfDifficulty(int difficulty, int tiers)
{
    return ((difficulty * tiers) + highestTier - 1) / highestTier;
}

std::optional<int> statedDifficulty(const Objective &objective)
{
    const auto [section, field] = difficultyField();
    const qint64 stated = integerOf(objective.extension.value(section->key), *field);
    if (stated < lowestTier || stated > highestTier)
        return std::nullopt;
    return static_cast<int>(stated);
}

ImportedSet setOfListed(
    const ListedGoals &listed, const ImportChoices &choices, QList<Problem> notes)
{
    ImportedSet imported;
    imported.tiers = listed.tiers;
    imported.file.notes = std::move(notes);
    imported.file.siteStyle = true;
    GoalSet &set = imported.file.set;
    Declared declared(set);
    const auto [section, field] = difficultyField();
    for (const ListedGoal &goal : listed.goals) {
        Objective objective = goal.objective;
        objective.id = set.nextRow();
        imported.hasTypes = imported.hasTypes || !goal.types.isEmpty();
        switch (choices.types) {
        case TypesAs::LineCategories:
            addNames(objective.lineCategories, goal.types);
            break;
        case TypesAs::BoardCategories:
            addNames(objective.boardCategories, goal.types);
            break;
        case TypesAs::Tags:
            if (objective.tag.isEmpty() && !goal.types.isEmpty())
                objective.tag = goal.types.first();
            break;
        case TypesAs::Nothing:
            break;
        }
        declared.line(objective.lineCategories);
        declared.board(objective.boardCategories);
        declared.tag(objective.tag);
        if (goal.tier && choices.tiersAsDifficulty)
            setValue(objective.extension, *section, *field,
                qint64{difficultyOfTier(*goal.tier, listed.tiers)});
        if (goal.tier && choices.tiersAsZones && objective.progression == Zones()) {
            const int zone = (*goal.tier - 1) * zonesOfBoard / scaleOf(listed.tiers);
            objective.progression = zonesInOrder.at(static_cast<std::size_t>(zone));
        }
        set.objectives.append(std::move(objective));
    }
    return imported;
}

} // namespace boardwright
