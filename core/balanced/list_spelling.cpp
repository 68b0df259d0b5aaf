// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/list_spelling.h"

#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

namespace boardwright {

namespace {

/// A goal of the original list, and its bucket.
struct StoodGoal {
    const ListGoal *goal = nullptr;
    std::size_t bucket = 0;
};

/// The goals of one id in order, and how many of them are matched.
struct StoodTwins {
    std::vector<StoodGoal> goals;
    std::size_t back = 0;
};

void spellGoal(ListGoal &goal, std::size_t bucket, const StoodGoal &stood)
{
    goal.verbatim = stood.goal->verbatim;
    if (bucket == stood.bucket)
        goal.difficulty = stood.goal->difficulty;
    if (!goal.weight && stood.goal->weight == 0)
        goal.weight = stood.goal->weight;
    // In a set, a goal without a name is called by its id.
    if (stood.goal->name.isEmpty() && goal.name == stood.goal->id)
        goal.name.clear();
}

void spellList(GoalList &list, const GoalList &stood)
{
    list.verbatim = stood.verbatim;
    list.averageStandardDeviation = stood.averageStandardDeviation;
    std::unordered_map<QString, StoodTwins> byId; // looked up, never iterated
    for (std::size_t bucket = 0; bucket < stood.buckets.size(); ++bucket) {
        for (const ListGoal &goal : stood.buckets.at(bucket))
            byId[goal.id].goals.push_back({.goal = &goal, .bucket = bucket});
    }
    for (std::size_t bucket = 0; bucket < list.buckets.size(); ++bucket) {
        for (ListGoal &goal : list.buckets.at(bucket)) {
            const auto found = byId.find(goal.id);
            if (found == byId.end() || found->second.back == found->second.goals.size())
                continue;
            StoodTwins &twins = found->second;
            spellGoal(goal, bucket, twins.goals[twins.back++]);
        }
    }
}

} // namespace

CombinedList withSpellingOf(CombinedList list, const CombinedList &stood)
{
    list.verbatim = stood.verbatim;
    spellList(list.normal, stood.normal);
    if (stood.shortList && !list.shortList) {
        // An empty list is still present.
        list.shortList = stood.shortList;
        for (QList<ListGoal> &bucket : list.shortList->buckets)
            bucket.clear();
    }
    if (stood.shortList)
        spellList(*list.shortList, *stood.shortList);
    // A set stores only the version of the file; while it is unchanged, lists keep their own.
    if (list.version == stood.version) {
        list.normal.version = stood.normal.version;
        if (stood.shortList)
            list.shortList->version = stood.shortList->version;
    }
    return list;
}

} // namespace boardwright
