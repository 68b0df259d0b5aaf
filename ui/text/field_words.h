// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/generator/generator.h"

#include <QString>

namespace boardwright {

/// The words beside the constants of the core, translated: QT_TRANSLATE_NOOP texts of the context
/// "boardwright::Fields". Where a constant has no label, its key; where it has no help, nothing.
QString fieldLabel(const Field &field);
QString fieldHelp(const Field &field);
QString choiceLabel(const Choice &choice);
QString sectionTitle(const Section &section);
QString sectionHelp(const Section &section);
QString measureTitle(const Measure &measure);
QString measureHelp(const Measure &measure);
QString generatorTitle(const Info &info);
QString generatorHelp(const Info &info);

/// Any text of that context, such as the label of a mode in the arguments of a problem.
QString fieldsText(const QString &source);

} // namespace boardwright
