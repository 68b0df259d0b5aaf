// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_export.h"

#include "core/lab/seed_search_files.h"
#include "ui/editing/studies/seed_finder.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

struct SeedsExport {
    Q_DECLARE_TR_FUNCTIONS(boardwright::SeedsExport)
};

} // namespace

FileExport::File seedsFile(SeedsFormat format, const SeedFinder &finder, QList<int> selected)
{
    const bool isJson = format == SeedsFormat::Json;
    FoundSeeds found = finder.found();
    if (selected.size() > 1) {
        std::ranges::sort(selected);
        found.found.clear();
        for (const int row : selected)
            found.found.push_back(finder.found().found[static_cast<std::size_t>(row)]);
    }
    return {.title = SeedsExport::tr("Export Seeds"),
        .name = isJson ? QStringLiteral("seeds.json") : QStringLiteral("seeds.csv"),
        .kind = isJson ? SeedsExport::tr("Seeds") : SeedsExport::tr("Tables"),
        .content = [isJson, question = finder.question().value(), found = std::move(found)] {
            const SeedSearchReport report{.generator = *question.generator,
                .set = question.set,
                .settings = question.settings,
                .criteria = question.criteria,
                .found = found};
            return isJson ? seedsJson(report) : seedsCsv(report);
        }};
}

} // namespace boardwright
