// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as Bingosync and PlayBingo make them.
#include "core/sites/board_maker.h"
#include "core/sites/playbingo_board.h"
#include "tests/bench/bench_run.h"
#include "tests/support/allocations.h"
#include "tests/support/split_mix.h"

#include <QHash>

#include <cstdio>
#include <utility>

namespace boardwright {

namespace {

constexpr int siteBoards = 20000;
constexpr int goalsOfTier = 5;

/// 25 tiers of five goals with one to three types.
sites::SiteList listOfTiers(sites::BoardKind kind)
{
    // Other kinds make no board of so few types.
    const int types = kind == sites::BoardKind::V8Subtypes ? 100 : 12;
    SplitMix random(1);
    sites::SiteList list;
    for (int tier = 1; tier <= 25; ++tier) {
        for (int goal = 0; goal < goalsOfTier; ++goal) {
            sites::ListedGoal listed{.tier = tier};
            for (int left = random.between(1, 3); left > 0; --left)
                listed.types.push_back({.text = QString::number(random.below(types))});
            list.goals.push_back(std::move(listed));
        }
    }
    return list;
}

template <typename Make>
void row(const char *title, const Make &make)
{
    nanosecondsEach(siteBoards, make);
    const std::uint64_t before = allocations();
    const double each = nanosecondsEach(siteBoards, make);
    const auto allocated = static_cast<double>(allocations() - before);
    constexpr double thousand = 1000;
    std::printf("%-28s %8.2f %14.0f %12.2f\n", title, each / thousand,
        thousand * thousand * thousand / each, allocated / siteBoards);
}

/// Every seed that a room draws, on one thread.
template <typename Make>
void roomRow(const char *title, qint64 seeds, const Make &make)
{
    constexpr double nanosecondsOfSecond = 1e9;
    const auto boards = static_cast<std::size_t>(seeds);
    const double each = nanosecondsEach(boards, make);
    std::printf("%-28s %8.2f s for all %lld seeds\n", title,
        each * static_cast<double>(boards) / nanosecondsOfSecond, static_cast<long long>(seeds));
}

void siteRow(sites::BoardKind kind)
{
    sites::BoardMaker maker(sites::compileList(listOfTiers(kind), kind, sites::Length::Normal));
    sites::Board board;
    const auto make = [&](std::size_t seed) {
        Watch watch;
        const QString text = QString::number(seed + 1);
        const sites::Made made = maker.make(sites::seedOf(text).value(), board, watch);
        Q_ASSERT(made);
    };
    row(sites::traitsOf(kind).key.data(), make);
    if (kind == sites::BoardKind::SrlV5)
        roomRow("srl-v5, a room", sites::lastRoomSeed, make);
}

/// The same goals with PlayBingo's magic square, and its rule about lines.
void playBingoRow()
{
    sites::playbingo::List list{.goals = {}, .categories = {}};
    QHash<QString, int> categories;
    for (const sites::ListedGoal &goal : listOfTiers(sites::BoardKind::SrlV5).goals) {
        sites::playbingo::Goal listed{
            .id = {}, .text = QString::number(list.goals.size()), .difficulty = goal.tier};
        for (const sites::ListedType &type : goal.types) {
            if (!categories.contains(type.text)) {
                categories.insert(type.text, static_cast<int>(list.categories.size()));
                list.categories.push_back({.id = type.text, .name = type.text});
            }
            listed.categories.push_back(categories.value(type.text));
        }
        list.goals.push_back(std::move(listed));
    }
    list.settings.layout = sites::playbingo::Layout::Srl;
    list.settings.excludesLineTypes = true;
    sites::playbingo::BoardMaker maker(sites::playbingo::compileList(list));
    sites::playbingo::Board board;
    const auto make = [&](std::size_t seed) {
        Watch watch;
        const sites::Made made = maker.make(static_cast<std::uint32_t>(seed + 1), board, watch);
        Q_ASSERT(made);
    };
    row("playbingo", make);
    roomRow("playbingo, a room", sites::lastPlayBingoSeed, make);
}

} // namespace

void benchSites()
{
    std::printf(
        "\nBoards of sites: 25 tiers of 5 goals. The sites' own code under node makes 447 to"
        " 3,863 a second.\n%-28s %8s %14s %12s\n",
        "kind", "us each", "boards/s", "allocations");
    for (const sites::KindTraits &kind : sites::kinds()) {
        if (kind.hasTiers || kind.kind == sites::BoardKind::Randomized)
            siteRow(kind.kind);
    }
    playBingoRow();
}

} // namespace boardwright
