// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/edit_receipt.h"

#include <QString>
#include <QStringList>

namespace boardwright {

/// The edit in words, translated: "Weighting 60 for "Boss rush"", "Undone: ...".
QString editText(const Edit &edit);

/// The effects of the edit, in this order: the cells of the current board; then, on the boards of
/// many seeds, reworded goals, unfilled boards, new and removed goals, and significant changes
/// until there are `most` of these parts. If boards cannot be made or none changed, the only part
/// says so. Empty only if no board of the seeds changed and Receipt::cells is not known yet.
QStringList receiptParts(const Receipt &receipt, qsizetype most);

/// The edit and its effects, one per line, with at most 25 significant changes. Asterisks show the
/// confidence of each.
QString receiptInFull(const Receipt &receipt);

} // namespace boardwright
