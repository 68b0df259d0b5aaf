// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/list_text.h"

#include "core/formats/json_layout.h"
#include "core/lists/list_json.h"
#include "core/lists/list_places.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <ranges>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array goalKeys{"name"_L1, "types"_L1, "subtypes"_L1, "group"_L1, "child"_L1};
constexpr std::array synergenKeys{
    "Desc"_L1, "Diff"_L1, "Types"_L1, "Excludes"_L1, "Synergy"_L1, "Score"_L1};

QByteArray typesJson(const std::vector<sites::ListedType> &types)
{
    QByteArrayList texts;
    for (const sites::ListedType &type : types)
        texts << (type.spelling == sites::Spelling::Text ? jsonText(type.text)
                                                         : type.text.toUtf8());
    return '[' + texts.join(", ") + ']';
}

} // namespace

std::span<const Key> keysOf(sites::BoardKind kind)
{
    return kind == sites::BoardKind::SynerGen ? std::span<const Key>(synergenKeys) : goalKeys;
}

QByteArray numberJson(double number)
{
    return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

std::expected<sites::ReadList, sites::ListFault> listIn(const ImportText &text)
{
    if (text.beginsAsJson() && text.json().root)
        return sites::readList(*text.json().root);
    if (text.looksLikeScript() && text.script().assigned)
        return sites::readList(*text.script().assigned);
    return std::unexpected(sites::ListFault::NoList);
}

/// Of the lists in a file, the one that ListOutline::lists calls so.
std::expected<sites::ReadList, sites::ListFault> listNamed(
    const ImportText &text, const QString &name)
{
    if (text.beginsAsJson()) {
        const std::vector<ListPlace> places = listPlacesIn(*text.json().root);
        const auto found = std::ranges::find(places, name, &ListPlace::name);
        return found == places.end() ? std::unexpected(sites::ListFault::NoList)
                                     : sites::readList(*found->value);
    }
    const std::vector<AssignedLiteral> &assigned = *text.script().assigned;
    for (const AssignedLiteral &literal : assigned | std::views::reverse) { // the last one counts
        for (const ListPlace &place : listPlacesIn(literal.value)) {
            QStringList keys{literal.name, literal.key, place.name};
            keys.removeAll(QString());
            if (keys.join(u'.') == name)
                return sites::readList(*place.value);
        }
    }
    return sites::readList(assigned, name);
}

ListOutline outlineIn(const ImportText &text)
{
    if (text.beginsAsJson() || !text.looksLikeScript())
        return jsonOutlineOf(text);
    return outlineOf(*text.script().assigned);
}

QByteArray goalJson(const sites::ListedGoal &goal)
{
    QByteArray text = "{\"name\": " + jsonText(goal.text);
    if (goal.hasTypes)
        text += ", \"types\": " + typesJson(goal.types);
    if (!goal.subtypes.empty())
        text += ", \"subtypes\": " + typesJson(goal.subtypes);
    if (!goal.group.isEmpty())
        text += ", \"group\": " + jsonText(goal.group);
    if (goal.isChild)
        text += ", \"child\": \"yes\"";
    return text + '}';
}

QByteArray synergenGoalJson(const sites::ListedGoal &goal)
{
    QByteArray text
        = "{\"Desc\": " + jsonText(goal.text) + ", \"Diff\": " + QByteArray::number(goal.tier);
    if (goal.hasTypes)
        text += ", \"Types\": " + typesJson(goal.types);
    if (!goal.excludes.isEmpty())
        text += ", \"Excludes\": " + jsonTextList(goal.excludes);
    if (!goal.synergies.isEmpty())
        text += ", \"Synergy\": " + jsonTextList(goal.synergies);
    if (goal.score != 0)
        text += ", \"Score\": " + numberJson(goal.score);
    return text + '}';
}

} // namespace boardwright::bingosync
