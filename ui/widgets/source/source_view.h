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

/// The file as it would be saved now: JSON in colours, to read and to type in, with its problems
/// underlined, folds and a search. Follows the document while it is visible; what is typed reaches
/// the document through a SourceSession.
class SourceView final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive the view. `files` is the files thread.
    SourceView(GoalSetDocument &document, JobPool &files, QWidget *parent = nullptr);
    ~SourceView() override;

    /// Marks the goal's lines and scrolls to them, at once or when they are there; does not scroll
    /// while somebody types. RowId::none: none is marked.
    void showRow(RowId id);
    /// Puts the cursor at the beginning of a line, counted from 1, at once or when it is there.
    void showLine(int line);
    /// Underlines the problems of a set while the text is that of the set.
    void showProblems(const GoalSet &set, const QList<Problem> &problems);
    void openFindBar();

    /// Before saving and the like: brings what was typed into the document and ends the undo step.
    /// Returns whether the document holds all of the text; not if it has a mistake, and not yet if
    /// it is long.
    bool finishSession() { return m_session.finish(); }

    /// The same, and then calls `then`: at once, or soon, when a long text was read.
    void finishSession(const std::function<void()> &then) { m_session.finish(then); }

    /// What was typed and is not in the document would be lost with the window, or another file.
    bool holdsMoreThanDocument() const { return m_session.holdsMore(); }

    /// The mistake that keeps the text out of the document, with its place; nothing: none does.
    const std::optional<Problem> &pendingError() const { return m_session.pendingError(); }

    /// Gives up what was typed and is not in the document.
    void discardText() { m_session.discard(); }

    SourceSession &session() { return m_session; }

Q_SIGNALS:
    /// The cursor was put into the lines of this goal.
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
    MarksRequest m_problems; ///< of the newest board; its text is left empty
    std::vector<RowLines> m_rows; ///< of the text that the document holds, from the top
    RowId m_row = RowId::none;
    bool m_scrollsToRow = false; ///< when its lines are known
    int m_wantedLine = 0; ///< that showLine() waits for; 0: none
    bool m_isStale = true; ///< the document changed while nobody looked
    bool m_isTyped = false; ///< the edit does not hold what it was filled with
    NewestWorker<MarksRequest, SourceMarks> m_places; ///< of problems
};

} // namespace boardwright
