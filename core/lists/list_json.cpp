// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_json.h"

#include "core/formats/json_layout.h"
#include "core/lists/goal_reader.h"

namespace boardwright {

ListOutline jsonOutlineOf(const ImportText &text)
{
    if (!text.beginsAsJson() || !text.json().root)
        return {};
    return outlineOf(*text.json().root);
}

std::expected<ImportedSet, Problem> readJsonList(
    const ImportText &text, const ImportChoices &choices)
{
    const ImportText::Json &json = text.json();
    if (!json.root)
        return std::unexpected(json.root.error());
    Repairs repairs(text.bytes());
    repairs.add(json.repairs);
    const ListOutline outline = outlineOf(*json.root, &repairs, choices.list);
    return setOfOutline(outline, repairs, text, choices);
}

std::expected<ImportedSet, Problem> setOfOutline(const ListOutline &outline, Repairs &repairs,
    const ImportText &text, const ImportChoices &choices)
{
    const auto listed = readGoals(outline, repairs, text.stop());
    if (!listed)
        return std::unexpected(listed.error());
    noteOddTexts(*listed, repairs);
    ImportedSet imported = setOfListed(*listed, choices, repairs.take());
    imported.list = outline.name;
    if (outline.lists.size() > 1)
        imported.lists = outline.lists;
    return imported;
}

QByteArray jsonTextList(const QStringList &texts)
{
    QByteArrayList quoted;
    for (const QString &text : texts)
        quoted << jsonText(text);
    return '[' + quoted.join(", ") + ']';
}

QByteArray jsonListFile(const QByteArrayList &elements)
{
    return "[\n  " + elements.join(",\n  ") + "\n]\n";
}

} // namespace boardwright
