// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/set_format.h"

#include "core/formats/native.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

QByteArray siteFile(const GoalSet &set)
{
    return writeNative(set, Extension::LeaveOut);
}

constexpr Aspects allButOwn = Aspects::fromInt(~(
    static_cast<std::uint32_t>(Aspect::OwnData) | static_cast<std::uint32_t>(Aspect::SetOwnData)));

constexpr std::array setFormatTable{
    SetFormat{.key = Key("lockout"),
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "lockout.live goal set"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "The file that lockout.live imports, without Boardwright's own data."),
        .suffix = "json",
        .keeps = allButOwn,
        .write = siteFile},
    SetFormat{.key = Key("text"),
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Plain list of goals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "One goal per line, for chats, documents and sites that accept a list."),
        .suffix = "txt",
        .write = goalLines},
};

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

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

constexpr std::array<std::pair<Aspect, SaysOfSet>, 3> setAspects{{
    {Aspect::Names,
        [](const GoalSet &set) { return !set.gameName.isEmpty() || !set.setName.isEmpty(); }},
    {Aspect::Limits,
        [](const GoalSet &set) { return !set.boardLimits.isEmpty() || !set.lineLimits.isEmpty(); }},
    {Aspect::MadeFor, [](const GoalSet &set) { return set.schemaMode != SchemaMode::Strict; }},
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

std::vector<const SetFormat *> gatherSetFormats()
{
    std::vector<const SetFormat *> all;
    all.reserve(std::size(setFormatTable));
    for (const SetFormat &format : setFormatTable)
        all.push_back(&format);
    std::ranges::copy(generatorSetFormats(), std::back_inserter(all));
    return all;
}

} // namespace

std::span<const SetFormat *const> setFormats()
{
    static const std::vector<const SetFormat *> formats = gatherSetFormats();
    return formats;
}

const SetFormat *setFormatOf(QStringView key)
{
    const auto all = setFormats();
    const auto found
        = std::ranges::find_if(all, [&](const SetFormat *format) { return format->key == key; });
    return found == all.end() ? nullptr : *found;
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
        Loss loss{
            .aspect = aspect, .rows = {}, .format = aspect == Aspect::Unfit ? format.key : Key()};
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
    addOfKept(Aspect::OwnData,
        [&](const Objective &objective) { return hasOther(objective.extension, format); });
    addOfKept(Aspect::LineBreaks, hasLineBreaks);
    for (const auto &[aspect, says] : setAspects) {
        if (!format.keeps.testFlag(aspect) && says(set))
            losses << Loss{.aspect = aspect, .rows = {}};
    }
    if (!format.keeps.testFlag(Aspect::SetOwnData) && hasOtherOfSet(set, format))
        losses << Loss{.aspect = Aspect::SetOwnData, .rows = {}};
    return losses;
}

QByteArray goalLines(const GoalSet &set)
{
    QString text;
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        QString goal = objective.goal;
        std::ranges::replace_if(goal, isLineBreak, QChar::Space);
        text += goal + u'\n';
    }
    return text.toUtf8();
}

} // namespace boardwright
