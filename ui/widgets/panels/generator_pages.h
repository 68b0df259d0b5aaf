// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/panels/board_page.h"
#include "ui/widgets/panels/panel.h"

#include <span>

namespace boardwright {

/// A page below the board.
struct BoardPageEntry {
    Key key; ///< under which its state is saved
    QString (*title)() = nullptr; ///< with a mnemonic
    Key icon; ///< the name of an icon, which stands for the title where there is little room
    BoardPage *(*make)(QWidget *parent) = nullptr;
};

/// A tool on the lab's page.
struct LabToolEntry {
    QString (*title)() = nullptr;
    QWidget *(*make)(const PanelContext &context, QWidget *parent) = nullptr;
};

/// What a generator adds to the window beside what is made from its declarations. It is shown while
/// the generator is chosen, in this order.
struct GeneratorPages {
    Key generator; ///< Info::key
    /// Makes the panel beside the goals. Null: it is made from the generator's sections.
    QWidget *(*makePanel)(const PanelContext &context, QWidget *parent) = nullptr;
    std::span<const BoardPageEntry> boardPages{};
    std::span<const LabToolEntry> labTools{};
};

/// The list of all generators that add something. Defined in ui/widgets/window/registry.cpp.
std::span<const GeneratorPages> generatorPages();

/// The pages of addedGenerators(). None, except in test programs, which define this function
/// (instead of added_pages.cpp).
std::span<const GeneratorPages> addedPages();

/// What the generator of this key adds.
GeneratorPages pagesOf(Key generator);

} // namespace boardwright
