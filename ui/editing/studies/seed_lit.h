// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QString>

#include <vector>

namespace boardwright {

/// What stands out on many boards: one goal, or all that carry a category, be it of the board or of
/// lines. Nothing: neither.
struct LitSubject {
    RowId goal = RowId::none;
    QString category;

    bool isNothing() const { return goal == RowId::none && category.isEmpty(); }

    friend bool operator==(const LitSubject &, const LitSubject &) = default;
};

/// By site of the board, whether it stands there; of a site with a board of its own, whether it
/// stands on that.
std::vector<bool> litSites(const PreviewResult &result, const LitSubject &subject);

/// The categories that goals of the set carry or limits name, sorted, each once.
QStringList categoriesToLight(const GoalSet &set);

} // namespace boardwright
