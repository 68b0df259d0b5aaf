// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Classic lists in JavaScript: bingoList[1] = [{ name: "...", types: ["..."] }, ...];
#include "core/formats/json_layout.h"
#include "core/lists/exported_goals.h"
#include "core/lists/goal_reader.h"
#include "core/lists/list_formats.h"
#include "core/lists/list_json.h"
#include "core/lists/translated_texts.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr std::array classicTiers{
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
constexpr ListRules classicRules{
    .fewestGoals = std::ssize(classicTiers), .tiers = classicTiers, .takesTypes = true};

/// The pages themselves show their goals in other languages, too.
constexpr ListRules pageRules = [] {
    ListRules rules = classicRules;
    rules.takesTranslations = true;
    return rules;
}();

/// A text in quotes that no browser ends early, wherever the script stands.
QByteArray scriptText(const QString &text)
{
    QByteArray quoted = jsonText(text);
    quoted.replace("</", "<\\/");
    for (const char *const begin : {"<!", "<s", "<S"}) // <!-- and <script change what ends a script
        quoted.replace(begin, QByteArray("\\u003C") + (begin + 1));
    quoted.replace("\xE2\x80\xA8", "\\u2028");
    quoted.replace("\xE2\x80\xA9", "\\u2029");
    return quoted;
}

QByteArray writeScript(const GoalSet &set, const ListRules &rules, const QByteArray &beginning)
{
    const QList<ExportedGoal> goals = exportedGoals(set, rules);
    QByteArray text = beginning;
    for (int tier = 1; tier <= std::ssize(classicTiers); ++tier) {
        text += "bingoList[" + QByteArray::number(tier) + "] = [\n";
        for (const ExportedGoal &goal : goals) {
            if (goal.tier != tier)
                continue;
            QByteArray types;
            for (const QString &type : goal.types)
                types += (types.isEmpty() ? "" : ", ") + scriptText(type);
            text += "  { name: " + scriptText(goal.text);
            for (const auto &[key, translation] : goal.translations)
                text += ", " + (key.contains(u'-') ? scriptText(key) : key.toLatin1()) + ": "
                    + scriptText(translation);
            text += ", types: [" + types + "] },\n";
        }
        text += "];\n";
    }
    return text;
}

bool hasUnread(std::span<const AssignedLiteral> assigned)
{
    return std::ranges::any_of(assigned, [](const AssignedLiteral &literal) {
        return literal.error.has_value() || !literal.leftOut.empty();
    });
}

Likeness likenessOfScript(const ImportText &text)
{
    if (!text.looksLikeScript())
        return Likeness::None;
    // A script with a list that cannot be read is an error of the list.
    const auto &assigned = text.script().assigned;
    const bool isList = !assigned || hasUnread(*assigned) || outlineOf(*assigned).goals > 0;
    return isList ? Likeness::Certain : Likeness::None;
}

/// Why the list cannot be read: one of its own literals, or, if there is no list, any literal.
const Problem *errorOf(std::span<const AssignedLiteral> assigned, const ListOutline &outline)
{
    const auto unread = std::ranges::find_if(assigned, [&](const AssignedLiteral &literal) {
        return literal.error
            && (outline.goals == 0 || literal.name == outline.name
                || outline.name.startsWith(literal.name + u'.'));
    });
    return unread == assigned.end() ? nullptr : &*unread->error;
}

std::expected<ImportedSet, Problem> readScriptList(
    const ImportText &text, const ImportChoices &choices)
{
    const ImportText::Script &script = text.script();
    if (!script.assigned)
        return std::unexpected(script.assigned.error());
    Repairs repairs(text.bytes());
    repairs.add(script.repairs);
    const ListOutline outline = outlineOf(*script.assigned, &repairs, choices.list);
    if (const Problem *error = errorOf(*script.assigned, outline))
        return std::unexpected(*error);
    if (outline.goals == 0) {
        if (const QString from = loadedFrom(text.bytes()); !from.isEmpty())
            return std::unexpected(repairs.error(ImportCode::ListElsewhere, 0, {from}));
        for (const AssignedLiteral &literal : *script.assigned) {
            if (!literal.leftOut.empty())
                return std::unexpected(repairs.error(ImportCode::ExpressionNotRead,
                    literal.leftOut.front().at, {literal.leftOut.front().what}));
        }
    }
    return setOfOutline(outline, repairs, text, choices);
}

} // namespace

namespace lists {

constexpr SetFormat classicScript{.key = Key("classic-js"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Classic list (JavaScript)"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "25 tiers of goals with types, as the classic bingo pages read them."),
    .suffix = "js",
    .recognise = likenessOfScript,
    .read = readScriptList,
    .keeps
    = Aspects{Aspect::LineBreaks, Aspect::Values, Aspect::LineCategories, Aspect::BoardCategories},
    .holdsSection = holdsTierAndJapanese,
    .holdsOther = isTranslation,
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, pageRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, pageRules); },
    .write
    = [](const GoalSet &set) { return writeScript(set, pageRules, "var bingoList = [];\n"); }};

constexpr SetFormat classicScriptBare{.key = Key("playbingo-srl"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "PlayBingo: SRL v5 list"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The classic list without its first line, for PlayBingo's box \"SRL v5\"."),
    .suffix = "js",
    .keeps
    = Aspects{Aspect::LineBreaks, Aspect::Values, Aspect::LineCategories, Aspect::BoardCategories},
    .holdsSection = holdsDifficultyOnly,
    .furtherLosses = [](const GoalSet &set) { return listLosses(set, classicRules); },
    .obstacle = [](const GoalSet &set) { return listObstacle(set, classicRules); },
    .write = [](const GoalSet &set) { return writeScript(set, classicRules, {}); }};

} // namespace lists

} // namespace boardwright
