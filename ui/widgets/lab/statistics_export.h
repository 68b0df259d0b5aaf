// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"
#include "ui/widgets/export/file_export.h"

#include <cstdint>
#include <memory>

namespace boardwright {

enum class StatisticsFormat : std::uint8_t {
    Json, ///< same as `simulate --format json --reasons`
    Csv, ///< same as `simulate --format csv --reasons`
};

/// Statistics as a file, byte for byte the same as the command line writes for these seeds.
FileExport::File statisticsFile(
    StatisticsFormat format, const std::shared_ptr<const StatisticsResult> &result);

} // namespace boardwright
