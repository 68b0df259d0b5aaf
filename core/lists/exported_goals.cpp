// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/exported_goals.h"

#include "core/formats/file.h"
#include "core/formats/import_codes.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/goal_values.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/listed_goals.h"
#include "core/lists/translated_texts.h"

#include <algorithm>
#include <vector>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

bool isListed(const Objective &objective)
{
    return !objective.disabled && !objective.goal.trimmed().isEmpty();
}

/// The first `most` characters of a text, without white space around it if it is longer; all of it
/// if `most` is 0.
QString cutTo(const QString &text, qsizetype most)
{
    if (most == 0 || text.size() <= most || text.toUcs4().size() <= most)
        return text;
    const QList<uint> characters = text.trimmed().toUcs4();
    QString beginning;
    for (const uint character : characters.first(std::min(most, characters.size())))
        beginning += QChar::fromUcs4(character);
    return beginning;
}

/// The values that a goal is spelled out with, ascending; 0: none.
QList<int> valuesOf(const Objective &objective)
{
    const QList<int> values
        = hasPlaceholder(objective.goal) ? distinctValues(objective.range) : QList<int>();
    return values.isEmpty() ? QList{0} : values;
}

/// The longest text of a goal.
QString longestTextOf(const Objective &objective)
{
    return resolvedGoal(objective.goal, valuesOf(objective).last());
}

QStringList typesOf(const Objective &objective)
{
    QStringList types;
    for (const QString &category : objective.lineCategories + objective.boardCategories)
        types << category.trimmed();
    types.removeDuplicates();
    types.removeAll(QString());
    return types;
}

/// Its texts in other languages, with their keys.
QList<std::pair<QString, QString>> allTranslationsOf(const Objective &objective)
{
    const ListFields fields = listFields();
    auto texts = translationsOf(objective);
    const QString japanese
        = textOf(objective.extension.value(fields.translations->key), *fields.japanese);
    if (!japanese.isEmpty())
        texts.prepend({QString(fields.japanese->key), japanese});
    return texts;
}

/// As players read them with a value; 0: as they are.
QList<std::pair<QString, QString>> resolved(QList<std::pair<QString, QString>> texts, int value)
{
    for (auto &[key, text] : texts) {
        if (value != 0)
            text = resolvedGoal(text, value);
    }
    return texts;
}

/// How many characters the goals of the list have at most.
qint64 lengthOfList(const GoalSet &set, const ListRules &rules)
{
    qint64 length = 0;
    for (const Objective &objective : set.objectives) {
        if (!isListed(objective))
            continue;
        qsizetype ofOne = cutTo(longestTextOf(objective), rules.longestGoal).size();
        if (rules.takesTooltips)
            ofOne += objective.tooltip.size();
        if (rules.takesTranslations) {
            for (const auto &[key, text] : allTranslationsOf(objective))
                ofOne += key.size() + text.size();
        }
        if (rules.takesTypes)
            ofOne += typesOf(objective).join(QString()).size();
        length += valuesOf(objective).size() * ofOne;
    }
    return length;
}

qint64 goalsOfList(const GoalSet &set)
{
    qint64 goals = 0;
    for (const Objective &objective : set.objectives)
        goals += isListed(objective) ? valuesOf(objective).size() : 0;
    return goals;
}

/// The tiers that lack goals, each as often as it lacks one.
std::vector<int> lackingTiers(const QList<ExportedGoal> &goals, std::span<const int> least)
{
    if (least.empty())
        return {};
    std::vector<int> lacking(least.begin(), least.end());
    for (const ExportedGoal &goal : goals) {
        if (goal.tier)
            --lacking[static_cast<std::size_t>(*goal.tier - 1)];
    }
    std::vector<int> tiers;
    for (std::size_t i = 0; i < lacking.size(); ++i)
        tiers.insert(tiers.end(), static_cast<std::size_t>(std::max(0, lacking[i])),
            static_cast<int>(i) + 1);
    return tiers;
}

void guessTiers(QList<ExportedGoal> &goals, std::span<const int> least)
{
    const std::vector<int> lacking = lackingTiers(goals, least);
    std::vector<ExportedGoal *> open;
    for (ExportedGoal &goal : goals) {
        if (!goal.tier)
            open.push_back(&goal);
    }
    // The goals that fill the gaps are spread over the file, as the others are.
    const std::size_t filled = std::min(open.size(), lacking.size());
    for (std::size_t i = 0; i < filled; ++i)
        open[i * open.size() / filled]->tier = lacking[i];
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (!open[i]->tier)
            open[i]->tier = 1 + static_cast<int>(i * least.size() / open.size());
    }
}

/// Gives goals without a type one that no goal has.
void addTypes(QList<ExportedGoal> &goals)
{
    QStringList known;
    for (const ExportedGoal &goal : std::as_const(goals))
        known += goal.types;
    known.sort();
    int number = 0;
    for (ExportedGoal &goal : goals) {
        ++number;
        if (!goal.types.isEmpty())
            continue;
        QString type = u"goal %1"_s.arg(number);
        while (std::ranges::binary_search(known, type))
            type += u'*';
        goal.types = {type};
    }
}

