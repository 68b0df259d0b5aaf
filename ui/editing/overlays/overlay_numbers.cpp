// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/overlays/overlay_numbers.h"

#include "core/goalset/goal_categories.h"
#include "core/lab/place_groups.h"
#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/field_words.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct NumberWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Overlays)
};

/// Measures that belong to no generator, for numbers that every tally has.
constexpr Measure shareOfBoards{.key = "share"_L1, .scope = Scope::Site, .unit = Unit::Percent};
constexpr Measure goalsHere{.key = "goals"_L1, .scope = Scope::Site};

OverlayNumber plainNumber(const Measure &measure, double number)
{
    return {.number = number,
        .text = measureText(measure, number),
        .inFull = measureTextWithUnit(measure, number)};
}

/// With more decimals than shares elsewhere, so that adjacent cells can be compared.
OverlayNumber shareNumber(double share)
{
    constexpr double percent = 100;
    OverlayNumber number = plainNumber(shareOfBoards, percent * share);
    number.text = number.inFull;
    return number;
}

std::vector<OverlayNumber> plainNumbers(const Measure &measure, std::span<const double> numbers)
{
    std::vector<OverlayNumber> all;
    all.reserve(numbers.size());
    for (const double number : numbers)
        all.push_back(plainNumber(measure, number));
    return all;
}

/// The generator's first line measure; null if it has none.
const Measure *lineMeasure(const Info &info)
{
    const auto found = std::ranges::find(info.measures, Scope::Line, &Measure::scope);
    return found == info.measures.end() ? nullptr : &*found;
}

std::span<const double> measuredNumbers(const PreviewResult &board, const Measure &measure)
{
    const auto measures = board.request.generator->info().measures;
    for (std::size_t i = 0; i < measures.size() && i < board.measured.values.size(); ++i) {
        if (&measures[i] == &measure)
            return board.measured.values[i];
    }
    return {};
}

/// The edge has space for one number per line; the full text has the other measures.
void addOtherLineMeasures(
    std::vector<OverlayNumber> &lines, const PreviewResult &board, const Measure &edge)
{
    const auto measures = board.request.generator->info().measures;
    for (std::size_t i = 0; i < measures.size() && i < board.measured.values.size(); ++i) {
        const Measure &measure = measures[i];
        const std::vector<double> &others = board.measured.values[i];
        if (measure.scope != Scope::Line || &measure == &edge || others.size() != lines.size())
            continue;
        const MeasureTarget *target = board.targetOf(i);
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const QString text = target == nullptr ? measureTextWithUnit(measure, others[line])
                                                   : targetText(measure, others[line], *target);
            if (!text.isEmpty())
                lines[line].inFull += u'\n'
                    + NumberWords::tr("%1: %2", "a measure, its value")
                          .arg(measureTitle(measure), text);
        }
    }
}

/// Of a measure about the rows of a table, the numbers of the chosen row.
std::span<const double> numbersOfRow(OverlayNumbers &numbers, const PreviewResult &board, RowId row)
{
    const Section &table = *numbers.measure->about;
    const QList<TableRow> rows = board.request.set.tables.value(QString(table.key));
    const auto chosen = std::ranges::find(rows, row, &TableRow::id);
    const std::span<const double> all = measuredNumbers(board, *numbers.measure);
    const std::size_t sites = board.board.at.size();
    const auto first = static_cast<std::size_t>(chosen - rows.begin()) * sites;
    if (chosen == rows.end() || all.size() < first + sites) {
        numbers.about
            = NumberWords::tr("Select a row of the table \"%1\"").arg(sectionTitle(table));
        return {};
    }
    numbers.about = rowName(board.request.set, row);
    return all.subspan(first, sites);
}

void addBoardNumbers(OverlayNumbers &numbers, const PreviewResult &board, RowId row)
{
    numbers.cells = plainNumbers(*numbers.measure,
        numbers.measure->about != nullptr ? numbersOfRow(numbers, board, row)
                                          : measuredNumbers(board, *numbers.measure));
    if (const Measure *edge = lineMeasure(board.request.generator->info())) {
        numbers.edgeTitle = measureTitle(*edge);
        numbers.edgeHelp = measureHelp(*edge);
        numbers.lines = plainNumbers(*edge, measuredNumbers(board, *edge));
        addOtherLineMeasures(numbers.lines, board, *edge);
    }
}

std::vector<OverlayNumber> meansOf(const Tally &tally, std::size_t index, const Measure &measure)
{
    std::vector<OverlayNumber> all;
    all.reserve(tally.measures[index].sums.size());
    for (std::size_t item = 0; item < tally.measures[index].sums.size(); ++item)
        all.push_back(plainNumber(measure, meanOf(tally, index, item).value_or(Measured::nothing)));
    return all;
}

