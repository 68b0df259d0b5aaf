// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/trace_replay.h"

#include "ui/editing/board/cell_texts.h"

#include <algorithm>

namespace boardwright {

namespace {

/// The finished board's shape with the links and walls made up to that state.
std::shared_ptr<const Shape> shapeBy(
    const std::shared_ptr<const Shape> &finished, const Replayed::Board &state)
{
    auto shape = std::make_shared<Shape>(*finished);
    shape->links.clear();
    for (const auto &[a, b, kind] : state.links) {
        const auto named = std::ranges::find_if(finished->links,
            [&](const Link &link) { return link.a == a && link.b == b && link.kind == kind; });
        shape->links.push_back(named == finished->links.end()
                ? Link{.a = a, .b = b, .kind = kind, .end = {}}
                : *named);
    }
    for (std::size_t site = 0; site < shape->sites.size(); ++site) {
        if (state.solid[site] != 0)
            shape->sites[site].kind = SiteKind::Wall;
        else if (shape->sites[site].kind == SiteKind::Wall)
            shape->sites[site].kind = SiteKind::Cell;
    }
    return *shape == *finished ? finished : shape;
}

Result boardBy(const Result &finished, const Replayed::Board &state)
{
    Result board;
    board.shape = shapeBy(finished.shape, state);
    board.at = state.at;
    board.route = state.route;
    for (const Finding &finding : finished.findings) {
        const auto site = static_cast<std::size_t>(finding.site);
        if (finding.site != SiteIndex::none && state.relaxed[site] > 0
            && state.at[site].what == finished.at[site].what)
            board.findings.push_back(finding);
    }
    return board;
}

} // namespace

std::shared_ptr<const PreviewResult> replayedBoard(
    const PreviewResult &of, const Replayed &state, const RowTexts &texts)
{
    auto shown = std::make_shared<PreviewResult>();
    shown->request = of.request;
    shown->board = boardBy(of.board, state.board);
    shown->cells = cellTexts(texts, shown->board.at);
    for (std::size_t i = 0; i < state.parts.size(); ++i) {
        const Part &part = of.board.parts[i];
        shown->board.parts.push_back({.site = part.site,
            .result = std::make_shared<const Result>(boardBy(*part.result, state.parts[i]))});
        shown->partCells.push_back(cellTexts(texts, state.parts[i].at));
    }
    return shown;
}

} // namespace boardwright
