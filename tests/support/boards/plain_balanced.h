// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/profile.h"

#include <QStringList>

#include <cstdint>
#include <utility>

namespace boardwright {

/// A literal implementation of the description of balanced boards. It recomputes everything where
/// it is needed and finds categories by name. Tests compare the generator's boards, attempts and
/// random numbers with it. It shares the generator's random numbers and magic square.
class PlainBalanced final {
public:
    PlainBalanced(const BalancedGoals &list, const Profile &profile, bool isBlackout);

    struct Board {
        QStringList ids; ///< by cell; empty if it failed
        int attempts = 0;
        std::uint64_t numbers = 0; ///< random numbers drawn
    };

    Board run(std::uint64_t seed, int mostAttempts = 100) const;

    /// The synergy of goals of the list, given by row, with the times that their cells ask for.
    double synergyOf(const QList<std::pair<RowId, double>> &goals) const;

private:
    struct Square {
        const BalancedGoal *goal = nullptr;
        double desired = 0;
    };
    class Attempt;

    double synergy(const QList<Square> &squares) const;

    QList<BalancedGoal> m_goals; ///< sorted
    BalancedGoals m_list;
    Profile m_profile;
    bool m_isBlackout;
};

} // namespace boardwright
