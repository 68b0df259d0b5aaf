// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/arrange/rules.h"

#include <QSet>
#include <QtTranslation>

#include <algorithm>
#include <array>
#include <map>

namespace boardwright::arrange {

using namespace Qt::StringLiterals;

namespace {

constexpr double largestSide = 50;

constexpr std::array wishes{
    Choice{.key = "cell"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "On a cell")},
    Choice{.key = "region"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "In a region")},
    Choice{.key = "near"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Near another")},
    Choice{.key = "each"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "For each nearby")},
    Choice{.key = "contents"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Exact number nearby")},
    Choice{.key = "twin"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Near its twin")},
    Choice{
        .key = "mirror"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mirrored in a row")},
    Choice{.key = "pairing"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "One for itself nearby")},
    Choice{.key = "pair"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Pairs away from edges")},
};

constexpr std::array regions{
    Choice{.key = "edge"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Edge")},
    Choice{.key = "edge_not_corner"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Edge without corners")},
    Choice{.key = "corner"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Corner")},
    Choice{.key = "left"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Left half")},
    Choice{.key = "right"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Right half")},
    Choice{.key = "top"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Top half")},
    Choice{.key = "bottom"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Bottom half")},
    Choice{.key = "top_left"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Top left")},
    Choice{.key = "top_right"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Top right")},
    Choice{.key = "bottom_right"_L1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Bottom right")},
    Choice{
        .key = "bottom_left"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Bottom left")},
    Choice{.key = "margin"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Margin")},
};

constexpr std::array middle{
    Choice{.key = "middle"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Middle")},
};

enum At : std::uint8_t {
    Pieces,
    Goals,
    WishAt,
    RegionAt,
    Not,
    Column,
    Row,
    Others,
    OtherGoals,
    Radius,
    Count,
    Also,
    Weight,
    Required,
};

constexpr When ifWish(Wish wish)
{
    return {.field = "wish"_L1, .choice = wishes.at(static_cast<std::size_t>(wish)).key};
}

constexpr std::array ruleFields{
    Field{.key = "pieces"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Pieces"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Categories, or kinds of pieces, that the rule is for. A piece of any of them is "
            "meant")},
    Field{.key = "goals"_L1,
        .kind = Kind::RowRefs,
        .target = objectivesTable,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals that the rule is for")},
    Field{.key = "wish"_L1,
        .kind = Kind::Choice,
        .choices = wishes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Wanted"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Where each of them should be. “Others” are those named there, or else these pieces "
            "themselves")},
    Field{.key = "region"_L1,
        .kind = Kind::Choice,
        .choices = regions,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Region"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "A part of the board. Halves and quarters lie around the row and column given"),
        .when = ifWish(Wish::Region)},
    Field{.key = "not"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Outside"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Outside of the region instead"),
        .when = ifWish(Wish::Region)},
    Field{.key = "column"_L1,
        .kind = Kind::Integer,
        .min = 0,
        .max = largestSide,
        .choices = middle,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Column"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Column of the cell, from the left; or what left, right and mirrored refer to")},
    Field{.key = "row"_L1,
        .kind = Kind::Integer,
        .min = 0,
        .max = largestSide,
        .choices = middle,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Row"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Row of the cell, from the top; or what top and bottom refer to")},
    Field{.key = "others"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Others"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Categories, or kinds of pieces, whose distance counts. Empty: the pieces that the "
            "rule is for")},
    Field{.key = "other_goals"_L1,
        .kind = Kind::RowRefs,
        .target = objectivesTable,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Other goals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Goals whose distance counts")},
    Field{.key = "radius"_L1,
        .kind = Kind::Number,
        .fallback = 1.5,
        .min = 0.1,
        .max = 2 * largestSide,
        .step = 0.1,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Nearer than"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Distance in cells from centre to centre: 1.1 are the 4 neighbours, 1.5 all 8")},
    Field{.key = "count"_L1,
        .kind = Kind::Integer,
        .min = 0,
        .max = largestSide,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Number"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many there should be; how many do not count; or how wide the margin is")},
    Field{.key = "also"_L1,
        .kind = Kind::Names,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "And one of"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Categories, or kinds of pieces, of which at least one must be as near"),
        .when = ifWish(Wish::Contents)},
    Field{.key = "weight"_L1,
        .kind = Kind::Integer,
        .fallback = 1000,
        .min = -100'000,
        .max = 100'000,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Points"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "What each piece that it is met for is worth. Below 0: to be avoided")},
    Field{.key = "required"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Required"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "A board passes its check if all its pieces keep the required rules")},
};

/// A rule's table, with values within their limits.
template <typename Type>
Type held(const TableRow &row, At field)
{
    return std::get<Type>(clamped(ruleFields.at(field), valueOf(row.values, ruleFields.at(field))));
}

int number(const TableRow &row, At field)
{
    return static_cast<int>(held<qint64>(row, field));
}

template <std::size_t Count>
std::size_t choiceOf(const TableRow &row, At field, const std::array<Choice, Count> &choices)
{
    const auto key = held<QString>(row, field);
    return static_cast<std::size_t>(
        std::ranges::find(choices, key, &Choice::key) - choices.begin());
}

/// By type: whether it has one of the names or is one of the goals.
std::vector<std::uint8_t> matches(
    const std::vector<PieceType> &types, const QStringList &names, const QList<RowId> &goals)
{
    const QSet<QString> known(names.begin(), names.end());
    const QSet<RowId> rows(goals.begin(), goals.end());
    std::vector<std::uint8_t> matching;
    matching.reserve(types.size());
    for (const PieceType &type : types) {
        const bool isNamed = std::ranges::any_of(
            type.names, [&](const QString &name) { return known.contains(name); });
        matching.push_back(
            isNamed || (type.goal != RowId::none && rows.contains(type.goal)) ? 1 : 0);
    }
    return matching;
}

/// By type: the first one that has the same names; -1: it has none.
std::vector<int> twinsOf(const std::vector<PieceType> &types)
{
    std::map<QStringList, int> known;
    std::vector<int> twins;
    twins.reserve(types.size());
    for (const PieceType &type : types)
        twins.push_back(type.names.isEmpty()
                ? -1
                : known.try_emplace(type.names, static_cast<int>(twins.size())).first->second);
    return twins;
}

Problem problemOf(Code code, RowId row, At field, QList<Arg> args)
{
    return {.code = code,
        .severity = Severity::Warning,
        .where = {},
        .row = row,
        .field = ObjectiveField::GoalSet,
        .args = std::move(args),
        .section = QString(rules.key),
        .fieldKey = QString(ruleFields.at(field).key)};
}

} // namespace

constexpr Section rules{.key = "placement_rules"_L1,
    .home = Home::Table,
    .fields = ruleFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Placement"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "Where goals should be on the board. Goals are exchanged as far as the limits allow it")};

namespace columns {
constexpr Field pieces = ruleFields[Pieces];
constexpr Field goals = ruleFields[Goals];
constexpr Field wish = ruleFields[WishAt];
constexpr Field region = ruleFields[RegionAt];
constexpr Field isNot = ruleFields[Not];
constexpr Field column = ruleFields[Column];
constexpr Field row = ruleFields[Row];
constexpr Field others = ruleFields[Others];
constexpr Field otherGoals = ruleFields[OtherGoals];
constexpr Field radius = ruleFields[Radius];
constexpr Field count = ruleFields[Count];
constexpr Field also = ruleFields[Also];
constexpr Field weight = ruleFields[Weight];
constexpr Field required = ruleFields[Required];
} // namespace columns

bool hasRules(const GoalSet &set)
{
    return !set.tables.value(rules.key).isEmpty();
}

std::vector<Rule> rulesOf(
    const GoalSet &set, const std::vector<PieceType> &types, const std::stop_token &stop)
{
    std::vector<Rule> all;
    for (const TableRow &values : set.tables.value(rules.key)) {
        if (all.size() == mostRules || stop.stop_requested())
            break;
        Rule rule{.id = values.id,
            .wish = static_cast<Wish>(choiceOf(values, WishAt, wishes)),
            .region = static_cast<Region>(choiceOf(values, RegionAt, regions)),
            .isNot = held<bool>(values, Not),
            .column = number(values, Column) - 1,
            .row = number(values, Row) - 1,
            .count = number(values, Count),
            .weight = number(values, Weight),
            .radius = held<double>(values, Radius),
            .needsAlso = !held<QStringList>(values, Also).isEmpty(),
            .isRequired = held<bool>(values, Required),
            .isFor
            = matches(types, held<QStringList>(values, Pieces), held<QList<RowId>>(values, Goals)),
            .isOther = {},
            .isAlso = matches(types, held<QStringList>(values, Also), {}),
            .twins = {}};
        if (rule.wish == Wish::Twin)
            rule.twins = twinsOf(types);
        const auto otherNames = held<QStringList>(values, Others);
        const auto otherRows = held<QList<RowId>>(values, OtherGoals);
        rule.isOther = otherNames.isEmpty() && otherRows.isEmpty()
            ? rule.isFor
            : matches(types, otherNames, otherRows);
        all.push_back(std::move(rule));
    }
    return all;
}

std::vector<PieceType> goalTypes(const GoalSet &set)
{
    std::vector<PieceType> types;
    for (const Objective &goal : set.objectives) {
        if (!goal.disabled)
            types.push_back({.goal = goal.id, .names = goal.boardCategories + goal.lineCategories});
    }
    return types;
}

QList<Problem> lint(const GoalSet &set, const std::vector<PieceType> &types)
{
    QSet<QString> known;
    for (const PieceType &type : types)
        known.unite(QSet<QString>(type.names.begin(), type.names.end()));
    QList<Problem> problems;
    const QList<TableRow> table = set.tables.value(rules.key);
    if (table.size() > mostRules)
        problems << problemOf(Code::PlacementRulesTooMany, table.at(mostRules).id, Pieces,
            {qint64{table.size()}, qint64{mostRules}});
    for (const TableRow &values : table.first(std::min<qsizetype>(table.size(), mostRules))) {
        for (const At field : {Pieces, Others, Also}) {
            for (const QString &name : held<QStringList>(values, field)) {
                if (!known.contains(name))
                    problems << problemOf(Code::PlacementRuleUnknown, values.id, field, {name});
            }
        }
        if (held<QStringList>(values, Pieces).isEmpty()
            && held<QList<RowId>>(values, Goals).isEmpty())
            problems << problemOf(Code::PlacementRuleForNone, values.id, Pieces, {});
    }
    return problems;
}

} // namespace boardwright::arrange
