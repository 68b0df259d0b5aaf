// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/source/source_places.h"

#include "core/formats/native_places.h"
#include "core/generator/generator.h"
#include "ui/editing/source/source_text.h"

#include <algorithm>

namespace boardwright {

namespace {

qsizetype endOfText(QStringView line, qsizetype begin)
{
    for (qsizetype at = begin + 1; at < line.size(); ++at) {
        if (line[at] == u'\\')
            ++at;
        else if (line[at] == u'"')
            return at + 1;
    }
    return line.size();
}

bool isInWord(QChar character)
{
    return character.isLetterOrNumber() || character == u'-' || character == u'+'
        || character == u'.' || character.isSurrogate();
}

qsizetype endOfPiece(QStringView line, qsizetype begin)
{
    qsizetype end = begin + 1;
    if (line[begin] == u'"')
        return endOfText(line, begin);
    if (line[begin] == u'[') {
        const qsizetype closing = line.indexOf(u']', begin);
        return closing < 0 ? end : closing + 1;
    }
    while (isInWord(line[begin]) && end < line.size() && isInWord(line[end]))
        ++end;
    return end;
}

std::vector<qsizetype> lineBegins(QStringView text)
{
    std::vector<qsizetype> begins{0};
    for (qsizetype feed = text.indexOf(u'\n'); feed >= 0; feed = text.indexOf(u'\n', feed + 1))
        begins.push_back(feed + 1);
    return begins;
}

/// For a whole objective, the position of its goal, which is more useful than that of a brace.
TextPosition placeOf(const NativePlaces &places, const Problem &problem)
{
    const bool isWholeGoal = problem.section.isEmpty() && problem.row != RowId::none
        && problem.field == ObjectiveField::GoalSet;
    return isWholeGoal ? places.of(problem.row, ObjectiveField::Goal) : places.of(problem);
}

} // namespace

LinePiece pieceAt(QStringView line, int column)
{
    qsizetype begin = 0;
    for (int i = 1; i < column && begin < line.size(); ++i)
        begin += line[begin].isHighSurrogate() && begin + 1 < line.size() ? 2 : 1;
    if (begin < line.size() && !line[begin].isSpace())
        return {begin, endOfPiece(line, begin) - begin};
    begin = std::min(begin, line.size());
    while (begin > 0 && line[begin - 1].isSpace())
        --begin;
    return begin == 0 ? LinePiece{0, line.size()} : LinePiece{begin - 1, 1};
}

std::optional<SourceMarks> placeProblems(const MarksRequest &request, const std::stop_token &stop)
{
    if (sourceOf(request.set, stop).text != request.text || stop.stop_requested())
        return std::nullopt;
    SourceMarks result{.text = request.text, .set = request.set, .marks = {}};
    const NativePlaces places(request.text.toUtf8(), request.set, allSections(), stop);
    const std::vector<qsizetype> lines = lineBegins(request.text);
    result.marks.reserve(request.problems.size());
    for (const Problem &problem : request.problems) {
        if (stop.stop_requested())
            return std::nullopt;
        const TextPosition place = placeOf(places, problem);
        if (place.line < 1 || static_cast<std::size_t>(place.line) > lines.size())
            continue;
        const qsizetype begin = lines[static_cast<std::size_t>(place.line - 1)];
        const qsizetype feed = request.text.indexOf(u'\n', begin);
        const qsizetype end = feed < 0 ? request.text.size() : feed;
        const LinePiece piece
            = pieceAt(QStringView(request.text).sliced(begin, end - begin), place.column);
        result.marks.append(
            {.begin = begin + piece.begin, .length = piece.length, .problem = problem});
    }
    std::ranges::stable_sort(result.marks, {}, &SourceMark::begin);
    return result;
}

} // namespace boardwright
