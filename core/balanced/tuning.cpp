// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/tuning.h"

#include "core/balanced/sections.h"
#include "core/generator/target_table.h"

#include <QtTranslation>

#include <array>

namespace boardwright::balanced {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array gateList{
    Gate{.key = "longest_line"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Longest line (min)")},
    Gate{.key = "shortest_line"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Least,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Shortest line (min)")},
    Gate{.key = "line_difference"_L1,
        .measure = "line_minutes"_L1,
        .judged = Judged::Spread,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Difference between lines (min)")},
    Gate{.key = "highest_synergy"_L1,
        .measure = "line_synergy"_L1,
        .judged = Judged::Most,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest synergy of a line (min)")},
};

constexpr std::array gateNames = gateChoices(gateList);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames);

const std::array tunableList{
    Tunable{.key = "balance"_L1,
        .section = &goals,
        .field = "weight"_L1,
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance of goals")},
};

} // namespace

constexpr std::span<const Gate> gates = gateList;
constexpr Section gateTable = gateSection("balanced_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("balanced_targets"_L1, targetColumns);
const std::span<const Tunable> tunables = tunableList;

} // namespace boardwright::balanced
