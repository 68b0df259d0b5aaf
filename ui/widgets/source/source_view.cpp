// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_view.h"

#include "ui/text/words.h"
#include "ui/widgets/source/find_bar.h"
#include "ui/widgets/source/line_bar.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_fill.h"
#include "ui/widgets/source/source_folds.h"
#include "ui/widgets/source/source_highlighter.h"
#include "ui/widgets/source/source_note.h"
#include "ui/widgets/source/source_search.h"

#include <QApplication>
#include <QFocusEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace boardwright {

SourceView::SourceView(GoalSetDocument &document, JobPool &files, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_text(files)
    , m_note(new SourceNote(this))
    , m_edit(new SourceEdit(this))
    , m_findBar(new FindBar(this))
    , m_lineBar(new LineBar(this))
    , m_fill(new SourceFill(*m_edit, this))
    , m_search(new SourceSearch(*m_edit, *m_findBar))
    , m_syntax(std::make_shared<SourceSyntax>())
    , m_session(document, files, [this] { return m_edit->text(); })
    , m_places(files, this, &placeProblems, [this](const SourceMarks &marks) { showPlaces(marks); })
{
    m_edit->setAccessibleName(tr("Source of the file"));
    m_edit->installEventFilter(this);
    m_findBar->hide();
    m_lineBar->hide();
    setFocusProxy(m_edit);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_note);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_lineBar);
    connectParts();
    setUpActions();
}

SourceView::~SourceView() = default;

void SourceView::connectParts()
{
    connect(&m_document, &GoalSetDocument::reset, this, [this] { showRow(RowId::none); });
    connect(&m_text, &SourceText::updated, this, &SourceView::showText);
    connect(m_fill, &SourceFill::finished, this, &SourceView::textFilled);
    connect(m_edit, &SourceEdit::typed, this, [this] {
        m_isTyped = true;
        m_session.textEdited();
    });
    connect(m_edit, &SourceEdit::pasted, this, &SourceView::textPasted);
    connect(m_edit, &SourceEdit::cursorPositionChanged, this, &SourceView::followCursor);
    connect(&m_session, &SourceSession::textWanted, this, &SourceView::refresh);
    connect(&m_session, &SourceSession::taken, this, &SourceView::textTaken);
    connect(&m_session, &SourceSession::refused, this,
        [this] { m_edit->showMistake(m_session.pendingError()); });
    connect(&m_session, &SourceSession::stateChanged, this, [this] {
        if (!m_session.base())
            stopPasting();
        if (!m_session.pendingError())
            m_edit->showMistake({});
        showNote();
        Q_EMIT stateChanged();
    });
    connect(m_note, &SourceNote::placeWanted, this, &SourceView::goToMistake);
    connect(m_note, &SourceNote::discardWanted, this, [this] {
        m_session.discard();
        m_edit->setFocus();
    });
    connect(m_lineBar, &LineBar::lineWanted, this, &SourceView::showLine);
    connect(m_lineBar, &LineBar::closed, this, [this] {
        m_lineBar->hide();
        m_edit->setFocus();
    });
}

/// Delayed until the view is visible, because it reads the whole index of languages.
void SourceView::setUpHighlighter()
{
    if (m_highlighter != nullptr) {
        m_highlighter->setPalette(palette());
    } else if (m_syntax->readSome()) {
        QTimer::singleShot(0, this, &SourceView::setUpHighlighter); // pending keys come first
    } else {
        m_highlighter = new SourceHighlighter(m_edit->document(), m_syntax, palette());
        m_edit->folds().setHighlighter(m_highlighter);
    }
}

/// The text stays read-only until it is that of the document.
void SourceView::refresh()
{
    m_isStale = !isVisible() && !m_session.holdsMore();
    if (!m_session.base())
        stopPasting();
    m_edit->setWritable(false);
    if (!m_isStale)
        m_text.request(m_document.set());
}

void SourceView::showText()
{
    if (m_session.holdsMore())
        mergeText();
    else if (m_isTyped)
        m_fill->show(m_text.result(), m_edit->text());
    else
        m_fill->show(m_text.result());
    m_isTyped = m_session.holdsMore();
}

/// Merges changes of the document into a text that the user is still editing.
void SourceView::mergeText()
{
    if (!m_text.isUpToDate())
        return;
    if (const auto merge = m_session.merge(m_text.result()))
        m_edit->replacePart(merge->change.position, merge->change.removed, merge->inserted);
    m_edit->setWritable(true);
    indexRows();
    m_session.textMerged();
}

void SourceView::textFilled()
{
    if (m_session.holdsMore())
        return;
    if (m_text.isUpToDate())
        m_session.start(m_text.result());
    m_edit->setWritable(m_session.isOpen());
    m_findBar->setWritable(m_session.isOpen());
    m_edit->clearProblems();
    indexRows();
    showNote();
    markRow();
    m_search->textChanged();
    findPlaces();
    goToWantedLine();
}

void SourceView::textTaken()
{
    m_fill->take(m_session.base());
    m_isTyped = false;
    indexRows();
    markRow();
    followCursor();
    findPlaces();
}

/// The text will be another one.
void SourceView::stopPasting()
{
    m_endsWithPaste = false;
    m_afterPaste = nullptr;
    m_edit->stopPasting();
}

