// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/layers.h"

#include "core/arrange/measures.h"
#include "core/arrange/passes.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace boardwright::layered {

namespace {

/// Where the draws are that are no order of a pass: numbers that no pass has.
constexpr std::uint8_t placingOrder = 200;
constexpr std::uint8_t coverOrder = 201;

constexpr DrawPlace orderAt(std::uint8_t attempt, std::size_t cell)
{
    return {.purpose = Purpose::ArrangeOrder,
        .attempt = attempt,
        .cell = static_cast<std::uint16_t>(cell)};
}

/// Records what is done to a layer.
class Steps final : public arrange::Exchanges {
public:
    explicit Steps(Trace *trace)
        : m_trace(trace)
    {
    }

    void begin(std::size_t layer)
    {
        m_layer = static_cast<std::uint8_t>(layer + 1);
        add({.act = Act::Begin, .stage = Stage::Arrange});
    }

    void end(qint64 score) { add({.act = Act::End, .stage = Stage::Arrange}, score); }

    void place(SiteIndex site, RowId what)
    {
        add({.act = Act::Place, .stage = Stage::Arrange, .a = site, .what = what});
    }

    bool mayExchange(SiteIndex /*a*/, SiteIndex /*b*/) override { return true; }

    void exchanged(SiteIndex a, SiteIndex b, int pass, qint64 score) override
    {
        add({.act = Act::Swap,
                .stage = Stage::Arrange,
                .pass = static_cast<std::uint8_t>(pass),
                .a = a,
                .b = b},
            score);
    }

private:
    void add(Step step, std::optional<qint64> score = std::nullopt)
    {
        if (m_trace == nullptr)
            return;
        step.layer = m_layer;
        if (score) {
            m_trace->scores.push_back(static_cast<double>(*score));
            step.score = static_cast<std::uint32_t>(m_trace->scores.size());
        }
        m_trace->steps.push_back(step);
    }

    Trace *m_trace;
    std::uint8_t m_layer = 0;
};

void resetTiles(const LayeredSet &set, std::vector<SiteIndex> &tiles)
{
    tiles.resize(set.terrain->sites());
    for (std::size_t site = 0; site < tiles.size(); ++site)
        tiles[site] = SiteIndex{static_cast<std::int32_t>(site)};
}

/// Puts each piece on the first free tile of a random order.
void placeLayer(const LayeredSet &set, std::size_t number, LayeredScratch &scratch,
    const Draws &draws, Steps &steps)
{
    const Layer &layer = set.layers[number];
    arrange::shuffle(scratch.tiles, draws, orderAt(placingOrder, number));
    std::size_t next = 0;
    for (std::size_t piece = layer.first; piece < layer.last; ++piece) {
        while (scratch.board.pieceAt(scratch.tiles[next]) >= 0)
            ++next;
        scratch.board.add(static_cast<int>(set.types[piece]), scratch.tiles[next]);
        steps.place(scratch.tiles[next], set.rowOf(piece).id);
    }
    scratch.board.settle();
}

} // namespace

bool placeLayers(const LayeredSet &set, LayeredScratch &scratch, const Draws &draws, Trace *trace,
    Watch &watch, Work &work)
{
    scratch.board.clear();
    scratch.scores.clear();
    resetTiles(set, scratch.tiles);
    Steps steps(trace);
    const auto scoring
        = set.options.scoresWhole ? arrange::Scoring::Whole : arrange::Scoring::Changes;
    for (std::size_t number = 0; number < set.layers.size(); ++number) {
        const Layer &layer = set.layers[number];
        steps.begin(number);
        placeLayer(set, number, scratch, draws, steps);
        scratch.movers.resize(layer.last - layer.first);
        std::ranges::iota(scratch.movers, layer.first);
        const int most = set.options.passes + (set.options.hasExtraPasses ? mostExtraPasses : 0);
        for (int pass = 0; pass < most; ++pass) {
            const bool isExtra = pass >= set.options.passes;
            if (isExtra && scratch.board.score() >= layer.most)
                break;
            if (!arrange::pass(scratch.board, scratch.movers, scratch.tiles, draws,
                    arrange::orderOf(static_cast<int>(number), pass), steps, watch, scoring))
                return false;
            ++work.passes;
            work.extraPasses += isExtra ? 1 : 0;
        }
        scratch.scores.push_back(scratch.board.score());
        steps.end(scratch.board.score());
        // What stands on them now stays.
        std::erase_if(
            scratch.tiles, [&](SiteIndex site) { return scratch.board.pieceAt(site) >= 0; });
    }
    scratch.unmet.clear();
    for (std::size_t rule = 0; rule < set.terrain->rules().size(); ++rule)
        scratch.unmet.push_back(arrange::unmetPieces(scratch.board, rule));
    return true;
}

std::vector<int> coversOf(
    const LayeredSet &set, const arrange::Happiness &board, const Draws &draws)
{
    std::vector<int> covers(set.terrain->sites(), 0);
    if (set.run.covers == 0)
        return covers;
    // A bag of all pictures, refilled in another order when it is empty.
    std::vector<SiteIndex> bag;
    std::size_t next = 0;
    std::size_t bags = 0;
    for (std::size_t site = 0; site < covers.size(); ++site) {
        const Site &place = set.shape->sites[site];
        const bool isTopCorner
            = place.row == 0 && (place.column == 0 || place.column + 1 == set.options.columns);
        if (isTopCorner) {
            covers[site] = set.run.firstCover + set.run.covers + (place.column == 0 ? 0 : 1);
        } else {
            if (next == bag.size()) {
                bag.resize(static_cast<std::size_t>(set.run.covers));
                for (std::size_t i = 0; i < bag.size(); ++i)
                    bag[i] = SiteIndex{static_cast<std::int32_t>(i)};
                arrange::shuffle(bag, draws, orderAt(coverOrder, bags++));
                next = 0;
            }
            covers[site] = set.run.firstCover + static_cast<int>(bag[next++]);
        }
        const int piece = board.pieceAt(SiteIndex{static_cast<std::int32_t>(site)});
        if (piece >= 0 && set.rowOf(static_cast<std::size_t>(piece)).isBare)
            covers[site] = 0;
    }
    return covers;
}

} // namespace boardwright::layered
