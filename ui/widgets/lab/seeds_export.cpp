// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/seeds_export.h"

#include "core/lab/seed_search_files.h"

#include <QWidget>

namespace boardwright {

namespace {

/// The bytes of a file, on another thread.
std::function<QByteArray()> foundBytes(
    SeedsExport::Format format, const SeedQuestion &question, const FoundSeeds &found)
{
    return [format, question, found] {
        const SeedSearchReport report{.generator = *question.generator,
            .set = question.set,
            .settings = question.settings,
            .wishes = question.wishes,
            .found = found};
        return format == SeedsExport::Format::Json ? seedsJson(report) : seedsCsv(report);
    };
}

} // namespace

SeedsExport::SeedsExport(const SeedFinder &finder, QWidget &parent)
    : QObject(&parent)
    , m_finder(finder)
    , m_files(parent)
{
    connect(&m_files, &FileExport::written, this, &SeedsExport::written);
    connect(&m_files, &FileExport::failed, this, &SeedsExport::failed);
}

SeedsExport::~SeedsExport() = default;

void SeedsExport::choose(Format format)
{
    if (!m_finder.question())
        return;
    const bool isJson = format == Format::Json;
    m_files.choose({.title = tr("Export Seeds"),
        .name = isJson ? QStringLiteral("seeds.json") : QStringLiteral("seeds.csv"),
        .kind = isJson ? tr("Seeds") : tr("Tables"),
        .content = foundBytes(format, *m_finder.question(), m_finder.found())});
}

void SeedsExport::write(Format format, const QString &path)
{
    if (m_finder.question())
        m_files.write(path, foundBytes(format, *m_finder.question(), m_finder.found()));
}

} // namespace boardwright
