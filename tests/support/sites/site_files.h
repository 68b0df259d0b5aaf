// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/json_list.h"
#include "core/sites/playbingo_list.h"

#include <QString>

namespace boardwright {

/// The lists of tests/fixtures/sites, by the names of their files without ".list.json". They end
/// the test program if they cannot be read.
sites::ReadList bingosyncFixture(const QString &name);
sites::playbingo::List playBingoFixture(const QString &name);

/// The path of a file of boards, such as "bingosync/v5-25x4.jsonl".
QString siteBoards(const QString &name);

} // namespace boardwright
