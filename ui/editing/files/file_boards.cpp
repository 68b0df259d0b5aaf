// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/file_boards.h"

#include "core/formats/file.h"
#include "core/formats/import_format.h"
#include "core/lab/board_texts.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/remade_words.h"

#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace boardwright {

namespace {

/// Small, because more urgent work waits for the running piece.
constexpr std::size_t boardsInPiece = 16;

/// Between two updates of the rows.
constexpr std::chrono::milliseconds pause{100};

} // namespace

FileBoards::FileBoards(GoalSetDocument &document, JobPool &files, JobPool &jobs, QObject *parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_reader(files, this, &FileBoards::read, [this](Read read) { takeRead(std::move(read)); })
    , m_work(jobs, [this](Work::Replies pieces) { takeMade(std::move(pieces)); }, &m_pause)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&document, &GoalSetDocument::aboutToReset, this, &FileBoards::close);
    connect(&document, &GoalSetDocument::changed, this, &FileBoards::make);
}

FileBoards::~FileBoards() = default;

void FileBoards::open(const QString &path)
{
    close();
    m_path = path;
    m_reader.submit(path);
}

void FileBoards::close()
{
    m_reader.stop();
    m_work.stop();
    beginResetModel();
    m_content.reset();
    m_boards.clear();
    m_made = 0;
    m_same = 0;
    endResetModel();
}

std::optional<FileBoards::Read> FileBoards::read(const QString &path, const std::stop_token &stop)
{
    auto bytes = readFile(path);
    if (!bytes)
        return std::unexpected(Error{.problem = bytes.error()});
    auto content = std::make_shared<Content>(Content{.bytes = *std::move(bytes), .texts = {}});
    auto texts = boardTexts(content->bytes, stop);
    const bool isBoards = texts && !texts->empty() && isBoardFile(texts->front(), stop);
    if (!isBoards && readAnySet(content->bytes, QFileInfo(path).suffix(), stop))
        return std::unexpected(Error{.problem = {}, .isGoalSet = true});
    if (!texts)
        return std::unexpected(Error{.problem = texts.error()});
    if (texts->empty())
        return std::unexpected(Error{.problem = {}, .isEmpty = true});
    content->texts = *std::move(texts);
    return content;
}

void FileBoards::takeRead(Read read)
{
    if (!read) {
        Q_EMIT failed(read.error());
        return;
    }
    beginResetModel();
    m_content = *std::move(read);
    m_boards.resize(m_content->texts.size());
    endResetModel();
    make();
    Q_EMIT opened();
}

/// Makes all boards from the current set.
void FileBoards::make()
{
    if (m_content == nullptr)
        return;
    std::ranges::fill(m_boards, std::nullopt);
    m_made = 0;
    m_same = 0;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    m_work.start({.pieces = (m_boards.size() + boardsInPiece - 1) / boardsInPiece,
        .priority = JobPriority::Asked,
        .isSerial = false,
        .makeWorker = [content = m_content, set = m_document.set()]() -> Work::Worker {
            auto remaker = std::make_shared<Remaker>(set);
            return [content, remaker](
                       std::size_t piece, const std::stop_token &stop) -> std::optional<Piece> {
                Piece made{.first = piece * boardsInPiece, .boards = {}};
                const std::size_t last
                    = std::min(made.first + boardsInPiece, content->texts.size());
                for (std::size_t i = made.first; i < last; ++i) {
                    auto board = remaker->remake(content->texts[i], stop);
                    if (!board)
                        return std::nullopt;
                    if (board->state == RemadeBoard::State::Same && board->hasOtherGates) {
                        const auto isRejected = remaker->isRejectedBySet(*board, stop);
                        if (!isRejected)
                            return std::nullopt;
                        board->isRejectedBySet = *isRejected;
                    }
                    made.boards.push_back(*std::move(board));
                }
                return made;
            };
        }});
}

void FileBoards::takeMade(Work::Replies pieces)
{
    for (Piece &piece : pieces) {
        m_made += static_cast<int>(piece.boards.size());
        m_same += static_cast<int>(
            std::ranges::count(piece.boards, RemadeBoard::State::Same, &RemadeBoard::state));
        std::ranges::move(
            piece.boards, m_boards.begin() + static_cast<std::ptrdiff_t>(piece.first));
        const auto first = static_cast<int>(piece.first);
        Q_EMIT dataChanged(index(first, 0),
            index(first + static_cast<int>(piece.boards.size()) - 1, ColumnCount - 1));
    }
    Q_EMIT made();
}

bool FileBoards::canShow(int row) const
{
    using State = RemadeBoard::State;
    const std::optional<RemadeBoard> &one = board(row);
    return one && (one->state == State::Same || one->state == State::Differs);
}

int FileBoards::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_boards.size());
}

int FileBoards::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FileBoards::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::optional<RemadeBoard> &one = board(index.row());
    if (role == Qt::ToolTipRole && one && index.column() == ComparedColumn)
        return remadeWords(*one, m_document.set());
    if (role != Qt::DisplayRole)
        return {};
    if (!one)
        return index.column() == ComparedColumn ? tr("Being made…", "a board") : QString();
    switch (index.column()) {
    case SeedColumn:
        return shortName(one->line.seed);
    case GeneratorColumn:
        return one->line.generator == nullptr
            ? shortName(one->where) // the key that is unknown
            : fieldsText(QString::fromUtf8(one->line.generator->info().title));
    default:
        return remadeWords(*one, m_document.set());
    }
}

QVariant FileBoards::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case SeedColumn:
        return tr("Seed");
    case GeneratorColumn:
        return tr("Generator");
    case ComparedColumn:
        return tr("Made again", "of a board, compared with the file");
    default:
        return {};
    }
}

} // namespace boardwright
