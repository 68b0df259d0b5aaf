// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/toy_arrange.h"

#include "core/arrange/passes.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// The guest of a room keeps its place.
class ToyExchanges final : public arrange::Exchanges {
public:
    ToyExchanges(Result &board, RowId guest, std::uint16_t part, ToyRecorder &recorder)
        : m_board(board)
        , m_guest(guest)
        , m_part(part)
        , m_recorder(recorder)
    {
    }

    bool mayExchange(SiteIndex a, SiteIndex b) override
    {
        return m_guest == RowId::none || (at(a).what != m_guest && at(b).what != m_guest);
    }

    void exchanged(SiteIndex a, SiteIndex b, int pass, qint64 score) override
    {
        std::swap(at(a), at(b));
        m_recorder.addScored({.act = Act::Swap,
                                 .stage = Stage::Arrange,
                                 .pass = static_cast<std::uint8_t>(pass),
                                 .part = m_part,
                                 .a = a,
                                 .b = b},
            static_cast<double>(score));
    }

private:
    Placed &at(SiteIndex site) { return m_board.at[static_cast<std::size_t>(site)]; }

    Result &m_board;
    RowId m_guest;
    std::uint16_t m_part;
    ToyRecorder &m_recorder;
};

} // namespace

bool arrangeRoom(const ToySet &set, ToyScratch &scratch, const Draws &draws, std::uint16_t part,
    RowId guest, Result &board, ToyRecorder &recorder, Watch &watch)
{
    if (!set.terrain)
        return true;
    if (!scratch.happiness)
        scratch.happiness.emplace(*set.terrain);
    scratch.happiness->clear();
    for (std::size_t cell = 0; cell < board.at.size(); ++cell) {
        const auto goal = std::ranges::find(set.goals, board.at[cell].what, &ToyGoal::row);
        scratch.happiness->add(
            static_cast<int>(goal - set.goals.begin()), SiteIndex{static_cast<int>(cell)});
    }
    scratch.happiness->settle();
    ToyExchanges exchanges(board, guest, part, recorder);
    recorder.add({.act = Act::Begin, .stage = Stage::Arrange, .part = part});
    const bool isDone
        = arrange::arrange(*scratch.happiness, set.passes, draws, part, exchanges, watch);
    recorder.add({.act = Act::End, .stage = Stage::Arrange, .part = part});
    return isDone;
}

} // namespace boardwright
