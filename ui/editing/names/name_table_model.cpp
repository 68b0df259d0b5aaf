// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/name_table_model.h"

#include "ui/text/number_text.h"
#include "ui/text/words.h"

#include <algorithm>
#include <numeric>

namespace boardwright {

namespace {

/// Whether a problem is reported for each goal that carries a name; the row shows it once.
bool isOfOneGoal(Code code)
{
    return code == Code::UndeclaredBoardCategory || code == Code::UndeclaredLineCategory
        || code == Code::UndeclaredTag;
}

} // namespace

NameTableModel::NameTableModel(GoalSetDocument &document, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_counted(document.set().objectives)
{
    const auto becomeStale = [this] { m_isStale = true; };
    connect(&document, &GoalSetDocument::headChanged, this, becomeStale);
    connect(
        &document, &GoalSetDocument::objectivesChanged, this, &NameTableModel::followObjectives);
    connect(&document, &GoalSetDocument::rowsInserted, this, becomeStale);
    connect(&document, &GoalSetDocument::rowsRemoved, this, becomeStale);
    connect(&document, &GoalSetDocument::rowsReordered, this, becomeStale);
    connect(&document, &GoalSetDocument::changed, this, &NameTableModel::update);
    connect(&document, &GoalSetDocument::reset, this, [this] {
        m_isStale = false;
        m_counted = m_document.set().objectives;
        refresh(true);
    });
}

/// Most edits do not affect names, and counting thousands of goals takes time.
void NameTableModel::followObjectives(const QList<RowId> &ids)
{
    const auto isOther = [this](RowId id) {
        const int row = m_document.rowOf(id); // rows have not moved yet
        return !countsAlike(m_counted.at(row), m_document.set().objectives.at(row));
    };
    m_isStale = m_isStale || std::ranges::any_of(ids, isOther);
}

void NameTableModel::update()
{
    m_counted = m_document.set().objectives;
    if (std::exchange(m_isStale, false))
        refresh(false);
}

QStringList NameTableModel::names() const
{
    QStringList names;
    names.reserve(m_keys.size());
    for (const QString &key : m_keys)
        names << nameOfKey(key);
    names.removeDuplicates();
    return names;
}

void NameTableModel::countPlaces()
{
    m_places.clear();
    m_places.reserve(m_keys.size());
    for (qsizetype row = 0; row < m_keys.size(); ++row)
        m_places.insert(m_keys[row], static_cast<int>(row));
}

void NameTableModel::startWith(const QStringList &keys)
{
    beginResetModel();
    m_keys = keys;
    countPlaces();
    endResetModel();
}

void NameTableModel::follow(const QStringList &keys, const QSet<QString> &changed, bool keepsPlaces)
{
    const QSet<QString> after(keys.cbegin(), keys.cend());
    QStringList gone;
    for (const QString &key : std::as_const(m_keys)) {
        if (!after.contains(key))
            gone << key;
    }
    QStringList come;
    for (const QString &key : keys) {
        if (!m_places.contains(key))
            come << key;
    }
    QSet<QString> different = changed;
    const auto isBeside = [this](const QString &key) { return rowBeside(key).has_value(); };
    if (gone.size() == come.size() && std::ranges::none_of(come, isBeside))
        different += rename(gone, come);
    else
        removeAll(QSet<QString>(gone.cbegin(), gone.cend()));
    if (!keepsPlaces)
        reorder(keys);
    insertMissing(keys);
    tellChanged(different);
}

/// Renames each key in place.
QSet<QString> NameTableModel::rename(const QStringList &gone, const QStringList &come)
{
    for (qsizetype i = 0; i < gone.size(); ++i)
        m_keys[m_places.value(gone[i])] = come[i];
    if (!gone.isEmpty())
        countPlaces();
    return {come.cbegin(), come.cend()};
}

void NameTableModel::removeAll(const QSet<QString> &gone)
{
    for (auto last = static_cast<int>(m_keys.size()) - 1; last >= 0; --last) {
        if (!gone.contains(m_keys[last]))
            continue;
        int first = last;
        while (first > 0 && gone.contains(m_keys[first - 1]))
            --first;
        beginRemoveRows({}, first, last);
        m_keys.remove(first, last - first + 1);
        countPlaces();
        endRemoveRows();
        last = first;
    }
}

void NameTableModel::reorder(const QStringList &keys)
{
    QStringList ordered;
    ordered.reserve(m_keys.size());
    for (const QString &key : keys) {
        if (m_places.contains(key))
            ordered << key;
    }
    if (ordered == m_keys)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList rows;
    rows.reserve(before.size());
    for (const QModelIndex &index : before)
        rows << m_keys[index.row()];
    m_keys = ordered;
    countPlaces();
    QModelIndexList now;
    now.reserve(before.size());
    for (qsizetype i = 0; i < before.size(); ++i)
        now << index(rowOfKey(rows[i]), before[i].column());
    changePersistentIndexList(before, now);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

/// Inserts each key beside the rows of its name, or after its predecessor in `keys`.
void NameTableModel::insertMissing(const QStringList &keys)
{
    for (qsizetype i = 0; i < keys.size();) {
        if (m_places.contains(keys[i])) {
            ++i;
            continue;
        }
        const std::optional<int> beside = rowBeside(keys[i]);
        qsizetype end = i + 1;
        while (
            !beside && end < keys.size() && !m_places.contains(keys[end]) && !rowBeside(keys[end]))
            ++end;
        const int at = beside.value_or(i == 0 ? 0 : rowOfKey(keys[i - 1]) + 1);
        beginInsertRows({}, at, at + static_cast<int>(end - i) - 1);
        m_keys = m_keys.first(at) + keys.sliced(i, end - i) + m_keys.sliced(at);
        countPlaces();
        endInsertRows();
        i = end;
    }
}

/// Adjacent rows are combined.
void NameTableModel::tellChanged(const QSet<QString> &changed)
{
    for (int first = 0; first < rowCount(); ++first) {
        if (!changed.contains(m_keys[first]))
            continue;
        int last = first;
        while (last + 1 < rowCount() && changed.contains(m_keys[last + 1]))
            ++last;
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
        first = last;
    }
}

int NameTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
}

Qt::ItemFlags NameTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    flags |= Qt::ItemNeverHasChildren;
    return flags.setFlag(Qt::ItemIsEditable, isEditable(index.column()));
}

QVariant NameTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.column() == 0) {
        switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
        case SortRole:
            return nameAt(index.row());
        default:
            break;
        }
    }
    return cell(index.row(), index.column(), role);
}

