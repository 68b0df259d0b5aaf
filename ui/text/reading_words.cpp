// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/reading_words.h"

#include "ui/text/generator_words.h"

namespace boardwright {

Meaning meaningOf(Key reading, const QString &text)
{
    for (const GeneratorWords &words : generatorWords()) {
        if (words.meaning == nullptr || reading.isEmpty())
            continue;
        if (auto meaning = words.meaning(reading, text))
            return *std::move(meaning);
    }
    return {};
}

} // namespace boardwright
