// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// The text of a menu entry for a button or a tooltip: without the mnemonic, which is "&Open" or,
/// after Chinese words, "(&O)", and without the dots that announce a dialog.
QString plainActionText(const QString &menuText);

} // namespace boardwright
