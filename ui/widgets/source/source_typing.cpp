// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_typing.h"

#include "ui/widgets/source/bracket_pair.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QTextBlock>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype indentStep = 2;

QString indentOf(const QString &line)
{
    qsizetype count = 0;
    while (count < line.size() && (line[count] == u' ' || line[count] == u'\t'))
        ++count;
    return line.first(count);
}

void breakLine(QPlainTextEdit &edit)
{
    QTextCursor cursor = edit.textCursor();
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const qsizetype column = cursor.positionInBlock();
    const QString indent = indentOf(line).first(std::min(column, indentOf(line).size()));
    const QString before = line.first(column).trimmed();
    const QString after = line.sliced(column).trimmed();
    const bool opens = before.endsWith(u'{') || before.endsWith(u'[');
    const bool closes = after.startsWith(u'}') || after.startsWith(u']');
    cursor.insertText(u'\n' + indent + (opens ? QString(indentStep, u' ') : QString()));
    if (opens && closes) {
        const int position = cursor.position();
        cursor.insertText(u'\n' + indent);
        cursor.setPosition(position);
    }
    cursor.endEditBlock();
    edit.setTextCursor(cursor);
    edit.ensureCursorVisible();
}

/// At the start of a line the bracket is indented like the line with its match.
bool closeBracket(QPlainTextEdit &edit, const QString &bracket)
{
    QTextCursor cursor = edit.textCursor();
    const QString before = cursor.block().text().first(cursor.positionInBlock());
    if (cursor.hasSelection() || !before.trimmed().isEmpty())
        return false;
    cursor.beginEditBlock();
    cursor.insertText(bracket);
    const BracketPair pair = bracketsAt(*edit.document(), cursor.position() - 1);
    if (pair.partner >= 0) {
        const QString indent = indentOf(edit.document()->findBlock(pair.partner).text());
        const int end = cursor.position();
        cursor.setPosition(cursor.block().position());
        cursor.setPosition(end - 1, QTextCursor::KeepAnchor);
        cursor.insertText(indent);
        cursor.movePosition(QTextCursor::NextCharacter);
    }
    cursor.endEditBlock();
    edit.setTextCursor(cursor);
    return true;
}

bool isAcrossLines(const QTextCursor &cursor)
{
    return cursor.hasSelection()
        && cursor.document()->findBlock(cursor.selectionStart())
        != cursor.document()->findBlock(cursor.selectionEnd());
}

} // namespace

void shiftLines(const QTextCursor &cursor, bool isIndented)
{
    QTextBlock block = cursor.document()->findBlock(cursor.selectionStart());
    const QTextBlock last = cursor.document()->findBlock(
        cursor.hasSelection() ? cursor.selectionEnd() - 1 : cursor.selectionEnd());
    const int count = last.blockNumber() - block.blockNumber() + 1;
    QTextCursor edit(cursor.document());
    edit.beginEditBlock();
    for (int i = 0; i < count && block.isValid(); ++i, block = block.next()) {
        edit.setPosition(block.position());
        if (isIndented) {
            if (!block.text().isEmpty())
                edit.insertText(QString(indentStep, u' '));
            continue;
        }
        const qsizetype most = block.text().startsWith(u'\t') ? 1 : indentStep;
        const qsizetype spaces = std::min(most, indentOf(block.text()).size());
        edit.setPosition(block.position() + static_cast<int>(spaces), QTextCursor::KeepAnchor);
        edit.removeSelectedText();
    }
    edit.endEditBlock();
}

bool typeInSource(QPlainTextEdit &edit, const QKeyEvent &event)
{
    const auto modifiers = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        // On many keyboards AltGr types brackets.
        const bool isTyped = event.text() == "}"_L1 || event.text() == "]"_L1;
        return isTyped && closeBracket(edit, event.text());
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        breakLine(edit);
        return true;
    case Qt::Key_Tab:
        if (isAcrossLines(edit.textCursor()))
            shiftLines(edit.textCursor(), true);
        else
            edit.insertPlainText(QString(indentStep, u' '));
        return true;
    case Qt::Key_Backtab:
        shiftLines(edit.textCursor(), false);
        return true;
    default:
        return (event.text() == "}"_L1 || event.text() == "]"_L1)
            && closeBracket(edit, event.text());
    }
}

} // namespace boardwright
