// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace boardwright {

/// A text made ready to be searched many times: without case and accents, one character for each
/// of the text's.
struct FoldedText {
    QString letters;
    QList<bool> begins; ///< parallel: a word begins here ("moonShard 2" has three)

    FoldedText() = default;
    explicit FoldedText(const QString &text);
};

/// The letters without case and accents, one for each of the text's.
QString folded(const QString &text);

/// How well a word matches a text; nothing: its letters are not in the text in their order.
/// Law: the score is the highest over all ways to find the letters in their order, where a way is
/// worth, for each letter, 1, and 8 more where a word begins, and 9 more where the letter before
/// is the one found before it. Costs at most the product of their lengths.
std::optional<int> fuzzyScore(const FoldedText &text, QStringView word);

/// Where the letters are found in a way of the highest score, rising; empty where there is none.
QList<int> fuzzyPlaces(const FoldedText &text, QStringView word);

} // namespace boardwright
