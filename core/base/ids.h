// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace boardwright {

/// Identifies a row of a goal set (an objective, or a row of a section's table) for the lifetime of
/// a document. The id survives moves, edits and undo, is never reused in that document and never
/// written to a file. `RowId::none` identifies no row.
enum class RowId : std::uint32_t { none = 0 };

/// Index of a site (a cell) in Shape::sites. Row-major from the top-left, 0-based. A position, as
/// shown to people and stored in files, is this index plus one.
enum class SiteIndex : std::int32_t { none = -1 };

/// Index of a line in Shape::lines.
enum class LineIndex : std::int32_t { none = -1 };

} // namespace boardwright
