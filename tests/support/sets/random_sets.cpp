// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/random_sets.h"

#include "core/constrained/exclusion.h"
#include "core/goalset/field.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// How often each feature occurs in one set: never, sometimes or often.
class Mood {
public:
    explicit Mood(SplitMix &random)
        : m_random(&random)
    {
        for (int &percent : m_percents)
            percent = random.pick(std::array{0, 8, 8, 40});
    }

    bool operator()(Trait trait) const
    {
        return m_random->chance(m_percents[static_cast<std::size_t>(trait)]);
    }

private:
    SplitMix *m_random;
    std::array<int, static_cast<std::size_t>(Trait::Count)> m_percents{};
};

QList<CategoryLimit> randomLimits(SplitMix &random, QChar prefix)
{
    QList<CategoryLimit> limits;
    const int roomiest = random.pick(std::array{20, 50, 100});
    // Usually few, so that they matter. Sometimes as many as in official sets, or more than a
    // machine word has bits.
    const int count = random.chance(85) ? random.below(6) : random.pick(std::array{12, 20, 70});
    for (int i = 0; i < count; ++i) {
        const int percent = random.chance(12) ? random.pick(std::array{0, 100, 25, -3, 130})
                                              : random.between(0, roomiest);
        limits.append({prefix + QString::number(i), percent});
    }
    if (!limits.isEmpty() && random.chance(10))
        limits.append({limits.first().category, random.between(0, 100)}); // the later entry counts
    return limits;
}

/// Exclusion groups. Their ids follow those of the objectives, as in a set read from a file.
QList<TableRow> randomGroups(SplitMix &random, int goals)
{
    QList<TableRow> groups;
    const int count = random.below(4);
    for (int i = 1; i <= count; ++i) {
        TableRow group;
        group.id = RowId{static_cast<std::uint32_t>(goals + i)};
        setValue(group.values, exclusion::name, u"group%1"_s.arg(i));
        setValue(group.values, exclusion::most,
            qint64{random.pick(std::array{1, 1, 2, 2, 3, 5, 0, -4, 1000})});
        groups.append(group);
    }
    return groups;
}

QList<RowId> randomMembership(SplitMix &random, const Mood &mood, const QList<TableRow> &groups)
{
    QList<RowId> membership;
    const int count = mood(Trait::SeveralGroups) ? random.between(2, 3) : 1;
    for (int i = 0; i < count; ++i) {
        const RowId group = random.pick(groups).id;
        if (!membership.contains(group))
            membership << group;
    }
    return membership;
}

QStringList randomCategories(
    SplitMix &random, const Mood &mood, const QList<CategoryLimit> &limits, QChar prefix)
{
    QStringList categories;
    const int count = random.between(1, 4);
    for (int i = 0; i < count; ++i) {
        if (!limits.isEmpty() && !mood(Trait::UndeclaredCategory))
            categories << random.pick(limits).category;
        else if (mood(Trait::UndeclaredCategory))
            categories << u"%1-undeclared-%2"_s.arg(prefix).arg(random.below(2));
    }
    if (!mood(Trait::SameCategoryTwice))
        categories.removeDuplicates();
    else if (!categories.isEmpty())
        categories << categories.first();
    return categories;
}

QList<int> randomRange(SplitMix &random, const Mood &mood)
{
    QList<int> range;
    int value = mood(Trait::OddValue) ? -1 : 1;
    const int count = random.between(1, 6);
    for (int i = 0; i < count; ++i) {
        range << value;
        if (mood(Trait::EqualValues))
            range << value;
        value += random.between(1, 20);
    }
    return range;
}

QList<int> randomPositions(SplitMix &random, const Mood &mood, int cells)
{
    QList<int> positions;
    const int count = random.between(1, 4);
    for (int i = 0; i < count; ++i)
        positions << (mood(Trait::ForcedOutside) ? random.pick(std::array{0, -7, cells + 1, 101})
                                                 : random.between(1, cells));
    return positions;
}

void decorate(Objective &goal, SplitMix &random, const Mood &mood, const GoalSet &set, int cells)
{
    if (mood(Trait::Weighted))
        goal.weighting = random.between(1, 99);
    if (mood(Trait::OddWeighting))
        goal.weighting = random.pick(std::array{-4, 0, 101, 1000});
    if (mood(Trait::Tagged))
        goal.tag = random.pick(set.tagNames);
    const QList<TableRow> groups = set.tables.value(exclusion::groups.key);
    if (!groups.isEmpty() && mood(Trait::Grouped))
        setValue(goal.extension[exclusion::membership.key], exclusion::memberOf,
            randomMembership(random, mood, groups));
    if (mood(Trait::Ranged))
        goal.range = randomRange(random, mood);
    if (mood(Trait::Repeated))
        goal.individualLimit = random.between(2, 5);
    if (mood(Trait::OddLimit))
        goal.individualLimit = random.between(-2, 0);
    goal.progressiveRanges = mood(Trait::ProgressiveRange);
    if (mood(Trait::Zoned))
        goal.progression = Zones::fromInt(static_cast<Zones::Int>(random.between(1, 15)));
    if (mood(Trait::BoardCategory))
        goal.boardCategories = randomCategories(random, mood, set.boardLimits, u'b');
    if (mood(Trait::LineCategory))
        goal.lineCategories = randomCategories(random, mood, set.lineLimits, u'l');
    if (mood(Trait::Forced))
        goal.forcedPositions = randomPositions(random, mood, cells);
    goal.disabled = mood(Trait::Disabled);
}

