// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"
#include "ui/widgets/export/file_export.h"

#include <cstdint>
#include <memory>

namespace boardwright {

enum class StatisticsFormat : std::uint8_t {
    Json, ///< as `simulate --format json --reasons`
    Csv, ///< as `simulate --format csv --reasons`
};

/// Statistics as a file: the very bytes that the command line writes of the same seeds.
FileExport::File statisticsFile(
    StatisticsFormat format, const std::shared_ptr<const StatisticsResult> &result);

} // namespace boardwright
