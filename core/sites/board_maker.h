// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random/arc4.h"
#include "core/sites/board.h"
#include "core/sites/kind.h"
#include "core/sites/pace.h"
#include "core/sites/seed.h"
#include "core/sites/site_list.h"
#include "core/sites/walk.h"

#include <memory>

namespace boardwright::sites {

/// A list prepared for one kind of boards. Constant; any number of threads may use it, each with
/// its own BoardMaker. Shared by ownership with them.
struct CompiledList;

/// `length` counts where the kind has it (KindTraits::hasLengths). Goals of tiers that the kind
/// does not have are never on a board. Linear in the list.
std::shared_ptr<const CompiledList> compileList(
    const SiteList &list, BoardKind kind, Length length);

/// One thread's memory for boards of a list.
class BoardMaker final {
public:
    explicit BoardMaker(std::shared_ptr<const CompiledList> list);
    ~BoardMaker();
    BoardMaker(const BoardMaker &) = delete;
    BoardMaker &operator=(const BoardMaker &) = delete;

    /// The board that the site makes for a seed: a pure function of the list and the seed. On
    /// failure `into` holds the cells that were filled. Allocates nothing after the first boards,
    /// whatever the list. A given `walk` is cleared and then records what was considered; it has
    /// no effect on the board.
    Made make(const Seed &seed, Board &into, Watch &watch, Walk *walk = nullptr);

    /// The tiers of the cells of the board made last; 0 for kinds without.
    int tierOf(std::size_t cell) const;

    /// The random numbers behind the board made last.
    const Arc4 &random() const { return m_random; }

private:
    struct Memory;

    std::shared_ptr<const CompiledList> m_list;
    std::unique_ptr<Memory> m_memory;
    Arc4 m_random;
};

} // namespace boardwright::sites
