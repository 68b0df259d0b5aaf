// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

class MainWindow;

/// Shows the window, waits for its board, saves a picture of the window, prints the board as text
/// and quits the application with status 0. The status is 1 if the set could not be opened or the
/// picture could not be saved. Works without a display on Qt's offscreen platform.
void takeScreenshot(MainWindow &window, const QString &path);

} // namespace boardwright
