// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tally_reading.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <span>

namespace boardwright {

namespace {

std::optional<std::size_t> measureOf(const Tally &tally, Scope scope, bool hasClasses)
{
    if (tally.detail == Detail::Counts)
        return std::nullopt;
    const auto &measures = tally.study->measures;
    const auto found = std::ranges::find_if(measures, [&](const StudiedMeasure &measure) {
        return measure.scope == scope && measure.classes.isEmpty() != hasClasses;
    });
    return found == measures.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - measures.begin()));
}

} // namespace

double shareOf(quint64 boards, const Tally &tally)
{
    return tally.whole() == 0 ? 0
                              : static_cast<double>(boards) / static_cast<double>(tally.whole());
}

double appearanceShare(const Tally &tally, std::size_t row)
{
    return shareOf(tally.appearances[row], tally);
}

std::optional<double> plainShare(const Study &study, std::size_t row)
{
    constexpr double million = 1'000'000;
    if (study.plainShares.empty())
        return std::nullopt;
    return study.plainShares[row] / million;
}

std::optional<std::size_t> classMeasure(const Tally &tally, Scope scope)
{
    return measureOf(tally, scope, true);
}

std::optional<std::size_t> amountMeasure(const Tally &tally, Scope scope)
{
    return measureOf(tally, scope, false);
}

std::optional<std::size_t> measureNamed(const Study &study, QStringView key)
{
    const auto found = std::ranges::find(study.measures, key, &StudiedMeasure::key);
    return found == study.measures.end()
        ? std::nullopt
        : std::optional(static_cast<std::size_t>(found - study.measures.begin()));
}

std::optional<std::size_t> useMeasure(const Tally &tally)
{
    return amountMeasure(tally, Scope::Limit);
}

std::optional<std::size_t> keptOutMeasure(const Tally &tally)
{
    const auto use = useMeasure(tally);
    std::optional<std::size_t> last;
    for (std::size_t i = 0; use && i < tally.study->measures.size(); ++i) {
        const StudiedMeasure &measure = tally.study->measures[i];
        if (measure.scope == Scope::Limit && measure.classes.isEmpty() && i != *use)
            last = i;
    }
    return last;
}

quint64 numbersOf(const Tally &tally, std::size_t measure, std::size_t item)
{
    const StudiedMeasure &studied = tally.study->measures[measure];
    if (!tally.study->isGrouped(studied.scope))
        return tally.whole();
    if (studied.classes.isEmpty())
        return tally.measures[measure].sums[item].count;
    const auto classes = static_cast<std::size_t>(studied.classes.size());
    const auto counts = std::span(tally.measures[measure].classes).subspan(item * classes, classes);
    return std::accumulate(counts.begin(), counts.end(), quint64{0});
}

double shareOf(quint64 found, const Tally &tally, std::size_t measure, std::size_t item)
{
    const quint64 numbers = numbersOf(tally, measure, item);
    return numbers == 0 ? 0 : static_cast<double>(found) / static_cast<double>(numbers);
}

std::vector<ClassCount> classCounts(const Tally &tally, std::size_t measure, std::size_t item)
{
    const auto classes = static_cast<std::size_t>(tally.study->measures[measure].classes.size());
    std::vector<ClassCount> found;
    for (std::size_t i = 1; i < classes; ++i) {
        const quint64 boards = tally.measures[measure].classes[item * classes + i];
        if (boards > 0)
            found.push_back({.index = i, .boards = boards});
    }
    std::ranges::stable_sort(found, std::greater(), &ClassCount::boards);
    return found;
}

std::optional<ClassCount> mostFrequentClass(
    const Tally &tally, std::size_t measure, std::size_t item)
{
    const auto classes = static_cast<std::size_t>(tally.study->measures[measure].classes.size());
    const std::span<const quint64> boards
        = std::span(tally.measures[measure].classes).subspan(item * classes, classes);
    std::size_t most = 0;
    for (std::size_t i = 1; i < classes; ++i) {
        if (boards[i] > (most == 0 ? 0 : boards[most]))
            most = i;
    }
    return most == 0 ? std::nullopt
                     : std::optional(ClassCount{.index = most, .boards = boards[most]});
}

std::vector<ClassCount> leftOutBy(const Tally &tally, std::size_t row)
{
    const auto measure = classMeasure(tally, Scope::Row);
    return measure ? classCounts(tally, *measure, row) : std::vector<ClassCount>{};
}

std::optional<double> meanOf(const Tally &tally, std::size_t measure, std::size_t item)
{
    const NumberSums &sums = tally.measures[measure].sums[item];
    if (sums.count == 0)
        return std::nullopt;
    return tally.study->measures[measure].bin * static_cast<double>(sums.sum)
        / static_cast<double>(sums.count);
}

} // namespace boardwright
