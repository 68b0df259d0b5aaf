// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString roomFindingWords(const Finding &finding);
QString roomKindWords(Code code, int n);

/// Of all generators that make the boards of a site (core/sites/room_codes.h).
inline constexpr GeneratorWords roomWords{.finding = roomFindingWords, .kind = roomKindWords};

} // namespace boardwright