bool NameTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
        || !isEditable(index.column()))
        return false;
    const QString from = nameAt(index.row());
    if (index.column() != 0)
        return setCells({keyAt(index.row())}, index.column(), value);
    if (value.toString() == from)
        return true; // unchanged, even if it is not normalised
    const auto to = nameOf(value.toString());
    if (!to) {
        Q_EMIT refused(to.error());
        return false;
    }
    if (*to == from)
        return true;
    if (rowOf(*to) >= 0) {
        Q_EMIT taken(from, *to);
        return false;
    }
    rename(from, *to);
    return true;
}

std::expected<QString, QString> NameTableModel::nameOf(const QString &text) const
{
    QString name = text.simplified();
    if (name.isEmpty())
        return std::unexpected(tr("A name cannot be empty."));
    return name;
}

bool NameTableModel::setCells(const QStringList &, int, const QVariant &, int)
{
    return false;
}

void NameTableModel::clearCells(const QList<std::pair<QString, int>> &) { }

void NameTableModel::fillDown(const QString &, const QStringList &, const QList<int> &) { }

BlockTarget NameTableModel::blockTarget(int column,
    const std::function<std::expected<void, QString>(const BlockCell &cell)> &enter) const
{
    QList<int> columns(columnCount() - column);
    std::ranges::iota(columns, column);
    return {
        .columns = columns, .enter = enter, .place = [this](const BlockCell &cell) -> ShownPlace {
            const QVariant title = headerData(cell.column, Qt::Horizontal, Qt::DisplayRole);
            return {.row = 1 + cell.row, .column = title.toString()};
        }};
}

void NameTableModel::move(const QStringList &, const QString &) { }

QHash<QString, QList<Problem>> NameTableModel::problemsByName(
    void (*lint)(const GoalSet &, ProblemList &)) const
{
    ProblemList list;
    lint(m_document.set(), list);
    QHash<QString, QList<Problem>> byName; // looked up, never iterated
    const QList<Problem> problems = list.take();
    for (const Problem &problem : problems) {
        if (problem.args.isEmpty() || isOfOneGoal(problem.code))
            continue;
        if (const auto *name = std::get_if<QString>(&problem.args.first()))
            byName[*name].append(problem);
    }
    for (QList<Problem> &ofName : byName)
        std::ranges::stable_sort(ofName, {}, &Problem::severity);
    return byName;
}

/// The remark of a row: the worst problem in the cell, all of them in the tooltip. `own`: errors
/// that the row has words of its own for.
QVariant NameTableModel::remark(
    const QList<Problem> &problems, const QStringList &own, int role) const
{
    if (problems.isEmpty() && own.isEmpty())
        return {};
    QStringList texts = own;
    for (const Problem &problem : problems)
        texts << words(problem, m_document.set());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return texts.size() == 1 ? texts.first()
                                 : tr("%1 (+%2)", "the first remark, how many more")
                                       .arg(texts.first(), wholeText(texts.size() - 1));
    case Qt::ToolTipRole:
        return texts.join(QStringLiteral("\n\n"));
    case SeverityRole:
        return static_cast<int>(own.isEmpty() ? problems.first().severity : Severity::Error);
    default:
        return {};
    }
}

} // namespace boardwright