/// The share of boards on which the number is not 0, among those that have the number.
std::vector<OverlayNumber> sharesOf(const Tally &tally, std::size_t index)
{
    std::vector<OverlayNumber> all;
    all.reserve(tally.measures[index].sums.size());
    for (const NumberSums &sums : tally.measures[index].sums)
        all.push_back(sums.count == 0
                ? OverlayNumber{}
                : shareNumber(static_cast<double>(sums.nonzero) / static_cast<double>(sums.count)));
    return all;
}

/// The most frequent class of each item; among equals, the first.
std::vector<OverlayNumber> classesOf(const Tally &tally, std::size_t index, const Measure &measure)
{
    const std::size_t classes = measure.classes.size();
    const std::vector<quint64> &counts = tally.measures[index].classes;
    std::vector<OverlayNumber> all;
    for (std::size_t first = 0; first + classes <= counts.size(); first += classes) {
        const auto ofItem = std::span(counts).subspan(first, classes);
        const auto most = std::ranges::max_element(ofItem);
        if (*most == 0) {
            all.push_back({});
            continue;
        }
        const auto which = static_cast<double>(most - ofItem.begin());
        OverlayNumber number = plainNumber(measure, which);
        number.inFull
            = NumberWords::tr("%1, on %2 of boards", "a class, a share")
                  .arg(number.inFull, shareText(shareOf(*most, tally, index, first / classes)));
        all.push_back(std::move(number));
    }
    return all;
}

void addEdgeMeans(OverlayNumbers &numbers, const StatisticsResult &statistics)
{
    const Measure *edge = lineMeasure(statistics.subject->generator().info());
    const auto index = edge == nullptr ? std::nullopt
                                       : measureNamed(*statistics.tally.study, QString(edge->key));
    if (!index || !edge->classes.empty())
        return;
    const Overlay mean{.kind = OverlayKind::Mean, .measure = edge};
    numbers.edgeTitle = overlayTitle(mean);
    numbers.edgeHelp = overlayHelp(mean);
    numbers.lines = meansOf(statistics.tally, *index, *edge);
}

/// The number of copies of these goals on each site, over all boards.
std::vector<quint64> landings(const Tally &tally, std::span<const std::size_t> rows)
{
    const std::size_t sites = tally.study->items(Scope::Site);
    std::vector<quint64> sums(sites, 0);
    for (const std::size_t row : rows) {
        for (std::size_t site = 0; site < sites; ++site)
            sums[site] += tally.cells[row * sites + site];
    }
    return sums;
}

