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

/// What an icon of an objective is. Goes by the kinds of its characters, so that an emoji newer
/// than this program is one too.
IconKind iconKind(QStringView icon);

} // namespace boardwright
