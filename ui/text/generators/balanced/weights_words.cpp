// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/balanced/weights_words.h"

#include "ui/text/tune_words.h"
#include "ui/text/unit_digits.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct BalancedWeightsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BalancedWeightsWords)
};

double failedShare(const BalanceTrial &trial)
{
    return trial.boards == 0
        ? 0
        : static_cast<double>(trial.failed) / static_cast<double>(trial.boards);
}

} // namespace

QStringList worseWeights(const BalanceComparison &comparison)
{
    const BalanceTrial &before = comparison.before;
    const BalanceTrial &after = comparison.after;
    QStringList lines;
    if (before.deviation && after.deviation)
        addWorseNumber(lines, BalancedWeightsWords::tr("Deviation"),
            BalancedWeightsWords::tr("lines", "the unit of a deviation"), *before.deviation,
            *after.deviation, unit_digits::deviation);
    addWorseShare(lines, BalancedWeightsWords::tr("Seeds without a board"),
        BalancedWeightsWords::tr("of seeds"), failedShare(before), failedShare(after), 0);
    addWorseNumber(lines, BalancedWeightsWords::tr("Goals on no board"),
        BalancedWeightsWords::tr("goals", "the unit of a number"),
        static_cast<double>(before.unseen), static_cast<double>(after.unseen), unit_digits::whole);
    return lines;
}

} // namespace boardwright
