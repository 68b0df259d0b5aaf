// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/set_properties.h"

#include "ui/editing/document/change_set.h"

#include <utility>

namespace boardwright {

SetProperties propertiesOf(const GoalSet &set)
{
    return {.gameName = set.gameName,
        .setName = set.setName,
        .schemaMode = set.schemaMode,
        .cappedMaxSize = set.cappedMaxSize,
        .dedicatedMode = set.dedicatedMode,
        .dedicatedSize = set.dedicatedSize};
}

void changeProperties(GoalSetDocument &document, const SetProperties &properties)
{
    const bool isCapped = properties.schemaMode == SchemaMode::Capped;
    const bool isDedicated = properties.schemaMode == SchemaMode::Dedicated;
    GoalSet next = document.set();
    next.gameName = properties.gameName;
    next.setName = properties.setName;
    next.schemaMode = properties.schemaMode;
    next.cappedMaxSize = isCapped ? properties.cappedMaxSize : QString();
    next.dedicatedMode = isDedicated ? properties.dedicatedMode : QString();
    next.dedicatedSize = isDedicated ? properties.dedicatedSize : QString();
    replaceSet(document, std::move(next), GoalSetDocument::tr("Change Properties"));
}

} // namespace boardwright
