// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bingosync/sections.h"
#include "core/playbingo/sections.h"

namespace boardwright {

/// Gives the goals the tiers 1 to 25 of Bingosync in turn, and every third one a type; the same for
/// PlayBingo, whose layouts have cells for any of them.
inline void addSiteTiers(GoalSet &set)
{
    constexpr qsizetype tiers = 25;
    const QStringList third{QStringLiteral("third")};
    const auto number = [](qsizetype i) { return qint64{i % tiers + 1}; };
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        SectionValues &extension = set.objectives[i].extension;
        setValue(extension, bingosync::goalSection, bingosync::columns::tier, number(i));
        setValue(extension, playbingo::goalSection,
            playbingo::goalSection.fields[playbingo::DifficultyAt], number(i));
        if (i % 3 == 0) {
            setValue(extension, bingosync::goalSection, bingosync::columns::types, third);
            setValue(extension, playbingo::goalSection,
                playbingo::goalSection.fields[playbingo::CategoriesAt], third);
        }
    }
    setValue(set.once, playbingo::listSection, playbingo::listSection.fields[playbingo::WidthAt],
        qint64{4});
    setValue(set.once, playbingo::listSection, playbingo::lineRuleField, true);
    for (qsizetype i = 0; i < 12; ++i) {
        set.tables[playbingo::cellTable.key]
            << TableRow{.id = set.nextRow(), .values = {}, .verbatim = {}};
        TableRow part{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(part.values, playbingo::difficultyTable.fields[playbingo::PartDifficultyAt],
            number(2 * i));
        setValue(part.values, playbingo::difficultyTable.fields[playbingo::PartCountAt], qint64{1});
        set.tables[playbingo::difficultyTable.key] << part;
    }
}

} // namespace boardwright
