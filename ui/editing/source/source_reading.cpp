// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/source/source_reading.h"

#include "core/base/limits.h"
#include "core/formats/import_codes.h"
#include "core/formats/native.h"
#include "ui/editing/values/row_matching.h"

#include <utility>

namespace boardwright {

std::optional<SourceReply> readSource(const SourceRequest &request, const std::stop_token &stop)
{
    const QByteArray bytes = bytesOf(request.text, request.form);
    auto file = readNative(bytes, stop);
    if (stop.stop_requested())
        return std::nullopt;
    if (!file)
        return std::unexpected(file.error());
    if (const qsizetype goals = file->set.objectives.size(); goals > mostObjectives) {
        Problem tooMany; // the file could be saved, and not be opened again
        tooMany.code = toCode(ImportCode::TooManyGoals);
        tooMany.args = {qint64{goals}, qint64{mostObjectives}};
        return std::unexpected(tooMany);
    }
    SourceSet read{
        .set = withKeptRows(request.before, std::move(file->set), request.lastRow, &request.begin),
        .source = {}};
    auto source = std::make_shared<SourceResult>(sourceOf(read.set, bytes, stop));
    if (stop.stop_requested())
        return std::nullopt;
    read.source = std::move(source);
    return read;
}

} // namespace boardwright
