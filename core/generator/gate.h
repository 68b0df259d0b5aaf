// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/measure.h"
#include "core/goalset/section.h"

#include <array>
#include <cstdint>
#include <span>

namespace boardwright {

/// Which number of a measure a gate judges.
enum class Judged : std::uint8_t {
    Single, ///< the number of the board (Scope::Board)
    Least, ///< the least of its lines, sites, ...
    Most, ///< the greatest of them
    Spread, ///< the greatest less the least
};

/// A number that boards may be judged by. Authors give it bounds in the rows of Info::gateTable. A
/// board that is outside of any of them is rejected, and the board of the next derived seed is
/// tried (judge.h).
struct Gate {
    Key key; ///< in files, and as the counter of the boards rejected for it
    Key measure; ///< Measure::key
    Judged judged = Judged::Single;
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
};

/// The choices of a generator's gate table.
template <std::size_t Count>
consteval std::array<Choice, Count> gateChoices(const std::array<Gate, Count> &gates)
{
    std::array<Choice, Count> choices{};
    for (std::size_t i = 0; i < Count; ++i)
        choices[i] = {.key = gates[i].key, .label = gates[i].title};
    return choices;
}

/// The fields of a gate table, by position.
enum GateField : std::uint8_t { GateChosen, GateLeast, GateMost };

/// A bound at this number is no bound.
inline constexpr double noGateBound = -1'000'000;

constexpr std::array<Field, 3> gateFields(std::span<const Choice> choices)
{
    const auto bound = [](Key key, const char *label, const char *help) {
        return Field{.key = key,
            .kind = Kind::Number,
            .fallback = noGateBound,
            .min = noGateBound,
            .max = -noGateBound,
            .step = 1,
            .label = label,
            .help = help,
            .isLowestNone = true};
    };
    using namespace Qt::StringLiterals;
    return {Field{.key = "gate"_L1,
                .kind = Kind::Choice,
                .choices = choices,
                .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Boards are judged by"),
                .help = QT_TRANSLATE_NOOP(
                    "boardwright::Fields", "Boards outside of the bounds are rejected")},
        bound("least"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "At least"),
            QT_TRANSLATE_NOOP("boardwright::Fields", "Boards with less are rejected")),
        bound("most"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "At most"),
            QT_TRANSLATE_NOOP("boardwright::Fields", "Boards with more are rejected"))};
}

/// The section of a gate table: what Info::gateTable points to. `fields` is gateFields().
constexpr Section gateSection(Key key, std::span<const Field> fields)
{
    return {.key = key,
        .home = Home::Table,
        .fields = fields,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Gates"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Bounds for every board. A board outside of them is rejected, and the next seed "
            "derived from its seed is tried")};
}

} // namespace boardwright
