// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <cstdint>

namespace boardwright {

enum class IconKind : std::uint8_t {
    Picture, ///< a path that ends in ".webp"
    Emoji,
    Unknown,
};

/// What kind of icon a text is. Decides by Unicode character properties, so emoji newer than this
/// program are recognised.
IconKind iconKind(QStringView icon);

} // namespace boardwright
