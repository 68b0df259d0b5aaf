// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QLatin1StringView>
#include <QStringView>

#include <optional>

namespace boardwright {

/// The name of a code on the command line and in files: "undeclared-board-category". Never
/// translated and never changed, because files store accepted warnings by it. Empty for a number
/// that is no code.
QLatin1StringView codeKey(Code code);

/// The code of a name; nothing if there is none, as in a file of a newer version.
std::optional<Code> codeOfKey(QStringView key);

} // namespace boardwright
