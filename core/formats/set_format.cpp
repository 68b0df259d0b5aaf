// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/set_format.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

using SaysOfGoal = bool (*)(const Objective &);

constexpr std::array<std::pair<Aspect, SaysOfGoal>, 11> goalAspects{{
    {Aspect::Values, [](const Objective &goal) { return !goal.range.isEmpty(); }},
    {Aspect::Weighting, [](const Objective &goal) { return goal.weighting != 100; }},
    {Aspect::BoardCategories,
        [](const Objective &goal) { return !goal.boardCategories.isEmpty(); }},
    {Aspect::LineCategories, [](const Objective &goal) { return !goal.lineCategories.isEmpty(); }},
    {Aspect::Tag, [](const Objective &goal) { return !goal.tag.isEmpty(); }},
    {Aspect::Progression,
        [](const Objective &goal) {
            return goal.progression != Zones() && goal.progression != allZones;
        }},
    {Aspect::IndividualLimit, [](const Objective &goal) { return goal.individualLimit != 1; }},
    {Aspect::ForcedPositions,
        [](const Objective &goal) { return !goal.forcedPositions.isEmpty(); }},
    {Aspect::ProgressiveRanges, [](const Objective &goal) { return goal.progressiveRanges; }},
    {Aspect::Tooltip, [](const Objective &goal) { return !goal.tooltip.isEmpty(); }},
    {Aspect::Icons, [](const Objective &goal) { return !goal.icons.isEmpty(); }},
}};

bool hasLineBreaks(const Objective &goal)
{
    return std::ranges::any_of(goal.goal, isLineBreak);
}

bool holdsSection(const SetFormat &format, const QString &key, const FieldValues &values)
{
    return format.holdsSection != nullptr && format.holdsSection(key, values);
}

/// Whether one of the sections cannot be stored in the format.
bool hasOther(const SectionValues &sections, const SetFormat &format)
{
    return std::ranges::any_of(sections.asKeyValueRange(),
        [&](const auto &section) { return !holdsSection(format, section.first, section.second); });
}

using SaysOfSet = bool (*)(const GoalSet &);

constexpr std::array<std::pair<Aspect, SaysOfSet>, 4> setAspects{{
    {Aspect::Names,
        [](const GoalSet &set) { return !set.gameName.isEmpty() || !set.setName.isEmpty(); }},
    {Aspect::Limits,
        [](const GoalSet &set) { return !set.boardLimits.isEmpty() || !set.lineLimits.isEmpty(); }},
    {Aspect::MadeFor, [](const GoalSet &set) { return set.schemaMode != SchemaMode::Strict; }},
    {Aspect::SetOtherKeys, [](const GoalSet &set) { return hasOtherMembers(set); }},
}};

bool hasOtherOfSet(const GoalSet &set, const SetFormat &format)
{
    const auto isOther
        = [&](const QString &key) { return !holdsSection(format, key, set.once.value(key)); };
    // The file may have had data that nothing here knows.
    const bool stoodOther = set.extensionVerbatim != nullptr
        && (format.holdsSection == nullptr
            || std::ranges::any_of(*set.extensionVerbatim, isOther, &VerbatimMember::key));
    return stoodOther || hasOther(set.once, format)
        || std::ranges::any_of(set.tables.keys(), isOther);
}

template <typename IsLeftOut>
bool hasUnusedTags(const GoalSet &set, IsLeftOut isLeftOut)
{
    QSet<QString> used;
    for (const Objective &objective : set.objectives) {
        if (!isLeftOut(objective))
            used.insert(objective.tag);
    }
    return !std::ranges::all_of(
        set.tagNames, [&](const QString &tag) { return used.contains(tag); });
}

template <typename Has>
std::vector<const SetFormat *> formatsThat(Has has)
{
    std::vector<const SetFormat *> some;
    std::ranges::copy_if(allFormats(), std::back_inserter(some),
        [&](const SetFormat *format) { return has(*format); });
    return some;
}

