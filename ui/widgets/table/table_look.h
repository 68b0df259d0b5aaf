// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace boardwright {

/// What the program's tables have in common: the headers' look, no frame and no grid, a line a row,
/// rows of one height, scrolling by pixels. Called before the view gets its model.
void useTableLook(QTableView &view);

} // namespace boardwright
