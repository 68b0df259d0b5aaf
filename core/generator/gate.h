// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/missed_gate.h"
#include "core/generator/measure.h"
#include "core/goalset/section.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace boardwright {

/// A number that boards may be judged by. Authors give it bounds in the rows of Info::gateTable. A
/// board that is outside of any of them is rejected, and the board of the next derived seed is
/// tried (judge.h).
struct Gate {
    Key key; ///< in files, and as the counter of the boards rejected for it
    Key measure{}; ///< Measure::key; empty: overlapGate
    Judged judged = Judged::Single; ///< unless a row of the gate table says otherwise
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    InSet isFor = nullptr; ///< as of the measure; allGates() sets it

    bool isOffered(const GoalSet &set) const { return isFor == nullptr || isFor(set); }

    /// False: the number needs more than the board, so that measures do not have it.
    constexpr bool isOfMeasure() const { return !measure.isEmpty(); }
};

/// The goals that a board shares with those of its neighbours (core/lab/neighbours.h).
inline constexpr Gate overlapGate{.key = QLatin1StringView("overlap"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals shared with the seed before")};

/// Whether a measure has amounts of the board, so that it may be judged.
constexpr bool canBeJudged(const Measure &measure)
{
    return measure.scale != ScaleKind::Classes && measure.classes.empty()
        && measure.about == nullptr && measure.scope != Scope::Row;
}

/// The gates of a generator: those that it names, one for each of its other measures that can be
/// judged, and overlapGate. Both are constexpr arrays. A measure is another one unless a named gate
/// has its key.
template <const auto &Named, const auto &Measures>
consteval auto allGates()
{
    // Qt compares keys at run time only.
    constexpr auto text = [](Key key) {
        return std::string_view(key.data(), static_cast<std::size_t>(key.size()));
    };
    constexpr auto isOther = [text](const Measure &measure) {
        return canBeJudged(measure) && std::ranges::none_of(Named, [&](const Gate &gate) {
            return text(gate.key) == text(measure.key);
        });
    };
    constexpr auto others = static_cast<std::size_t>(std::ranges::count_if(Measures, isOther));
    std::array<Gate, Named.size() + others + 1> gates;
    auto next = std::ranges::copy(Named, gates.begin()).out;
    for (auto &gate : std::span(gates.begin(), next)) {
        for (const Measure &measure : Measures) {
            if (text(measure.key) == text(gate.measure))
                gate.isFor = measure.isFor;
        }
    }
    for (const Measure &measure : Measures) {
        if (isOther(measure))
            *next++ = {.key = measure.key,
                .measure = measure.key,
                .judged = measure.scope == Scope::Board ? Judged::Single : Judged::Most,
                .title = measure.title,
                .isFor = measure.isFor};
    }
    *next = overlapGate;
    return gates;
}

/// The choices of a generator's gate table.
template <std::size_t Count>
consteval std::array<Choice, Count> gateChoices(const std::array<Gate, Count> &gates)
{
    std::array<Choice, Count> choices{};
    for (std::size_t i = 0; i < Count; ++i)
        choices[i] = {.key = gates[i].key, .label = gates[i].title, .isFor = gates[i].isFor};
    return choices;
}

/// In the order of Judged: the first is Gate::judged.
inline constexpr std::array judgedChoices{
    Choice{.key = QLatin1StringView("usual"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Usual")},
    Choice{.key = QLatin1StringView("least"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Least")},
    Choice{.key = QLatin1StringView("most"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Most")},
    Choice{.key = QLatin1StringView("spread"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Spread")},
    Choice{
        .key = QLatin1StringView("sum"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Sum")},
    Choice{.key = QLatin1StringView("mean"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mean")},
};

/// The fields of a gate table, by position.
enum GateField : std::uint8_t { GateChosen, GateLeast, GateMost, GateNumber };

/// The field that says which number is judged: one of judgedChoices.
constexpr Field judgedField(const When &when)
{
    return {.key = QLatin1StringView("number"),
        .kind = Kind::Choice,
        .choices = judgedChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Number"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Which number the bounds are for, where a board has one for each line, cell or limit"),
        .when = when};
}

/// A bound at this number is no bound.
inline constexpr double noGateBound = -1'000'000;

constexpr std::array<Field, 4> gateFields(std::span<const Choice> choices)
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
            QT_TRANSLATE_NOOP("boardwright::Fields", "Boards with more are rejected")),
        judgedField({})};
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
