// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/list_formats.h"
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"

// The file formats that belong to generators. Separate from registry.cpp, which programs with their
// own generators do not link.

namespace boardwright {

std::span<const ImportFormat *const> importFormats()
{
    return listImports;
}

std::span<const SetFormat *const> generatorSetFormats()
{
    return listExports;
}

} // namespace boardwright
