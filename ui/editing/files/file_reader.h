// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/formats/native.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <expected>

namespace boardwright {

/// Reads goal sets on a thread of its own: a large or a hostile file never holds up the window.
/// Use from the GUI thread only.
class FileReader final : public QObject {
    Q_OBJECT

public:
    /// Which files it takes for goal sets.
    enum class Formats : std::uint8_t { Native, Any };

    explicit FileReader(Formats formats = Formats::Native, QObject *parent = nullptr);
    ~FileReader() override;

    /// Reads `path`; finished(), imported() or failed() tells. A read asked for meanwhile replaces
    /// this one.
    void read(const QString &path);

Q_SIGNALS:
    void finished(const QString &path, const NativeFile &file);
    /// The same of a file in another format.
    void imported(const QString &path, const OpenedSet &opened);
    void failed(const QString &path, const Problem &problem);

private:
    struct Reply {
        QString path;
        std::expected<OpenedSet, Problem> opened;
    };

    void takeReply();

    QString m_path; ///< the last one asked for
    NewestWorker<QString, Reply> m_worker; ///< last: its thread must end first
};

} // namespace boardwright
