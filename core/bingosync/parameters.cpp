// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/parameters.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array lengths{
    Choice{.key = "normal"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Normal")},
    Choice{.key = "short"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Short")},
    Choice{.key = "long"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Long")},
};

constexpr Field lengthOf(Key kind)
{
    return {.key = "length"_L1,
        .kind = Kind::Choice,
        .choices = lengths,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Length"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Which tiers a board has: all, the easier half, or the harder half"),
        .when = {.field = "kind"_L1, .choice = kind}};
}

/// A length for each kind that has lengths, because a field applies with one choice of another.
constexpr std::array fields{
    kindField, lengthOf("srl-v5"_L1), lengthOf("srl-v5-blackout"_L1), lengthOf("v8-subtypes"_L1)};

} // namespace

constexpr std::span<const Field> parameters = fields;

Options optionsOf(const Settings &settings)
{
    Settings held;
    for (std::size_t i = 0; i < fields.size(); ++i)
        held.values << clamped(fields.at(i), settings.values.value(static_cast<qsizetype>(i)));
    const auto kind = std::get<QString>(held.values.first());
    const auto length = std::get<QString>(parameter(fields, held, "length"_L1));
    const auto *const found = std::ranges::find(lengths, length, &Choice::key);
    return {.kind = sites::kindOf(kind).value_or(sites::BoardKind{}),
        .length = found == lengths.end() ? sites::Length::Normal
                                         : static_cast<sites::Length>(found - lengths.begin())};
}

Settings settingsOf(sites::BoardKind kind)
{
    Settings settings = defaultSettings(fields);
    settings.values[0] = QString(sites::traitsOf(kind).key);
    return settings;
}

} // namespace boardwright::bingosync
