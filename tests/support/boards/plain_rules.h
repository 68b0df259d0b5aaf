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

/// The rules of a board, one by one, so that a mutant can do without one.
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

/// The rules once more, straight from the source document: texts and recounts, no indices and no
/// state, slow. Knows neither the generator nor the checker. One rule may be dropped.
class PlainRules final {
public:
    PlainRules(const GoalSet &set, const ModeSettings &settings, Rule dropped = Rule::None)
        : m_set(set)
        , m_settings(settings)
        , m_dropped(dropped)
    {
    }

    /// Rules that are never relaxed: may the objective of this row stand on the (open) cell?
    bool mayStand(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// How many full limits it would break there, its zones among them.
    int brokenLimits(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// The values it can still take there; {0} for a goal that takes none.
    QList<int> freeValues(const std::vector<Placed> &board, qsizetype row, int cell) const;

    /// A board made by the source's plain method with ordinary random numbers: cells in random
    /// order, any goal that breaks nothing, else one that breaks least, else an empty cell.
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
