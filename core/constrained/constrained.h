// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

namespace boardwright {

/// Boards of goals under limits on categories, tags, copies and positions: a pool rolled by
/// weighting, then up to three attempts, the next where one leaves cells open. Each fills the
/// forced cells; then greedily the others in keyed random order, with goals that break nothing,
/// chosen uniformly in the first attempt and among the best by score in the later ones; then
/// searches for what is left; and where the search finds nothing, takes the goal that breaks least,
/// and tells the breach (relaxation). Modifiers switch rules off, and leave cells empty at the end.
/// Source: "Board Generation" of the lockout.live wiki, app version 0.27. The rules are that
/// site's; the random numbers are our own, so a seed gives another board here than there.
class ConstrainedGenerator final : public Generator {
public:
    const Info &info() const override;
    Settings settingsFor(const GoalSet &set) const override;
    QList<Problem> lint(const GoalSet &set, const Settings &settings) const override;
    QList<Arg> dedication(const Settings &settings) const override;
    std::expected<std::shared_ptr<const Compiled>, QList<Problem>> compile(
        const GoalSet &set, const Settings &settings) const override;
    std::unique_ptr<Scratch> scratch(const Compiled &compiled) const override;
    Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
        Trace *trace, Watch &watch) const override;
    void measure(const Compiled &compiled, Scratch &scratch, const Result &result,
        Measured &into) const override;
    void measureInBins(const Compiled &compiled, Scratch &scratch, const Result &result,
        Binned &into) const override;
    std::vector<NamedLimit> limits(const Compiled &compiled) const override;
    std::vector<double> plainShares(const Compiled &compiled) const override;
    std::vector<std::optional<Code>> keptOut(
        const Compiled &compiled, Scratch &scratch, const Result &result, RowId row) const override;
    std::vector<Finding> check(
        const GoalSet &set, const Settings &settings, const Result &result) const override;
};

} // namespace boardwright
