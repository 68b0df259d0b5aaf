// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/objectives_filter.h"

#include "ui/editing/goals/objective_order.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace boardwright {

namespace {

/// More runs of changed rows than this are signalled as one.
constexpr qsizetype mostRuns = 16;

/// More runs of removed rows than this are combined at the end.
constexpr qsizetype mostLeaving = 4;

struct Run {
    int first = 0;
    int last = 0;
};

QList<Run> runsOf(QList<int> numbers)
{
    std::ranges::sort(numbers);
    QList<Run> runs;
    for (const int number : std::as_const(numbers)) {
        if (!runs.isEmpty() && runs.last().last + 1 == number)
            runs.last().last = number;
        else
            runs.append({.first = number, .last = number});
    }
    return runs;
}

} // namespace

ObjectivesFilter::ObjectivesFilter(
    const GoalSetDocument &document, ObjectivesModel &model, QObject *parent)
    : QAbstractProxyModel(parent)
    , m_document(document)
    , m_model(model)
{
    setSourceModel(&model);
    follow();
    followRows();
    fill();
}

void ObjectivesFilter::follow()
{
    const QAbstractItemModel *source = &m_model;
    connect(source, &QAbstractItemModel::modelAboutToBeReset, this, [this] { beginResetModel(); });
    connect(source, &QAbstractItemModel::modelReset, this, [this] {
        fill();
        endResetModel();
    });
    connect(source, &QAbstractItemModel::dataChanged, this, &ObjectivesFilter::tellChanged);
    connect(source, &QAbstractItemModel::headerDataChanged, this,
        [this](Qt::Orientation orientation, int first, int last) {
            if (orientation == Qt::Horizontal)
                Q_EMIT headerDataChanged(orientation, first, last);
            else if (!m_rows.isEmpty())
                Q_EMIT headerDataChanged(orientation, 0, static_cast<int>(m_rows.size()) - 1);
        });
    connect(source, &QAbstractItemModel::columnsAboutToBeInserted, this,
        [this](const QModelIndex &, int first, int last) { beginInsertColumns({}, first, last); });
    connect(source, &QAbstractItemModel::columnsInserted, this, [this] { endInsertColumns(); });
    connect(source, &QAbstractItemModel::columnsAboutToBeRemoved, this,
        [this](const QModelIndex &, int first, int last) { beginRemoveColumns({}, first, last); });
    connect(source, &QAbstractItemModel::columnsRemoved, this,
        [this](const QModelIndex &, int first, int last) {
            endRemoveColumns();
            if (m_sortColumn > last)
                m_sortColumn -= last - first + 1;
            else if (m_sortColumn >= first)
                sort(-1);
        });
}

void ObjectivesFilter::followRows()
{
    const QAbstractItemModel *source = &m_model;
    connect(source, &QAbstractItemModel::rowsInserted, this,
        [this](const QModelIndex &, int first, int last) { showInserted(first, last); });
    connect(source, &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this](const QModelIndex &, int first, int last) { removeShown(first, last); });
    connect(source, &QAbstractItemModel::rowsRemoved, this,
        [this](const QModelIndex &, int first, int last) { forgetRemoved(first, last); });
    connect(source, &QAbstractItemModel::rowsAboutToBeMoved, this, &ObjectivesFilter::keepIds);
    connect(source, &QAbstractItemModel::rowsMoved, this, &ObjectivesFilter::reorder);
    connect(source, &QAbstractItemModel::layoutAboutToBeChanged, this, &ObjectivesFilter::keepIds);
    connect(source, &QAbstractItemModel::layoutChanged, this, &ObjectivesFilter::reorder);
    connect(&m_document, &GoalSetDocument::changed, this, [this] {
        m_fresh.clear();
        m_prepared = 0;
        m_preparing.start();
    });
    connect(&m_preparing, &QTimer::timeout, this, &ObjectivesFilter::prepareSome);
}

void ObjectivesFilter::setText(const QString &text)
{
    ask(text, m_facets);
}

void ObjectivesFilter::setFacets(const ObjectiveFacets &facets)
{
    ask(m_text, facets);
}

void ObjectivesFilter::ask(const QString &text, const ObjectiveFacets &facets)
{
    m_text = text;
    m_words = text.simplified().toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    m_facets = facets;
    rebuild();
}

void ObjectivesFilter::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    rebuild();
}

RowId ObjectivesFilter::rowId(const QModelIndex &index) const
{
    return m_model.rowId(mapToSource(index));
}

QModelIndex ObjectivesFilter::indexOf(RowId id, ObjectiveColumn column) const
{
    return mapFromSource(m_model.indexOf(id, column));
}

QModelIndex ObjectivesFilter::index(int row, int column, const QModelIndex &parent) const
{
    return !parent.isValid() && row >= 0 && row < m_rows.size() && column >= 0
            && column < columnCount()
        ? createIndex(row, column)
        : QModelIndex();
}

