// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_paste.h"

#include <QElapsedTimer>
#include <QPlainTextEdit>

#include <algorithm>
#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

// A step checks its time after each chunk of this size, which is extended to the end of its line.
constexpr qsizetype pastedChunk = 2'000;
constexpr std::chrono::nanoseconds pasteTime = 6ms;

} // namespace

SourcePaste::SourcePaste(QPlainTextEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
{
    m_timer.setInterval(0ms);
    connect(&m_timer, &QTimer::timeout, this, &SourcePaste::step);
}

void SourcePaste::start(QString text)
{
    m_text = std::move(text);
    m_inserted = 0;
    m_hasBegun = false;
    m_cursor = m_edit.textCursor();
    // Otherwise it moves with each chunk, and what depends on it is computed again.
    QTextCursor before = m_cursor;
    before.setPosition(m_cursor.selectionStart());
    before.setKeepPositionOnInsert(true);
    m_edit.setTextCursor(before);
    m_timer.start();
    step();
}

void SourcePaste::stop()
{
    m_timer.stop();
    m_text.clear();
}

void SourcePaste::step()
{
    QElapsedTimer clock;
    clock.start();
    while (m_timer.isActive() && m_inserted < m_text.size() && clock.durationElapsed() < pasteTime)
        replaceSome();
    if (!m_timer.isActive() || m_inserted < m_text.size())
        return;
    stop();
    m_edit.setTextCursor(m_cursor);
    m_edit.ensureCursorVisible();
    Q_EMIT finished();
}

/// Removes from the end of the selection, so that no following lines have to move.
void SourcePaste::replaceSome()
{
    if (std::exchange(m_hasBegun, true))
        m_cursor.joinPreviousEditBlock();
    else
        m_cursor.beginEditBlock();
    if (m_cursor.hasSelection()) {
        const int begin = m_cursor.selectionStart();
        const int end = m_cursor.selectionEnd();
        QTextCursor last = m_cursor;
        last.setPosition(std::max(begin, end - static_cast<int>(pastedChunk)));
        last.setPosition(end, QTextCursor::KeepAnchor);
        last.removeSelectedText();
    } else {
        const qsizetype feed
            = m_text.indexOf(u'\n', std::min(m_inserted + pastedChunk, m_text.size()));
        const qsizetype end = feed < 0 ? m_text.size() : feed + 1;
        m_cursor.insertText(m_text.sliced(m_inserted, end - m_inserted));
        m_inserted = end;
    }
    m_cursor.endEditBlock();
}

} // namespace boardwright
