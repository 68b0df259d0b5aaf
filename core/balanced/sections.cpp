// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/sections.h"

#include "core/balanced/goal_list.h"

#include <QtTranslation>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostMinutesOfGoal = 600;
constexpr double mostOfCategory = 1000;
constexpr double mostWeight = 100;
constexpr double longestName = 200;

constexpr std::array listChoices{
    Choice{
        .key = balanced::normalList, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Normal")},
    Choice{.key = balanced::shortList, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Short")},
};

constexpr std::array difficultyNames{
    Choice{.key = "auto"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Automatic")},
};

constexpr Field numbersField(Key key, const char *label, const char *help)
{
    return {.key = key,
        .kind = Kind::NumbersByName,
        .min = -mostOfCategory,
        .max = mostOfCategory,
        .label = label,
        .help = help};
}

constexpr std::array goalFieldTable{
    Field{.key = "id"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Id"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Goals of one id never share a board; without one it is made of the goal")},
    Field{.key = "list"_L1,
        .kind = Kind::Choice,
        .choices = listChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The length of game that the goal and its time are meant for")},
    Field{.key = "time"_L1,
        .kind = Kind::Number,
        .fallback = balanced::noTime,
        .min = balanced::noTime,
        .max = mostMinutesOfGoal,
        .step = 0.25,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Time (min)"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes that the goal takes; with -1 it has none and is never on a balanced board")},
    Field{.key = "skill"_L1,
        .kind = Kind::Number,
        .min = 0,
        .max = mostMinutesOfGoal,
        .step = 0.25,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Skill (min)"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Minutes of the time that are there because it is hard to do")},
    Field{.key = "weight"_L1,
        .kind = Kind::Number,
        .min = -mostWeight,
        .max = mostWeight,
        .step = 0.05,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The higher, the earlier the goal is tried in a cell; usual are -2 to 2")},
    Field{.key = "difficulty"_L1,
        .kind = Kind::Integer,
        .fallback = static_cast<double>(balanced::ownDifficulty),
        .min = static_cast<double>(balanced::ownDifficulty),
        .max = listBuckets - 1,
        .choices = difficultyNames,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Where the goal stands in its list; with one that is not 1 to 25 it takes no part")},
    numbersField("types"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes that each category saves beside other goals of it in a line")),
    numbersField("subtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Subtypes"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Likewise, but only beside a goal that has the category as a type")),
    numbersField("rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "What the goal costs of each row type; a line below the threshold saves the rest")),
    Field{.key = "jp"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Japanese name"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "What the goal is called in Japanese; of list files only")},
};

constexpr std::array filterFieldTable{
    Field{.key = "category"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The type that the filter is for")},
    Field{.key = "list"_L1,
        .kind = Kind::Choice,
        .choices = listChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The list that it is for")},
    Field{.key = "filter"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Filter"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "\"min 2\" counts the two lowest values, \"max -1\" all but the lowest; without a "
            "filter all but the highest count"),
        .reading = Reading::SynergyFilter},
};

constexpr std::array listFieldTable{
    numbersField("rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Thresholds: a line whose goals cost less of the row type saves the difference")),
    numbersField("short_rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types, short"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "The same of the short list")),
    Field{.key = "version"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Version"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Of the list, as its file says")},
};

/// Where each part of a profile stands in its section.
enum ProfileIndex : std::uint8_t {
    LowestSynergy,
    HighestSynergy,
    HighestIndividual,
    FirstOffset,
    LastOffset,
    Baseline,
    PerDifficulty,
    TooMuch,
    Balancing,
    ProfileFields,
};

constexpr double Profile::*profileNumber(std::size_t index)
{
    constexpr std::array<double Profile::*, Balancing> numbers{&Profile::minimumSynergy,
        &Profile::maximumSynergy, &Profile::maximumIndividualSynergy, &Profile::initialOffset,
        &Profile::maximumOffset, &Profile::baselineTime, &Profile::timePerDifficulty,
        &Profile::tooMuchSynergy};
    return numbers.at(index);
}

constexpr std::array<Field, ProfileFields> profileFields(BalancedMode mode)
{
    constexpr double most = 1000;
    constexpr double quarter = 0.25;
    std::array<Field, ProfileFields> fields{
        Field{.key = "minimum_synergy"_L1,
            .min = -most,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Lowest synergy"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Minutes that a line may be quicker than its goals one by one, at least")},
        Field{.key = "maximum_synergy"_L1,
            .min = -most,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest synergy"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Likewise, at most")},
        Field{.key = "maximum_individual_synergy"_L1,
            .min = -most,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest of one value"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "A line where one value of a category saves more is never made")},
        Field{.key = "initial_offset"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "First offset"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Minutes that a goal may be longer or shorter than its cell asks for, at first")},
        Field{.key = "maximum_offset"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Last offset"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Likewise, at most; the offset is widened by a minute as long as no goal fits")},
        Field{.key = "baseline_time"_L1,
            .min = 0,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Baseline"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Minutes that every line takes anyway; boards do not depend on it")},
        Field{.key = "time_per_difficulty"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Time per difficulty"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Minutes; a cell of difficulty 4 asks for a goal of four times as many")},
        Field{.key = "too_much_synergy"_L1,
            .min = 0,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Too much"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "What a line or a pair that must not be counts as")},
        Field{.key = "frequency_balancing"_L1,
            .kind = Kind::Flag,
            .fallback = 1,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance counts"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Goals of a higher balance are tried earlier; otherwise all alike")},
    };
    for (std::size_t i = 0; i < Balancing; ++i) {
        Field &field = fields.at(i);
        field.kind = Kind::Number;
        field.fallback = profileOf(mode).*profileNumber(i);
        field.max = field.max == 0 ? most : field.max;
        field.step = quarter;
    }
    return fields;
}

constexpr std::array<std::array<Field, ProfileFields>, balancedModes.size()> profileTables{
    profileFields(BalancedMode::Normal), profileFields(BalancedMode::Blackout),
    profileFields(BalancedMode::Short), profileFields(BalancedMode::ShortBlackout)};

constexpr Section profileSectionOf(BalancedMode mode, Key key, const char *title)
{
    return {.key = key,
        .home = Home::Once,
        .fields = profileTables[static_cast<std::size_t>(mode)],
        .title = title,
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How goals are chosen for balanced boards of this mode")};
}

constexpr std::array profileSections{
    profileSectionOf(BalancedMode::Normal, "balanced_normal"_L1,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Profile: normal")),
    profileSectionOf(BalancedMode::Blackout, "balanced_blackout"_L1,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Profile: blackout")),
    profileSectionOf(BalancedMode::Short, "balanced_short"_L1,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Profile: short")),
    profileSectionOf(BalancedMode::ShortBlackout, "balanced_short_blackout"_L1,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Profile: short blackout")),
};

} // namespace

namespace balanced {

constexpr Section goals{.key = "balanced"_L1,
    .home = Home::BesideObjective,
    .fields = goalFieldTable,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance of times")};
constexpr Field id = goalFieldTable[0];
constexpr Field list = goalFieldTable[1];
constexpr Field time = goalFieldTable[2];
constexpr Field skill = goalFieldTable[3];
constexpr Field weight = goalFieldTable[4];
constexpr Field difficulty = goalFieldTable[5];
constexpr Field types = goalFieldTable[6];
constexpr Field subtypes = goalFieldTable[7];
constexpr Field rowTypes = goalFieldTable[8];
constexpr Field japaneseName = goalFieldTable[9];

constexpr Section filters{.key = "balanced_filters"_L1,
    .home = Home::Table,
    .fields = filterFieldTable,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Synergy filters"),
    .help = QT_TRANSLATE_NOOP(
        "boardwright::Fields", "Which values of a category count in a line, where not the usual")};
constexpr Field filterCategory = filterFieldTable[0];
constexpr Field filterList = filterFieldTable[1];
constexpr Field filterText = filterFieldTable[2];

constexpr Section lists{.key = "balanced_list"_L1,
    .home = Home::Once,
    .fields = listFieldTable,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Balanced list")};
constexpr Field normalRowTypes = listFieldTable[0];
constexpr Field shortRowTypes = listFieldTable[1];
constexpr Field version = listFieldTable[2];

const Section &profileSection(BalancedMode mode)
{
    return profileSections.at(static_cast<std::size_t>(mode));
}

Profile profileOf(const GoalSet &set, BalancedMode mode)
{
    const Section &section = profileSection(mode);
    const FieldValues values = set.once.value(section.key);
    Profile profile = boardwright::profileOf(mode);
    for (std::size_t i = 0; i < Balancing; ++i) {
        const Field &field = section.fields[i];
        profile.*profileNumber(i) = std::get<double>(clamped(field, valueOf(values, field)));
    }
    profile.useFrequencyBalancing = flagOf(values, section.fields[Balancing]);
    return profile;
}

void setProfile(GoalSet &set, BalancedMode mode, const Profile &profile)
{
    const Section &section = profileSection(mode);
    FieldValues values = set.once.take(section.key);
    for (std::size_t i = 0; i < Balancing; ++i)
        setValue(values, section.fields[i], profile.*profileNumber(i));
    setValue(values, section.fields[Balancing], profile.useFrequencyBalancing);
    if (!values.isEmpty())
        set.once.insert(section.key, values);
}

} // namespace balanced

} // namespace boardwright
