// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// Text in quotation marks, as used by spreadsheets and lists of names: a quotation mark inside is
/// doubled, all other characters are literal. Callers define when quotation marks are needed and
/// what surrounds them.
QString quoted(QString text);

/// Reads the quoted text that starts at `at`; an unclosed one extends to the end. Sets `at` to the
/// closing quotation mark, or to the end. Inverse of quoted().
QString readQuoted(QStringView text, qsizetype &at);

} // namespace boardwright
