// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/key.h"
#include "core/goalset/value.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

namespace boardwright {

/// What a field holds, which determines how it is edited, stored and checked.
enum class Kind : std::uint8_t {
    Flag, ///< bool
    Integer, ///< qint64, min..max, a whole number of steps above min
    Number, ///< double, min..max
    Text, ///< QString, at most max characters
    Choice, ///< QString: the key of one of the choices
    Names, ///< QStringList; the keys of choices if the field has any, otherwise arbitrary names
    NumbersByName, ///< QList<NamedNumber>, each number in min..max
    RowRefs, ///< QList<RowId>: rows of the table `target`; at most one if max is 1
    Positions, ///< QList<int>: cells, counted from 1
    Extent, ///< Extent; rows and columns are each in min..max
};

/// The key that stands for the objectives where a field names a table of rows.
inline constexpr Key objectivesTable{"objectives"};

struct GoalSet;

/// Whether boards of a set can have something; null: those of every set.
using InSet = bool (*)(const GoalSet &);

struct Choice {
    Key key;
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    /// The sets for which it is offered. Any set may hold it all the same.
    InSet isFor = nullptr;

    bool isOffered(const GoalSet &set) const { return isFor == nullptr || isFor(set); }
};

/// A field's condition: it applies only while another field holds a certain choice.
struct When {
    Key field; ///< empty: always
    Key choice;
    bool unless = false; ///< inverted: while the other field holds any other choice
};

/// One setting: a column beside each objective, a column of a table, a value of the whole set, or a
/// parameter of a generator. A constant. Tables, forms, files, undo, paste, lint and command-line
/// options are built from it.
struct Field {
    Key key;
    Kind kind = Kind::Flag;
    double fallback = 0; ///< Flag: 0 or 1; Choice: index; Extent: rows and columns; lists: empty
    double min = 0;
    double max = 0;
    double step = 1;
    /// Choice and Names: the choices. Integer: names for its lowest values in order, such as "auto"
    /// and "none".
    std::span<const Choice> choices{};
    Key target{}; ///< RowRefs: the section of a table, or objectivesTable
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence; QT_TRANSLATE_NOOP, as label
    When when{};
    /// The name of a group of parameters, such as "Modifiers", that are shown together and apart
    /// from the others (QT_TRANSLATE_NOOP, as label); null: no group.
    const char *group = nullptr;
    /// Text only: the key of a reading, if the text means something to its generator. The
    /// generator's words say what (GeneratorWords::meaning). Empty: it is just a text.
    Key reading{};
    bool isLowestNone = false; ///< Number only: its lowest value means none and shows as nothing
    bool keepsRepeats = false; ///< Names without choices: a name may occur more than once
};

/// Whether a field applies: the field of `fields` that its condition names applies and holds the
/// required choice. `choiceOf` returns the current choice of a field.
bool isMeant(std::span<const Field> fields, const Field &field,
    const std::function<QString(const Field &)> &choiceOf);

/// The fallback, as the alternative of Value that matches the field's kind.
Value fallbackOf(const Field &field);

/// The stored value or the fallback, as the alternative that the field's kind requires.
Value valueOf(const FieldValues &values, const Field &field);

/// Stores the value, or removes the entry if it is the fallback (the law of FieldValues).
void setValue(FieldValues &values, const Field &field, const Value &value);

bool flagOf(const FieldValues &values, const Field &field);
qint64 integerOf(const FieldValues &values, const Field &field);
double numberOf(const FieldValues &values, const Field &field);
QString textOf(const FieldValues &values, const Field &field); ///< Text and Choice
QList<RowId> rowsOf(const FieldValues &values, const Field &field);

/// The nearest value that the field allows: numbers are clamped and rounded to a step, texts cut;
/// unknown choices, repeated names and cells below 1 dropped. A value of the wrong kind becomes the
/// fallback. Generators compile clamped values, so no file can break them.
Value clamped(const Field &field, const Value &value);

/// The value as typed and shown, in the C locale: "yes"/"no", "12", "0.75", a text, a choice's key,
/// "a, b", "combat: 2, shop: 0.5", "1, 7", "5x7". A number that has a name is shown as that name.
/// Null for RowRefs, which have no text here.
QString valueText(const Field &field, const Value &value);

/// The inverse of valueText(); nothing if the text is not of the field's kind or not an allowed
/// value. Text is taken verbatim. A number that has a name may be given either way. RowRefs are
/// never parsed.
std::optional<Value> valueOfText(const Field &field, const QString &text);

/// The numbers in items such as "combat: 2"; nothing if one of them is not of this kind. Names may
/// contain colons.
std::optional<QList<NamedNumber>> numbersByName(const QStringList &items);

} // namespace boardwright
