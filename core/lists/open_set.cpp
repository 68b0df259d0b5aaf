// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/open_set.h"

#include "core/formats/set_format.h"
#include "core/generator/saved_preview.h"
#include "core/goalset/set_sections.h"

#include <algorithm>
#include <utility>

namespace boardwright {

std::expected<OpenedSet, Problem> openSetFor(const Generator *generator, const QString &path,
    const std::stop_token &stop, const ImportChoices &choices)
{
    auto opened = openAnySet(path, stop, choices);
    if (!opened || generator == nullptr || generator->info().seeds != SeedUse::Room)
        return opened;
    for (const SetFormat *const format : std::as_const(opened->asSites)) {
        ImportChoices asSite = choices;
        asSite.format = format->key;
        auto read = openAnySet(path, stop, asSite);
        if (read && savedPreview(read->file.set).generator == generator)
            return read;
    }
    return opened;
}

const SetFormat *siteFormatFor(const GoalSet &set)
{
    const QString &key = preview_section::section.key;
    const FieldValues preview = set.once.value(key);
    const auto keeps = [&](const SetFormat *format) {
        return format->isOfSite && format->write != nullptr && format->holdsSection(key, preview);
    };
    const auto formats = importFormats();
    const auto found = std::ranges::find_if(formats, keeps);
    return found == formats.end() ? nullptr : *found;
}

} // namespace boardwright
