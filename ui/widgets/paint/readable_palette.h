// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Keeps hints and placeholders readable (QPalette::PlaceholderText): a dark theme may keep those
/// of a white background. Follows changes of the theme. Call once, after the application is
/// constructed.
void keepPaletteReadable();

} // namespace boardwright
