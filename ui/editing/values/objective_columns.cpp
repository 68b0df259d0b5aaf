// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/objective_columns.h"

#include "ui/editing/values/objective_cells.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr auto columnInfos = std::to_array<ObjectiveColumnInfo>({
    {"", QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Whether the goal takes part at all"),
        Qt::AlignHCenter},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Goal"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Range"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "The values that {{X}} can take"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Board"),
        QT_TRANSLATE_NOOP(
            "boardwright::ObjectivesModel", "Board categories: limited over the whole board"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Line"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Line categories: limited in every row, column and diagonal"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Zones"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Weighting"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "The chance in percent, rolled once a board, that the goal enters the pool from which "
            "the "
            "board is filled. The share of boards that it then stands on is in the column Appears"),
        Qt::AlignRight},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Limit"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "How often the goal may stand on one board, each time with another value"),
        Qt::AlignRight},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Tag"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Of all goals with the same tag at most one stands on a board"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Positions"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "The only cells where the goal may stand, counted from the top left; empty: anywhere"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Progressive"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Whether lower values come earlier along the board. Bingo ignores it"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Tooltip"),
        QT_TRANSLATE_NOOP(
            "boardwright::ObjectivesModel", "What players read when they ask for more"),
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Icons"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "The pictures shown with the goal"),
        Qt::AlignLeft},
});

/// "2–5" for neighbours, "3 · 6 · 9" otherwise.
QString numbersText(QList<int> numbers)
{
    std::ranges::sort(numbers);
    const auto rest = std::ranges::unique(numbers);
    numbers.erase(rest.begin(), rest.end());
    const qsizetype count = numbers.size();
    if (count > 2 && qint64{numbers.last()} - numbers.first() == count - 1)
        return QStringLiteral("%1–%2").arg(numbers.first()).arg(numbers.last());
    QStringList texts;
    for (const int number : std::as_const(numbers))
        texts << QString::number(number);
    return texts.join(QStringLiteral(" · "));
}

QString lettersOfZones(Zones zones)
{
    QStringList letters;
    for (const auto &[zone, letter] : {std::pair{Zone::Early, u'E'}, std::pair{Zone::Mid, u'M'},
             std::pair{Zone::Late, u'L'}, std::pair{Zone::Endgame, u'N'}}) {
        if (zones.testFlag(zone))
            letters << QString(letter);
    }
    return letters.join(u' ');
}

} // namespace

const ObjectiveColumnInfo &columnInfo(ObjectiveColumn column)
{
    return columnInfos.at(static_cast<std::size_t>(column));
}

Zones shownZones(const Objective &objective)
{
    return objective.progression ? objective.progression : allZones;
}

QStringList cellNames(const Objective &objective, ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return objective.boardCategories;
    case ObjectiveColumn::LineCategories:
        return objective.lineCategories;
    case ObjectiveColumn::Tag:
        return objective.tag.isEmpty() ? QStringList() : QStringList(objective.tag);
    case ObjectiveColumn::Icons:
        return objective.icons;
    default:
        return {};
    }
}

QVariant cellValue(const Objective &objective, ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::Enabled:
        return !objective.disabled;
    case ObjectiveColumn::Goal:
        return objective.goal;
    case ObjectiveColumn::Range:
        return numbersText(objective.range);
    case ObjectiveColumn::BoardCategories:
    case ObjectiveColumn::LineCategories:
    case ObjectiveColumn::Tag:
        return cellNames(objective, column).join(QStringLiteral(", "));
    case ObjectiveColumn::Progression:
        return lettersOfZones(shownZones(objective));
    case ObjectiveColumn::Weighting:
        return objective.weighting;
    case ObjectiveColumn::Limit:
        return objective.individualLimit;
    case ObjectiveColumn::ForcedPositions:
        return numbersText(objective.forcedPositions);
    case ObjectiveColumn::ProgressiveRanges:
        return objective.progressiveRanges
            ? QCoreApplication::translate("boardwright::ObjectivesModel", "yes")
            : QString();
    case ObjectiveColumn::Tooltip:
        return objective.tooltip;
    case ObjectiveColumn::Icons:
        return objective.icons.join(QStringLiteral(", "));
    }
    return {};
}

QVariant cellEditValue(const Objective &objective, ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::Enabled:
        return !objective.disabled;
    case ObjectiveColumn::Weighting:
        return objective.weighting;
    case ObjectiveColumn::Limit:
        return objective.individualLimit;
    case ObjectiveColumn::ProgressiveRanges:
        return objective.progressiveRanges;
    default:
        return cellText(objective, column);
    }
}

std::optional<ObjectiveColumn> columnOf(ObjectiveField field)
{
    switch (field) {
    case ObjectiveField::GoalSet:
    case ObjectiveField::Goal:
        return ObjectiveColumn::Goal;
    case ObjectiveField::Range:
        return ObjectiveColumn::Range;
    case ObjectiveField::BoardCategories:
        return ObjectiveColumn::BoardCategories;
    case ObjectiveField::LineCategories:
        return ObjectiveColumn::LineCategories;
    case ObjectiveField::Tag:
        return ObjectiveColumn::Tag;
    case ObjectiveField::Progression:
        return ObjectiveColumn::Progression;
    case ObjectiveField::Weighting:
        return ObjectiveColumn::Weighting;
    case ObjectiveField::IndividualLimit:
        return ObjectiveColumn::Limit;
    case ObjectiveField::ForcedPositions:
        return ObjectiveColumn::ForcedPositions;
    case ObjectiveField::ProgressiveRanges:
        return ObjectiveColumn::ProgressiveRanges;
    case ObjectiveField::Tooltip:
        return ObjectiveColumn::Tooltip;
    case ObjectiveField::Icons:
        return ObjectiveColumn::Icons;
    default:
        return {};
    }
}

QVariant cellToolTip(const Objective &objective, ObjectiveColumn column)
{
    const QString text = cellValue(objective, column).toString();
    if (text.isEmpty() || column == ObjectiveColumn::Enabled
        || column == ObjectiveColumn::ProgressiveRanges)
        return {};
    QString html = QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
    if (column == ObjectiveColumn::Goal && !objective.tooltip.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(objective.tooltip.toHtmlEscaped());
    return html;
}

} // namespace boardwright
