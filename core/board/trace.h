// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/board/missed_gate.h"
#include "core/board/result.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace boardwright {

/// What a step did.
enum class Act : std::uint8_t {
    Begin, ///< a stage begins
    End, ///< a stage ends
    Join, ///< a and b were linked; `value` is the LinkKind
    Open, ///< a is no longer solid; with b: the wall between a and b is gone
    Close, ///< a became solid; with b: a wall was put between a and b
    Place, ///< `what` was placed on a, with `value`
    Remove, ///< a was emptied, marks included
    Swap, ///< the placements on a and b were exchanged, with the limits they broke
    Visit, ///< the route continues to a
    Reject, ///< `what` was tried on a and rejected
    Relax, ///< the placement on a exceeds `value` limits
    Recover, ///< `value` limits that the placement on a exceeded hold again
    Mark, ///< a was given the marks `value` (Marks), replacing its previous marks
    /// The `value`-th of Trace::rejected, counted from 1, was made and rejected. No other step is
    /// about it, unless no board passed: then the last step discards the board of those before it.
    Discard,
};

/// The part of a generation that a step belongs to. Numbers from stagesPerBlock on belong to
/// generators, each of which declares an enumeration of its own in its room (StageBlock).
enum class Stage : std::uint8_t {
    Greedy, ///< cells, each with a goal that breaks no rule
    Join, ///< the zones of a world
    Part, ///< the board of one site
    Arrange, ///< exchanges that raise the board's happiness (arrange/passes.h)
    Judge, ///< a whole board, by the gates of the set
};

/// The stages of a generator begin at a multiple of this.
inline constexpr std::uint8_t stagesPerBlock = 32;

/// The stages of one generator: those from `first` on, in the order of `keys`.
struct StageBlock {
    std::uint8_t first = 0; ///< a multiple of stagesPerBlock, above 0; unique
    QList<QByteArray> (*keys)() = nullptr; ///< stageKeys() of its enumeration
};

/// Those of all generators. Defined in generator/generator.cpp.
std::span<const StageBlock> stageBlocks();

/// The name of a stage in files: "clean_slate". Empty for a number that is no stage.
QLatin1StringView stageKey(Stage stage);

/// How many candidates a filter left for a cell.
struct FunnelRow {
    Code filter{};
    int left = 0;
    /// Largest accepted deviation from the cell's target; 0 = not recorded. In the unit of the
    /// generator's words (GeneratorWords::tolerance).
    double tolerance = 0;

    friend bool operator==(const FunnelRow &, const FunnelRow &) = default;
};

/// Why a goal was tried and rejected.
struct Rejection {
    Code filter{}; ///< the filter that rejected it
    SiteIndex other = SiteIndex::none; ///< the cell whose goal conflicts
    LineIndex line = LineIndex::none; ///< the line concerned
    double amount = 0; ///< what the line's total would be, in the unit of the generator's words
    double bound = 0; ///< the bound that this total exceeds
    bool isTooMuch = false; ///< a single value is so high that no sum was made

    friend bool operator==(const Rejection &, const Rejection &) = default;
};

/// One step. The funnel of a Place step shows how its goal was selected.
struct Step {
    Act act{};
    Stage stage{};
    std::uint8_t attempt = 0; ///< 1-based; 0: the generator has no attempts
    std::uint8_t phase = 0; ///< of a search, 1-based; 0: none
    std::uint8_t layer = 0; ///< of a board made layer by layer, 1-based; 0: none
    std::uint8_t pass = 0; ///< over the layer, 1-based; 0: none
    std::uint16_t part = 0; ///< 0: the board; n: the n-th of Result::parts, whose sites are meant
    SiteIndex a = SiteIndex::none;
    SiteIndex b = SiteIndex::none;
    RowId what = RowId::none;
    int value = 0;
    std::uint32_t funnel = 0; ///< index of its first row in Trace::funnels
    std::uint32_t funnelRows = 0; ///< 0: no funnel
    std::uint32_t rejection = 0; ///< Reject: the n-th of Trace::rejections; 0: not recorded
    std::uint32_t score = 0; ///< the score after the step: n-th of Trace::scores; 0: none

    friend bool operator==(const Step &, const Step &) = default;
};

/// How a board was made, step by step. Recording makes no draws and has no effect on the board.
/// Law, for every generator: replaying a board's trace gives the board (agrees()). Parts are one
/// level deep; steps in parts of parts are not recorded.
struct Trace {
    std::vector<Step> steps;
    std::vector<FunnelRow> funnels;
    std::vector<Rejection> rejections;
    std::vector<double> scores;
    std::vector<RejectedBoard> rejected;

    /// Nothing if the step has no score.
    std::optional<double> scoreOf(const Step &step) const
    {
        return step.score == 0 ? std::nullopt : std::optional(scores[step.score - 1]);
    }

    /// Null if no reason was recorded.
    const Rejection *rejectionOf(const Step &step) const
    {
        return step.rejection == 0 ? nullptr : &rejections[step.rejection - 1];
    }

    /// Null unless the step discards one.
    const RejectedBoard *rejectedBy(const Step &step) const
    {
        return step.act == Act::Discard ? &rejected[static_cast<std::size_t>(step.value) - 1]
                                        : nullptr;
    }

    std::span<const FunnelRow> funnelOf(const Step &step) const
    {
        return std::span(funnels).subspan(step.funnel, step.funnelRows);
    }

    /// Appends all steps of another trace, with what they refer to.
    void append(const Trace &other);

    void clear()
    {
        steps.clear();
        funnels.clear();
        rejections.clear();
        scores.clear();
        rejected.clear();
    }
};

/// A board after the first `steps` steps of a trace.
struct Replayed {
    struct Tie {
        SiteIndex a = SiteIndex::none;
        SiteIndex b = SiteIndex::none;
        LinkKind kind{};

        friend bool operator==(const Tie &, const Tie &) = default;
    };

    struct Board {
        std::vector<Placed> at;
        std::vector<SiteIndex> route;
        std::vector<Tie> links; ///< in the order they were made
        std::vector<std::uint8_t> solid; ///< by site: 1 if it is solid
        std::vector<int> relaxed; ///< by site: the number of limits its placement exceeds
    };

    Board board;
    std::vector<Board> parts;
};

/// Replays over the sites of `result` and of its parts, empty and open at first, without links. A
/// step that cannot be done is left out and counted in `refused`, if given: a taken or solid cell,
/// a missing site, part or wall, invalid marks, or more recovered limits than are exceeded.
Replayed replay(
    const Trace &trace, const Result &result, std::size_t steps, int *refused = nullptr);

/// Whether replaying the whole trace gives the board: the same placements, walls, links and route;
/// limits exceeded exactly where relaxations are listed, and as often; no refused step; every stage
/// ended. The same holds for each part.
bool agrees(const Trace &trace, const Result &result);

} // namespace boardwright
