// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lists that Bingosync takes as custom boards: "Randomized", "SRL v5" and "Isaac".
#include "core/formats/json_layout.h"
#include "core/lists/exported_goals.h"
#include "core/lists/list_formats.h"
#include "core/lists/list_json.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

namespace {

constexpr qsizetype longestName = 255;
constexpr qsizetype boardOfFive = 25;

constexpr std::array srlTiers{
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
constexpr std::array isaacTiers{10, 10, 4, 1};

constexpr ListRules randomizedRules{.longestGoal = longestName, .fewestGoals = boardOfFive};
constexpr ListRules srlRules{
    .longestGoal = longestName, .fewestGoals = boardOfFive, .tiers = srlTiers, .takesTypes = true};
constexpr ListRules isaacRules{.longestGoal = longestName,
    .fewestGoals = boardOfFive,
    .tiers = isaacTiers,
    .needsType = true,
    .takesTypes = true};

QByteArray goalObject(const ExportedGoal &goal)
{
    QByteArray text = "{\"name\": " + jsonText(goal.text);
    if (!goal.types.isEmpty())
        text += ", \"types\": " + jsonTextList(goal.types);
    return text + '}';
}

QByteArray writeRandomized(const GoalSet &set)
{
    QByteArrayList goals;
    for (const ExportedGoal &goal : exportedGoals(set, randomizedRules))
        goals << goalObject(goal);
    return jsonListFile(goals);
}

QByteArray writeTiers(const GoalSet &set, const ListRules &rules)
{
    const QList<ExportedGoal> goals = exportedGoals(set, rules);
    QByteArray text;
    for (int tier = 1; tier <= std::ssize(rules.tiers); ++tier) {
        QByteArray inner;
        for (const ExportedGoal &goal : goals) {
            if (goal.tier == tier)
                inner += (inner.isEmpty() ? "    " : ",\n    ") + goalObject(goal);
        }
        text += (text.isEmpty() ? "  [\n" : ",\n  [\n") + inner + "\n  ]";
    }
    return "[\n" + text + "\n]\n";
}

Likeness likenessOfTiers(const ImportText &text, qsizetype tiers, Likeness ofOthers)
{
    const ListOutline outline = jsonOutlineOf(text);
    if (outline.tiers == 0)
        return Likeness::None;
    return outline.tiers == tiers ? Likeness::Certain : ofOthers;
}

} // namespace

namespace lists {

constexpr SetFormat bingosyncList{.key = Key("bingosync"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: randomized list"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "A list of goals for a custom room of the type Randomized. A range becomes a goal for each "
        "value."),
    .suffix = "json",
    .recognise =
        [](const ImportText &text) {
            const ListOutline outline = jsonOutlineOf(text);
            return outline.tiers == 0 && outline.named > 0 ? Likeness::Likely : Likeness::None;
        },
    .read = readJsonList,
    .keeps = Aspects{Aspect::LineBreaks, Aspect::Values},
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, randomizedRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, randomizedRules); },
    .write = writeRandomized};

constexpr SetFormat srlList{.key = Key("bingosync-srl"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: SRL v5 list"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "25 tiers of goals with types, for a custom room of the type SRL v5."),
    .suffix = "json",
    .recognise =
        [](const ImportText &text) {
            return likenessOfTiers(text, std::ssize(srlTiers), Likeness::Likely);
        },
    .read = readJsonList,
    .keeps
    = Aspects{Aspect::LineBreaks, Aspect::Values, Aspect::LineCategories, Aspect::BoardCategories},
    .holdsSection = holdsDifficultyOnly,
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, srlRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, srlRules); },
    .write = [](const GoalSet &set) { return writeTiers(set, srlRules); }};

constexpr SetFormat isaacList{.key = Key("bingosync-isaac"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: Isaac list"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Four tiers of goals with types, for a custom room of the type Isaac. A board has 10, 10, "
        "4 "
        "and 1 goals of them."),
    .suffix = "json",
    .recognise =
        [](const ImportText &text) {
            return likenessOfTiers(text, std::ssize(isaacTiers), Likeness::None);
        },
    .read = readJsonList,
    .keeps
    = Aspects{Aspect::LineBreaks, Aspect::Values, Aspect::LineCategories, Aspect::BoardCategories},
    .holdsSection = holdsDifficultyOnly,
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, isaacRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, isaacRules); },
    .write = [](const GoalSet &set) { return writeTiers(set, isaacRules); }};

} // namespace lists

} // namespace boardwright
