// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/list_format.h"

#include "core/bingosync/bingosync.h"
#include "core/bingosync/codes.h"
#include "core/bingosync/list_text.h"
#include "core/bingosync/sections.h"
#include "core/formats/import_codes.h"
#include "core/formats/json_layout.h"
#include "core/formats/repairs.h"
#include "core/goalset/set_sections.h"
#include "core/lists/list_json.h"
#include "core/sites/json_list.h"
#include "core/sites/tiers.h"

#include <QSet>
#include <QtTranslation>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

constexpr Key generatorKey("bingosync");
constexpr int tiersOfIsaac = 4;

/// Whether the site takes a list of this shape: goals with names, and enough of them.
bool isTaken(const sites::ReadList &read)
{
    constexpr std::array<qint64, tiersOfIsaac> leastOfIsaac{10, 10, 4, 1}; // by tier
    std::array<qint64, sites::mostTiers + 1> goals{}; // by tier
    for (std::size_t i = 0; i < read.values.size(); ++i) {
        const sites::ListedGoal &goal = read.list.goals[i];
        if (read.values[i]->kind != JsonKind::Object || goal.text.isEmpty())
            return false;
        if (goal.tier <= sites::mostTiers)
            ++goals.at(static_cast<std::size_t>(goal.tier));
    }
    const auto ofTiers = std::span(goals).subspan(1);
    if (sites::traitsOf(read.kind).hasTiers)
        return !std::ranges::contains(ofTiers, 0);
    if (read.kind == sites::BoardKind::Isaac)
        return std::ranges::equal(
            ofTiers.first(leastOfIsaac.size()), leastOfIsaac, std::greater_equal());
    return read.list.goals.size() >= sites::boardCells;
}

Likeness likeness(const ImportText &text)
{
    const auto read = listIn(text);
    if (!read || read->list.goals.size() > mostObjectives)
        return Likeness::None;
    // Of several lists, another one may be taken.
    if (const ListOutline outline = outlineIn(text);
        outline.lists.size() > 1 && !listNamed(text, outline.name))
        return Likeness::None;
    return isTaken(*read) && read->ignored == 0 ? Likeness::Certain : Likeness::Likely;
}

/// Tells the keys of goals that the site does not read, and types that are one text.
void tellUnused(const sites::ReadList &read, Repairs &repairs)
{
    const std::span<const Key> known = keysOf(read.kind);
    sites::tellUnusedKeys(read.values, known, repairs);
    if (read.ignored > 0)
        repairs.add(
            static_cast<ImportCode>(BingosyncCode::GoalsBeforeTiers), std::nullopt, {read.ignored});
    for (const JsonValue *const goal : read.values) {
        for (const JsonMember &member : goal->members) {
            if (member.value.kind == JsonKind::String && member.key.endsWith("ypes"_L1)
                && std::ranges::contains(known, member.key))
                repairs.add(static_cast<ImportCode>(BingosyncCode::TypesAreLetters),
                    member.keyBegin,
                    {member.value.text.first(
                        std::min(member.value.text.size(), Repairs::longestArg))});
        }
    }
}

QByteArray synergenJson(const sites::SiteList &list)
{
    QByteArrayList members;
    QByteArrayList maxima;
    for (const sites::TypeMaximum &maximum : list.maxima)
        maxima << jsonText(maximum.type) + ": {\"Max\": " + numberJson(maximum.most) + '}';
    members << "\"bingoTypes\": {" + maxima.join(", ") + '}';
    if (list.mostScore)
        members << "\"maxScore\": " + numberJson(*list.mostScore);
    for (const sites::ListedGoal &goal : list.goals) {
        members << jsonText(goal.key) + ": " + synergenGoalJson(goal);
    }
    return "{\n  " + members.join(",\n  ") + "\n}\n";
}

QByteArray tiersJson(const sites::SiteList &list, int tiers)
{
    QByteArray text;
    for (int tier = 1; tier <= tiers; ++tier) {
        QByteArrayList goals;
        for (const sites::ListedGoal &goal : list.goals) {
            if (goal.tier == tier)
                goals << goalJson(goal);
        }
        text += (tier == 1 ? "  [" : ",\n  [")
            + (goals.isEmpty() ? QByteArray() : "\n    " + goals.join(",\n    ") + "\n  ") + ']';
    }
    return "[\n" + text + "\n]\n";
}

