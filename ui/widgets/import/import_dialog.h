// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/import/import_session.h"
#include "ui/editing/import/imported_goals_model.h"
#include "ui/editing/problems/problems_model.h"

#include <QDialog>

#include <array>
#include <optional>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTabWidget;

namespace boardwright {

class BoardView;
class ImportChoicesBar;
class ProblemsTree;
class RowHeader;
class Spreadsheet;

/// What an imported list becomes.
enum class ImportUse : std::uint8_t {
    Append, ///< its goals are added to those of the document
    Replace, ///< its goals take their place
    NewSet, ///< a document of its own
};

/// Shows a list before it enters the document: what was recognised, repaired and guessed, the goals
/// as they will be with the author's choices, the text, and the board that they make. Lists are
/// read in the background.
class ImportDialog final : public QDialog {
    Q_OBJECT

public:
    /// The pools must outlive the dialog. `usual`: the use that Enter chooses.
    ImportDialog(JobPool &files, JobPool &jobs, const ImportedFrom &from, ImportUse usual,
        QWidget *parent = nullptr);
    ~ImportDialog() override;
    Q_DISABLE_COPY_MOVE(ImportDialog)

    const ImportSession &session() const { return m_session; }

    Spreadsheet &goals() { return *m_goals; }

    Spreadsheet &text() { return *m_text; }

    ProblemsTree &notes() { return *m_notes; }

    BoardView &board() { return *m_board; }

    /// Shows the place in the text, as soon as it is read.
    void showPlace(TextPosition where);

Q_SIGNALS:
    /// The user decided. The dialog closes afterwards. The session has the set.
    void chosen(boardwright::ImportUse use);

private:
    QWidget *listSide();
    QWidget *boardSide();
    QDialogButtonBox *makeButtons(ImportUse usual);
    void choose(ImportUse use);
    void showReading();
    void showBoard();
    void update();
    void showTextAt(TextPosition where);
    QString summary() const;

    GoalSetDocument m_noDocument; ///< the list of notes is about no document
    ImportSession m_session;
    ImportedGoalsModel m_goalsModel;
    ImportedLinesModel m_linesModel;
    ProblemsModel m_notesModel;
    std::optional<TextPosition> m_wanted; ///< a place to show once the text is there
    QLabel *m_title;
    QLabel *m_summary;
    ImportChoicesBar *m_choices;
    QTabWidget *m_tabs = nullptr;
    Spreadsheet *m_goals = nullptr;
    RowHeader *m_goalNumbers = nullptr;
    Spreadsheet *m_text = nullptr;
    RowHeader *m_lineNumbers = nullptr;
    ProblemsTree *m_notes = nullptr;
    QLabel *m_notesTitle = nullptr;
    BoardView *m_board = nullptr;
    QLabel *m_boardNote = nullptr;
    std::array<QPushButton *, 3> m_uses{}; ///< by ImportUse
};

} // namespace boardwright
