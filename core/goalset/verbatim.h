// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>

namespace boardwright {

/// One member of a JSON object as it was in the file. Preserves unknown keys, unusual spellings and
/// the order of keys, so that a writer can reproduce what was read.
struct VerbatimMember {
    QString key; ///< decoded
    QByteArray keyText; ///< as spelled, with its quotes
    /// The tokens as spelled, laid out in the site's style from column 0. Empty for the objectives
    /// and limits of a goal set, which keep their own members.
    QByteArray valueText;
};

/// All members of one JSON object, in file order. Shared by every copy of the value that was read.
using Verbatim = std::shared_ptr<const QList<VerbatimMember>>;

/// A whole file as read. `layout` is the same content in the site's style: if a goal set still
/// serialises to `layout`, nothing has changed and `bytes` is what to save.
struct FileText {
    QByteArray bytes;
    QByteArray layout;
};

} // namespace boardwright
