// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/generators/worlds/worlds_words.h"

#include "core/worlds/codes.h"
#include "ui/text/arguments.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct WorldsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::WorldsWords)
};

} // namespace

QString worldsProblemWords(const Problem &problem, const GoalSet & /*set*/)
{
    const Arguments args(problem.args);
    switch (static_cast<WorldsCode>(problem.code)) {
    case WorldsCode::NoZones:
        return WorldsWords::tr("Worlds need zones. Add some to the table Zones of worlds.");
    case WorldsCode::ZonesTooMany:
        return WorldsWords::tr("There are %1 zones. Only the first %2 of them are used.")
            .arg(args.numberText(0), args.numberText(1));
    case WorldsCode::ZoneWithoutPortals:
        return WorldsWords::tr("This zone has no portals, so it cannot be part of a world.");
    case WorldsCode::ZoneTooLarge:
        return WorldsWords::tr("These are %1 names. Only the first %2 of them are used.")
            .arg(args.numberText(0), args.numberText(1));
    case WorldsCode::NoZoneToStartWith:
        return WorldsWords::tr("Every world starts in a zone without gems that has three portals "
                               "or more, but there is none. Add one.");
    case WorldsCode::TooFewGemZones:
        return WorldsWords::tr("Worlds of %2 gems need as many zones with gems, but there are %1. "
                               "Add some, or lower the number of gems.")
            .arg(args.numberText(0), args.numberText(1));
    case WorldsCode::TooFewPlainZones:
        return WorldsWords::tr("Worlds of %2 gems need as many zones without gems, but there are "
                               "%1. Add some, or lower the number of gems.")
            .arg(args.numberText(0), args.numberText(1));
    case WorldsCode::ClaimWithoutZone:
        return WorldsWords::tr("This claim belongs to no zone, so it has no effect.");
    case WorldsCode::PortalUnknown:
        return WorldsWords::tr("\"%2\" has no portal \"%1\", so this claim has no effect. Correct "
                               "the name, or add the portal to the zone.")
            .arg(args.text(0), args.text(1));
    case WorldsCode::GemUnknown:
        return WorldsWords::tr("\"%2\" has no gem \"%1\", so this claim has no effect. Correct the "
                               "name, or add the gem to the zone.")
            .arg(args.text(0), args.text(1));
    case WorldsCode::GemNeverTaken:
        return WorldsWords::tr(
            "No claim takes the gem \"%1\", so worlds with this zone cannot be won.")
            .arg(args.text(0));
    case WorldsCode::PortalNeverUsed:
        return WorldsWords::tr("No claim uses the portal \"%1\", so nobody gets through it.")
            .arg(args.text(0));
    case WorldsCode::StateNeverGiven:
        return WorldsWords::tr("No claim gives the state \"%1\", so this one is never possible.")
            .arg(args.text(0));
    case WorldsCode::StatesTooMany:
        return WorldsWords::tr("There are %1 states. Only %2 of them are used.")
            .arg(args.numberText(0), args.numberText(1));
    case WorldsCode::BoardSettingUnknown:
        return WorldsWords::tr("\"%1\" is no setting of a board. Write settings as on the command "
                               "line, such as \"size=4x4\" or \"mode=ascend size=5\".")
            .arg(args.text(0));
    case WorldsCode::GemNoGoal:
        return WorldsWords::tr("The gem \"%1\" is no goal of the set, so the zone's board does not "
                               "show it.")
            .arg(args.text(0));
    default:
        return {};
    }
}

QString worldsFindingWords(const Finding &finding)
{
    const Arguments args(finding.args);
    switch (static_cast<WorldsCode>(finding.code)) {
    case WorldsCode::MadeOfZones:
        return WorldsWords::tr("%Ln zones, at attempt %1. The shortest walk that collects all gems "
                               "takes %2 claims.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(args.numberText(1), args.numberText(2));
    case WorldsCode::ZonesWithoutBoard:
        return WorldsWords::tr("%Ln of %1 zones have no board, because the set has too few goals "
                               "for it.",
            nullptr, static_cast<int>(args.number(0)))
            .arg(args.numberText(1));
    case WorldsCode::NoWorldWon:
        return WorldsWords::tr("None of %1 worlds can be won. Allow more attempts, or add claims "
                               "that lead back.")
            .arg(args.numberText(0));
    case WorldsCode::WalkTooLong:
        return WorldsWords::tr("A world of %1 zones can be won, but the search for the shortest "
                               "walk was given up. Use fewer states or gems.")
            .arg(args.numberText(0));
    case WorldsCode::StrangerInWorld:
        return WorldsWords::tr("Place %1 has something that is not a zone of the set.")
            .arg(args.numberText(0));
    case WorldsCode::PortalJoinedWrongly:
        return WorldsWords::tr("Portal \"%2\" of \"%1\" has %3 joins, but should have one.")
            .arg(args.text(0), args.text(1), args.numberText(2));
    case WorldsCode::WorldNotWon:
        return WorldsWords::tr("%Ln gems cannot be collected on a walk back to the start.", nullptr,
            static_cast<int>(args.number(0)));
    case WorldsCode::WorldNotVerified:
        return WorldsWords::tr("The world could not be verified within %1 steps: nobody knows "
                               "whether all gems can be collected on a walk back to the start.")
            .arg(args.numberText(0));
    default:
        return {};
    }
}

QString worldsEssence(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == toCode(WorldsCode::MadeOfZones))
        return WorldsWords::tr("won in %Ln claims", "a world", static_cast<int>(args.number(2)));
    if (finding.code == toCode(WorldsCode::NoWorldWon))
        return WorldsWords::tr("No world can be won");
    if (finding.code == toCode(WorldsCode::WalkTooLong))
        return WorldsWords::tr("No shortest walk was found");
    return {};
}

QString worldsKindWords(Code code, int n)
{
    switch (static_cast<WorldsCode>(code)) {
    case WorldsCode::ZoneWithoutPortals:
        return WorldsWords::tr("%Ln zones without portals", nullptr, n);
    case WorldsCode::ZoneTooLarge:
        return WorldsWords::tr("%Ln zones with too many names", nullptr, n);
    case WorldsCode::ClaimWithoutZone:
        return WorldsWords::tr("%Ln claims without a zone", nullptr, n);
    case WorldsCode::PortalUnknown:
        return WorldsWords::tr("%Ln claims of unknown portals", nullptr, n);
    case WorldsCode::GemUnknown:
        return WorldsWords::tr("%Ln claims of unknown gems", nullptr, n);
    case WorldsCode::GemNeverTaken:
        return WorldsWords::tr("%Ln gems that no claim takes", nullptr, n);
    case WorldsCode::PortalNeverUsed:
        return WorldsWords::tr("%Ln portals that no claim uses", nullptr, n);
    case WorldsCode::StateNeverGiven:
        return WorldsWords::tr("%Ln states that no claim gives", nullptr, n);
    case WorldsCode::BoardSettingUnknown:
        return WorldsWords::tr("%Ln zones with unknown board settings", nullptr, n);
    case WorldsCode::GemNoGoal:
        return WorldsWords::tr("%Ln gems that are no goals", nullptr, n);
    default:
        return {};
    }
}

} // namespace boardwright
