// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "core/lab/tally.h"

#include <QByteArray>

#include <expected>

namespace boardwright {

/// The file that shards exchange, described in resources/schema/statistics.schema.json: the tally
/// and its study. Threads, shards and times are not in it, so equal tallies give equal bytes. One
/// objective per line. Pure, any thread.
QByteArray tallyJson(const Tally &tally);

/// Reads what tallyJson() wrote. Accepts untrusted bytes: all numbers are checked for consistency,
/// and the error StatisticsDamaged names the place of one that is inconsistent. Law: tallyJson() of
/// the result gives the bytes that tallyJson() wrote. Further errors: those of parseJson();
/// JsonWrongType, JsonNumberOutOfRange, UnknownText; NotStatistics. Pure, any thread.
std::expected<Tally, Problem> readTally(const QByteArray &bytes);

/// A table for spreadsheets (RFC 4180, UTF-8): one objective per row, with its shares in percent
/// and, if the tally has reasons (Detail::Reasons), the number of boards that each reason kept it
/// off. Pure, any thread.
QByteArray tallyCsv(const Tally &tally);

} // namespace boardwright
