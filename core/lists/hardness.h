// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/repairs.h"
#include "core/lists/listed_goals.h"

#include <QString>

#include <optional>
#include <vector>

namespace boardwright {

// Words for how hard goals are, such as "easy" and "very hard". Pure.

/// How hard a word says that a goal is; the numbers only order the words. Nothing if it is none.
std::optional<int> hardnessOfWord(const QString &word);

/// Tiers from 1, the easiest, without gaps, for such numbers; empty if they are all the same.
std::vector<int> tiersOfHardness(const std::vector<int> &hardness);

/// Words in place of difficulties, of a whole list. One thread.
class WordedTiers final {
public:
    /// Adds what goal `goal` of the list says at `at`.
    void add(qsizetype goal, std::optional<int> hardness, qsizetype at);

    void add(qsizetype goal, const QString &word, qsizetype at)
    {
        add(goal, hardnessOfWord(word), at);
    }

    /// Forgets what a goal says that is taken from the end of the list.
    void forget(qsizetype goal)
    {
        std::erase_if(m_words, [&](const Word &word) { return word.goal == goal; });
    }

    /// Makes tiers of the words, and notes it: if all are known, two of them differ, and no goal
    /// has a number. False if that is not so; the words are then to be noted as not used.
    bool settle(ListedGoals &listed, Repairs &repairs) const;

private:
    struct Word {
        qsizetype goal = 0;
        std::optional<int> hardness;
        qsizetype at = 0;
    };

    std::vector<Word> m_words;
};

} // namespace boardwright
