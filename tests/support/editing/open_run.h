// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/constrained/attempts.h"

#include <QStringView>

#include <memory>
#include <vector>

namespace boardwright {

/// Runs the phases of the constrained generator and gives access to its internals: the pool and the
/// order of filling, which a Result does not contain.
class OpenRun final {
public:
    OpenRun(const GoalSet &set, const ModeSettings &settings);

    void run(QStringView seed);

    const CompiledSet &set() const { return *m_set; }

    const Pool &pool() const { return m_scratch.pool; }

    const BoardState &board() const { return m_scratch.board; }

    /// The board as in a Result.
    std::vector<Placed> placed() const;

private:
    std::shared_ptr<const CompiledSet> m_set;
    RunScratch m_scratch;
};

} // namespace boardwright
