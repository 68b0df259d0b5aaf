// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/seed_use.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <utility>

namespace boardwright {

/// What a board was made with: the same origin and goal set always give the same board.
struct BoardOrigin {
    QString seed;
    QString generator; ///< Info::key
    int version = 0; ///< the generator's version
    QList<std::pair<QString, QString>> settings; ///< settingsText(): "mode" "bingo", "size" "5x5"
    SeedUse seeds = SeedUse::Site; ///< Info::seeds of the generator
    /// gateTexts(): what judged the board. Empty: nothing did. Nothing: the generator has no gates.
    std::optional<QStringList> gates{};

    QString note() const { return QString::fromLatin1(seedNoteOf(seeds)); }
};

} // namespace boardwright
