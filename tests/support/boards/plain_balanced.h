// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/balanced_goals.h"
#include "core/balanced/profile.h"

#include <QStringList>

#include <cstdint>
#include <utility>

namespace boardwright {

/// Balanced boards as a reader of the description would write them down: everything is worked out
/// anew where it is needed, categories are found by name. What ours are compared with, in what they
/// are and in what they take. Shares the random numbers and the square with it.
class PlainBalanced final {
public:
    PlainBalanced(const BalancedGoals &list, const Profile &profile, bool isBlackout);

    struct Board {
        QStringList ids; ///< by cell; empty: it failed
        int attempts = 0;
        std::uint64_t numbers = 0; ///< random ones that it took
    };

    Board run(std::uint64_t seed, int mostAttempts = 100) const;

    /// What goals of the list save together, by their rows and the times that are asked for.
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
