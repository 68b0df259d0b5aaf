// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString roomFindingWords(const Finding &finding);
QString roomKindWords(Code code, int n);
QString roomFilterName(Code code);
QString roomRejectionWords(const Rejection &rejection, const Shape &shape);

/// Of all generators that make the boards of a site (core/sites/room_codes.h).
inline constexpr GeneratorWords roomWords{.finding = roomFindingWords,
    .kind = roomKindWords,
    .filter = roomFilterName,
    .rejection = roomRejectionWords};

} // namespace boardwright
