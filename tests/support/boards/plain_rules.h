// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/game_mode.h"
#include "core/board/result.h"
#include "core/goalset/goalset.h"
#include "tests/support/split_mix.h"

#include <QList>
#include <QString>

#include <vector>

namespace boardwright {

/// The rules of a board, listed one by one so that a mutant can drop one.
enum class Rule : std::uint8_t {
    None,
    Filled,
    Known,
    Enabled,
    Tag,
    Group,
    Copies,
    FreshValue,
    OwnValue,
    Forced,
    SameLine,
    BoardLimit,
    LineLimit,
    Progression,
    ProgressiveRange,
};

/// A second implementation of the rules, straight from the source document: it works on texts and
/// recounts everything, without indices or state, slowly. It shares no code with the generator or
/// the checker. One rule may be dropped.
class PlainRules final {
public:
    PlainRules(const GoalSet &set, const ModeSettings &settings, Rule dropped = Rule::None)
        : m_set(set)
        , m_settings(settings)
        , m_dropped(dropped)
    {
    }

    /// Whether the rules that are never relaxed allow the objective of this row in the (open) cell.
    bool mayStand(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// The number of limits that the goal would exceed there, including progression.
    int brokenLimits(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// The values that the goal can still take there; {0} for a goal without values.
    QList<int> freeValues(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// A board made by the basic method of the source, with sequential random numbers. Cells are
    /// filled in random order, each with any goal that exceeds no limit, otherwise with one that
    /// exceeds the fewest. A cell stays empty if no goal is allowed there.
    std::vector<Placed> board(SplitMix &random) const;

private:
    bool holds(Rule rule) const { return rule != m_dropped; }

    const Objective *at(const std::vector<Placed> &board, int cell) const;
    bool hasRoomInGroups(const std::vector<Placed> &board, const Objective &goal) const;
    QList<QList<int>> linesThrough(int cell) const;
    QList<QList<int>> gridLinesThrough(int cell) const;
    QList<Zone> zonesOf(int cell) const;
    void fillCell(std::vector<Placed> &board, int cell, SplitMix &random) const;

    const GoalSet &m_set;
    ModeSettings m_settings;
    Rule m_dropped;
};

} // namespace boardwright
