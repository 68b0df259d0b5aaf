// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// A generator that exists only for tests and uses every feature a generator can: a graph of three
/// zones joined by links, boards of goals in two of them, a field beside each objective, a table, a
/// form, parameters that depend on each other, a measure of every scope and a trace. It proves that
/// the editor, the files and the command line depend on no particular generator.
///
/// A world is made of three rooms of its table. The first is the entrance; the other two hold a
/// square board each, filled with goals in the order of keyed draws weighted by how merry they are.
/// Rooms are joined in a row, or in a ring. With the plan "any" the seed decides how many rooms
/// there are, from two to four.
class ToyGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    /// Errors: ToyCode::TooFewRooms, TooFewObjectives.
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    std::vector<NamedLimit> limits(const Compiled &compiled) const override;
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

/// The sections and fields that the toy adds to a set.
namespace toy {
extern const Section goals; ///< beside each objective
extern const Field merry; ///< of goals: Number, 0..10
extern const Section rooms; ///< Table
extern const Field name; ///< of rooms: Text
extern const Field guest; ///< of rooms: RowRefs to one objective, placed first on the room's board
extern const Field lit; ///< of rooms: Flag
extern const Section world; ///< Once
extern const Field motto; ///< of world: Text
extern const Section gateTable; ///< Table
extern const Section targetTable; ///< Table
extern const std::span<const Measure> measures;
extern const std::span<const Gate> gates;
extern const std::span<const Tunable> tunables;
} // namespace toy

/// A set with `rooms` rooms and `goals` goals, some merry.
GoalSet toySet(int rooms = 4, int goals = 30);

} // namespace boardwright
