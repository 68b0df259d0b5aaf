// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "ui/editing/newest_worker.h"

#include <QObject>
#include <QString>

#include <expected>
#include <memory>

namespace boardwright {

/// Reads goal sets on a thread of its own: a large or a hostile file never holds up the window.
/// Use from the GUI thread only.
class FileReader final : public QObject {
    Q_OBJECT

public:
    explicit FileReader(QObject *parent = nullptr);
    ~FileReader() override;

    /// Reads `path`; finished() or failed() tells. A read asked for meanwhile replaces this one.
    void read(const QString &path);

Q_SIGNALS:
    void finished(const QString &path, const NativeFile &file);
    void failed(const QString &path, const Problem &problem);

private:
    struct Reply {
        QString path;
        std::expected<NativeFile, Problem> file;
    };

    void takeReply();

    QString m_path; ///< the last one asked for
    NewestWorker<QString, Reply> m_worker; ///< last: its thread must end first
};

} // namespace boardwright
