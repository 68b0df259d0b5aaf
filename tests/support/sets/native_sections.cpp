// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/native_sections.h"

#include <algorithm>
#include <array>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array styles{
    Choice{.key = "plain"_L1, .label = "Plain"}, Choice{.key = "fancy"_L1, .label = "Fancy"}};

constexpr std::array fields{
    Field{.key = "flag"_L1, .kind = Kind::Flag, .fallback = 1},
    Field{.key = "integer"_L1, .kind = Kind::Integer, .fallback = 3, .min = -10, .max = 10},
    Field{.key = "number"_L1, .kind = Kind::Number, .fallback = 0.5, .min = 0, .max = 4},
    Field{.key = "text"_L1, .kind = Kind::Text, .max = 20},
    Field{.key = "choice"_L1, .kind = Kind::Choice, .choices = styles},
    Field{.key = "names"_L1, .kind = Kind::Names},
    Field{.key = "numbers"_L1, .kind = Kind::NumbersByName, .min = 0, .max = 60},
    Field{.key = "rows"_L1, .kind = Kind::RowRefs, .target = objectivesTable},
    Field{.key = "zones"_L1, .kind = Kind::RowRefs, .target = "zones"_L1},
    Field{.key = "zone"_L1, .kind = Kind::RowRefs, .max = 1, .target = "zones"_L1},
    Field{.key = "positions"_L1, .kind = Kind::Positions, .min = 1, .max = 400},
    Field{.key = "extent"_L1, .kind = Kind::Extent, .fallback = 5, .min = 1, .max = 9},
};

constexpr Section rules{.key = "rules"_L1, .home = Home::Once, .fields = fields};
constexpr Section zones{
    .key = "zones"_L1, .home = Home::Table, .fields = fields, .name = "text"_L1};
constexpr Section trial{.key = "trial"_L1, .home = Home::BesideObjective, .fields = fields};

} // namespace

std::span<const Section *const> everySection()
{
    static constexpr std::array<const Section *, 3> all{&rules, &zones, &trial};
    return all;
}

std::span<const Field> everyField()
{
    return fields;
}

const Field &fieldOfEvery(const char *key)
{
    return *std::ranges::find(fields, QLatin1StringView(key), &Field::key);
}

} // namespace boardwright::test
