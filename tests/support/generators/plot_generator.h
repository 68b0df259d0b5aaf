// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"
#include "core/goalset/goalset.h"

#include <array>

namespace boardwright {

/// A generator for tests of the editor. Its board is a chain of plots, one for each row of its
/// table, each linked to the next and with a board of two goals. It has fields of every kind and
/// home, a measure of every scope and parameters in groups (Care: dry, water; Weather: frost,
/// unless the way is "row"), and it needs at least one plot.
///
/// In a program that links this, it is registered beside the constrained generator.
class PlotGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

namespace plot {
extern const Section beside; ///< ripe (Flag), minutes (Integer), soil (Choice), plots (RowRefs)
extern const Section once; ///< title (Text), share (Number), kinds (Names)
extern const Section plots; ///< Table: name, next (RowRefs to plots), goals, cells, weights, wide
/// A field of a section by its key.
const Field &field(const Section &section, Key key);
} // namespace plot

/// The registered instance.
const Generator &plotGenerator();

/// Goals "goal 1" ... and plots "plot 1" ..., each next to the following one.
GoalSet plotSet(int goals, int plots);

} // namespace boardwright
