// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QStringList>

namespace boardwright {

/// The walks that leave a site of the whole board (Facts::walks), in a sentence or two each.
QStringList walksOfCell(const PreviewResult &board, SiteIndex site);

} // namespace boardwright
