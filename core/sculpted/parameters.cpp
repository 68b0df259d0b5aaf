// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/parameters.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

constexpr std::array<Choice, 3> routings{
    Choice{.key = "plain"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Plain")},
    Choice{.key = "parity"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Parity")},
    Choice{.key = "hybrid"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Hybrid")},
};

constexpr std::array<Choice, 3> depthChoices{
    Choice{
        .key = "by_tier"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "As in the tier")},
    depths[0],
    depths[1],
};

namespace {

enum SculptedSettingAt : std::uint8_t { TierAt, RoutingAt, DepthAt, GoalsAt };

constexpr std::array sculptedSettings{
    Field{.key = "tier"_L1,
        .kind = Kind::Choice,
        .fallback = 1,
        .choices = levels,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tier"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "How difficult the board is")},
    Field{.key = "routing"_L1,
        .kind = Kind::Choice,
        .fallback = 1,
        .choices = routings,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Routing"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Plain tries starts one after the other. Parity first rules out boards and starts that "
            "cannot have a route. Hybrid also steps back when all starts fail")},
    Field{.key = "trap"_L1,
        .kind = Kind::Choice,
        .choices = depthChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Wrong turns count"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How far a wrong turn is followed: until no step is left, or until the rest can no "
            "longer be visited for sure")},
    Field{.key = "goals"_L1,
        .kind = Kind::Flag,
        .fallback = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Put goals of the set on the cells, early ones where the route starts")},
};

std::size_t choiceOf(const Settings &settings, SculptedSettingAt at)
{
    const Field &field = sculptedSettings.at(at);
    const Value value = clamped(field, settings.values.value(at));
    return static_cast<std::size_t>(
        std::ranges::find(field.choices, std::get<QString>(value), &Choice::key)
        - field.choices.begin());
}

/// `choice`: of depthChoices.
std::optional<Depth> depthOf(std::size_t choice)
{
    return choice == 0 ? std::nullopt : std::optional(static_cast<Depth>(choice - 1));
}

} // namespace

constexpr std::span<const Field> parameters = sculptedSettings;

Options optionsOf(const Settings &settings)
{
    return {.level = static_cast<Level>(choiceOf(settings, TierAt)),
        .routing = static_cast<Routing>(choiceOf(settings, RoutingAt)),
        .depth = depthOf(choiceOf(settings, DepthAt)),
        .hasGoals
        = std::get<bool>(clamped(sculptedSettings[GoalsAt], settings.values.value(GoalsAt)))};
}

Settings settingsOf(const Options &options)
{
    Settings settings = defaultSettings(sculptedSettings);
    settings.values[TierAt] = QString(levels.at(static_cast<std::size_t>(options.level)).key);
    settings.values[RoutingAt]
        = QString(routings.at(static_cast<std::size_t>(options.routing)).key);
    settings.values[DepthAt] = QString(
        depthChoices.at(options.depth ? 1 + static_cast<std::size_t>(*options.depth) : 0).key);
    settings.values[GoalsAt] = options.hasGoals;
    return settings;
}

} // namespace boardwright::sculpted
