// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"
#include "core/base/code_key.h"
#include "core/base/enum_keys.h"
#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

namespace boardwright {

/// What lockout.live asks for beyond what its file format does.
enum class SiteCode : std::uint16_t {
    GameNameMissing = 7 * codesPerBlock, ///< no arguments
    SetNameMissing, ///< no arguments
};

constexpr Code toCode(SiteCode code)
{
    return static_cast<Code>(code);
}

inline constexpr CodeBlock siteCodes{
    .first = 7 * codesPerBlock, .keys = codeKeys<SiteCode, 7 * codesPerBlock>};

/// A hint for each name that lockout.live shows and the set lacks. A set without goals lacks none:
/// it has just been begun. Pure, any thread.
QList<Problem> missingNames(const GoalSet &set);

} // namespace boardwright
