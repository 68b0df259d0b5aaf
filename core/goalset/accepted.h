// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace boardwright {

/// What identifies an accepted problem: its code and its goal (none: the set itself). An empty name
/// matches problems with any name; an empty list matches both kinds of category.
struct AcceptedPlace {
    Code code{};
    RowId row = RowId::none;
    QString name;
    QString list; ///< a key of accepted_section::list

    friend bool operator==(const AcceptedPlace &, const AcceptedPlace &) = default;
};

inline size_t qHash(const AcceptedPlace &place, size_t seed = 0) noexcept
{
    return qHashMulti(seed, static_cast<int>(place.code), static_cast<quint32>(place.row),
        place.name, place.list);
}

/// The places that a row of the table accepts. Empty if it accepts a whole code, or nothing.
QList<AcceptedPlace> placesOf(const FieldValues &acceptance);

/// All places that a row may use to match this problem of the set, most specific first. Empty if
/// nothing distinguishes the problem from others of its code.
QList<AcceptedPlace> placesOf(const Problem &problem, const GoalSet &set);

/// The code that a row accepts in any place; nothing if the row names places.
std::optional<Code> kindOf(const FieldValues &acceptance);

/// A set's table of accepted warnings (accepted_section), indexed. Building it takes time linear in
/// the table; a query takes constant time. A value.
class Acceptance final {
public:
    explicit Acceptance(const GoalSet &set);

    /// False for every error. The problem need no longer exist.
    bool accepts(const Problem &problem) const;

private:
    GoalSet m_set;
    QSet<Code> m_kinds; ///< looked up, never iterated
    QSet<AcceptedPlace> m_places; ///< looked up, never iterated
};

/// The problems that the author has not accepted, in their order.
QList<Problem> unaccepted(const QList<Problem> &problems, const GoalSet &set);

/// Whether the author may accept the problem: true for everything but errors.
bool mayBeAccepted(const Problem &problem);

/// The row that accepts this problem of the set. If nothing distinguishes the problem from others
/// of its code, the row accepts them as well.
FieldValues acceptanceOf(const Problem &problem, const GoalSet &set);

/// The row that accepts every problem of this code.
FieldValues acceptanceOfKind(Code code);

/// Updates the table after categories or tags were renamed or removed: rows about a name in `gone`,
/// if nothing that they may refer to uses it any more, get the name `renamedTo`, or are removed if
/// that is empty. Pass an empty name for a merge, too: a warning accepted for one name says nothing
/// about the name that it was merged into.
void followInAccepted(GoalSet &set, const QStringList &gone, const QString &renamedTo);

} // namespace boardwright
