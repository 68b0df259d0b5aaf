// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/objective_fields.h"

#include "core/goalset/field_limits.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array zoneChoices{Choice{.key = "early"_L1}, Choice{.key = "mid"_L1},
    Choice{.key = "late"_L1}, Choice{.key = "endgame"_L1}};
constexpr std::array zonesInOrder{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame};

constexpr std::array ownFields{
    Field{.key = "enabled"_L1,
        .kind = Kind::Flag,
        .fallback = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Enabled"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Whether the goal is used at all")},
    Field{.key = "goal"_L1,
        .kind = Kind::Text,
        .max = field_limits::goal,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goal"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1")},
    Field{.key = "range"_L1,
        .kind = Kind::Positions,
        .max = field_limits::values,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Range"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The values that {{X}} can take")},
    Field{.key = "board_categories"_L1,
        .kind = Kind::Names,
        .max = field_limits::categories,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "Board categories: limited on the whole board")},
    Field{.key = "line_categories"_L1,
        .kind = Kind::Names,
        .max = field_limits::categories,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Line categories: limited in every row, column and diagonal")},
    Field{.key = "progression"_L1,
        .kind = Kind::Names,
        .choices = zoneChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Zones"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them")},
    Field{.key = "weighting"_L1,
        .kind = Kind::Integer,
        .fallback = 100,
        .min = field_limits::lowestWeighting,
        .max = field_limits::highestWeighting,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Weighting"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Chance in percent, rolled once per board, that the goal enters the pool from which "
            "the board is filled. The column Appears shows the share of boards it ends up on")},
    Field{.key = "individual_limit"_L1,
        .kind = Kind::Integer,
        .fallback = 1,
        .min = 1,
        .max = std::numeric_limits<int>::max(),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Limit"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How often the goal can appear on one board, each time with a different value")},
    Field{.key = "tag"_L1,
        .kind = Kind::Names,
        .max = 1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tag"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "At most one goal per tag appears on a board")},
    Field{.key = "forced_positions"_L1,
        .kind = Kind::Positions,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Positions"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The only cells where the goal may appear, counted from the top left; empty: "
            "anywhere")},
    Field{.key = "progressive_ranges"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Progressive"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Whether lower values come earlier on the board. Bingo ignores it")},
    Field{.key = "tooltip"_L1,
        .kind = Kind::Text,
        .max = field_limits::tooltip,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tooltip"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "What players read when they want details")},
    Field{.key = "icons"_L1,
        .kind = Kind::Names,
        .max = field_limits::icons,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Icons"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The pictures shown with the goal")},
};

using OwnMember = std::variant<bool Objective::*, int Objective::*, QString Objective::*,
    QStringList Objective::*, QList<int> Objective::*, Zones Objective::*>;

struct OwnPart {
    OwnMember member;
    ObjectiveField problems; ///< GoalSet: no problem is about it
};

/// Parallel to `ownFields`.
constexpr auto ownParts = std::to_array<OwnPart>({
    {&Objective::disabled, ObjectiveField::GoalSet},
    {&Objective::goal, ObjectiveField::Goal},
    {&Objective::range, ObjectiveField::Range},
    {&Objective::boardCategories, ObjectiveField::BoardCategories},
    {&Objective::lineCategories, ObjectiveField::LineCategories},
    {&Objective::progression, ObjectiveField::Progression},
    {&Objective::weighting, ObjectiveField::Weighting},
    {&Objective::individualLimit, ObjectiveField::IndividualLimit},
    {&Objective::tag, ObjectiveField::Tag},
    {&Objective::forcedPositions, ObjectiveField::ForcedPositions},
    {&Objective::progressiveRanges, ObjectiveField::ProgressiveRanges},
    {&Objective::tooltip, ObjectiveField::Tooltip},
    {&Objective::icons, ObjectiveField::Icons},
});
static_assert(ownParts.size() == ownFields.size());

const OwnMember &memberOf(const Field &field)
{
    return ownParts.at(static_cast<std::size_t>(&field - ownFields.data())).member;
}

/// Reads and writes members of each type as the alternative of Value that their field holds.
struct OwnAccess {
    const Field &field;

    bool isInverse() const { return field.fallback != 0; } // "disabled" of "Enabled"

    Value toValue(bool held) const { return held != isInverse(); }

    static Value toValue(int held) { return qint64{held}; }

    Value toValue(const QString &held) const
    {
        if (field.kind == Kind::Text)
            return held;
        return held.isEmpty() ? QStringList() : QStringList(held);
    }

    static Value toValue(const QStringList &held) { return held; }

    static Value toValue(const QList<int> &held) { return held; }

    static Value toValue(Zones held)
    {
        QStringList names;
        for (std::size_t i = 0; i < zonesInOrder.size(); ++i) {
            if (held.testFlag(zonesInOrder.at(i)))
                names << zoneChoices.at(i).key;
        }
        return names;
    }

    void take(bool &held, const Value &value) const { held = std::get<bool>(value) != isInverse(); }

    static void take(int &held, const Value &value)
    {
        held = static_cast<int>(std::get<qint64>(value));
    }

    void take(QString &held, const Value &value) const
    {
        held = field.kind == Kind::Text ? std::get<QString>(value)
                                        : std::get<QStringList>(value).value(0);
    }

    static void take(QStringList &held, const Value &value) { held = std::get<QStringList>(value); }

    static void take(QList<int> &held, const Value &value) { held = std::get<QList<int>>(value); }

    static void take(Zones &held, const Value &value)
    {
        held = {};
        for (std::size_t i = 0; i < zonesInOrder.size(); ++i)
            held.setFlag(
                zonesInOrder.at(i), std::get<QStringList>(value).contains(zoneChoices.at(i).key));
    }
};

} // namespace

constexpr Section objectiveSection{
    .key = objectivesTable, .home = Home::BesideObjective, .fields = ownFields, .name = "goal"_L1};

Value valueOf(const Objective &objective, const Section &section, const Field &field)
{
    if (!isOwn(section))
        return valueOf(objective.extension, section, field);
    return std::visit(
        [&](auto member) { return OwnAccess{field}.toValue(objective.*member); }, memberOf(field));
}

void setValue(Objective &objective, const Section &section, const Field &field, const Value &value)
{
    if (isOwn(section)) {
        std::visit(
            [&](auto member) { OwnAccess{field}.take(objective.*member, value); }, memberOf(field));
        return;
    }
    setValue(objective.extension, section, field, value);
}

const Field *fieldOf(ObjectiveField part)
{
    const auto *const found = std::ranges::find(ownParts, part, &OwnPart::problems);
    return part == ObjectiveField::GoalSet || found == ownParts.end()
        ? nullptr
        : &ownFields.at(static_cast<std::size_t>(found - ownParts.begin()));
}

ObjectiveField partOf(const Field &field)
{
    for (std::size_t i = 0; i < ownFields.size(); ++i) {
        if (&field == &ownFields.at(i))
            return ownParts.at(i).problems;
    }
    return ObjectiveField::GoalSet;
}

} // namespace boardwright
