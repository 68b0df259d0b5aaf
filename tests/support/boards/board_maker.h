// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/compiled_set.h"
#include "core/generator/generator.h"

#include <QString>

#include <memory>
#include <vector>

namespace boardwright {

/// The constrained generator on one goal set. It reuses one scratch and one result for all seeds,
/// as the preview and the command line do. Makes boards of any size, including sizes that no
/// parameter allows.
class BoardMaker final {
public:
    BoardMaker(GoalSet set, const ModeSettings &settings);

    const Outcome &run(QStringView seed, Watch watch = Watch(), Trace *trace = nullptr);

    const GoalSet &set() const { return m_set; }

    const ModeSettings &settings() const { return m_settings; }

    const CompiledSet &compiled() const { return *m_compiled; }

    const Result &result() const { return m_result; }

    const Outcome &outcome() const { return m_outcome; }

    std::vector<Finding> check() const;

    /// Measures the last board.
    void measure(Measured &into);

private:
    const Generator &m_generator;
    GoalSet m_set;
    ModeSettings m_settings;
    std::shared_ptr<const CompiledSet> m_compiled;
    std::unique_ptr<Scratch> m_scratch;
    Result m_result;
    Outcome m_outcome;
};

/// Everything a run produces, as lines: cells as "row/value" with 1-based rows of the set,
/// findings, effort. Law: texts are equal only if boards are.
QString boardText(const GoalSet &set, const Result &result, const Outcome &outcome);

/// A finding as one line: its texts and numbers in order.
QString findingText(const Finding &finding);

} // namespace boardwright
