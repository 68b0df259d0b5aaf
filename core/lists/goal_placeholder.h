// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace boardwright {

/// A part of a text.
struct TextPart {
    qsizetype at = 0;
    qsizetype size = 0;
};

/// Where a goal of another program has its value: the only "{X}", "$", "#", "%d" or the like in its
/// text, or else the only "X"; nothing if that cannot be told. Pure, any thread.
std::optional<TextPart> placeholderIn(const QString &goal);

} // namespace boardwright
