// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/codes.h"
#include "core/balanced/list_formats.h"
#include "core/balanced/synergy_filter.h"
#include "ui/text/generators/balanced/balanced_words.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace boardwright {

namespace {

struct FilterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FilterWords)
};

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ReadingWords)
};

struct LossWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LossWords)
};

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StepWords)
};

QString wordsOfFilter(const SynergyFilter &filter)
{
    const int count = std::abs(filter.keep);
    if (filter.keep == 0)
        return ReadingWords::tr("No value of a line counts");
    if (filter.keep > 0)
        return filter.descending
            ? ReadingWords::tr("The %Ln highest values of a line count", nullptr, count)
            : ReadingWords::tr("The %Ln lowest values of a line count", nullptr, count);
    return filter.descending
        ? ReadingWords::tr("All but the %Ln lowest values of a line count", nullptr, count)
        : ReadingWords::tr("All but the %Ln highest values of a line count", nullptr, count);
}

} // namespace

QString balancedFilterName(Code code)
{
    switch (static_cast<BalancedCode>(code)) {
    case BalancedCode::TimeFilter:
        return FilterWords::tr("time");
    case BalancedCode::UnusedFilter:
        return FilterWords::tr("not on the board");
    case BalancedCode::ConflictFilter:
        return FilterWords::tr("no conflict");
    case BalancedCode::LineSynergyFilter:
        return FilterWords::tr("line synergy");
    default:
        return {};
    }
}

QString balancedToleranceText(Code filter, double tolerance)
{
    return filter == toCode(BalancedCode::TimeFilter) ? clockText(tolerance) : QString();
}

QString balancedUnfitGoals(Key format, int n)
{
    return format == balanced::listFormat
        ? LossWords::tr("%Ln goal(s) without a time, left out entirely", nullptr, n)
        : QString();
}

QString balancedRejectionWords(const Rejection &rejection, const Shape &shape)
{
    const auto at = static_cast<std::size_t>(rejection.line);
    const bool hasLine = rejection.line != LineIndex::none && at < shape.lines.size();
    const QString line
        = hasLine ? lineName(shape.lines[at].kind, shape.lines[at].number) : QString();
    const QString other = wholeText(static_cast<int>(rejection.other) + 1);
    switch (static_cast<BalancedCode>(rejection.filter)) {
    case BalancedCode::UnusedFilter:
        return StepWords::tr("it is already in cell %1").arg(other);
    case BalancedCode::ConflictFilter:
        return StepWords::tr("it conflicts with the goal in cell %1").arg(other);
    case BalancedCode::LineSynergyFilter:
        if (rejection.isTooMuch)
            return StepWords::tr("%1 would have too much in common", "a line").arg(line);
        return rejection.amount > rejection.bound
            ? StepWords::tr("%1 would save %2 min, more than %3", "a line, minutes")
                  .arg(line, clockText(rejection.amount), clockText(rejection.bound))
            : StepWords::tr("%1 would save %2 min, less than %3", "a line, minutes")
                  .arg(line, clockText(rejection.amount), clockText(rejection.bound));
    default:
        return {};
    }
}

std::optional<Meaning> balancedMeaning(Key reading, const QString &text)
{
    if (reading != synergyFilterReading)
        return std::nullopt;
    if (const auto filter = synergyFilterOf(text))
        return Meaning{.words = wordsOfFilter(*filter)};
    return Meaning{.words = ReadingWords::tr("Not valid, so all but the highest count. Write "
                                             "\"min\" or \"max\", a space and a number"),
        .isUnderstood = false};
}

} // namespace boardwright
