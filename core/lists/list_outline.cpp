// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/list_outline.h"

#include "core/lists/list_outliner.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// Says the same of members that stand beside other lists only, of which only the names are told.
void noteBesideOthers(
    const std::vector<ListCandidate> &candidates, const ListCandidate &taken, Repairs &repairs)
{
    QSet<const void *> told; // looked up, never iterated
    for (const auto &besides : taken.place.beside)
        told.insert(besides.get());
    for (const ListCandidate &candidate : candidates) {
        for (const auto &besides : candidate.place.beside) {
            if (told.contains(besides.get()))
                continue;
            told.insert(besides.get());
            noteUnused(*besides, repairs);
        }
    }
}

/// Which of several lists is read: the greatest, and of equal ones the first.
struct ListRank {
    bool isWanted = false;
    bool isList = false; ///< no table
    bool isOfGoals = false; ///< by its name, and those beside it
    qsizetype goals = 0;

    auto operator<=>(const ListRank &) const = default;
};

QString lastKeyOf(const QString &name)
{
    return name.sliced(name.lastIndexOf(u'.') + 1);
}

ListOutline chosenOutline(
    const std::vector<ListCandidate> &candidates, Repairs *repairs, const QString &wanted)
{
    ListOutline best;
    ListRank rank;
    const ListCandidate *taken = nullptr;
    QStringList lists;
    QStringList tables;
    for (const ListCandidate &candidate : candidates) {
        ListOutline outline = outlineOfCandidate(candidate, nullptr);
        if (outline.goals == 0)
            continue;
        // Beside a list in a script, a table is one that the script works with.
        const bool isTable = outline.isOfRows && !candidate.literals.empty();
        (isTable ? tables : lists) << candidate.name;
        const ListRank its{.isWanted = !wanted.isEmpty() && candidate.name == wanted,
            .isList = !isTable,
            .isOfGoals = !candidate.place.isBesideGoals && !isAboutGoals(lastKeyOf(candidate.name)),
            .goals = outline.goals};
        if (its <= rank)
            continue;
        rank = its;
        best = std::move(outline);
        taken = &candidate;
    }
    if (taken == nullptr)
        return {};
    const QStringList &names = lists.isEmpty() ? tables : lists;
    // What had to be guessed matters only for the list that is taken.
    if (repairs != nullptr) {
        best = outlineOfCandidate(*taken, repairs);
        if (!wanted.isEmpty() && !rank.isWanted)
            repairs->add(ImportCode::ListNotFound, std::nullopt, {wanted});
        noteBesideOthers(candidates, *taken, *repairs);
        const QString key = lastKeyOf(taken->name);
        if (names.size() == 1 && taken->literals.empty() && !key.isEmpty() && !isUsualListKey(key))
            repairs->add(ImportCode::ListNamed, taken->place.value->begin, {key});
        if (names.size() > 1 && !rank.isWanted) {
            QStringList others = names;
            others.removeOne(taken->name);
            repairs->add(ImportCode::ListTaken, std::nullopt,
                {taken->name, qint64{best.goals}, Repairs::listed(others)});
        }
    }
    best.lists = names;
    return best;
}

/// What a literal is called where it is a list of its own.
QString fullNameOf(const AssignedLiteral &literal)
{
    return literal.key.isEmpty() || tierNumber(literal.key) ? literal.name
                                                            : literal.name + u'.' + literal.key;
}

/// The literals of a script that are in no list: other data, and what a later assignment replaces.
void noteOthers(std::span<const AssignedLiteral> assigned, const QStringList &lists,
    const QHash<QString, const AssignedLiteral *> &last, Repairs &repairs)
{
    QSet<QString> known; // looked up, never iterated
    for (const QString &list : lists) {
        for (qsizetype end = list.size(); end > 0; end = list.lastIndexOf(u'.', end - 1))
            known.insert(list.first(end));
    }
    for (const AssignedLiteral &literal : assigned) {
        const QString name = fullNameOf(literal);
        const bool isEmpty = literal.value.elements.empty() && literal.value.members.empty()
            && literal.leftOut.empty() && !literal.error;
        const bool isInList
            = known.contains(name) && (tierNumber(literal.key) || last.value(name) == &literal);
        if (literal.isPart || isEmpty || isInList)
            continue;
        known.insert(name);
        repairs.add(ImportCode::PartNotUsed, literal.begin, {shortened(name, Repairs::longestArg)});
    }
}

} // namespace

ListOutline outlineOf(const JsonValue &root, Repairs *repairs, const QString &wanted)
{
    std::vector<ListCandidate> candidates;
    for (ListPlace &place : listPlacesIn(root))
        candidates.push_back({.name = place.name, .place = std::move(place)});
    return chosenOutline(candidates, repairs, wanted);
}

ListOutline outlineOf(
    std::span<const AssignedLiteral> assigned, Repairs *repairs, const QString &wanted)
{
    // A name without a key holds a whole list; a later assignment replaces it. What is assigned to
    // single elements is a list of tiers.
    const auto isWhole = [](const AssignedLiteral &literal) {
        return !literal.error && !literal.isPart && !tierNumber(literal.key);
    };
    QHash<QString, const AssignedLiteral *> last; // looked up, never iterated
    for (const AssignedLiteral &literal : assigned) {
        if (isWhole(literal))
            last.insert(fullNameOf(literal), &literal);
    }
    std::vector<ListCandidate> candidates;
    QHash<QString, std::size_t> tiersOf; // looked up, never iterated
    for (const AssignedLiteral &literal : assigned) {
        if (literal.error)
            continue;
        if (tierNumber(literal.key)) {
            if (!tiersOf.contains(literal.name)) {
                tiersOf.insert(literal.name, candidates.size());
                candidates.push_back({.name = literal.name});
            }
            candidates[tiersOf.value(literal.name)].literals.push_back(&literal);
            continue;
        }
        const QString name = fullNameOf(literal);
        if (!isWhole(literal) || last.value(name) != &literal)
            continue;
        for (ListPlace &place : listPlacesIn(literal.value)) {
            QString full = place.name.isEmpty() ? name : name + u'.' + place.name;
            candidates.push_back(
                {.name = std::move(full), .place = std::move(place), .literals = {&literal}});
        }
    }
    ListOutline outline = chosenOutline(candidates, repairs, wanted);
    if (repairs != nullptr && outline.goals > 0)
        noteOthers(assigned, outline.lists, last, *repairs);
    return outline;
}

} // namespace boardwright