template <typename Says>
void addLoss(QList<Loss> &losses, const GoalSet &set, Aspect aspect, Says says)
{
    Loss loss{.aspect = aspect, .rows = {}};
    for (const Objective &objective : set.objectives) {
        if (!objective.disabled && says(objective))
            loss.rows << objective.id;
    }
    if (!loss.rows.isEmpty())
        losses << loss;
}

Problem exportProblem(ImportCode code, QList<Arg> args)
{
    Problem problem;
    problem.code = toCode(code);
    problem.args = std::move(args);
    return problem;
}

} // namespace

QList<ExportedGoal> exportedGoals(const GoalSet &set, const ListRules &rules)
{
    const auto tiers = static_cast<int>(rules.tiers.size());
    QList<ExportedGoal> goals;
    for (const Objective &objective : set.objectives) {
        if (!isListed(objective))
            continue;
        std::optional<int> tier = statedDifficulty(objective);
        if (tier && tiers > 0)
            tier = tierOfDifficulty(*tier, tiers);
        const auto translations = rules.takesTranslations ? allTranslationsOf(objective)
                                                          : QList<std::pair<QString, QString>>();
        for (const int value : valuesOf(objective))
            goals.append({.row = objective.id,
                .text = cutTo(resolvedGoal(objective.goal, value), rules.longestGoal),
                .types = rules.takesTypes ? typesOf(objective) : QStringList(),
                .tooltip = rules.takesTooltips ? objective.tooltip : QString(),
                .translations = resolved(translations, value),
                .tier = tier});
    }
    if (tiers > 0)
        guessTiers(goals, rules.tiers);
    if (rules.needsType)
        addTypes(goals);
    return goals;
}

QList<Loss> listLosses(const GoalSet &set, const ListRules &rules)
{
    QList<Loss> losses;
    addLoss(losses, set, Aspect::EmptyGoal,
        [](const Objective &objective) { return !isListed(objective); });
    const auto addOfListed = [&](Aspect aspect, auto says) {
        addLoss(losses, set, aspect,
            [&](const Objective &objective) { return isListed(objective) && says(objective); });
    };
    addOfListed(Aspect::RangeSpelledOut, [](const Objective &objective) {
        return !objective.range.isEmpty() || longestTextOf(objective) != objective.goal;
    });
    addOfListed(Aspect::GoalLength, [&](const Objective &objective) {
        const QString text = longestTextOf(objective);
        return cutTo(text, rules.longestGoal) != text;
    });
    if (!rules.tiers.empty()) {
        addOfListed(Aspect::GuessedTier,
            [](const Objective &objective) { return !statedDifficulty(objective); });
        const auto tiers = static_cast<int>(rules.tiers.size());
        addOfListed(Aspect::RoughTier, [&](const Objective &objective) {
            const auto difficulty = statedDifficulty(objective);
            return difficulty
                && difficultyOfTier(tierOfDifficulty(*difficulty, tiers), tiers) != *difficulty;
        });
    }
    if (rules.needsType)
        addOfListed(Aspect::AddedType,
            [](const Objective &objective) { return typesOf(objective).isEmpty(); });
    if (rules.takesTypes)
        addOfListed(Aspect::KindOfCategory, [](const Objective &objective) {
            return typesOf(objective) != objective.lineCategories
                || !objective.boardCategories.isEmpty();
        });
    if (goalsOfList(set) > mostObjectives)
        losses << Loss{.aspect = Aspect::ReadingAgain, .rows = {}};
    return losses;
}

std::optional<Problem> listObstacle(const GoalSet &set, const ListRules &rules)
{
    // Ranges can make far more of a set than its file has.
    if (lengthOfList(set, rules) > largestFile)
        return exportProblem(ImportCode::ExportTooLarge, {largestFile});
    const QList<ExportedGoal> goals = exportedGoals(set, rules);
    if (goals.size() < rules.fewestGoals || goals.isEmpty())
        return exportProblem(ImportCode::GoalsTooFew,
            {qint64{goals.size()}, std::max<qint64>(1, rules.fewestGoals)});
    const std::vector<int> lacking = lackingTiers(goals, rules.tiers);
    if (lacking.empty())
        return std::nullopt;
    const int tier = lacking.front();
    const auto found = std::ranges::count(goals, std::optional(tier), &ExportedGoal::tier);
    if (found == 0)
        return exportProblem(ImportCode::TierEmpty, {qint64{tier}});
    return exportProblem(ImportCode::TierTooSmall,
        {qint64{tier}, qint64{found}, qint64{rules.tiers[static_cast<std::size_t>(tier - 1)]}});
}

bool holdsDifficultyOnly(const QString &key, const FieldValues &values)
{
    const auto [section, field] = difficultyField();
    if (key != section->key)
        return false;
    const qint64 difficulty = integerOf(values, *field);
    return values.size() == 1 && values.contains(field->key) && difficulty >= lowestTier
        && difficulty <= highestTier;
}

bool holdsTierAndJapanese(const QString &key, const FieldValues &values)
{
    const ListFields fields = listFields();
    if (key != fields.translations->key || !values.contains(fields.japanese->key))
        return holdsDifficultyOnly(key, values);
    FieldValues others = values;
    others.remove(fields.japanese->key);
    return others.isEmpty() || holdsDifficultyOnly(key, others);
}

} // namespace boardwright
