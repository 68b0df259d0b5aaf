// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/sections.h"

#include "core/bingosync/parameters.h"
#include "core/sites/board_report.h"

#include <QtTranslation>

#include <array>
#include <utility>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestName = 1'000;
constexpr double mostScore = 1e15;
constexpr double mostPlaces = 1'000;
constexpr double highestTier = 99;
constexpr double mostCopies = 4;

constexpr Field namesField(Key key, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Names, .label = label, .help = help, .keepsRepeats = true};
}

/// Lists may write a type without quotation marks: a number, true, false or null.
constexpr Field bareField(Key key, const char *label, const char *help)
{
    return {.key = key, .kind = Kind::Positions, .max = mostPlaces, .label = label, .help = help};
}

enum GoalAt : std::uint8_t {
    TierAt,
    TypesAt,
    SubtypesAt,
    GroupAt,
    ChildAt,
    KeyAt,
    ExcludesAt,
    SynergiesAt,
    ScoreAt,
    UntypedAt,
    BareTypesAt,
    BareSubtypesAt,
    CopiesAt
};

constexpr std::array goalFields{
    Field{.key = "tier"_L1,
        .kind = Kind::Integer,
        .fallback = 0,
        .min = 0,
        .max = highestTier,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tier"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How hard the goal is: 1 to 25, or 1 to 4 in lists for Isaac. 0: it has no tier")},
    namesField("types"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the goal is about. Goals of equal types are kept out of one line where the site "
            "can; the first type counts most")),
    namesField("subtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Subtypes"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Types that count only beside the types of other goals; v8 with subtypes")),
    Field{.key = "group"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Group"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "A board has one goal of a group at most; LADX")},
    Field{.key = "child"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Child"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "A line has four such goals at most where the site can; v8")},
    Field{.key = "key"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Key"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What other goals of the list call this one; synerGen")},
    namesField("excludes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Excludes"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Keys of goals that do not come after this one; synerGen")),
    namesField("synergy"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Synergy"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Keys of goals, and names of groups, that this goal makes more likely; synerGen")),
    Field{.key = "score"_L1,
        .kind = Kind::Number,
        .min = -mostScore,
        .max = mostScore,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Score"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the goal takes of the highest score of a board; synerGen")},
    Field{.key = "untyped"_L1,
        .kind = Kind::Flag,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Without types"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The list says nothing of types, not even that there are none. Beside a goal with "
            "types, boards of the kind v8 cannot be made")},
    bareField("bare_types"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Bare types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Which of the types the list writes without quotation marks, such as numbers: 1 is "
            "the first")),
    bareField("bare_subtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Bare subtypes"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Which of the subtypes the list writes without quotation marks")),
    Field{.key = "copies"_L1,
        .kind = Kind::Integer,
        .fallback = 1,
        .min = 0,
        .max = mostCopies,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Copies"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How often the list has the goal: twice makes it more likely, and 0 leaves it out. A "
            "goal with a key stands once")},
};

constexpr std::array typeFields{
    Field{.key = "type"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Type"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "One of the types of goals")},
    Field{.key = "most"_L1,
        .kind = Kind::Number,
        .fallback = sites::TypeMaximum::usual,
        .min = -mostScore,
        .max = mostScore,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "At most"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How many goals of the type a board has; synerGen")},
};

/// Below every score that a list has.
constexpr double noScore = -mostScore;

constexpr std::array listFields{
    kindField,
    Field{.key = "max_score"_L1,
        .kind = Kind::Number,
        .fallback = noScore,
        .min = noScore,
        .max = mostScore,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest score"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The most that the scores of a board's goals add up to; synerGen"),
        .isLowestNone = true},
};

template <typename Held>
Held held(const FieldValues &values, const Field &field)
{
    return std::get<Held>(valueOf(values, field));
}

sites::Spelling spellingOfBare(const QString &text)
{
    if (text == u"null")
        return sites::Spelling::Null;
    return text == u"true" || text == u"false" ? sites::Spelling::Flag : sites::Spelling::Number;
}

std::vector<sites::ListedType> typesOf(
    const FieldValues &values, const Field &names, const Field &bare)
{
    std::vector<sites::ListedType> types;
    for (const QString &name : held<QStringList>(values, names))
        types.push_back({.text = name});
    for (const int place : held<QList<int>>(values, bare)) {
        if (place < 1 || std::cmp_greater(place, types.size()))
            continue;
        sites::ListedType &type = types[static_cast<std::size_t>(place) - 1];
        type.spelling = spellingOfBare(type.text);
    }
    return types;
}

void setTypes(FieldValues &values, const Field &names, const Field &bare,
    const std::vector<sites::ListedType> &types)
{
    QStringList texts;
    QList<int> places;
    for (const sites::ListedType &type : types) {
        texts << type.text;
        if (type.spelling != sites::Spelling::Text)
            places << static_cast<int>(texts.size());
    }
    setValue(values, names, texts);
    setValue(values, bare, places);
}

sites::ListedGoal goalOf(const Objective &objective)
{
    const FieldValues values = objective.extension.value(goalSection.key);
    return {.text = objective.goal,
        .key = held<QString>(values, goalFields[KeyAt]),
        .tier = static_cast<int>(held<qint64>(values, goalFields[TierAt])),
        .hasTypes = !held<bool>(values, goalFields[UntypedAt]),
        .types = typesOf(values, goalFields[TypesAt], goalFields[BareTypesAt]),
        .subtypes = typesOf(values, goalFields[SubtypesAt], goalFields[BareSubtypesAt]),
        .group = held<QString>(values, goalFields[GroupAt]),
        .isChild = held<bool>(values, goalFields[ChildAt]),
        .excludes = held<QStringList>(values, goalFields[ExcludesAt]),
        .synergies = held<QStringList>(values, goalFields[SynergiesAt]),
        .score = held<double>(values, goalFields[ScoreAt])};
}

/// How often a goal stands in the list. Keys of a list are unique.
qint64 copiesOf(const Objective &objective, const sites::ListedGoal &goal)
{
    const Field &field = goalFields[CopiesAt];
    return goal.key.isEmpty()
        ? std::get<qint64>(clamped(field, valueOf(objective.extension, goalSection, field)))
        : 1;
}

FieldValues valuesOf(const sites::ListedGoal &goal)
{
    FieldValues values;
    const auto set
        = [&](GoalAt at, const Value &value) { setValue(values, goalFields.at(at), value); };
    set(KeyAt, goal.key);
    set(TierAt, qint64{goal.tier});
    set(UntypedAt, !goal.hasTypes);
    setTypes(values, goalFields[TypesAt], goalFields[BareTypesAt], goal.types);
    setTypes(values, goalFields[SubtypesAt], goalFields[BareSubtypesAt], goal.subtypes);
    set(GroupAt, goal.group);
    set(ChildAt, goal.isChild);
    set(ExcludesAt, goal.excludes);
    set(SynergiesAt, goal.synergies);
    set(ScoreAt, goal.score);
    return values;
}

} // namespace

