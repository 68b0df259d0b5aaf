// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sites/plain_sites.h"

#include <functional>

namespace boardwright {

/// Thrown out of the middle of a board.
struct Ended {
    PlainBoard::End end;
};

[[noreturn]] inline void breakDown()
{
    throw Ended{PlainBoard::End::Impossible};
}

/// The goals by cell of a board of BoardKind::SynerGen. `draw` draws a number below its argument.
QList<int> plainSynergen(
    const sites::SiteList &list, const std::function<int(qsizetype count)> &draw);

} // namespace boardwright
