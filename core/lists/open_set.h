// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

namespace boardwright {

class Generator;
struct GoalSet;
struct SetFormat;

/// openAnySet() for boards of a generator: where it makes a site's boards, a list is read as that
/// site has it. Null: no generator. Pure but for reading the file, any thread.
std::expected<OpenedSet, Problem> openSetFor(const Generator *generator, const QString &path,
    const std::stop_token &stop = {}, const ImportChoices &choices = {});

/// The format that keeps a set as its site has it, if it was saved with boards of one; null: it was
/// not. Pure, any thread.
const SetFormat *siteFormatFor(const GoalSet &set);

} // namespace boardwright
