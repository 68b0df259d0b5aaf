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

/// Kinds of repair, with the members of Fix that each uses. Fix::field tells the kind of category.
enum class Repair : std::uint8_t {
    DeclareCategory, ///< name; its limit is 100 %
    DropCategory, ///< row, name: every use but the first; an empty name: every use
    DropLimit, ///< name: the limit of that category
    DropEarlierLimits, ///< name: every limit of the category but the last, which is in effect
    SetPercent, ///< name, number
    DeclareTag, ///< name
    DropTag, ///< name: removed from the list of tags
    DropDoubleTag, ///< name: every entry in the list but the first
    RenameTag, ///< name, newName: in the list and in every objective
    SetWeighting, ///< row, number
    SetIndividualLimit, ///< row, number
    SortRange, ///< row; equal values are merged
    DropLowValues, ///< row: removes values below 1
    EmptyRange, ///< row; also resets an individual limit above 1, which requires a range
    DropLowPositions, ///< row: removes forced positions below 1
    DropPositionsAbove, ///< row, number: removes forced positions above it
    DropDoublePositions, ///< row
    MakeDedicated, ///< name, newName: the mode and size that the set becomes dedicated to
    MergeCategory, ///< name, newName: the first becomes the second
    SplitCategory, ///< name: becomes the categories that it lists
    MergeTag, ///< name, newName: the first becomes the second
    MergeGoals, ///< row, value (a list of one row): the first becomes part of the second
    SetField, ///< row (or none), section, fieldKey, value
};

/// The obvious repair of a problem. A value that stays valid as long as rows keep their ids.
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

/// Finds the fixes of many problems of one set, in one pass over the set at most. Keeps references
/// to the set and to the sections that lint() was given. One thread.
class Fixes final {
public:
    explicit Fixes(const GoalSet &set, std::span<const Section *const> sections = {})
        : m_set(set)
        , m_sections(sections)
    {
    }

    /// The obvious fix, if there is one: a single change that loses nothing that works. Law:
    /// applying it with fixed() removes the problem and adds no error.
    std::optional<Fix> of(const Problem &problem);

private:
    std::optional<Fix> ofNames(const Problem &problem);
    std::optional<Fix> ofAlike(const Problem &problem) const;
    std::optional<Fix> ofField(const Problem &problem);
    static std::optional<Fix> ofSchemaMode(const Problem &problem);
    bool isTagTaken(const QString &tag);
    const Objective *objective(RowId row);
    QList<RowId> rowsThatAreThere(const Field &field, QList<RowId> rows);

    const GoalSet &m_set;
    std::span<const Section *const> m_sections;
    qsizetype m_lastFound = 0; ///< index of the objective found last
    std::optional<QSet<QString>> m_tags; ///< declared or used; filled when first needed
    QHash<QString, QSet<RowId>> m_rows; ///< by table, when first needed; never iterated
};

/// The fix of one problem: Fixes::of().
std::optional<Fix> fixOf(
    const Problem &problem, const GoalSet &set, std::span<const Section *const> sections = {});

/// The set with the fix applied; unchanged if there is nothing left to fix.
GoalSet fixed(GoalSet set, const Fix &fix);

/// The set with each of these problems fixed in turn, where there is still an obvious fix. Two tags
/// that would be given the same name stay distinct.
GoalSet allFixed(
    GoalSet set, const QList<Problem> &problems, std::span<const Section *const> sections = {});

} // namespace boardwright
