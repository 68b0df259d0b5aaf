// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/settings.h"
#include "core/sites/kind.h"

#include <QtTranslation>

#include <array>
#include <span>

namespace boardwright::bingosync {

/// The kinds of boards, in the order of sites::BoardKind and with its keys (sites::kinds()).
inline constexpr std::array kindChoices{
    Choice{.key = Key("srl-v5"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "SRL v5")},
    Choice{.key = Key("srl-v5-blackout"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "SRL v5 blackout")},
    Choice{
        .key = Key("randomized"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Randomized")},
    Choice{.key = Key("isaac"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Isaac")},
    Choice{.key = Key("synergen"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "synerGen")},
    Choice{.key = Key("v8"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "v8")},
    Choice{.key = Key("v8-subtypes"),
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "v8 with subtypes")},
    Choice{.key = Key("alttp"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "ALttP")},
    Choice{.key = Key("ladx"), .label = QT_TRANSLATE_NOOP("boardwright::Fields", "LADX")},
};

inline constexpr Field kindField{.key = Key("kind"),
    .kind = Kind::Choice,
    .choices = kindChoices,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Kind"),
    .help = QT_TRANSLATE_NOOP(
        "boardwright::Fields", "Which of its generators the site uses for this list")};

/// Kind and length.
extern const std::span<const Field> parameters;

/// The settings within their limits.
struct Options {
    sites::BoardKind kind{};
    sites::Length length{}; ///< Normal for kinds without lengths

    const sites::KindTraits &traits() const { return sites::traitsOf(kind); }
};

Options optionsOf(const Settings &settings);

Settings settingsOf(sites::BoardKind kind);

} // namespace boardwright::bingosync
