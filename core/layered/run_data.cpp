// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layered/run_data.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright::layered {

using namespace Qt::StringLiterals;

namespace {

constexpr double mostLevels = 100;
constexpr double mostRunPoints = 1'000'000;

enum RunAt : std::uint8_t {
    LevelCostsAt,
    LevelsAt,
    NewHpAt,
    StartHpAt,
    MostHpAt,
    FirstCoverAt,
    CoversAt
};

constexpr Field runNumberField(
    Key key, double fallback, double least, double most, const char *label, const char *help)
{
    return {.key = key,
        .kind = Kind::Integer,
        .fallback = fallback,
        .min = least,
        .max = most,
        .label = label,
        .help = help};
}

constexpr std::array runFields{
    Field{.key = "level_costs"_L1,
        .kind = Kind::Text,
        .max = 500,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "XP by level"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Experience that each level costs, from level 0, separated by spaces. The last one "
            "goes on")},
    runNumberField("levels"_L1, 0, 0, mostLevels,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Levels"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "How many levels there are to reach")),
    runNumberField("new_hp"_L1, 0, 0, mostRunPoints,
        QT_TRANSLATE_NOOP("boardwright::Fields", "HP of a new run"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points that a run begins with")),
    runNumberField("hp"_L1, 0, 0, mostRunPoints,
        QT_TRANSLATE_NOOP("boardwright::Fields", "HP at first"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Hit points that reaching level 1 gives; each even level gives one more")),
    runNumberField("most_hp"_L1, 0, 0, mostRunPoints,
        QT_TRANSLATE_NOOP("boardwright::Fields", "Most HP"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Hit points that no level exceeds")),
    runNumberField("first_cover"_L1, 0, 0, mostRunPoints,
        QT_TRANSLATE_NOOP("boardwright::Fields", "First cover"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Number of the first picture of a cover")),
    runNumberField("covers"_L1, 0, 0, 500, QT_TRANSLATE_NOOP("boardwright::Fields", "Covers"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "How many pictures there are, beside the two of the top corners. 0: no covers")),
};

} // namespace

constexpr Section runSection{.key = "layered_run"_L1,
    .home = Home::Once,
    .fields = runFields,
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Run"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "What a run on the board is played with: levels, hit points and covers. The board says "
        "what there is to win")};

namespace run_fields {
constexpr Field levelCosts = runFields[LevelCostsAt];
} // namespace run_fields

std::vector<int> wholeNumbers(const QString &text)
{
    std::vector<int> numbers;
    for (const QString &part : text.split(u' ', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        numbers.push_back(part.toInt(&isNumber));
        if (!isNumber || numbers.back() < 0 || numbers.back() > mostRunPoints)
            return {};
    }
    return numbers;
}

RunData runDataOf(const GoalSet &set)
{
    const FieldValues values = set.once.value(runSection.key);
    const auto number = [&](RunAt field) {
        return static_cast<int>(
            std::get<qint64>(clamped(runFields.at(field), valueOf(values, runFields.at(field)))));
    };
    return {.levelCosts = wholeNumbers(textOf(values, runFields[LevelCostsAt])),
        .levels = number(LevelsAt),
        .newHp = number(NewHpAt),
        .hp = number(StartHpAt),
        .mostHp = number(MostHpAt),
        .firstCover = number(FirstCoverAt),
        .covers = number(CoversAt)};
}

qint64 xpToHighest(const RunData &run)
{
    qint64 sum = 0;
    if (run.levelCosts.empty())
        return sum;
    for (int level = 1; level <= run.levels; ++level)
        sum += run.levelCosts[std::min(static_cast<std::size_t>(level), run.levelCosts.size() - 1)];
    return sum;
}

std::vector<int> hpByLevel(const RunData &run)
{
    std::vector<int> all;
    int hp = run.hp;
    for (int level = 1; level <= run.levels; ++level) {
        if (level % 2 == 0 && hp < run.mostHp)
            ++hp;
        all.push_back(hp);
    }
    return all;
}

} // namespace boardwright::layered
