// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "tests/support/native_files.h"

#include <QJsonDocument>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace boardwright;

namespace {

/// Unlike an assertion it holds in every build.
void require(bool law)
{
    if (!law)
        std::abort();
}

/// Qt's reader takes arrays and objects only, and refuses numbers outside of a double's range.
bool isJsonForQt(const QByteArray &bytes, JsonKind kind)
{
    if (kind != JsonKind::Array && kind != JsonKind::Object)
        return true;
    QJsonParseError error;
    QJsonDocument::fromJson(bytes, &error);
    return error.error == QJsonParseError::NoError || error.error == QJsonParseError::IllegalNumber;
}

void checkEdited(GoalSet set)
{
    if (set.objectives.isEmpty())
        return;
    set.objectives.first().weighting = set.objectives.first().weighting == 7 ? 100 : 7;
    set.objectives.last().range.append(3);
    set.objectives.move(0, set.objectives.size() - 1);
    if (!set.boardLimits.isEmpty())
        set.boardLimits.last().percent = set.boardLimits.last().percent == 5 ? 6 : 5;
    const QByteArray edited = writeNative(set);
    const auto again = readNative(edited);
    require(again.has_value());
    require(again->siteStyle);
    require(test::valueOf(again->set) == test::valueOf(set));
}

} // namespace

/// The laws of formats/native.h for any bytes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto json = parseJson(bytes)) {
        require(isJsonForQt(bytes, json->kind));
        const QByteArray layout = layOut(*json, bytes);
        require(test::tokensOf(layout) == test::tokensOf(bytes));
        require(layOut(parseJson(layout).value(), layout) == layout);
    }
    const auto file = readNative(bytes);
    if (!file) {
        require(file.error().where.line >= 1 && file.error().where.column >= 1);
        return 0;
    }
    require(writeNative(file->set) == bytes);
    require(file->set.file->layout == layOut(parseJson(bytes).value(), bytes));
    checkEdited(file->set);
    return 0;
}
