// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QString>

#include <cstdint>
#include <expected>
#include <stop_token>
#include <vector>

namespace boardwright {

/// A board of a file, made again from what the file says of it.
struct RemadeBoard {
    enum class State : std::uint8_t {
        Same,
        Differs, ///< at `where`
        NoBoard, ///< it is no board: it lacks the generator, the seed or the cells
        UnknownGenerator, ///< `where`
        UnknownSetting, ///< `where`: a setting with a value that it does not take
        NotMade, ///< no board can be made of the set with these settings
    };

    State state = State::Same;
    QString seed;
    QString where{}; ///< such as "cells[3].goal"; of a part: "parts[2].cells[0].goal"
    int parts = 0; ///< boards of parts that were made by themselves
};

/// Makes the boards of a file again and compares. `text`: a board as boardJson() writes it, an
/// array of boards, or a board on each line. Compared is what the file has and the board is: not
/// its words for people, measures and trace. The board of a part that has a seed is made by itself
/// as well, by the default generator. Errors: those of parseJson(). Fewer boards if stopped. Any
/// thread.
std::expected<std::vector<RemadeBoard>, Problem> remakeBoards(
    const GoalSet &set, QByteArrayView text, const std::stop_token &stop = {});

} // namespace boardwright
