// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_search.h"

#include <QByteArray>

namespace boardwright {

/// The criteria and results of a search, for files. `set` and `settings` are those of the boards;
/// `found` contains the matches of `criteria`.
struct SeedSearchReport {
    const Generator &generator;
    const GoalSet &set;
    const Settings &settings;
    const Criteria &criteria;
    const FoundSeeds &found;
};

/// One line per seed, for spreadsheets: seed, relaxations, each number asked for (under its
/// measure's key), and for each goal asked for the 1-based cells it is on, separated by spaces. The
/// first line has column names; UTF-8, CR LF. Pure.
QByteArray seedsCsv(const SeedSearchReport &report);

/// One object, with one seed per line: "generator", "version", "settings" by key as text,
/// "searched" as [first, last] ranges of seeds, "failed", "wishes", "found". Goals are 0-based rows
/// of the set, null if no longer in it; positions are 1-based. Pure.
QByteArray seedsJson(const SeedSearchReport &report);

} // namespace boardwright
