// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/studies/statistics_result.h"
#include "ui/widgets/export/file_export.h"

#include <QObject>

#include <memory>

class QWidget;

namespace boardwright {

/// Writes statistics into files that a person chooses: the very bytes that the command line writes
/// of the same seeds. GUI thread.
class StatisticsExport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StatisticsExport)

public:
    enum class Format : std::uint8_t {
        Json, ///< as `simulate --format json --reasons`
        Csv, ///< as `simulate --format csv --reasons`
    };

    /// Dialogs stand on `parent`.
    explicit StatisticsExport(QWidget &parent);
    ~StatisticsExport() override;

    /// Asks for a file, then writes what `result` says now. Null: does nothing.
    void choose(Format format, const std::shared_ptr<const StatisticsResult> &result);

    void write(
        Format format, const std::shared_ptr<const StatisticsResult> &result, const QString &path);

Q_SIGNALS:
    void written(const QString &path);
    /// The file is as it was.
    void failed(const Problem &problem);

private:
    FileExport m_files;
};

} // namespace boardwright
