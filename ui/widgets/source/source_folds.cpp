// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_folds.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QAbstractTextDocumentLayout>
#include <QPlainTextEdit>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

// Limit of the search for a goal in a folded object.
constexpr int linesOfSummary = 40;

void setShown(QTextBlock &block, bool isShown)
{
    block.setVisible(isShown);
    block.setLineCount(isShown ? 1 : 0);
}

} // namespace

SourceFolds::SourceFolds(QPlainTextEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
{
    connect(&edit, &QPlainTextEdit::cursorPositionChanged, this,
        [this] { reveal(m_edit.textCursor().block()); });
}

void SourceFolds::setHighlighter(const KSyntaxHighlighting::SyntaxHighlighter *highlighter)
{
    m_highlighter = highlighter;
}

bool SourceFolds::canFold(const QTextBlock &block) const
{
    return m_highlighter != nullptr && block.isValid() && m_highlighter->startsFoldingRegion(block);
}

bool SourceFolds::isFolded(const QTextBlock &block) const
{
    return block.isVisible() && block.next().isValid() && !block.next().isVisible();
}

/// A line that ends one object and begins the next one stays visible.
QTextBlock SourceFolds::lastHidden(const QTextBlock &head) const
{
    const QTextBlock end = m_highlighter->findFoldingRegionEnd(head);
    if (!end.isValid())
        return head.document()->lastBlock();
    return canFold(end) ? end.previous() : end;
}

void SourceFolds::fold(const QTextBlock &head)
{
    const QTextBlock last = lastHidden(head);
    for (QTextBlock block = head.next();
        block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next()) {
        if (isFolded(block))
            m_inner.emplace_back(block);
        setShown(block, false);
    }
}

void SourceFolds::toggle(const QTextBlock &block)
{
    if (isFolded(block)) {
        unfold(block);
    } else if (canFold(block)) {
        fold(block);
        refresh();
    }
}

void SourceFolds::foldAround(const QTextBlock &block)
{
    for (QTextBlock head = block; head.isValid(); head = head.previous()) {
        if (!canFold(head) || isFolded(head) || !head.isVisible())
            continue;
        if (head != block && lastHidden(head).blockNumber() < block.blockNumber())
            continue;
        fold(head);
        refresh();
        return;
    }
}

void SourceFolds::unfold(const QTextBlock &head)
{
    if (!isFolded(head))
        return;
    const int first = head.blockNumber();
    QTextBlock block = head.next();
    for (; block.isValid() && !block.isVisible(); block = block.next())
        setShown(block, true);
    const int end = block.isValid() ? block.blockNumber() : head.document()->blockCount();
    // Inner folds stay folded.
    const auto isInside = [&](const QTextCursor &cursor) {
        return cursor.blockNumber() > first && cursor.blockNumber() < end;
    };
    const auto inside = std::ranges::stable_partition(m_inner, std::not_fn(isInside));
    const std::vector<QTextCursor> inner(inside.begin(), inside.end());
    m_inner.erase(inside.begin(), inside.end());
    // The innermost folds come last in the text.
    for (const QTextCursor &cursor : inner) {
        if (canFold(cursor.block()) && !isFolded(cursor.block()))
            fold(cursor.block());
    }
    refresh();
}

void SourceFolds::foldAll(const std::vector<int> &lines)
{
    for (const int line : lines) {
        const QTextBlock block = m_edit.document()->findBlockByNumber(line);
        if (block.isVisible() && canFold(block) && !isFolded(block))
            fold(block);
    }
    refresh();
}

void SourceFolds::unfoldAll()
{
    m_inner.clear();
    bool wasFolded = false;
    for (QTextBlock block = m_edit.document()->begin(); block.isValid(); block = block.next()) {
        if (!block.isVisible()) {
            wasFolded = true;
            setShown(block, true);
        }
    }
    if (wasFolded)
        refresh();
}

void SourceFolds::showRun(QTextBlock block)
{
    while (block.isValid() && !block.isVisible())
        block = block.previous();
    unfold(block);
}

void SourceFolds::reveal(const QTextBlock &block)
{
    // Opens outer folds until the block is visible; the limit is the deepest nesting.
    for (int depth = 0; block.isValid() && !block.isVisible() && depth < 64; ++depth)
        showRun(block);
}

void SourceFolds::showChanged(const std::vector<Changed> &changes)
{
    const QTextDocument *document = m_edit.document();
    m_refreshesLater = true;
    for (const Changed &change : changes) {
        const QTextBlock end = document->findBlock(change.from + change.added);
        const int last = end.isValid() ? end.blockNumber() + 1 : document->blockCount();
        for (QTextBlock block = document->findBlock(change.from);
            block.isValid() && block.blockNumber() <= last; block = block.next())
            reveal(block);
    }
    m_refreshesLater = false;
    if (std::exchange(m_isStale, false))
        refresh();
}

QString SourceFolds::summary(const QTextBlock &block)
{
    static const QRegularExpression goal(QStringLiteral("^\\s*\"goal\"\\s*:\\s*(\".*\"),?\\s*$"));
    QTextBlock inside = block.next();
    for (int i = 0; i < linesOfSummary && inside.isValid() && !inside.isVisible(); ++i) {
        // Nested objects may hold several goals, so there is no summary.
        if (inside.text().trimmed() == QLatin1StringView("{"))
            return {};
        const QRegularExpressionMatch match = goal.match(inside.text());
        if (match.hasMatch())
            return match.captured(1);
        inside = inside.next();
    }
    return {};
}

void SourceFolds::refresh()
{
    m_isStale = m_refreshesLater;
    if (m_isStale)
        return;
    auto *layout = m_edit.document()->documentLayout();
    Q_EMIT layout->documentSizeChanged(layout->documentSize());
    m_edit.viewport()->update();
    const QTextBlock cursor = m_edit.textCursor().block();
    if (!cursor.isVisible()) {
        QTextBlock head = cursor;
        while (head.isValid() && !head.isVisible())
            head = head.previous();
        m_edit.setTextCursor(QTextCursor(head));
    }
    Q_EMIT changed();
}

} // namespace boardwright
