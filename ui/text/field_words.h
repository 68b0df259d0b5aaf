// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/generator/generator.h"

#include <QString>

#include <optional>

namespace boardwright {

/// The translated labels and help of constants of the core: QT_TRANSLATE_NOOP texts of the context
/// "boardwright::Fields". A constant without a label has its key; one without help has an empty
/// text.
QString fieldLabel(const Field &field);
QString fieldHelp(const Field &field);
QString choiceLabel(const Choice &choice);
/// The index of the choice with this key or, ignoring case, this label; std::nullopt if there is
/// none.
std::optional<std::size_t> choiceNamed(const Field &field, const QString &text);
/// The number named by a choice of an Integer.
qint64 namedNumber(const Field &field, std::size_t choice);
/// The name of a whole number in its field (Field::choices); empty if it has none.
QString numberName(const Field &field, qint64 number);
/// The name of a group of parameters (Field::group).
QString groupLabel(const Field &field);
QString sectionTitle(const Section &section);
QString sectionHelp(const Section &section);
QString measureTitle(const Measure &measure);
QString measureHelp(const Measure &measure);
/// The title of a gate, with the number of it that is judged unless it is the usual one: "Duration
/// (spread)".
QString gateTitle(const Gate &gate, Judged judged);
/// The title of an item of a list of facts; `number` counts from 1.
QString factTitle(const FactList &list, int number);
QString generatorTitle(const Info &info);
QString generatorHelp(const Info &info);
/// What its seeds are elsewhere: a sentence.
QString seedNote(const Info &info);

/// The translation of any text of that context, such as the label of a mode in the arguments of a
/// problem.
QString fieldsText(const QString &source);

} // namespace boardwright
