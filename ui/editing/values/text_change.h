// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace boardwright {

/// A change from one text to another that replaces whole lines; everything before `position` and
/// after the replaced part stays.
struct TextChange {
    qsizetype position = 0; ///< in both texts, at the start of a line
    qsizetype removed = 0; ///< characters of the old text
    qsizetype inserted = 0; ///< characters of the new text

    friend bool operator==(const TextChange &, const TextChange &) = default;
};

/// The smallest such change. Linear; pure, any thread.
TextChange textChange(QStringView from, QStringView to);

} // namespace boardwright
