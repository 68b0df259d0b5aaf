// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between text and lists of numbers or names.

#include "ui/editing/values/objective_cells.h"
#include "ui/editing/values/quoted_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ListWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ObjectiveCells)
};

constexpr qsizetype shortestRun = 3;

QString notNumbers(const QString &part)
{
    return ListWords::tr(
        "\"%1\" must be a whole number of at least 1. Write numbers such as 2-5 or 3, 6, 9.")
        .arg(part.size() > 20 ? part.first(19) + u'…' : part);
}

QString tooManyNumbers(qsizetype most)
{
    return ListWords::tr("At most %n numbers are allowed. Write fewer, or use a step: 10..50/10.",
        nullptr, static_cast<int>(most));
}

/// A part of a list: one number or a run of numbers.
struct NumberRun {
    qint64 first = 0;
    qint64 last = 0;
    qint64 step = 1;

    qint64 count() const { return (last - first) / step + 1; }
};

std::optional<NumberRun> runOfText(const QString &text)
{
    static const QRegularExpression pattern(
        uR"(^(\d{1,10})(?:\s*(?:-|–|—|‒|−|\.\.\.?|…)\s*(\d{1,10})(?:\s*/\s*(\d{1,10}))?)?$)"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return {};
    NumberRun run;
    run.first = match.captured(1).toLongLong();
    run.last = match.hasCaptured(2) ? match.captured(2).toLongLong() : run.first;
    run.step = match.hasCaptured(3) ? match.captured(3).toLongLong() : 1;
    if (run.first < 1 || run.last < run.first || run.step < 1
        || run.last > std::numeric_limits<int>::max())
        return {};
    return run;
}

bool isPlain(const QString &name)
{
    static const QRegularExpression special(u"[,;\"]"_s);
    return !name.isEmpty() && name == name.trimmed() && !name.contains(special);
}

} // namespace

std::expected<QList<int>, QString> numbersOfText(const QString &text, qsizetype most)
{
    static const QRegularExpression between(u"[,;·•]"_s);
    static const QRegularExpression spaces(u"(?<=\\d)\\s+(?=\\d)"_s);
    QList<int> numbers;
    QString list = text;
    list.replace(spaces, u","_s); // "3 6 9"
    for (const QString &piece : list.split(between, Qt::SkipEmptyParts)) {
        const QString part = piece.trimmed();
        if (part.isEmpty())
            continue;
        const auto run = runOfText(part);
        if (!run)
            return std::unexpected(notNumbers(part));
        if (numbers.size() + run->count() > most)
            return std::unexpected(tooManyNumbers(most));
        for (qint64 number = run->first; number <= run->last; number += run->step)
            numbers.append(static_cast<int>(number));
    }
    if (numbers.isEmpty() && !text.trimmed().isEmpty())
        return std::unexpected(notNumbers(text.trimmed()));
    return numbers;
}

QString textOfNumbers(const QList<int> &numbers)
{
    const auto isNext = [](int a, int b) { return qint64{a} + 1 == b; };
    const bool isRun = numbers.size() >= shortestRun && numbers.first() >= 1
        && std::ranges::adjacent_find(numbers, std::not_fn(isNext)) == numbers.end();
    if (isRun)
        return u"%1–%2"_s.arg(numbers.first()).arg(numbers.last());
    QStringList texts;
    texts.reserve(numbers.size());
    for (const int number : numbers)
        texts << QString::number(number);
    return texts.join(u" · "_s);
}

QStringList namesOfText(const QString &text)
{
    QStringList names;
    QString name;
    bool wasQuoted = false; // the name was in quotation marks
    const auto end = [&] {
        const QString whole = wasQuoted ? name : name.trimmed();
        if (!whole.isEmpty())
            names << whole;
        name.clear();
        wasQuoted = false;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"' && !wasQuoted && name.trimmed().isEmpty()) {
            name = readQuoted(text, i);
            wasQuoted = true;
        } else if (c == u',' || c == u';' || c == u'\n') {
            end();
        } else if (!wasQuoted || !c.isSpace()) {
            name += c;
        }
    }
    end();
    return names;
}

QString textOfNames(const QStringList &names)
{
    QStringList texts;
    texts.reserve(names.size());
    for (const QString &name : names)
        texts << (isPlain(name) && !name.contains(u'\n') ? name : quoted(name));
    return texts.join(u", "_s);
}

} // namespace boardwright
