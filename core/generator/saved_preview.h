// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QString>

namespace boardwright {

/// The preview settings that an author saved with the set (goalset/set_sections.h).
struct SavedPreview {
    const Generator *generator = nullptr; ///< null: none saved, or unknown here
    QString seed; ///< empty: none saved
};

SavedPreview savedPreview(const GoalSet &set);

/// The settings that a set opens with: Generator::settingsFor(), overridden by those saved with the
/// set, if they were saved for this generator. Values that are not allowed are ignored.
Settings openingSettings(const Generator &generator, const GoalSet &set);

/// The values of the preview section for these settings.
FieldValues previewValues(
    const Generator &generator, const Settings &settings, const QString &seed);

} // namespace boardwright