/// A cell holds one goal; a site with several goals has a board of its own.
bool holdsSeveral(const Tally &tally)
{
    std::vector<std::size_t> rows(tally.appearances.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = row;
    return std::ranges::any_of(
        landings(tally, rows), [&](quint64 copies) { return copies > tally.whole(); });
}

void addLandings(
    OverlayNumbers &numbers, const StatisticsResult &statistics, std::span<const std::size_t> rows)
{
    const Tally &tally = statistics.tally;
    if (tally.study->isGrouped(Scope::Site)) {
        const std::vector<quint64> copies = landings(tally, rows);
        for (std::size_t group = 0; group < copies.size(); ++group) {
            const auto places = static_cast<double>(tally.places[group]);
            numbers.cells.push_back(places == 0
                    ? OverlayNumber{}
                    : shareNumber(static_cast<double>(copies[group]) / places));
        }
        return;
    }
    const bool isMean = holdsSeveral(tally);
    if (isMean) {
        numbers.measure = &goalsHere;
        numbers.areShares = false;
    }
    for (const quint64 copies : landings(tally, rows)) {
        const double share = shareOf(copies, tally);
        numbers.cells.push_back(isMean ? plainNumber(goalsHere, share) : shareNumber(share));
    }
}

QString boardsText(const Tally &tally)
{
    return NumberWords::tr("%Ln board(s)", nullptr, static_cast<int>(tally.whole()));
}

QString aboutText(const QString &what, const Tally &tally)
{
    return what + QStringLiteral(" · ") + boardsText(tally);
}

void addGoalLandings(OverlayNumbers &numbers, const StatisticsResult &statistics, RowId goal)
{
    if (goal == RowId::none) {
        numbers.about = NumberWords::tr("No goal chosen");
        return;
    }
    const auto row = statistics.rowOf(goal);
    if (!row) {
        numbers.about = NumberWords::tr("The chosen row is not a goal, or is not counted yet");
        return;
    }
    addLandings(numbers, statistics, std::array{*row});
    const auto &objectives = statistics.subject->set().objectives;
    numbers.about
        = aboutText(plainGoal(objectives.at(static_cast<qsizetype>(*row))), statistics.tally);
}

QString categoryOf(const StatisticsResult &statistics, const OverlaySubject &subject)
{
    if (!subject.category.isEmpty())
        return subject.category;
    const auto row = statistics.rowOf(subject.goal);
    if (!row)
        return {};
    const Objective &goal = statistics.subject->set().objectives.at(static_cast<qsizetype>(*row));
    return goal.boardCategories.isEmpty() ? goal.lineCategories.value(0)
                                          : goal.boardCategories.first();
}

void addCategoryLandings(
    OverlayNumbers &numbers, const StatisticsResult &statistics, const OverlaySubject &subject)
{
    const QString category = categoryOf(statistics, subject);
    if (category.isEmpty()) {
        numbers.about = NumberWords::tr("No category chosen");
        return;
    }
    const QList<Objective> &objectives = statistics.subject->set().objectives;
    std::vector<std::size_t> rows;
    for (qsizetype row = 0; row < objectives.size(); ++row) {
        if (isOfCategory(objectives[row], category))
            rows.push_back(static_cast<std::size_t>(row));
    }
    if (rows.empty()) {
        numbers.about = NumberWords::tr("%1: no counted goal has it").arg(category);
        return;
    }
    addLandings(numbers, statistics, rows);
    numbers.about = aboutText(category, statistics.tally);
}

void addMeasure(OverlayNumbers &numbers, const StatisticsResult &statistics, const Overlay &overlay)
{
    const Tally &tally = statistics.tally;
    const auto index = measureNamed(*tally.study, QString(overlay.measure->key));
    if (!index)
        return;
    if (overlay.kind == OverlayKind::Share)
        numbers.cells = sharesOf(tally, *index);
    else if (overlay.measure->classes.empty())
        numbers.cells = meansOf(tally, *index, *overlay.measure);
    else
        numbers.cells = classesOf(tally, *index, *overlay.measure);
    numbers.about = boardsText(tally);
}

bool isOfThatBoard(const StatisticsResult &statistics, const PreviewResult &board)
{
    return &statistics.subject->generator() == board.request.generator
        && statistics.subject->settings() == board.request.settings
        && (!statistics.tally.study->hasOneShape
            || statistics.tally.study->items(Scope::Site) == board.board.at.size());
}

/// Where statistics are by group, each place of the board has the number of its group.
template <typename Place>
void spread(std::vector<OverlayNumber> &numbers, const std::vector<Place> &places)
{
    if (numbers.empty())
        return;
    std::vector<OverlayNumber> spreadOut;
    spreadOut.reserve(places.size());
    for (const Place &place : places)
        spreadOut.push_back(numbers[groupOf(place)]);
    numbers = std::move(spreadOut);
}

} // namespace

OverlayNumbers overlayNumbers(const Overlay &overlay, const PreviewResult &board,
    const StatisticsResult *statistics, const OverlaySubject &subject)
{
    const bool isShare = overlay.measure == nullptr || overlay.kind == OverlayKind::Share;
    OverlayNumbers numbers{.measure = isShare ? &shareOfBoards : overlay.measure,
        .areShares = isShare,
        .isAroundMean = overlay.kind == OverlayKind::Category,
        .title = overlayTitle(overlay),
        .help = overlayHelp(overlay),
        .isOfSeeds = overlay.isOfSeeds(),
        .about = {},
        .cells = {},
        .edgeTitle = {},
        .edgeHelp = {},
        .lines = {}};
    if (!overlay.isOfSeeds()) {
        addBoardNumbers(numbers, board, subject.goal);
        return numbers;
    }
    if (statistics == nullptr || !isOfThatBoard(*statistics, board)
        || statistics->tally.whole() == 0 || statistics->tally.detail == Detail::Counts) {
        numbers.about = NumberWords::tr("No boards counted yet");
        return numbers;
    }
    switch (overlay.kind) {
    case OverlayKind::Board:
        break;
    case OverlayKind::Mean:
    case OverlayKind::Share:
        addMeasure(numbers, *statistics, overlay);
        break;
    case OverlayKind::Goal:
        addGoalLandings(numbers, *statistics, subject.goal);
        break;
    case OverlayKind::Category:
        addCategoryLandings(numbers, *statistics, subject);
        break;
    }
    if (!numbers.cells.empty())
        addEdgeMeans(numbers, *statistics);
    if (!statistics->tally.study->hasOneShape) {
        spread(numbers.cells, board.board.shape->sites);
        spread(numbers.lines, board.board.shape->lines);
    }
    return numbers;
}

} // namespace boardwright
