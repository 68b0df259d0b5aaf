// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/repairs.h"

#include "core/formats/native_text.h"
#include "core/goalset/goal_text.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

QList<Arg> shortenedArgs(QList<Arg> args)
{
    for (Arg &arg : args) {
        if (auto *const text = std::get_if<QString>(&arg))
            *text = boardwright::shortened(*text, Repairs::longestArg);
    }
    return args;
}

} // namespace

void Repairs::add(ImportCode code, std::optional<qsizetype> offset, QList<Arg> args)
{
    if (m_notes.size() == most) {
        ++m_more;
        return;
    }
    Problem note;
    note.code = toCode(code);
    note.severity = Severity::Warning;
    note.args = shortenedArgs(std::move(args));
    if (offset)
        note.where = at(*offset);
    m_notes.append(std::move(note));
}

void Repairs::add(const QList<Problem> &notes)
{
    const qsizetype taken = std::min(notes.size(), most - m_notes.size());
    m_notes += notes.first(taken);
    m_more += notes.size() - taken;
}

Problem Repairs::error(ImportCode code, qsizetype offset, QList<Arg> args)
{
    // A script can have an error in each entry, so the place is looked up, not counted.
    Problem problem;
    problem.code = toCode(code);
    problem.args = shortenedArgs(std::move(args));
    problem.where = at(offset);
    return problem;
}

void Repairs::goBack(const Mark &mark)
{
    m_notes.resize(mark.notes);
    m_more = mark.more;
}

QList<Problem> Repairs::take()
{
    QList<Problem> notes = std::exchange(m_notes, {});
    std::ranges::stable_sort(notes, {},
        [](const Problem &note) { return std::pair(note.where.line, note.where.column); });
    if (m_more > 0) {
        Problem last;
        last.code = toCode(ImportCode::MoreRepairs);
        last.severity = Severity::Warning;
        last.args = {std::exchange(m_more, 0)};
        notes.append(std::move(last));
    }
    return notes;
}

QString Repairs::listed(const QStringList &names)
{
    QString text;
    for (const QString &name : names) {
        const QString next = text.isEmpty() ? name : text + QLatin1StringView(", ") + name;
        if (!text.isEmpty() && next.size() + 3 > longestArg)
            return text + QStringLiteral(", …");
        text = next;
    }
    return text;
}

QString Repairs::quoted(qsizetype begin, qsizetype end) const
{
    constexpr qsizetype longest = 40;
    const qsizetype size = std::min<qsizetype>(end - begin, 4 * longest);
    return shortened(decodedUtf8(m_text.sliced(begin, size)).simplified(), longest);
}

TextPosition Repairs::at(qsizetype offset)
{
    if (!m_positions)
        m_positions.emplace(m_text);
    return m_positions->of(offset);
}

} // namespace boardwright
