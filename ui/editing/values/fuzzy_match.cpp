// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/fuzzy_match.h"

#include <QVarLengthArray>

#include <algorithm>
#include <limits>

namespace boardwright {

namespace {

constexpr int perLetter = 1;
constexpr int atBegin = 8;
constexpr int inARow = 9; // prefers contiguous matches

constexpr int never = std::numeric_limits<int>::min() / 2;

QChar foldedLetter(QChar letter)
{
    if (letter.unicode() < 0x80)
        return letter.toCaseFolded();
    // If the letter has an accent, the first part of its decomposition is the letter without it.
    QString parts = letter.decomposition();
    while (!parts.isEmpty() && letter.decompositionTag() == QChar::Canonical) {
        letter = parts.front();
        parts = letter.decomposition();
    }
    return letter.toCaseFolded();
}

bool beginsWord(QStringView text, qsizetype at)
{
    if (!text[at].isLetterOrNumber())
        return false;
    if (at == 0 || !text[at - 1].isLetterOrNumber())
        return true;
    return (text[at].isUpper() && text[at - 1].isLower())
        || text[at].isDigit() != text[at - 1].isDigit();
}

bool isInOrder(const QString &letters, QStringView word)
{
    qsizetype found = 0;
    for (const QChar letter : letters) {
        if (found < word.size() && letter == word[found])
            ++found;
    }
    return found == word.size();
}

/// For each position of the text: the best score of matching the first letters of a word so that
/// the last of them is at this position. Computed from the scores for one letter fewer.
using Scores = QVarLengthArray<int, 128>;

void nextLetter(
    const FoldedText &text, QChar letter, bool isFirst, const Scores &before, Scores &now)
{
    int best = isFirst ? 0 : never; // over all earlier positions
    for (qsizetype at = 0; at < text.letters.size(); ++at) {
        const int last = at > 0 && !isFirst ? before[at - 1] : never;
        best = std::max(best, last);
        now[at] = text.letters[at] != letter || best == never
            ? never
            : std::max(best, last == never ? never : last + inARow) + perLetter
                + (text.begins[at] ? atBegin : 0);
    }
}

} // namespace

FoldedText::FoldedText(const QString &text)
    : letters(folded(text))
{
    begins.reserve(text.size());
    for (qsizetype at = 0; at < text.size(); ++at)
        begins.append(beginsWord(text, at));
}

QString folded(const QString &text)
{
    QString letters = text;
    std::ranges::transform(letters, letters.begin(), foldedLetter);
    return letters;
}

std::optional<int> fuzzyScore(const FoldedText &text, QStringView word)
{
    if (!isInOrder(text.letters, word))
        return {};
    if (word.isEmpty())
        return 0;
    Scores before(text.letters.size());
    Scores now(text.letters.size());
    for (qsizetype i = 0; i < word.size(); ++i) {
        nextLetter(text, word[i], i == 0, before, now);
        std::swap(before, now);
    }
    return *std::ranges::max_element(before);
}

QList<int> fuzzyPlaces(const FoldedText &text, QStringView word)
{
    if (word.isEmpty() || !isInOrder(text.letters, word))
        return {};
    QList<Scores> rows;
    rows.reserve(word.size());
    for (qsizetype i = 0; i < word.size(); ++i) {
        Scores now(text.letters.size());
        nextLetter(text, word[i], i == 0, i == 0 ? now : rows.last(), now);
        rows.append(now);
    }
    QList<int> places(word.size());
    const Scores &last = rows.last();
    auto at = std::ranges::max_element(last) - last.begin();
    for (qsizetype i = word.size() - 1;; --i) {
        places[i] = static_cast<int>(at);
        if (i == 0)
            return places;
        const Scores &before = rows[i - 1];
        const int rest = rows[i][at] - perLetter - (text.begins[at] ? atBegin : 0);
        if (before[at - 1] != never && before[at - 1] + inARow == rest)
            --at;
        else
            at = std::ranges::find(before.begin(), before.begin() + at, rest) - before.begin();
    }
}

} // namespace boardwright
