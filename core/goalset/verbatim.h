// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace boardwright {

/// One member of a JSON object as it stood in the file: unknown keys, odd spellings and the order
/// of keys live on here, so that a writer can give back what a reader took.
struct VerbatimMember {
    QString key; ///< decoded
    QByteArray keyText; ///< as spelled, with its quotes
    /// Tokens as spelled, laid out in the site's style from column 0. Empty for the rows and the
    /// limits of a goal set, whose parts are kept by themselves.
    QByteArray valueText;
};

/// All members of one JSON object, in file order. Shared by every copy of the value that was read.
using Verbatim = std::shared_ptr<const QList<VerbatimMember>>;

/// A whole file as read. `layout` is the same file in the site's style: while a goal set still
/// writes as `layout`, nothing has changed and `bytes` is what to save.
struct FileText {
    QByteArray bytes;
    QByteArray layout;
};

} // namespace boardwright
