// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sculpted/facts.h"

#include <QtTranslation>

namespace boardwright::sculpted {

using namespace Qt::StringLiterals;

constexpr std::array<Choice, mechanics> mechanicChoices{
    Choice{.key = "standard"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Standard")},
    Choice{.key = "fog"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Fog")},
    Choice{.key = "warps"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Warps")},
    Choice{.key = "fog_and_warps"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Fog and warps")},
};

constexpr std::array<Field, 3> boardFacts{
    Field{.key = "mechanic"_L1,
        .kind = Kind::Choice,
        .choices = mechanicChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mechanic")},
    Field{.key = "fogRadius"_L1,
        .kind = Kind::Integer,
        .max = 2 * longestSide,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Sight in fog")},
    Field{.key = "topologies"_L1,
        .kind = Kind::Integer,
        .max = 2 * mostTopologies,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Topologies tried")},
};

Facts factsOf(const SculptedSet &set, const Puzzle &puzzle)
{
    const CellGraph &graph = puzzle.graph;
    const bool isFoggy = hasFog(puzzle.mechanic);
    Facts facts;
    facts.board = {
        {"mechanic"_L1, QString(mechanicChoices.at(static_cast<std::size_t>(puzzle.mechanic)).key)},
        {"width"_L1, qint64{graph.width()}},
        {"height"_L1, qint64{graph.height()}},
        {"forkRatio"_L1, puzzle.forks.ratio()},
        {"meanForkDepth"_L1, puzzle.forks.meanDepth()},
        {"deepForkRatio"_L1, puzzle.forks.deepRatio()},
        {"fogRadius"_L1, isFoggy ? Fact(qint64{set.tier.fogRadius}) : Fact()},
        {"topologies"_L1, qint64{puzzle.topologies}},
    };
    return facts;
}

} // namespace boardwright::sculpted
