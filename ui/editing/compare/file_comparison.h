// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "core/lists/set_differences.h"
#include "ui/editing/document/document.h"
#include "ui/editing/lab/field_changes_model.h"
#include "ui/editing/problems/problem_groups.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QTime>

#include <expected>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

class Generator;

/// The differences from a set in a file, of any format that can be opened, to the document. The
/// file is read once, on the files thread. Each edit of the document compares again, on the job
/// pool. Another document ends the comparison. GUI thread.
class FileComparison final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileComparison)

public:
    /// Why a file cannot be compared.
    struct Error {
        Problem problem;
        bool isBoard = false; ///< it is no goal set, but the JSON of a board
    };

    /// All must outlive this object. `files`: the files thread.
    FileComparison(
        GoalSetDocument &document, JobPool &files, JobPool &jobs, QObject *parent = nullptr);
    ~FileComparison() override;

    /// Reads a file; opened() or failed() follows, unless reading is stopped before. Until then the
    /// last comparison stays.
    void open(const QString &path);
    void stopReading();
    /// Ends the comparison. There are no rows afterwards.
    void close();

    bool isOpen() const { return m_file != nullptr; }

    /// Whether the rows are of an earlier state of the document.
    bool isBusy() const { return m_isBusy; }

    /// Of the file that is compared.
    const QString &path() const { return m_path; }

    /// When the file was read.
    QTime readAt() const { return m_readAt; }

    /// What was repaired, guessed or left out when the file was read.
    const QList<Problem> &notes() const;

    /// A row for each difference.
    FieldChangesModel &model() { return m_model; }

    /// Where a difference is in the document; std::nullopt if it is not there, or in no table.
    std::optional<ProblemPlace> placeOf(int row) const;

Q_SIGNALS:
    /// A file was read; rows follow.
    void opened();
    void failed(const boardwright::FileComparison::Error &error);
    /// The rows, or isBusy(), changed.
    void updated();
    void closed();

private:
    struct Read {
        QString path;
        std::expected<std::shared_ptr<const NativeFile>, Error> file;
    };

    struct Found {
        QList<SetDifference> changes;
        std::vector<FieldChange> words; ///< parallel to `changes`
    };

    using Work = PoolWork<Found>;

    /// A file, and whose boards the set is for; null: no generator's.
    struct Request {
        QString path;
        const Generator *generator = nullptr;
    };

    static std::optional<Read> read(const Request &request, const std::stop_token &stop);
    void takeRead(Read read);
    void compare();
    void takeFound(Found found);

    GoalSetDocument &m_document;
    FieldChangesModel m_model;
    std::shared_ptr<const NativeFile> m_file; ///< null: nothing is compared
    QString m_path;
    QTime m_readAt;
    QList<SetDifference> m_changes; ///< parallel to the rows
    bool m_isBusy = false;
    NewestWorker<Request, Read> m_reader;
    Work m_work;
};

} // namespace boardwright
