// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/worlds/parameters.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::worlds {

using namespace Qt::StringLiterals;

namespace {

/// In the order of Process.
constexpr std::array processes{
    Choice{.key = "ours"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Ours")},
    Choice{.key = "new"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "New")},
    Choice{.key = "old"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Old")},
};

enum WorldSettingAt : std::uint8_t { GemCountAt, ProcessAt, AttemptsAt, BoardsAt };

constexpr std::array worldSettings{
    Field{.key = "gems"_L1,
        .kind = Kind::Integer,
        .fallback = 7,
        .min = 1,
        .max = 30,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Gems"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many gems a world has, such as 3, 7 or 14. Players collect all of them")},
    Field{.key = "process"_L1,
        .kind = Kind::Choice,
        .choices = processes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Process"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Old joins each zone to any earlier one, New to where players can be. Ours also keeps "
            "a way on, and joins the last portals so that all gems can be taken")},
    Field{.key = "most-attempts"_L1,
        .kind = Kind::Integer,
        .fallback = 10'000,
        .min = 1,
        .max = 1'000'000,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Attempts"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many worlds are made at most until one of them can be won")},
    Field{.key = "zone-boards"_L1,
        .kind = Kind::Flag,
        .fallback = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards of zones"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Make a board of the set's goals for each zone. Gems that are goals are on it")},
};

template <typename Type>
Type settingOf(const Settings &settings, WorldSettingAt field)
{
    return std::get<Type>(clamped(worldSettings.at(field), settings.values.value(field)));
}

} // namespace

constexpr std::span<const Field> parameters = worldSettings;

Options optionsOf(const Settings &settings)
{
    const auto process
        = std::ranges::find(processes, settingOf<QString>(settings, ProcessAt), &Choice::key)
        - processes.begin();
    return {.gems = static_cast<int>(settingOf<qint64>(settings, GemCountAt)),
        .process = static_cast<Process>(process),
        .hasBoards = settingOf<bool>(settings, BoardsAt),
        .attempts = static_cast<int>(settingOf<qint64>(settings, AttemptsAt))};
}

} // namespace boardwright::worlds
