// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace boardwright {

/// Where the project's own files lie which tests read: the path of one below tests/fixtures,
/// tests/golden, resources or the project itself.
QString fixturePath(const char *path);
QString goldenPath(const char *path);
QString resourcePath(const char *path);
QString projectPath(const char *path);

/// Where the programs are that tests start: boardwright-cli, the one with the toy generator, and
/// Qt's lupdate.
QString commandLinePath();
QString toyCommandLinePath();
QString lupdatePath();

} // namespace boardwright
