// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_text.h"
#include "core/lists/list_outline.h"
#include "core/sites/json_list.h"

#include <QByteArray>

#include <expected>
#include <span>

/// Lists of the site in a text of JSON or JavaScript, and their goals as such a text.
namespace boardwright::bingosync {

/// The list of a text, if it has one.
std::expected<sites::ReadList, sites::ListFault> listIn(const ImportText &text);

/// Of the lists in a text that could be parsed, the one that ListOutline::lists calls so.
std::expected<sites::ReadList, sites::ListFault> listNamed(
    const ImportText &text, const QString &name);

ListOutline outlineIn(const ImportText &text);

/// The keys of goals that the site reads.
std::span<const Key> keysOf(sites::BoardKind kind);

/// The object of a goal in JSON.
QByteArray goalJson(const sites::ListedGoal &goal);
QByteArray synergenGoalJson(const sites::ListedGoal &goal);

QByteArray numberJson(double number);

} // namespace boardwright::bingosync
