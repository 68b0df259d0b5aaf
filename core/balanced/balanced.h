// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Boards of 5x5 whose lines take equally long: a magic square gives each cell a difficulty, the
/// difficulty a time, and goals near that time are tried in random order until one leaves each of
/// its lines within a bound of synergy. The boards of a program in public use, bit for bit: a
/// decimal seed, a list, a mode and its profile give the same board there.
class BalancedGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    /// Errors: those of lintBalanced() (balanced/lint.h).
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    /// NoAttemptSucceeded: what the last attempt placed stays.
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    /// How long a line should be, and what its least and most synergy leave of that.
    std::vector<Aim> aims(const Compiled &compiled) const override;
    /// "iterations", with "failed" before it on a board that failed; of each cell "id",
    /// "difficulty", "desiredTime" and "time".
    Facts facts(const Compiled &compiled, Scratch &scratch, const Result &result) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

} // namespace boardwright
