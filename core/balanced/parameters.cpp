// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/parameters.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr double usualAttempts = 100; ///< as in the reference
constexpr double mostAttempts = 255; ///< the most that a step of a trace can number

constexpr std::array balancedParameterTable{
    Field{.key = "mode"_L1,
        .kind = Kind::Choice,
        .choices = balancedModeChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mode"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Game mode of the board. In a blackout, no two goals may have much in common. "
            "\"Short blackout, normal list\" is what Bingosync makes of a short blackout")},
    Field{.key = "attempts"_L1,
        .kind = Kind::Integer,
        .fallback = usualAttempts,
        .min = 0,
        .max = mostAttempts,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Attempts"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Number of attempts at a board before its seed is given up")},
};

enum BalancedParameter : std::uint8_t { ModeParameter, AttemptsParameter };

Value balancedValue(const Settings &settings, BalancedParameter parameter)
{
    return clamped(balancedParameterTable.at(parameter), settings.values.value(parameter));
}

} // namespace

constexpr std::span<const Field> balancedParameters = balancedParameterTable;

BalancedMode balancedModeOf(const Settings &settings)
{
    const QString key = std::get<QString>(balancedValue(settings, ModeParameter));
    const auto *const choice = std::ranges::find(balancedModeChoices, key, &Choice::key);
    return static_cast<BalancedMode>(choice - balancedModeChoices.begin());
}

int attemptsOf(const Settings &settings)
{
    return static_cast<int>(std::get<qint64>(balancedValue(settings, AttemptsParameter)));
}

Settings balancedSettings(BalancedMode mode)
{
    Settings settings = defaultSettings(balancedParameterTable);
    settings.values[ModeParameter]
        = QString(balancedModeChoices.at(static_cast<std::size_t>(mode)).key);
    return settings;
}

} // namespace boardwright
