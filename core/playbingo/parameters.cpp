// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/playbingo/parameters.h"

#include "core/playbingo/sections.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::playbingo {

using namespace Qt::StringLiterals;
using namespace sites::playbingo;

namespace {

enum At : std::uint8_t { Layouts, LineRules, Adjustments, Filters };

/// By choice: what replaces the list's own; the first one replaces nothing.
constexpr std::array adjustmentChoices{
    Choice{
        .key = "list"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Those of the list")},
    Choice{.key = "none"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None")},
    Choice{.key = adjustmentKeys[0],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Synergize categories")},
    Choice{.key = adjustmentKeys[1],
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Keep maxima of categories")},
    Choice{.key = "both"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Both")},
};

constexpr std::array fields{
    layoutField,
    lineRuleField,
    Field{.key = "adjustments"_L1,
        .kind = Kind::Choice,
        .choices = adjustmentChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Adjustments"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What each goal of a board does to those that may follow")},
    Field{.key = "filters"_L1,
        .kind = Kind::Flag,
        .fallback = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Filters"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Boards use only goals that pass the filters of the list")},
};

} // namespace

constexpr std::span<const Field> parameters = fields;

Settings settingsOf(const GoalSet &set)
{
    const FieldValues once = set.once.value(listSection.key);
    Settings settings = defaultSettings(fields);
    for (const At at : {Layouts, LineRules})
        settings.values[at] = clamped(fields.at(at), valueOf(once, fields.at(at)));
    return settings;
}

SetList listOf(const GoalSet &set, const Settings &settings)
{
    const auto value = [&](At at) { return clamped(fields.at(at), settings.values.value(at)); };
    SetList made = listOf(set);
    GeneratorSettings &held = made.list.settings;
    const auto layout = std::get<QString>(value(Layouts));
    held.layout = static_cast<Layout>(std::ranges::find(layoutKeys, layout) - layoutKeys.begin());
    held.excludesLineTypes = std::get<bool>(value(LineRules));
    if (!std::get<bool>(value(Filters)))
        held.filters.clear();
    const auto adjustments = std::get<QString>(value(Adjustments));
    if (adjustments == adjustmentChoices.front().key)
        return made;
    held.adjustments.clear();
    for (std::size_t i = 0; i < adjustmentKeys.size(); ++i) {
        if (adjustments == adjustmentKeys.at(i) || adjustments == adjustmentChoices.back().key)
            held.adjustments.push_back(static_cast<Adjustment>(i));
    }
    return made;
}

} // namespace boardwright::playbingo
