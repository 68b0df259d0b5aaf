// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"

#include <QByteArray>
#include <QString>

namespace boardwright {

/// The texts of exported boards. All functions are pure and may be called on any thread. Texts for
/// people are translated.

/// The title of a board: the name of the set, or else of the document.
QString boardTitle(const PreviewResult &result, const QString &documentName);

/// The caption of a board: the line that reproduces it (core/generator/seed_line.h), also without
/// the gates that derived its seed; its relaxed limits, and a note that the site uses different
/// seeds. One line each.
QString boardCaption(const PreviewResult &result);

/// What a person types into the form of the site to get a board of one of its rooms: the list, how
/// boards are made of it, and the seed, also without the gates that derived it. "Ferries, SRL v5,
/// 12345".
QString roomText(const PreviewResult &result, const QString &documentName);

/// Title, board as text, and caption, in UTF-8.
QByteArray boardTextFile(const PreviewResult &result, const QString &documentName);

/// One line of JSON as boardwright-cli writes it, with a line feed. The result must have a subject.
QByteArray boardJsonFile(const PreviewResult &result, const QString &documentName);

/// The name without characters that file systems reject; "board" if nothing is left.
QString asFileName(const QString &name);

} // namespace boardwright
