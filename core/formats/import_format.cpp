// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/import_format.h"

#include "core/formats/file.h"

#include <QFileInfo>

#include <utility>

namespace boardwright {

std::expected<OpenedSet, Problem> readAnySet(
    const QByteArray &bytes, QStringView suffix, const std::stop_token &stop)
{
    auto native = readNative(bytes, stop);
    if (native)
        return OpenedSet{.file = *std::move(native), .from = nullptr};
    if (native.error().code != Code::Cancelled) {
        for (const ImportFormat *format : importFormats()) {
            if (!format->isMeant(bytes, suffix, stop))
                continue;
            return format->read(bytes, stop).transform([format](NativeFile file) {
                return OpenedSet{.file = std::move(file), .from = format};
            });
        }
    }
    return std::unexpected(std::move(native).error());
}

std::expected<OpenedSet, Problem> openAnySet(const QString &path, const std::stop_token &stop)
{
    const auto bytes = readFile(path);
    if (bytes)
        return readAnySet(*bytes, QFileInfo(path).suffix(), stop);
    if (bytes.error().code != Code::FileTooLarge)
        return std::unexpected(bytes.error());
    // If the first part of the file is not valid JSON, that is the error reported.
    return openNative(path, stop).transform([](NativeFile file) {
        return OpenedSet{.file = std::move(file), .from = nullptr};
    });
}

} // namespace boardwright