bool isTwin(Objective one, const Objective &other)
{
    one.id = other.id;
    one.weighting = other.weighting;
    return one == other;
}

} // namespace

ModeSettings randomSettings(SplitMix &random)
{
    const bool isSmall = random.chance(93);
    const auto side
        = [&] { return random.chance(88) ? random.between(3, 5) : random.between(3, 10); };
    switch (random.below(10)) {
    case 0:
    case 1:
        return settingsOfSize(
            GameMode::Ascend, isSmall ? random.between(2, 5) : random.between(6, 9));
    case 2:
    case 3:
        return settingsOfSize(
            GameMode::Summit, isSmall ? random.between(2, 6) : random.between(7, 10));
    case 4:
        return settingsOfSize(
            GameMode::Triple, isSmall ? 3 * random.between(1, 6) : 30 * random.between(1, 3));
    case 5:
        return settingsOfSize(GameMode::Rush, isSmall ? 3 * random.between(1, 6) : 90);
    default: {
        const int rows = side();
        return {.rows = rows, .columns = random.chance(50) ? rows : side()};
    }
    }
}

GoalSet randomGoalSet(SplitMix &random, const ModeSettings &settings)
{
    const Mood mood(random);
    GoalSet set;
    set.boardLimits = randomLimits(random, u'b');
    set.lineLimits = randomLimits(random, u'l');
    const int tags = random.between(1, 5);
    for (int i = 0; i < tags; ++i)
        set.tagNames << u"tag%1"_s.arg(i);

    const int cells = settings.cells();
    const int goals = cells * random.pick(std::array{70, 120, 160, 200, 300}) / 100;
    if (const QList<TableRow> groups = randomGroups(random, goals); !groups.isEmpty())
        set.tables.insert(exclusion::groups.key, groups);
    for (int i = 0; i < goals; ++i) {
        const bool again = i > 0 && mood(Trait::SameText);
        Objective goal;
        if (i > 0 && mood(Trait::Twin)) {
            goal = random.pick(set.objectives);
            if (random.chance(50))
                goal.weighting = random.between(1, 100);
        } else {
            goal.goal = again ? random.pick(set.objectives).goal : u"goal %1"_s.arg(i);
            decorate(goal, random, mood, set, cells);
        }
        goal.id = set.nextRow();
        set.objectives.append(goal);
    }
    set.lastRow += static_cast<std::uint32_t>(set.tables.value(exclusion::groups.key).size());
    return set;
}

Traits traitsOf(const GoalSet &set, qsizetype row, int cells)
{
    const Objective &goal = set.objectives[row];
    Traits traits;
    const auto note
        = [&](Trait trait, bool has) { traits.set(static_cast<std::size_t>(trait), has); };
    const auto isDeclared = [](const QList<CategoryLimit> &limits, const QString &category) {
        return std::ranges::contains(limits, category, &CategoryLimit::category);
    };
    const auto hasTwice = [](QStringList names) { return names.removeDuplicates() > 0; };
    const auto isOther = [&](const Objective &other) { return other.id != goal.id; };

    note(Trait::Weighted, goal.weighting >= 1 && goal.weighting < 100);
    note(Trait::OddWeighting, goal.weighting < 1 || goal.weighting > 100);
    note(Trait::Tagged, !goal.tag.isEmpty());
    const qsizetype groups
        = rowsOf(goal.extension.value(exclusion::membership.key), exclusion::memberOf).size();
    note(Trait::Grouped, groups > 0);
    note(Trait::SeveralGroups, groups > 1);
    note(Trait::Repeated, goal.individualLimit > 1);
    note(Trait::OddLimit, goal.individualLimit < 1);
    note(Trait::Ranged, !goal.range.isEmpty());
    note(Trait::EqualValues,
        QSet<int>(goal.range.begin(), goal.range.end()).size() < goal.range.size());
    note(Trait::OddValue, std::ranges::any_of(goal.range, [](int value) { return value < 1; }));
    note(Trait::ProgressiveRange, goal.progressiveRanges);
    note(Trait::Zoned, goal.progression != Zones());
    note(Trait::BoardCategory, !goal.boardCategories.isEmpty());
    note(Trait::LineCategory, !goal.lineCategories.isEmpty());
    note(Trait::UndeclaredCategory,
        !std::ranges::all_of(goal.boardCategories, [&](const QString &name) {
            return isDeclared(set.boardLimits, name);
        }) || !std::ranges::all_of(goal.lineCategories, [&](const QString &name) {
            return isDeclared(set.lineLimits, name);
        }));
    note(Trait::SameCategoryTwice, hasTwice(goal.boardCategories) || hasTwice(goal.lineCategories));
    note(Trait::Forced, !goal.forcedPositions.isEmpty());
    note(Trait::ForcedOutside, std::ranges::any_of(goal.forcedPositions, [&](int position) {
        return position < 1 || position > cells;
    }));
    note(Trait::Disabled, goal.disabled);
    note(Trait::SameText, std::ranges::any_of(set.objectives, [&](const Objective &other) {
        return isOther(other) && other.goal == goal.goal;
    }));
    note(Trait::Twin, std::ranges::any_of(set.objectives, [&](const Objective &other) {
        return isOther(other) && isTwin(other, goal);
    }));
    return traits;
}

bool canMeet(Trait one, Trait other)
{
    const auto arePair
        = [&](Trait a, Trait b) { return (one == a && other == b) || (one == b && other == a); };
    return !arePair(Trait::Weighted, Trait::OddWeighting)
        && !arePair(Trait::Repeated, Trait::OddLimit);
}

} // namespace boardwright
