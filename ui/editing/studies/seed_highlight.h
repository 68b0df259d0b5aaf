// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QString>

#include <vector>

namespace boardwright {

/// The subject to highlight on many boards: one goal, or all goals with a category, of the board or
/// of lines; or nothing.
struct HighlightSubject {
    RowId goal = RowId::none;
    QString category;

    bool isNothing() const { return goal == RowId::none && category.isEmpty(); }

    friend bool operator==(const HighlightSubject &, const HighlightSubject &) = default;
};

/// By site of the board: whether the subject is there, or on the board within that site.
std::vector<bool> highlightedSites(const PreviewResult &result, const HighlightSubject &subject);

/// All categories of goals and limits of the set, sorted, each once.
QStringList categoriesToLight(const GoalSet &set);

} // namespace boardwright
