// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/sculpted/own_tier_rows.h"

#include "ui/editing/document/section_edits.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct OwnTierWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::OwnTierRows)
};

} // namespace

std::vector<sculpted::Level> levelsWithoutRow(const GoalSet &set)
{
    std::vector<sculpted::Level> missing;
    for (std::size_t i = 0; i < sculpted::levels.size(); ++i) {
        const auto level = static_cast<sculpted::Level>(i);
        if (sculpted::rowOfLevel(set, level) == nullptr)
            missing.push_back(level);
    }
    return missing;
}

void addOwnTierRows(GoalSetDocument &document)
{
    QList<FieldValues> added;
    for (const sculpted::Level level : levelsWithoutRow(document.set()))
        sculpted::writeTier(sculpted::ownTier(level), level, added.emplaceBack());
    putTableRows(document, sculpted::tierTable, {}, added,
        OwnTierWords::tr("Add Boardwright's tiers", "the name of an undo step"));
}

} // namespace boardwright
