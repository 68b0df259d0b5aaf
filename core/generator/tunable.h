// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/goalset/goalset.h"
#include "core/goalset/section.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// Numbers of a goal set, or names of its goals, that a tuner may turn to reach a target. Declared
/// by generators.
struct Tunable {
    enum class Of : std::uint8_t {
        Field, ///< an Integer or Number field, wherever its section stores it
        Name, ///< whether a Names field beside goals has a name: 0 or 1, for each that any goal has
        BoardLimits, ///< the percentages of board categories
        LineLimits, ///< the percentages of line categories
    };

    Key key;
    Of of = Of::Field;
    const Section *section = nullptr; ///< Of::Field and Of::Name; may be objectiveSection
    Key field{}; ///< Of::Field and Of::Name: a key of the section's fields
    /// Whether authors mean it as a rule, as they do a limit: turned only if they allow it.
    bool isRule = false;
    /// Whether only the ratios of these numbers matter while all are turned together, as of chances
    /// to be drawn.
    bool isRatio = false;
    /// Of::Field: what authors use of a field that allows far more. Equal: all that it allows.
    double usualLeast = 0;
    double usualMost = 0;
    /// Of::Field: how far a number may be turned from what the set holds. 0: to any.
    double reach = 0;
    /// Of::Field of a Table: the key of a Choice that each row and the generator's parameters have.
    /// Only rows that are about the boards at hand are turned: those that hold what the parameter
    /// does. Empty: all rows.
    Key rowsFor{};
    /// Of::Field: the fields of a row, this one among them, that are shares of one. Once one of
    /// them is turned, they add up to 1: those without a knob stay, the others share what they
    /// leave.
    std::span<const Field> whole{};
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)

    /// Whether a set has such numbers.
    bool isOffered(const GoalSet &set) const;
};

/// One of these numbers.
struct Knob {
    Tunable tunable;
    RowId row = RowId::none; ///< a goal or a row of a table; none: a limit, or a field of the set
    QString category{}; ///< of a limit; the name of an Of::Name
    double least = 0; ///< of what is usual, and of what the set holds
    double most = 0;
    double step = 1; ///< positions are whole numbers of steps above `least`

    int steps() const; ///< from `least` to `most`
    double at(int index) const; ///< index: 0 .. steps()
};

/// Names are turned only while goals times names are fewer, so that a list of many types has some
/// end.
inline constexpr qsizetype mostNameKnobs = 10'000;

/// The field of an Of::Field or Of::Name.
const Field &fieldOf(const Tunable &tunable);

/// The knobs of a set, in the order of the tunables and of the rows of the set. Disabled goals have
/// none. A category that is listed twice has one, and so has a name. `settings` belong to
/// `parameters`.
std::vector<Knob> knobsOf(std::span<const Tunable> tunables, const GoalSet &set,
    std::span<const Field> parameters, const Settings &settings);

/// The first of them that is a number beside this goal; nothing if there is none.
std::optional<Knob> knobOf(std::span<const Tunable> tunables, const GoalSet &set, RowId goal);

/// The number that a knob of this set is at.
double positionOf(const Knob &knob, const GoalSet &set);

/// Turns a knob to the nearest number that it allows. Does nothing if the set has no such row or
/// limit. A name that a goal is given becomes its last.
void turn(const Knob &knob, GoalSet &set, double position);

/// Turns knobs to `positions`, which are parallel. What a knob is at already stays as the file says
/// it, even if it is not allowed. Of shares of one (Tunable::whole) only the ratios of the
/// positions count. Returns how many numbers changed.
int turnAll(std::span<const Knob> knobs, GoalSet &set, std::span<const double> positions);

} // namespace boardwright
