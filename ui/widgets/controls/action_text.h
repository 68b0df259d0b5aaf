// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// The text of a menu entry as it reads on a button or in a tooltip: without its mnemonic, be it
/// "&Open" or the "(&O)" that follows Chinese words, and without the dots that announce a dialog.
QString plainActionText(const QString &menuText);

} // namespace boardwright
