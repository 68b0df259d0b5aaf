// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/edit_receipt.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// The edit in words: "Weighting 60 for "Boss rush"", "Undone: ...".
QString editText(const Edit &edit);

/// Its effects, most important first: the cells of this board, then at most `most` significant
/// changes on many boards. Never empty.
QStringList receiptParts(const Receipt &receipt, qsizetype most);

/// All effects, one per line, with their confidence.
QString receiptInFull(const Receipt &receipt);

} // namespace boardwright
