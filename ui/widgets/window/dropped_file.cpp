// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/dropped_file.h"

#include "core/base/limits.h"
#include "core/goalset/goal_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QList>
#include <QMimeData>
#include <QMimeDatabase>
#include <QUrl>

namespace boardwright {

namespace {

struct DropWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Drop)
};

/// Judges by the MIME type only. Whether the content is valid is decided when the file is read.
bool isNoText(const QMimeType &type)
{
    return !type.isDefault() && !type.inherits(QStringLiteral("text/plain"));
}

} // namespace

bool isWorthDropping(const QMimeData &data)
{
    return data.hasUrls() || data.hasText() || data.hasImage();
}

Drop readDrop(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    if (urls.isEmpty() && !data.text().trimmed().isEmpty())
        return {.text = data.text()};
    if (urls.isEmpty())
        return {
            .refusal = DropWords::tr("This is neither a file nor a text. To open a goal set or a "
                                     "goal list, drop its file or its text.")};
    if (urls.size() > 1)
        return {.refusal
            = DropWords::tr("You dropped %Ln files. A window shows one goal set, so drop one file.",
                "always more than one", static_cast<int>(urls.size()))};
    const QUrl &url = urls.first();
    if (!url.isLocalFile())
        return {.refusal = DropWords::tr("\"%1\" is not on this computer. Download it first, then "
                                         "drop the file.")
                    .arg(shortened(url.toDisplayString(), longestAddress))};
    const QString path = url.toLocalFile();
    const QMimeType type = QMimeDatabase().mimeTypeForFile(path, QMimeDatabase::MatchExtension);
    if (!QFileInfo(path).isDir() && isNoText(type))
        return {.refusal = DropWords::tr(
                    "\"%1\" is not a goal set (%2). Goal sets and goal lists are text files: "
                    "JSON, JavaScript, CSV or plain text.",
                    "%2: a kind of file, such as \"PNG image\"")
                    .arg(QFileInfo(path).fileName(), type.comment())};
    return {.path = path};
}

} // namespace boardwright
