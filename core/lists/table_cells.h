// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/section.h"

#include <QString>

#include <optional>

namespace boardwright {

/// The text of a value in a file of comma- or tab-separated values; empty for most fallbacks, as an
/// empty cell stands for the fallback. RowRefs have no text. Pure, any thread.
///
/// Spreadsheets must not take it for something else: flags are "yes" and "no", because TRUE is
/// translated, and ranges are never "1-5", which is a date.
QString textOfTableCell(const Section &section, const Field &field, const Value &value);

/// The value of a cell that is not empty; nothing if it cannot be used. Reads what
/// textOfTableCell() writes, and what people write (valueOfText()). Fields of objectiveSection take
/// values beyond the site's limits, which lint reports. Others take only what they allow. Pure, any
/// thread.
std::optional<Value> valueOfTableCell(const Field &field, const QString &text);

/// Whether a value is the same after writing and reading its cell.
bool survivesTable(const Section &section, const Field &field, const Value &value);

} // namespace boardwright
