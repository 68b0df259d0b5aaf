// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/formats/other_keys.h"
#include "core/goalset/field.h"
#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QFlags>
#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

#include <cstdint>
#include <expected>
#include <optional>
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
    OwnData = 1U << 12U, ///< of sections, known or not
    LineBreaks = 1U << 13U, ///< within a goal; a format without them writes spaces
    Unfit = 1U << 18U, ///< goals that lack what the format is based on; it omits them
    RangeSpelledOut = 1U << 19U, ///< a goal for each value of a range
    GoalLength = 1U << 20U, ///< of a goal that is longer than the format allows
    EmptyGoal = 1U << 21U, ///< a goal without text, which is omitted
    GuessedTier = 1U << 22U, ///< a goal without a difficulty gets one by its place in the file
    RoughTier = 1U << 23U, ///< a difficulty that becomes one of a few tiers
    AddedType = 1U << 24U, ///< a goal without a type gets one, since the format wants one
    KindOfCategory = 1U << 25U, ///< board and line categories become types alike
    Spacing = 1U << 26U, ///< white space around a goal and control characters, in plain text
    OtherKeys = 1U << 27U, ///< of its file, which no field reads
    // Of the set
    Names = 1U << 14U, ///< of the game and of the set
    Limits = 1U << 15U, ///< of categories, and the categories themselves
    MadeFor = 1U << 16U, ///< any schema mode except "strict"
    SetOwnData = 1U << 17U, ///< sections of the whole set
    UnusedTags = 1U << 28U, ///< declared tags that no goal in the file has
    SetOtherKeys = 1U << 29U, ///< of its file, which no field reads
    ReadingAgain = 1U << 30U, ///< with ranges spelled out, there are more goals than are read
};
Q_DECLARE_FLAGS(Aspects, Aspect)
Q_DECLARE_OPERATORS_FOR_FLAGS(Aspects)

/// A part of the set that a format loses.
struct Loss {
    Aspect aspect{};
    QList<RowId> rows; ///< the objectives that lose it, in file order; empty: the set itself
    Key format{}; ///< SetFormat::key, if what is lost differs between formats

    friend bool operator==(const Loss &, const Loss &) = default;
};

/// A file format that goal sets are imported from, exported to, or both. A constant, declared in a
/// room of its own and listed in generator/format_registry.cpp.
struct SetFormat {
    Key key; ///< on the command line
    const char *title = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as title
    const char *suffix = nullptr; ///< the file name extension, without the dot
    const char *otherSuffix = nullptr; ///< another usual one; null: none

    /// It keeps what a list says as its site has it, for boards of the site. Offered beside the
    /// format that is meant (OpenedSet::asSites); Likeness::Certain: the site makes boards of it.
    bool isOfSite = false;

    // Import. Null: the format is only exported to.
    Likeness (*recognise)(const ImportText &text) = nullptr; ///< pure, any thread
    /// The set in the text, with the preview settings (preview_section) to show it with, and
    /// without a native file's spelling. Pure, any thread; Code::Cancelled after a stop request.
    std::expected<ImportedSet, Problem> (*read)(
        const ImportText &text, const ImportChoices &choices)
        = nullptr;
    /// Codes of notes that lint also reports for the set, but without places.
    std::span<const Code> linted{};

    // Export. Without a writer the format is only imported from.
    Aspects keeps{}; ///< everything else is lost, with the exceptions below
    /// Whether the format can store the data of this section; `values` belong to the set or to an
    /// objective. Null: no section.
    bool (*holdsSection)(const QString &key, const FieldValues &values) = nullptr;
    /// Whether the format can store this value of an objective that no field reads. Null: none.
    bool (*holdsOther)(const OtherValue &value) = nullptr;
    /// Whether a goal has what the format is based on, such as a time. Null: every goal has it.
    bool (*holdsGoal)(const Objective &objective) = nullptr;
    /// What the format changes beyond aspects that it does not keep. Null: nothing.
    QList<Loss> (*furtherLosses)(const GoalSet &set) = nullptr;
    /// Why the set cannot be written in this format at all, such as too few goals. Null: it always
    /// can.
    std::optional<Problem> (*obstacle)(const GoalSet &set) = nullptr;
    /// Pure, any thread. The set has no obstacle.
    QByteArray (*write)(const GoalSet &set) = nullptr;
};

/// All formats, in the order they are offered. Defined in generator/format_registry.cpp.
std::span<const SetFormat *const> allFormats();

/// Those that sets can be exported to, or imported from.
std::span<const SetFormat *const> setFormats();
std::span<const SetFormat *const> importFormats();

/// lockout.live's file: written without Boardwright's own data, read with repairs. Files without
/// faults are native ones, which readNative() reads.
extern const SetFormat siteFormat;

/// What a set was read as: siteFormat for a native file, too.
inline const SetFormat &formatOf(const OpenedSet &opened)
{
    return opened.from != nullptr ? *opened.from : siteFormat;
}

/// An export format, or an import format; null if there is none with this key.
const SetFormat *setFormatOf(QStringView key);
const SetFormat *importFormatOf(QStringView key);

/// What exporting `set` to `format` loses: only aspects that the set uses, each once, those of
/// objectives first. Aspects of a disabled goal are not losses if the goal itself is omitted. Pure.
QList<Loss> lossesOf(const GoalSet &set, const SetFormat &format);

/// The keys of an objective that no field reads and that the format cannot store, in file order.
QStringList lostKeysOf(const Objective &objective, const SetFormat &format);

/// Why a set cannot be exported to a format; nothing if it can.
std::optional<Problem> obstacleTo(const GoalSet &set, const SetFormat &format);

/// What separates lines in a goal.
bool isLineBreak(QChar character);

} // namespace boardwright
