// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/parameters.h"

#include <QtTranslation>

#include <array>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

constexpr double largestSide = 20;

constexpr std::array scorings{
    Choice{.key = "changes"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "By change")},
    Choice{.key = "whole"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Whole board")},
};

enum SettingAt : std::uint8_t { SizeAt, PassesAt, ExtraAt, ScoringAt };

constexpr std::array settingFields{
    Field{.key = "size"_L1,
        .kind = Kind::Extent,
        .fallback = 10,
        .min = 2,
        .max = largestSide,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Size"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Rows and columns of the board")},
    Field{.key = "passes"_L1,
        .kind = Kind::Integer,
        .fallback = 4,
        .min = 0,
        .max = 20,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Passes"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How often the pieces of a layer are exchanged with what is not fixed yet")},
    Field{.key = "extra_passes"_L1,
        .kind = Kind::Flag,
        .fallback = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Extra passes"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "At most 20 more, until the layer has its highest possible score")},
    Field{.key = "scoring"_L1,
        .kind = Kind::Choice,
        .choices = scorings,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Scoring"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The boards are the same. Scoring the whole board for each exchange is slow")},
};

template <typename Type>
Type heldSetting(const Settings &settings, SettingAt field)
{
    return std::get<Type>(clamped(settingFields.at(field), settings.values.value(field)));
}

} // namespace

constexpr std::span<const Field> parameters = settingFields;

Options optionsOf(const Settings &settings)
{
    const auto size = heldSetting<Extent>(settings, SizeAt);
    return {.rows = size.rows,
        .columns = size.columns,
        .passes = static_cast<int>(heldSetting<qint64>(settings, PassesAt)),
        .hasExtraPasses = heldSetting<bool>(settings, ExtraAt),
        .scoresWhole = heldSetting<QString>(settings, ScoringAt) == scorings[1].key};
}

} // namespace boardwright::layered
