// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/generator.h"

#include "core/generator/bins.h"
#include "core/goalset/set_sections.h"

#include <algorithm>

namespace boardwright {

namespace {

std::vector<const Section *> gatherSections()
{
    const std::span<const Section *const> own = setSections();
    std::vector<const Section *> all(own.begin(), own.end());
    for (const Generator *generator : generators()) {
        for (const Section *section : generator->info().sections) {
            if (!std::ranges::contains(all, section))
                all.push_back(section);
        }
    }
    return all;
}

std::vector<CodeBlock> gatherCodes()
{
    const auto ofFormats = formatCodes();
    std::vector<CodeBlock> blocks(ofFormats.begin(), ofFormats.end());
    for (const Generator *generator : generators()) {
        if (const CodeBlock &block = generator->info().codes; block.keys != nullptr)
            blocks.push_back(block);
    }
    return blocks;
}

std::vector<StageBlock> gatherStages()
{
    std::vector<StageBlock> blocks;
    for (const Generator *generator : generators()) {
        if (const StageBlock &block = generator->info().stages; block.keys != nullptr)
            blocks.push_back(block);
    }
    return blocks;
}

} // namespace

std::span<const CodeBlock> codeBlocks()
{
    static const std::vector<CodeBlock> blocks = gatherCodes();
    return blocks;
}

std::span<const StageBlock> stageBlocks()
{
    static const std::vector<StageBlock> blocks = gatherStages();
    return blocks;
}

void Generator::measureInBins(
    const Compiled &compiled, Scratch &scratch, const Result &result, Binned &into) const
{
    measure(compiled, scratch, result, into.measured);
    toBins(info().measures, into);
}

const Generator *generatorOf(QStringView key)
{
    const auto all = generators();
    const auto found = std::ranges::find_if(
        all, [&](const Generator *generator) { return generator->info().key == key; });
    return found == all.end() ? nullptr : *found;
}

std::span<const Section *const> allSections()
{
    static const std::vector<const Section *> sections = gatherSections();
    return sections;
}

const Section *sectionOf(QStringView key)
{
    const auto all = allSections();
    const auto found
        = std::ranges::find_if(all, [&](const Section *section) { return section->key == key; });
    return found == all.end() ? nullptr : *found;
}

bool hasDataFor(const GoalSet &set, const Info &info)
{
    const auto hasData = [&](const Section *section) {
        switch (section->home) {
        case Home::Once:
            return set.once.contains(section->key);
        case Home::Table:
            return set.tables.contains(section->key);
        case Home::BesideObjective:
            return std::ranges::any_of(
                set.objectives, [key = QString(section->key)](const Objective &objective) {
                    return !objective.extension.isEmpty() && objective.extension.contains(key);
                });
        }
        return false;
    };
    return !info.needsData || std::ranges::any_of(info.sections, hasData);
}

} // namespace boardwright