const SetFormat *formatIn(std::span<const SetFormat *const> formats, QStringView key)
{
    const auto found = std::ranges::find_if(
        formats, [&](const SetFormat *format) { return format->key == key; });
    return found == formats.end() ? nullptr : *found;
}

} // namespace

std::span<const SetFormat *const> setFormats()
{
    static const auto formats
        = formatsThat([](const SetFormat &format) { return format.write != nullptr; });
    return formats;
}

std::span<const SetFormat *const> importFormats()
{
    static const auto formats
        = formatsThat([](const SetFormat &format) { return format.read != nullptr; });
    return formats;
}

const SetFormat *setFormatOf(QStringView key)
{
    return formatIn(setFormats(), key);
}

const SetFormat *importFormatOf(QStringView key)
{
    return formatIn(importFormats(), key);
}

QList<Loss> lossesOf(const GoalSet &set, const SetFormat &format)
{
    QList<Loss> losses;
    const auto isUnfit = [&](const Objective &objective) {
        return format.holdsGoal != nullptr && !format.holdsGoal(objective);
    };
    const bool leavesDisabledOut = !format.keeps.testFlag(Aspect::Disabled);
    const auto isLeftOut = [&](const Objective &objective) {
        return (leavesDisabledOut && objective.disabled) || isUnfit(objective);
    };
    const auto add = [&](Aspect aspect, const auto &says) {
        if (format.keeps.testFlag(aspect))
            return;
        const bool isOfFormat = aspect == Aspect::Unfit || aspect == Aspect::OtherKeys;
        Loss loss{.aspect = aspect, .rows = {}, .format = isOfFormat ? format.key : Key()};
        for (const Objective &objective : set.objectives) {
            if (says(objective))
                loss.rows << objective.id;
        }
        if (!loss.rows.isEmpty())
            losses << loss;
    };
    add(Aspect::Disabled, [](const Objective &objective) { return objective.disabled; });
    add(Aspect::Unfit, [&](const Objective &objective) {
        return !(leavesDisabledOut && objective.disabled) && isUnfit(objective);
    });
    const auto addOfKept = [&](Aspect aspect, const auto &says) {
        add(aspect,
            [&](const Objective &objective) { return !isLeftOut(objective) && says(objective); });
    };
    for (const auto &[aspect, says] : goalAspects)
        addOfKept(aspect, says);
    addOfKept(Aspect::OtherKeys,
        [&](const Objective &objective) { return !lostKeysOf(objective, format).isEmpty(); });
    addOfKept(Aspect::OwnData, [&](const Objective &objective) {
        return hasOther(objective.extension, format) || hasUnknownSections(objective);
    });
    addOfKept(Aspect::LineBreaks, hasLineBreaks);
    for (const auto &[aspect, says] : setAspects) {
        if (!format.keeps.testFlag(aspect) && says(set))
            losses << Loss{.aspect = aspect, .rows = {}};
    }
    if (!format.keeps.testFlag(Aspect::UnusedTags) && hasUnusedTags(set, isLeftOut))
        losses << Loss{.aspect = Aspect::UnusedTags, .rows = {}};
    if (!format.keeps.testFlag(Aspect::SetOwnData) && hasOtherOfSet(set, format))
        losses << Loss{.aspect = Aspect::SetOwnData, .rows = {}};
    if (format.furtherLosses != nullptr)
        losses += format.furtherLosses(set);
    return losses;
}

QStringList lostKeysOf(const Objective &objective, const SetFormat &format)
{
    QStringList keys;
    for (const OtherValue &other : otherMembersOf(objective)) {
        if (format.holdsOther == nullptr || !format.holdsOther(other))
            keys << other.key;
    }
    return keys;
}

std::optional<Problem> obstacleTo(const GoalSet &set, const SetFormat &format)
{
    return format.obstacle == nullptr ? std::nullopt : format.obstacle(set);
}

bool isLineBreak(QChar character)
{
    return character == u'\n' || character == u'\r' || character == QChar::LineSeparator
        || character == QChar::ParagraphSeparator;
}

} // namespace boardwright
