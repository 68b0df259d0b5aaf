// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/measure_text.h"

#include "ui/text/field_words.h"
#include "ui/text/minutes_words.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

struct MeasureWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Measures)
};

int decimalsOf(const Measure &measure, double number)
{
    if (number == std::round(number))
        return 0;
    constexpr double few = 10;
    const int most = unit_digits::of(measure.unit);
    return std::abs(number) < (measure.unit == Unit::Score ? few : 1) ? most : std::min(most, 1);
}

QString withUnit(Unit unit, const QString &text)
{
    switch (unit) {
    case Unit::Percent:
        return MeasureWords::tr("%1 %", "percent").arg(text);
    case Unit::Minutes:
        return MeasureWords::tr("%1 min", "minutes").arg(text);
    case Unit::Count:
    case Unit::Score:
        break;
    }
    return text;
}

} // namespace

QString measureText(const Measure &measure, double number)
{
    if (!std::isfinite(number))
        return {};
    if (number >= 0 && number < static_cast<double>(measure.classes.size()))
        return choiceLabel(measure.classes[static_cast<std::size_t>(number)]);
    if (measure.unit == Unit::Minutes)
        return clockText(number);
    // The smallest number that these decimals can show.
    const int most = unit_digits::of(measure.unit);
    const double least = std::pow(10.0, -most);
    if (number > 0 && number < least / 2)
        return QStringLiteral("<") + fixedText(least, most);
    return fixedText(number, decimalsOf(measure, number));
}

QString unitText(const Measure &measure)
{
    return withUnit(measure.unit, {}).trimmed();
}

QString meanText(const Measure *measure, double mean)
{
    constexpr double hundred = 100;
    constexpr double ten = 10;
    if (!std::isfinite(mean))
        return {};
    const double size = std::abs(mean);
    const int most = measure == nullptr ? unit_digits::score : unit_digits::of(measure->unit);
    int decimals = size >= hundred ? 0 : size >= ten ? std::min(most, 1) : most;
    while (size > 0 && decimals < unit_digits::smallestMean && size * std::pow(ten, decimals) < 0.5)
        ++decimals;
    const QString text = fixedText(mean, decimals);
    return measure == nullptr ? text : withUnit(measure->unit, text);
}

QString measureTextWithUnit(const Measure &measure, double number)
{
    const QString text = measureText(measure, number);
    return text.isEmpty() ? QString() : withUnit(measure.unit, text);
}

QString targetText(const Measure &measure, double number, const MeasureTarget &target)
{
    const QString text = measureText(measure, number);
    return text.isEmpty()
        ? QString()
        : withUnit(measure.unit,
              MeasureWords::tr("%1 of %2 (%3 to %4)",
                  "a number, what it should be, and from what to what it may be")
                  .arg(text, measureText(measure, target.usual), measureText(measure, target.least),
                      measureText(measure, target.most)));
}

QString factText(const Field &field, const Value &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return wholeText(*number);
    if (const auto *number = std::get_if<double>(&value))
        return numberText(*number);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? MeasureWords::tr("yes") : MeasureWords::tr("no");
    if (const auto *numbers = std::get_if<QList<int>>(&value)) {
        QStringList texts;
        for (const int number : *numbers)
            texts << wholeText(number);
        return texts.join(u' ');
    }
    const QString text
        = std::get_if<QString>(&value) != nullptr ? std::get<QString>(value) : QString();
    const auto choice = std::ranges::find(field.choices, text, &Choice::key);
    return choice == field.choices.end() ? text : choiceLabel(*choice);
}

QStringList reportedOfCell(const PreviewResult &board, SiteIndex site)
{
    QStringList told;
    const auto at = static_cast<std::size_t>(site);
    const auto measures = board.request.generator->info().measures;
    for (std::size_t i = 0; i < measures.size() && i < board.measured.values.size(); ++i) {
        const std::vector<double> &numbers = board.measured.values[i];
        if (!measures[i].isReported || measures[i].scope != Scope::Site || at >= numbers.size())
            continue;
        const QString text = measureTextWithUnit(measures[i], numbers[at]);
        if (!text.isEmpty())
            told << MeasureWords::tr("%1: %2", "a measure, its value")
                        .arg(measureTitle(measures[i]), text);
    }
    if (at < board.facts.sites.size()) {
        for (const auto &[key, fact] : board.facts.sites[at]) {
            const auto declared = board.request.generator->info().placementFacts;
            const auto field = std::ranges::find(declared, key, &Field::key);
            if (field != declared.end() && !std::holds_alternative<std::monostate>(fact.value))
                told << MeasureWords::tr("%1: %2", "a measure, its value")
                            .arg(fieldLabel(*field), factText(*field, fact.value));
        }
    }
    return told;
}

QString shareText(double share)
{
    constexpr double hundred = 100;
    const double percent = share * hundred;
    const double rounded = std::round(percent);
    const bool looksWhole = (rounded == 0 && share > 0) || (rounded == hundred && share < 1);
    // It is not 0.0 or 100.0 either.
    constexpr double least = 0.1;
    const double shown = looksWhole ? std::clamp(percent, least, hundred - least) : percent;
    const QString bound = shown > percent + least / 2 ? QStringLiteral("<")
        : shown < percent - least / 2                 ? QStringLiteral(">")
                                                      : QString();
    return bound
        + MeasureWords::tr("%1 %", "percent")
              .arg(fixedText(shown, looksWhole ? unit_digits::percent : unit_digits::whole));
}

} // namespace boardwright
