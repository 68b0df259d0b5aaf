// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generator_words.h"

// Defines nothing else: a program that defines addedWords() itself does not link this file.

namespace boardwright {

std::span<const GeneratorWords> addedWords()
{
    return {};
}

} // namespace boardwright
