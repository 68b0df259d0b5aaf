// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/export/file_export.h"

#include <cstdint>

namespace boardwright {

class SeedFinder;

enum class SeedsFormat : std::uint8_t { Json, Csv };

/// A file of the seeds that a search has found so far. Requires a search.
FileExport::File seedsFile(SeedsFormat format, const SeedFinder &finder);

} // namespace boardwright
