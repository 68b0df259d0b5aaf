// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <optional>
#include <vector>

namespace boardwright {

/// The bounds that a set's boards must keep: the rows of its generator's gate table. Immutable; any
/// thread.
class Judge final {
public:
    /// Derived seeds tried for one board, the seed itself included.
    static constexpr int mostSeeds = 50;

    Judge(const Info &info, const GoalSet &set);

    /// Whether every board passes, because no row has a bound.
    bool isOff() const { return m_bounds.empty(); }

    /// The first gate, as an index of Info::gates, whose bounds a board with these measures does
    /// not keep. A board without a number passes the gates that judge it.
    std::optional<std::size_t> failed(const Measured &measured) const;

private:
    struct Bounds {
        std::size_t gate = 0;
        std::size_t measure = 0;
        Judged judged = Judged::Single;
        std::optional<double> least;
        std::optional<double> most;
    };

    std::vector<Bounds> m_bounds;
};

/// The number of a board with these measures that a gate judges; nothing if it has none.
std::optional<double> judgedNumber(const Info &info, const Gate &gate, const Measured &measured);

/// The seed of the board that is tried as the given one for `seed`: "SEED", "SEED:2", "SEED:3", ...
QString derivedSeed(QStringView seed, int attempt);

/// Adds a row to a set's gate table: "KEY=LEAST..MOST", either number of which may be left out, as
/// in "relaxations=..0". False if the text is no such row, or the generator has no such gate.
bool addGate(const Info &info, GoalSet &set, const QString &text);

/// The problems of a set's gate table: rows whose bounds no number keeps.
QList<Problem> lintGates(const Info &info, const GoalSet &set);

} // namespace boardwright
