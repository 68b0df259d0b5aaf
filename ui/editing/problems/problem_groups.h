// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QList>

#include <optional>

namespace boardwright {

/// The location of a problem or finding, as needed to jump to it.
struct ProblemPlace {
    RowId row = RowId::none; ///< an objective or a row of a table
    ObjectiveField field = ObjectiveField::GoalSet;
    QString section; ///< key of the section of the field; empty: none
    QString fieldKey;
    QString name; ///< the category or tag; empty: none
    SiteIndex site = SiteIndex::none; ///< on the board
    TextPosition where; ///< in the file as it was read

    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};

/// The subject of a listed problem. In list order among problems of equal severity.
enum class ProblemPart : std::uint8_t {
    Failure, ///< why the board could not be filled
    Set,
    Board, ///< its relaxed limits
    File, ///< oddities that reading tolerated
    Accepted, ///< accepted by the author; in the set
};

/// One problem of the list. Problems with the same place are considered the same, even if the
/// numbers in their words change; `twin` distinguishes problems with equal places.
struct ListedProblem {
    std::optional<Finding> finding; ///< set for a finding of the board; otherwise `problem` is used
    Problem problem;
    ProblemPlace place;
    QString goal; ///< text of its objective, which its words quote
    int twin = 0; ///< number of earlier problems with the same place

    bool isSame(const ListedProblem &other) const
    {
        return place == other.place && twin == other.twin;
    }

    friend bool operator==(const ListedProblem &, const ListedProblem &) = default;
};

/// The maximum number of problems listed per group.
inline constexpr int mostListed = 500;

/// Problems of one code.
struct ProblemGroup {
    ProblemPart part = ProblemPart::Set;
    Severity severity = Severity::Error;
    Code code{};
    QList<Problem> problems{}; ///< all of them; empty for Failure and Board
    QList<ListedProblem> listed{}; ///< the first ones, in file or fill order
    int count = 0; ///< of all problems

    /// The sort key of a group; no two groups have the same one.
    auto key() const { return std::tuple(part == ProblemPart::Accepted, severity, part, code); }
};

/// The inputs of the problem list.
struct ProblemSources {
    std::shared_ptr<const PreviewResult> result; ///< null: none
    QList<Problem> fileNotes;
    GoalSet set; ///< the current set, which says what is accepted
    bool showsAccepted = false;
};

/// All problems, worst first. Near linear; words are made later and only when shown, so that a
/// damaged file cannot block the window. Pure.
QList<ProblemGroup> problemGroups(const ProblemSources &sources);

} // namespace boardwright
