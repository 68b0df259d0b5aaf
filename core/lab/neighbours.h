// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/generator.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

class Subject;

/// The seeds whose boards overlapGate compares the board of `seed` with; nothing: none.
///
/// Seeds that are written as plain numbers are in order. Boards of even ones are not judged by
/// overlapGate; those of odd ones are compared with the boards of both even ones beside them. Thus
/// the boards of any two successive seeds keep the bounds, while the board of a seed depends on at
/// most two others. Other seeds have no seed before them.
std::array<std::optional<qint64>, 2> neighboursOf(QStringView seed);

/// The objectives on a board and its parts, as rows of the set, in ascending order, each once.
void goalsOn(const Subject &subject, const Result &board, std::vector<int> &rows);

/// How many numbers are in both; each is in ascending order.
int sharedBy(const std::vector<int> &one, const std::vector<int> &other);

/// Makes boards of neighbours in working memory of their own and remembers the goals on the last
/// two, so that a walk over successive seeds makes each of them once. One thread, one subject.
class Neighbours final : public Scratch {
public:
    /// The goals on the board of a seed; null if it has no complete board, or if `watch` stopped
    /// it, and then `wasStopped`.
    const std::vector<int> *goalsOf(
        const Subject &subject, qint64 seed, Watch &watch, bool &wasStopped);

private:
    struct Known {
        std::optional<qint64> seed;
        bool isFilled = false;
        std::vector<int> goals;
    };

    std::unique_ptr<Scratch> m_scratch;
    Result m_board;
    std::array<Known, 2> m_known;
};

} // namespace boardwright