int ObjectivesFilter::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ObjectivesFilter::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_model.columnCount();
}

bool ObjectivesFilter::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0 && columnCount(parent) > 0;
}

QModelIndex ObjectivesFilter::mapToSource(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size()
        ? m_model.index(m_rows.at(index.row()), index.column())
        : QModelIndex();
}

QModelIndex ObjectivesFilter::mapFromSource(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_places.size()
        ? this->index(m_places.at(index.row()), index.column())
        : QModelIndex();
}

QVariant ObjectivesFilter::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal)
        return m_model.headerData(section, orientation, role);
    return section >= 0 && section < m_rows.size()
        ? m_model.headerData(m_rows.at(section), orientation, role)
        : QVariant();
}

bool ObjectivesFilter::accepts(int row) const
{
    const Objective &objective = m_document.set().objectives.at(row);
    if (!meets(objective, m_facets, m_marked))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString &text = m_texts.of(objective);
    return std::ranges::all_of(m_words, [&](const QString &word) { return text.contains(word); });
}

/// Prepares search texts in advance, so that those of all goals exist when typing starts.
void ObjectivesFilter::prepareSome()
{
    constexpr qsizetype atOnce = 500; // takes about a millisecond
    const QList<Objective> &all = m_document.set().objectives;
    const qsizetype end = std::min(m_prepared + atOnce, all.size());
    for (; m_prepared < end; ++m_prepared)
        m_texts.of(all.at(m_prepared));
    if (m_prepared < all.size())
        return;
    m_preparing.stop();
    m_texts.prune(all.size());
}

/// The accepted rows in sort order.
QList<int> ObjectivesFilter::rowsAskedFor() const
{
    QList<int> rows;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (accepts(row))
            rows.append(row);
    }
    if (m_sortColumn >= 0)
        orderRows(rows, m_document.set().objectives, m_model, m_sortColumn, m_sortOrder);
    return rows;
}

void ObjectivesFilter::fill()
{
    m_rows = rowsAskedFor();
    findPlaces();
}

void ObjectivesFilter::findPlaces()
{
    m_places = QList<int>(m_model.rowCount(), -1);
    for (qsizetype place = 0; place < m_rows.size(); ++place)
        m_places[m_rows.at(place)] = static_cast<int>(place);
}

