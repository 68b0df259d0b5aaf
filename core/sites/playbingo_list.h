// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"

#include <QString>
#include <QStringList>

#include <array>
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

    friend bool operator==(const Category &, const Category &) = default;
};

struct Tag {
    QString id;
    QString name;

    friend bool operator==(const Tag &, const Tag &) = default;
};

struct Goal {
    QString id; ///< empty: none
    QString text;
    QString description{}; ///< for people; boards do not depend on it
    std::optional<int> difficulty{};
    std::vector<int> categories{}; ///< indices, by the categories' names; the first is the main one
    QStringList tags{}; ///< ids

    friend bool operator==(const Goal &, const Goal &) = default;
};

/// Which goals are used at all: those that pass every filter.
struct Filter {
    enum class By : std::uint8_t { Difficulty, Categories, WithTags, WithoutTags };

    By by{};
    std::optional<int> least{}; ///< difficulty
    std::optional<int> most{}; ///< difficulty
    QStringList ids{}; ///< of categories or tags, of which one is enough

    friend bool operator==(const Filter &, const Filter &) = default;
};

/// How lists spell Filter::By, in its order.
inline constexpr std::array filterKeys{
    Key("difficulty"), Key("category"), Key("tags-inclusion"), Key("tags-exclusion")};

/// What may stand in a cell: any goal, or one that is chosen by what it is.
struct AnyGoal {
    friend bool operator==(const AnyGoal &, const AnyGoal &) = default;
};

struct OfDifficulty {
    int difficulty = 0;

    friend bool operator==(const OfDifficulty &, const OfDifficulty &) = default;
};

struct OfCategory {
    QString id;

    friend bool operator==(const OfCategory &, const OfCategory &) = default;
};

struct FixedGoal {
    QString id;

    friend bool operator==(const FixedGoal &, const FixedGoal &) = default;
};

using CellRule = std::variant<AnyGoal, OfDifficulty, OfCategory, FixedGoal>;

/// How lists spell the alternatives of CellRule, in their order.
inline constexpr std::array ruleKeys{
    Key("random"), Key("difficulty"), Key("category"), Key("fixed")};

enum class Layout : std::uint8_t {
    Random, ///< 5x5 of any goals
    Srl, ///< 5x5, difficulties by the magic square
    Isaac, ///< 5x5, difficulties of BoardKind::Isaac
    Distribution, ///< so many goals of each difficulty, in rows of five
    Custom, ///< a rule for each cell
};

/// How lists spell Layout, in its order.
inline constexpr std::array layoutKeys{
    Key("random"), Key("srlv5"), Key("isaac"), Key("difficulty-distribution"), Key("custom")};

struct DifficultyCount {
    int difficulty = 0;
    int count = 0;

    friend bool operator==(const DifficultyCount &, const DifficultyCount &) = default;
};

/// What a placed goal does to those that may follow.
enum class Adjustment : std::uint8_t {
    Synergize, ///< a goal gets one more copy for each category that it shares with it
    CategoryMaximum, ///< a category that is full bars its goals
};

/// How lists spell Adjustment, in its order.
inline constexpr std::array adjustmentKeys{Key("synergize"), Key("board-type-max")};

/// How lists spell that lines avoid categories that they have.
inline constexpr Key lineRuleKey{"line-type-exclusion"};

/// The largest number that a list may have, and the least one less; sites have far smaller ones.
inline constexpr int mostNumber = 1'000'000;

struct GeneratorSettings {
    std::vector<Filter> filters{};
    Layout layout = Layout::Random;
    std::vector<DifficultyCount> distribution{}; ///< Layout::Distribution
    std::vector<CellRule> cells{}; ///< Layout::Custom, row-major
    int width = 0; ///< Layout::Custom
    bool excludesLineTypes = false; ///< takes the goals with the least clash in their lines
    std::vector<Adjustment> adjustments{}; ///< in the order in which they are made

    friend bool operator==(const GeneratorSettings &, const GeneratorSettings &) = default;
};

struct List {
    std::vector<Goal> goals; ///< in the order of the site's own list, which decides
    std::vector<Category> categories;
    std::vector<Tag> tags{};
    GeneratorSettings settings{};

    friend bool operator==(const List &, const List &) = default;
};

} // namespace boardwright::sites::playbingo
