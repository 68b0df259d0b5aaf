// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_edit.h"

#include "core/base/limits.h"
#include "ui/editing/source/source_text.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/source/line_gutter.h"
#include "ui/widgets/source/source_folds.h"
#include "ui/widgets/source/source_paste.h"
#include "ui/widgets/source/source_typing.h"

#include <QContextMenuEvent>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <memory>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int linesAround = 3;
// What is longer takes more than a few milliseconds to insert.
constexpr qsizetype mostPastedAtOnce = 5'000;

/// All lines end with a line feed: other ends become what no file has.
void endLinesAlike(QString &text)
{
    text.replace("\r\n"_L1, "\n"_L1);
    for (const QChar end :
        {QChar(u'\r'), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, u'\n');
}

bool hasLongLine(QStringView text)
{
    for (qsizetype begin = 0; text.size() - begin > longestEditedLine;) {
        const qsizetype feed = text.lastIndexOf(u'\n', begin + longestEditedLine);
        if (feed < begin)
            return true;
        begin = feed + 1;
    }
    return false;
}

} // namespace

SourceEdit::SourceEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_gutter(new LineGutter(*this))
    , m_folds(new SourceFolds(*this))
    , m_paste(new SourcePaste(*this))
    , m_laidOutFor(viewport()->width())
{
    setLayoutDirection(Qt::LeftToRight); // JSON is left to right in every language
    setLineWrapMode(NoWrap);
    setFrameShape(QFrame::NoFrame);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setWritable(false);
    fitTabs();
    fitGutter();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &SourceEdit::fitGutter);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(document(), &QTextDocument::contentsChange, this,
        [this](int position, int /*removed*/, int added) { contentsChanged(position, added); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        m_brackets = bracketsAt(*document(), textCursor().position());
        showMarks();
        m_gutter->update();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &SourceEdit::showMarksOnScreen);
    connect(m_paste, &SourcePaste::finished, this, [this] {
        fitFlags();
        Q_EMIT pasted();
    });
    connect(m_folds, &SourceFolds::changed, this, [this] {
        m_gutter->update();
        showMarksOnScreen();
    });
}

void SourceEdit::setWritable(bool isWritable)
{
    m_isWritable = isWritable;
    fitFlags();
    setTabChangesFocus(!isWritable);
    setUndoRedoEnabled(false);
    setUndoRedoEnabled(isWritable);
}

