// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/sites/json_list.h"
#include "core/sites/playbingo_list.h"

#include <QString>

namespace boardwright {

/// The lists of tests/fixtures/sites, by the names of their files without ".list.json". They end
/// the test program if they cannot be read.
sites::ReadList bingosyncFixture(const QString &name);
sites::playbingo::List playBingoFixture(const QString &name);

/// A file read as a site's own format.
std::expected<OpenedSet, Problem> openedAs(const SetFormat &format, const QByteArray &bytes);

/// The path of a file of boards, such as "bingosync/v5-25x4.jsonl".
QString siteBoards(const QString &name);

} // namespace boardwright
