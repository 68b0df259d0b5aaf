// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// A list of PlayBingo, with the settings of its generator.
namespace boardwright::sites::playbingo {

struct Category {
    QString id;
    QString name;
    int most = 0; ///< goals on a board; 0 or less: any number
};

struct Goal {
    QString id;
    QString text;
    std::optional<int> difficulty{};
    std::vector<int> categories{}; ///< indices, by the categories' names; the first is the main one
    QStringList tags{}; ///< ids
};

/// Which goals are used at all: those that pass every filter.
struct Filter {
    enum class By : std::uint8_t { Difficulty, Categories, WithTags, WithoutTags };

    By by{};
    std::optional<int> least{}; ///< difficulty
    std::optional<int> most{}; ///< difficulty
    QStringList ids{}; ///< of categories or tags, of which one is enough
};

/// What may stand in a cell: any goal, or one that is chosen by what it is.
struct AnyGoal { };

struct OfDifficulty {
    int difficulty = 0;
};

struct OfCategory {
    QString id;
};

struct FixedGoal {
    QString id;
};

using CellRule = std::variant<AnyGoal, OfDifficulty, OfCategory, FixedGoal>;

enum class Layout : std::uint8_t {
    Random, ///< 5x5 of any goals
    Srl, ///< 5x5, difficulties by the magic square
    Isaac, ///< 5x5, difficulties of BoardKind::Isaac
    Distribution, ///< so many goals of each difficulty, in rows of five
    Custom, ///< a rule for each cell
};

struct DifficultyCount {
    int difficulty = 0;
    int count = 0;
};

/// What a placed goal does to those that may follow.
enum class Adjustment : std::uint8_t {
    Synergize, ///< a goal gets one more copy for each category that it shares with it
    CategoryMaximum, ///< a category that is full bars its goals
};

struct GeneratorSettings {
    std::vector<Filter> filters{};
    Layout layout = Layout::Random;
    std::vector<DifficultyCount> distribution{}; ///< Layout::Distribution
    std::vector<CellRule> cells{}; ///< Layout::Custom, row-major
    int width = 0; ///< Layout::Custom
    bool excludesLineTypes = false; ///< takes the goals with the least clash in their lines
    std::vector<Adjustment> adjustments{}; ///< in the order in which they are made
};

struct List {
    std::vector<Goal> goals; ///< in the order of the site's own list, which decides
    std::vector<Category> categories;
    GeneratorSettings settings{};
};

} // namespace boardwright::sites::playbingo
