// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "core/lab/tally.h"

#include <QByteArray>

#include <expected>

namespace boardwright {

/// The file that shards exchange, described in resources/schema/statistics.schema.json: the tally
/// and its study, without threads, shards or times. One objective per line. Pure, any thread.
QByteArray tallyJson(const Tally &tally);

/// The inverse, for files from strangers: all numbers are checked for consistency, and a number
/// that is inconsistent is an error with its place. Law: tallyJson() of the result gives the bytes
/// that tallyJson() wrote. Errors: those of parseJson(); JsonWrongType, JsonNumberOutOfRange,
/// UnknownText; NotStatistics; StatisticsDamaged. Pure, any thread.
std::expected<Tally, Problem> readTally(const QByteArray &bytes);

/// A table for spreadsheets (RFC 4180, UTF-8): one objective per row, with its shares in percent
/// and, with reasons, how many boards it was left out of for each. Pure, any thread.
QByteArray tallyCsv(const Tally &tally);

} // namespace boardwright
