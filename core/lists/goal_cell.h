// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/json.h"
#include "core/goalset/objective.h"

#include <QByteArrayView>

#include <cstdint>

namespace boardwright {

/// What became of a member of a goal's object.
enum class CellUse : std::uint8_t {
    Taken,
    NotKnown, ///< no column has such a title, or it cannot hold the value
    SaidAlready, ///< the goal has a text there from another key
};

/// Gives an objective what a member says whose key titles a column of tables, read as a cell of
/// that column. `text`: what the member was read from. Pure.
CellUse takeAsCell(const JsonMember &member, QByteArrayView text, Objective &objective);

} // namespace boardwright
