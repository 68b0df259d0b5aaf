// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// Lists and boards as the sites know them, which is neither a goal set nor a board of Boardwright.
namespace boardwright::sites {

/// How a list spells a value. The sites compare types as JavaScript's == does, for which the text
/// "1" equals the number 1.
enum class Spelling : std::uint8_t { Text, Number, Flag, Null };

/// A type of a goal.
struct ListedType {
    QString text; ///< decoded; of other values: as the list spells them
    Spelling spelling = Spelling::Text;

    friend bool operator==(const ListedType &, const ListedType &) = default;
};

/// A goal of a list, with what the kinds of lists say of it. Each kind uses some of that.
struct ListedGoal {
    QString text{};
    QString key{}; ///< what other goals of the list call it
    int tier = 0; ///< from 1; 0: none. Lists of BoardKind::SynerGen call it "Diff"
    bool hasTypes = true; ///< false: the list says nothing of types, not even that there are none
    std::vector<ListedType> types{}; ///< in order, repetitions included; the first is the main one
    std::vector<ListedType> subtypes{};
    QString group{}; ///< empty: none
    bool isChild = false;
    QStringList excludes{}; ///< keys
    QStringList synergies{}; ///< keys, and names of groups
    double score = 0;

    friend bool operator==(const ListedGoal &, const ListedGoal &) = default;
};

/// How many goals of a type a board of BoardKind::SynerGen may have.
struct TypeMaximum {
    QString type;
    double most = usual;

    static constexpr double usual = 5;

    friend bool operator==(const TypeMaximum &, const TypeMaximum &) = default;
};

/// A list of Bingosync. Nothing in it is sorted, merged or renamed.
struct SiteList {
    std::vector<ListedGoal> goals; ///< in the order of the list; within a tier, too
    std::vector<TypeMaximum> maxima{};
    std::optional<double> mostScore{}; ///< nothing: no rule about scores

    friend bool operator==(const SiteList &, const SiteList &) = default;
};

} // namespace boardwright::sites
