// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/objectives_model.h"

#include "ui/editing/edits.h"

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

struct ColumnInfo {
    const char *title;
    const char *help;
    bool editable;
    Qt::AlignmentFlag alignment;
};

constexpr auto columns = std::to_array<ColumnInfo>({
    {"", QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Whether the goal takes part at all"),
        true, Qt::AlignHCenter},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Goal"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1"),
        true, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Range"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "The values that {{X}} can take"), false,
        Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Board"),
        QT_TRANSLATE_NOOP(
            "boardwright::ObjectivesModel", "Board categories: limited over the whole board"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Line"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Line categories: limited in every row, column and diagonal"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Zones"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Weighting"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "The chance in percent, rolled once a board, that the goal enters the pool"),
        true, Qt::AlignRight},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Limit"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "How often the goal may stand on one board, each time with another value"),
        false, Qt::AlignRight},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Tag"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Of all goals with the same tag at most one stands on a board"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Positions"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "The only cells where the goal may stand, counted from the top left; empty: anywhere"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Progressive"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel",
            "Whether lower values come earlier along the board. Bingo ignores it"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Tooltip"),
        QT_TRANSLATE_NOOP(
            "boardwright::ObjectivesModel", "What players read when they ask for more"),
        false, Qt::AlignLeft},
    {QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "Icons"),
        QT_TRANSLATE_NOOP("boardwright::ObjectivesModel", "The pictures shown with the goal"),
        false, Qt::AlignLeft},
});

ObjectiveColumn columnOf(const QModelIndex &index)
{
    return static_cast<ObjectiveColumn>(index.column());
}

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

Zones shownZones(const Objective &objective)
{
    return objective.progression ? objective.progression
                                 : Zones(Zone::Early) | Zone::Mid | Zone::Late | Zone::Endgame;
}

QString zonesText(Zones zones)
{
    QStringList letters;
    for (const auto &[zone, letter] : {std::pair{Zone::Early, u'E'}, std::pair{Zone::Mid, u'M'},
             std::pair{Zone::Late, u'L'}, std::pair{Zone::Endgame, u'N'}}) {
        if (zones.testFlag(zone))
            letters << QString(letter);
    }
    return letters.join(u' ');
}

QStringList namesOf(const Objective &objective, ObjectiveColumn column)
{
    switch (column) {
    case ObjectiveColumn::BoardCategories:
        return objective.boardCategories;
    case ObjectiveColumn::LineCategories:
        return objective.lineCategories;
    case ObjectiveColumn::Tag:
        return objective.tag.isEmpty() ? QStringList() : QStringList(objective.tag);
    default:
        return {};
    }
}

QVariant valueOf(const Objective &objective, ObjectiveColumn column)
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
        return namesOf(objective, column).join(QStringLiteral(", "));
    case ObjectiveColumn::Progression:
        return zonesText(shownZones(objective));
    case ObjectiveColumn::Weighting:
        return objective.weighting;
    case ObjectiveColumn::Limit:
        return objective.individualLimit;
    case ObjectiveColumn::ForcedPositions:
        return numbersText(objective.forcedPositions);
    case ObjectiveColumn::ProgressiveRanges:
        return objective.progressiveRanges ? ObjectivesModel::tr("yes") : QString();
    case ObjectiveColumn::Tooltip:
        return objective.tooltip;
    case ObjectiveColumn::Icons:
        return objective.icons.join(QStringLiteral(", "));
    }
    return {};
}

/// The whole cell, which may be cut off in the table, as rich text, which is broken into lines.
QVariant toolTip(const Objective &objective, ObjectiveColumn column)
{
    const QString text = valueOf(objective, column).toString();
    if (text.isEmpty() || column == ObjectiveColumn::Enabled)
        return {};
    QString html = QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
    if (column == ObjectiveColumn::Goal && !objective.tooltip.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(objective.tooltip.toHtmlEscaped());
    return html;
}

} // namespace

