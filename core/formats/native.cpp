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
#include <functional>

namespace boardwright {

namespace {

/// Interns values: replaces each value by the first equal one, so that they share memory.
template <typename Value>
class Shared final {
public:
    void operator()(Value &value) { value = *m_known.insert(value); }

private:
    QSet<Value> m_known; // looked up, never iterated
};

/// Makes equal names and equal lists share memory. A set repeats few categories thousands of times;
/// without sharing, counting them or copying goals would touch as many places in memory.
void shareValues(GoalSet &set)
{
    Shared<QString> name;
    for (QList<CategoryLimit> *limits : {&set.boardLimits, &set.lineLimits}) {
        for (CategoryLimit &limit : *limits)
            name(limit.category);
    }
    std::ranges::for_each(set.tagNames, std::ref(name));
    Shared<QStringList> names;
    Shared<QList<int>> numbers;
    for (Objective &objective : set.objectives) {
        for (QStringList *list :
            {&objective.boardCategories, &objective.lineCategories, &objective.icons}) {
            std::ranges::for_each(*list, std::ref(name));
            names(*list);
        }
        name(objective.tag);
        numbers(objective.range);
        numbers(objective.forcedPositions);
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
    // Something else altogether, such as another site's list: NotAGoalSet says what is wrong.
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

    shareValues(file.set);
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
    // Checked again: writing may have stopped before the last row.
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

std::optional<QByteArray> writeNativeUntil(const GoalSet &set, const std::stop_token &stop)
{
    auto text = nativeLayout(set, allSections(), stop);
    if (text && set.file && *text == set.file->layout)
        return set.file->bytes;
    return text;
}

QByteArray writeNative(const GoalSet &set, Extension extension)
{
    return writeNative(set, allSections(), extension);
}

} // namespace boardwright
