// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/export/file_export.h"

#include <QList>

#include <cstdint>

namespace boardwright {

class SeedFinder;

enum class SeedsFormat : std::uint8_t { Json, Csv };

/// A file of the seeds that a search has found so far, or of those with these indices, if there are
/// several. Requires a search.
FileExport::File seedsFile(SeedsFormat format, const SeedFinder &finder, QList<int> selected = {});

} // namespace boardwright
