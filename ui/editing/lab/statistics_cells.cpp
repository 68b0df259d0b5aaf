// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/lab/statistics_cells.h"

#include "core/base/printable.h"
#include "core/lab/tally_reading.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/statistics_words.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace boardwright {

namespace {

using ColumnKind = StatisticsColumn::Kind;

struct StatisticsTable {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StatisticsTable)
};

constexpr std::size_t mostClasses = 8;

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString lineTitle(const Shape &shape, std::size_t index)
{
    if (index >= shape.lines.size())
        return StatisticsTable::tr("Line %L1").arg(index + 1);
    return capitalised(lineName(shape.lines[index].kind, shape.lines[index].number));
}

QString siteTitle(const Shape &shape, std::size_t index)
{
    const QString number = wholeText(index + 1);
    if (index >= shape.sites.size() || shape.topology != Topology::Grid)
        return StatisticsTable::tr("Cell %1").arg(number);
    const Site &site = shape.sites[index];
    return StatisticsTable::tr("Cell %1 (row %2, column %3)")
        .arg(number, wholeText(site.row + 1), wholeText(site.column + 1));
}

QString lineTitle(const StatisticsResult &result, std::size_t index)
{
    const Shape *shape = result.subject->shape();
    return shape != nullptr ? lineTitle(*shape, index)
                            : lineGroupTitle(static_cast<LineKind>(index));
}

QString siteTitle(const StatisticsResult &result, std::size_t index)
{
    const Shape *shape = result.subject->shape();
    return shape != nullptr ? siteTitle(*shape, index) : siteGroupTitle(index);
}

/// How many boards a share is of. For a group: how many of its lines or cells.
QString countText(const StatisticsResult &result, const StatisticsItem &item,
    const StatisticsColumn &column, double share)
{
    const bool isOfGroup = !result.tally.study->hasOneShape
        && (item.kind == StatisticsItem::Kind::Line || item.kind == StatisticsItem::Kind::Site);
    const auto whole = static_cast<double>(
        isOfGroup ? numbersOf(result.tally, column.measure, item.index) : result.tally.whole());
    if (isOfGroup)
        return StatisticsTable::tr("%L1 of %L2.", "counts")
            .arg(wholeText(qRound64(share * whole)), wholeText(qRound64(whole)));
    return StatisticsTable::tr("On %L1 of %Ln board(s).", nullptr, static_cast<int>(whole))
        .arg(qRound64(share * whole));
}

} // namespace

QStringList classShares(const Tally &tally, std::size_t measure, std::size_t item, std::size_t most)
{
    const std::vector<ClassCount> found = classCounts(tally, measure, item);
    QStringList texts;
    for (const auto &[index, boards] : std::span(found).first(std::min(most, found.size())))
        texts << QStringLiteral("%1 %2").arg(
            classTitle(*tally.study, tally.study->measures[measure], index),
            shareText(shareOf(boards, tally, measure, item)));
    return texts;
}

QString statisticsName(const StatisticsResult &result, const StatisticsItem &item)
{
    const Study &study = *result.tally.study;
    switch (item.kind) {
    case StatisticsItem::Kind::Goal:
        return printable(
            plainGoal(result.subject->set().objectives.at(static_cast<qsizetype>(item.index))));
    case StatisticsItem::Kind::Limit:
        return printable(study.limits[item.index].name);
    case StatisticsItem::Kind::Line:
        return lineTitle(result, item.index);
    case StatisticsItem::Kind::Site:
        return siteTitle(result, item.index);
    case StatisticsItem::Kind::Measure:
        return measureTitle(studiedMeasure(result, item.index));
    case StatisticsItem::Kind::Class: {
        const Measure &measure = studiedMeasure(result, item.index);
        return StatisticsTable::tr("%1: %2", "a number of the board, a value of it")
            .arg(measureTitle(measure), choiceLabel(measure.classes[item.part]));
    }
    case StatisticsItem::Kind::Overlap:
        return StatisticsTable::tr("Goals shared with the next seed");
    case StatisticsItem::Kind::Counter:
        return counterTitle(study, item.index);
    }
    return {};
}

QString statisticsShortName(const StatisticsResult &result, const StatisticsItem &item)
{
    const bool isNumbered
        = item.kind == StatisticsItem::Kind::Site && result.subject->shape() != nullptr;
    return isNumbered ? wholeText(item.index + 1) : statisticsName(result, item);
}

QString statisticsNumberText(const StatisticsColumn &column, const Measure *measure, double number)
{
    if (isShare(column))
        return shareText(number);
    if (column.kind == ColumnKind::Cap)
        return wholeText(qRound(number));
    return meanText(measure, number);
}

QString statisticsText(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    if (column.kind == ColumnKind::Name)
        return statisticsName(result, item);
    if (column.kind == ColumnKind::LimitKind)
        return limitKindTitle(*result.tally.study, result.tally.study->limits[item.index]);
    const auto number = statisticsNumber(result, item, column);
    if (!number)
        return {};
    const Measure *measure = statisticsMeasure(result, item, column);
    return column.kind == ColumnKind::Class
        ? choiceLabel(measure->classes[static_cast<std::size_t>(*number)])
        : statisticsNumberText(column, measure, *number);
}

