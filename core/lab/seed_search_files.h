// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_search.h"

#include <QByteArray>

namespace boardwright {

/// What a search found and what it was asked, for files. `set` and `settings` are those of the
/// boards, `found` is of `wishes`.
struct SeedSearchReport {
    const Generator &generator;
    const GoalSet &set;
    const Settings &settings;
    const Wishes &wishes;
    const FoundSeeds &found;
};

/// A line a seed, for spreadsheets: seed, relaxations, each wished number under the key of its
/// measure, for each wished goal the cells where it stands, counted from 1 and apart by blanks. The
/// first line has names; UTF-8, CR LF. Pure.
QByteArray seedsCsv(const SeedSearchReport &report);

/// One object, a seed a line: "generator", "version", "settings" by key as text, "searched" as
/// [first, last] ranges of seeds, "failed", "wishes", "found". Goals are 0-based rows of the set,
/// null where one is gone; positions count from 1. Pure.
QByteArray seedsJson(const SeedSearchReport &report);

} // namespace boardwright
