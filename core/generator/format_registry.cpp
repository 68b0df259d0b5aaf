// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balanced/list_formats.h"
#include "core/balanced/sections.h"
#include "core/bingosync/list_format.h"
#include "core/bingosync/script_format.h"
#include "core/constrained/exclusion.h"
#include "core/formats/import_codes.h"
#include "core/formats/set_format.h"
#include "core/goalset/alike.h"
#include "core/goalset/site_names.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/list_formats.h"
#include "core/playbingo/list_format.h"
#include "core/sites/room_codes.h"

#include <array>

// All file formats. Separate from registry.cpp, which programs with their own generators do not
// link.

namespace boardwright {

std::span<const SetFormat *const> allFormats()
{
    static constexpr std::array formats{&siteFormat, &lists::bingosyncList, &lists::srlList,
        &lists::isaacList, &lists::classicScript, &lists::classicScriptBare, &lists::playBingoList,
        &sheetFormat, &lists::commaSeparated, &lists::tabSeparated, &lists::plainText, &listFormat,
        &bingosync::listFormat, &bingosync::scriptFormat, &playbingo::listFormat};
    return formats;
}

std::span<const BoardFormat *const> boardFormats()
{
    static constexpr std::array formats{&lists::bingosyncBoard, &lists::caravanBoard};
    return formats;
}

std::span<const CodeBlock> formatCodes()
{
    static const std::array blocks{importCodes, siteCodes, alikeCodes, roomCodes};
    return blocks;
}

DifficultyField difficultyField()
{
    return {.section = &balanced::goals, .field = &balanced::difficulty};
}

ListFields listFields()
{
    return {.groups = &exclusion::groups,
        .groupName = &exclusion::name,
        .membership = &exclusion::membership,
        .memberOf = &exclusion::memberOf,
        .translations = &balanced::goals,
        .japanese = &balanced::japaneseName};
}

} // namespace boardwright
