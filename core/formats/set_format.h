// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QFlags>
#include <QList>
#include <QString>
#include <QStringView>

#include <cstdint>
#include <span>

namespace boardwright {

/// What a goal set can say and a file format may have no place for.
enum class Aspect : std::uint32_t {
    // Of an objective
    Values = 1U << 0U, ///< the range of {{X}}
    Weighting = 1U << 1U,
    BoardCategories = 1U << 2U,
    LineCategories = 1U << 3U,
    Tag = 1U << 4U,
    Progression = 1U << 5U, ///< zones, where not all
    IndividualLimit = 1U << 6U,
    ForcedPositions = 1U << 7U,
    ProgressiveRanges = 1U << 8U,
    Tooltip = 1U << 9U,
    Icons = 1U << 10U,
    Disabled = 1U << 11U, ///< a format without it leaves such goals out
    OwnData = 1U << 12U, ///< of sections, beside the goal or in it verbatim
    LineBreaks = 1U << 13U, ///< inside of a goal; a format without them writes spaces
    Untimed = 1U << 18U, ///< goals without a time; a format of times leaves them out
    // Of the set
    Names = 1U << 14U, ///< of the game and of the set
    Limits = 1U << 15U, ///< of categories, with the categories themselves
    MadeFor = 1U << 16U, ///< any schema mode but "strict"
    SetOwnData = 1U << 17U, ///< sections of the whole set
};
Q_DECLARE_FLAGS(Aspects, Aspect)
Q_DECLARE_OPERATORS_FOR_FLAGS(Aspects)

/// What is lost of a set in a format.
struct Loss {
    Aspect aspect{};
    QList<RowId> rows; ///< the objectives that lose it, in file order; empty: the set does

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// A format that goal sets are exported to. A constant.
struct SetFormat {
    Key key; ///< as on the command line
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence, likewise
    const char *suffix = nullptr; ///< of its files, without the dot
    Aspects keeps; ///< whatever else a set says is lost, but for these:
    /// Whether it holds own data of the section all the same; `values`: of one that stands once or
    /// beside an objective. Null: of none.
    bool (*holdsSection)(const QString &key, const FieldValues &values) = nullptr;
    /// Whether a goal has a time, as the format means it. Of formats that keep Untimed: null.
    bool (*isTimed)(const Objective &objective) = nullptr;
    /// Pure, any thread.
    QByteArray (*write)(const GoalSet &set) = nullptr;
};

/// All of them, in the order they are offered: those of the registry in set_format.cpp, then those
/// of generators.
std::span<const SetFormat *const> setFormats();

/// Those that belong to one generator. Registry: generator/format_registry.cpp.
std::span<const SetFormat *const> generatorSetFormats();

/// Null where there is none of this key.
const SetFormat *setFormatOf(QStringView key);

/// What `format` cannot hold of `set`: nothing that the set does not say, nothing twice,
/// objectives' aspects before those of the set. What a disabled goal says is not lost where the
/// goal is. Pure.
QList<Loss> lossesOf(const GoalSet &set, const SetFormat &format);

/// A goal a line, in file order, disabled ones left out. UTF-8, ends with a line feed.
QByteArray goalLines(const GoalSet &set);

} // namespace boardwright
