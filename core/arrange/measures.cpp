// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/measures.h"

namespace boardwright::arrange {

int unmetPieces(const Happiness &board, std::size_t rule)
{
    int unmet = 0;
    for (std::size_t piece = 0; piece < board.pieces(); ++piece)
        unmet += board.isMet(rule, piece) ? 0 : 1;
    return unmet;
}

Unmet unmetOn(const Happiness &board)
{
    Unmet unmet;
    for (std::size_t rule = 0; rule < board.rules().size(); ++rule) {
        const int pieces = unmetPieces(board, rule);
        unmet.all += pieces;
        unmet.required += board.rules()[rule].isRequired ? pieces : 0;
    }
    return unmet;
}

void takeCellHappiness(const Happiness &board, std::vector<double> &into)
{
    into.assign(board.sites(), Measured::nothing);
    for (std::size_t piece = 0; piece < board.pieces(); ++piece) {
        qint64 points = 0;
        for (std::size_t rule = 0; rule < board.rules().size(); ++rule)
            points += board.given(rule, piece);
        into[static_cast<std::size_t>(board.siteOf(piece))] = static_cast<double>(points);
    }
}

void takeRulesHeld(const Happiness &board, std::vector<double> &into)
{
    into.assign(board.rules().size() * board.sites(), Measured::nothing);
    for (std::size_t rule = 0; rule < board.rules().size(); ++rule) {
        for (std::size_t piece = 0; piece < board.pieces(); ++piece) {
            if (board.rules()[rule].isFor[board.typeOf(piece)] != 0)
                into[rule * board.sites() + static_cast<std::size_t>(board.siteOf(piece))]
                    = board.isMet(rule, piece) ? 1 : 0;
        }
    }
}

} // namespace boardwright::arrange
