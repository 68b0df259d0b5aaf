// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "core/goalset/problem.h"

#include <QList>
#include <QString>

#include <expected>
#include <span>
#include <utility>

namespace boardwright {

/// The settings of a board: a value for each parameter of a generator, in order. Parameters may
/// share a key if no two of them apply at once (the size of each mode); each keeps its value while
/// another applies.
struct Settings {
    QList<Value> values;

    friend bool operator==(const Settings &, const Settings &) = default;
};

/// Every parameter at its fallback.
Settings defaultSettings(std::span<const Field> parameters);

/// Whether a parameter applies now: its condition holds, and the parameter that it depends on
/// applies.
bool applies(std::span<const Field> parameters, const Settings &settings, std::size_t index);

/// The value of the parameter of this key that applies; if none applies, the fallback of the first.
Value parameter(std::span<const Field> parameters, const Settings &settings, Key key);

/// Sets the parameter of this key that applies to the value that `text` spells (valueText()). Set
/// the mode before the size. An error (UnknownParameter, ParameterValue) leaves the settings
/// unchanged.
std::expected<void, Problem> setParameter(
    std::span<const Field> parameters, Settings &settings, const QString &key, const QString &text);

/// The parameters that apply, by key, as text: the settings in files and JSON.
QList<std::pair<QString, QString>> settingsText(
    std::span<const Field> parameters, const Settings &settings);

/// The allowed values for messages: "3x3 to 10x10", "4 to 9", "bingo, ascend", "none, 1 to 15".
QString allowedText(const Field &field);

} // namespace boardwright