void SourceEdit::fitFlags()
{
    setTextInteractionFlags(m_isWritable && !m_paste->isActive()
            ? Qt::TextEditorInteraction
            : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

bool SourceEdit::isPasting() const
{
    return m_paste->isActive();
}

void SourceEdit::stopPasting()
{
    m_paste->stop();
    fitFlags();
}

QString SourceEdit::text() const
{
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void SourceEdit::contentsChanged(int position, int added)
{
    // This signal is also emitted for new colours.
    if (document()->revision() == m_revision)
        return;
    m_revision = document()->revision();
    if (!m_isReplacingPieces) // it may reach from the first piece to the last
        m_folds->showChanged({{.from = position, .added = added}});
    if (!m_isReplacing)
        Q_EMIT typed();
}

void SourceEdit::replacePart(qsizetype position, qsizetype removed, QStringView inserted)
{
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(position));
    const int scrolled = verticalScrollBar()->value();
    const bool isAbove = cursor.block().firstLineNumber() < scrolled;
    const int before = document()->lineCount();
    cursor.setPosition(static_cast<int>(position + removed), QTextCursor::KeepAnchor);
    m_isReplacing = true;
    cursor.insertText(inserted.toString());
    m_isReplacing = false;
    // The scroll bar counts lines, so lines inserted or removed above would shift the view.
    if (isAbove)
        verticalScrollBar()->setValue(scrolled + document()->lineCount() - before);
}

void SourceEdit::replacePieces(
    const QList<qsizetype> &begins, qsizetype length, const QString &replacement)
{
    m_isReplacingPieces = true;
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    // From the last piece to the first, so that positions stay valid.
    for (qsizetype i = begins.size() - 1; i >= 0; --i) {
        cursor.setPosition(static_cast<int>(begins[i]));
        cursor.setPosition(static_cast<int>(begins[i] + length), QTextCursor::KeepAnchor);
        cursor.insertText(replacement);
    }
    cursor.endEditBlock();
    m_isReplacingPieces = false;

    std::vector<SourceFolds::Changed> changed;
    changed.reserve(static_cast<std::size_t>(begins.size()));
    for (qsizetype i = 0; i < begins.size(); ++i)
        changed.push_back({.from = static_cast<int>(begins[i] + i * (replacement.size() - length)),
            .added = static_cast<int>(replacement.size())});
    m_folds->showChanged(changed);
}

void SourceEdit::markLines(int first, int last)
{
    m_marked = QTextCursor();
    if (first <= last && last < blockCount()) {
        const QTextBlock end = document()->findBlockByNumber(last);
        m_marked = QTextCursor(document()->findBlockByNumber(first));
        m_marked.setPosition(end.position() + end.length() - 1, QTextCursor::KeepAnchor);
    }
    showMarks();
    m_gutter->update();
}

bool SourceEdit::isMarked(const QTextBlock &block) const
{
    return m_marked.hasSelection() && block.position() <= m_marked.selectionEnd()
        && block.position() + block.length() > m_marked.selectionStart();
}

void SourceEdit::markPiece(qsizetype begin, qsizetype length)
{
    m_piece = QTextCursor(document());
    m_piece.setPosition(static_cast<int>(begin));
    m_piece.setPosition(static_cast<int>(begin + length), QTextCursor::KeepAnchor);
    showMarks();
}

void SourceEdit::showPiece()
{
    const QTextBlock block = document()->findBlock(m_piece.selectionStart());
    m_folds->reveal(block);
    showLines(block.blockNumber(), block.blockNumber());
    // Scrolls horizontally too, if the piece is far out in a long line.
    QTextCursor cursor = m_piece;
    cursor.clearSelection();
    setTextCursor(cursor);
    ensureCursorVisible();
}

void SourceEdit::goTo(int position)
{
    QTextCursor cursor(document());
    cursor.setPosition(std::clamp(position, 0, document()->characterCount() - 1));
    m_folds->reveal(cursor.block());
    setTextCursor(cursor);
    showLines(cursor.blockNumber(), cursor.blockNumber());
    ensureCursorVisible();
}

void SourceEdit::showProblems(const SourceMarks &marks)
{
    m_problems.showProblems(*document(), marks);
    showMarks();
    m_gutter->update();
}

void SourceEdit::clearProblems()
{
    m_problems.clearProblems();
    showMarks();
    m_gutter->update();
}

void SourceEdit::showMistake(const std::optional<Problem> &problem)
{
    m_problems.showMistake(*document(), problem);
    showMarks();
    m_gutter->update();
}

/// Marks outside of the viewport would only slow down painting.
void SourceEdit::showMarksOnScreen()
{
    if (!m_problems.isEmpty() || m_marked.hasSelection())
        showMarks();
}

void SourceEdit::showMarks()
{
    const QColor base = palette().color(QPalette::Base);
    const QColor accent = palette().color(QPalette::Active, QPalette::Highlight);
    QList<QTextEdit::ExtraSelection> marks;
    // Only on the screen, because each mark has a cursor, which every change of the text adjusts: a
    // long text that is pasted into the marked lines is marked, too.
    const QTextBlock bottom = cursorForPosition(viewport()->rect().bottomRight()).block();
    const int first = std::max(m_marked.selectionStart(), firstVisibleBlock().position());
    for (QTextBlock block = document()->findBlock(first);
        isMarked(block) && block.position() <= bottom.position(); block = block.next()) {
        if (!block.isVisible())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(block);
        mark.format.setBackground(mixed(base, accent, 0.14));
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.append(mark);
    }
    marks += m_problems.selections(
        static_cast<int>(firstVisiblePosition()), bottom.position() + bottom.length(), palette());
    for (const int bracket : {m_brackets.bracket, m_brackets.partner}) {
        if (m_brackets.partner < 0 || bracket + 1 >= document()->characterCount())
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(bracket);
        mark.cursor.setPosition(bracket + 1, QTextCursor::KeepAnchor);
        mark.format.setBackground(mixed(base, accent, 0.3));
        mark.format.setFontWeight(QFont::Bold);
        marks.append(mark);
    }
    if (m_piece.hasSelection()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = m_piece;
        mark.format.setBackground(palette().color(QPalette::Active, QPalette::Highlight));
        mark.format.setForeground(palette().color(QPalette::Active, QPalette::HighlightedText));
        marks.append(mark);
    }
    setExtraSelections(marks);
}

void SourceEdit::showLines(int first, int last)
{
    const auto rowOf = [this](int line) {
        const QTextBlock block = document()->findBlockByNumber(line);
        return block.isValid() ? block.firstLineNumber() : 0;
    };
    m_folds->reveal(document()->findBlockByNumber(first));
    const int from = rowOf(first);
    const int to = std::max(from, rowOf(last));
    const int lines = std::max(1, viewport()->height() / std::max(1, fontMetrics().lineSpacing()));
    const int top = verticalScrollBar()->value();
    const int around = std::min(linesAround, std::max(0, (lines - (to - from + 1)) / 2));
    if (from - around < top)
        verticalScrollBar()->setValue(from - around);
    else if (to + around >= top + lines)
        verticalScrollBar()->setValue(std::min(from - around, to + around - lines + 1));
}

void SourceEdit::forVisibleLines(
    const std::function<void(const QTextBlock &, qreal, qreal)> &visit) const
{
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= viewport()->height()) {
        const qreal height = block.isVisible() ? blockBoundingRect(block).height() : 0;
        if (block.isVisible())
            visit(block, top, height);
        top += height;
        block = block.next();
    }
}

void SourceEdit::paintEvent(QPaintEvent *event)
{
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    painter.setFont(font());
    painter.setClipRect(event->rect());
    forVisibleLines([&](const QTextBlock &block, qreal top, qreal /*height*/) {
        if (m_folds->isFolded(block))
            paintSummary(painter, block, top);
    });
}

/// Paints a summary of the content after a folded line, so that folded goals can be told apart.
void SourceEdit::paintSummary(QPainter &painter, const QTextBlock &block, qreal top)
{
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QString goal = SourceFolds::summary(block);
    const QString words = goal.isEmpty() ? QStringLiteral("…") : goal + QStringLiteral(" …");
    const QTextLine line
        = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0) : QTextLine();
    const qreal inset = fontMetrics().horizontalAdvance(u' ');
    const qreal left = contentOffset().x() + document()->documentMargin()
        + (line.isValid() ? line.naturalTextWidth() : 0) + inset;
    const QRectF box(left, top, fontMetrics().horizontalAdvance(words) + (2 * inset),
        fontMetrics().lineSpacing());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(base, text, 0.08));
    painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 3, 3);
    painter.setPen(readableOn(mixed(base, text, 0.08), mixed(base, text, 0.6), text));
    painter.drawText(box, Qt::AlignCenter, words);
}

