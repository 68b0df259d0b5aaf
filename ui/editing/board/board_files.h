// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QByteArray>
#include <QString>

namespace boardwright {

/// What is said of a board where it leaves the program. All pure, any thread; translated where it
/// is for people.

/// What the board is of: the set's own name, else that of the document.
QString boardTitle(const PreviewResult &result, const QString &documentName);

/// The line that brings the board back (core/generator/seed_line.h), what gave way, and that the
/// site's seeds are others; a line each.
QString boardCaption(const PreviewResult &result);

/// Title, board in characters, caption. UTF-8.
QByteArray boardTextFile(const PreviewResult &result, const QString &documentName);

/// One line as boardwright-cli writes it, with a line feed.
QByteArray boardJsonFile(const PreviewResult &result, const QString &documentName);

/// A name without what file systems do not take; "board" where nothing is left.
QString asFileName(const QString &name);

} // namespace boardwright
