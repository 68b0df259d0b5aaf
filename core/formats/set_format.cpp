// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/set_format.h"

#include "core/formats/native.h"

#include <QtTranslation>

#include <algorithm>
#include <array>
#include <utility>

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
            "The file that lockout.live imports, without what is Boardwright's own."),
        .suffix = "json",
        .keeps = allButOwn,
        .write = siteFile},
    SetFormat{.key = Key("text"),
        .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Plain list of goals"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "A goal a line, for chats, documents and sites that take a list."),
        .suffix = "txt",
        .keeps = {},
        .write = goalLines},
};

bool isLineBreak(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

using SaysOfGoal = bool (*)(const Objective &);

constexpr std::array<std::pair<Aspect, SaysOfGoal>, 13> goalAspects{{
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
    {Aspect::OwnData, [](const Objective &goal) { return !goal.extension.isEmpty(); }},
    {Aspect::LineBreaks,
        [](const Objective &goal) { return std::ranges::any_of(goal.goal, isLineBreak); }},
}};

using SaysOfSet = bool (*)(const GoalSet &);

constexpr std::array<std::pair<Aspect, SaysOfSet>, 4> setAspects{{
    {Aspect::Names,
        [](const GoalSet &set) { return !set.gameName.isEmpty() || !set.setName.isEmpty(); }},
    {Aspect::Limits,
        [](const GoalSet &set) { return !set.boardLimits.isEmpty() || !set.lineLimits.isEmpty(); }},
    {Aspect::MadeFor, [](const GoalSet &set) { return set.schemaMode != SchemaMode::Strict; }},
    {Aspect::SetOwnData,
        [](const GoalSet &set) {
            return set.extensionVerbatim != nullptr || !set.once.isEmpty() || !set.tables.isEmpty();
        }},
}};

} // namespace

std::span<const SetFormat> setFormats()
{
    return setFormatTable;
}

QList<Loss> lossesOf(const GoalSet &set, const SetFormat &format)
{
    QList<Loss> losses;
    const bool leavesDisabledOut = !format.keeps.testFlag(Aspect::Disabled);
    const auto add = [&](Aspect aspect, const auto &says) {
        if (format.keeps.testFlag(aspect))
            return;
        Loss loss{.aspect = aspect, .rows = {}};
        for (const Objective &objective : set.objectives) {
            if (says(objective))
                loss.rows << objective.id;
        }
        if (!loss.rows.isEmpty())
            losses << loss;
    };
    add(Aspect::Disabled, [](const Objective &objective) { return objective.disabled; });
    for (const auto &[aspect, says] : goalAspects) {
        add(aspect, [&](const Objective &objective) {
            return !(leavesDisabledOut && objective.disabled) && says(objective);
        });
    }
    for (const auto &[aspect, says] : setAspects) {
        if (!format.keeps.testFlag(aspect) && says(set))
            losses << Loss{.aspect = aspect, .rows = {}};
    }
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
