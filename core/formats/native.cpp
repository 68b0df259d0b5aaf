// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"

#include "core/formats/json.h"
#include "core/formats/native_fields.h"

namespace boardwright {

namespace {

QByteArray writtenInSiteStyle(const GoalSet &set)
{
    return writeObject<GoalSet>(goalSetFields(), set.verbatim, set);
}

} // namespace

std::expected<NativeFile, Problem> readNative(const QByteArray &bytes, const std::stop_token &stop)
{
    const auto root = parseJson(bytes, stop);
    if (!root)
        return std::unexpected(root.error());
    NativeReader reader(bytes, stop);
    // Something else altogether, such as another site's list: say so instead of "object expected".
    if (root->kind != JsonKind::Object)
        return reader.missingKey(QStringLiteral("objectives"), *root);

    NativeFile file;
    if (auto outcome = readObject<GoalSet>(goalSetFields(), reader, {}, *root, file.set); !outcome)
        return std::unexpected(outcome.error());
    file.notes = reader.notes();
    file.set.verbatim = verbatimOf(*root, bytes, keysInParts());
    const QByteArray layout = writtenInSiteStyle(file.set);
    file.siteStyle = layout == bytes;
    file.set.file = std::make_shared<const FileText>(bytes, file.siteStyle ? bytes : layout);
    return file;
}

QByteArray writeNative(const GoalSet &set)
{
    const QByteArray text = writtenInSiteStyle(set);
    return set.file && text == set.file->layout ? set.file->bytes : text;
}

} // namespace boardwright
