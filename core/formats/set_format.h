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

/// Parts of a goal set that a file format may be unable to store.
enum class Aspect : std::uint32_t {
    // Of an objective
    Values = 1U << 0U, ///< the range of {{X}}
    Weighting = 1U << 1U,
    BoardCategories = 1U << 2U,
    LineCategories = 1U << 3U,
    Tag = 1U << 4U,
    Progression = 1U << 5U, ///< zones, unless all four
    IndividualLimit = 1U << 6U,
    ForcedPositions = 1U << 7U,
    ProgressiveRanges = 1U << 8U,
    Tooltip = 1U << 9U,
    Icons = 1U << 10U,
    Disabled = 1U << 11U, ///< a format without it omits disabled goals
    OwnData = 1U << 12U, ///< of sections, or unknown verbatim members
    LineBreaks = 1U << 13U, ///< within a goal; a format without them writes spaces
    Unfit = 1U << 18U, ///< goals that lack what the format is based on; it omits them
    // Of the set
    Names = 1U << 14U, ///< of the game and of the set
    Limits = 1U << 15U, ///< of categories, and the categories themselves
    MadeFor = 1U << 16U, ///< any schema mode except "strict"
    SetOwnData = 1U << 17U, ///< sections of the whole set
};
Q_DECLARE_FLAGS(Aspects, Aspect)
Q_DECLARE_OPERATORS_FOR_FLAGS(Aspects)

/// A part of the set that a format loses.
struct Loss {
    Aspect aspect{};
    QList<RowId> rows; ///< the objectives that lose it, in file order; empty: the set itself
    Key format{}; ///< Aspect::Unfit: SetFormat::key, to which its generator has words

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// A format that goal sets can be exported to. A constant.
struct SetFormat {
    Key key; ///< on the command line
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as title
    const char *suffix = nullptr; ///< the file name extension, without the dot
    Aspects keeps{}; ///< everything else is lost, with the exceptions below
    /// Whether the format can store the data of this section; `values` belong to the set or to an
    /// objective. Null: no section.
    bool (*holdsSection)(const QString &key, const FieldValues &values) = nullptr;
    /// Whether a goal has what the format is based on, such as a time. Null: every goal has it.
    bool (*holdsGoal)(const Objective &objective) = nullptr;
    /// Pure, any thread.
    QByteArray (*write)(const GoalSet &set) = nullptr;
};

/// All export formats in the order they are offered: those in set_format.cpp, then those of
/// generators.
std::span<const SetFormat *const> setFormats();

/// The export formats of generators. Defined in generator/format_registry.cpp.
std::span<const SetFormat *const> generatorSetFormats();

/// Null if there is no such format.
const SetFormat *setFormatOf(QStringView key);

/// What exporting `set` to `format` loses: only aspects that the set uses, each once, those of
/// objectives first. Aspects of a disabled goal are not losses if the goal itself is omitted. Pure.
QList<Loss> lossesOf(const GoalSet &set, const SetFormat &format);

/// One goal per line, in file order, without disabled ones. UTF-8, ends with a line feed.
QByteArray goalLines(const GoalSet &set);

} // namespace boardwright
