// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/edit_receipt.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// What an edit was: "Weighting 60 for "Boss rush"", "Undone: ...".
QString editText(const Edit &edit);

/// What it did, the most important first: the cells of this board, then at most `most` of what
/// moved on many boards, the surest first. Never empty.
QStringList receiptParts(const Receipt &receipt, qsizetype most);

/// All of that, a line each, with how sure it is.
QString receiptInFull(const Receipt &receipt);

} // namespace boardwright
