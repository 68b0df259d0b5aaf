// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/listed_goals.h"

#include "core/formats/import_codes.h"
#include "core/formats/repairs.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/goalset.h"
#include "core/lists/difficulty_field.h"

#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

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

/// In how many tiers a list has goals. Difficulties are always 25, of which some may not occur.
int tiersIn(const ListedGoals &listed)
{
    if (!listed.areDifficulties)
        return listed.tiers;
    QSet<int> tiers;
    for (const ListedGoal &goal : listed.goals) {
        if (goal.tier)
            tiers.insert(*goal.tier);
    }
    return static_cast<int>(tiers.size());
}

/// The least share of a board that allows as many of its 25 goals.
int percentOfCap(int most)
{
    constexpr int cells = 25;
    constexpr int all = 100;
    return std::min(most, cells) * all / cells;
}

/// Pairs of goals, by index, of which one excludes the other; the smaller index first.
std::vector<std::pair<qsizetype, qsizetype>> excludingPairs(const ListedGoals &listed)
{
    QHash<QString, qsizetype> byKey; // looked up, never iterated
    for (qsizetype i = 0; i < listed.goals.size(); ++i) {
        if (!listed.goals[i].key.isEmpty())
            byKey.insert(listed.goals[i].key, i);
    }
    std::set<std::pair<qsizetype, qsizetype>> pairs;
    for (qsizetype i = 0; i < listed.goals.size(); ++i) {
        for (const QString &key : listed.goals[i].excludes) {
            const auto other = byKey.constFind(key);
            if (other != byKey.cend() && *other != i)
                pairs.insert(std::minmax(i, *other));
        }
    }
    return {pairs.begin(), pairs.end()};
}

