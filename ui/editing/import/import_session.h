// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/preview_result.h"
#include "ui/editing/import/import_source.h"
#include "ui/editing/import/text_lines.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>

#include <expected>
#include <memory>
#include <vector>

namespace boardwright {

/// A column of the table of imported goals.
struct ImportedColumn {
    const Section *section = nullptr; ///< objectiveSection, or one beside objectives
    const Field *field = nullptr;
};

/// A list as it was read. Immutable; shared by the worker and the window.
struct ImportReading {
    ImportedFrom from; ///< with the bytes, also of a file
    std::expected<OpenedSet, Problem> opened;
    QList<Problem> notes{}; ///< what was repaired or guessed; else the error
    bool isBoard = false; ///< it cannot be read because it is the JSON of a board
    TextLines lines{}; ///< the text, for which places of notes are given
    std::vector<ImportedColumn> columns{}; ///< the goal, and those that differ from a new goal's
};

/// Reads a list for the author to look at before it enters the document: on the files thread, again
/// for each change of the author's choices, the newest request only. Then makes the board of the
/// set on the job pool: of the generator and settings that the set would open with, and seed 1. GUI
/// thread.
class ImportSession final : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    ImportSession(JobPool &files, JobPool &jobs, QObject *parent = nullptr);
    ~ImportSession() override;

    void read(const ImportedFrom &from);
    /// Reads the same bytes with other choices.
    void setChoices(const ImportChoices &choices);

    const ImportedFrom &from() const { return m_from; }

    /// The newest reading; null before the first.
    const std::shared_ptr<const ImportReading> &reading() const { return m_reading; }

    /// Whether the reading is of the current source and choices.
    bool isUpToDate() const { return m_reading && m_isRead; }

    /// Whether a set was read and is up to date.
    bool hasSet() const { return isUpToDate() && m_reading->opened.has_value(); }

    /// The board of the reading's set; null while it is being made.
    const std::shared_ptr<const PreviewResult> &board() const { return m_board; }

Q_SIGNALS:
    /// A request was made that reading() does not answer yet.
    void outdated();
    void readingChanged();
    void boardChanged();

private:
    using Reading = std::shared_ptr<const ImportReading>;
    using Board = std::shared_ptr<const PreviewResult>;

    void submit();
    void takeReading(Reading reading);
    void takeBoard(Board board);

    ImportedFrom m_from;
    Reading m_reading;
    Board m_board;
    bool m_isRead = false;
    NewestWorker<ImportedFrom, Reading> m_reader;
    NewestWorker<PreviewRequest, Board> m_maker;
};

} // namespace boardwright
