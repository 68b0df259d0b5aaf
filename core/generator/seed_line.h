// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QString>

#include <expected>
#include <optional>

namespace boardwright {

/// All that a board depends on but the goal set, on one line that people pass on:
/// "frost | constrained 5 | bingo 5x5 | no_centre, shinies 2". Solver, mode and size stand by
/// themselves; of the other settings only those that are not at their fallback.
struct SeedLine {
    QString seed;
    const Generator *generator = nullptr; ///< never null
    int version = 0; ///< of the generator, where the line was copied
    Settings settings;
};

/// Law: parsed again, it gives the same seed, generator and settings that apply.
QString seedLineText(const SeedLine &line);

/// Nothing where a text is no such line, and so just a seed. UnknownParameter, ParameterValue: it
/// is one, but the generator of today does not know what it asks for. Settings that the line does
/// not name are at their fallbacks. Pure.
std::expected<std::optional<SeedLine>, Problem> parseSeedLine(const QString &text);

} // namespace boardwright
