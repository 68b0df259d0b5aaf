// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace boardwright {

// What titles of columns or rows of a table say about the goals there. Pure.

/// How hard a title such as "Easy" or "Tier 2" says that goals are; nothing if it says nothing
/// such.
std::optional<int> hardnessOfTitle(const QString &title);

/// The tiers of goals at such titles, the easiest 1; empty if they are no such titles.
std::vector<int> tiersOfTitles(const QStringList &titles);

/// Whether a title is one of a field of goals, known here or not.
bool isTitleOfField(const QString &title);

/// Whether a title is one of what other programs number goals by: "TileCode", "task_id".
bool isTitleOfNumbering(const QString &title);

/// Whether a title is one of goals alone: "Goals", or "Goal 1".
bool isTitleOfGoals(const QString &title);

/// Whether such titles could be names of types: different ones, of a word or two.
bool mayBeTypes(const QStringList &titles);

} // namespace boardwright
