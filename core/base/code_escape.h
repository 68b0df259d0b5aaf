// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace boardwright {

/// An escape that spells a character by its number.
struct CodeEscape {
    qsizetype size = 0; ///< in bytes, without the backslash; 0: there is none
    char32_t value = 0;
    bool isBraced = false;
};

/// The one at the beginning of a text, behind its backslash: u1F60, u{1F600}, x41, or up to three
/// octal digits, as JavaScript has them. Pure.
CodeEscape codeEscapeAt(QByteArrayView rest);

} // namespace boardwright
