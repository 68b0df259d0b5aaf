// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/bracket_pair.h"

#include <QStringView>
#include <QTextBlock>
#include <QTextDocument>

#include <vector>

namespace boardwright {

namespace {

// Limit of the search for the matching bracket: takes some milliseconds.
constexpr int linesSearched = 20'000;

constexpr QStringView opening = u"{[";
constexpr QStringView closing = u"}]";

struct Bracket {
    int column = 0;
    QChar sign;
};

/// Brackets outside of string literals, which end with their line.
std::vector<Bracket> bracketsIn(const QString &line)
{
    std::vector<Bracket> brackets;
    bool isInText = false;
    for (qsizetype at = 0; at < line.size(); ++at) {
        const QChar sign = line[at];
        if (isInText && sign == u'\\')
            ++at;
        else if (sign == u'"')
            isInText = !isInText;
        else if (!isInText && (opening.contains(sign) || closing.contains(sign)))
            brackets.push_back({.column = static_cast<int>(at), .sign = sign});
    }
    return brackets;
}

int partnerOf(QTextBlock block, int column, bool forward)
{
    int depth = 0;
    for (int lines = 0; block.isValid() && lines < linesSearched; ++lines) {
        const std::vector<Bracket> brackets = bracketsIn(block.text());
        const auto count = static_cast<int>(brackets.size());
        for (int i = 0; i < count; ++i) {
            const auto index = static_cast<std::size_t>(forward ? i : count - 1 - i);
            const Bracket &bracket = brackets[index];
            if (lines == 0 && (forward ? bracket.column < column : bracket.column > column))
                continue;
            depth += opening.contains(bracket.sign) == forward ? 1 : -1;
            if (depth == 0)
                return block.position() + bracket.column;
        }
        block = forward ? block.next() : block.previous();
    }
    return -1;
}

} // namespace

BracketPair bracketsAt(const QTextDocument &document, int position)
{
    const QTextBlock block = document.findBlock(position);
    const int column = position - block.position();
    const Bracket *found = nullptr;
    const std::vector<Bracket> brackets = bracketsIn(block.text());
    for (const Bracket &bracket : brackets) {
        if (bracket.column == column || (bracket.column == column - 1 && found == nullptr))
            found = &bracket;
    }
    if (found == nullptr)
        return {};
    return {.bracket = block.position() + found->column,
        .partner = partnerOf(block, found->column, opening.contains(found->sign))};
}

} // namespace boardwright
