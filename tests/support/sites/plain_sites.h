// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/kind.h"
#include "core/sites/playbingo_list.h"
#include "core/sites/site_list.h"

#include <QList>
#include <QString>

#include <cstdint>

namespace boardwright {

/// What a site makes of a list and a seed.
struct PlainBoard {
    enum class End : std::uint8_t {
        Made,
        Impossible, ///< the site breaks, or would go on for ever
        Undecided, ///< took more draws than the plain program has patience for
    };

    End end = End::Impossible;
    QList<int> goals; ///< by cell, of those that were filled; -1: empty
    QList<qint64> clashes;
    quint64 draws = 0;
    double next = 0; ///< the draw after the board
};

/// The rules of the sites written down a second time, as plainly as possible and without any code
/// of core/sites but its values; only the random numbers are the same. For small lists.
PlainBoard plainBoard(const sites::SiteList &list, sites::BoardKind kind, sites::Length length,
    const QString &key, quint64 seed);
PlainBoard plainPlayBingo(const sites::playbingo::List &list, quint32 seed);

/// Whether types are equal for JavaScript, for the numbers that randomType() spells.
bool areLooselyEqual(const sites::ListedType &one, const sites::ListedType &other);

} // namespace boardwright
