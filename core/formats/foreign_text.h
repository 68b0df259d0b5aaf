// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringView>

namespace boardwright {

/// The name of a format of data or programs that is not read, such as "YAML", if a text is meant as
/// one by its suffix or looks like one; else null. A list of goals, a goal a line, does not look
/// like any. Looks at the beginning only; pure, any thread.
QString foreignFormatOf(QByteArrayView text, QStringView suffix);

/// Whether most lines of a text end as those of a program do. Looks at the beginning only; pure.
bool hasCodeLines(QByteArrayView text);

} // namespace boardwright
