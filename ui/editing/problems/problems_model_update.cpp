// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Updates the list of problems to a new one, row by row.

#include "core/goalset/accepted.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/board/made_board.h"
#include "ui/editing/problems/problems_model.h"

#include <algorithm>

namespace boardwright {

namespace {

/// Finds the row that is the same as a given problem.
class PlacesOfRows {
public:
    explicit PlacesOfRows(const QList<ListedProblem> &rows)
        : m_rows(rows)
    {
        m_places.reserve(rows.size());
        for (int row = 0; row < rows.size(); ++row)
            m_places.insert(hashOf(rows[row]), row);
    }

    /// -1 if there is none.
    int of(const ListedProblem &problem) const
    {
        const auto [first, last] = m_places.equal_range(hashOf(problem));
        for (auto place = first; place != last; ++place) {
            if (m_rows[*place].isSame(problem))
                return *place;
        }
        return -1;
    }

private:
    static size_t hashOf(const ListedProblem &problem)
    {
        const ProblemPlace &place = problem.place;
        return qHashMulti(0, static_cast<quint32>(place.row), static_cast<int>(place.site),
            place.name, place.fieldKey, problem.twin);
    }

    const QList<ListedProblem> &m_rows;
    QMultiHash<size_t, int> m_places; ///< looked up, never iterated
};

} // namespace

void ProblemsModel::rebuild()
{
    m_sources.set = m_document.set();
    m_acceptedRows = m_document.tableRows(accepted_section::section);
    const QList<ProblemGroup> groups = problemGroups(m_sources);
    int row = 0;
    const auto removeFrom = [&](int last) {
        beginRemoveRows({}, row, last);
        m_nodes.remove(row, last - row + 1);
        endRemoveRows();
    };
    for (const ProblemGroup &group : groups) {
        int end = row;
        while (end < m_nodes.size() && m_nodes[end].group.key() < group.key())
            ++end;
        if (end > row)
            removeFrom(end - 1);
        if (row < m_nodes.size() && m_nodes[row].group.key() == group.key()) {
            updateNode(row, group);
        } else {
            beginInsertRows({}, row, row);
            Node node{.id = ++m_lastNode, .group = group};
            if (group.count > 1) {
                node.rows = group.listed;
                node.rest = group.count - static_cast<int>(node.rows.size());
            }
            m_nodes.insert(row, std::move(node));
            endInsertRows();
        }
        ++row;
    }
    if (row < m_nodes.size())
        removeFrom(static_cast<int>(m_nodes.size()) - 1);
    updateCounts();
    Q_EMIT updated();
}

void ProblemsModel::updateCounts()
{
    m_counts = {.inFile = static_cast<int>(m_sources.fileNotes.size())};
    std::optional<Severity> worst;
    for (const Node &node : std::as_const(m_nodes)) {
        const ProblemGroup &group = node.group;
        if (group.part != ProblemPart::Accepted)
            worst = std::min(worst.value_or(group.severity), group.severity);
        if (group.part == ProblemPart::Set)
            m_counts.inSet += group.count;
        if (group.part == ProblemPart::Board && isRelaxation(group.code))
            m_counts.relaxed += group.count;
        else if (group.part == ProblemPart::Board || group.part == ProblemPart::Failure)
            m_counts.ofBoard += group.count;
    }
    m_counts.worst = worst.value_or(Severity::Hint);
    if (m_sources.result) {
        m_counts.isMade = isMade(*m_sources.result);
        m_counts.accepted = static_cast<int>(m_sources.result->allProblems.size()) - m_counts.inSet;
    }
}

void ProblemsModel::updateNode(int row, const ProblemGroup &group)
{
    Node &node = m_nodes[row];
    const QModelIndex parent = index(row, 0);
    const bool isOther = node.group.count != group.count || node.group.listed != group.listed;
    const QList<ListedProblem> rows = group.count > 1 ? group.listed : QList<ListedProblem>();
    const int rest = group.count > 1 ? group.count - static_cast<int>(rows.size()) : 0;
    node.group = group;
    node.fixable.reset();
    if (node.rest > 0 && rest == 0) {
        const auto last = static_cast<int>(node.rows.size());
        beginRemoveRows(parent, last, last);
        node.rest = 0;
        endRemoveRows();
    }
    setRows(node, parent, rows);
    const auto last = static_cast<int>(node.rows.size());
    if (rest > 0 && node.rest == 0) {
        beginInsertRows(parent, last, last);
        node.rest = rest;
        endInsertRows();
    } else if (rest != node.rest) {
        node.rest = rest;
        Q_EMIT dataChanged(index(last, 0, parent), index(last, 0, parent));
    }
    // Words of fields include names of table rows, which are not stored here.
    if (isOther || !group.listed.first().place.section.isEmpty())
        Q_EMIT dataChanged(parent, parent);
}

void ProblemsModel::setRows(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows)
{
    const bool areSame = std::ranges::equal(node.rows, rows,
        [](const ListedProblem &one, const ListedProblem &other) { return one.isSame(other); });
    if (!areSame) {
        removeGone(node, parent, rows);
        reorder(node, parent, rows);
        insertNew(node, parent, rows);
    }
    const QList<ListedProblem> before = std::exchange(node.rows, rows);
    for (int first = 0; first < rows.size();) {
        const auto isOther = [&](int row) {
            return before[row] != rows[row] || !rows[row].place.section.isEmpty();
        };
        int last = first;
        while (last < rows.size() && isOther(last))
            ++last;
        if (last > first)
            Q_EMIT dataChanged(index(first, 0, parent), index(last - 1, 0, parent));
        first = last + 1;
    }
}

void ProblemsModel::removeGone(
    Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows)
{
    const PlacesOfRows places(rows);
    for (auto last = static_cast<int>(node.rows.size()) - 1; last >= 0; --last) {
        int first = last + 1;
        while (first > 0 && places.of(node.rows[first - 1]) < 0)
            --first;
        if (first <= last) {
            beginRemoveRows(parent, first, last);
            node.rows.remove(first, last - first + 1);
            endRemoveRows();
            last = first;
        }
    }
}

void ProblemsModel::reorder(Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows)
{
    const PlacesOfRows wanted(rows);
    QList<int> order(node.rows.size());
    std::ranges::generate(order, [row = 0]() mutable { return row++; });
    QList<int> places(node.rows.size());
    std::ranges::transform(
        node.rows, places.begin(), [&](const ListedProblem &row) { return wanted.of(row); });
    std::ranges::stable_sort(order, {}, [&](int row) { return places.at(row); });
    if (std::ranges::is_sorted(order))
        return;
    const QList<QPersistentModelIndex> parents{parent};
    Q_EMIT layoutAboutToBeChanged(parents);
    QList<int> nowAt(order.size());
    QList<ListedProblem> ordered;
    ordered.reserve(order.size());
    for (int row = 0; row < order.size(); ++row) {
        nowAt[order[row]] = row;
        ordered << node.rows[order[row]];
    }
    const QModelIndexList held = persistentIndexList();
    for (const QModelIndex &old : held) {
        if (old.internalId() == node.id && old.row() < nowAt.size())
            changePersistentIndex(old, createIndex(nowAt[old.row()], 0, quintptr{node.id}));
    }
    node.rows = ordered;
    Q_EMIT layoutChanged(parents);
}

void ProblemsModel::insertNew(
    Node &node, const QModelIndex &parent, const QList<ListedProblem> &rows)
{
    for (int first = 0; first < rows.size(); ++first) {
        int last = first;
        // Existing rows are already in the right order.
        while (last < rows.size()
            && (first >= node.rows.size() || !rows[last].isSame(node.rows[first])))
            ++last;
        if (last == first)
            continue;
        beginInsertRows(parent, first, last - 1);
        node.rows.insert(first, last - first, ListedProblem());
        std::copy(rows.begin() + first, rows.begin() + last, node.rows.begin() + first);
        endInsertRows();
        first = last;
    }
}

} // namespace boardwright
