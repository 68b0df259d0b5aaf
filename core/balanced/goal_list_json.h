// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/goal_list.h"
#include "core/goalset/problem.h"

#include <QByteArray>
#include <QList>

#include <expected>
#include <stop_token>

namespace boardwright {

/// What a list file holds.
struct GoalListFile {
    CombinedList list;
    /// What is odd and was read all the same, at most 100, in file order, then what is missing:
    /// DuplicateKey, ListNotCombined, ListBucketMissing, ListBucketUnread, GoalTimeMissing,
    /// GoalIdTwice, GoalNeverRead.
    QList<Problem> notes;
};

/// Reads a combined goal list, the JSON that the tools of Ocarina of Time bingo exchange: "info",
/// "normal" and perhaps "short", each with goals by difficulty "0".."50". Refused: what is no JSON
/// (formats/json.h), has no "normal" list (NotAGoalList), or has values of a wrong type
/// (formats/native_reader.h). Keys that nothing is known of are kept. Pure,
/// any thread.
/// Once `stop` is asked for, it gives up soon with Code::Cancelled.
std::expected<GoalListFile, Problem> readGoalList(
    const QByteArray &bytes, const std::stop_token &stop = {});

/// The file of a list. Laws: a list that says what its file says is written as the very bytes that
/// were read; reading what was written gives an equal list but for verbatim parts; members that did
/// not change keep their spelling, all keep their order, unknown ones stay. What changed is laid
/// out with two spaces a level. Pure, any thread.
QByteArray writeGoalList(const CombinedList &list);

} // namespace boardwright