/// Groups in which all goals exclude one another: of each pair that stands in none yet, with all
/// further goals that exclude every goal of the group.
std::vector<std::vector<qsizetype>> excludingGroups(const ListedGoals &listed)
{
    const auto pairs = excludingPairs(listed);
    const std::set known(pairs.begin(), pairs.end());
    std::set<std::pair<qsizetype, qsizetype>> done;
    std::vector<std::vector<qsizetype>> groups;
    for (const auto &pair : pairs) {
        if (done.contains(pair))
            continue;
        std::vector<qsizetype> group{pair.first, pair.second};
        const auto begin = std::ranges::lower_bound(pairs, std::pair(pair.first, pair.second + 1));
        constexpr std::ptrdiff_t mostTried = 200; // a larger group becomes several
        for (auto next = begin;
            next != pairs.end() && next->first == pair.first && next - begin < mostTried; ++next) {
            const bool excludesAll = std::ranges::all_of(group, [&](qsizetype member) {
                return known.contains(std::minmax(member, next->second));
            });
            if (excludesAll)
                group.push_back(next->second);
        }
        for (std::size_t i = 0; i < group.size(); ++i) {
            for (std::size_t j = i + 1; j < group.size(); ++j)
                done.insert(std::minmax(group[i], group[j]));
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

void addGroups(const ListedGoals &listed, GoalSet &set)
{
    const ListFields fields = listFields();
    for (const std::vector<qsizetype> &group : excludingGroups(listed)) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        const ListedGoal &first = listed.goals[group.front()];
        const ListedGoal &last = listed.goals[group.back()];
        const QString name = first.key + QStringLiteral(" - ") + last.key;
        setValue(row.values, *fields.groupName,
            name.first(std::min(name.size(), static_cast<qsizetype>(fields.groupName->max))));
        for (const qsizetype index : group) {
            Objective &objective = set.objectives[index];
            auto rows = std::get<QList<RowId>>(
                valueOf(objective.extension, *fields.membership, *fields.memberOf));
            rows.append(row.id);
            setValue(objective.extension, *fields.membership, *fields.memberOf, rows);
        }
        set.tables[fields.groups->key].append(std::move(row));
    }
}

Problem noteOf(ImportCode code, QList<Arg> args)
{
    Problem note;
    note.code = toCode(code);
    note.severity = Severity::Warning;
    note.args = std::move(args);
    return note;
}

} // namespace

int difficultyOfTier(int tier, int tiers)
{
    const int scale = scaleOf(tiers);
    if (scale == highestTier)
        return tier;
    if (scale > highestTier)
        return 1 + ((tier - 1) * highestTier / scale);
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

void noteOddTexts(const ListedGoals &listed, Repairs &repairs)
{
    struct Oddity {
        ImportCode code;
        QRegularExpression sign;
        const ListedGoal *first = nullptr;
        qint64 goals = 0;
    };

    static const QRegularExpression markup(
        uR"(\*\*[^*\s][^*]*\*\*|`[^`]+`|~~[^~]+~~|\|\|[^|]+\|\|)"_s
            + uR"(|^>\s|<:\w+:[0-9]+>|<@[&!]?[0-9]+>|<img\b[^<>]*>|<br\s?/?>)"_s
            + uR"(|\[[^\[\]]+\]\([^()\s]+\)|&(?:#[0-9]{1,6}|[a-z]{2,6});)"_s
            + uR"(|<(a|b|em|i|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>[^<>]*</\1>)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression parts(uR"([^\s|]\|[^\s|])"_s);
    static const QRegularExpression token(uR"(\{\{\s*(?!X\s*\})[\w.-]{1,40}\s*\}\})"_s);
    static const QRegularExpression address(uR"(^\s*(?:https?://|www\.)\S+\s*$)"_s);
    std::array oddities{Oddity{.code = ImportCode::MarkupAsText, .sign = markup},
        Oddity{.code = ImportCode::PartsInTexts, .sign = parts},
        Oddity{.code = ImportCode::TokensInTexts, .sign = token},
        Oddity{.code = ImportCode::AddressesAsGoals, .sign = address}};
    for (const ListedGoal &goal : listed.goals) {
        auto *const odd = std::ranges::find_if(oddities, [&](const Oddity &oddity) {
            return oddity.sign.match(goal.objective.goal).hasMatch();
        });
        if (odd == oddities.end())
            continue;
        odd->first = odd->first == nullptr ? &goal : odd->first;
        ++odd->goals;
    }
    for (const Oddity &odd : oddities) {
        if (odd.first != nullptr)
            repairs.add(
                odd.code, std::nullopt, {odd.goals, odd.first->objective.goal.simplified()});
    }
}

ImportedSet setOfListed(
    const ListedGoals &listed, const ImportChoices &choices, QList<Problem> notes)
{
    ImportedSet imported;
    imported.file.notes = std::move(notes);
    imported.file.siteStyle = true;
    GoalSet &set = imported.file.set;
    Declared declared(set);
    const auto [section, field] = difficultyField();
    const ListFields fields = listFields();
    const QMap<QString, int> caps(std::map<QString, int>(listed.caps.begin(), listed.caps.end()));
    imported.tiers = tiersIn(listed);
    for (const ListedGoal &goal : listed.goals) {
        Objective objective = goal.objective;
        objective.id = set.nextRow();
        imported.hasTypes = imported.hasTypes || !goal.types.isEmpty();
        switch (choices.types) {
        case TypesAs::LineCategories:
            // A cap is one of the board; a list with caps has no other limits.
            addNames(
                caps.isEmpty() ? objective.lineCategories : objective.boardCategories, goal.types);
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
        if (!goal.japanese.isEmpty())
            setValue(objective.extension, *fields.translations, *fields.japanese, goal.japanese);
        set.objectives.append(std::move(objective));
    }
    QSet<QString> used;
    for (CategoryLimit &limit : set.boardLimits) {
        used.insert(limit.category);
        if (const auto cap = caps.constFind(limit.category); cap != caps.cend())
            limit.percent = percentOfCap(*cap);
    }
    for (const auto &[type, most] : listed.caps) {
        if (used.contains(type))
            continue;
        used.insert(type);
        imported.file.notes.append(
            noteOf(ImportCode::CapNotUsed, {shortened(type, Repairs::longestArg), qint64{most}}));
    }
    addGroups(listed, set);
    return imported;
}

} // namespace boardwright
