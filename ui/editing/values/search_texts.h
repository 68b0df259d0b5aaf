// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QHash>

namespace boardwright {

/// The text in which a goal is searched: the goal as written and as it may appear on a board, its
/// tooltip, tag and categories, separated by line breaks, case folded. Thousands are needed for the
/// first letter typed, so each is cached until its goal differs. GUI thread only.
class SearchTexts final {
public:
    /// Valid until the next call.
    const QString &of(const Objective &objective);

    /// Removes the texts of deleted goals, once these are as many as `goals`.
    void prune(qsizetype goals);

private:
    struct Known {
        QString goal;
        QString tooltip;
        QString tag;
        QStringList boardCategories;
        QStringList lineCategories;
        QString text; ///< null: not made

        bool isOf(const Objective &objective) const;
    };

    QHash<RowId, Known> m_known; // looked up, never iterated
};

} // namespace boardwright