bool SourceEdit::event(QEvent *event)
{
    // If the text has nothing to undo, the window gets the key.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &key = dynamic_cast<const QKeyEvent &>(*event);
        const bool isUndo = key.matches(QKeySequence::Undo);
        if ((isUndo && !document()->isUndoAvailable())
            || (key.matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool SourceEdit::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto &help = dynamic_cast<const QHelpEvent &>(*event);
    const int position = cursorForPosition(help.pos()).position();
    showTip(*viewport(), help.globalPos(), m_problems.words(position, position));
    return true;
}

void SourceEdit::keyPressEvent(QKeyEvent *event)
{
    if (isReadOnly() || !typeInSource(*this, *event))
        QPlainTextEdit::keyPressEvent(event);
}

void SourceEdit::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    menu->addActions(actions());
    menu->popup(event->globalPos());
}

/// The window handles dropped files.
bool SourceEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() && !source->hasUrls();
}

void SourceEdit::insertFromMimeData(const QMimeData *source)
{
    QString text = source->text();
    const auto refuse = [this](const QString &reason) {
        showReason(*this, viewport()->mapToGlobal(cursorRect().bottomLeft()), reason);
    };
    if (text.size() <= longestPaste)
        endLinesAlike(text);
    if (text.size() > longestPaste || text.count(u'\n') > mostPastedLines) {
        refuse(tr("The copied text is too long to paste: more than %1 characters or %2 lines. Open "
                  "it as a file instead.")
                .arg(QLocale().toString(longestPaste), QLocale().toString(mostPastedLines)));
        return;
    }
    if (hasLongLine(text)) {
        refuse(tr("The copied text has a line of more than %1 characters, which is too long to "
                  "edit. Open it as a file instead.")
                .arg(QLocale().toString(longestEditedLine)));
        return;
    }
    if (text.size() > mostPastedAtOnce) {
        m_paste->start(std::move(text));
        fitFlags();
    } else {
        insertPlainText(text);
        ensureCursorVisible();
    }
}

void SourceEdit::fitGutter()
{
    const int width = m_gutter->sizeHint().width();
    if (viewportMargins().left() != width)
        setViewportMargins(width, 0, 0, 0);
    QRect strip = contentsRect();
    strip.setWidth(width);
    m_gutter->setGeometry(strip);
}

void SourceEdit::fitTabs()
{
    setTabStopDistance(2 * QFontMetricsF(font()).horizontalAdvance(u' '));
}

void SourceEdit::resizeEvent(QResizeEvent *event)
{
    // Although lines are not wrapped, the base class lays out all of them again when the width
    // changes. A layout made for a smaller width remains valid; one made for a larger width would
    // allow needless scrolling.
    const int width = event->size().width();
    const bool isRight = m_laidOutFor <= width;
    QResizeEvent noOther(event->size(), {event->size().width(), event->oldSize().height()});
    QPlainTextEdit::resizeEvent(isRight ? &noOther : event);
    if (!isRight)
        m_laidOutFor = width;
    fitGutter();
    showMarksOnScreen();
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    switch (event->type()) {
    case QEvent::FontChange:
        fitTabs();
        fitGutter();
        break;
    case QEvent::PaletteChange:
        showMarks();
        m_gutter->update();
        break;
    default:
        break;
    }
}

} // namespace boardwright
