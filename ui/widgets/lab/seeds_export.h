// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/export/file_export.h"

#include <cstdint>

namespace boardwright {

class SeedFinder;

enum class SeedsFormat : std::uint8_t { Json, Csv };

/// The seeds that a search has found by now, as a file. Only where something was asked.
FileExport::File seedsFile(SeedsFormat format, const SeedFinder &finder);

} // namespace boardwright
