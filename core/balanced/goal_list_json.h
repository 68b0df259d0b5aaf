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

/// The content of a list file.
struct GoalListFile {
    CombinedList list;
    /// Oddities that are not errors, at most 100, in file order, followed by what is missing:
    /// DuplicateKey, ListNotCombined, ListBucketMissing, ListBucketUnread, GoalTimeMissing,
    /// GoalIdTwice, GoalNeverRead.
    QList<Problem> notes;
};

/// Reads a combined goal list, the JSON that the tools of Ocarina of Time bingo exchange: "info",
/// "normal" and optionally "short", each with goals by difficulty "0".."50". Errors: invalid JSON
/// (formats/json.h), no "normal" list (NotAGoalList), values of a wrong type
/// (formats/native_reader.h). Unknown keys are kept. Pure, any thread. After a stop request it soon
/// returns Code::Cancelled.
std::expected<GoalListFile, Problem> readGoalList(
    const QByteArray &bytes, const std::stop_token &stop = {});

/// The file for a list. Laws: a list equal to what its file holds is written as exactly the bytes
/// that were read; reading the result gives an equal list except for verbatim parts; unchanged
/// members keep their spelling; all members keep their order; unknown members are kept. Changed
/// members are laid out with two spaces per level. Pure, any thread.
QByteArray writeGoalList(const CombinedList &list);

} // namespace boardwright
