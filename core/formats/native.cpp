// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"

#include "core/formats/json.h"
#include "core/formats/native_fields.h"
#include "core/formats/native_older.h"
#include "core/formats/text_position.h"
#include "core/generator/generator.h"

#include <QSet>

#include <algorithm>

namespace boardwright {

namespace {

/// Equal names become one text. A set names few categories thousands of times, and whoever counts
/// them would go through as many places of the memory.
void shareNames(GoalSet &set)
{
    QSet<QString> known; // looked up, never iterated
    const auto share = [&known](QString &name) { name = *known.insert(name); };
    for (QList<CategoryLimit> *limits : {&set.boardLimits, &set.lineLimits})
        std::ranges::for_each(*limits, share, &CategoryLimit::category);
    std::ranges::for_each(set.tagNames, share);
    for (Objective &objective : set.objectives) {
        std::ranges::for_each(objective.boardCategories, share);
        std::ranges::for_each(objective.lineCategories, share);
        share(objective.tag);
    }
}

} // namespace

std::expected<NativeFile, Problem> readNative(
    const QByteArray &bytes, std::span<const Section *const> sections, const std::stop_token &stop)
{
    const auto root = parseJson(bytes, stop);
    if (!root)
        return std::unexpected(root.error());
    NativeReader reader(bytes);
    // Something else altogether, such as another site's list: say so instead of "object expected".
    if (root->kind != JsonKind::Object)
        return reader.missingKey(native_keys::objectives, *root);

    const NativeScope scope{
        .sections = sections, .rows = RowNumbers(*root, sections), .stop = stop};
    NativeFile file;
    if (auto outcome = readObject(goalSetFields(scope), reader, {}, *root, file.set); !outcome)
        return std::unexpected(std::move(outcome).error());
    file.set.lastRow = scope.rows.last();
    file.set.verbatim = verbatimOf(*root, bytes, keysInParts());
    file.notes = reader.notes();
    if (const auto older = olderLayout(*root)) {
        if (auto outcome = readOlder(reader, *older, file.set); !outcome)
            return std::unexpected(std::move(outcome).error());
        file.notes.prepend(olderNote(reader, *older));
    }

    shareNames(file.set);
    const auto layout = nativeLayout(file.set, sections, stop);
    if (!layout)
        return std::unexpected(stoppedReading());
    file.siteStyle = *layout == bytes;
    file.set.file = std::make_shared<const FileText>(bytes, file.siteStyle ? bytes : *layout);
    return file;
}

std::expected<NativeFile, Problem> readNative(const QByteArray &bytes, const std::stop_token &stop)
{
    return readNative(bytes, allSections(), stop);
}

std::optional<QByteArray> nativeLayout(
    const GoalSet &set, std::span<const Section *const> sections, const std::stop_token &stop)
{
    const NativeScope scope{.sections = sections, .rows = RowNumbers(set), .stop = stop};
    QByteArray text = writeObject(goalSetFields(scope), set.verbatim, set);
    // Asked again: the rows may have been given up.
    return stop.stop_requested() ? std::nullopt : std::optional(std::move(text));
}

QByteArray writeNative(
    const GoalSet &set, std::span<const Section *const> sections, Extension extension)
{
    const NativeScope scope{.sections = sections, .rows = RowNumbers(set), .extension = extension};
    QByteArray text = writeObject(goalSetFields(scope), set.verbatim, set);
    if (set.file && text == set.file->layout)
        return set.file->bytes;
    return text;
}

QByteArray writeNative(const GoalSet &set, Extension extension)
{
    return writeNative(set, allSections(), extension);
}

} // namespace boardwright
