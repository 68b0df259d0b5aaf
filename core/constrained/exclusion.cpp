// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/exclusion.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr auto groupsKey = "exclusion_groups"_L1;

constexpr std::array groupFields{
    Field{.key = "name"_L1,
        .kind = Kind::Text,
        .max = 40,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Group"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Name of the group")},
    Field{.key = "most"_L1,
        .kind = Kind::Integer,
        .fallback = 1,
        .min = 1,
        .max = 100,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "At most"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Largest number of goals of the group on one board")},
};

constexpr std::array membershipFields{
    Field{.key = "groups"_L1,
        .kind = Kind::RowRefs,
        .target = groupsKey,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Groups"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Exclusion groups of the goal. Each group allows only so many of its goals on one "
            "board")},
};

} // namespace

namespace exclusion {

constexpr Section groups{.key = groupsKey,
    .home = Home::Table,
    .fields = groupFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusion groups"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Like tags, but a group can allow more than one goal, and a goal can be in several groups"),
    .name = groupFields[0].key};
constexpr Field name = groupFields[0];
constexpr Field most = groupFields[1];

constexpr OwnLimitKind limitKind{.key = "group"_L1,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusion group"),
    .inFull = QT_TRANSLATE_NOOP("boardwright::Fields", "exclusion group %1, at most %2")};

constexpr Section membership{.key = "exclusion"_L1,
    .home = Home::BesideObjective,
    .fields = membershipFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Exclusion")};
constexpr Field memberOf = membershipFields[0];

} // namespace exclusion

} // namespace boardwright
