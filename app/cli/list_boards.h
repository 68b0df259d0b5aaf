// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/field.h"

#include <QTextStream>

#include <span>

namespace boardwright {

struct GenerateOptions;

/// Boards that a site makes of a list of its own, which `generate` reads without making a goal set
/// of it: a set does not hold all that such boards depend on.
struct ListBoards {
    Key generator; ///< as given behind --generator
    std::span<const Field> parameters; ///< options of `generate`; each applies always
    /// As generate() (generate.h).
    int (*generate)(const GenerateOptions &options, QTextStream &out, QTextStream &err) = nullptr;
};

/// From their rooms in app/cli/generators. Defined in registry.cpp.
std::span<const ListBoards *const> allListBoards();

/// Null if there are none of this generator.
const ListBoards *listBoardsOf(QStringView generator);

} // namespace boardwright
