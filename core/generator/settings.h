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

/// What a board is asked to be: a value for each parameter of a generator, in their order. Several
/// parameters may share a key when no two of them apply at once (the size of each mode), and each
/// keeps its value while another applies.
struct Settings {
    QList<Value> values;

    friend bool operator==(const Settings &, const Settings &) = default;
};

/// Every parameter at its fallback.
Settings defaultSettings(std::span<const Field> parameters);

/// Whether a parameter means something now: its condition holds, and that of the parameter the
/// condition is about.
bool applies(std::span<const Field> parameters, const Settings &settings, std::size_t index);

/// The value of the parameter of this key that applies; fallback of the first such key if none.
Value parameter(std::span<const Field> parameters, const Settings &settings, Key key);

/// Gives the parameter of this key that applies the value that `text` spells (valueText()). Set the
/// mode before the size. On an error (UnknownParameter, ParameterValue) nothing has changed.
std::expected<void, Problem> setParameter(
    std::span<const Field> parameters, Settings &settings, const QString &key, const QString &text);

/// The parameters that apply, by key, as text; the same settings in words for files and JSON.
QList<std::pair<QString, QString>> settingsText(
    std::span<const Field> parameters, const Settings &settings);

/// What a field allows, for messages: "3x3 to 10x10", "4 to 9", "bingo, ascend", "none, 1 to 15".
QString allowedText(const Field &field);

} // namespace boardwright
