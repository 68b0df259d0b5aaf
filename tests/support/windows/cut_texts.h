// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace boardwright {

/// Measures every text of a visible widget and of the widgets in it, and lists each one that people
/// cannot read in whole: cut without an ellipsis, elided without a tool tip that has all of it, in
/// a column or a label narrower than ten letters, below an arrow, or outside of what contains it.
/// Only scroll areas may hide a part of a widget.
QStringList cutTexts(QWidget &root);

/// Layouts settle one after the other.
void settleLayouts();

} // namespace boardwright
