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

/// What tells an accepted problem from others. Of a goal, or of none; without a name, whatever name
/// the problem has; without a list, of either list of categories.
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

/// What a row of the table is about; nothing where it is about a whole kind, or about nothing.
QList<AcceptedPlace> placesOf(const FieldValues &acceptance);

/// Every place that a row may name to be about this problem of the set, the most exact first; none
/// where nothing tells it from others of its code.
QList<AcceptedPlace> placesOf(const Problem &problem, const GoalSet &set);

/// The code that a row accepts wherever it occurs; nothing where it names places.
std::optional<Code> kindOf(const FieldValues &acceptance);

/// What a set's table of accepted warnings (accepted_section) is about, ready to be asked: reading
/// it costs what the table is large, asking costs the same whatever stands there. A value.
class Acceptance final {
public:
    explicit Acceptance(const GoalSet &set);

    /// Errors never are. A problem that is gone by now may be asked for.
    bool accepts(const Problem &problem) const;

private:
    GoalSet m_set;
    QSet<Code> m_kinds; ///< looked up, never iterated
    QSet<AcceptedPlace> m_places; ///< likewise
};

/// Those that the author did not accept, in their order.
QList<Problem> unaccepted(const QList<Problem> &problems, const GoalSet &set);

/// Whether the author may say that it is meant to be so: everything but errors.
bool mayBeAccepted(const Problem &problem);

/// What a row of the table has to say to be about this problem of the set. A problem that nothing
/// tells from others of its code is accepted together with them.
FieldValues acceptanceOf(const Problem &problem, const GoalSet &set);

/// The same about every problem of this code.
FieldValues acceptanceOfKind(Code code);

/// In a set in which categories or tags were renamed or are gone: what was accepted about a name
/// that nothing it may be about has any more is about the new name, if it is one and the same thing
/// under another name, else gone (`renamedTo` empty). That what was merged had a warning says
/// nothing about what it was merged with.
void followInAccepted(GoalSet &set, const QStringList &gone, const QString &renamedTo);

} // namespace boardwright
