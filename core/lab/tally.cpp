// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/tally.h"

#include "core/lab/place_groups.h"

#include <algorithm>
#include <functional>
#include <tuple>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

std::unexpected<Problem> refuse(Code code, const QList<Arg> &args)
{
    Problem problem;
    problem.code = code;
    problem.args = args;
    return std::unexpected(std::move(problem));
}

QString settingsLine(const Study &study)
{
    QStringList parts;
    for (const auto &[key, text] : study.settings)
        parts << key + u' ' + text;
    return parts.join(u", "_s);
}

QString detailWord(Detail detail)
{
    return detail == Detail::Counts ? u"counts"_s : u"reasons"_s;
}

/// With counts only, the study's measures do not matter.
bool isSame(const Study &one, const Study &other, Detail detail)
{
    if (detail == Detail::Reasons)
        return one == other;
    Study a = one;
    Study b = other;
    a.measures.clear();
    b.measures.clear();
    return a == b;
}

/// Checks that two tallies can be added; the error has the first difference, as in one and in the
/// other.
std::expected<void, Problem> compareStudies(const Tally &one, const Tally &other)
{
    const Study &a = *one.study;
    const Study &b = *other.study;
    const std::array<std::tuple<QString, QString, QString>, 5> parts{{
        {u"the generator"_s, a.generator, b.generator},
        {u"its version"_s, QString::number(a.version), QString::number(b.version)},
        {u"the board"_s, settingsLine(a), settingsLine(b)},
        {u"the goal set"_s, a.set, b.set},
        {u"the detail"_s, detailWord(one.detail), detailWord(other.detail)},
    }};
    for (const auto &[what, ofOne, ofOther] : parts) {
        if (ofOne != ofOther)
            return refuse(Code::StatisticsDiffer, {what, ofOne, ofOther});
    }
    if (!isSame(a, b, one.detail))
        return refuse(Code::StatisticsDiffer, {u"the list of goals"_s, a.set, b.set});
    return {};
}

void addTo(std::vector<quint64> &sums, const std::vector<quint64> &more)
{
    std::ranges::transform(sums, more, sums.begin(), std::plus());
}

void addTo(Histogram &histogram, const Histogram &more)
{
    for (const auto &[number, count] : more)
        histogram[number] += count;
}

} // namespace

qint64 mostBoardsOf(const Study &study)
{
    return study.hasOneShape ? mostBoards : mostBoards / static_cast<qint64>(mostPlaces);
}

Tally::Tally(std::shared_ptr<const Study> about, Detail howMuch)
    : study(std::move(about))
    , detail(howMuch)
    , appearances(static_cast<std::size_t>(study->goals.size()), 0)
    , copies(appearances)
{
    counts.assign(static_cast<std::size_t>(study->counters.size()), 0);
    if (detail == Detail::Counts)
        return;
    cells.assign(appearances.size() * study->items(Scope::Site), 0);
    if (study->isGrouped(Scope::Site))
        places.assign(siteGroups, 0);
    measures.resize(study->measures.size());
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const StudiedMeasure &measure = study->measures[i];
        const std::size_t items = study->items(measure.scope);
        if (measure.classes.isEmpty())
            measures[i].sums.resize(items);
        else
            measures[i].classes.assign(items * static_cast<std::size_t>(measure.classes.size()), 0);
    }
}

std::expected<void, Problem> Tally::add(const Tally &other)
{
    if (study != other.study || detail != other.detail) {
        if (auto same = compareStudies(*this, other); !same)
            return same;
    }
    if (const auto twice = seeds.shared(other.seeds))
        return refuse(Code::StatisticsOverlap, {twice->first, twice->last});
    if (seeds.count() > mostBoardsOf(*study) - other.seeds.count())
        return refuse(Code::TooManyBoards, {mostBoardsOf(*study)});
    addSums(other);
    for (const SeedRange &range : other.seeds.ranges())
        seeds.add(range);
    return {};
}

void Tally::addSums(const Tally &other)
{
    failed += other.failed;
    rejected += other.rejected;
    relaxedBoards += other.relaxedBoards;
    relaxations += other.relaxations;
    addTo(counts, other.counts);
    addTo(appearances, other.appearances);
    addTo(copies, other.copies);
    addTo(cells, other.cells);
    addTo(places, other.places);
    addTo(overlap, other.overlap);
    for (std::size_t i = 0; i < measures.size(); ++i) {
        const MeasureTally &more = other.measures[i];
        for (std::size_t item = 0; item < more.sums.size(); ++item) {
            NumberSums &sums = measures[i].sums[item];
            sums.count += more.sums[item].count;
            sums.nonzero += more.sums[item].nonzero;
            sums.sum += more.sums[item].sum;
            sums.squares += more.sums[item].squares;
        }
        addTo(measures[i].classes, more.classes);
        addTo(measures[i].histogram, more.histogram);
    }
}

void Tally::clear()
{
    seeds = {};
    failed = 0;
    rejected = 0;
    relaxedBoards = 0;
    relaxations = 0;
    for (std::vector<quint64> *sums : {&counts, &appearances, &copies, &cells, &places})
        std::ranges::fill(*sums, quint64{0});
    overlap.clear();
    for (MeasureTally &measure : measures) {
        std::ranges::fill(measure.sums, NumberSums{});
        std::ranges::fill(measure.classes, quint64{0});
        measure.histogram.clear();
    }
}

bool operator==(const Tally &a, const Tally &b)
{
    const auto numbers = [](const Tally &tally) {
        return std::tie(tally.detail, tally.seeds, tally.failed, tally.rejected,
            tally.relaxedBoards, tally.relaxations, tally.counts, tally.appearances, tally.copies,
            tally.cells, tally.places, tally.overlap, tally.measures);
    };
    return a.detail == b.detail && isSame(*a.study, *b.study, a.detail) && numbers(a) == numbers(b);
}

} // namespace boardwright
