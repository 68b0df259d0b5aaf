// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

class MainWindow;

/// Shows the window and, once its board is there, saves a picture of it, prints the board as text
/// and quits the application: with status 0, or 1 where the set could not be opened or the picture
/// not be saved. Works without a display on Qt's offscreen platform.
void takeScreenshot(MainWindow &window, const QString &path);

} // namespace boardwright