void SourceView::textPasted()
{
    showNote();
    if (!std::exchange(m_endsWithPaste, false))
        return;
    if (const auto then = std::exchange(m_afterPaste, nullptr))
        m_session.finish(then);
    else
        m_session.finish();
}

bool SourceView::finishSession()
{
    m_endsWithPaste = m_edit->isPasting();
    return !m_endsWithPaste && m_session.finish();
}

void SourceView::finishSession(const std::function<void()> &then)
{
    m_endsWithPaste = m_edit->isPasting();
    if (m_endsWithPaste)
        m_afterPaste = then;
    else
        m_session.finish(then);
}

void SourceView::indexRows()
{
    m_rows.clear();
    const auto source = m_session.base() ? m_session.base() : m_text.result();
    if (!source)
        return;
    m_rows.reserve(static_cast<std::size_t>(source->rows.size()));
    for (const Objective &objective : m_document.set().objectives) {
        const auto found = source->rows.constFind(objective.id);
        if (found != source->rows.cend())
            m_rows.push_back({.lines = *found, .id = objective.id});
    }
}

void SourceView::showNote()
{
    const auto *const source = m_fill->result();
    if (const auto &error = m_session.pendingError()) {
        QString words = tr("%1 Until this is fixed, the goal set keeps its previous state, and "
                           "that is what is saved.",
            "after a sentence about a mistake in the text")
                            .arg(wordsWithPlace(*error));
        if (m_session.isInConflict())
            words += u' '
                + tr("The same lines were changed elsewhere in the meantime. Fixing the text will "
                     "overwrite those changes.");
        m_note->showMistake(words);
    } else if (source != nullptr && source->isLaidOut) {
        m_note->showHint(tr("The file has very long lines. They are shown reformatted for reading "
                            "and cannot be edited here."));
    } else if (source != nullptr && source->isLossy) {
        m_note->showHint(tr("The file contains characters that a text field cannot show. It can be "
                            "read here but not edited."));
    } else {
        m_note->showNothing();
    }
}

void SourceView::showRow(RowId id)
{
    const bool isTypedIn
        = m_edit->hasFocus() && (id == m_row || m_edit->document()->isUndoAvailable());
    m_row = id;
    m_scrollsToRow = id != RowId::none && !isTypedIn;
    markRow();
}

void SourceView::showLine(int line)
{
    m_wantedLine = line;
    m_scrollsToRow = false;
    goToWantedLine();
}

void SourceView::goToWantedLine()
{
    if (m_wantedLine == 0 || m_isStale || !m_fill->isComplete())
        return;
    const int last = m_edit->document()->blockCount();
    const int line = std::min(std::exchange(m_wantedLine, 0), last);
    m_edit->goTo(m_edit->document()->findBlockByNumber(line - 1).position());
}

void SourceView::markRow()
{
    if (m_session.holdsMore() || !m_fill->isComplete())
        return;
    const auto row = std::ranges::find(m_rows, m_row, &RowLines::id);
    if (m_row == RowId::none || row == m_rows.end()) {
        m_edit->markLines(0, -1);
        return;
    }
    m_edit->markLines(row->lines.first, row->lines.last);
    if (m_scrollsToRow && isVisible()) {
        m_edit->showLines(row->lines.first, row->lines.last);
        m_scrollsToRow = false;
    }
}

/// If several goals share a line, none of them becomes current.
void SourceView::followCursor()
{
    if (!m_edit->hasFocus() || m_session.holdsMore() || !m_fill->isComplete())
        return;
    const int line = m_edit->textCursor().blockNumber();
    const auto next = std::ranges::upper_bound(
        m_rows, line, {}, [](const RowLines &row) { return row.lines.first; });
    if (next == m_rows.begin())
        return;
    const auto row = std::prev(next);
    const bool isAlone = row == m_rows.begin() || std::prev(row)->lines.last < line;
    if (row->lines.last < line || !isAlone || row->id == m_row)
        return;
    m_row = row->id;
    m_scrollsToRow = false;
    markRow();
    Q_EMIT currentRowChanged(m_row);
}

void SourceView::showProblems(const GoalSet &set, const QList<Problem> &problems)
{
    m_problems = {.text = {}, .set = set, .problems = problems};
    findPlaces();
}

void SourceView::findPlaces()
{
    if (!isVisible() || m_session.holdsMore() || !m_fill->isComplete())
        return;
    MarksRequest request = m_problems;
    request.text = m_fill->result()->text;
    m_places.restart(std::move(request));
}

void SourceView::showPlaces(const SourceMarks &marks)
{
    if (!m_session.holdsMore() && m_fill->isComplete() && marks.text == m_fill->result()->text)
        m_edit->showProblems(marks);
}

void SourceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter != nullptr)
        setUpHighlighter();
}

bool SourceView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::FocusOut) {
        const auto reason = dynamic_cast<const QFocusEvent &>(*event).reason();
        const QWidget *next = QApplication::focusWidget();
        const bool staysHere = next != nullptr && isAncestorOf(next);
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason && !staysHere)
            finishSession();
    }
    return QWidget::eventFilter(watched, event);
}

void SourceView::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    finishSession();
}

void SourceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    // After the tab is painted.
    QTimer::singleShot(0, this, &SourceView::setUpHighlighter);
    if (m_isStale) {
        refresh();
    } else {
        markRow();
        findPlaces();
    }
}

} // namespace boardwright