QByteArray write(const GoalSet &set)
{
    const sites::SiteList list = listOf(set).list;
    const sites::BoardKind kind = kindOf(set);
    if (kind == sites::BoardKind::SynerGen)
        return synergenJson(list);
    if (kind == sites::BoardKind::Isaac)
        return tiersJson(list, tiersOfIsaac);
    if (sites::traitsOf(kind).hasTiers)
        return tiersJson(list, sites::mostTiers);
    QByteArrayList goals;
    for (const sites::ListedGoal &goal : list.goals)
        goals << goalJson(goal);
    return jsonListFile(goals);
}

std::expected<ImportedSet, Problem> read(const ImportText &text, const ImportChoices &choices)
{
    Repairs repairs(text.bytes());
    const bool isJson = text.beginsAsJson();
    if (isJson && !text.json().root)
        return std::unexpected(text.json().root.error());
    if (!isJson && text.looksLikeScript() && !text.script().assigned)
        return std::unexpected(text.script().assigned.error());
    ImportedSet imported;
    const ListOutline outline = outlineIn(text);
    imported.list = outline.lists.contains(choices.list) ? choices.list : outline.name;
    if (outline.lists.size() > 1)
        imported.lists = outline.lists;
    const auto list = imported.lists.isEmpty() ? listIn(text) : listNamed(text, imported.list);
    if (!list)
        return std::unexpected(repairs.error(list.error() == sites::ListFault::NoGoal
                ? static_cast<ImportCode>(BingosyncCode::ElementIsNoGoal)
                : ImportCode::NoListInJson,
            0));
    repairs.add(isJson ? text.json().repairs : text.script().repairs);
    if (!imported.lists.isEmpty() && imported.list != choices.list) {
        QStringList others = imported.lists;
        others.removeOne(imported.list);
        repairs.add(ImportCode::ListTaken, std::nullopt,
            {imported.list, std::ssize(list->list.goals), Repairs::listed(others)});
    }
    tellUnused(*list, repairs);
    GoalSet &set = imported.file.set;
    addList(set, list->list, list->kind);
    if (!isJson)
        set.file = std::make_shared<const FileText>(text.bytes(), write(set));
    setValue(set.once, preview_section::section, preview_section::generator, QString(generatorKey));
    imported.file.notes = repairs.take();
    imported.file.siteStyle = true;
    return imported;
}

/// Goals that have none of the tiers that the list is made of, or no copies.
QList<Loss> leftOut(const GoalSet &set)
{
    const sites::BoardKind kind = kindOf(set);
    const bool isOfIsaac = kind == sites::BoardKind::Isaac;
    const bool hasTiers = isOfIsaac || sites::traitsOf(kind).hasTiers;
    const SetList held = listOf(set);
    QSet<RowId> written;
    for (std::size_t i = 0; i < held.rows.size(); ++i) {
        const int tier = held.list.goals[i].tier;
        if (!hasTiers || (tier >= 1 && tier <= (isOfIsaac ? tiersOfIsaac : sites::mostTiers)))
            written << held.rows[i];
    }
    Loss loss{.aspect = Aspect::Unfit, .rows = {}, .format = Key("bingosync-list")};
    for (const Objective &objective : set.objectives) {
        if (!objective.disabled && !written.contains(objective.id))
            loss.rows << objective.id;
    }
    return loss.rows.isEmpty() ? QList<Loss>() : QList<Loss>{loss};
}

bool holdsSection(const QString &key, const FieldValues &values)
{
    if (key == preview_section::section.key)
        return textOf(values, preview_section::generator) == generatorKey;
    return key == goalSection.key || key == typeTable.key || key == listSection.key;
}

} // namespace

constexpr SetFormat listFormat{.key = Key("bingosync-list"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: list as the site has it"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The goals in the order of the list, with their tiers and types, for the boards that the "
        "site itself makes."),
    .suffix = "json",
    .isOfSite = true,
    .recognise = likeness,
    .read = read,
    .keeps = Aspect::LineBreaks,
    .holdsSection = holdsSection,
    .furtherLosses = leftOut,
    .write = write};

} // namespace boardwright::bingosync