void ObjectivesFilter::arrange(QList<int> rows)
{
    if (rows == m_rows)
        return;
    // The hint makes selections follow row by row instead of cell by cell.
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    const QList<int> rowsBefore = std::exchange(m_rows, std::move(rows));
    findPlaces();
    QModelIndexList after;
    after.reserve(before.size());
    for (const QModelIndex &held : before)
        after.append(index(m_places.at(rowsBefore.at(held.row())), held.column()));
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

/// Rows that leave or arrive are moved to the end and handled together: one by one, thousands would
/// take views seconds.
void ObjectivesFilter::rebuild()
{
    const QList<int> wanted = rowsAskedFor();
    QList<bool> isWanted(m_places.size());
    for (const int row : wanted)
        isWanted[row] = true;
    QList<int> kept;
    QList<int> arriving;
    for (const int row : wanted)
        (m_places.at(row) >= 0 ? kept : arriving).append(row);
    if (kept.size() < m_rows.size()) {
        const auto keptCount = static_cast<int>(kept.size());
        QList<int> leavingLast = kept;
        std::ranges::copy_if(
            m_rows, std::back_inserter(leavingLast), [&](int row) { return !isWanted.at(row); });
        arrange(leavingLast);
        beginRemoveRows({}, keptCount, static_cast<int>(m_rows.size()) - 1);
        m_rows = kept;
        findPlaces();
        endRemoveRows();
    }
    if (!arriving.isEmpty()) {
        const auto before = static_cast<int>(m_rows.size());
        beginInsertRows({}, before, before + static_cast<int>(arriving.size()) - 1);
        m_rows += arriving;
        findPlaces();
        endInsertRows();
    }
    arrange(wanted);
    Q_EMIT asked();
}

/// Signals changed rows. In a sorted view they form many runs.
void ObjectivesFilter::tellChanged(
    const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    QList<int> places;
    places.reserve(last.row() - first.row() + 1);
    for (int row = first.row(); row <= last.row(); ++row) {
        if (const int place = m_places.at(row); place >= 0)
            places.append(place);
    }
    QList<Run> runs = runsOf(std::move(places));
    if (runs.size() > mostRuns)
        runs = {{.first = runs.first().first, .last = runs.last().last}};
    for (const Run run : std::as_const(runs))
        Q_EMIT dataChanged(index(run.first, first.column()), index(run.last, last.column()), roles);
}

/// The position of a row that is new in the source and not shown yet.
int ObjectivesFilter::placeFor(int row) const
{
    for (int before = row - 1; before >= 0; --before) {
        if (m_places.at(before) >= 0)
            return m_places.at(before) + 1;
    }
    // No earlier row is shown: the position before the next shown row.
    for (qsizetype after = row + 1; after < m_places.size(); ++after) {
        if (m_places.at(after) >= 0)
            return m_places.at(after);
    }
    return static_cast<int>(m_rows.size());
}

void ObjectivesFilter::showInserted(int first, int last)
{
    const int count = last - first + 1;
    for (int &row : m_rows)
        row += row >= first ? count : 0;
    m_places.insert(first, count, -1);
    for (int row = first; row <= last; ++row)
        m_fresh.insert(m_model.rowIdAt(row));
    const int place = placeFor(first);
    beginInsertRows({}, place, place + count - 1);
    m_rows.insert(place, count, 0);
    std::iota(m_rows.begin() + place, m_rows.begin() + place + count, first);
    findPlaces();
    endInsertRows();
}

/// Called while the source still has the rows. Removes from the end, so that earlier runs keep
/// their positions.
void ObjectivesFilter::removeShown(int first, int last)
{
    QList<int> places;
    for (int row = first; row <= last; ++row) {
        if (m_places.at(row) >= 0)
            places.append(m_places.at(row));
    }
    QList<Run> runs = runsOf(std::move(places));
    if (runs.size() > mostLeaving) {
        const auto isStaying = [&](int row) { return row < first || row > last; };
        QList<int> leavingLast = m_rows;
        const auto leaving = std::ranges::stable_partition(leavingLast, isStaying);
        const auto count = static_cast<int>(leaving.size());
        arrange(leavingLast);
        const auto end = static_cast<int>(m_rows.size());
        runs = {{.first = end - count, .last = end - 1}};
    }
    for (qsizetype i = runs.size() - 1; i >= 0; --i) {
        const Run run = runs.at(i);
        beginRemoveRows({}, run.first, run.last);
        m_rows.remove(run.first, run.last - run.first + 1);
        findPlaces();
        endRemoveRows();
    }
}

void ObjectivesFilter::forgetRemoved(int first, int last)
{
    const int count = last - first + 1;
    for (int &row : m_rows)
        row -= row > last ? count : 0;
    findPlaces();
}

/// Rows inserted in many places first arrive at the end of the file, so their positions are
/// determined only now.
void ObjectivesFilter::placeFresh()
{
    const auto isFresh = [this](int row) { return m_fresh.contains(m_model.rowIdAt(row)); };
    const QList<int> shown = std::exchange(m_rows, {});
    QList<bool> isShown(m_model.rowCount());
    for (const int row : shown)
        isShown[row] = true;
    QHash<int, QList<int>> behind; // by the nearest earlier row that was shown; looked up only
    int nearest = -1;
    int next = -1; // the first row in file order that was shown
    for (int row = 0; row < isShown.size(); ++row) {
        if (!isShown.at(row))
            continue;
        if (isFresh(row)) {
            behind[nearest].append(row);
        } else {
            nearest = row;
            next = next < 0 ? row : next;
        }
    }
    if (next < 0)
        m_rows = behind.value(-1);
    for (const int row : shown) {
        if (isFresh(row))
            continue;
        if (row == next)
            m_rows += behind.value(-1);
        m_rows.append(row);
        m_rows += behind.value(row);
    }
}

/// Called before the source changes the order of its rows.
void ObjectivesFilter::keepIds()
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    m_shownIds.clear();
    for (const int row : std::as_const(m_rows))
        m_shownIds.append(m_document.set().objectives.at(row).id);
    m_heldIndexes = persistentIndexList();
    m_heldIds.clear();
    for (const QModelIndex &index : std::as_const(m_heldIndexes))
        m_heldIds.append(m_shownIds.at(index.row()));
}

void ObjectivesFilter::reorder()
{
    m_rows.clear();
    for (const RowId id : std::as_const(m_shownIds)) {
        if (const int row = m_document.rowOf(id); row >= 0)
            m_rows.append(row);
    }
    if (m_sortColumn < 0)
        std::ranges::sort(m_rows);
    else if (!m_fresh.isEmpty())
        placeFresh();
    findPlaces();
    QModelIndexList after;
    after.reserve(m_heldIndexes.size());
    for (qsizetype i = 0; i < m_heldIndexes.size(); ++i) {
        const int row = m_document.rowOf(m_heldIds.at(i));
        after.append(
            row < 0 ? QModelIndex() : index(m_places.at(row), m_heldIndexes.at(i).column()));
    }
    changePersistentIndexList(m_heldIndexes, after);
    m_heldIndexes.clear();
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

} // namespace boardwright
