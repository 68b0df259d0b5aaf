// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/source/source_places.h"
#include "ui/editing/source/source_session.h"
#include "ui/editing/source/source_text.h"
#include "ui/editing/workers/newest_worker.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <vector>

namespace boardwright {

class FindBar;
class LineBar;
class SourceEdit;
class SourceFill;
class SourceHighlighter;
class SourceSyntax;
class SourceNote;
class SourceSearch;

/// The file as it would be saved now: highlighted JSON that can be read and edited, with underlined
/// problems, folds and search. Follows the document while visible. Edits reach the document through
/// a SourceSession.
class SourceView final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive the view. `files` is the files thread.
    SourceView(GoalSetDocument &document, JobPool &files, QWidget *parent = nullptr);
    ~SourceView() override;

    /// Marks the goal's lines and scrolls to them, now or once they are known. Does not scroll
    /// while the user types. RowId::none removes the mark.
    void showRow(RowId id);
    /// Puts the cursor at the start of a line, counted from 1, now or once the line exists.
    void showLine(int line);
    /// Underlines the problems of a set while the text is that of the set.
    void showProblems(const GoalSet &set, const QList<Problem> &problems);
    void openFindBar();

    /// Called before saving and similar: brings the edited text into the document and ends the undo
    /// step. Returns whether the document has the whole text. False if it has an error, or, for a
    /// long text, not yet. While a long text is being pasted, all of this waits for its end.
    bool finishSession();

    /// Same, then calls `then`: at once, or after a long text was read.
    void finishSession(const std::function<void()> &then);

    /// Whether edited text that is not in the document would be lost with the window or on opening
    /// another file.
    bool holdsMoreThanDocument() const { return m_session.holdsMore(); }

    /// The error that keeps the text out of the document, with its place; std::nullopt if there is
    /// none.
    const std::optional<Problem> &pendingError() const { return m_session.pendingError(); }

    /// Discards the edited text that is not in the document.
    void discardText() { m_session.discard(); }

    SourceSession &session() { return m_session; }

Q_SIGNALS:
    /// The cursor was moved to the lines of this goal.
    void currentRowChanged(RowId id);
    /// pendingError() or holdsMoreThanDocument() changed.
    void stateChanged();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct RowLines {
        LineRange lines;
        RowId id = RowId::none;
    };

    void connectParts();
    void setUpActions();
    void setUpHighlighter();
    void refresh();
    void showText();
    void mergeText();
    void textFilled();
    void textTaken();
    void stopPasting();
    void textPasted();
    void indexRows();
    void showNote();
    void markRow();
    void followCursor();
    void goToWantedLine();
    void findPlaces();
    void showPlaces(const SourceMarks &marks);
    void goToProblem(bool forward);
    void goToMistake();

    GoalSetDocument &m_document;
    SourceText m_text;
    SourceNote *m_note;
    SourceEdit *m_edit;
    FindBar *m_findBar;
    LineBar *m_lineBar;
    SourceFill *m_fill;
    SourceSearch *m_search;
    std::shared_ptr<SourceSyntax> m_syntax;
    SourceHighlighter *m_highlighter = nullptr; ///< null until first shown
    SourceSession m_session;
    MarksRequest m_problems; ///< of the latest board; its text is left empty
    std::vector<RowLines> m_rows; ///< of the document's text, from the top
    RowId m_row = RowId::none;
    bool m_scrollsToRow = false; ///< once its lines are known
    int m_wantedLine = 0; ///< the line that showLine() waits for; 0: none
    bool m_isStale = true; ///< the document changed while the view was hidden
    bool m_isTyped = false; ///< the user changed the text since it was filled
    bool m_endsWithPaste = false; ///< the session was to be finished while a text was pasted
    std::function<void()> m_afterPaste; ///< called when the session is finished then
    NewestWorker<MarksRequest, SourceMarks> m_places; ///< finds the places of problems
};

} // namespace boardwright
