// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// The paths of files that tests read, given relative to tests/fixtures, tests/golden, resources or
/// the project's root.
QString fixturePath(const char *path);
QString goldenPath(const char *path);
QString resourcePath(const char *path);
QString projectPath(const char *path);

/// The paths of programs that tests start: boardwright-cli, the command line with the toy
/// generator, and Qt's lupdate.
QString commandLinePath();
QString toyCommandLinePath();
QString lupdatePath();

} // namespace boardwright
