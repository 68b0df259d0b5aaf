// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// PlayBingo's list: texts, and objects with goal, description, categories and difficulty.
#include "core/formats/json_layout.h"
#include "core/lists/exported_goals.h"
#include "core/lists/list_formats.h"
#include "core/lists/list_json.h"

#include <QtTranslation>

namespace boardwright {

namespace {

constexpr ListRules playBingoRules{.takesTypes = true, .takesTooltips = true};

QByteArray playBingoGoal(const ExportedGoal &goal)
{
    if (goal.tooltip.isEmpty() && goal.types.isEmpty() && !goal.tier)
        return jsonText(goal.text);
    QByteArray text = "{\"goal\": " + jsonText(goal.text);
    if (!goal.tooltip.isEmpty())
        text += ", \"description\": " + jsonText(goal.tooltip);
    if (!goal.types.isEmpty())
        text += ", \"categories\": " + jsonTextList(goal.types);
    if (goal.tier)
        text += ", \"difficulty\": " + QByteArray::number(*goal.tier);
    return text + '}';
}

QByteArray writePlayBingo(const GoalSet &set)
{
    QByteArrayList goals;
    for (const ExportedGoal &goal : exportedGoals(set, playBingoRules))
        goals << playBingoGoal(goal);
    return jsonListFile(goals);
}

} // namespace

namespace lists {

constexpr SetFormat playBingoList{.key = Key("playbingo"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "PlayBingo: list"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Goals with description, categories and difficulty, for PlayBingo's box \"List\"."),
    .suffix = "json",
    .recognise =
        [](const ImportText &text) {
            const ListOutline outline = jsonOutlineOf(text);
            return outline.tiers == 0 && outline.goals > outline.named ? Likeness::Likely
                                                                       : Likeness::None;
        },
    .read = readJsonList,
    .keeps = Aspects{Aspect::LineBreaks, Aspect::Values, Aspect::LineCategories,
        Aspect::BoardCategories, Aspect::Tooltip},
    .holdsSection = holdsDifficultyOnly,
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, playBingoRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, playBingoRules); },
    .write = writePlayBingo};

} // namespace lists

} // namespace boardwright
