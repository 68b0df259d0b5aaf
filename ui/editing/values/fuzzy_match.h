// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace boardwright {

/// A text prepared for repeated searches: without case and accents, one letter for each character
/// of the text.
struct FoldedText {
    QString letters;
    QList<bool> begins; ///< parallel: a word starts here ("moonShard 2" has three)

    FoldedText() = default;
    explicit FoldedText(const QString &text);
};

/// The text without case and accents, one letter for each of its characters.
QString folded(const QString &text);

/// How well a word matches a text; std::nullopt if the text does not contain its letters in order.
/// Law: the score is the maximum over all ways to match the letters in order. Each matched letter
/// scores 1, plus 8 if it starts a word, plus 9 if it directly follows the previously matched
/// letter. Cost: at most the product of the lengths.
std::optional<int> fuzzyScore(const FoldedText &text, QStringView word);

/// The positions of the letters in a match with the highest score, ascending; empty if there is no
/// match.
QList<int> fuzzyPlaces(const FoldedText &text, QStringView word);

} // namespace boardwright
