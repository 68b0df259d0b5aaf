// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conversion between text and lists of numbers.

#include "ui/editing/values/objective_cells.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

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
    return ListWords::tr("At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.",
        nullptr, static_cast<int>(most));
}

} // namespace

std::expected<QList<int>, QString> numbersOfText(const QString &text, qsizetype most)
{
    return numbersOfCell(text, most).transform_error([&](const BadNumbers &bad) {
        return bad.part.isNull() ? tooManyNumbers(most) : notNumbers(bad.part);
    });
}

QString textOfNumbers(const QList<int> &numbers, QString (*spelled)(qint64))
{
    const auto isNext = [](int a, int b) { return qint64{a} + 1 == b; };
    const bool isRun = numbers.size() >= shortestRun && numbers.first() >= 1
        && std::ranges::adjacent_find(numbers, std::not_fn(isNext)) == numbers.end();
    if (isRun)
        return u"%1–%2"_s.arg(spelled(numbers.first()), spelled(numbers.last()));
    QStringList texts;
    texts.reserve(numbers.size());
    for (const int number : numbers)
        texts << spelled(number);
    return texts.join(u" · "_s);
}

} // namespace boardwright
