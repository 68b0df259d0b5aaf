// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/code.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QStringView>

#include <optional>
#include <span>

namespace boardwright {

/// The codes of one generator, or of file formats: those from `first` on, in the order of `keys`.
struct CodeBlock {
    std::uint16_t first = 0; ///< a multiple of codesPerBlock, above 0; unique
    QList<QByteArray> (*keys)() = nullptr; ///< codeKeys() of its enumeration
};

/// Those of all generators and of file formats. Defined in generator/generator.cpp.
std::span<const CodeBlock> codeBlocks();

/// Those of file formats. Defined in generator/format_registry.cpp.
std::span<const CodeBlock> formatCodes();

/// The name of a code on the command line and in files: "undeclared-board-category". Never
/// translated and never changed, because files store accepted warnings by it. Empty for a number
/// that is no code.
QLatin1StringView codeKey(Code code);

/// The code of a name; nothing if there is none, as in a file of a newer version.
std::optional<Code> codeOfKey(QStringView key);

} // namespace boardwright
