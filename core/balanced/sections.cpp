// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/sections.h"

#include "core/balanced/goal_list.h"
#include "core/balanced/measures.h"
#include "core/balanced/parameters.h"

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
            "Goals with the same id never share a board. If empty, the id is derived from the "
            "goal")},
    Field{.key = "list"_L1,
        .kind = Kind::Choice,
        .choices = listChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "The game length that the goal and its time are meant for")},
    Field{.key = "time"_L1,
        .kind = Kind::Number,
        .fallback = balanced::noTime,
        .min = balanced::noTime,
        .max = mostMinutesOfGoal,
        .step = 0.25,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Time (min)"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes that the goal takes. A goal without a time never appears on a balanced board"),
        .isLowestNone = true},
    Field{.key = "skill"_L1,
        .kind = Kind::Number,
        .min = 0,
        .max = mostMinutesOfGoal,
        .step = 0.25,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Skill (min)"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Part of the time, in minutes, due to the skill required")},
    Field{.key = "weight"_L1,
        .kind = Kind::Number,
        .min = -mostWeight,
        .max = mostWeight,
        .step = 0.05,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Balance"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The higher the balance, the earlier the goal is tried in a cell. Typical values are "
            "-2 to 2")},
    Field{.key = "difficulty"_L1,
        .kind = Kind::Integer,
        .fallback = static_cast<double>(balanced::ownDifficulty),
        .min = static_cast<double>(balanced::ownDifficulty),
        .max = listBuckets - 1,
        .choices = difficultyNames,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Difficulty"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Difficulty of the goal in its list. A goal outside 1 to 25 never appears")},
    numbersField("types"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes that each category saves when other goals in the line share it")),
    numbersField("subtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Subtypes"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Minutes saved only when another goal in the line has the category as a type")),
    numbersField("rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The goal's cost for each row type. A line below the threshold saves the difference")),
    Field{.key = "jp"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Japanese name"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Name of the goal in Japanese; used in list files only")},
};

constexpr std::array filterFieldTable{
    Field{.key = "category"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The type that the filter applies to")},
    Field{.key = "list"_L1,
        .kind = Kind::Choice,
        .choices = listChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "List"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "The list that it applies to")},
    Field{.key = "filter"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Filter"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "\"min 2\" counts the two lowest values, \"max -1\" all but the lowest. Without a "
            "filter, all but the highest count"),
        .reading = synergyFilterReading},
};

constexpr std::array listFieldTable{
    numbersField("rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Thresholds. A line whose goals cost less than the threshold of a row type saves the "
            "difference")),
    numbersField("short_rowtypes"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "Row types, short"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Thresholds of the short list")),
    Field{.key = "version"_L1,
        .kind = Kind::Text,
        .max = longestName,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Version"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "Version of the list, as stated in its file")},
};

/// The index of each field of a profile in its section.
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
                "Fewest minutes that the goals of a line may save together")},
        Field{.key = "maximum_synergy"_L1,
            .min = -most,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest synergy"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Most minutes that the goals of a line may save together")},
        Field{.key = "maximum_individual_synergy"_L1,
            .min = -most,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest single value"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Lines in which a single value of a category saves more are rejected")},
        Field{.key = "initial_offset"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "First offset"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Initial deviation, in minutes, allowed from the cell's target time")},
        Field{.key = "maximum_offset"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Last offset"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Largest deviation allowed. The offset grows by a minute each time no goal fits")},
        Field{.key = "baseline_time"_L1,
            .min = 0,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Baseline"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Minutes that every line takes in any case. Boards do not depend on it")},
        Field{.key = "time_per_difficulty"_L1,
            .min = 0,
            .max = 100,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Time per difficulty"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Target minutes per level of difficulty: a cell of difficulty 4 has a target of "
                "four times this")},
        Field{.key = "too_much_synergy"_L1,
            .min = 0,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Penalty"),
            .help = QT_TRANSLATE_NOOP(
                "boardwright::Fields", "Minutes assigned to a forbidden line or pair")},
        Field{.key = "frequency_balancing"_L1,
            .kind = Kind::Flag,
            .fallback = 1,
            .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Use balance"),
            .help = QT_TRANSLATE_NOOP("boardwright::Fields",
                "Goals with a higher balance are tried earlier; otherwise all goals are treated "
                "alike")},
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

constexpr std::array<std::array<Field, ProfileFields>, profileModes.size()> profileTables{
    profileFields(BalancedMode::Normal), profileFields(BalancedMode::Blackout),
    profileFields(BalancedMode::Short), profileFields(BalancedMode::ShortBlackout)};

Profile profileIn(const Section &section, const FieldValues &values)
{
    Profile profile;
    for (std::size_t i = 0; i < Balancing; ++i) {
        const Field &field = section.fields[i];
        profile.*profileNumber(i) = std::get<double>(clamped(field, valueOf(values, field)));
    }
    profile.useFrequencyBalancing = flagOf(values, section.fields[Balancing]);
    return profile;
}

template <double MeasureTarget::*Part>
double lineMinutes(const Section &section, const FieldValues &values)
{
    return balancedLineTarget(profileIn(section, values)).*Part;
}

constexpr std::array lengths{
    Derived{.of = lineMinutes<&MeasureTarget::usual>,
        .unit = Unit::Minutes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Time per line"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields", "Baseline plus 65 x time per difficulty")},
    Derived{.of = lineMinutes<&MeasureTarget::least>,
        .unit = Unit::Minutes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "at least"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "With the highest synergy allowed in a line")},
    Derived{.of = lineMinutes<&MeasureTarget::most>,
        .unit = Unit::Minutes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "at most"),
        .help
        = QT_TRANSLATE_NOOP("boardwright::Fields", "With the lowest synergy allowed in a line")},
};

constexpr Section profileSectionOf(BalancedMode mode, Key key, const char *title)
{
    return {.key = key,
        .home = Home::Once,
        .fields = profileTables[static_cast<std::size_t>(mode)],
        .title = title,
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "How goals are chosen for balanced boards in this mode")};
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

static_assert(profileModes.size() == profileSections.size());

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
        "boardwright::Fields", "Which values of a category count in a line, if not the default")};
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

constexpr SectionGroup profiles{.title = QT_TRANSLATE_NOOP("boardwright::Fields", "Profiles"),
    .sections = profileSections,
    .names = std::span(balancedModeChoices).first(profileModes.size()),
    .derived = lengths};

const Section &profileSection(BalancedMode mode)
{
    return profileSections.at(static_cast<std::size_t>(profileModeOf(mode)));
}

Profile profileOf(const GoalSet &set, BalancedMode mode)
{
    const Section &section = profileSection(mode);
    return profileIn(section, set.once.value(section.key));
}

void setProfile(GoalSet &set, BalancedMode mode, const Profile &profile)
{
    const Section &section = profileSection(mode);
    for (std::size_t i = 0; i < Balancing; ++i)
        setValue(set.once, section, section.fields[i], profile.*profileNumber(i));
    setValue(set.once, section, section.fields[Balancing], profile.useFrequencyBalancing);
}

} // namespace balanced

} // namespace boardwright
