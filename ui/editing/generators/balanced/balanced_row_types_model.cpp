// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/generators/balanced/balanced_row_types_model.h"

#include "core/balanced/sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/minutes_words.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace boardwright {

namespace {

QList<NamedNumber> thresholdsOf(const GoalSet &set, const Field &field)
{
    return std::get<QList<NamedNumber>>(valueOf(set.once, balanced::lists, field));
}

void storeThresholds(GoalSet &set, const Field &field, const QList<NamedNumber> &numbers)
{
    setValue(set.once, balanced::lists, field, numbers);
}

QList<NamedNumber> rowTypesAt(const Objective &objective)
{
    return std::get<QList<NamedNumber>>(
        valueOf(objective.extension, balanced::goals, balanced::rowTypes));
}

/// False where the list has no such name.
bool renameIn(QList<NamedNumber> &numbers, const QString &from, const QString &to)
{
    const auto found = std::ranges::find(numbers, from, &NamedNumber::name);
    if (found == numbers.end())
        return false;
    found->name = to;
    return true;
}

} // namespace

BalancedRowTypesModel::BalancedRowTypesModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_rows(rowsOf(document.set()))
{
    connect(&document, &GoalSetDocument::changed, this, &BalancedRowTypesModel::follow);
    connect(&document, &GoalSetDocument::reset, this, &BalancedRowTypesModel::follow);
}

std::vector<BalancedRowTypesModel::Row> BalancedRowTypesModel::rowsOf(const GoalSet &set)
{
    std::vector<Row> rows;
    std::map<QString, std::size_t> places;
    const auto rowOf = [&](const QString &name) -> Row & {
        const auto [place, isNew] = places.try_emplace(name, rows.size());
        if (isNew)
            rows.push_back({.name = name, .normal = {}, .ofShort = {}});
        return rows[place->second];
    };
    for (const NamedNumber &number : thresholdsOf(set, balanced::normalRowTypes))
        rowOf(number.name).normal = number.number;
    for (const NamedNumber &number : thresholdsOf(set, balanced::shortRowTypes))
        rowOf(number.name).ofShort = number.number;
    for (const Objective &objective : set.objectives) {
        if (!objective.extension.contains(balanced::goals.key))
            continue;
        for (const NamedNumber &number : rowTypesAt(objective))
            ++rowOf(number.name).goals;
    }
    return rows;
}

void BalancedRowTypesModel::follow()
{
    std::vector<Row> rows = rowsOf(m_document.set());
    if (rows == m_rows)
        return;
    const bool isSame = std::ranges::equal(rows, m_rows, {}, &Row::name, &Row::name);
    if (!isSame)
        beginResetModel();
    m_rows = std::move(rows);
    if (!isSame)
        endResetModel();
    else
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Goals));
}

int BalancedRowTypesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int BalancedRowTypesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Goals + 1;
}

QVariant BalancedRowTypesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isMissing = !row.normal && !row.ofShort;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == ProblemRole && isMissing && index.column() == Name)
        return static_cast<int>(Severity::Warning);
    if (role == Qt::ToolTipRole && isMissing)
        return tr("Goals use this row type, but it never counts without a threshold");
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    const auto text = [](const std::optional<double> &number) {
        return number ? amountText(*number) : QString();
    };
    switch (index.column()) {
    case Name:
        return row.name;
    case Normal:
        return text(row.normal);
    case Short:
        return text(row.ofShort);
    case Goals:
        return QLocale().toString(row.goals);
    default:
        return {};
    }
}

QVariant BalancedRowTypesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    const bool isTitle = role == Qt::DisplayRole;
    switch (section) {
    case Name:
        return isTitle
            ? tr("Row type")
            : tr("Something a whole line can save, such as never needing a certain tool");
    case Normal:
        return isTitle ? tr("Normal list") : fieldHelp(balanced::normalRowTypes);
    case Short:
        return isTitle ? tr("Short list") : fieldHelp(balanced::shortRowTypes);
    case Goals:
        return isTitle ? tr("Goals") : tr("Number of goals that state a cost for it");
    default:
        return {};
    }
}

Qt::ItemFlags BalancedRowTypesModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() != Goals ? flags | Qt::ItemIsEditable : flags;
}