constexpr Field columns::tier = goalFields[TierAt];
constexpr Field columns::types = goalFields[TypesAt];

constexpr Section goalSection{.key = "bingosync"_L1,
    .home = Home::BesideObjective,
    .fields = goalFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "What the site's list says of each goal")};

constexpr Section typeTable{.key = "bingosync_types"_L1,
    .home = Home::Table,
    .fields = typeFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Types"),
    .help = QT_TRANSLATE_NOOP(
        "boardwright::Fields", "How many goals of a type a board has at most; synerGen"),
    .name = "type"_L1};

constexpr Section listSection{.key = "bingosync_list"_L1,
    .home = Home::Once,
    .fields = listFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields", "What the site's list says once")};

bool usesColumn(const Field &field, sites::BoardKind kind)
{
    using sites::BoardKind;
    const auto at = std::ranges::find(goalFields, field.key, &Field::key) - goalFields.begin();
    switch (static_cast<GoalAt>(at)) {
    case TierAt:
    case TypesAt:
    case BareTypesAt:
        return sites::traitsOf(kind).hasTiers || kind == BoardKind::Isaac
            || kind == BoardKind::SynerGen;
    case SubtypesAt:
    case BareSubtypesAt:
        return kind == BoardKind::V8Subtypes;
    case GroupAt:
        return kind == BoardKind::Ladx;
    case ChildAt:
    case UntypedAt:
        return kind == BoardKind::V8;
    case KeyAt:
    case ExcludesAt:
    case SynergiesAt:
    case ScoreAt:
        return kind == BoardKind::SynerGen;
    case CopiesAt:
        return kind != BoardKind::SynerGen;
    }
    return true;
}

SetList listOf(const GoalSet &set)
{
    SetList made;
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        const sites::ListedGoal goal = goalOf(objective);
        const auto copies = static_cast<std::size_t>(copiesOf(objective, goal));
        made.list.goals.insert(made.list.goals.end(), copies, goal);
        made.rows.insert(made.rows.end(), copies, objective.id);
    }
    for (const TableRow &row : set.tables.value(typeTable.key)) {
        made.list.maxima.push_back({.type = held<QString>(row.values, typeFields[0]),
            .most = held<double>(row.values, typeFields[1])});
    }
    const auto score = held<double>(set.once.value(listSection.key), listFields[1]);
    if (score > noScore)
        made.list.mostScore = score;
    return made;
}

sites::BoardKind kindOf(const GoalSet &set)
{
    const FieldValues list = set.once.value(listSection.key);
    if (list.contains(kindField.key))
        return sites::kindOf(textOf(list, kindField)).value_or(sites::BoardKind::SrlV5);
    return sites::haveAny(set, goalSection, columns::tier) ? sites::BoardKind::SrlV5
                                                           : sites::BoardKind::Randomized;
}

void addList(GoalSet &set, const sites::SiteList &siteList, sites::BoardKind kind)
{
    for (const sites::ListedGoal &goal : siteList.goals) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = goal.text;
        if (const FieldValues values = valuesOf(goal); !values.isEmpty())
            objective.extension.insert(goalSection.key, values);
        set.objectives.append(std::move(objective));
    }
    for (const sites::TypeMaximum &maximum : siteList.maxima) {
        TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
        setValue(row.values, typeFields[0], maximum.type);
        setValue(row.values, typeFields[1], maximum.most);
        set.tables[typeTable.key].append(std::move(row));
    }
    setValue(set.once, listSection, kindField, QString(sites::traitsOf(kind).key));
    setValue(set.once, listSection, listFields[1], siteList.mostScore.value_or(noScore));
}

} // namespace boardwright::bingosync
