// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace boardwright {

/// Text in quotation marks, as spreadsheets and lists of names have it: a mark within is doubled,
/// every other character is itself. What stands around the marks, and when they are needed, is up
/// to whoever reads or writes the rest.
QString quoted(QString text);

/// What the mark at `at` begins, without the marks; an unclosed one reaches to the end. `at` is
/// moved to the mark that closes it, or to the end. Inverse of quoted().
QString readQuoted(QStringView text, qsizetype &at);

} // namespace boardwright
