// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/tunable.h"
#include "core/goalset/goalset.h"
#include "core/goalset/section.h"
#include "core/sculpted/tier.h"

#include <QtTranslation>

#include <array>
#include <cstdint>
#include <span>

namespace boardwright::sculpted {

enum class Level : std::uint8_t { Tutorial, Easy, Medium, Hard, Expert };

/// In the order of Depth.
inline constexpr std::array depths{
    Choice{.key = Key("until_stuck"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Until stuck")},
    Choice{.key = Key("until_dead"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Until provably dead")},
};

/// In the order of Level.
inline constexpr std::array levels{
    Choice{.key = Key("tutorial"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tutorial")},
    Choice{.key = Key("easy"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Easy")},
    Choice{.key = Key("medium"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Medium")},
    Choice{.key = Key("hard"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Hard")},
    Choice{.key = Key("expert"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Expert")},
};

/// Table: a row holds all numbers of one tier, in place of Boardwright's own.
extern const Section tierTable;

/// The fields of the table that others speak of.
namespace columns {
extern const Field level; ///< Choice
extern const Field smallest; ///< Choice: by index among `sizes`
extern const Field largest;
extern const Field warpSpan;
extern const Field leastForkRatio;
extern const Field leastForkDepth;
} // namespace columns

/// A pair of columns with the ends of a range.
struct BandColumns {
    const Field *least;
    const Field *most;
};

/// The walls, then the targets in the order of Target.
std::span<const BandColumns> bandColumns();

/// Columns with weights of which one at least must be above 0. Tuners leave them as shares of one,
/// as the source publishes them, so that a published weight that is kept keeps its share.
std::span<const std::span<const Field>> weightColumns();

/// What a tuner may turn: walls, weights and gates of the rows about the tier at hand. How often
/// boards have fog and warps is a rule: authors mean it.
std::span<const Tunable> tunables();

/// Whether the source says what a number of a level is, or that it is high or low (seeds 4). By the
/// key of its field.
bool isPublished(Level level, Key field);

/// Boardwright's own tier of a level. Published numbers of the source are as there; the others come
/// from the autotuner.
const Tier &ownTier(Level level);

/// The tier of a level: what the first row about it holds, or ownTier(). Always usable: numbers are
/// clamped, ranges that end before they begin have one number, and weights that are all 0 are all
/// 1.
Tier tierOf(const GoalSet &set, Level level);

/// Writes a tier into a row.
void writeTier(const Tier &tier, Level level, FieldValues &values);

/// The row about a level; none if the set has none.
const TableRow *rowOfLevel(const GoalSet &set, Level level);

} // namespace boardwright::sculpted
