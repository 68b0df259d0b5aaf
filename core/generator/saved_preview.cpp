// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/saved_preview.h"

#include "core/goalset/set_sections.h"

namespace boardwright {

SavedPreview savedPreview(const GoalSet &set)
{
    const FieldValues values = set.once.value(preview_section::section.key);
    return {.generator = generatorOf(textOf(values, preview_section::generator)),
        .seed = textOf(values, preview_section::seed)};
}

Settings openingSettings(const Generator &generator, const GoalSet &set)
{
    Settings settings = generator.settingsFor(set);
    if (savedPreview(set).generator != &generator)
        return settings;
    const FieldValues values = set.once.value(preview_section::section.key);
    const auto saved = std::get<QStringList>(valueOf(values, preview_section::settings));
    for (const QString &setting : saved) {
        const qsizetype equals = setting.indexOf(u'=');
        if (equals < 1)
            continue;
        Settings changed = settings;
        // A file may contain anything; an invalid entry leaves the setting unchanged.
        if (setParameter(generator.info().parameters, changed, setting.first(equals),
                setting.sliced(equals + 1)))
            settings = changed;
    }
    return settings;
}

FieldValues previewValues(const Generator &generator, const Settings &settings, const QString &seed)
{
    QStringList texts;
    for (const auto &[key, text] : settingsText(generator.info().parameters, settings))
        texts << key + u'=' + text;
    FieldValues values;
    setValue(values, preview_section::generator, QString(generator.info().key));
    setValue(values, preview_section::seed, seed);
    setValue(values, preview_section::settings, texts);
    return values;
}

} // namespace boardwright
