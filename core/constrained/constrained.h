// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Boards of goals under limits on categories, tags, copies and positions. A pool is rolled by
/// weighting; up to three attempts follow, each starting only if the previous one left cells open.
/// An attempt fills the forced cells; then the others greedily in keyed random order, with goals
/// that break no rule (picked uniformly in the first attempt, among the best scores later); then it
/// searches for a completion. If the search fails, it places the goals that break the fewest limits
/// and reports those (relaxation). Modifiers switch rules off, and empty cells at the end. Source:
/// "Board Generation" of the lockout.live wiki, app version 0.27. Rules are those of the site;
/// random numbers are our own, so a seed gives a different board here.
class ConstrainedGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    QList<Arg> dedication(const Settings &settings) const override;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compileUntil(
        const GoalSet &set, const Settings &settings, const std::stop_token &stop) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    void measureInBins(const Compiled &compiled, Scratch &scratch, const Result &result,
        Binned &into) const override;
    std::vector<NamedLimit> limits(const Compiled &compiled) const override;
    std::vector<double> plainShares(
        const Compiled &compiled, const std::stop_token &stop) const override;
    std::vector<std::optional<Code>> keptOut(
        const Compiled &compiled, Scratch &scratch, const Result &result, RowId row) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

} // namespace boardwright
