// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

namespace boardwright::test {

/// A text with an excess of one thing, for readers of lists.
struct HostileText {
    const char *name;
    const char *begin;
    const char *part; ///< repeated after it

    QByteArray text(qsizetype bytes) const
    {
        const QByteArray repeated(part);
        return begin + repeated.repeated(bytes / repeated.size());
    }
};

inline QList<HostileText> hostileTexts()
{
    return {
        {"opened comments", "[", "/*"},
        {"line comments", "[", "//"},
        {"closed comments", "[", "/**/"},
        {"texts and opened comments", "[", "\"a\"/*"},
        {"straight and curly marks", "[", "\"a\xE2\x80\x9D,"},
        {"a straight mark, then curly ones", "[\"", "\xE2\x80\x9D/*"},
        {"curly marks and comments", "[", "\xE2\x80\x9D/*"},
        {"curly marks and spaces", "[\"", "\xE2\x80\x9D    "},
        {"marks", "[", "\""},
        {"single marks", "[", "'"},
        {"marks within a text", "[\"", "a\"b"},
        {"marks and spaces", "[", "' "},
        {"backticks", "[", "`"},
        {"backslashes", "[\"", "\\"},
        {"escaped marks", "[\"", "\\\""},
        {"half escapes", "[\"", "\\u1"},
        {"halves of characters", "[\"", "\\ud83d"},
        {"brackets", "", "["},
        {"wrong brackets", "[", "[}"},
        {"closing brackets", "[]", "]"},
        {"empty arrays", "", "[]"},
        {"commas", "[", ","},
        {"pluses", "[", "\"a\"+"},
        {"pluses and comments", "[", "\"a\"/**/+/**/"},
        {"spaces", "[", " "},
        {"wide spaces", "[", "\xEF\xBB\xBF"},
        {"digits", "[", "7"},
        {"zeros", "[", "0"},
        {"letters", "[", "a"},
        {"keys", "{", "a:1,"},
        {"objects that are not closed", "[", "{a:1,"},
        {"marks of another kind", "['", "\""},
        {"empty texts", "[", "\"\""},
        {"assignments", "", "a=[]\n"},
        {"numbered assignments", "", "a[1]=[]\n"},
        {"open assignments", "", "a=["},
        {"open objects assigned", "", "a={b:"},
        {"assignments in one text", "x=[\"q", "\"b=[\"q"},
        {"unread literals", "", "a=[f]\n"},
        {"expressions in a list", "a=[", "f(),"},
        {"templates in a list", "a=[", "`${b}`,"},
        {"operators in a list", "a=[", "'b'+c,"},
        {"open expressions", "a=[", "("},
        {"names in a list", "a=[", "b,"},
        {"names of members", "a={", "b:c,"},
        {"names in place of tiers", "b=['a b'];", "a[1]=b;"},
        {"tiers that are computed", "", "a[1]=b();"},
        {"what is left out, twice as much each time", "a=[f()];", "a=[...a,...a];"},
        {"names within names", "a=[1];", "a=[a];"},
        {"lists beside each other", "{", "\"k\":{\"goals\":[\"x y\"]},\"b\":1,"},
        {"the greatest ranges", "[", "{\"goal\":\"Get X\",\"min\":2147483640,\"max\":2147483647},"},
        {"types of TypeScript", "", "let a:b<c> "},
        {"names", "", "a.b "},
        {"signs of equality", "a", "="},
        {"keys in brackets", "", "a["},
        {"lines", "", "goal\n"},
        {"line ends", "", "\r"},
        {"labels", "", "[a] b\n"},
        {"bullets", "", "- a\n"},
        {"cells", "", "a,"},
        {"tabs", "", "a\t"},
        {"quoted cells", "", "\"a\","},
    };
}

} // namespace boardwright::test
