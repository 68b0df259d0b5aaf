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

    /// The gates that have bounds, as indices of Info::gates in ascending order: those for which
    /// Result::counts has the number of boards rejected.
    const std::vector<std::size_t> &gates() const { return m_gates; }

    /// The first bound, in the order of the table, that a board with these measures does not keep.
    /// A board without a number passes the gates that judge it. overlapGate is left out.
    std::optional<MissedGate> missed(const Measured &measured) const;

    /// Every bound that it does not keep, in that order, for a board that shares these goals with
    /// others (overlapGate).
    std::vector<MissedGate> allMissed(
        const Measured &measured, std::span<const int> sharedWithOthers) const;

    /// Whether overlapGate has bounds.
    bool judgesOverlap() const;

    /// The bound of overlapGate that a board does not keep which shares these goals with another.
    std::optional<MissedGate> missedOverlap(int shared) const;

private:
    struct Bounds {
        const Gate *gate = nullptr;
        std::optional<std::size_t> measure; ///< nothing: overlapGate
        Judged judged = Judged::Single;
        std::optional<double> least;
        std::optional<double> most;

        std::optional<MissedGate> missedBy(double number) const;
        std::optional<MissedGate> missedBy(const Measured &measured) const;
    };

    std::vector<Bounds> m_bounds;
    std::vector<std::size_t> m_gates;
};

/// The number of a board with these measures that a gate judges; nothing if it has none.
std::optional<double> judgedNumber(const Info &info, const Gate &gate, const Measured &measured);

/// Which number of a gate a row of a table says, in a field that judgedField() made.
Judged judgedIn(const FieldValues &values, const Field &field, const Gate &gate);

/// The seed of the board that is tried as the given one for `seed`: "SEED", "SEED:2", "SEED:3", ...
QString derivedSeed(QStringView seed, int attempt);

/// The same for boards of a generator. Rooms have only numbers: there it is the next one, and then
/// the next, so that a room with that seed gets the board.
QString derivedSeed(const Info &info, QStringView seed, int attempt);

/// Adds a row to a set's gate table: "KEY=LEAST..MOST", either number of which may be left out, as
/// in "relaxations=..0", or "KEY:NUMBER=LEAST..MOST" with one of judgedChoices. False if the text
/// is no such row, or the generator has no such gate.
bool addGate(const Info &info, GoalSet &set, const QString &text);

/// The rows of a set's gate table that have bounds, in order, as addGate() takes them.
QStringList gateTexts(const Info &info, const GoalSet &set);

/// Makes these the only rows of a set's gate table. The first that addGate() does not take, if any.
std::optional<QString> setGates(const Info &info, GoalSet &set, const QStringList &texts);

/// The problems of a set's gate table: rows whose bounds no number keeps.
QList<Problem> lintGates(const Info &info, const GoalSet &set);

} // namespace boardwright
