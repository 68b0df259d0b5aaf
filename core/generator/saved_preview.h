// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QString>

namespace boardwright {

/// What an author saved with the set for its preview (goalset/set_sections.h).
struct SavedPreview {
    const Generator *generator = nullptr; ///< null: none was saved, or one that is unknown here
    QString seed; ///< empty: none was saved
};

SavedPreview savedPreview(const GoalSet &set);

/// The settings that a set opens with in a generator: those that were saved with it, where they are
/// this generator's, over Generator::settingsFor(). What a saved setting does not allow is left
/// out.
Settings openingSettings(const Generator &generator, const GoalSet &set);

/// The values of the preview section that save this.
FieldValues previewValues(
    const Generator &generator, const Settings &settings, const QString &seed);

} // namespace boardwright
