// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/used_fields.h"

namespace boardwright {

QList<const Field *> unusedFields(const Generator &generator, const Settings &settings)
{
    QList<const Field *> unused;
    const auto *const chooser = dynamic_cast<const UsesSomeFields *>(&generator);
    if (chooser == nullptr)
        return unused;
    for (const Section *section : generator.info().sections) {
        if (section->home != Home::BesideObjective)
            continue;
        for (const Field &field : section->fields) {
            if (!chooser->uses(field, settings))
                unused << &field;
        }
    }
    return unused;
}

} // namespace boardwright
