// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/lint.h"

#include "core/bingosync/codes.h"
#include "core/bingosync/sections.h"
#include "core/sites/tiers.h"

#include <array>

namespace boardwright::bingosync {

namespace {

Problem problemOf(BingosyncCode code, Severity severity, RowId row, QList<Arg> args)
{
    return {.code = toCode(code),
        .severity = severity,
        .where = {},
        .row = row,
        .field = ObjectiveField::GoalSet,
        .args = std::move(args),
        .section = QString(goalSection.key),
        .fieldKey = QString(columns::tier.key)};
}

/// The tiers that boards of the settings have; 0 of them: the kind has no tiers.
struct TierRange {
    int first = 1;
    int last = 0;
};

TierRange tiersOf(const Options &options)
{
    constexpr int middle = 13;
    constexpr int tiersOfIsaac = 4;
    if (options.kind == sites::BoardKind::Isaac)
        return {.first = 1, .last = tiersOfIsaac};
    if (!options.traits().hasTiers)
        return {};
    return {.first = options.length == sites::Length::Long ? middle : 1,
        .last = options.length == sites::Length::Short ? middle : sites::mostTiers};
}

} // namespace

QList<Problem> lint(const GoalSet &set, const Options &options)
{
    QList<Problem> problems;
    const auto [first, last] = tiersOf(options);
    const int highest = options.kind == sites::BoardKind::Isaac ? last : sites::mostTiers;
    std::array<int, sites::mostTiers + 1> counts{};
    std::array<RowId, sites::mostTiers + 1> only{};
    const SetList list = listOf(set);
    for (std::size_t goal = 0; last > 0 && goal < list.rows.size(); ++goal) {
        if (goal > 0 && list.rows[goal] == list.rows[goal - 1])
            continue; // a copy
        const int tier = list.list.goals[goal].tier;
        if (tier < 1 || tier > highest) {
            problems << problemOf(BingosyncCode::GoalWithoutTier, Severity::Warning,
                list.rows[goal], {qint64{highest}});
            continue;
        }
        ++counts.at(static_cast<std::size_t>(tier));
        only.at(static_cast<std::size_t>(tier)) = list.rows[goal];
    }
    for (int tier = first; tier <= last; ++tier) {
        const int count = counts.at(static_cast<std::size_t>(tier));
        if (count == 0)
            problems << problemOf(
                BingosyncCode::SiteTierEmpty, Severity::Error, RowId::none, {qint64{tier}});
        else if (count == 1)
            problems << problemOf(BingosyncCode::TierOfOneGoal, Severity::Hint,
                only.at(static_cast<std::size_t>(tier)), {qint64{tier}});
    }
    return problems;
}

} // namespace boardwright::bingosync