bool BalancedRowTypesModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole
        || index.column() == Goals)
        return false;
    const QString name = m_rows[static_cast<std::size_t>(index.row())].name;
    const QString text = value.toString().trimmed();
    if (text == data(index, Qt::EditRole).toString())
        return true;
    return index.column() == Name ? rename(name, text)
                                  : setThreshold(name, index.column() == Short, text);
}

bool BalancedRowTypesModel::rename(const QString &from, const QString &to)
{
    if (to.isEmpty() || to.contains(u',') || to.contains(u':')) {
        Q_EMIT refused(tr("A row type needs a name without commas or colons."));
        return false;
    }
    if (std::ranges::contains(m_rows, to, &Row::name)) {
        Q_EMIT refused(tr("Row type \"%1\" already exists.").arg(to));
        return false;
    }
    GoalSet next = m_document.set();
    for (const Field *field : {&balanced::normalRowTypes, &balanced::shortRowTypes}) {
        QList<NamedNumber> numbers = thresholdsOf(next, *field);
        if (renameIn(numbers, from, to))
            storeThresholds(next, *field, numbers);
    }
    for (Objective &objective : next.objectives) {
        QList<NamedNumber> numbers = rowTypesAt(objective);
        if (renameIn(numbers, from, to))
            setValue(objective.extension[balanced::goals.key], balanced::rowTypes, numbers);
    }
    replaceSet(m_document, std::move(next),
        tr("Rename row type \"%1\"", "the name of an undo step").arg(from));
    return true;
}

bool BalancedRowTypesModel::setThreshold(const QString &name, bool isShort, const QString &text)
{
    const Field &field = isShort ? balanced::shortRowTypes : balanced::normalRowTypes;
    bool isNumber = false;
    double number = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        number = QLocale::c().toDouble(text, &isNumber);
    if (!text.isEmpty() && (!isNumber || number < field.min || number > field.max)) {
        Q_EMIT refused(
            tr("\"%1\" is not a number from %L2 to %L3.").arg(text).arg(field.min).arg(field.max));
        return false;
    }
    GoalSet next = m_document.set();
    QList<NamedNumber> numbers = thresholdsOf(next, field);
    const auto found = std::ranges::find(numbers, name, &NamedNumber::name);
    if (text.isEmpty())
        numbers.removeIf([&](const NamedNumber &old) { return old.name == name; });
    else if (found != numbers.end())
        found->number = number;
    else
        numbers.append({.name = name, .number = number});
    storeThresholds(next, field, numbers);
    replaceSet(m_document, std::move(next),
        tr("Threshold of \"%1\"", "the name of an undo step").arg(name));
    return true;
}

int BalancedRowTypesModel::add()
{
    QString name = tr("row type", "the name of a new one");
    const QString first = name;
    for (int number = 2; std::ranges::contains(m_rows, name, &Row::name); ++number)
        name = QStringLiteral("%1 %2").arg(first).arg(number);
    GoalSet next = m_document.set();
    QList<NamedNumber> numbers = thresholdsOf(next, balanced::normalRowTypes);
    numbers.append({.name = name, .number = 1});
    storeThresholds(next, balanced::normalRowTypes, numbers);
    replaceSet(m_document, std::move(next), tr("Add a row type", "the name of an undo step"));
    return static_cast<int>(std::ranges::find(m_rows, name, &Row::name) - m_rows.begin());
}

void BalancedRowTypesModel::removeThresholds(const QList<int> &rows)
{
    QStringList names;
    for (const int row : rows)
        names << m_rows.at(static_cast<std::size_t>(row)).name;
    GoalSet next = m_document.set();
    for (const Field *field : {&balanced::normalRowTypes, &balanced::shortRowTypes}) {
        QList<NamedNumber> numbers = thresholdsOf(next, *field);
        numbers.removeIf([&](const NamedNumber &number) { return names.contains(number.name); });
        storeThresholds(next, *field, numbers);
    }
    if (next != m_document.set())
        replaceSet(m_document, std::move(next),
            tr("Remove the thresholds of %n row types", "the name of an undo step",
                static_cast<int>(names.size())));
}

} // namespace boardwright
