// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/generator_words.h"

namespace boardwright {

QString constrainedFindingWords(const Finding &finding);
QString constrainedEssence(const Finding &finding);
QString constrainedFilterName(Code code);
QString constrainedStageName(Stage stage);

inline constexpr GeneratorWords constrainedWords{.finding = constrainedFindingWords,
    .essence = constrainedEssence,
    .filter = constrainedFilterName,
    .stage = constrainedStageName};

} // namespace boardwright
