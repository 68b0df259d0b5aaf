// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/reading_words.h"

#include "core/balanced/synergy_filter.h"

#include <QCoreApplication>

#include <cstdlib>

namespace boardwright {

namespace {

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ReadingWords)
};

QString wordsOfFilter(const SynergyFilter &filter)
{
    const int count = std::abs(filter.keep);
    if (filter.keep == 0)
        return ReadingWords::tr("No value of a line counts");
    if (filter.keep > 0)
        return filter.descending
            ? ReadingWords::tr("The %n highest values of a line count", nullptr, count)
            : ReadingWords::tr("The %n lowest values of a line count", nullptr, count);
    return filter.descending
        ? ReadingWords::tr("All but the %n lowest values of a line count", nullptr, count)
        : ReadingWords::tr("All but the %n highest values of a line count", nullptr, count);
}

} // namespace

Meaning meaningOf(Reading reading, const QString &text)
{
    if (reading != Reading::SynergyFilter)
        return {};
    if (const auto filter = synergyFilterOf(text))
        return {.words = wordsOfFilter(*filter)};
    return {.words = ReadingWords::tr("Not valid, so all but the highest count. Write \"min\" or "
                                      "\"max\", a space and a number"),
        .isUnderstood = false};
}

} // namespace boardwright
