// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Boards of 5x5 whose lines all take about the same time. A magic square gives each cell a
/// difficulty, and the difficulty a time. Goals near that time are tried in random order, until one
/// keeps the synergy of each of its lines within bounds. Reproduces the boards of a public program
/// bit for bit: the same decimal seed, list, mode and profile give the same board there.
class BalancedGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    /// Errors: those of lintBalanced() (balanced/lint.h).
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    /// On NoAttemptSucceeded the placements of the last attempt stay.
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    /// The target time of a line, with the bounds that minimum and maximum synergy leave.
    std::vector<MeasureTarget> targets(const Compiled &compiled) const override;
    /// "iterations", preceded by "failed" on a failed board; for each cell "id", "difficulty",
    /// "desiredTime" and "time".
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

} // namespace boardwright
