// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/import/import_source.h"

#include "core/formats/import_text.h"
#include "core/formats/set_format.h"

#include <algorithm>

namespace boardwright {

namespace {

/// The length of the beginning that is looked at, in characters.
constexpr qsizetype looked = 4'000;

bool isQuote(QChar character)
{
    return QStringView(u"\"'\u201c\u201d\u2018\u2019\u201e").contains(character);
}

/// Whether a text begins like an array or object of texts, arrays or objects. A goal may begin with
/// a bracket, as in "[Any%] Finish" or "{{X}} coins".
bool beginsLikeJson(QStringView text)
{
    if (text.isEmpty() || (text.front() != u'[' && text.front() != u'{'))
        return false;
    const bool isArray = text.front() == u'[';
    text = text.sliced(1).trimmed();
    if (text.isEmpty())
        return false;
    if (isQuote(text.front()) || text.startsWith(QStringView(u"//"))
        || text.startsWith(QStringView(u"/*")))
        return true;
    if (isArray)
        return beginsLikeJson(text);
    // A key without quotes: { name: "..." }
    const auto *end = std::ranges::find_if_not(
        text, [](QChar character) { return character.isLetterOrNumber() || character == u'_'; });
    const QStringView rest = text.sliced(end - text.begin()).trimmed();
    return end != text.begin() && rest.startsWith(u':');
}

} // namespace

bool isListText(const QString &text)
{
    const QStringView trimmed = QStringView(text).trimmed();
    if (beginsLikeJson(trimmed.first(std::min(looked, trimmed.size()))))
        return true;
    QStringView beginning = trimmed;
    if (beginning.size() > looked) {
        beginning = beginning.first(looked);
        beginning.truncate(std::max(beginning.lastIndexOf(u'\n'), qsizetype{0}));
    }
    if (beginning.isEmpty() || beginning.front() == u'[' || beginning.front() == u'{')
        return false;
    const ImportText start(beginning.toUtf8());
    if (start.looksLikeScript())
        return true;
    // A table of a file. Cells of a spreadsheet and single columns are pasted as cells.
    const QStringView titles
        = beginning.first(beginning.contains(u'\n') ? beginning.indexOf(u'\n') : beginning.size());
    const bool isTable = std::ranges::any_of(
        QStringView(u",;|"), [&](QChar separator) { return titles.contains(separator); });
    return isTable && !beginning.contains(u'\t')
        && std::ranges::any_of(importFormats(),
            [&](const SetFormat *format) { return format->recognise(start) >= Likeness::Likely; });
}

} // namespace boardwright
