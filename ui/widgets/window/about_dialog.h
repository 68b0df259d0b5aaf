// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// Opens a dialog with the program's description, version and licence. Does not block.
void showAboutDialog(QWidget *parent);

} // namespace boardwright
