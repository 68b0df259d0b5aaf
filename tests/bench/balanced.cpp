// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/balanced.h"

#include "core/balanced/parameters.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/random/arc4.h"
#include "tests/bench/bench_run.h"
#include "tests/support/allocations.h"
#include "tests/support/boards/plain_balanced.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"

#include <cstdio>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t balancedRounds = 5;
constexpr std::size_t balancedBoards = 200;

/// The time of a board compared with a literal implementation of the description, and with drawing
/// its random numbers alone, which every board needs.
void balancedRow(const char *name, const GoalSet &set, BalancedMode mode)
{
    const BalancedGenerator generator;
    const auto compiled = generator.compile(set, balancedSettings(mode));
    if (!compiled) {
        std::printf("%-28s cannot be made\n", name);
        return;
    }
    const auto scratch = generator.scratch(**compiled);
    const PlainBalanced plain(goalsOf(set, mode), profileOf(mode), isBlackout(mode));
    Result result;
    std::uint64_t numbers = 0;
    const auto ours = [&](std::size_t seed) {
        Watch watch;
        const Outcome outcome = generator.run(
            **compiled, *scratch, QString::number(seed + 1), result, nullptr, watch);
        Q_ASSERT(outcome);
    };
    std::vector<double> own;
    std::vector<double> plains;
    std::vector<double> drawn;
    nanosecondsEach(balancedBoards, ours);
    const std::uint64_t before = allocations();
    nanosecondsEach(balancedBoards, ours);
    const auto allocated = static_cast<double>(allocations() - before);
    for (std::size_t round = 0; round < balancedRounds; ++round) {
        constexpr std::size_t few = 20;
        numbers = 0;
        plains.push_back(nanosecondsEach(
            few, [&](std::size_t seed) { numbers += plain.run(seed + 1).numbers; }));
        own.push_back(nanosecondsEach(few, ours));
        Arc4 random(u"1");
        std::vector<double> values(numbers);
        drawn.push_back(nanosecondsEach(1, [&](std::size_t) { random.fill(values); }) / few);
    }
    constexpr double microseconds = 1e-3;
    std::printf("%-28s plain %9.1f us  board %7.1f us  random numbers %6.1f us  ratio %6.1f  "
                "over numbers %5.2f  allocations %.2f\n",
        name, median(plains) * microseconds, median(own) * microseconds,
        median(drawn) * microseconds, median(plains) / median(own), median(own) / median(drawn),
        allocated / balancedBoards);
    std::fflush(stdout);
}

void balancedList(const QString &path, const char *name)
{
    const GoalSet set = setOfList(referenceList(path));
    for (const BalancedMode mode : balancedModes) {
        const Key key = balancedModeChoices.at(static_cast<std::size_t>(mode)).key;
        balancedRow(qPrintable(QStringLiteral("%1 %2").arg(
                        QString::fromLatin1(name), QString(key).replace(u'_', u' '))),
            set, mode);
    }
}

} // namespace

void benchBalanced()
{
    std::printf("Balanced boards beside a plain rendering of their description\n");
    balancedList(fixturePath("balanced/list.json"), "invented");
    if (const QString path = dataFile(u"oot/list-v10.1.json"_s); !path.isEmpty())
        balancedList(path, "published");
    else
        std::printf("published lists skipped: BOARDWRIGHT_DATA is not set\n");
}

} // namespace boardwright
