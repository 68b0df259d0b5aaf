// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "core/goalset/problem.h"
#include "core/goalset/section.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>

namespace boardwright {

/// Kinds of changes that mend a goal set. `field` of the fix tells board from line categories.
enum class Repair : std::uint8_t {
    DeclareCategory, ///< name; with a limit of 100 %
    DropCategory, ///< row, name: every use of it but the first; empty names: every one
    DropLimit, ///< name: the limit of a category
    DropEarlierLimits, ///< name: all limits of a category but the last, which counts
    SetPercent, ///< name, number
    DeclareTag, ///< name
    DropTag, ///< name: from the list of tags
    DropDoubleTag, ///< name: all places in the list but the first
    RenameTag, ///< name, newName: in the list and in all objectives
    SetWeighting, ///< row, number
    SetIndividualLimit, ///< row, number
    SortRange, ///< row; equal values become one
    DropLowValues, ///< row: values below 1
    EmptyRange, ///< row; and what needs one: an individual limit above 1
    DropLowPositions, ///< row: forced positions below 1
    DropPositionsAbove, ///< row, number: forced positions above it
    DropDoublePositions, ///< row
    MakeDedicated, ///< name, newName: the mode and the size that the set becomes dedicated to
    SetField, ///< row (or none), section, fieldKey, value
};

/// The obvious answer to a problem: what to change. A value, true as long as rows keep their ids.
struct Fix {
    Repair repair{};
    RowId row = RowId::none;
    ObjectiveField field = ObjectiveField::GoalSet;
    QString name{};
    QString newName{};
    int number = 0;
    QString section{};
    QString fieldKey{};
    Value value{};

    friend bool operator==(const Fix &, const Fix &) = default;
};

/// Finds the fixes of many problems of one set, which it walks at most once for all of them. Keeps
/// references to the set and the sections that lint() was given. One thread.
class Fixes final {
public:
    explicit Fixes(const GoalSet &set, std::span<const Section *const> sections = {})
        : m_set(set)
        , m_sections(sections)
    {
    }

    /// What would mend the problem where that is obvious: one change that loses nothing which
    /// works. Law: fixed() with it removes the problem and adds no error.
    std::optional<Fix> of(const Problem &problem);

private:
    std::optional<Fix> ofNames(const Problem &problem);
    std::optional<Fix> ofField(const Problem &problem);
    static std::optional<Fix> ofSchemaMode(const Problem &problem);
    bool isTagTaken(const QString &tag);
    const Objective *objective(RowId row);
    QList<RowId> rowsThatAreThere(const Field &field, QList<RowId> rows);

    const GoalSet &m_set;
    std::span<const Section *const> m_sections;
    qsizetype m_lastFound = 0; ///< of the objectives
    std::optional<QSet<QString>> m_tags; ///< declared or carried; once they are asked for
    QHash<QString, QSet<RowId>> m_rows; ///< by table, once asked for; looked up, never iterated
};

/// The fix of one problem: Fixes::of().
std::optional<Fix> fixOf(
    const Problem &problem, const GoalSet &set, std::span<const Section *const> sections = {});

/// The set with the fix applied; the same set where there is nothing left to mend.
GoalSet fixed(GoalSet set, const Fix &fix);

/// The set with every one of these problems mended that has an obvious fix when its turn comes: two
/// tags that would come to share a name keep apart.
GoalSet allFixed(
    GoalSet set, const QList<Problem> &problems, std::span<const Section *const> sections = {});

} // namespace boardwright
