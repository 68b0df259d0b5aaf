// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"
#include "core/lists/list_outline.h"

#include <QByteArrayList>
#include <QStringList>

namespace boardwright {

/// Reads any JSON list: the formats differ in what they recognise and write.
std::expected<ImportedSet, Problem> readJsonList(
    const ImportText &text, const ImportChoices &choices);

/// The set of the goals of an outline.
std::expected<ImportedSet, Problem> setOfOutline(const ListOutline &outline, Repairs &repairs,
    const ImportText &text, const ImportChoices &choices);

/// The outline of a text as JSON; an empty one if it is none, or no list.
ListOutline jsonOutlineOf(const ImportText &text);

/// An array of texts in one line.
QByteArray jsonTextList(const QStringList &texts);

/// A file that is one array: an element per line, each already JSON.
QByteArray jsonListFile(const QByteArrayList &elements);

} // namespace boardwright
