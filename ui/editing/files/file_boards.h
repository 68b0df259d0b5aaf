// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/remake.h"
#include "ui/editing/document/document.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/editing/workers/pool_work.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <expected>
#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// The boards in a file of JSON, a row each. The file is read on the files thread. Each board is
/// made again from the current set on the job pool, and compared with the file; rows fill in as
/// that goes on. An edit of the set makes all of them again. Another set closes the file. GUI
/// thread.
class FileBoards final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { SeedColumn, GeneratorColumn, ComparedColumn, ColumnCount };

    /// Why a file has no boards.
    struct Error {
        Problem problem; ///< unless isGoalSet or isEmpty
        bool isGoalSet = false; ///< it is a goal set, or a list of goals that can be imported
        bool isEmpty = false; ///< it has no values
    };

    /// All must outlive the model. `files`: the files thread.
    FileBoards(GoalSetDocument &document, JobPool &files, JobPool &jobs, QObject *parent = nullptr);
    ~FileBoards() override;

    /// Reads a file; opened() or failed() follows, unless it is closed before.
    void open(const QString &path);
    /// Stops all work. There are no rows afterwards.
    void close();

    /// Of the last open().
    const QString &path() const { return m_path; }

    /// Nothing while it is not made yet.
    const std::optional<RemadeBoard> &board(int row) const
    {
        return m_boards[static_cast<std::size_t>(row)];
    }

    /// Whether the board of a row can be shown: it was made, if not necessarily the same.
    bool canShow(int row) const;

    /// How many boards were made.
    int madeCount() const { return m_made; }

    /// How many of them are as in the file.
    int sameCount() const { return m_same; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The rows are there; no board is made yet.
    void opened();
    void failed(const boardwright::FileBoards::Error &error);
    /// More boards were made.
    void made();

private:
    /// The bytes of a file and the text of each board in it.
    struct Content {
        QByteArray bytes;
        std::vector<QByteArrayView> texts;
    };

    using Read = std::expected<std::shared_ptr<const Content>, Error>;

    /// Some boards, from a row on.
    struct Piece {
        std::size_t first = 0;
        std::vector<RemadeBoard> boards;
    };

    using Work = PoolWork<Piece>;

    static std::optional<Read> read(const QString &path, const std::stop_token &stop);
    void takeRead(Read read);
    void make();
    void takeMade(Work::Replies pieces);

    GoalSetDocument &m_document;
    QString m_path;
    std::shared_ptr<const Content> m_content; ///< null: there are no rows
    std::vector<std::optional<RemadeBoard>> m_boards; ///< by row
    int m_made = 0;
    int m_same = 0;
    QTimer m_pause;
    NewestWorker<QString, Read> m_reader; ///< by path
    Work m_work;
};

} // namespace boardwright
