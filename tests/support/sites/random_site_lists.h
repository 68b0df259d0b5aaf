// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sites/kind.h"
#include "core/sites/playbingo_list.h"
#include "core/sites/site_list.h"
#include "tests/support/split_mix.h"

namespace boardwright {

/// A small list for boards of a kind. Many break a promise of the site: too few goals, empty tiers,
/// goals without types, repeated and oddly spelled types, keys that are numbers or repeated,
/// synergies that never end.
sites::SiteList randomSiteList(SplitMix &random, sites::BoardKind kind);

sites::playbingo::List randomPlayBingoList(SplitMix &random);

/// With the tags that its goals have, as lists are read.
sites::playbingo::List withTags(sites::playbingo::List list);

/// Categories with one name, with one that is another's id, and without; a goal that has one twice.
sites::playbingo::List hostile(sites::playbingo::List list);

/// A type as JavaScript may find it in a list: texts that are numbers, too, numbers, flags, null.
sites::ListedType randomType(SplitMix &random);

} // namespace boardwright
