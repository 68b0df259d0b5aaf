// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/hostile_sets.h"

#include "core/goalset/set_sections.h"

#include <array>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

int oddNumber(SplitMix &random)
{
    return random.pick(std::array{std::numeric_limits<int>::min(), -100, -1, 0, 1, 2, 3, 50, 100,
        101, 1'000, std::numeric_limits<int>::max()});
}

QList<int> oddNumbers(SplitMix &random)
{
    QList<int> numbers;
    for (int i = random.between(0, 15); i > 0; --i)
        numbers << (random.chance(70) ? random.between(-2, 30) : oddNumber(random));
    return numbers;
}

QString oddText(SplitMix &random)
{
    const QStringList texts{QString(), u""_s, u" "_s, u"{{X}}"_s, u"{{X}} and {{X}}"_s,
        u"Boss Rush"_s, u"boss_rush"_s, u"tag0"_s, u"tag0s"_s, u"b0"_s, u"B0"_s, u"b0, x"_s,
        u"%1 %2 %n"_s, u"茶 🎲"_s, QString(1, QChar(0xD800)), u"a.webp"_s, u"🎲"_s};
    return random.chance(90) ? random.pick(texts) : QString(random.between(1, 300), u'x');
}

QStringList oddTexts(SplitMix &random)
{
    QStringList texts;
    for (int i = random.between(0, 20); i > 0; --i)
        texts << oddText(random);
    return texts;
}

void spoilRow(Objective &goal, SplitMix &random)
{
    switch (random.below(11)) {
    case 0:
        goal.goal = oddText(random);
        return;
    case 1:
        goal.range = oddNumbers(random);
        return;
    case 2:
        goal.individualLimit = oddNumber(random);
        return;
    case 3:
        goal.boardCategories = oddTexts(random);
        return;
    case 4:
        goal.lineCategories = oddTexts(random);
        return;
    case 5:
        goal.tooltip = oddText(random);
        return;
    case 6:
        goal.icons = oddTexts(random);
        return;
    case 7:
        goal.weighting = oddNumber(random);
        return;
    case 8:
        goal.tag = oddText(random);
        return;
    case 9:
        goal.forcedPositions = oddNumbers(random);
        return;
    default:
        goal.extension[u"unknown"_s][u"key"_s] = oddText(random);
        return;
    }
}

void spoilSections(GoalSet &set, SplitMix &random)
{
    FieldValues &preview = set.once[preview_section::section.key];
    preview.insert(preview_section::seed.key, oddText(random));
    preview.insert(preview_section::settings.key, oddTexts(random));
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    row.values.insert(accepted_section::code.key, oddText(random));
    row.values.insert(accepted_section::rows.key,
        QList<RowId>{RowId{1}, RowId{static_cast<std::uint32_t>(random.between(1, 500))}});
    set.tables[accepted_section::section.key].append(row);
}

} // namespace

void spoil(GoalSet &set, SplitMix &random)
{
    const auto limits = [&](QList<CategoryLimit> &list) {
        for (int i = random.between(0, 3); i > 0; --i)
            list.append({oddText(random), oddNumber(random)});
        if (!list.isEmpty() && random.chance(20))
            list.append({list.first().category.toUpper(), list.first().percent});
    };
    set.schemaMode = static_cast<SchemaMode>(random.below(4));
    set.cappedMaxSize = oddText(random);
    set.dedicatedMode = random.chance(50) ? u"ascend"_s : oddText(random);
    set.dedicatedSize = random.chance(50) ? u"square7"_s : oddText(random);
    if (random.chance(30))
        set.gameName = oddText(random);
    if (random.chance(30))
        set.setName = oddText(random);
    if (random.chance(50))
        set.tagNames += oddTexts(random);
    limits(set.boardLimits);
    limits(set.lineLimits);
    if (random.chance(30))
        spoilSections(set, random);
    for (Objective &goal : set.objectives) {
        for (int i = random.below(3); i > 0; --i)
            spoilRow(goal, random);
    }
    if (!set.objectives.isEmpty() && random.chance(10)) {
        Objective alike = set.objectives.first();
        alike.id = set.nextRow();
        alike.goal = alike.goal.toUpper() + u'!';
        set.objectives.append(alike);
    }
}

} // namespace boardwright
