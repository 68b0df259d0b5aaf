// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <QString>

#include <expected>
#include <optional>

namespace boardwright {

/// All that a board depends on except the goal set, on one line that people can pass on: "frost |
/// garden 5 | bingo 5x5 | no_centre, shinies 2", where "garden 5" is a generator's key and version.
/// Solver, mode and size are written as bare values; other settings appear only if they differ from
/// their fallback.
struct SeedLine {
    QString seed;
    const Generator *generator = nullptr; ///< never null in a line that was parsed
    int version = 0; ///< the generator's version when the line was copied
    Settings settings;
};

/// Law: parsing the text gives the same seed, generator and settings that apply.
QString seedLineText(const SeedLine &line);

/// Nothing if the text is not such a line, and so is just a seed. UnknownParameter or
/// ParameterValue if it is one but asks for something that the generator does not know today.
/// Settings not named are at their fallbacks. Pure.
std::expected<std::optional<SeedLine>, Problem> parseSeedLine(const QString &text);

} // namespace boardwright
