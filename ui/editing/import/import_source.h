// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"

#include <QByteArray>
#include <QString>

namespace boardwright {

/// A list to import: a file, or a text from the clipboard or dropped onto the window.
struct ImportSource {
    QString path{}; ///< empty: `bytes` are the list
    QByteArray bytes{};
    QString name{}; ///< what people call it: the name of the file, "the clipboard"
};

/// How the window reads a list before anybody has chosen.
inline const ImportChoices usualChoices{.prefersSite = true};

/// A list that was imported, and how.
struct ImportedFrom {
    ImportSource source;
    ImportChoices choices = usualChoices;
};

/// Whether a pasted text is a list of goals in a format of its own, such as JSON or JavaScript, and
/// not plain lines or cells of a spreadsheet. Looks at the beginning of the text only, so that a
/// long text does not take long. Pure.
bool isListText(const QString &text);

} // namespace boardwright
