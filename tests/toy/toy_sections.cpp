// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/target_table.h"
#include "tests/toy/toy_generator.h"

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array goalFields{
    Field{.key = "merry"_L1,
        .kind = Kind::Number,
        .fallback = 1,
        .min = 0,
        .max = 10,
        .step = 0.5,
        .label = "Merry",
        .help = "How gladly the goal joins a party"},
    Field{.key = "moods"_L1, .kind = Kind::NumbersByName, .min = -5, .max = 5, .label = "Moods"},
};

constexpr std::array roomFields{
    Field{.key = "name"_L1, .kind = Kind::Text, .max = 40, .label = "Room"},
    Field{.key = "guest"_L1, .kind = Kind::RowRefs, .target = objectivesTable, .label = "Guest"},
    Field{.key = "lit"_L1, .kind = Kind::Flag, .fallback = 1, .label = "Lit"},
    Field{.key = "doors"_L1,
        .kind = Kind::Integer,
        .fallback = 2,
        .min = 1,
        .max = 8,
        .label = "Doors"},
};

constexpr std::array worldFields{
    Field{.key = "motto"_L1, .kind = Kind::Text, .max = 80, .label = "Motto"},
    Field{.key = "friends"_L1, .kind = Kind::RowRefs, .target = "toy_rooms"_L1, .label = "Friends"},
};

} // namespace

namespace toy {
constexpr Section goals{.key = "toy_goals"_L1,
    .home = Home::BesideObjective,
    .fields = goalFields,
    .title = "Toy goals"};
constexpr Field merry = goalFields[0];
constexpr Section rooms{.key = "toy_rooms"_L1,
    .home = Home::Table,
    .fields = roomFields,
    .title = "Rooms",
    .name = "name"_L1};
constexpr Field name = roomFields[0];
constexpr Field guest = roomFields[1];
constexpr Field lit = roomFields[2];
constexpr Section world{
    .key = "toy_world"_L1, .home = Home::Once, .fields = worldFields, .title = "World"};
constexpr Field motto = worldFields[0];
} // namespace toy

namespace {

constexpr std::array measures{
    Measure{.key = "toy_joins"_L1, .scope = Scope::Board, .title = "Joins"},
    Measure{.key = "toy_merriment"_L1,
        .scope = Scope::Line,
        .unit = Unit::Score,
        .bin = 0.5,
        .title = "Merriment"},
    Measure{.key = "toy_guests"_L1, .scope = Scope::Site, .title = "Guests"},
    Measure{.key = "toy_used"_L1, .scope = Scope::Row, .title = "Used"},
    Measure{.key = "toy_crowd"_L1, .scope = Scope::Limit, .title = "Crowd"},
    Measure{.key = "toy_distance"_L1,
        .scope = Scope::Site,
        .summed = false,
        .about = &toy::rooms,
        .title = "Rooms away",
        .help = "Doors between here and the chosen room"},
};

constexpr std::array namedGates{
    Gate{.key = "toy_dull"_L1,
        .measure = "toy_merriment"_L1,
        .judged = Judged::Least,
        .title = "Least merry line"},
    Gate{.key = "toy_uneven"_L1,
        .measure = "toy_merriment"_L1,
        .judged = Judged::Spread,
        .title = "Lines differ by"},
    Gate{.key = "toy_wild"_L1,
        .measure = "toy_merriment"_L1,
        .judged = Judged::Most,
        .title = "Merriest line"},
    Gate{.key = "toy_joined"_L1, .measure = "toy_joins"_L1, .title = "Joins in all"},
};
constexpr std::array gates = allGates<namedGates, measures>();
constexpr std::array gateNames = gateChoices(gates);
constexpr std::array gateColumns = gateFields(gateNames);
constexpr std::array targetColumns = targetFields(gateNames, measures);

} // namespace

namespace toy {
constexpr Section gateTable = gateSection("toy_gates"_L1, gateColumns);
constexpr Section targetTable = targetSection("toy_targets"_L1, targetColumns);
constexpr std::span<const Measure> measures = boardwright::measures;
constexpr std::span<const Gate> gates = boardwright::gates;
constexpr std::array tunableList{
    Tunable{.key = "toy_merry"_L1, .section = &goals, .field = "merry"_L1, .title = "Merriness"},
    Tunable{.key = "toy_doors"_L1,
        .section = &rooms,
        .field = "doors"_L1,
        .isRule = true,
        .title = "Doors"},
};
constexpr std::span<const Tunable> tunables = tunableList;
} // namespace toy

GoalSet toySet(int rooms, int goalCount)
{
    GoalSet set;
    set.setName = u"Toy"_s;
    for (int i = 0; i < goalCount; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"Goal %1"_s.arg(i + 1);
        if (i % 3 == 0)
            setValue(objective.extension[toy::goals.key], toy::merry, double{4});
        set.objectives.append(objective);
    }
    QList<TableRow> table;
    for (int i = 0; i < rooms; ++i) {
        TableRow room;
        room.id = set.nextRow();
        setValue(room.values, toy::name, u"Room %1"_s.arg(i + 1));
        if (i == 1)
            setValue(room.values, toy::guest, QList<RowId>{set.objectives.at(2).id});
        table.append(room);
    }
    if (!table.isEmpty())
        set.tables.insert(toy::rooms.key, table);
    setValue(set.once[toy::world.key], toy::motto, u"The more the merrier"_s);
    return set;
}

} // namespace boardwright
