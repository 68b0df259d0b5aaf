// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/seed_finder.h"
#include "ui/widgets/export/file_export.h"

#include <QObject>

class QWidget;

namespace boardwright {

/// Writes the seeds that a search found into files that a person chooses, in the background. GUI
/// thread.
class SeedsExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SeedsExport)

public:
    enum class Format : std::uint8_t { Json, Csv };

    /// Dialogs stand on `parent`; `finder` must outlive this.
    SeedsExport(const SeedFinder &finder, QWidget &parent);
    ~SeedsExport() override;

    /// Asks for a file, then writes what is found now; nothing where nothing was asked.
    void choose(Format format);

    void write(Format format, const QString &path);

Q_SIGNALS:
    void written(const QString &path);
    /// The file is as it was.
    void failed(const Problem &problem);

private:
    const SeedFinder &m_finder;
    FileExport m_files;
};

} // namespace boardwright
