// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/board/trace.h"

namespace boardwright {

/// What a run returns after a stop request. It leaves the empty board without steps, because what
/// was placed so far depends on when the request came.
inline std::unexpected<Failure> stoppedRun(Result &into, Trace *trace)
{
    into.reset(std::make_shared<const Shape>());
    if (trace != nullptr)
        trace->clear();
    return std::unexpected(Failure{.code = Code::Cancelled, .why = {}});
}

} // namespace boardwright