ObjectivesModel::ObjectivesModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
{
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] { beginResetModel(); });
    connect(&document, &GoalSetDocument::reset, this, [this] { endResetModel(); });
    connect(&document, &GoalSetDocument::objectivesChanged, this, &ObjectivesModel::emitChanged);
}

QModelIndex ObjectivesModel::indexOf(RowId id, ObjectiveColumn column) const
{
    const int row = m_document.rowOf(id);
    return row < 0 ? QModelIndex() : index(row, static_cast<int>(column));
}

RowId ObjectivesModel::rowId(const QModelIndex &index) const
{
    return index.isValid() ? m_document.set().objectives.at(index.row()).id : RowId::none;
}

int ObjectivesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_document.set().objectives.size());
}

int ObjectivesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns.size());
}

QVariant ObjectivesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Objective &objective = m_document.set().objectives.at(index.row());
    const ObjectiveColumn column = columnOf(index);
    switch (role) {
    case Qt::DisplayRole:
        return column == ObjectiveColumn::Enabled ? QVariant() : valueOf(objective, column);
    case Qt::EditRole:
        return valueOf(objective, column);
    case Qt::CheckStateRole:
        if (column != ObjectiveColumn::Enabled)
            return {};
        return objective.disabled ? Qt::Unchecked : Qt::Checked;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(columns.at(static_cast<std::size_t>(index.column())).alignment)
            | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return toolTip(objective, column);
    case Qt::AccessibleTextRole:
        if (column != ObjectiveColumn::Enabled)
            return {};
        return objective.disabled ? tr("disabled") : tr("enabled");
    case RowIdRole:
        return static_cast<quint32>(objective.id);
    case ZonesRole:
        return shownZones(objective).toInt();
    case NamesRole:
        return namesOf(objective, column);
    default:
        return {};
    }
}

QVariant ObjectivesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return QAbstractTableModel::headerData(section, orientation, role);
    const ColumnInfo &column = columns.at(static_cast<std::size_t>(section));
    switch (role) {
    case Qt::DisplayRole:
        return *column.title == '\0' ? QString() : tr(column.title);
    case Qt::ToolTipRole:
        return tr(column.help);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(column.alignment) | Qt::AlignVCenter);
    default:
        return {};
    }
}

Qt::ItemFlags ObjectivesModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    if (columnOf(index) == ObjectiveColumn::Enabled)
        flags |= Qt::ItemIsUserCheckable;
    else if (columns.at(static_cast<std::size_t>(index.column())).editable)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool ObjectivesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const RowId id = rowId(index);
    switch (columnOf(index)) {
    case ObjectiveColumn::Enabled:
        if (role != Qt::CheckStateRole && role != Qt::EditRole)
            return false;
        setEnabled(m_document, {id},
            role == Qt::EditRole ? value.toBool() : value.value<Qt::CheckState>() == Qt::Checked);
        return true;
    case ObjectiveColumn::Goal:
        if (role != Qt::EditRole || value.toString().trimmed().isEmpty())
            return false;
        setGoal(m_document, id, value.toString());
        return true;
    case ObjectiveColumn::Weighting: {
        bool isNumber = false;
        const int weighting = value.toInt(&isNumber);
        if (role != Qt::EditRole || !isNumber || weighting < 1 || weighting > 100)
            return false;
        setWeighting(m_document, {id}, weighting);
        return true;
    }
    default:
        return false;
    }
}

/// Rows next to each other are announced together.
void ObjectivesModel::emitChanged(const QList<RowId> &ids)
{
    QList<int> rows;
    for (const RowId id : ids)
        rows << m_document.rowOf(id);
    std::ranges::sort(rows);
    for (qsizetype first = 0; first < rows.size();) {
        qsizetype last = first;
        while (last + 1 < rows.size() && rows[last + 1] <= rows[last] + 1)
            ++last;
        Q_EMIT dataChanged(index(rows[first], 0), index(rows[last], columnCount() - 1));
        first = last + 1;
    }
}

} // namespace boardwright
