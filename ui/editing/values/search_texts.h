// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/objective.h"

#include <QHash>

namespace boardwright {

/// The text by which each goal is found: the goal as written and as a board may have it, tooltip,
/// tag and categories, a line break between them, case folded. Thousands are made for the first
/// letter that somebody types, so each is kept until its goal differs. GUI thread only.
class SearchTexts final {
public:
    /// Valid until the next call.
    const QString &of(const Objective &objective);

    /// Forgets goals that are gone, once they are as many as those there are.
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
