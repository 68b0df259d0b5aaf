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

/// What a field holds, and so how it is edited, stored and checked.
enum class Kind : std::uint8_t {
    Flag, ///< bool
    Integer, ///< qint64, min..max in steps
    Number, ///< double, min..max
    Text, ///< QString, at most max characters
    Choice, ///< QString: the key of one of the choices
    Names, ///< QStringList; with choices: keys of them, otherwise any names
    NumbersByName, ///< QList<NamedNumber>, each number in min..max
    RowRefs, ///< QList<RowId>: rows of the table `target`
    Positions, ///< QList<int>: cells, counted from 1
    Extent, ///< Extent, rows and columns each in min..max
};

/// What a text is read as, where it means more than it says.
enum class Reading : std::uint8_t {
    Plain,
    SynergyFilter, ///< as synergyFilterOf() (balanced/synergy_filter.h) does
};

/// The key of the objectives where a field names a table of rows.
inline constexpr Key objectivesTable{"objectives"};

struct Choice {
    Key key;
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
};

/// A field that only means something while another one holds a certain choice.
struct When {
    Key field; ///< empty: always
    Key choice;
    bool unless = false; ///< the other way round: while it holds any other choice
};

/// One thing that can be set: beside an objective, in a table of its own, once a set, or as a
/// parameter of a generator. A constant; tables, forms, files, undo, paste, lint and command-line
/// options are built from it.
struct Field {
    Key key;
    Kind kind = Kind::Flag;
    double fallback = 0; ///< Flag: 0 or 1; Choice: index; Extent: rows and columns; lists: empty
    double min = 0;
    double max = 0;
    double step = 1;
    /// Of Choice and Names: what there is to choose. Of Integer: names of its lowest values, in
    /// their order, such as "auto" and "none".
    std::span<const Choice> choices{};
    Key target{}; ///< of RowRefs: a table's section, or objectivesTable
    const char *label = nullptr; ///< QT_TRANSLATE_NOOP("boardwright::Fields", ...)
    const char *help = nullptr; ///< one sentence, likewise
    When when{};
    /// QT_TRANSLATE_NOOP, likewise: the name of a group of parameters, such as "Modifiers", that
    /// are shown together and out of the way of the others; null: none.
    const char *group = nullptr;
    Reading reading = Reading::Plain; ///< of Text
};

/// Whether a field means something: the one of `fields` that it needs means something and holds the
/// choice. `choiceOf` tells what a Choice holds.
bool isMeant(std::span<const Field> fields, const Field &field,
    const std::function<QString(const Field &)> &choiceOf);

/// The alternative of Value that the kind of a field needs, holding the fallback.
Value fallbackOf(const Field &field);

/// The stored value, or the fallback. Never holds monostate, always what the field's kind needs.
Value valueOf(const FieldValues &values, const Field &field);

/// Stores a value, or nothing where it is the fallback (the law of FieldValues).
void setValue(FieldValues &values, const Field &field, const Value &value);

bool flagOf(const FieldValues &values, const Field &field);
qint64 integerOf(const FieldValues &values, const Field &field);
double numberOf(const FieldValues &values, const Field &field);
QString textOf(const FieldValues &values, const Field &field); ///< of Text and Choice
QList<RowId> rowsOf(const FieldValues &values, const Field &field);

/// The value inside of what the field allows: numbers clamped and put on a step, texts cut, unknown
/// choices and doubled names dropped, cells below 1 dropped. A value of another kind becomes the
/// fallback. What generators compile, so that no file can break them.
Value clamped(const Field &field, const Value &value);

/// The value as it is typed and shown, in the C locale: "yes"/"no", "12", "0.75", a text, a
/// choice's key, "a, b", "combat: 2, shop: 0.5", "1, 7", "5x7". A number that the field has a name
/// for is that name. RowRefs have no text here: null.
QString valueText(const Field &field, const Value &value);

/// The inverse of valueText(); nothing where the text is none of the field's kind or outside of
/// what it allows. Text is taken as it is; a number that has a name may be spelled either way.
/// RowRefs are never read.
std::optional<Value> valueOfText(const Field &field, const QString &text);

} // namespace boardwright
