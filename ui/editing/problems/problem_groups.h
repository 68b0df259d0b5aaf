// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QList>

#include <optional>

namespace boardwright {

/// Where a problem or a finding is: what a jump to it needs.
struct ProblemPlace {
    RowId row = RowId::none; ///< an objective or a row of a table
    ObjectiveField field = ObjectiveField::GoalSet;
    QString section; ///< key of the section whose field is meant; empty: none is
    QString fieldKey;
    QString name; ///< the category or the tag; empty: none
    SiteIndex site = SiteIndex::none; ///< on the board
    TextPosition where; ///< in the file as it was read

    friend bool operator==(const ProblemPlace &, const ProblemPlace &) = default;
};

/// What a listed problem is about. In the order of the list, where severity comes first.
enum class ProblemPart : std::uint8_t {
    Failure, ///< why the board could not be filled
    Set,
    Board, ///< what gave way on it
    File, ///< oddities that reading went around
    Accepted, ///< of the set, kept on purpose
};

/// One problem of the list. Those of one place are the same as long as the numbers in their words
/// change only; `twin` tells those apart that have the same place.
struct ListedProblem {
    std::optional<Finding> finding; ///< of the board; otherwise `problem`
    Problem problem;
    ProblemPlace place;
    QString goal; ///< text of the objective it is about: its words quote it
    int twin = 0; ///< so many of the same place come before it

    bool isSame(const ListedProblem &other) const
    {
        return place == other.place && twin == other.twin;
    }

    friend bool operator==(const ListedProblem &, const ListedProblem &) = default;
};

/// Most problems of a group that are listed: nobody reads more.
inline constexpr int mostListed = 500;

/// Problems of one code.
struct ProblemGroup {
    ProblemPart part = ProblemPart::Set;
    Severity severity = Severity::Error;
    Code code{};
    QList<Problem> problems{}; ///< all of them; of Failure and Board none
    QList<ListedProblem> listed{}; ///< the first ones, in file or fill order
    int count = 0; ///< of all

    /// The place of a group in the list; no two groups share one.
    auto key() const { return std::tuple(part == ProblemPart::Accepted, severity, part, code); }
};

/// What a list of problems is made of.
struct ProblemSources {
    std::shared_ptr<const PreviewResult> result; ///< null: none
    QList<Problem> fileNotes;
    GoalSet set; ///< as it is now: it says what is accepted
    bool showsAccepted = false;
};

/// Everything worth telling, worst first. Near linear, and words are made later and only where
/// they are read: a damaged file must not hold up the window. Pure.
QList<ProblemGroup> problemGroups(const ProblemSources &sources);

} // namespace boardwright
