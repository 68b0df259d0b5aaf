// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/files/file_digest.h"
#include "ui/editing/workers/newest_worker.h"

#include <QByteArray>
#include <QObject>
#include <QString>

#include <functional>
#include <variant>

namespace boardwright {

/// Makes and writes files on a thread of its own, one at a time: neither much to write nor a slow
/// disk holds up the window. Use from the GUI thread only. Its destruction waits for the file that
/// is being written.
class FileWriter final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileWriter)

public:
    explicit FileWriter(QObject *parent = nullptr);
    ~FileWriter() override;

    struct Job {
        QString path;
        /// Makes the bytes, on that thread.
        std::function<QByteArray()> content;
        /// What the file should hold until now; another content is left alone, and foundOther()
        /// tells. A file that is gone is no other. Empty: whatever there is, it is replaced.
        FileDigest expected;
    };

    bool isBusy() const { return m_isBusy; }

    /// Only while it is not busy. One of the signals follows.
    void write(Job job);

Q_SIGNALS:
    /// Whole, and safely on the disk.
    void written(const QString &path, const boardwright::FileDigest &digest);
    /// The file is as it was.
    void failed(const QString &path, const Problem &problem);
    void foundOther(const QString &path);

private:
    struct FoundOther { };

    struct Reply {
        QString path;
        std::variant<FileDigest, Problem, FoundOther> outcome;
    };

    static Reply answer(const Job &job);
    void takeReply();

    bool m_isBusy = false;
    NewestWorker<Job, Reply> m_worker; ///< last: its thread must end first
};

} // namespace boardwright
