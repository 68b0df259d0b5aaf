// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/icons.h"

#include <QChar>
#include <QLatin1StringView>
#include <QList>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestEmoji = 40; // a family of four with skin tones has 19 units
constexpr char32_t keycap = 0x20E3;
constexpr char32_t information = 0x2139; // an emoji, though Unicode calls it a letter
constexpr char32_t copyrightSign = 0xA9; // the first emoji beyond ASCII

bool isEmojiPart(char32_t character)
{
    return character == information
        || (character >= copyrightSign && !QChar::isLetterOrNumber(character)
            && !QChar::isSpace(character));
}

} // namespace

IconKind iconKind(QStringView icon)
{
    if (icon.endsWith(".webp"_L1, Qt::CaseInsensitive))
        return IconKind::Picture;
    if (icon.isEmpty() || icon.size() > longestEmoji)
        return IconKind::Unknown;
    const QList<uint> characters = icon.toUcs4();
    // "1", a variation selector and a keycap form one emoji.
    const bool hasKeycap = characters.contains(keycap);
    const bool isEmoji = std::ranges::all_of(characters, [&](char32_t character) {
        return isEmojiPart(character)
            || (hasKeycap && (QChar::isDigit(character) || character == '#' || character == '*'));
    });
    return isEmoji ? IconKind::Emoji : IconKind::Unknown;
}

} // namespace boardwright
