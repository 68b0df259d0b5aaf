// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

namespace boardwright {

/// The properties of a goal set: its head without tags and limits, which have tables.
struct SetProperties {
    QString gameName;
    QString setName;
    SchemaMode schemaMode = SchemaMode::Strict;
    QString cappedMaxSize;
    QString dedicatedMode;
    QString dedicatedSize;

    friend bool operator==(const SetProperties &, const SetProperties &) = default;
};

SetProperties propertiesOf(const GoalSet &set);

/// Pushes one undo step, or nothing if nothing would change. Properties that the schema mode does
/// not have are ignored.
void changeProperties(GoalSetDocument &document, const SetProperties &properties);

} // namespace boardwright
