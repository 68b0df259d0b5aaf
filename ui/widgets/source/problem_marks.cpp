// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/problem_marks.h"

#include "ui/text/words.h"
#include "ui/widgets/paint/colour_mix.h"

#include <QTextDocument>

#include <algorithm>

namespace boardwright {

QColor severityColour(Severity severity, const QPalette &palette)
{
    const auto hue = [severity] {
        switch (severity) {
        case Severity::Error:
            return QColor(0xd3, 0x2f, 0x2f);
        case Severity::Warning:
            return QColor(0xd9, 0x7a, 0x06);
        case Severity::Hint:
            break;
        }
        return QColor(0x1e, 0x88, 0xe5);
    };
    return readableOn(palette.color(QPalette::Base), hue(), palette.color(QPalette::Text));
}

ProblemMarks::Mark ProblemMarks::markOf(
    QTextDocument &document, qsizetype begin, qsizetype length, Problem problem)
{
    QTextCursor cursor(&document);
    const int last = document.characterCount() - 1;
    cursor.setPosition(std::min(static_cast<int>(begin), last));
    cursor.setPosition(std::min(static_cast<int>(begin + length), last), QTextCursor::KeepAnchor);
    return {.cursor = cursor, .problem = std::move(problem)};
}

void ProblemMarks::showProblems(QTextDocument &document, const SourceMarks &marks)
{
    m_set = marks.set;
    m_marks.clear();
    m_marks.reserve(static_cast<std::size_t>(marks.marks.size()));
    for (const SourceMark &mark : marks.marks)
        m_marks.push_back(markOf(document, mark.begin, mark.length, mark.problem));
}

void ProblemMarks::showMistake(QTextDocument &document, const std::optional<Problem> &problem)
{
    m_mistake.reset();
    if (!problem)
        return;
    const QTextBlock block = document.findBlockByNumber(std::max(problem->where.line, 1) - 1);
    const QTextBlock line = block.isValid() ? block : document.lastBlock();
    const LinePiece piece = pieceAt(line.text(), problem->where.column);
    m_mistake = markOf(document, line.position() + piece.begin, piece.length, *problem);
}

/// The first mark that begins in the line of `position` or after it.
std::vector<ProblemMarks::Mark>::const_iterator ProblemMarks::firstFrom(int position) const
{
    const QTextDocument *document = m_marks.empty() ? nullptr : m_marks.front().cursor.document();
    const int begin = document == nullptr ? 0 : document->findBlock(position).position();
    return std::ranges::lower_bound(
        m_marks, begin, {}, [](const Mark &mark) { return mark.cursor.selectionStart(); });
}

QList<QTextEdit::ExtraSelection> ProblemMarks::selections(
    int begin, int end, const QPalette &palette) const
{
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](const Mark &mark, Severity severity) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = mark.cursor;
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(severityColour(severity, palette));
        selections.append(selection);
    };
    for (auto mark = firstFrom(begin);
        mark != m_marks.end() && mark->cursor.selectionStart() <= end; ++mark)
        add(*mark, mark->problem.severity);
    if (m_mistake) {
        add(*m_mistake, Severity::Error);
        selections.last().format.setBackground(
            mixed(palette.color(QPalette::Base), severityColour(Severity::Error, palette), 0.18));
    }
    return selections;
}

std::optional<Severity> ProblemMarks::worstIn(const QTextBlock &block) const
{
    const int begin = block.position();
    const int end = begin + block.length() - 1;
    if (m_mistake && m_mistake->cursor.selectionStart() >= begin
        && m_mistake->cursor.selectionStart() <= end)
        return Severity::Error;
    std::optional<Severity> worst;
    for (auto mark = firstFrom(begin);
        mark != m_marks.end() && mark->cursor.selectionStart() <= end; ++mark) {
        const Severity severity = mark->problem.severity;
        if (mark->cursor.selectionStart() >= begin && (!worst || severity < *worst))
            worst = severity;
    }
    return worst;
}

QString ProblemMarks::words(int begin, int end) const
{
    QStringList lines;
    const auto isThere = [&](const Mark &mark) {
        return mark.cursor.selectionStart() <= end && mark.cursor.selectionEnd() >= begin;
    };
    if (m_mistake && isThere(*m_mistake))
        lines << boardwright::words(m_mistake->problem);
    for (auto mark = firstFrom(begin);
        mark != m_marks.end() && mark->cursor.selectionStart() <= end; ++mark) {
        if (isThere(*mark))
            lines << boardwright::words(mark->problem, m_set);
    }
    lines.removeDuplicates();
    return lines.join(u'\n');
}

int ProblemMarks::next(int position, bool forward) const
{
    std::vector<int> places;
    places.reserve(m_marks.size() + 1);
    for (const Mark &mark : m_marks)
        places.push_back(mark.cursor.selectionStart());
    if (m_mistake)
        places.insert(std::ranges::lower_bound(places, m_mistake->cursor.selectionStart()),
            m_mistake->cursor.selectionStart());
    if (places.empty())
        return -1;
    if (forward) {
        const auto after = std::ranges::upper_bound(places, position);
        return after == places.end() ? places.front() : *after;
    }
    const auto from = std::ranges::lower_bound(places, position);
    return from == places.begin() ? places.back() : *std::prev(from);
}

} // namespace boardwright
