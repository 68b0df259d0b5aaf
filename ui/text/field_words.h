// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/generator/generator.h"

#include <QString>

#include <optional>

namespace boardwright {

/// The words beside the constants of the core, translated: QT_TRANSLATE_NOOP texts of the context
/// "boardwright::Fields". Where a constant has no label, its key; where it has no help, nothing.
QString fieldLabel(const Field &field);
QString fieldHelp(const Field &field);
QString choiceLabel(const Choice &choice);
/// The index of the choice that a text names, by its key or, in whatever case, its label; nothing:
/// it names none.
std::optional<std::size_t> choiceNamed(const Field &field, const QString &text);
/// The number that a choice of an Integer is the name of.
qint64 namedNumber(const Field &field, std::size_t choice);
/// The name that a whole number has in its field (Field::choices); empty: it has none.
QString numberName(const Field &field, qint64 number);
/// The name of a group of parameters (Field::group).
QString groupLabel(const Field &field);
QString sectionTitle(const Section &section);
QString sectionHelp(const Section &section);
QString measureTitle(const Measure &measure);
QString measureHelp(const Measure &measure);
QString generatorTitle(const Info &info);
QString generatorHelp(const Info &info);

/// Any text of that context, such as the label of a mode in the arguments of a problem.
QString fieldsText(const QString &source);

} // namespace boardwright
