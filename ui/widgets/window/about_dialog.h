// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// Says what the program is, its version and its licence; does not wait for an answer.
void showAboutDialog(QWidget *parent);

} // namespace boardwright