QVariant statisticsPlainValue(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    constexpr double percent = 100;
    if (isWords(column))
        return statisticsText(result, item, column);
    const auto number = statisticsNumber(result, item, column);
    if (!number)
        return {};
    return isShare(column) ? *number * percent : *number;
}

QString statisticsToolTip(
    const StatisticsResult &result, const StatisticsItem &item, const StatisticsColumn &column)
{
    if (column.kind == ColumnKind::Name) {
        const bool isOfMeasure = item.kind == StatisticsItem::Kind::Measure
            || item.kind == StatisticsItem::Kind::Class;
        const QString name = statisticsName(result, item);
        const QString help
            = isOfMeasure ? measureHelp(studiedMeasure(result, item.index)) : QString();
        return help.isEmpty() ? name : name + QStringLiteral("\n\n") + help;
    }
    if (column.kind == ColumnKind::Class || column.kind == ColumnKind::ClassShare)
        return result.tally.whole() == 0
            ? QString()
            : classShares(result.tally, column.measure, item.index, mostClasses)
                  .join(QStringLiteral(", "));
    const auto number = statisticsNumber(result, item, column);
    if (!number || !isShare(column))
        return {};
    if (column.kind == ColumnKind::Plain)
        return StatisticsTable::tr("Weighting alone would give %1.").arg(shareText(*number));
    return countText(result, item, column, *number);
}

QString statisticsColumnTitle(
    const StatisticsResult &result, Scope scope, const StatisticsColumn &column)
{
    switch (column.kind) {
    case ColumnKind::Name:
        switch (scope) {
        case Scope::Board:
            return StatisticsTable::tr("Statistic");
        case Scope::Line:
            return StatisticsTable::tr("Line");
        case Scope::Site:
            return StatisticsTable::tr("Cell");
        case Scope::Row:
            return StatisticsTable::tr("Goal");
        case Scope::Limit:
            return StatisticsTable::tr("Limit");
        }
        return {};
    case ColumnKind::LimitKind:
        return StatisticsTable::tr("Kind");
    case ColumnKind::Cap:
        return StatisticsTable::tr("At most");
    case ColumnKind::Appears:
        return StatisticsTable::tr("Appears");
    case ColumnKind::Plain:
        return StatisticsTable::tr("Weighting alone");
    case ColumnKind::Copies:
        return StatisticsTable::tr("Copies");
    case ColumnKind::Average:
    case ColumnKind::Class:
        return measureTitle(studiedMeasure(result, column.measure));
    case ColumnKind::NotZero:
        return StatisticsTable::tr("On boards", "share of them");
    case ColumnKind::ClassShare:
        return StatisticsTable::tr("Share", "of boards");
    case ColumnKind::BoardAverage:
        return StatisticsTable::tr("On average");
    case ColumnKind::BoardSpread:
        return StatisticsTable::tr("Spread");
    case ColumnKind::BoardShare:
        return StatisticsTable::tr("On boards", "share of them");
    }
    return {};
}

QString statisticsColumnHelp(const StatisticsResult &result, const StatisticsColumn &column)
{
    switch (column.kind) {
    case ColumnKind::Appears:
        return StatisticsTable::tr("Share of boards that the goal is on. The mark shows the share "
                                   "that weighting alone would give");
    case ColumnKind::Plain:
        return StatisticsTable::tr(
            "Share of boards that weighting and uniform choice alone would give the goal");
    case ColumnKind::Copies:
        return StatisticsTable::tr(
            "Average number of cells that the goal fills on boards that contain it");
    case ColumnKind::Cap:
        return StatisticsTable::tr(
            "Number of goals that the limit allows on the board, or in the shortest line");
    case ColumnKind::Average:
        return StatisticsTable::tr("%1. Average over all boards.", "what a number tells")
            .arg(measureHelp(studiedMeasure(result, column.measure)));
    case ColumnKind::NotZero:
        return StatisticsTable::tr("Share of boards on which \"%1\" is not 0")
            .arg(measureTitle(studiedMeasure(result, column.measure)));
    case ColumnKind::Class:
        return StatisticsTable::tr("%1. The most frequent one.", "what a number tells")
            .arg(measureHelp(studiedMeasure(result, column.measure)));
    case ColumnKind::ClassShare:
        return StatisticsTable::tr("Share of boards on which \"%1\" has that value")
            .arg(measureTitle(studiedMeasure(result, column.measure)));
    case ColumnKind::BoardSpread:
        return StatisticsTable::tr("Standard deviation from board to board");
    case ColumnKind::BoardShare:
        return StatisticsTable::tr("Share of boards on which the statistic is not 0; of a gate: "
                                   "share of all boards made that it rejected");
    case ColumnKind::Name:
    case ColumnKind::LimitKind:
    case ColumnKind::BoardAverage:
        break;
    }
    return {};
}

} // namespace boardwright
